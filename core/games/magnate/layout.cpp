// How the table is laid out before the first roll: what is needed, the plan, the steps.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/table_plan.h"

namespace castalia::magnate {

namespace {

/// What the setup says so far; where it says nothing yet, what is usual.
class LayoutBuilder {
public:
    LayoutBuilder(const Players& players, const Json& setup, const Tell& tell)
        : players_(players), setup_(setup), plan_(tell) {
        const Json deck = value_at(setup, "deck");
        courts_ = deck == Json("courts");
        pawns_ = deck == Json("pawns");
    }

    TableLayout layout() {
        constexpr int kLeast = 60, kMost = 90;
        TableLayout layout;
        layout.least_minutes = kLeast;
        layout.most_minutes = kMost;
        layout.room = say("room for 100 × 70 cm");
        needs(layout);
        steps(layout);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            side(seat, seat == 0 ? kBelow : kAbove);
        }
        districts();
        layout.plan = plan_.take(say("Plan of the table"),
                                 say("Five districts in a row, one player above and one below; the pile at the left, "
                                     "the discard pile and the bank at the right"));
        return layout;
    }

private:
    static constexpr double kAbove = 10, kBelow = 326;

    int cards() const { return courts_ || pawns_ ? 34 : 30; }

    void needs(TableLayout& layout) const {
        layout.needs = {{cards(), say("property cards"),
                         courts_  ? say("6 Aces, 24 numbers, 4 Courts")
                         : pawns_ ? say("6 Aces, 24 numbers, 4 Pawns")
                                  : say("6 Aces, 24 numbers; Courts stay out")},
                        {6, say("Crowns"), say("one of each suit")},
                        {kDistricts, say("district markers"),
                         pawns_ ? say("anything; the Excuse stays out") : say("4 Pawns and the Excuse")},
                        {6 * kUsualTokens, say("tokens"), say("12 of each suit are plenty")},
                        {2, say("ten-sided dice"), say("0 is read as 10")},
                        {1, say("six-sided die"), say("for the tax")}};
    }

    void steps(TableLayout& layout) const {
        layout.steps = {{say("Lay the districts in a row"),
                         pawns_ ? say("Five markers without a suit") : say("The Excuse mostly lies in the middle")},
                        {say("Shuffle the {n} properties, lay the pile", {{"n", literally(cards())}}), {}},
                        {say("Give each player three Crowns"), say("Shuffled and dealt face up, or as agreed")},
                        {say("Deal three cards each, hidden"), {}},
                        {say("Take one token of each own Crown"), {}},
                        {say("Lay the bank and the dice ready"), {}}};
    }

    /// The suits of the player's Crowns as letters; unknown ones as question marks.
    std::string crowns(std::size_t seat) const {
        std::string letters;
        const Json& name = seat < players_.names.size() ? Json(players_.names[seat]) : Json();
        const Json all = value_at(setup_, "crowns");
        if (all.is_object() && name.is_string() && all.contains(name.get<std::string>())) {
            for (const Json& card : all[name.get<std::string>()]) {
                const std::string code = card.is_string() ? card.get<std::string>() : std::string();
                letters += code.size() == 2 ? code[1] : '?';
            }
        }
        return letters.size() == 3 ? letters : "???";
    }

    void side(std::size_t seat, double y) {
        constexpr double kWide = 828, kHigh = 110, kCrowns = 150, kHand = 410, kTokens = 640;
        const Json first = value_at(setup_, "first");
        const bool begins = seat < players_.names.size() && first == Json(players_.names[seat]);
        plan_.area(10, y, kWide, kHigh, seated(players_, seat),
                   first.is_null() ? Text()
                   : begins        ? say("begins")
                                   : say("plays second"));
        const std::string suits = crowns(seat);
        for (std::size_t i = 0; i < suits.size(); ++i) {
            constexpr double kApart = 48;
            plan_.open_card(kCrowns + kApart * static_cast<double>(i), y + 14,
                            suits[i] == '?' ? say("Crown") : literally("C" + suits.substr(i, 1)));
        }
        plan_.words(kCrowns, y + 14 + TablePlan::kTall + 15, say("3 Crowns, face up"), false, 11);
        plan_.hidden_cards(kHand, y + 14, 3, say("3 cards, hidden"));
        plan_.tokens(kTokens, y + 30, suits, say("1 token of each Crown"));
        if (seat == 1) {
            plan_.step(kCrowns - 14, y + 20, 3);
            plan_.step(kHand - 14, y + 20, 4);
            plan_.step(kTokens - 14, y + 36, 5);
        }
    }

    void districts() {
        constexpr double kLeft = 130, kApart = 120, kWide = 112, kMarker = 46, kPlace = 58;
        const Json laid = value_at(setup_, "districts");
        const std::array<const char*, kDistricts> usual{"PMSL", "PMYK", "X", "PSWK", "PWLY"};
        for (std::size_t i = 0; i < kDistricts; ++i) {
            const double x = kLeft + kApart * static_cast<double>(i);
            const Json marker = laid.is_array() && i < laid.size() ? laid[i] : Json(usual.at(i));
            const std::string code = pawns_ || !marker.is_string() ? "any" : marker.get<std::string>();
            plan_.place(x, 130, kWide, kPlace, i == 0 ? say("{who} builds", {{"who", seated(players_, 1)}}) : Text());
            plan_.sketch().box(x, 196, kWide, kMarker, 6, 1.2);
            plan_.words(x + 8, 224, literally(static_cast<long long>(i) + 1), true, 14);
            plan_.middle(x + kWide / 2 + 8, 224, code == "X" ? say("Excuse") : literally(code), 13);
            plan_.place(x, 250, kWide, kPlace, i == 0 ? say("{who} builds", {{"who", seated(players_, 0)}}) : Text());
        }
        plan_.step(kLeft + kWide, 196, 1);
        plan_.pile(40, 186, say("Pile {n}", {{"n", literally(cards() - 6)}}));
        plan_.step(34, 182, 2);
        plan_.place(750, 132, 62, 66, say("Sold 0"));
        plan_.tokens(744, 212, "MSW", {});
        plan_.tokens(744, 240, "LYK", say("Bank, dice"));
        plan_.die(744, 288, "10");
        plan_.die(776, 288, "10");
        plan_.die(808, 288, "6");
        plan_.step(738, 212, 6);
    }

    const Players& players_;
    const Json& setup_;
    TablePlan plan_;
    bool courts_ = false, pawns_ = false;
};

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Tell& tell) {
    return LayoutBuilder(players, setup, tell).layout();
}

}  // namespace castalia::magnate

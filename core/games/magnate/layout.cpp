// The layout of the table before the first roll: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/table_plan.h"

namespace castalia::magnate {

namespace {

/// Builds the layout from the setup so far, with the defaults of everything else.
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
    static constexpr double kAbove = 8, kBelow = 328;

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

    /// Returns the suits of the player's Crowns as letters, with question marks for unknown ones.
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
        constexpr double kWide = 828, kHigh = 110, kCrowns = 170, kHand = 420, kTokens = 650;
        const Json first = value_at(setup_, "first");
        const bool begins = seat < players_.names.size() && first == Json(players_.names[seat]);
        plan_.seat(10, y, kWide, kHigh, players_, seat,
                   first.is_null() ? Text()
                   : begins        ? say("begins")
                                   : say("plays second"));
        const std::string suits = crowns(seat);
        for (std::size_t i = 0; i < suits.size(); ++i) {
            constexpr double kApart = 55;
            plan_.suit_card(kCrowns + kApart * static_cast<double>(i), y + 14, say("Crown"), suits[i]);
        }
        plan_.words(kCrowns, y + 14 + TablePlan::kTall + 15, say("3 Crowns, face up"), false, 11);
        plan_.hidden_cards(kHand, y + 14, 3, say("3 cards, hidden"));
        plan_.tokens(kTokens, y + 35, suits, say("1 token of each Crown"));
        if (seat == 1) {
            plan_.step(kCrowns - 16, y + 22, 3);
            plan_.step(kHand - 16, y + 22, 4);
            plan_.step(kTokens - 16, y + 42, 5);
        }
    }

    void district(std::size_t which, double x, double y) {
        constexpr double kWide = 112, kHigh = 74, kPlace = 44, kGap = 8, kApart = 28;
        const Json laid = value_at(setup_, "districts");
        const std::array<const char*, kDistricts> usual{"PMSL", "PMYK", "X", "PSWK", "PWLY"};
        const Json named = laid.is_array() && which < laid.size() ? laid[which] : Json();
        const std::string code = pawns_ ? "any" : named.is_string() ? named.get<std::string>() : usual.at(which);
        plan_.place(x, y - kGap - kPlace, kWide, kPlace,
                    which == 0 ? say("{who} builds", {{"who", seated(players_, 1)}}) : Text());
        plan_.marker(x, y, kWide, kHigh);
        plan_.words(x + 8, y + 20, literally(static_cast<long long>(which) + 1), true, 14);
        const std::optional<Card> card = decktet::card_of(code);
        double left = x + 26;
        for (const Suit suit : card ? std::vector<Suit>(decktet::suits(*card).begin(), decktet::suits(*card).end())
                                    : std::vector<Suit>()) {
            plan_.tokens(left, y + 6, std::string(1, decktet::letter(suit)), {});
            left += kApart;
        }
        plan_.middle(x + kWide / 2, y + kHigh - 10, card ? decktet::short_name(*card) : say("any suit"), 11);
        plan_.place(x, y + kHigh + kGap, kWide, kPlace,
                    which == 0 ? say("{who} builds", {{"who", seated(players_, 0)}}) : Text());
    }
    void districts() {
        constexpr double kLeft = 130, kBeside = 120, kWide = 112, kUpper = 186, kRight = 752;
        for (std::size_t i = 0; i < kDistricts; ++i) {
            district(i, kLeft + kBeside * static_cast<double>(i), kUpper);
        }
        plan_.step(kLeft + kWide, kUpper, 1);
        plan_.pile(46, kUpper, say("Pile {n}", {{"n", literally(cards() - 6)}}));
        plan_.step(40, kUpper - 4, 2);
        plan_.place(kRight, 128, 82, 42, say("Sold 0"));
        plan_.tokens(kRight, 180, "MSW", {});
        plan_.tokens(kRight, 220, "LYK", {});
        plan_.step(kRight - 10, 180, 6);
        double die = kRight - 2;
        for (const char* sides : {"d10", "d10", "d6"}) {
            plan_.die(die, 262, sides);
            die += 30;
        }
        plan_.middle(kRight + 41, 308, say("Bank, dice"));
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

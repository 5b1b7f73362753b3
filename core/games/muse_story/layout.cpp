// The layout of the table before the first element: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using Ends = document::Shape::Side;

void needs_and_steps(TableLayout& layout, int players, int hand) {
    layout.needs = {{playing::kCards, say("playing cards"), say("one deck without jokers")},
                    {2, say("sheets of paper"), say("File, Blank sheets prints both")},
                    {6, say("slips of paper"), say("three Yes, three No")},
                    {players, say("pens"), say("one each, better more")}};
    layout.steps = {{say("Lay the deck in the middle"), say("The discard pile lies beside it")},
                    {say("Lay out the element sheet and the question sheet"), {}},
                    {say("Write Yes on three slips and No on three"), {}},
                    {say("Deal {n} cards each, hidden", {{"n", literally(hand)}}), {}},
                    {say("Agree on a code of conduct"), say("A rule on which votes tie is not in force")},
                    {say("Choose genre and tone"), say("By majority; a tie is left out")},
                    {say("Everybody writes two elements"),
                     say("Each can enter the spotlight at least twice, and refers to no other")},
                    {say("Everybody writes one question"),
                     say("Answered by yes or no, about two or three elements of others, with a conflict in it")},
                    {say("Draw lots for the first narrator"), say("Who begins has to choose a question")}};
}

/// Draws the plan of a table.
class Plan {
public:
    Plan(const Players& players, std::size_t count, int hand, const picture::Viewport& viewport)
        : players_(players), count_(count), hand_(hand), drawing_(viewport, 0, 0, 1) {}

    picture::Picture take(const Json& setup) {
        draw_sheet({10, 10, 330, 320}, say("Elements"), say("two of each player, with their letters"));
        for (std::size_t row = 0; row < 2 * count_; ++row) {
            draw_row(24, 80 + 20.0 * static_cast<double>(row), letters(static_cast<int>(row)));
        }
        draw_sheet({350, 10, 330, 320}, say("Questions"), say("one of each player, with their numbers"));
        for (std::size_t row = 0; row < count_; ++row) {
            draw_row(364, 86 + 36.0 * static_cast<double>(row), std::to_string(row + 1));
        }
        draw_piles();
        draw_slips();
        write_agreed(setup);
        for (std::size_t seat = 0; seat < count_; ++seat) {
            draw_hand(seat);
        }
        picture::draw_step(drawing_, 326, 26, 2);
        picture::draw_step(drawing_, 326, 70, 7);
        picture::draw_step(drawing_, 666, 70, 8);
        picture::draw_step(drawing_, 20, 430, 4);
        return drawing_.take(picture::kPlanWidth, picture::kPlanHeight);
    }

private:
    static constexpr double kSmall = 12;

    void write(double x, double baseline, const Text& words, double room, Ends side = Ends::left) {
        Face face{kSmall};
        const std::string sentence = drawing_.translated(words);
        while (face.size > 10 && drawing_.width(sentence, face) > room) {
            face.size -= 0.5;
        }
        drawing_.text(sentence, x, baseline, face, {Role::text}, side);
    }
    void draw_sheet(const Rect& at, const Text& title, const Text& remark) {
        drawing_.box(at, 8, {Role::tray}, {{Role::line}, 0.8});
        drawing_.text(drawing_.translated(title), at.x + 12, at.y + 24, {15, true}, {Role::text});
        write(at.x + 12, at.y + 42, remark, at.width - 24);
    }
    void draw_row(double x, double baseline, const std::string& label) {
        drawing_.text(label, x, baseline, {kSmall, true}, {Role::text});
        drawing_.line(x + 22, baseline + 2, x + 302, baseline + 2, {{Role::text}, 0.5});
    }
    void draw_piles() {
        constexpr double kCard = 42, kTall = 58, kTop = 38;
        const int deck = playing::kCards - hand_ * static_cast<int>(count_);
        picture::draw_backs(drawing_, {712, kTop, kCard, kTall}, 3);
        write(733, kTop + kTall + 17, say("deck {n}", {{"n", literally(deck)}}), 70, Ends::middle);
        picture::draw_empty_place(drawing_, {776, kTop, kCard + 16, kTall}, 6);
        write(805, kTop + kTall + 17, say("discard"), 70, Ends::middle);
        picture::draw_step(drawing_, 704, kTop - 6, 1);
    }
    void draw_slips() {
        constexpr double kWide = 42, kHigh = 40;
        for (int slip = 0; slip < 6; ++slip) {
            const Rect at{700 + 48.0 * (slip % 3), slip < 3 ? 146.0 : 196.0, kWide, kHigh};
            drawing_.box(at, 5, {Role::card}, {{Role::cardedge}, 1.2});
            drawing_.text(drawing_.translated(side_text(slip < 3 ? Side::yes : Side::no)), at.x + kWide / 2,
                          at.y + kHigh / 2 + 5, {13}, {Role::text}, Ends::middle);
        }
        picture::draw_step(drawing_, 694, 146, 3);
    }
    /// Writes genre and tone, as far as they are agreed on, beneath the slips.
    void write_agreed(const Json& setup) {
        const auto agreed = [&](const char* key) {
            const Json text = value_at(setup, key);
            return text.is_string() ? text.get<std::string>() : std::string();
        };
        double baseline = 258;
        if (const std::string genre = agreed("genre"); !genre.empty()) {
            write_lines(baseline, 3, say("Genre: {text}", {{"text", literally(genre)}}));
        }
        if (const std::string tone = agreed("tone"); !tone.empty()) {
            write_lines(baseline, 2, say("Tone: {text}", {{"text", literally(tone)}}));
        }
    }
    void write_lines(double& baseline, std::size_t most, const Text& words) {
        constexpr double kLeft = 700, kLine = 16;
        // The last line has room for the sign that something is left out.
        const double room = picture::kPlanWidth - kLeft - 8 - drawing_.width("…", {kSmall});
        std::vector<std::string> lines = drawing_.wrapped(drawing_.translated(words), {kSmall}, room);
        if (lines.size() > most) {
            lines.resize(most);
            lines.back() += "…";
        }
        for (const std::string& line : lines) {
            drawing_.text(line, kLeft, baseline, {kSmall}, {Role::text});
            baseline += kLine;
        }
    }
    void draw_hand(std::size_t seat) {
        constexpr double kTop = 344, kHigh = 92;
        const auto count = static_cast<double>(count_);
        const double wide = (picture::kPlanWidth - 20 - 8 * (count - 1)) / count;
        const Rect at{10 + (wide + 8) * static_cast<double>(seat), kTop, wide, kHigh};
        const std::string name =
            drawing_.translated(picture::name_or_seat(players_.names, Seat{static_cast<int>(seat)}));
        drawing_.box(at, 8, {Role::tray}, {{Role::line}, 0.8});
        picture::draw_seat(drawing_, at.x + 22, at.y + 20, 12, std::to_string(seat + 1),
                           Seat{static_cast<int>(seat)});
        drawing_.text(name, at.x + 42, at.y + 26, {15, true}, {Role::text}, Ends::left, wide - 50);
        for (int card = 0; card < hand_; ++card) {
            picture::draw_backs(drawing_, {at.x + 26 + 14.0 * card, at.y + 40, 28, 42}, 1);
        }
        const double left = at.x + 60 + 14.0 * (hand_ - 1);
        write(left, at.y + 64, say_count("{n} card", "{n} cards", hand_), at.right() - left - 4);
    }

    const Players& players_;
    std::size_t count_;
    int hand_;
    Drawing drawing_;
};

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Translate& translate) {
    constexpr std::size_t kLeastPlayers = 3;
    const std::size_t count = std::clamp<std::size_t>(players.names.size(), kLeastPlayers, kMostPlayers);
    const int hand = 9 - static_cast<int>(count);
    TableLayout layout;
    layout.least_minutes = 90;
    layout.most_minutes = 180;
    layout.room = say("room for two sheets in the middle");
    needs_and_steps(layout, static_cast<int>(count), hand);
    layout.plan = picture::plan_of_table(
        [&](const picture::Viewport& viewport) { return Plan(players, count, hand, viewport).take(setup); },
        say("The sheets of elements and questions in the middle, the deck and the slips at the right, a hand of "
            "cards before each player"),
        translate);
    return layout;
}

}  // namespace castalia::muse_story

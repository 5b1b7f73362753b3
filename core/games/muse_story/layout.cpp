// The layout of the table before the first element: the things needed, the plan, the steps.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/parts/table_plan.h"

namespace castalia::muse_story {

namespace {

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

/// Writes genre and tone, as far as they are agreed on, beneath the slips.
void agreed(TablePlan& plan, const Json& setup) {
    constexpr double kLeft = 700, kGenre = 262, kTone = 310, kWide = TablePlan::kWidth - kLeft - 8;
    const auto words = [&](const char* key) {
        const Json text = value_at(setup, key);
        return text.is_string() ? text.get<std::string>() : std::string();
    };
    if (const std::string genre = words("genre"); !genre.empty()) {
        plan.lines(kLeft, kGenre, kWide, 3, say("Genre: {text}", {{"text", literally(genre)}}));
    }
    if (const std::string tone = words("tone"); !tone.empty()) {
        plan.lines(kLeft, kTone, kWide, 2, say("Tone: {text}", {{"text", literally(tone)}}));
    }
}

void seats(TablePlan& plan, const Players& players, std::size_t count, int hand) {
    constexpr double kTop = 344, kHigh = 92;
    const double wide = (TablePlan::kWidth - 20 - 8 * static_cast<double>(count - 1)) / static_cast<double>(count);
    for (std::size_t seat = 0; seat < count; ++seat) {
        const double x = 10 + (wide + 8) * static_cast<double>(seat);
        plan.seat(x, kTop, wide, kHigh, players, seat);
        for (int card = 0; card < hand; ++card) {
            plan.hidden_card(x + 12 + 16.0 * card, kTop + 40, 30, 42);
        }
        plan.words(x + 48 + 16.0 * (hand - 1), kTop + 64, say_count("{n} card", "{n} cards", hand), false, 11);
    }
    plan.step(20, kTop + 88, 4);
}

}  // namespace

TableLayout layout(const Players& players, const Json& setup, const Tell& tell) {
    constexpr std::size_t kLeastPlayers = 3;
    const std::size_t count = std::clamp<std::size_t>(players.names.size(), kLeastPlayers, kMostPlayers);
    const int hand = 9 - static_cast<int>(count);
    constexpr int kLeast = 90, kMost = 180, kSlips = 6;
    constexpr double kSlipWide = 42, kSlipHigh = 40;
    TableLayout layout;
    layout.least_minutes = kLeast;
    layout.most_minutes = kMost;
    layout.room = say("room for two sheets in the middle");
    needs_and_steps(layout, static_cast<int>(count), hand);

    TablePlan plan(tell);
    plan.area(10, 10, 330, 320, say("Elements"), say("two of each player, with their letters"));
    for (std::size_t row = 0; row < 2 * count; ++row) {
        const double y = 80 + 20.0 * static_cast<double>(row);
        plan.words(24, y, literally(letters(static_cast<int>(row))), true, 12);
        plan.sketch().line(46, y + 2, 280, 0, 0.5);
    }
    plan.area(350, 10, 330, 320, say("Questions"), say("one of each player, with their numbers"));
    for (std::size_t row = 0; row < count; ++row) {
        const double y = 86 + 36.0 * static_cast<double>(row);
        plan.words(364, y, literally(static_cast<long long>(row) + 1), true, 12);
        plan.sketch().line(386, y + 2, 280, 0, 0.5);
    }
    plan.pile(712, 34, say("deck {n}", {{"n", literally(playing::kCards - hand * static_cast<int>(count))}}));
    plan.place(776, 34, TablePlan::kCard + 16, TablePlan::kTall, say("discard"));
    for (int slip = 0; slip < kSlips; ++slip) {
        const bool yes = slip < kSlips / 2;
        plan.open_card(700 + 48.0 * (slip % 3), yes ? 146 : 196, yes ? say("Yes") : say("No"), kSlipWide, kSlipHigh);
    }
    agreed(plan, setup);
    plan.step(704, 30, 1);
    plan.step(326, 24, 2);
    plan.step(692, 146, 3);
    plan.step(326, 70, 7);
    plan.step(666, 70, 8);
    seats(plan, players, count, hand);
    layout.plan = plan.take(say("Plan of the table"),
                            say("The sheets of elements and questions in the middle, the deck and the slips at the "
                                "right, a hand of cards before each player"));
    return layout;
}

}  // namespace castalia::muse_story

// The scoresheet: what each player did in the story, and who narrates its end.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

namespace {

poker::Value last_hand(const State& state, std::size_t seat) {
    return seat < state.last_hands.size() ? value_of(state.last_hands[seat]) : poker::Value();
}

template <class Count>
Scoresheet::Row row(const Rules& rules, Text label, const char* clause, Count count) {
    Scoresheet::Row row;
    row.label = std::move(label);
    row.clause = clause;
    for (int seat = 0; seat < rules.players(); ++seat) {
        row.values.push_back(count(Seat{seat}));
    }
    const long long most = *std::ranges::max_element(row.values);
    if (std::ranges::count(row.values, most) == 1) {
        row.leaders = {Seat{static_cast<int>(std::ranges::find(row.values, most) - row.values.begin())}};
    }
    return row;
}

std::vector<Scoresheet::Row> rows_of(const Rules& rules, const State& state) {
    const auto own_questions = [&](Seat seat, bool answered) {
        return std::ranges::count_if(state.questions, [&](const Question& question) {
            return question.author == seat && (!answered || question.status == Status::answered);
        });
    };
    const auto own_elements = [&](Seat seat, bool used) {
        return std::ranges::count_if(state.elements, [&](const Element& element) {
            return element.author == seat && (!used || element.used);
        });
    };
    const auto tally = [&](Seat seat) -> const Tally& { return state.tally[static_cast<std::size_t>(seat.index)]; };
    std::vector<Scoresheet::Row> rows;
    // The last hands are counted as they were shown, because afterwards nobody holds a card.
    rows.push_back(row(rules, say("Cards in hand"), "muse-story.epilogue.hands", [&](Seat seat) -> long long {
        const auto s = static_cast<std::size_t>(seat.index);
        return s < state.last_hands.size() ? static_cast<long long>(state.last_hands[s].size()) : state.hand[s];
    }));
    for (const std::vector<Card>& hand : state.last_hands) {
        rows.back().sources.push_back(cards_text(hand));
    }
    rows.push_back(row(rules, say("Questions written"), "muse-story.setup.questions",
                       [&](Seat seat) { return own_questions(seat, false); }));
    rows.push_back(row(rules, say("Own questions answered"), "muse-story.showdown.answer",
                       [&](Seat seat) { return own_questions(seat, true); }));
    rows.push_back(row(rules, say("Showdowns called"), "muse-story.answer.owners",
                       [&](Seat seat) { return tally(seat).called; }));
    rows.push_back(
        row(rules, say("Showdowns won"), "muse-story.showdown.winner", [&](Seat seat) { return tally(seat).won; }));
    rows.push_back(row(rules, say("Elements written"), "muse-story.setup.elements",
                       [&](Seat seat) { return own_elements(seat, false); }));
    rows.push_back(row(rules, say("Own elements used"), "muse-story.choose.element",
                       [&](Seat seat) { return own_elements(seat, true); }));
    rows.push_back(row(rules, say("Contests won"), "muse-story.contest.winner",
                       [&](Seat seat) { return tally(seat).contests; }));
    return rows;
}

Text standing_sentence(const Rules& rules, const State& state) {
    switch (state.phase) {
        case Phase::setup: return say("The story has not begun");
        case Phase::over:
            return state.by_chance
                       ? say("{who} narrates the epilogue: the best hands tie, and chance decided",
                             {{"who", rules.who(*state.narrator)}})
                       : say("{who} narrates the epilogue with {hand}",
                             {{"who", rules.who(*state.narrator)},
                              {"hand",
                               poker::best_hand(state.last_hands[static_cast<std::size_t>(state.narrator->index)])
                                   .name}});
        default: break;
    }
    const auto answered = std::ranges::count(state.questions, Status::answered, &Question::status);
    return say_count("{who} narrates; {n} question is answered", "{who} narrates; {n} questions are answered",
                     answered, {{"who", rules.who(*state.narrator)}});
}

}  // namespace

Scoresheet Rules::score(const State& state) const {
    Scoresheet sheet;
    sheet.rows = rows_of(*this, state);
    sheet.over = state.phase == Phase::over;
    // The ladder ranks the hands. Equal hands share a rank, and chance comes after them.
    Scoresheet::Step hand{"hand", say("Rank of the hand"), {}, false, "muse-story.epilogue.winner"};
    Scoresheet::Step chance{"random", say("Chosen by chance"), {}, false, "muse-story.epilogue.tie"};
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        long long place = sheet.over ? 1 : 0;
        for (std::size_t rival = 0; rival < names.size(); ++rival) {
            place += sheet.over && last_hand(state, rival) > last_hand(state, seat) ? 1 : 0;
        }
        hand.values.push_back(place);
        chance.values.push_back(sheet.over && state.by_chance && state.narrator == Seat{static_cast<int>(seat)} ? 1
                                                                                                                : 0);
    }
    hand.decided = sheet.over && !state.by_chance;
    chance.decided = sheet.over && state.by_chance;
    if (sheet.over) {
        sheet.winners = {*state.narrator};
        sheet.decided_by = state.by_chance ? "random" : "hand";
        sheet.ranking = {{*state.narrator}};
        for (long long place = 1; place <= players(); ++place) {
            std::vector<Seat> equals;
            for (int seat = 0; seat < players(); ++seat) {
                if (hand.values[static_cast<std::size_t>(seat)] == place && Seat{seat} != *state.narrator) {
                    equals.push_back(Seat{seat});
                }
            }
            if (!equals.empty()) {
                sheet.ranking.push_back(std::move(equals));
            }
        }
    }
    sheet.ladder = {std::move(hand), std::move(chance)};
    sheet.sentence = standing_sentence(*this, state);
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const auto answers = std::ranges::count_if(state.questions, [&](const Question& question) {
            const Seat own{static_cast<int>(seat)};
            return question.piles[0].owner == own || question.piles[1].owner == own;
        });
        sheet.strip.push_back({{state.hand[seat], say_count("card", "cards", state.hand[seat])},
                               {answers, say_count("answer", "answers", answers)}});
    }
    return sheet;
}

}  // namespace castalia::muse_story

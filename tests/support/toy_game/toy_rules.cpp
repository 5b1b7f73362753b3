#include <algorithm>

#include "core/rules/game/counting.h"
#include "core/rules/game/event_draft.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia::toy {

namespace {

std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index); }

}  // namespace

Text pips_text(long long pips) { return say_count("{n} pip", "{n} pips", pips); }

State Rules::start() const {
    State state{std::vector<long long>(names.size()), 0};
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        if (const auto start = setup.starts.find(names[seat]); start != setup.starts.end()) {
            state.pips[seat] = start->second.pips + static_cast<long long>(start->second.squares.size());
        }
    }
    return state;
}

long long Rules::worth(int face) const {
    if (std::ranges::find(setup.blank_faces, face) != setup.blank_faces.end()) {
        return 0;
    }
    constexpr int kSix = 6;
    const bool twice = (face == kSix && setup.sixes_count_twice) || (face == 1 && setup.double_ones);
    return (twice ? 2 * face : face) + (setup.lucky == face ? 1 : 0) + (face == 1 ? setup.changes.more_for_a_one : 0);
}

std::optional<Refusal> Rules::judge(const State& state, const Move& move) const {
    if (const auto* adjust = std::get_if<Adjust>(&move)) {
        return adjust->player.index < 0
                   ? std::optional(impossible("toy.player", say("nobody at this table has that name")))
                   : std::nullopt;
    }
    const Roll& roll = std::get<Roll>(move);
    if (roll.player.index < 0) {
        return impossible("toy.player", say("nobody at this table has that name"));
    }
    if (over(state)) {
        return impossible("toy.roll.over", say("the game is over"));
    }
    if (roll.player != turn(state) && !setup.changes.any_order) {
        return forbidden("toy.roll.turn", say("it is the turn of {who}", {{"who", who(turn(state))}}));
    }
    return std::nullopt;
}

void Rules::play(State& state, const Move& move, Story* story) const {
    if (const auto* adjust = std::get_if<Adjust>(&move)) {
        state.pips.at(index(adjust->player)) = adjust->to;
        return;
    }
    const Roll& roll = std::get<Roll>(move);
    state.pips.at(index(roll.player)) += worth(roll.die);
    ++state.rolls;
    if (story != nullptr) {
        story->push_back({"toy.roll.worth", say("{who} gets {pips}",
                                                {{"who", who(roll.player)}, {"pips", pips_text(worth(roll.die))}})});
    }
}

Text Rules::describe(const State&, const Move& move) const {
    const auto called = [this](Seat seat) { return seat.index < 0 ? say("nobody") : who(seat); };
    if (const auto* adjust = std::get_if<Adjust>(&move)) {
        return as_counted(
            say("{who} has {pips}", {{"who", called(adjust->player)}, {"pips", pips_text(adjust->to)}}));
    }
    const Roll& roll = std::get<Roll>(move);
    return say("{who} rolls {die}", {{"who", called(roll.player)}, {"die", literally(roll.die)}});
}

Text Rules::chapter(const State& state) const {
    return say("Round {n}", {{"n", literally(std::min(state.rolls / players() + 1, setup.rounds))}});
}

Prompt Rules::prompt(const State& state) const {
    Prompt prompt;
    if (over(state)) {
        prompt.text = say("The game is over");
        return prompt;
    }
    prompt.seats = {turn(state)};
    prompt.expects = {"roll"};
    prompt.text = say("{who}: roll the die", {{"who", who(turn(state))}});
    prompt.verbs = {{{{"type", "roll"}, {"player", name(turn(state))}}, say("Roll"), 'R', {}, "roll"},
                    {{{"type", "adjust"}}, say("Counted"), 'C', {}, "adj"}};
    return prompt;
}

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    std::vector<Slot> slots = form_skeleton(EventDraft(draft, names).type());
    for (Slot& slot : slots) {
        if (slot.kind == Slot::Kind::die) {
            for (int face = 1; face <= 6; ++face) {
                slot.options.push_back({face, literally(face), pips_text(worth(face)), {}, false});
            }
        } else if (slot.kind == Slot::Kind::place) {
            for (std::size_t seat = 0; seat < names.size(); ++seat) {
                offer_count(slot, pips_of(seat), literally(names[seat]), state.pips[seat]);
            }
        }
    }
    return slots;
}

Json Rules::state(const State& state) const {
    Json pips = Json::object();
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        pips[names[seat]] = state.pips[seat];
    }
    return {{"rolls", state.rolls}, {"pips", std::move(pips)}};
}

TableView Rules::view(const State& state) const { return picture::view_of(*this, state); }

Scoresheet Rules::score(const State& state) const {
    const bool low = setup.low_wins;
    const long long best = low ? *std::ranges::min_element(state.pips) : *std::ranges::max_element(state.pips);
    Scoresheet sheet;
    sheet.over = over(state);
    std::vector<Seat> first, others;
    std::vector<Text> ahead;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const Seat here{static_cast<int>(seat)};
        (state.pips[seat] == best ? first : others).push_back(here);
        sheet.strip.push_back({{state.pips[seat], say_count("pip", "pips", state.pips[seat])}});
    }
    std::ranges::sort(others, [&](Seat one, Seat other) {
        return low ? state.pips[index(one)] < state.pips[index(other)]
                   : state.pips[index(one)] > state.pips[index(other)];
    });
    sheet.ranking.push_back(first);
    for (const Seat seat : others) {
        const bool equal = state.pips[index(seat)] == state.pips[index(sheet.ranking.back().front())];
        equal ? sheet.ranking.back().push_back(seat) : sheet.ranking.push_back({seat});
    }
    for (const Seat seat : first) {
        ahead.push_back(who(seat));
    }
    const bool alone = first.size() == 1;
    sheet.rows.push_back({say("Pips"), state.pips, alone ? first : std::vector<Seat>(), {}, "toy.roll.worth"});
    sheet.ladder.push_back({"pips", say("Pips"), state.pips, sheet.over && alone, "toy.end.most"});
    if (sheet.over) {
        sheet.winners = first;
        sheet.shared = first.size() > 1;
        sheet.decided_by = "pips";
    }
    const std::vector<Fill> fills{{"who", listed_with_and(ahead)}, {"pips", pips_text(best)}};
    sheet.sentence = !sheet.over    ? say("Ahead with {pips}: {who}", fills)
                     : sheet.shared ? say("{who} share the victory with {pips}", fills)
                                    : say("{who} wins with {pips}", fills);
    return sheet;
}

}  // namespace castalia::toy

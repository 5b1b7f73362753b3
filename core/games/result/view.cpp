// The table of a result, and the one move that corrects it.
#include <algorithm>

#include "core/games/result/result.h"
#include "core/rules/game/counting.h"
#include "core/rules/game/event_draft.h"

namespace castalia::result {

State Rules::start() const { return {setup.scores}; }

std::optional<Refusal> Rules::judge(const State&, const Move& move) const {
    if (std::get<Adjust>(move).player.index < 0) {
        return impossible("result.player", say("nobody at this table has that name"), say("nobody of that name"));
    }
    return std::nullopt;
}

void Rules::play(State& state, const Move& move, Story*) const {
    const Adjust& adjust = std::get<Adjust>(move);
    state.scores.at(static_cast<std::size_t>(adjust.player.index)) = std::to_string(adjust.to);
}

Text Rules::describe(const State&, const Move& move) const {
    const Adjust& adjust = std::get<Adjust>(move);
    return as_counted(say_count("{who} has {n} point", "{who} has {n} points", adjust.to,
                                {{"who", adjust.player.index >= 0 ? who(adjust.player) : say("nobody")}}));
}

Text Rules::chapter(const State&) const { return setup.game.empty() ? say("Result") : literally(setup.game); }

Prompt Rules::prompt(const State&) const {
    Prompt prompt;
    prompt.text = say("Only the result is known; there is no log to look through");
    return prompt;
}

std::vector<Slot> Rules::form(const State&, const Json& draft) const {
    std::vector<Slot> slots = form_skeleton(EventDraft(draft, names).type());
    if (const auto what = slot_of(slots, "what"); what != slots.end()) {
        for (const std::string& name : names) {
            what->options.push_back({{{"what", "score"}, {"player", name}}, literally(name), {}, {}, false});
        }
    }
    return slots;
}

Json Rules::state(const State& state) const {
    Json scores = Json::object();
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        scores[names[seat]] = state.scores[seat].empty() ? Json() : Json(state.scores[seat]);
    }
    return {{"game", setup.game}, {"from", setup.from}, {"scores", std::move(scores)}, {"minutes", setup.minutes}};
}

namespace {

/// Returns what is known of one player beside the score, as pieces that lie before them.
void add_facts(std::vector<Piece>& pieces, const Setup& setup, std::size_t seat) {
    const auto is_among = [&](const std::vector<Seat>& seats) {
        return std::ranges::find(seats, Seat{static_cast<int>(seat)}) != seats.end();
    };
    const auto add = [&](const char* id, Text words) { pieces.push_back({id, "", std::move(words), 1}); };
    if (!setup.teams[seat].empty()) {
        add("team", say("team {team}", {{"team", literally(setup.teams[seat])}}));
    }
    if (!setup.roles[seat].empty()) {
        add("role", literally(setup.roles[seat]));
    }
    if (setup.ranks[seat] > 0) {
        add("rank", say("rank {n}", {{"n", literally(setup.ranks[seat])}}));
    }
    if (is_among(setup.first)) {
        add("first", say("began"));
    }
    if (is_among(setup.new_players)) {
        add("new", say("played for the first time"));
    }
}

/// Returns what is known of the whole game, beside the comments.
std::vector<Piece> facts_of_game(const Setup& setup) {
    std::vector<Piece> pieces;
    const auto add = [&](const char* id, Text words) { pieces.push_back({id, "", std::move(words), 1}); };
    if (!setup.board.empty()) {
        add("board", literally(setup.board));
    }
    for (const std::string& expansion : expansions_of(setup)) {
        add("expansion", literally(expansion));
    }
    if (setup.cooperative) {
        add("cooperative", say("all played together"));
    }
    if (setup.rounds > 0) {
        add("rounds", say_count("{n} round", "{n} rounds", setup.rounds));
    }
    if (!setup.rating.empty()) {
        add("rating", say("rating {n}", {{"n", literally(setup.rating)}}));
    }
    return pieces;
}

}  // namespace

TableView Rules::view(const State& state) const {
    TableView view;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        Zone zone;
        zone.owner = Seat{static_cast<int>(seat)};
        zone.title = literally(names[seat]);
        if (!state.scores[seat].empty()) {
            zone.pieces.push_back({"score", "", literally(state.scores[seat]), 1});
        }
        add_facts(zone.pieces, setup, seat);
        view.zones.push_back(std::move(zone));
    }
    if (std::vector<Piece> facts = facts_of_game(setup); !facts.empty()) {
        view.zones.push_back({say("The game"), Zone::Shape::row, 0, {}, std::move(facts)});
    }
    if (!setup.comments.empty()) {
        view.zones.push_back(
            {say("Comments"), Zone::Shape::row, 0, {}, {{"comments", "", literally(setup.comments), 1}}});
    }
    return view;
}

}  // namespace castalia::result

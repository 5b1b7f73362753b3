// The table of a result, and the one move that corrects it.
#include "core/games/result/result.h"
#include "core/rules/counting.h"
#include "core/rules/event_draft.h"

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

TableView Rules::view(const State& state) const {
    TableView view;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        Zone zone;
        zone.owner = Seat{static_cast<int>(seat)};
        zone.title = literally(names[seat]);
        if (!state.scores[seat].empty()) {
            zone.pieces.push_back({"score", "", literally(state.scores[seat]), 1});
        }
        view.zones.push_back(std::move(zone));
    }
    if (!setup.comments.empty()) {
        view.zones.push_back(
            {say("Comments"), Zone::Shape::row, 0, {}, {{"comments", "", literally(setup.comments), 1}}});
    }
    return view;
}

}  // namespace castalia::result

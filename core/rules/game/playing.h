#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/rules/game/rules_of.h"

namespace castalia {

/// The base of the classes that play the moves of a game: the rules, the state that they change, and the story to
/// which they add, which may be null.
template <class R, class S>
class PlayingMoves {
public:
    PlayingMoves(const R& rules, S& state, Story* story) : rules_(rules), state_(state), story_(story) {}

protected:
    Text who(Seat seat) const { return rules_.who(seat); }
    /// Adds a consequence to the story. The sentence is made only if there is a story.
    template <class Sentence>
    void add_consequence(std::string_view clause, Sentence sentence) {
        if (story_ != nullptr) {
            story_->push_back({std::string(clause), sentence()});
        }
    }

    const R& rules_;
    S& state_;
    Story* story_;
};

/// The base of the classes that build the prompt of one state.
template <class R>
class PromptOf : protected StateReader<R> {
public:
    using StateReader<R>::StateReader;

protected:
    /// Returns the beginning of an event of this player.
    Json draft(std::string_view type, Seat seat) const {
        return {{"type", type}, {"player", this->rules_.name(seat)}};
    }
    void verb(Json draft, Text label, char key, std::string notation, std::optional<Refusal> barred = {}) {
        prompt_.verbs.push_back({std::move(draft), std::move(label), key, std::move(barred), std::move(notation)});
    }

    Prompt prompt_;
};

/// Adds the type of every verb that is not barred to `expects`.
inline void expect_what_is_offered(Prompt& prompt) {
    for (const Verb& verb : prompt.verbs) {
        const std::string type = verb.draft["type"];
        if (!verb.barred && std::ranges::find(prompt.expects, type) == prompt.expects.end()) {
            prompt.expects.push_back(type);
        }
    }
}

}  // namespace castalia

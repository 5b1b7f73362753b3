#pragma once

#include "core/games/muse_story/muse_story.h"
#include "core/rules/game/event_draft.h"

namespace castalia::muse_story {

/// The part of an event that a form knows.
class Draft : public EventDraft {
public:
    Draft(const Json& json, const Rules& rules, const State& state) : EventDraft(json, rules.names), state_(state) {}

    std::optional<int> question() const {
        const std::optional<int> number = whole("question", 1, static_cast<int>(state_.questions.size()));
        return number ? std::optional(*number - 1) : std::nullopt;
    }
    std::optional<Side> answer() const { return choice<Side>("answer", std::array{"yes", "no"}); }
    /// Returns the cards in a list. Values that are no cards are left out.
    static std::vector<Card> cards(const Json& list) {
        std::vector<Card> cards;
        for (const Json& one : list.is_array() ? list : Json::array()) {
            const std::optional<Card> card =
                one.is_string() ? playing::card_of(one.get<std::string>()) : std::nullopt;
            if (card) {
                cards.push_back(*card);
            }
        }
        return cards;
    }

private:
    const State& state_;
};

}  // namespace castalia::muse_story

#pragma once

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

/// Reads an event that is not complete yet. Whatever cannot be read counts as not known yet.
class Draft {
public:
    Draft(const Json& json, const Rules& rules, const State& state) : json_(json), rules_(rules), state_(state) {}

    std::string type() const { return words("type"); }
    std::optional<Seat> player() const { return rules_.seat_called(words("player")); }
    std::optional<int> question() const {
        const Json& value = at("question");
        const long long number = value.is_number_integer() ? value.get<long long>() : 0;
        return number >= 1 && std::cmp_less_equal(number, state_.questions.size())
                   ? std::optional(static_cast<int>(number) - 1)
                   : std::nullopt;
    }
    std::optional<Side> answer() const {
        const std::string word = words("answer");
        return word == "yes" ? std::optional(Side::yes) : word == "no" ? std::optional(Side::no) : std::nullopt;
    }
    const Json& at(std::string_view key) const { return member(json_, key); }
    static const Json& member(const Json& json, std::string_view key) {
        static const Json nothing;
        const auto found = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && found != json.end() ? *found : nothing;
    }
    /// Returns the cards in a list; whatever is no card is left out.
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
    std::string words(std::string_view key) const {
        const Json& value = at(key);
        return value.is_string() ? value.get<std::string>() : std::string();
    }

private:
    const Json& json_;
    const Rules& rules_;
    const State& state_;
};

}  // namespace castalia::muse_story

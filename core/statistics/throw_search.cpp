#include "core/statistics/throw_search.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/dice/letters.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

constexpr std::array<std::pair<std::string_view, ThrowCondition::Of>, 4> kOf{
    {{"natural", ThrowCondition::Of::natural},
     {"nat", ThrowCondition::Of::natural},
     {"total", ThrowCondition::Of::total},
     {"successes", ThrowCondition::Of::successes}}};
constexpr std::array<std::pair<std::string_view, int>, 5> kSigns{
    {{">=", 0}, {"<=", 0}, {">", 1}, {"<", -1}, {"=", 0}}};

std::size_t behind_spaces(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(' ', at), text.size());
}

/// Returns the condition that begins here, and where it ends.
std::optional<std::pair<ThrowCondition, std::size_t>> condition_at(std::string_view text, std::size_t at) {
    for (const auto& [word, of] : kOf) {
        if (!text.substr(at).starts_with(word)) {
            continue;
        }
        std::size_t next = behind_spaces(text, at + word.size());
        ThrowCondition made{of, ThrowCondition::How::exactly, 0};
        const auto* const sign =
            std::ranges::find_if(kSigns, [&](const auto& one) { return text.substr(next).starts_with(one.first); });
        if (sign == kSigns.end() && (of != ThrowCondition::Of::natural || next == at + word.size())) {
            continue;  // "total" is a word that any note may have, and so is "nat20".
        }
        if (sign != kSigns.end()) {
            made.how = sign->first.front() == '>'   ? ThrowCondition::How::at_least
                       : sign->first.front() == '<' ? ThrowCondition::How::at_most
                                                    : ThrowCondition::How::exactly;
            next = behind_spaces(text, next + sign->first.size());
        }
        const auto [end, error] = std::from_chars(text.data() + next, text.data() + text.size(), made.number);
        const auto stop = static_cast<std::size_t>(end - text.data());
        const bool whole = stop == text.size() || text[stop] == ' ';
        if (error == std::errc() && whole && made.number > -dice::kMostTotal && made.number < dice::kMostTotal) {
            made.number += sign == kSigns.end() ? 0 : sign->second;
            return std::pair(made, stop);
        }
    }
    return std::nullopt;
}

/// Returns whether the throw has what is asked.
bool has(const FreeDice& free, const ThrowCondition& wanted) {
    constexpr int kSides = 20;
    if (!free.thrown) {
        return wanted.of == ThrowCondition::Of::natural && std::ranges::any_of(free.dice, [&](const Die& die) {
                   return die.sides == kSides && wanted.holds(die.value);
               });
    }
    const std::vector<dice::Outcome> outcomes = outcomes_of(free);
    return std::ranges::any_of(outcomes, [&](const dice::Outcome& made) {
        if (wanted.of != ThrowCondition::Of::natural) {
            return made.counts == (wanted.of == ThrowCondition::Of::successes) && wanted.holds(made.result);
        }
        return std::ranges::any_of(made.dice, [&](const dice::ShownDie& die) {
            return die.sides == kSides && die.kept && wanted.holds(die.value);
        });
    });
}

}  // namespace

bool ThrowCondition::holds(long long value) const {
    return how == How::at_least ? value >= number : how == How::at_most ? value <= number : value == number;
}

ThrowSearch throw_search(std::string_view words) {
    ThrowSearch made;
    const dice::Letters letters = dice::letters_of(words);
    for (std::size_t at = 0; at < letters.text.size();) {
        const bool begins = at == 0 || letters.text[at - 1] == ' ';
        if (const auto found = begins ? condition_at(letters.text, at) : std::nullopt) {
            made.conditions.push_back(found->first);
            at = found->second;
            continue;
        }
        // One sign may stand for two letters; it is added with the second one.
        made.words += words.substr(letters.places[at], letters.places[at + 1] - letters.places[at]);
        ++at;
    }
    return made;
}

std::optional<std::size_t> found_throw(const Session& session, const std::vector<ThrowCondition>& conditions) {
    std::optional<std::size_t> found;
    long long most = 0;
    const std::vector<Step>& steps = session.replay().steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto* free = std::get_if<FreeDice>(&steps[i].entry.event->what);
        if (free == nullptr || !steps[i].stands) {
            continue;
        }
        const auto hits =
            std::ranges::count_if(conditions, [&](const ThrowCondition& one) { return has(*free, one); });
        if (hits > most) {
            most = hits;
            found = i;
        }
    }
    return found;
}

}  // namespace castalia

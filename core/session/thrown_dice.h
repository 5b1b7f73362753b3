#pragma once

#include "core/dice/throwing.h"
#include "core/session/event.h"

namespace castalia {

/// Returns what each die shows, in the order of the throw.
std::vector<int> values_of(const FreeDice& dice);
/// Returns what the throw comes to. Assumes that it was entered with its expression.
dice::Outcome outcome_of(const FreeDice& dice);
/// Returns the dice of a throw that show these values. Assumes that they fit it.
std::vector<Die> dice_with(const dice::Expression& thrown, std::span<const int> values);

/// Who threw, what for, and which dice.
struct Throw {
    std::string player, label, set;
    bool by_app = false;
};
/// Returns the event of a throw as JSON in the order of the record. A label in the expression stands where none is
/// given.
Json dice_event(const dice::Expression& thrown, std::span<const int> values, const Throw& about);

/// Reads the expression and the target of a dice event, as far as it has them. Throws BadRecord, also where the dice,
/// which begin at `where`, do not fit.
std::optional<dice::Expression> read_thrown(Fields& fields, std::span<const Die> dice, const std::string& where);
/// Writes both. A target that is to be reached stands apart, so that other programs find it.
void write_thrown(const dice::Expression& thrown, Json& json);

/// Returns "Ann rolls 4d6kh3+2: 5 6 2 and 1 dropped, 15"; `who` is empty where nobody is named.
Text throw_told(const FreeDice& dice, const Text& who);
/// Returns what followed from the throw.
Story throw_story(const FreeDice& dice);

}  // namespace castalia

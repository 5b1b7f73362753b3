#pragma once

#include <vector>

#include "core/rules/game/game.h"
#include "core/rules/game/prompt.h"

/// A setup while its dialog is open: what follows from a choice for the rest of it.
namespace castalia {

/// Returns `setup` without the values that `slots` no longer offer.
Json what_still_fits(const std::vector<Slot>& slots, Json setup);
/// Returns `setup` with the keys that are names of players as they are now called: `names_after` says who is who.
Json with_names(const std::vector<std::string>& old, const std::vector<std::string>& now, const Json& setup);
/// Returns `setup` where a marker that was chosen for a second place has changed places with the one there. `before`
/// is the setup before that choice.
Json with_places_changed(const std::vector<Slot>& slots, const Json& before, Json setup);
/// Returns `was` with what the user has chosen otherwise: `begun` and `chosen` are the setup when its dialog opened
/// and when it was accepted, `before` and `now` the slots of both. What no slot asks for stays.
Json with_other_choices(Json was, const Json& begun, const std::vector<Slot>& before, const Json& chosen,
                        const std::vector<Slot>& now);
/// Returns `setup` with the same choices after the players have other names: `before` are its slots under the old
/// names, `now` those under the new ones.
Json with_same_choices(const std::vector<Slot>& before, const std::vector<Slot>& now, Json setup);
/// Returns a setup as the form of its game asks for it.
Json setup_in_form(const Game& game, const std::vector<std::string>& players, const Json& setup);

}  // namespace castalia

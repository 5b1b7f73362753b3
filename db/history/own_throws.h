#pragma once

#include <optional>

#include "core/session/own_throws.h"
#include "db/store.h"

namespace castalia {

/// Returns the throws that the table has under names of its own, in their order. What cannot be read is left out.
std::vector<OwnThrow> own_throws(const Store& store);
/// The name of the setting that holds them.
inline constexpr const char* kOwnThrowsSetting = "dice.throws";
/// Returns the throws in the value of that setting, which may be missing.
std::vector<OwnThrow> own_throws_in(const std::optional<std::string>& kept);
/// Keeps a throw in place of another one with the same name. Throws BadRecord where it is not allowed, and Failure.
void keep_own_throw(Store& store, OwnThrow kept);
/// Returns false if there is no such throw. Throws Failure.
bool drop_own_throw(Store& store, const std::string& name);

}  // namespace castalia

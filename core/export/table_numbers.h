#pragma once

#include <string>
#include <vector>

#include "core/export/plays.h"

namespace castalia {

/// Returns a number without the spaces between its thousands: "1 204" as "1204". Returns other words as they are.
std::string without_spaces_in(const std::string& number);

/// Writes scores that may mean thousands or decimals, such as "1.204", without their mark where the table tells that
/// it stands between thousands: by another score, such as "98,5" or "1.302,5", or by its `separator`, which is a
/// comma where the decimal mark is a point. The others stay as they are.
void settle_thousands(std::vector<Play>& plays, char separator);

/// Lets whoever has the most points win each play, or the fewest, if two players or more have points that are known.
void give_to_best(std::vector<Play>& plays, bool most);

}  // namespace castalia

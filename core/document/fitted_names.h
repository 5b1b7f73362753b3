#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace castalia::document {

/// Returns how wide bold words of this size are at most, in the widest of the fonts that figures are usually set in.
/// A figure is laid out before its font is known.
double bold_width(std::string_view words, double size);

/// Returns the names, in their order, as they fit into this width in bold words of this size. A name that fits stays
/// whole. Another one is cut with an ellipsis, at its end or in its middle, so that two different names never look
/// alike while there is room for a letter on each side of the ellipsis.
std::vector<std::string> fitted_names(const std::vector<std::string>& names, double width, double size);
/// Returns the same for words that are narrow enough where `fits` says so.
std::vector<std::string> fitted_names(const std::vector<std::string>& names,
                                      const std::function<bool(const std::string& words)>& fits);

}  // namespace castalia::document

#include "app/ui/toolkit/text/named.h"

#include <algorithm>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/document/document.h"

namespace castalia {

namespace {

/// Returns whether there may be letters that run from right to left. They begin with a byte from 0xD6 on, because the
/// first of them is U+0590.
bool may_run_leftward(std::string_view words) {
    constexpr unsigned char kFirst = 0xd6;
    return std::ranges::any_of(words, [](char byte) { return static_cast<unsigned char>(byte) >= kFirst; });
}

}  // namespace

std::string kept_in_order(std::string words) {
    if (!may_run_leftward(words)) {
        return words;
    }
    std::string isolated = document::isolated(words);
    // The toolkit gives a line the direction of its first letter, even an isolated one, so a mark comes before it.
    return isolated == words ? words : "\u200e" + isolated;
}

wxString named(std::string_view name) { return utf8(kept_in_order(std::string(name))); }

}  // namespace castalia

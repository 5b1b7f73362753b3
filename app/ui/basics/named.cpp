#include "app/ui/basics/named.h"

#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "core/document/document.h"

namespace castalia {

namespace {

/// Letters that run from right to left begin with a byte from 0xD6 on: the first of them is U+0590.
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
    // The toolkit lets a line run as its first letter does, even where that is isolated: a mark comes before it.
    return isolated == words ? words : "\u200e" + isolated;
}

wxString named(std::string_view name) { return utf8(kept_in_order(std::string(name))); }

}  // namespace castalia

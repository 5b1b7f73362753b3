#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia::picture {

/// Returns words of a story, ready for a drawing, which shows `*emphasis*` slanted and `~~what was taken back~~`
/// struck out. Each word has marks of its own, so that lines may be broken at any space.
std::string marked(std::string_view words);

/// The private characters that stand before and behind words with a look; no keyboard types them.
inline constexpr char32_t kFirstMark = 0xE000, kLastMark = 0xE003;

/// Returns whether words have such marks; nearly all have none.
bool has_marks(std::string_view words);

/// A part of words that has one look.
struct Span {
    std::string words;
    bool emphasis = false, struck = false;
};
/// Returns the spans of words that `marked` made, or of a piece of them; one span for any other words.
std::vector<Span> spans_of(std::string_view words);

}  // namespace castalia::picture

#include "core/picture/marked.h"

#include "core/document/runs.h"

namespace castalia::picture {

namespace {

// Private characters, U+E000 to U+E003, which no keyboard types. They stand before and behind the words with the
// look.
constexpr std::string_view kEmphasis = "\uE000", kPlain = "\uE001", kStruck = "\uE002", kStands = "\uE003";
constexpr std::string_view kPrivate = "\xEE\x80";  ///< The first two of their three bytes.

}  // namespace

std::string marked(std::string_view words) {
    std::string marked;
    for (const document::Run& run : document::runs_of(words)) {
        std::string on, off;
        on.append(run.emphasis ? kEmphasis : "").append(run.struck ? kStruck : "");
        off.append(run.struck ? kStands : "").append(run.emphasis ? kPlain : "");
        marked += on;
        for (const char c : run.words) {
            marked += c == ' ' ? off + " " + on : std::string(1, c);
        }
        marked += off;
    }
    return marked;
}

bool has_marks(std::string_view words) {
    for (std::size_t at = words.find(kPrivate); at != std::string_view::npos; at = words.find(kPrivate, at + 1)) {
        const std::string_view mark = words.substr(at, kEmphasis.size());
        if (mark.size() == kEmphasis.size() && mark >= kEmphasis && mark <= kStands) {
            return true;
        }
    }
    return false;
}

std::vector<Span> spans_of(std::string_view words) {
    std::vector<Span> spans;
    Span next;
    const auto finish = [&] {
        if (!next.words.empty()) {
            spans.push_back(next);
            next.words.clear();
        }
    };
    while (!words.empty()) {
        const std::string_view mark = words.substr(0, kEmphasis.size());
        if (mark < kEmphasis || mark > kStands || mark.size() < kEmphasis.size()) {
            const std::size_t end = words.find(kPrivate, 1);
            next.words += words.substr(0, end);
            words.remove_prefix(end == std::string_view::npos ? words.size() : end);
            continue;
        }
        finish();
        next.emphasis = mark == kEmphasis || (next.emphasis && mark != kPlain);
        next.struck = mark == kStruck || (next.struck && mark != kStands);
        words.remove_prefix(mark.size());
    }
    finish();
    // A space between two words of one look has that look.
    for (std::size_t i = 1; i + 1 < spans.size(); ++i) {
        if (spans[i].words == " ") {
            spans[i].emphasis = spans[i - 1].emphasis && spans[i + 1].emphasis;
            spans[i].struck = spans[i - 1].struck && spans[i + 1].struck;
        }
    }
    return spans;
}

}  // namespace castalia::picture

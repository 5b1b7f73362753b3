#include "app/ui/basics/marked_words.h"

#include <algorithm>
#include <utility>

#include "app/ui/basics/wx_text.h"
#include "core/export/runs.h"

namespace castalia {

namespace {

// Private characters, which no keyboard types. They stand before and behind the words with the look.
constexpr wchar_t kEmphasis = 0xE000, kPlain = 0xE001, kStruck = 0xE002, kStands = 0xE003;

bool is_mark(wchar_t c) { return c >= kEmphasis && c <= kStands; }

}  // namespace

wxString marked_words(const wxString& words) {
    const std::vector<document::Run> runs = document::runs_of(utf8(words));
    wxString marked;
    for (const document::Run& run : runs) {
        const wxString on =
            (run.emphasis ? wxString(kEmphasis) : wxString()) + (run.struck ? wxString(kStruck) : wxString());
        const wxString off =
            (run.struck ? wxString(kStands) : wxString()) + (run.emphasis ? wxString(kPlain) : wxString());
        wxString inside = utf8(run.words);
        if (!on.empty()) {
            inside.Replace(" ", off + " " + on);
        }
        marked += on + inside + off;
    }
    return marked;
}

std::vector<Span> spans_of(const wxString& marked) {
    const auto marks = [](wxUniChar c) { return is_mark(static_cast<wchar_t>(c.GetValue())); };
    if (!marked.empty() && std::none_of(marked.begin(), marked.end(), marks)) {
        return {{marked}};  // As nearly all texts are.
    }
    std::vector<Span> spans;
    Span next;
    const auto finish = [&] {
        if (!next.words.empty()) {
            spans.push_back(next);
            next.words.clear();
        }
    };
    for (const wxUniChar c : marked) {
        const auto mark = static_cast<wchar_t>(c.GetValue());
        if (!is_mark(mark)) {
            next.words += c;
            continue;
        }
        finish();
        next.emphasis = mark == kEmphasis || (next.emphasis && mark != kPlain);
        next.struck = mark == kStruck || (next.struck && mark != kStands);
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

wxString without_marks(const wxString& marked) {
    wxString plain;
    for (const wxUniChar c : marked) {
        if (!is_mark(static_cast<wchar_t>(c.GetValue()))) {
            plain += c;
        }
    }
    return plain;
}

}  // namespace castalia

#include "app/ui/toolkit/text/marked_words.h"

#include <algorithm>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/picture/marked.h"

namespace castalia {

namespace {

bool is_mark(wxUniChar c) { return c.GetValue() >= picture::kFirstMark && c.GetValue() <= picture::kLastMark; }

}  // namespace

wxString marked_words(const wxString& words) { return utf8(picture::marked(utf8(words))); }

std::vector<Span> spans_of(const wxString& marked) {
    if (!marked.empty() && std::none_of(marked.begin(), marked.end(), is_mark)) {
        return {{marked}};  // As nearly all texts are.
    }
    std::vector<Span> spans;
    for (const picture::Span& span : picture::spans_of(utf8(marked))) {
        spans.push_back({utf8(span.words), span.emphasis, span.struck});
    }
    return spans;
}

wxString without_marks(const wxString& marked) {
    wxString plain;
    for (const wxUniChar c : marked) {
        if (!is_mark(c)) {
            plain += c;
        }
    }
    return plain;
}

}  // namespace castalia

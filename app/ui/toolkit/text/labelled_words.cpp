#include "app/ui/toolkit/text/labelled_words.h"

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

wxString labelled_words(const wxString& label, const wxString& about_it) {
    return words(say("{label}: {words}", {{"label", literally(utf8(label))}, {"words", literally(utf8(about_it))}}));
}

wxString words_in_chapter(const Text& chapter, const wxString& event) {
    wxString shown = words(chapter);
    for (const Fill& fill : chapter.fills) {
        const wxString name = words(fill.with), behind = wxString::FromUTF8(" · ") + name;
        if (fill.hole == "who" && event.Contains(name) && shown.EndsWith(behind)) {
            shown.RemoveLast(behind.length());
        }
    }
    return labelled_words(shown, event);
}

}  // namespace castalia

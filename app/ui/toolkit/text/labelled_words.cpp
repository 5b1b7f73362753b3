#include "app/ui/toolkit/text/labelled_words.h"

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

wxString labelled_words(const wxString& label, const wxString& about_it) {
    return words(say("{label}: {words}", {{"label", literally(utf8(label))}, {"words", literally(utf8(about_it))}}));
}

}  // namespace castalia

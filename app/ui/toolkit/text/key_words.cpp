#include "app/ui/toolkit/text/key_words.h"

#include <map>

#include <wx/arrstr.h>
#include <wx/intl.h>

namespace castalia {

wxString key_words(const wxString& key) {
    const std::map<wxString, wxString> names{{"Ctrl", wxGETTEXT_IN_CONTEXT("key", "Ctrl")},
                                             {"Shift", wxGETTEXT_IN_CONTEXT("key", "Shift")},
                                             {"Alt", wxGETTEXT_IN_CONTEXT("key", "Alt")},
                                             {"Enter", wxGETTEXT_IN_CONTEXT("key", "Enter")},
                                             {"Esc", wxGETTEXT_IN_CONTEXT("key", "Esc")},
                                             {"Delete", wxGETTEXT_IN_CONTEXT("key", "Delete")},
                                             {"Del", wxGETTEXT_IN_CONTEXT("key", "Delete")},
                                             {"Back", wxString::FromUTF8("⌫")},
                                             {"Insert", wxGETTEXT_IN_CONTEXT("key", "Insert")},
                                             {"Space", wxGETTEXT_IN_CONTEXT("key", "Space")},
                                             {"Home", wxGETTEXT_IN_CONTEXT("key", "Home")},
                                             {"End", wxGETTEXT_IN_CONTEXT("key", "End")},
                                             {"PageUp", wxGETTEXT_IN_CONTEXT("key", "PgUp")},
                                             {"PgUp", wxGETTEXT_IN_CONTEXT("key", "PgUp")},
                                             {"PageDown", wxGETTEXT_IN_CONTEXT("key", "PgDn")},
                                             {"PgDn", wxGETTEXT_IN_CONTEXT("key", "PgDn")},
                                             {"Left", wxString::FromUTF8("←")},
                                             {"Right", wxString::FromUTF8("→")},
                                             {"Up", wxString::FromUTF8("↑")},
                                             {"Down", wxString::FromUTF8("↓")}};
    wxString said;
    for (const wxString& part : wxSplit(key, '+', '\0')) {
        const auto name = names.find(part);
        said += (said.empty() ? "" : "+") + (name == names.end() ? part : name->second);
    }
    return said;
}

}  // namespace castalia

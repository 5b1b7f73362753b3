#include "app/ui/preferences/key_map.h"

#include <wx/accel.h>
#include <wx/string.h>
#include <wx/tokenzr.h>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"

namespace castalia {

std::string usual_spelling(std::string_view key) {
    wxString said = utf8(key);
    said.Replace(" ", "");
    wxAcceleratorEntry entry;
    // A letter alone could no longer be typed.
    const bool read = !said.empty() && entry.FromString(said) && entry.IsOk();
    const bool types = entry.GetFlags() == wxACCEL_NORMAL || entry.GetFlags() == wxACCEL_SHIFT;
    const bool letter =
        entry.GetKeyCode() > WXK_SPACE && entry.GetKeyCode() < WXK_START && entry.GetKeyCode() != WXK_DELETE;
    return read && !(types && letter) ? utf8(entry.ToRawString()) : std::string();
}

KeyMap read_key_map(std::string_view text) {
    KeyMap keys;
    long long number = 0;
    for (const wxString& raw : wxStringTokenize(utf8(without_mark(text)), "\n", wxTOKEN_RET_EMPTY)) {
        ++number;
        const wxString line = raw.Strip(wxString::both);
        if (line.empty() || line.StartsWith("#")) {
            continue;
        }
        wxString key;
        const wxString name = line.BeforeFirst('=', &key).Strip(wxString::both);
        key = key.Strip(wxString::both);
        const std::string spelled = usual_spelling(utf8(key));
        const std::string where = english(say("line {n}", {{"n", literally(number)}}));
        if (!line.Contains("=") || name.empty()) {
            throw BadRecord(where, say("a line gives a command and its key, such as: undo = Ctrl+Z"));
        }
        if (!key.empty() && spelled.empty()) {
            throw BadRecord(where, say("{key} is no key that a command can have", {{"key", literally(utf8(key))}}));
        }
        keys[utf8(name)] = spelled;
    }
    return keys;
}

std::string written_key_map(const KeyMap& keys) {
    std::string all;
    for (const auto& [name, key] : keys) {
        all += name;
        all += " = ";
        all += key;
        all += '\n';
    }
    return all;
}

}  // namespace castalia

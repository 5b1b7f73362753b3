#pragma once

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/text_frame.h"
#include "app/ui/toolkit/text/type.h"
#include "core/rules/json/fields.h"

namespace castalia {

/// Makes a field as high as its words at any text size; the toolkit's own best height is out of date after a change.
inline void give_height(wxTextCtrl& field) {
    field.SetMinSize({field.GetMinSize().x, field.GetTextExtent("Ag").y + field.FromDIP(spacing::apart)});
}

/// Gives a sentence the size that it has in its own font; until it has been on the screen GTK measures in the default
/// font.
inline void give_size(wxStaticText& sentence) {
    wxSize needed(0, 0);
    for (const wxString& line : wxSplit(sentence.GetLabelText(), '\n', '\0')) {
        const wxSize one = sentence.GetTextExtent(line);
        needed = {std::max(needed.x, one.x + sentence.FromDIP(spacing::unit)), needed.y + one.y};
    }
    sentence.SetMinSize(needed);
}

/// Makes a field for one line of text, or with wxTE_MULTILINE for several.
inline wxTextCtrl* text_field(wxWindow* parent, const wxString& words = {}, long style = 0) {
    auto* field = child<wxTextCtrl>(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, style);
    field->SetFont(font_of(*parent, TypeStep::normal));
    if (!field->IsMultiLine()) {
        field->SetMaxLength(kLongestText);  // No record takes more, so pasted text ends there.
    } else {
        frame_text(*field, spacing::unit);
    }
    give_height(*field);
    return field;
}

}  // namespace castalia

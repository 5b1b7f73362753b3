#pragma once

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/basics/child.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "core/rules/fields.h"

namespace castalia {

/// A field is as high as its words at any text size: what the toolkit thinks its best height is falls behind.
inline void give_height(wxTextCtrl& field) {
    field.SetMinSize({field.GetMinSize().x, field.GetTextExtent("Ag").y + field.FromDIP(spacing::apart)});
}

/// A sentence has the room of its own font: GTK would answer by the default font until it has been on the screen.
inline void give_size(wxStaticText& sentence) {
    wxSize needed(0, 0);
    for (const wxString& line : wxSplit(sentence.GetLabelText(), '\n', '\0')) {
        const wxSize one = sentence.GetTextExtent(line);
        needed = {std::max(needed.x, one.x + sentence.FromDIP(spacing::unit)), needed.y + one.y};
    }
    sentence.SetMinSize(needed);
}

/// A field for one line of words.
inline wxTextCtrl* text_field(wxWindow* parent, const wxString& words = {}, long style = 0) {
    auto* field = child<wxTextCtrl>(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, style);
    field->SetFont(font_of(*parent, TypeStep::normal));
    if (!field->IsMultiLine()) {
        field->SetMaxLength(kLongestText);  // No record takes more: what is pasted ends there.
    }
    give_height(*field);
    return field;
}

}  // namespace castalia

#include "app/ui/toolkit/controls/key_button.h"

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/fitted_words.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

void label_with_key(wxButton* button, const wxString& words, const wxString& key, const wxString& name) {
    const wxString said = key_words(key);
    button->SetLabelMarkup(words + "  " + small_markup(said));
    set_accessible(button, name.empty() ? words : name, said);
}

void label_with_key_within(wxButton* button, const wxString& words, const wxString& key, int room) {
    label_with_key(button, words, key);
    if (button->GetBestSize().x > room) {
        const wxFont font = button->GetFont();
        const wxString lines = in_two_lines(*button, font, words, room - 2 * button->FromDIP(spacing::around));
        button->SetLabelMarkup(lines + "\n" + small_markup(key_words(key)));
    }
}

wxButton* key_button(wxWindow* parent, const wxString& words, const wxString& key, const wxString& name,
                     wxWindowID id, long style) {
    auto* made = child<wxButton>(parent, id, "", wxDefaultPosition, wxDefaultSize, style);
    label_with_key(made, words, key, name);
    return made;
}

}  // namespace castalia

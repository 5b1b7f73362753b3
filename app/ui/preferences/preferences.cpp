// How the program looks and speaks: palette, text size, motion, targets, speech. Changes apply at once, and are kept
// when the dialog is accepted.
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "app/ui/preferences/preference_rows.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/announcer.h"
#include "app/ui/toolkit/accessibility/page_part.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/menu_keys.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/gtk/touch.h"
#include "app/ui/toolkit/text/custom_terms.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"
#include "core/rules/text/labels.h"

namespace castalia {

namespace {

std::string key_of(const Labels::Label& label) { return "words." + label.name.pattern; }

/// Uses the table's own words, as they are kept.
void use_kept_words(const Store& store) {
    for (const Game& game : store.games().offered()) {
        for (const Labels::Label& label : game.labels ? game.labels->labels : std::vector<Labels::Label>()) {
            use_custom_term(label.name.pattern, store.setting(key_of(label)).value_or(""));
        }
    }
}

/// Returns the preferences that were applied last.
std::optional<ChosenPreferences>& applied_preferences() {
    static std::optional<ChosenPreferences> chosen;
    return chosen;
}

/// Applies the preferences. Palette and text size stay as this run was started with until somebody chooses others.
/// Windows that draw for themselves hear of it as of a change of the desktop's colours.
void apply(const ChosenPreferences& chosen) {
    const auto is_new = [before = applied_preferences(), &chosen](const char* key) {
        return !before || before->word(key) != chosen.word(key);
    };
    const std::string& language = chosen.word("ui.language");
    speak(language.empty() ? language_of_desktop() : language);
    name_menu_keys();
    if (is_new("ui.scheme")) {
        choose_scheme(chosen.one_of<Scheme>("ui.scheme"));
    }
    constexpr double kWhole = 100;
    if (is_new("ui.text")) {
        set_text_size(chosen.number("ui.text") / kWhole);
    }
    choose_speech(chosen.one_of<Speech>("ui.speech"));
    choose_touch(chosen.on("ui.touch"));
    apply_native_style(static_cast<int>(std::lround(chosen_text_size() * kWhole)));
    applied_preferences() = chosen;
    allow_motion(chosen.on("ui.motion") && shown_scheme() != Scheme::contrast);
    for (wxWindow* window : wxTopLevelWindows) {
        wxSysColourChangedEvent changed;
        changed.SetEventObject(window);
        window->ProcessWindowEvent(changed);
        window->Layout();
        window->Refresh();
    }
}

class PreferencesDialog final : public StandardDialog {
public:
    PreferencesDialog(wxWindow* parent, const Games& games, const ChosenPreferences& now,
                      const std::function<void()>& applied)
        : StandardDialog(parent, _("Preferences")), games_(games), chosen_(now), applied_(applied) {
        page_ = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*page_, kScrollStep);
        page_->SetSizer(down_);
        contents()->Add(page_, wxSizerFlags(1).Expand());
        add_rows();
        add_buttons(_("Save"), _("Cancel"));
        wrap_notes();
        make_room();
        settle({kWide, -1});
        on_restyled(this, [this] { CallAfter([this] { fit_again(); }); });
    }
    const ChosenPreferences& chosen() const { return chosen_; }
    /// Returns every label with the table's own word for it; empty where the table has none.
    std::vector<std::pair<const Labels::Label*, std::string>> custom_terms() const {
        std::vector<std::pair<const Labels::Label*, std::string>> all;
        for (const Field& field : fields_) {
            const wxString now = field.text->GetValue().Strip(wxString::both);
            const bool ours = now == field.usual || now == usual_name(*field.label);
            all.emplace_back(field.label, ours ? "" : utf8(now));
        }
        return all;
    }

private:
    static constexpr int kWide = 420, kScrollStep = 12;
    /// The heading of the table's own words, or a sentence about them.
    struct Note {
        const Labels* group;
        wxStaticText* title;
        wxStaticText* why;
    };
    struct Field {
        const Labels* group;
        const Labels::Label* label;
        wxTextCtrl* text;
        wxString usual;  ///< Our word in the language in which the field was made.
    };

    void add_rows() {
        rows_.emplace(page_, *down_, chosen_, [this] { changed(); });
        for (const Game& game : games_.offered()) {
            if (game.labels) {
                add_labels(*game.labels);
            }
        }
    }
    /// Makes the page anew in the language that is spoken now, with the words that somebody has written there. The
    /// control at the place `focus` has the keys again.
    void speak_again(int focus) {
        const auto own = custom_terms();
        quiet_.clear();
        notes_.clear();
        fields_.clear();
        page_->DestroyChildren();
        down_->Clear();
        add_rows();
        for (std::size_t i = 0; i < fields_.size(); ++i) {
            fields_[i].text->ChangeValue(own[i].second.empty() ? fields_[i].usual : utf8(own[i].second));
        }
        SetTitle(_("Preferences"));
        name_buttons(_("Save"), _("Cancel"));
        complain({});
        colour_quiet();
        fit_again();
        // The toolkit gives the keys only to a field that it has shown.
        CallAfter([this, focus] {
            if (focus == wxNOT_FOUND) {
                focus_first_inside(*page_);
            } else {
                page_->GetChildren().Item(static_cast<std::size_t>(focus))->GetData()->SetFocus();
            }
        });
    }

    static wxString usual_name(const Labels::Label& label) { return wxGetTranslation(utf8(label.name.pattern)); }
    void add_labels(const Labels& group) {
        auto* title = child<wxStaticText>(page_, wxID_ANY, words(group.title));
        down_->Add(title, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        auto* grid = new wxFlexGridSizer(2, FromDIP(spacing::hair), FromDIP(spacing::between));
        grid->AddGrowableCol(1);
        for (const Labels::Label& label : group.labels) {
            auto* caption = child<wxStaticText>(page_, wxID_ANY, words(label.of));
            quiet_.push_back(caption);
            auto* text = text_field(page_, words(label.name));
            text->SetMaxLength(kLongestName);
            set_label_for(caption, text);
            grid->Add(caption, wxSizerFlags().CenterVertical());
            grid->Add(text, wxSizerFlags().Expand());
            fields_.push_back({&group, &label, text, usual_name(label)});
        }
        down_->Add(grid, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::hair)));
        auto* why = child<wxStaticText>(page_, wxID_ANY, words(group.why));
        quiet_.push_back(why);
        down_->Add(why, wxSizerFlags());
        notes_.push_back({&group, title, why});
        colour_quiet();
    }
    void colour_quiet() {
        for (wxStaticText* text : quiet_) {
            text->SetForegroundColour(palette().secondary);
        }
    }
    /// Wraps the notes. Larger text needs a wider note, because a narrow one would push the buttons off the screen.
    /// Bold words and fields have a font of their own, which does not grow by itself.
    void wrap_notes() {
        for (const Field& field : fields_) {
            field.text->SetFont(font_of(*this, TypeStep::normal));
            give_height(*field.text);
        }
        for (const Note& note : notes_) {
            note.title->SetFont(font_of(*this, TypeStep::normal, true));
            note.title->SetLabelText(words(note.group->title));  // Bold words are wider.
            note.why->SetLabelText(words(note.group->why));
            note.why->Wrap(static_cast<int>(FromDIP(kWide) * text_size()));
        }
    }
    /// Shows as much of the page as the screen has room for; the rest scrolls.
    void make_room() {
        constexpr int kBar = 16, kTitleBar = 40;
        const wxSize wanted = down_->CalcMin();
        const int beside = GetSizer()->CalcMin().y - contents()->CalcMin().y + FromDIP(kTitleBar);
        const int most = room_on_screen(*this).height - beside;
        page_->SetMinSize({wanted.x + FromDIP(kBar), std::min(wanted.y, most)});
        page_->FitInside();
    }
    /// Refuses two things with the same name, which nobody could keep apart.
    wxString objection() override {
        std::set<std::pair<const Labels*, wxString>> taken;
        for (const Field& field : fields_) {
            const wxString word = field.text->GetValue().Strip(wxString::both);
            if (!word.empty() && !taken.emplace(field.group, word.Lower()).second) {
                field.text->SetFocus();
                return wxString::Format(_("%s appears twice; give each its own name"), word);
            }
            try {
                if (!word.empty()) {
                    check_name(utf8(word), kLongestName, "");
                }
            } catch (const BadRecord& bad) {
                field.text->SetFocus();
                return as_sentence(bad.text);
            }
        }
        return {};
    }
    void changed() {
        // The windows that are made anew in another language may take the keys.
        const int focus = child_with_focus(*page_);
        const std::string spoken = chosen_.word("ui.language");
        chosen_ = rows_->chosen();
        apply(chosen_);
        colour_quiet();
        applied_();
        fit_again();
        if (chosen_.word("ui.language") != spoken) {
            CallAfter([this, focus] { speak_again(focus); });  // The control that was changed goes, too.
        }
    }
    void fit_again() {
        wrap_notes();
        settle_again();
        make_room();
        settle_again();
        const wxRect screen = room_on_screen(*this);
        if (!screens().empty() && !screen.Contains(GetScreenRect())) {
            CentreOnScreen();
        }
    }
    const Games& games_;
    ChosenPreferences chosen_;
    const std::function<void()>& applied_;
    wxScrolledWindow* page_;
    wxBoxSizer* down_ = new wxBoxSizer(wxVERTICAL);
    std::optional<PreferenceRows> rows_;
    std::vector<Field> fields_;
    std::vector<Note> notes_;
    std::vector<wxStaticText*> quiet_;  ///< Texts in the secondary colour, which changes during the choice.
};

}  // namespace

bool change_preferences(wxWindow* parent, Store& store, const std::function<void()>& applied) {
    const ChosenPreferences before = ChosenPreferences::kept_in(store);
    PreferencesDialog dialog(parent, store.games(), before, applied);
    const bool kept = dialog.ShowModal() == wxID_OK;
    const ChosenPreferences after = kept ? dialog.chosen() : before;
    if (dialog.chosen() != after) {
        apply(before);
        applied();
    }
    bool renamed = false;
    for (const auto& [label, own] : kept ? dialog.custom_terms() : decltype(dialog.custom_terms())()) {
        if (store.setting(key_of(*label)).value_or("") != own) {
            store.set(key_of(*label), own);
            renamed = true;
        }
    }
    if (renamed) {
        use_kept_words(store);
        apply(after);
    }
    after.keep(store, before);
    return renamed || after != before;
}

void apply_look_again() {
    if (const std::optional<ChosenPreferences> last = std::exchange(applied_preferences(), std::nullopt)) {
        apply(*last);
    }
}

void apply_preferences(Store& store) {
    use_kept_words(store);
    applied_preferences().reset();
    apply(ChosenPreferences::kept_in(store));
}

}  // namespace castalia

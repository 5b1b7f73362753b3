// How the program looks and speaks: palette, text size, motion, targets, speech. Changes apply at once, and are kept
// when the dialog is accepted.
#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/radiobox.h>
#include <wx/scrolwin.h>
#include <wx/slider.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "app/language/language.h"
#include "app/ui/dice/dice_preferences.h"
#include "app/ui/preferences/custom_terms.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/announcer.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/gtk/touch.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"
#include "core/rules/text/labels.h"

namespace castalia {

namespace {

constexpr int kLeastText = 100, kMostText = 200, kTextStep = 10;
/// The names under which schemes are kept, in the order of Scheme.
constexpr std::array<const char*, 4> kSchemes{"system", "light", "dark", "contrast"};
/// The names under which speech is kept, in the order of Speech.
constexpr std::array<const char*, 3> kSpeeches{"all", "brief", "asked"};

struct Look {
    Scheme scheme = Scheme::system;
    int text = kLeastText;
    bool motion = true;
    std::string language;  ///< Its code; empty for the language of the desktop.
    Speech speech = Speech::all;
    bool touch = false;
    DiceWishes dice;
    bool operator==(const Look&) const = default;
};

/// Returns the languages to choose from, English among them, by code.
std::vector<std::string> all_languages() {
    std::vector<std::string> codes = translated_languages();
    codes.insert(std::ranges::upper_bound(codes, std::string(kEnglish)), std::string(kEnglish));
    return codes;
}

Look kept_look(const Store& store) {
    Look look;
    const std::string scheme = store.setting("ui.scheme").value_or(kSchemes.front());
    const auto found = std::ranges::find(kSchemes, scheme);
    look.scheme = found == kSchemes.end() ? Scheme::system : static_cast<Scheme>(found - kSchemes.begin());
    const std::string text = store.setting("ui.text").value_or("");
    std::from_chars(text.data(), text.data() + text.size(), look.text);
    look.text = std::clamp(look.text, kLeastText, kMostText);
    look.motion = store.setting("ui.motion").value_or("on") != "off";
    look.language = spoken_of(store.setting("ui.language").value_or(""));
    const auto speech = std::ranges::find(kSpeeches, store.setting("ui.speech").value_or(kSpeeches.front()));
    look.speech = speech == kSpeeches.end() ? Speech::all : static_cast<Speech>(speech - kSpeeches.begin());
    look.touch = store.setting("ui.touch").value_or("off") == "on";
    look.dice = kept_dice_wishes(store);
    return look;
}

std::string key_of(const Labels::Label& label) { return "words." + label.name.pattern; }

/// Uses the table's own words, as they are kept.
void use_kept_words(const Store& store) {
    for (const Game& game : store.games().offered()) {
        for (const Labels::Label& label : game.labels ? game.labels->labels : std::vector<Labels::Label>()) {
            use_custom_term(label.name.pattern, store.setting(key_of(label)).value_or(""));
        }
    }
}

/// Returns the look that was applied last.
Look& applied_look() {
    static Look look;
    return look;
}

/// Applies the look. Windows that draw for themselves hear of it as of a change of the desktop's colours.
void apply(const Look& look) {
    applied_look() = look;
    speak(look.language.empty() ? language_of_environment() : look.language);
    choose_scheme(look.scheme);
    set_text_size(look.text / 100.0);
    choose_speech(look.speech);
    choose_touch(look.touch);
    apply_native_style(look.text);
    allow_motion(look.motion && shown_scheme() != Scheme::contrast);
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
    PreferencesDialog(wxWindow* parent, const Games& games, const Look& look, const std::function<void()>& applied)
        : StandardDialog(parent, _("Preferences")), look_(look), applied_(applied) {
        wxArrayString names;
        names.push_back(_("Same as the desktop"));
        names.push_back(_("Light"));
        names.push_back(_("Dark"));
        names.push_back(_("High contrast"));
        page_ =
            child<wxScrolledWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*page_, kScrollStep);
        page_->SetSizer(down_);
        contents()->Add(page_, wxSizerFlags(1).Expand());
        scheme_ = child<wxRadioBox>(page_, wxID_ANY, _("Colours"), wxDefaultPosition, wxDefaultSize, names, 2,
                                    wxRA_SPECIFY_COLS);
        scheme_->SetSelection(static_cast<int>(look.scheme));
        text_caption_ = child<wxStaticText>(page_, wxID_ANY, "");
        text_ =
            child<wxSlider>(page_, wxID_ANY, look.text / kTextStep, kLeastText / kTextStep, kMostText / kTextStep);
        motion_ = child<wxCheckBox>(page_, wxID_ANY, _("Cards and tokens slide into place"));
        motion_->SetValue(look.motion);

        down_->Add(scheme_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        down_->Add(text_caption_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        down_->Add(text_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        down_->Add(motion_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        add_touch_and_speech();
        add_languages();
        dice_.emplace(page_, *down_, look_.dice, [this] { changed(); });
        for (const Game& game : games.offered()) {
            if (game.labels) {
                add_labels(*game.labels);
            }
        }
        add_buttons(_("Save"), _("Cancel"));
        caption();
        wrap_notes();
        make_room();
        settle({kWide, -1});
        on_restyled(this, [this] { CallAfter([this] { fit_again(); }); });

        scheme_->Bind(wxEVT_RADIOBOX, [this](wxCommandEvent&) { changed(); });
        text_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { changed(); });
        motion_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
        language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed(); });
        touch_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
        speech_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed(); });
    }
    const Look& look() const { return look_; }
    /// Returns every label with the table's own word for it; empty where the table has none.
    std::vector<std::pair<const Labels::Label*, std::string>> custom_terms() const {
        std::vector<std::pair<const Labels::Label*, std::string>> all;
        for (const Field& field : fields_) {
            const wxString now = field.text->GetValue().Strip(wxString::both);
            all.emplace_back(field.label, now == wxGetTranslation(utf8(field.label->name.pattern)) ? "" : utf8(now));
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
    };

    /// Adds the languages, each by its own name, so that people find theirs without reading the others.
    void add_languages() {
        auto* caption = child<wxStaticText>(page_, wxID_ANY, _("Language"));
        language_ = child<wxChoice>(page_, wxID_ANY);
        language_->Append(_("Same as the desktop"));
        language_->SetSelection(0);
        for (const std::string& code : all_languages()) {
            const int row = language_->Append(utf8(Catalogue(code).own_name()));
            if (code == look_.language) {
                language_->SetSelection(row);
            }
        }
        set_label_for(caption, language_);
        down_->Add(caption, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        down_->Add(language_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
    }
    std::string chosen_language() const {
        const int row = language_->GetSelection();
        return row <= 0 ? std::string() : all_languages()[static_cast<std::size_t>(row - 1)];
    }
    void add_touch_and_speech() {
        touch_ = child<wxCheckBox>(page_, wxID_ANY, _("Large buttons, for fingers"));
        touch_->SetValue(look_.touch);
        auto* caption = child<wxStaticText>(page_, wxID_ANY, _("A screen reader speaks"));
        speech_ = child<wxChoice>(page_, wxID_ANY);
        speech_->Append(_("what was recorded, what followed, and who is next"));
        speech_->Append(_("what was recorded and who is next"));
        speech_->Append(_("only refusals, mistakes and what I ask for"));
        speech_->SetSelection(static_cast<int>(look_.speech));
        set_accessible(speech_, _("A screen reader speaks"));
        auto* spoken = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        spoken->Add(caption, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
        spoken->Add(speech_, wxSizerFlags().CenterVertical());
        down_->Add(touch_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::between)));
        down_->Add(spoken, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
    }

    void add_labels(const Labels& group) {
        auto* title = child<wxStaticText>(page_, wxID_ANY, words(group.title));
        down_->Add(title, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        auto* grid = new wxFlexGridSizer(2, FromDIP(spacing::hair), FromDIP(spacing::between));
        grid->AddGrowableCol(1);
        for (const Labels::Label& label : group.labels) {
            auto* caption = child<wxStaticText>(page_, wxID_ANY, words(label.of));
            quiet_.push_back(caption);
            auto* text = child<wxTextCtrl>(page_, wxID_ANY, words(label.name));
            text->SetMaxLength(kLongestName);
            set_label_for(caption, text);
            grid->Add(caption, wxSizerFlags().CenterVertical());
            grid->Add(text, wxSizerFlags().Expand());
            fields_.push_back({&group, &label, text});
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
    /// Bold words have a font of their own, which does not grow by itself.
    void wrap_notes() {
        for (const Note& note : notes_) {
            note.title->SetFont(font_of(*this, TypeStep::normal, true));
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
    /// Refuses two things with the same name, which nobody could tell apart.
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
                return words(bad.text);
            }
        }
        return {};
    }
    void changed() {
        look_ = {static_cast<Scheme>(scheme_->GetSelection()),
                 text_->GetValue() * kTextStep,
                 motion_->GetValue(),
                 chosen_language(),
                 static_cast<Speech>(speech_->GetSelection()),
                 touch_->GetValue(),
                 dice_->chosen()};
        caption();
        apply(look_);
        colour_quiet();
        applied_();
        fit_again();
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
    void caption() {
        const wxString words = wxString::Format(_("Text size: %d %%"), text_->GetValue() * kTextStep);
        text_caption_->SetLabelText(words);
        set_label_for(text_caption_, text_);
    }

    Look look_;
    const std::function<void()>& applied_;
    wxScrolledWindow* page_;
    wxBoxSizer* down_ = new wxBoxSizer(wxVERTICAL);
    wxRadioBox* scheme_;
    wxStaticText* text_caption_;
    wxSlider* text_;
    wxCheckBox *motion_, *touch_;
    wxChoice *language_, *speech_;
    std::optional<DicePreferences> dice_;
    std::vector<Field> fields_;
    std::vector<Note> notes_;
    std::vector<wxStaticText*> quiet_;  ///< Texts in the secondary colour, which changes during the choice.
};

}  // namespace

bool change_preferences(wxWindow* parent, Store& store, const std::function<void()>& applied) {
    const Look before = kept_look(store);
    PreferencesDialog dialog(parent, store.games(), before, applied);
    const bool kept = dialog.ShowModal() == wxID_OK;
    const Look after = kept ? dialog.look() : before;
    if (dialog.look() != after) {
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
    if (after == before) {
        return renamed;
    }
    store.set("ui.scheme", kSchemes.at(static_cast<std::size_t>(after.scheme)));
    store.set("ui.text", std::to_string(after.text));
    store.set("ui.motion", after.motion ? "on" : "off");
    store.set("ui.language", after.language);
    store.set("ui.speech", kSpeeches.at(static_cast<std::size_t>(after.speech)));
    store.set("ui.touch", after.touch ? "on" : "off");
    keep_dice_wishes(store, after.dice);
    return true;
}

void apply_look_again() { apply(Look(applied_look())); }

void apply_preferences(Store& store) {
    use_kept_words(store);
    apply(kept_look(store));
}

}  // namespace castalia

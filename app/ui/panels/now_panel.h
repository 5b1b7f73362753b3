#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>

#include "app/recorder/entry_composer.h"

class wxBoxSizer;
class wxButton;
class wxStaticText;
class wxToggleButton;
class wxWrapSizer;

namespace castalia {

class EarlierLines;
class SlotForm;

/// What the table has to do now: one sentence, what it may do with the keys shown, and the form for exactly that.
class NowPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(int verb)> choose;
        std::function<void(const FieldPath& field, Json value)> fill;
        std::function<void()> app_rolls;
        std::function<void()> resized;  ///< It wants another height.
    };
    /// The form shows `draft`.
    NowPanel(wxWindow* parent, const Draft& draft, Calls calls);

    using AppHelp = castalia::AppHelp;

    /// The buttons are made anew only where the prompt is another one.
    void show(const Composition& entry);
    SlotForm& form() { return *form_; }
    /// By verb; a null pointer where the form is all there is to do, and for what is impossible now.
    const std::vector<wxToggleButton*>& verb_buttons() const { return buttons_; }
    wxButton* app_rolls_button() { return app_rolls_; }

private:
    void show_app_help(AppHelp help);
    void rebuild_verbs();
    wxToggleButton* verb_button(std::size_t i);
    void mark_verb(int verb);
    void count_impossible();
    void show_impossible();
    /// Whether the verb is one of those behind the chip.
    bool behind_chip(std::size_t verb) const;
    void fit();
    void break_sentence();

    Calls calls_;
    std::optional<Prompt> prompt_;
    int wanted_ = 0;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* phases_ = nullptr;
    wxBoxSizer* head_ = nullptr;
    wxBoxSizer* aside_ = nullptr;  ///< What stands aside, and the phases.
    wxWrapSizer* verbs_ = nullptr;
    wxBoxSizer* form_row_ = nullptr;
    std::vector<wxToggleButton*> buttons_;
    wxButton* not_now_ = nullptr;  ///< A chip that counts what is impossible now, and opens with the reasons.
    SlotForm* form_ = nullptr;
    EarlierLines* recalled_ = nullptr;
    wxPanel* dice_help_ = nullptr;
    wxStaticText* zero_ = nullptr;
    wxButton* app_rolls_ = nullptr;
};

}  // namespace castalia

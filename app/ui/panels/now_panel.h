#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>

#include "core/rules/prompt.h"

class wxBoxSizer;
class wxButton;
class wxStaticText;
class wxToggleButton;
class wxWrapSizer;

namespace castalia {

class EarlierLines;
class SlotForm;

/// Is this the one other thing to do, and barred? It stands beside the sentence with its reason, and the form of what
/// can be done needs no button.
bool stands_aside(const Prompt& prompt, std::size_t verb);

/// What the table has to do now: one sentence, what it may do with the keys shown, and the form for exactly that.
class NowPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(int verb)> choose;
        std::function<std::vector<Slot>(const Json& draft)> ask;
        std::function<void(const Json& draft)> filled;
        std::function<void()> app_rolls;
        std::function<void()> resized;  ///< It wants another height.
    };
    NowPanel(wxWindow* parent, Calls calls);

    /// The buttons are made anew only where the prompt is another one.
    void show(const Prompt& prompt, int verb);
    /// What the program can do where the table has no dice at hand, or leaves something to chance.
    enum class AppHelp { none, rolls, chooses };
    void show_app_help(AppHelp help);
    /// What the table decided before in such a case, below the form; empty: nothing.
    void recall(const std::vector<wxString>& told);
    SlotForm& form() { return *form_; }
    /// By verb; a null pointer where the form is all there is to do.
    const std::vector<wxToggleButton*>& verb_buttons() const { return buttons_; }
    wxButton* app_rolls_button() { return app_rolls_; }

private:
    void rebuild_verbs();
    wxToggleButton* verb_button(std::size_t i);
    void mark_verb(int verb);
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
    SlotForm* form_ = nullptr;
    EarlierLines* recalled_ = nullptr;
    wxPanel* dice_help_ = nullptr;
    wxStaticText* zero_ = nullptr;
    wxButton* app_rolls_ = nullptr;
};

}  // namespace castalia

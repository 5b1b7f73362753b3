#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>

#include "app/recorder/entry_composer.h"

class wxBoxSizer;
class wxButton;
class wxStaticText;
class wxToggleButton;

namespace castalia {

class SidePanel;
class EarlierLines;
class SlotForm;

/// The panel that tells what the table has to do now: one sentence with the phases of the turn, and one line of what
/// it may do, with the keys. The panel always has the same height, so that the board never moves; the form of the
/// chosen action stands beside the board.
class PromptPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(int verb)> choose;
        std::function<void(const FieldPath& field, Json value)> fill;
        std::function<void()> app_rolls;
    };
    /// The form shows `draft`, on a page of its own in `side_panel`.
    PromptPanel(wxWindow* parent, SidePanel& side_panel, const Draft& draft, Calls calls);

    using AppHelp = castalia::AppHelp;

    /// Makes the buttons anew only when the prompt has changed.
    void show(const Composition& entry, const std::vector<std::string>& names);
    /// Shows a sentence beside the board for which the entry line has no room; nothing where it is empty.
    void show_beside(const wxString& sentence);
    SlotForm& form() { return *form_; }
    wxPanel* side_page() { return page_; }
    /// Returns the buttons by verb; null for what is impossible now.
    const std::vector<wxToggleButton*>& verb_buttons() const { return buttons_; }

private:
    void show_app_help(AppHelp help);
    void rebuild_verbs();
    wxToggleButton* verb_button(std::size_t i);
    void mark_verb(int verb);
    void count_impossible();
    void show_impossible();
    /// Returns whether the verb is one of those behind the chip.
    bool behind_chip(std::size_t verb) const;
    void fit();
    void fit_sentence();
    void show_phases(const wxString& marked);
    void fit_verbs();
    void show_folded();
    wxButton* chip(const std::function<void()>& pressed);
    /// Opens a menu of these verbs below a chip.
    void offer(wxButton& below, const std::vector<std::size_t>& verbs, bool reasons);

    Calls calls_;
    SidePanel& side_panel_;
    std::optional<Prompt> prompt_;
    std::vector<std::string> names_;  ///< The players.
    wxPanel* page_ = nullptr;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* phases_ = nullptr;
    wxBoxSizer* head_ = nullptr;
    wxBoxSizer* verbs_ = nullptr;
    std::vector<wxToggleButton*> buttons_;
    std::vector<std::size_t> folded_;  ///< The verbs for which the line has no room.
    long long folded_shown_ = -1;      ///< The number of them on the chip …
    wxString shown_phases_;            ///< … the phases as they are shown, with their marks …
    std::optional<AppHelp> help_;      ///< … and the help that the program's button offers.
    wxButton* more_ = nullptr;         ///< A chip that counts them and opens their menu.
    wxButton* not_now_ = nullptr;  ///< A chip that counts what is impossible now and opens a menu with the reasons.
    SlotForm* form_ = nullptr;
    wxStaticText* whole_ = nullptr;  ///< Beside the board: the sentence where it is too long for the band …
    wxString cut_, echo_;            ///< … and what is too long for the entry line.
    EarlierLines* recalled_ = nullptr;
    wxStaticText* zero_ = nullptr;
    wxButton* app_rolls_ = nullptr;
};

}  // namespace castalia

#pragma once

#include <functional>
#include <memory>

#include <wx/panel.h>

#include "app/recorder/entry_composer.h"
#include "app/ui/basics/ghost_text.h"

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

/// The line across the bottom: what is typed, in grey behind it what Tab would make of it, what it says in words, and
/// what follows from it.
class EntryPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(const wxString& line)> typed;
        std::function<void()> confirm;
    };
    EntryPanel(wxWindow* parent, Calls calls);

    /// What the line says, without reporting it as typed.
    void set_line(const wxString& line);
    /// Shows an entry: its line, where the form suggests it wholly selected, so that typing begins anew; and its
    /// echo.
    void show(const Composition& entry);
    void show_echo(const Composition& entry);
    /// From now on the empty line tells, or tells no more, where all keys and the notation are found.
    void point_to_keys(bool points) { points_to_keys_ = points; }
    bool points_to_keys() const { return points_to_keys_; }
    wxString line() const;
    /// Grey words in the empty line; fewer where the line has no room for all of them.
    void set_hint(const wxString& whole, const wxString& brief = {});

    enum class Mood { plain, wrong };
    /// One sentence large, one small; `ready`: Enter would do something. Where there is no room for the sentence, the
    /// brief one is shown, or two lines of it alone.
    void echo(const wxString& sentence, const wxString& below, Mood mood, bool ready, const wxString& brief = {});

    /// Selects what was refused or could not be read as a whole, so that the next letter replaces it.
    void offer_again();
    /// Selects the whole line again where the next letter is to replace it. One field of a screen has the selection,
    /// so the line loses its own as soon as words are selected elsewhere. To be called before a key reaches the line;
    /// with the key that moves the caret the line is the person's own.
    void before_key(int key);
    /// What was to be replaced is gone on with: the caret behind the last word. Returns false where nothing was.
    bool take_offered();
    /// An arrow key on what is offered again goes to the fault. Returns false where nothing is, or no fault is known.
    bool go_to_fault();

    void focus();
    bool has_focus() const;
    bool at_end() const;  ///< The caret stands behind the last word, or all words are selected.
    void go_on();         ///< The caret behind the last word, nothing selected.
    wxTextCtrl* field() { return field_; }
    wxButton* confirm_button() { return confirm_; }
    wxString echoed() const;
    wxString told_below() const;
    /// What Tab would write, as it stands in grey behind the line; empty where it writes nothing.
    const wxString& suggestion() const { return ghost_->shown(); }

private:
    bool all_selected() const;
    void offer();
    void suggest(const Composition& entry);
    void fit_echo();

    Calls calls_;
    bool points_to_keys_ = false;
    bool offered_ = false;       ///< The next letter replaces the line.
    std::optional<long> fault_;  ///< Where the caret goes to mend the line.
    wxTextCtrl* field_ = nullptr;
    std::unique_ptr<GhostText> ghost_;
    wxString told_, told_brief_;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* below_ = nullptr;
    wxButton* confirm_ = nullptr;
};

}  // namespace castalia

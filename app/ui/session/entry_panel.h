#pragma once

#include <functional>
#include <memory>

#include <wx/panel.h>

#include "app/recorder/entry_composer.h"
#include "app/ui/toolkit/controls/ghost_text.h"

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

/// The line across the bottom: what is typed, in grey what Tab would make of it, what it says in words, and what
/// follows from it.
class EntryPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(const wxString& line)> typed;
        std::function<void()> confirm;
        /// Shows whole what is cut here; empty where nothing is.
        std::function<void(const wxString& sentence)> show_whole;
    };
    EntryPanel(wxWindow* parent, Calls calls);

    /// Sets the words of the line, without reporting them as typed.
    void set_line(const wxString& line);
    /// Shows the line and the echo of an entry. A line that the form suggests is selected as a whole, so that typing
    /// begins anew.
    void show(const Composition& entry);
    void show_echo(const Composition& entry);
    /// Makes the empty line say, or no longer say, where to find all keys and the notation.
    void point_to_keys(bool points) { points_to_keys_ = points; }
    bool points_to_keys() const { return points_to_keys_; }
    wxString line() const;
    /// Sets the grey words in the empty line: the brief ones where the line has no room for the whole.
    void set_hint(const wxString& whole, const wxString& brief = {});

    enum class Mood { plain, wrong };
    /// Shows one sentence large and one small; `ready` says that Enter would do something. Where there is no room for
    /// the sentence, the brief one is shown, or two lines alone.
    void echo(const wxString& sentence, const wxString& below, Mood mood, bool ready, const wxString& brief = {});

    /// Selects what was refused or could not be read as a whole, so that the next letter replaces it.
    void offer_again();
    /// Selects the whole line again if the next letter is to replace it. Only one field of a screen has the
    /// selection, so the line loses it as soon as words are selected elsewhere. Call it before a key reaches the
    /// line. After a key that moves the caret, typing no longer replaces the line.
    void before_key(int key);
    /// Keeps a line that was to be replaced, and puts the caret behind its last word. Returns false where none was.
    bool take_offered();
    /// Moves the caret of a line that is selected as a whole to its fault. Returns false where it is not, or no fault
    /// is known.
    bool go_to_fault();

    void focus();
    bool has_focus() const;
    bool at_end() const;  ///< Returns whether the caret is behind the last word, or all words are selected.
    void go_on();         ///< Puts the caret behind the last word and selects nothing.
    wxTextCtrl* field() { return field_; }
    wxButton* confirm_button() { return confirm_; }
    wxString echoed() const;
    wxString below_text() const;
    /// Returns what Tab would write, as the line shows it in grey; empty where it writes nothing.
    const wxString& suggestion() const { return ghost_->shown(); }

private:
    bool all_selected() const;
    void offer();
    void suggest(const Composition& entry);
    wxString advice_in(int room) const;
    void fit_echo();

    Calls calls_;
    bool points_to_keys_ = false;
    bool offered_ = false;       ///< The next letter replaces the line.
    std::optional<long> fault_;  ///< The place where the line has to be corrected.
    wxTextCtrl* field_ = nullptr;
    std::unique_ptr<GhostText> ghost_;
    wxString echo_, echo_brief_, advice_;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* below_ = nullptr;
    wxButton* confirm_ = nullptr;
};

}  // namespace castalia

#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

class wxButton;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

/// The players' names in clockwise seat order. Each can be moved up or down by a seat. When a game allows more or
/// fewer players, the last seat can be added or taken away.
class PlayersField : public wxPanel {
public:
    /// Returns what there is to say about the name of a seat; empty for nothing.
    using NamesJudge = std::function<wxString(const std::vector<std::string>& names, std::size_t seat)>;

    PlayersField(wxWindow* parent, int least, int most, std::vector<std::string> names,
                 std::function<void()> changed);

    /// Returns the names as they were typed, without surrounding spaces and invisible characters. A seat that Enter
    /// offered counts when it has a name.
    std::vector<std::string> names() const;
    /// Returns the names with which a game is asked: seats without a name of their own have their number.
    std::vector<std::string> asked_names() const;
    /// Seats the players in another order. Assumes as many names as `names` returns.
    void seat(const std::vector<std::string>& names);
    /// Shows beneath a name what is wrong with it.
    void complain(std::size_t seat, const wxString& sentence);
    /// Complains at the first seat about which there is something to say. Returns whether there is one.
    bool complain_of_first(const NamesJudge& about);
    /// Removes invisible characters from the names, and says so at the first seat that had some. Returns whether any
    /// had.
    bool clear_of_unseen();
    void clear_complaints();
    /// Moves the caret to the first empty name. Returns false when there is none.
    bool focus_empty();
    /// Offers one seat more when Enter is pressed after the last name and the game has room, and moves the caret
    /// there. Returns whether it does. An offered seat that stayed empty is removed again, and Enter goes on
    /// elsewhere.
    bool next_seat(const wxWindow* from);

private:
    struct Row {
        wxStaticText* label = nullptr;
        wxTextCtrl* name = nullptr;
        wxButton* up = nullptr;
        wxButton* down = nullptr;
        wxStaticText* notice = nullptr;
        wxSizer* all = nullptr;
    };
    void add_row(const wxString& name);
    void swap(std::size_t one, std::size_t other);
    void resize(std::size_t seats);
    void refresh();
    void lay_out();

    std::size_t least_, most_;
    std::function<void()> changed_;
    std::vector<Row> rows_;
    wxSizer* list_ = nullptr;
    wxButton* more_ = nullptr;
    wxButton* fewer_ = nullptr;
    bool offered_ = false;  ///< The last seat is one that Enter offered.
};

}  // namespace castalia

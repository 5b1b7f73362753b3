#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "core/rules/game/refusal.h"

class wxButton;
class wxStaticBitmap;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

class SidePanel;
class EarlierLines;

/// The band when an entry was refused. It says why and by which clause, and offers to change the entry, to let the
/// table rule on it or, where it is impossible, to see what the record would need. It never takes the focus unasked.
class RefusalPanel : public wxPanel {
public:
    struct Calls {
        std::function<void()> change;                      ///< Goes back to the entry.
        std::function<void()> undo_first;                  ///< Undoes the event before and keeps the entry.
        std::function<void(const wxString& ruling)> rule;  ///< Enters what the table ruled.
        std::function<void()> ways_out;                    ///< Shows what the record would need.
        std::function<void(const std::string& clause)> look_up;
    };
    /// A sentence that is too long for the band and earlier rulings stand on a page of their own in `side_panel`.
    RefusalPanel(wxWindow* parent, SidePanel& side_panel, Calls calls);

    /// `earlier` are the rulings of the table on the same clause, and `since` tells which entry made it impossible;
    /// empty where none did.
    void show(const Refusal& refusal, const std::vector<wxString>& earlier, const wxString& since);
    bool ruling_possible() const;
    /// Asks for the words of the ruling and takes the focus for them. Does nothing where no ruling would help.
    void ask();
    void ask_no_more();
    bool asks() const;  ///< Returns whether the ruling is being typed.
    /// Does what Enter does while the panel asks: rules when there is a sentence, and says that it is missing when
    /// there is none.
    void confirm();
    wxTextCtrl* field() { return field_; }
    wxButton* undo_button() { return undo_; }  ///< Shown where the entry is allowed once the event before is undone.
    wxButton* ways_button() { return ways_; }  ///< Shown where no ruling helps.
    wxPanel* side_page() { return page_; }

private:
    void make_buttons();
    void label_rule(const wxString& key);
    void show_field(bool shown);
    void fit();

    Calls calls_;
    SidePanel& side_panel_;
    wxPanel* page_ = nullptr;
    wxString reason_;
    wxStaticBitmap* mark_ = nullptr;
    std::string clause_id_;
    wxStaticText* sentence_ = nullptr;
    wxButton* clause_ = nullptr;
    wxStaticText* clause_words_ = nullptr;
    wxStaticText* whole_ = nullptr;  ///< On the page beside the board: what is too long for the band.
    EarlierLines* earlier_ = nullptr;
    wxButton* change_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* ways_ = nullptr;
    wxTextCtrl* field_ = nullptr;
    wxButton* rule_ = nullptr;
};

}  // namespace castalia

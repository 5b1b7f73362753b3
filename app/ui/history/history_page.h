#pragma once

#include <functional>
#include <optional>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "app/ui/toolkit/accessibility/announcer.h"
#include "db/history/history.h"
#include "db/history/people.h"

class wxButton;
class wxStaticText;

namespace castalia {

class FilterBar;
class HistoryModel;
class SessionPreview;

/// A list of every session that reads on as it is scrolled, with filters above it and a preview
/// of the chosen session. Several can be chosen to export them or to move them to the trash. Enter opens a session at
/// the line that was found; Delete moves it to the trash, from which it can be restored.
class HistoryPage : public wxPanel {
public:
    struct Calls {
        /// Opens a session; with an event, at the position after it.
        std::function<void(const std::string& id, std::optional<std::size_t> event)> open;
        std::function<void(const std::string& id)> changed;  ///< Hears that the details of a session have changed.
        std::function<void()> review;                        ///< Reviews the chosen session.
        std::function<void()> rulings = {};                  ///< Shows the ledger of rulings.
        std::function<void()> turned = {};                   ///< Hears that the page turned to the trash or from it.
    };
    HistoryPage(wxWindow* parent, Store& store, Calls calls);
    ~HistoryPage() override;

    /// What somebody has chosen on the page.
    struct Choices {
        Filter filter;
        std::vector<std::string> sessions;  ///< Their ids.
        std::optional<unsigned> sorted_by;  ///< The number of a column.
        bool upward = false;
    };

    void refresh();  ///< Reads the list again.
    Choices choices() const;
    void choose_again(const Choices& choices);  ///< Shows what was chosen on a page before this one.
    void focus_search();
    void choose_person(PersonKey person);
    SessionPreview& preview() { return *preview_; }
    /// Exports the chosen sessions: one with all its options, several into a folder.
    void export_chosen();
    /// Returns the session that a review would open: the chosen one, unless it lies in the trash.
    std::optional<std::string> to_review() const;
    /// Returns why the chosen sessions cannot be laid side by side; nothing when they can.
    std::optional<wxString> objection_to_comparing() const;
    wxString hint() const;  ///< Returns what the line at the foot of the window says of the keys.
    void compare_chosen();  ///< Lays the chosen sessions side by side if there is no objection.

private:
    wxWindow* list(wxWindow* parent);
    wxWindow* side(wxWindow* parent);
    void bind();
    void show_rows();
    /// `first` comes before what the footer always says.
    void show_footer(const wxString& first = {});
    void go_to_end();
    void show_chosen();
    const HistoryRow* chosen() const;  ///< Returns null unless exactly one is chosen.
    void choose(std::size_t row);
    void choose_listed(const std::vector<std::string>& ids);
    void open_chosen();
    void show_comparing(std::size_t chosen);
    void show_removing(std::size_t chosen);
    void turn_to_trash(bool trash);
    void trash_chosen();
    void restore_chosen();
    /// Does it to each chosen session, and chooses the one that takes the place of the first afterwards.
    void change_chosen(const std::function<void(const std::string& id)>& change);
    void delete_pressed();
    void edit_chosen();
    void empty_trash();
    void after_change(const std::vector<std::string>& ids, std::size_t row);
    std::vector<std::size_t> chosen_rows() const;
    std::vector<std::string> chosen_ids() const;

    Store& store_;
    Calls calls_;
    bool sash_moved_ = false, reading_on_ = false, in_trash_ = false;
    Announcer announcer_;
    wxObjectDataPtr<HistoryModel> model_;

    FilterBar* filters_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    wxStaticText* footer_ = nullptr;
    SessionPreview* preview_ = nullptr;
    wxButton* look_ = nullptr;
    wxButton* review_ = nullptr;
    wxButton* compare_ = nullptr;
    wxButton* rulings_ = nullptr;
    wxButton* edit_ = nullptr;
    wxButton* remove_ = nullptr;
    wxButton* send_ = nullptr;
    wxButton* empty_ = nullptr;
};

}  // namespace castalia

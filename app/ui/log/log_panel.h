#pragma once

#include <functional>
#include <optional>

#include <wx/panel.h>

#include "app/recorder/recorder.h"
#include "app/recorder/session_log.h"
#include "app/ui/photos/small_photos.h"
#include "core/export/chronicle.h"

class wxCheckBox;
class wxDataViewCtrl;
class wxSearchCtrl;
class wxStaticText;

namespace castalia {

/// The log: a line for each event, with what followed from it indented beneath with its clause, and with rulings and
/// corrections marked. A click looks at the table as it was then.
class LogPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(std::size_t ply)> look;  ///< Looks at the table as it was after that many events.
        std::function<void(std::size_t step)> correct, insert_before, remove, undo_to, annotate;
        std::function<void()> again;                                     ///< Shows the same moment once more.
        std::function<void(std::size_t ply)> branch;                     ///< Goes to the branches that begin there.
        std::function<void(PhotoNumber photo)> open_photo = {};          ///< Shows it large.
        std::function<std::string(PhotoNumber photo)> small_photo = {};  ///< Returns a picture of it for a line.
    };
    LogPanel(wxWindow* parent, Calls calls);
    ~LogPanel() override;

    void show(const Scene& scene);
    /// Shows or hides what was undone, corrected, inserted and struck, in its place, with when and why.
    void show_trace(bool shown);
    bool shows_trace() const;
    /// Shows the field of the search only while it is used.
    void fold_head();
    void focus_search();
    bool searches() const;  ///< Returns whether words to look for are being typed or leave out lines.
    void end_search();      ///< Shows every line again.
    /// Puts the keys into the list. Where nothing is selected, they go on from its last line.
    void focus_list();
    const SessionLog& session_log() const { return session_log_; }
    wxDataViewCtrl* list() { return list_; }
    int above() const;  ///< Returns how many pixels of lines lie above those in sight.

private:
    class Rows;
    class Painter;

    wxPanel* make_head();
    void show_head(bool shown);  ///< Does nothing unless the head folds.
    void bind_list();
    void begin_at_the_end();  ///< Makes the arrow keys go on from the last line where none is chosen.
    void choose_row(unsigned row);
    void rows_changed(std::size_t first);
    void look_for_words();
    void filter();
    void go_to_next_hit();
    int row_width() const;
    void select_step(const Scene& scene);
    bool bring_on();
    void bring_chosen();
    void stay_at_the_end();
    void note_click();
    void hold_clicked();
    void show_end();
    bool looks_back() const { return future_from_ < shown_steps_; }
    /// Offers what can be done with the event of a row. Returns false where that is nothing.
    bool ask_about(const LogRow* row, wxPoint place);
    const LogRow* chosen_row() const;           ///< Returns null where none is chosen.
    void open_chosen();                         ///< Shows a photo large, or the branches that begin here.
    PhotoNumber photo_at(wxPoint place) const;  ///< Returns 0 for none.

    Calls calls_;
    SessionLog session_log_;
    std::vector<std::string> names_, colours_;  ///< The names of the players and the colours of their pieces.
    std::vector<wxString> called_;              ///< The names as players call each other.
    std::vector<StruckWords> struck_;           ///< What the table took back.
    std::vector<std::size_t> visible_;          ///< Rows of the session_log that the search lets through.
    std::size_t future_from_ = 0;               ///< Steps from here on come after the ply that is looked at.
    std::size_t shown_steps_ = 0;
    SmallPhotos small_photos_;
    bool opening_ = false;  ///< A photo is shown large.
    bool selecting_ = false;
    bool choosing_ = false;  ///< A line has just been chosen, perhaps by a click that brings the keys only now.
    bool traced_ = false;    ///< The rows hold what was undone, because it is shown or looked for.
    bool at_the_end_ = true;
    int height_ = 0;  ///< The height of the list.
    /// The line that was clicked, and where it was in the window.
    struct Clicked {
        unsigned row;
        int top;
    };
    std::optional<Clicked> clicked_;
    /// The number of times that a line is brought into view while the list comes to rest.
    static constexpr int kBringTimes = 3;
    int bring_ = 0;  ///< How many more times the chosen line or the end is brought into view.
    bool folds_ = false;
    wxPanel* head_ = nullptr;
    wxStaticText* count_ = nullptr;
    wxCheckBox* trace_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    wxDataViewCtrl* list_ = nullptr;
    Rows* model_ = nullptr;
};

}  // namespace castalia

#pragma once

#include <functional>
#include <memory>

#include <wx/timer.h>

#include "app/recorder/session_log.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "db/history/history.h"

class wxButton;
class wxDataViewListCtrl;
class wxNotebook;
class wxSlider;
class wxStaticText;

namespace castalia {

class BoardCanvas;
class CurvesPanel;

/// One session of the history before it is opened: how it ended, its scoresheet, its curves, and the evening played
/// again on the board. In a low window it scrolls, and nothing in it shrinks.
class SessionPreview : public ScrolledArea {
public:
    /// `games` must outlive it.
    SessionPreview(wxWindow* parent, const Games& games);

    /// Shows the chosen session. Without a `session` it shows only what the history lists.
    void show(std::unique_ptr<Session> session, const HistoryRow& listed);
    void show_nothing(const wxString& why, const wxString& more = {});
    const std::string& shown() const { return id_; }
    /// Returns how many events the replay has played.
    std::size_t ply() const { return ply_; }

private:
    wxWindow* sheet_page(wxWindow* parent);
    wxWindow* replay_page(wxWindow* parent);
    void settle();
    void show_heading(const HistoryRow& listed);
    void show_sheet();
    void show_ply(std::size_t ply);
    void step_turn(int by);
    void play_or_pause();

    const Games& games_;
    std::string id_;
    std::unique_ptr<Session> session_;
    SessionLog session_log_;
    std::size_t ply_ = 0;
    wxTimer clock_;

    wxStaticText* head_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* nothing_ = nullptr;  ///< Why there is nothing to see.
    wxStaticText* result_ = nullptr;
    wxStaticText* found_ = nullptr;
    wxNotebook* book_ = nullptr;
    wxDataViewListCtrl* sheet_ = nullptr;
    wxStaticText* remarks_ = nullptr;
    CurvesPanel* curves_ = nullptr;
    BoardCanvas* board_ = nullptr;
    wxStaticText* line_ = nullptr;
    wxSlider* slider_ = nullptr;
    wxButton* play_ = nullptr;
};

}  // namespace castalia

#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include <wx/panel.h>
#include <wx/timer.h>

#include "app/ui/log/event_commands.h"
#include "core/picture/chart.h"
#include "core/review/review.h"

class wxButton;
class wxChoice;
class wxStaticText;

namespace castalia {

class BoardCanvas;
class ChartPanel;
class CommentPanel;
class LogPanel;
class MomentsPanel;

/// The review of a session: its course as curves, the moments worth looking at, and the board, the log and the
/// comment of the moment that is looked at, always the same one.
class ReviewPage : public wxPanel {
public:
    /// `close` goes back to the session, `what_if` tries something else from the moment that is looked at.
    ReviewPage(wxWindow* parent, Recorder& recorder, std::function<void()> close, std::function<void()> what_if);

    void show(const Scene& scene);
    /// Keeps the comment that is being written and stops playing. Call it before you turn to another page.
    void rest();

    // These functions are for the commands.
    void look_at(std::size_t ply);
    void next_mark();  ///< Goes to the next moment or comment, and from the last one to the first.
    void play();       ///< Plays on from here, or stops.
    void next_unit();  ///< Makes playing go by the next one of event, turn, mark and change of the lead.
    /// Works out the winning chances with a window that shows the progress, and shows them. Does nothing for a game
    /// without them.
    void work_out_chances();
    void leave();  ///< Does what Escape does: leaves the comment, or the review.
    void focus_moments();
    void focus_comment();
    void focus_search();
    void focus_log();
    void focus_course();
    bool writing() const;  ///< Returns whether the keys belong to a field in which somebody writes.
    bool playing() const { return timer_.IsRunning(); }

    EventCommands& events() { return events_; }
    CommentPanel& comment() { return *comment_; }
    ChartPanel& course() { return *course_; }
    MomentsPanel& moments() { return *moments_; }
    LogPanel& log() { return *log_; }
    wxChoice* series() { return series_; }
    wxChoice* unit() { return unit_; }
    wxButton* chances() { return chances_; }

private:
    wxWindow* make_head();
    wxWindow* make_course();
    wxWindow* make_ways();
    void make_playing_choices(wxWindow* bar);
    void lie_side_by_side();
    void lie_in_column();
    void share_room();
    void show_curve();
    void offer_chances(const Session& session);
    void take(const Session& session);
    void take_branches(const Session& session);  ///< Takes branches that were kept or thrown away since.
    std::vector<picture::Chart::Mark> marks(const Session& session) const;
    void what_if_from(std::size_t ply);
    void play_on();
    std::optional<std::size_t> next_stop() const;  ///< Returns where playing goes next; nothing at the end.
    std::chrono::milliseconds pace() const;

    Recorder& recorder_;
    std::function<void()> close_, what_if_;
    LogPanel* log_;
    EventCommands events_;
    BoardCanvas* board_;
    MomentsPanel* moments_;
    CommentPanel* comment_;
    ChartPanel* course_ = nullptr;
    wxChoice* series_ = nullptr;
    wxButton* chances_ = nullptr;
    wxChoice *speed_ = nullptr, *unit_ = nullptr;
    wxButton* play_ = nullptr;
    wxStaticText* where_ = nullptr;
    wxStaticText* what_ = nullptr;
    wxWindow *head_ = nullptr, *course_box_ = nullptr, *ways_ = nullptr;
    wxTimer timer_;

    std::string id_;              ///< The session whose curves and moments are shown …
    std::size_t operations_ = 0;  ///< … and the length of its journal then.
    std::vector<picture::Chart> curves_;
    std::vector<review::ReviewMoment> found_;
};

}  // namespace castalia

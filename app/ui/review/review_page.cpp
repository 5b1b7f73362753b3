#include "app/ui/review/review_page.h"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/charts/chart_panel.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/review/comment_panel.h"
#include "app/ui/review/curves.h"
#include "app/ui/review/moments_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/picture/kit.h"
#include "core/session/seat_colours.h"

namespace castalia {

using picture::Chart;

namespace {

constexpr int kCourseWidth = 400, kCourseHeight = 190;

/// Returns the sign of a moment above the curves. A change of the lead has the initial of the leader.
std::string sign_of(const review::ReviewMoment& moment, const Session& session) {
    switch (moment.kind) {
        case review::MomentKind::swing: return "↕";
        case review::MomentKind::think: return "…";
        case review::MomentKind::lucky: return "+";
        case review::MomentKind::unlucky: return "−";
        case review::MomentKind::branch: return "⑂";
        case review::MomentKind::lead:
        case review::MomentKind::decided: break;
    }
    return moment.player ? picture::initial(session.names()[static_cast<std::size_t>(moment.player->index)]) : "=";
}

/// Adds the branches that were kept to what the review found.
std::vector<review::ReviewMoment> with_branches(std::vector<review::ReviewMoment> moments, const Session& session) {
    std::ranges::move(review::kept_branches(session), std::back_inserter(moments));
    std::ranges::stable_sort(moments, {}, &review::ReviewMoment::after);
    return moments;
}

}  // namespace

ReviewPage::ReviewPage(wxWindow* parent, Recorder& recorder, std::function<void()> close,
                       std::function<void()> what_if)
    : wxPanel(parent),
      recorder_(recorder),
      close_(std::move(close)),
      what_if_(std::move(what_if)),
      log_(new LogPanel(this, log_calls(events_, [this](std::size_t ply) { what_if_from(ply); }))),
      events_(this, recorder, log_->session_log()),
      board_(child<BoardCanvas>(this)),
      moments_(new MomentsPanel(this, [this](std::size_t after) { look_at(after); })),
      comment_(new CommentPanel(this, [this](Comment comment) { recorder_.comment(std::move(comment)); })) {
    SetBackgroundColour(palette().background);
    head_ = make_head();
    course_box_ = make_course();
    ways_ = make_ways();
    large_text() ? lie_in_column() : lie_side_by_side();
    timer_.SetOwner(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { play_on(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        share_room();
    });
}

wxWindow* ReviewPage::make_head() {
    auto* head = child<wxPanel>(this);
    head->SetBackgroundColour(palette().lampfill);
    where_ = child<wxStaticText>(head, wxID_ANY, "");
    where_->SetFont(font_of(*this, TypeStep::heading2, true));
    what_ = child<wxStaticText>(head, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    for (wxStaticText* text : {where_, what_}) {
        text->SetForegroundColour(palette().onlampfill);
    }
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    const int around = FromDIP(spacing::around), between = FromDIP(spacing::between);
    across->Add(where_, wxSizerFlags().CenterVertical().Border(wxLEFT, around));
    across->Add(what_, wxSizerFlags(1).CenterVertical().Border(wxLEFT | wxRIGHT, around));
    auto* close = key_button(head, _("Close the review"), "Esc");
    add_style(close, "lamp");
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter(close_); });
    across->Add(close, wxSizerFlags().CenterVertical().Border(wxALL, between));
    head->SetSizer(across);
    return head;
}

wxWindow* ReviewPage::make_course() {
    auto* box = child<wxPanel>(this);
    box->SetBackgroundColour(palette().surface);
    auto* title = styled_child<wxStaticText>(box, font_of(*this, TypeStep::heading1, true), palette().text, wxID_ANY,
                                             _("Course of the game"));
    series_ = child<wxChoice>(box, wxID_ANY);
    set_accessible(series_, _("What the curves show"));
    series_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_curve(); });
    chances_ = key_button(box, _("Winning chances"), "W", _("Work out the winning chances"), wxID_ANY, wxBU_EXACTFIT);
    chances_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { work_out_chances(); }); });
    course_ = child<ChartPanel>(box, wxSize(kCourseWidth, kCourseHeight));
    course_->on_pick([this](std::size_t ply) { look_at(ply); });
    auto* head = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);  // Large text needs a second row.
    head->Add(title, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::around)));
    head->Add(series_, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::around)));
    head->Add(chances_, wxSizerFlags().CenterVertical());
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(spacing::between)));
    down->Add(course_, wxSizerFlags(1).Expand());
    box->SetSizer(down);
    return box;
}

wxWindow* ReviewPage::make_ways() {
    auto* bar = child<wxPanel>(this);
    bar->SetBackgroundColour(palette().background);
    auto* across = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const int gap = FromDIP(spacing::unit);  // All fit into one row of a window of 1280 pixels.
    const auto way = [&](const wxString& label, const wxString& name, const wxString& key,
                         const std::function<void()>& call) {
        auto* made = key_button(bar, label, key, name, wxID_ANY, wxBU_EXACTFIT);
        made->SetToolTip(name + ", " + key_words(key));
        made->Bind(wxEVT_BUTTON, [this, call](wxCommandEvent&) { CallAfter(call); });
        across->Add(made, wxSizerFlags().CenterVertical().Border(wxALL, gap / 2));
        return made;
    };
    way(wxGETTEXT_IN_CONTEXT("a review", "Start"), _("To the start"), "Home", [this] { look_at(0); });
    way(wxString::FromUTF8("«"), _("The turn before"), "PgUp", [this] { events_.step_turn(-1); });
    way(wxString::FromUTF8("‹"), _("The event before"), wxString::FromUTF8("←"), [this] { events_.step_event(-1); });
    play_ = way(wxGETTEXT_IN_CONTEXT("a review", "Play"), _("Play on by itself"), "Space", [this] { play(); });
    add_style(play_, "suggested-action");
    way(wxString::FromUTF8("›"), _("The next event"), wxString::FromUTF8("→"), [this] { events_.step_event(1); });
    way(wxString::FromUTF8("»"), _("The next turn"), "PgDn", [this] { events_.step_turn(1); });
    way(_("End"), _("To the end"), "End", [this] { look_at(recorder_.session()->plies()); });
    way(_("Next mark"), _("To the next moment or comment"), "N", [this] { next_mark(); });
    way(_("What if…"), _("Try something else from here"), "F5", what_if_);
    make_playing_choices(bar);
    for (wxChoice* choice : {unit_, speed_}) {
        across->Add(choice, wxSizerFlags().CenterVertical().Border(wxALL, gap / 2));
    }
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(across, wxSizerFlags().Expand().Border(wxALL, gap / 2));
    bar->SetSizer(down);
    return bar;
}

void ReviewPage::lie_side_by_side() {
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(board_, wxSizerFlags(1).Expand());
    middle->Add(moments_, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(1)));
    auto* table = new wxBoxSizer(wxVERTICAL);
    table->Add(head_, wxSizerFlags().Expand());
    table->Add(middle, wxSizerFlags(1).Expand());
    table->Add(course_box_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
    table->Add(ways_, wxSizerFlags().Expand());
    auto* side = new wxBoxSizer(wxVERTICAL);
    side->Add(log_, wxSizerFlags(1).Expand());
    side->Add(comment_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(table, wxSizerFlags(1).Expand());
    across->Add(side, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(1)));
    SetSizer(across);
}

/// Arranges the page for large type: the head and the ways stay in sight, and everything between them scrolls.
void ReviewPage::lie_in_column() {
    constexpr int kScrollStep = 20;
    auto* paper = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    scroll_down_in(*paper, kScrollStep);
    auto* below = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{board_, course_box_, moments_, comment_, log_}) {
        part->Reparent(paper);
        below->Add(part, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
    }
    paper->SetSizer(below);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(head_, wxSizerFlags().Expand());
    all->Add(paper, wxSizerFlags(1).Expand());
    all->Add(ways_, wxSizerFlags().Expand());
    ways_->MoveAfterInTabOrder(paper);
    SetSizer(all);
}

void ReviewPage::share_room() {
    constexpr int kNarrowWindow = 1100, kNarrow = 290, kUsual = 336;
    constexpr int kMoments = 308, kNarrowMoments = 262, kComment = 190, kLeastBoard = 260, kLargeList = 300;
    constexpr double kBoardShare = 0.42;
    if (large_text()) {
        // Enough of the curves beneath it is seen to follow them.
        board_->SetMinSize({-1, std::max(FromDIP(kLeastBoard), static_cast<int>(GetClientSize().y * kBoardShare))});
        for (wxWindow* part : std::initializer_list<wxWindow*>{moments_, comment_, log_}) {
            part->SetMinSize(FromDIP(wxSize(-1, kLargeList)));
        }
    } else {
        const bool narrow = GetClientSize().x < FromDIP(kNarrowWindow);
        log_->SetMinSize(FromDIP(wxSize(narrow ? kNarrow : kUsual, -1)));
        comment_->SetMinSize(FromDIP(wxSize(narrow ? kNarrow : kUsual, kComment)));
        moments_->SetMinSize(FromDIP(wxSize(narrow ? kNarrowMoments : kMoments, -1)));
    }
    Layout();
    if (auto* paper = dynamic_cast<wxScrolledWindow*>(board_->GetParent())) {
        paper->FitInside();
    }
}

void ReviewPage::take(const Session& session) {
    if (id_ == session.heading().id && operations_ == session.journal().size()) {
        take_branches(session);
        return;
    }
    id_ = session.heading().id;
    operations_ = session.journal().size();
    const wxString before = series_->GetStringSelection();
    found_ = with_branches(review::moments_of(session), session);
    moments_->show(found_, session.heading().players);
    curves_ = curves_of(session);
    std::erase_if(curves_, [&](const Chart& curve) { return curve.places.size() != session.plies() + 1; });
    offer_chances(session);
    series_->Clear();
    for (Chart& curve : curves_) {
        series_->Append(utf8(curve.title));
        curve.title.clear();  // The list has the title.
    }
    series_->SetSelection(curves_.empty() ? wxNOT_FOUND : std::max(0, series_->FindString(before, true)));
    series_->Show(!curves_.empty());
    show_curve();
    course_box_->Layout();
    // A session without curves leaves their place to the board.
    if (const bool curves = !curves_.empty() || chances_->IsShown(); course_box_->IsShown() != curves) {
        course_box_->Show(curves);
        share_room();
    }
}

void ReviewPage::take_branches(const Session& session) {
    std::vector<review::ReviewMoment> moments = found_;
    std::erase_if(moments, [](const auto& moment) { return moment.kind == review::MomentKind::branch; });
    moments = with_branches(std::move(moments), session);
    if (moments != found_) {
        found_ = std::move(moments);
        moments_->show(found_, session.heading().players);
    }
}

void ReviewPage::show_curve() {
    const int at = series_->GetSelection();
    Chart curve = at == wxNOT_FOUND ? Chart{} : curves_.at(static_cast<std::size_t>(at));
    if (const Session* session = recorder_.session(); session != nullptr && !curve.empty()) {
        curve.marks = marks(*session);
    }
    course_->show(std::move(curve));
    course_->follow(recorder_.scene().ply);
}

std::vector<Chart::Mark> ReviewPage::marks(const Session& session) const {
    std::vector<Chart::Mark> marks;
    const std::vector<std::string> pieces = seat_colours(session);
    for (const review::ReviewMoment& moment : found_) {
        marks.push_back({moment.after, sign_of(moment, session)});
        if (moment.player) {
            const auto seat = static_cast<std::size_t>(moment.player->index);
            marks.back().colour = picture::colour_of_seat(seat, seat < pieces.size() ? pieces[seat] : std::string());
        }
    }
    for (const Comment& comment : session.commentary.comments) {
        if (const std::optional<std::size_t> ply = ply_after(session, comment.entry)) {
            marks.push_back({*ply, comment.mark.empty() ? "“”" : comment.mark});
        }
    }
    std::ranges::stable_sort(marks, {}, &Chart::Mark::place);
    return marks;
}

void ReviewPage::show(const Scene& scene) {
    if (scene.session == nullptr) {
        return;
    }
    const Session& session = *scene.session;
    take(session);
    if (course_->chart().marks != marks(session)) {
        show_curve();
    }
    where_->SetLabel(wxString::Format(_("%zu of %zu"), scene.ply, session.plies()));
    const wxString what = scene.ply == 0 ? _("The table before the first event")
                                         : words_in_chapter(session.playthrough().chapter(scene.ply - 1),
                                                            words(session.replay().describe(scene.ply - 1)));
    what_->SetLabel(wxControl::EscapeMnemonics(with_called_names(what, session.heading().players)));
    what_->SetToolTip(what);
    board_->show(scene);
    board_->show_focus({});
    log_->show(scene);
    moments_->follow(scene.ply);
    comment_->show(session, scene.ply);
    comment_->allow(!recorder_.store().only_to_look_at());
    course_->follow(scene.ply);
    head_->Layout();
    if (playing() && scene.ply == session.plies()) {
        play();
    }
}

void ReviewPage::what_if_from(std::size_t ply) {
    look_at(ply);
    what_if_();
}

void ReviewPage::rest() {
    if (playing()) {
        play();
    }
    comment_->keep();
}

void ReviewPage::look_at(std::size_t ply) { recorder_.look_at(ply); }

void ReviewPage::leave() {
    if (comment_->has_focus()) {
        comment_->keep();
        course_->SetFocus();
    } else if (log_->searches()) {
        log_->end_search();
        course_->SetFocus();
    } else {
        close_();
    }
}

bool ReviewPage::writing() const {
    const wxWindow* focus = wxWindow::FindFocus();
    return dynamic_cast<const wxTextEntry*>(focus) != nullptr;
}

void ReviewPage::focus_moments() { moments_->focus_list(); }
void ReviewPage::focus_comment() { comment_->focus_words(); }
void ReviewPage::focus_search() { log_->focus_search(); }
void ReviewPage::focus_log() { log_->focus_list(); }
void ReviewPage::focus_course() { course_->SetFocus(); }

}  // namespace castalia

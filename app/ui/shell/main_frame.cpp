#include "app/ui/shell/main_frame.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/timer.h>
#include <wx/toolbar.h>
#include <wx/wupdlock.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/history/history_page.h"
#include "app/ui/history/home_page.h"
#include "app/ui/library/dropped_files.h"
#include "app/ui/library/files.h"
#include "app/ui/preferences/change_keys.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/describe.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/table_view.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/remembered_session.h"
#include "app/ui/shell/frame_commands.h"
#include "app/ui/shell/notice_panel.h"
#include "app/ui/shell/status_panel.h"
#include "app/ui/shell/window_place.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/announcer.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/done.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/app_id.h"
#include "app/ui/toolkit/gtk/desktop_look.h"
#include "app/ui/toolkit/gtk/queued_layout.h"
#include "app/ui/toolkit/gtk/quiet_book.h"
#include "app/ui/toolkit/gtk/quiet_tips.h"
#include "app/ui/toolkit/gtk/quiet_wheel.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/branch_panel.h"
#include "db/history/history.h"

namespace castalia {

namespace {

/// Returns whether a key presses the tool that has the focus, or goes to the one beside it.
bool moves_or_presses(const wxKeyEvent& event) {
    constexpr int kKeys[] = {WXK_RETURN, WXK_NUMPAD_ENTER, WXK_SPACE, WXK_LEFT, WXK_RIGHT, WXK_UP, WXK_DOWN};
    return !event.HasAnyModifiers() && std::ranges::find(kKeys, event.GetKeyCode()) != std::end(kKeys);
}

}  // namespace

MainFrame::MainFrame(Recorder& recorder) : wxFrame(nullptr, wxID_ANY, "Castalia"), recorder_(recorder) { set_up(); }

MainFrame::MainFrame(MainFrame& origin, Recorder& recorder)
    : wxFrame(&origin, wxID_ANY, _("What if")), recorder_(recorder) {}

void MainFrame::set_up() {
    name_windows_for_desktop();
    quiet_tips_on_keys();
    quiet_wheel();
    recorder_.read_numbers_by(decimal_mark);
    const wxSize usual{1280, 800}, least{480, 360};
    SetMinSize(FromDIP(least));
    SetIcons(icons_of_program());
    SetSize(FromDIP(usual));
    if (has_library()) {
        set_room(FromDIP(usual).x);
        take_dropped_files(*this, [this](const std::vector<std::filesystem::path>& files) { take(files); });
    }
    build();
    make_commands();
    commands_.use_keys(kept_keys(recorder_.store()));
    commands_.follow_menus(this);
    SetMenuBar(commands_.menu_bar());
    make_tools();
    expect_size(*this);

    showing_ = recorder_.on_change([this](const Scene& scene) { show(scene); });
    Bind(wxEVT_CHAR_HOOK, &MainFrame::key_pressed, this);
    Bind(EVT_DONE, [this](wxCommandEvent& done) {
        status_->say(done.GetString(), "", "");
        Announcer().announce(*status_, done.GetString());
    });
    follow_desktop();
    Bind(wxEVT_HELP, [this](wxHelpEvent& event) {
        list_keys(wxGetTopLevelParent(static_cast<wxWindow*>(event.GetEventObject())));
    });
    Bind(wxEVT_NAVIGATION_KEY, [this](wxNavigationKeyEvent& event) {
        // The status bar is the last of our windows; after it comes the tool bar, which is the toolkit's own.
        const bool after_all = event.GetDirection() && !event.IsWindowChange() && event.GetCurrentFocus() == status_;
        event.Skip(!after_all || GetToolBar() == nullptr || !focus_first_inside(*GetToolBar()));
    });
    // A control that is hidden, disabled or destroyed takes the keys with it, and no key would be heard any more.
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (IsActive() && IsShownOnScreen() && IsEnabled() && nobody_has_focus(*this)) {
            focus_page();
        }
    });
    clock_ = std::make_unique<wxTimer>(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (in_session()) {
            session_page().show_clock(recorder_.scene());
        }
    });
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::close_asked, this);
    constexpr int kMinute = 60'000;
    clock_->Start(kMinute);
    watch_library();
}

void MainFrame::follow_desktop() {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (has_library() && set_room(GetClientSize().x)) {
            rebuild_soon();
        } else {
            CallAfter([this] { show_tools(); });
        }
    });
    Bind(wxEVT_ACTIVATE, [](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive()) {
            look_at_desktop();
        }
    });
}

void MainFrame::close_asked(wxCloseEvent& event) {
    // A comment that cannot be kept, for example on a full disk, must not keep the window open for ever.
    try {
        keep_writing();
    } catch (const Failure& failure) {
        const wxString question = words(failure.text) + "\n\n" + _("Close Castalia without this comment?");
        if (event.CanVeto() && wxMessageBox(question, _("A comment was not kept"),
                                            wxYES_NO | wxNO_DEFAULT | wxICON_WARNING, this) != wxYES) {
            event.Veto();
            return;
        }
    }
    if (event.CanVeto() && !may_close()) {
        event.Veto();
        return;
    }
    leave();
    event.Skip();
}

MainFrame::~MainFrame() = default;

void MainFrame::leave() { keep_place(); }

void MainFrame::build() {
    SetBackgroundColour(palette().background);
    book_ = child<QuietBook>(this);
    home_ =
        new HomePage(book_, recorder_.store(),
                     {[this](const std::string& id) { open_session(id); },
                      [this](const std::string& id) {
                          open_session(id);
                          recorder_.look_at(0);
                      },
                      [this](const std::string& game) { begin_session(*recorder_.store().games().find(game)); },
                      [this] { go(Place::history); },
                      [this] {
                          recorder_.store().remove_samples();
                          if (has_session() && !recorder_.store().holds(recorder_.scene().session->heading().id)) {
                              recorder_.close();
                          }
                          go(Place::home);
                      },
                      [this] { add_sample(); }, [this] { import_session(); },
                      [this] { return has_session() ? recorder_.scene().session->heading().id : std::string(); }});
    book_->AddPage(home_, "");
    notice_ = child<NoticePanel>(this);
    status_ = child<StatusPanel>(this);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(notice_, wxSizerFlags().Expand());
    band_ = make_band();
    if (band_ != nullptr) {
        down->Add(band_, wxSizerFlags().Expand());
    }
    down->Add(book_, wxSizerFlags(1).Expand());
    down->Add(status_, wxSizerFlags().Expand());
    SetSizer(down);
}

void MainFrame::make_commands() {
    if (has_library()) {
        add_file_commands(*this, commands_);
    }
    add_entry_commands(*this, commands_);
    add_table_commands(*this, commands_);
    add_throw_commands(*this, commands_);
    add_correction_commands(*this, commands_);
    make_branch_commands();
    add_view_commands(*this, commands_);
    add_log_commands(*this, commands_);
    add_go_commands(*this, commands_);
    if (has_library()) {
        add_photo_commands(*this, commands_);
        add_place_commands(*this, commands_);
        add_review_commands(*this, commands_);
    }
    add_help_commands(*this, commands_);
}

void MainFrame::make_tools() {
    Tools::Calls calls{{}, [this](const wxString& command) { commands_.run(command); }};
    if (has_library()) {
        calls.go = [this](Place place) { go(place); };
    }
    tools_.emplace(*this, std::move(calls));
}

void MainFrame::show_tools() {
    const Scene scene = recorder_.scene();
    // Nothing that is not on the screen can be changed from here.
    tools_->show({.undo = in_session() && !is_settled() ? scene.session->undo_text() : std::nullopt,
                  .redo = in_session() ? scene.session->redo_text() : std::nullopt,
                  .names = in_session() ? scene.session->heading().players : std::vector<std::string>{},
                  .session = scene.session != nullptr,
                  .place = place_});
}

void MainFrame::show(const Scene& scene) {
    describe_again(this, scene);
    const bool of_session = place_ == Place::session || place_ == Place::review;
    if (of_session && scene.session == nullptr) {
        go(Place::home);
        return;
    }
    if (place_ == Place::session) {  // On other pages nobody sees it; `go` shows it later.
        session_page().show(scene);
    } else if (place_ == Place::review) {
        review_page().show(scene);
    }
    if (table_ != nullptr) {
        table_->show(scene);
    }
    show_state(scene);
    show_tools();
}

void MainFrame::show_state(const Scene& scene) {
    wxString title = "Castalia";
    if (place_ == Place::session || place_ == Place::review) {
        status_->show(scene);
        const std::string& named = scene.session->heading().title;
        title =
            (named.empty() ? words(scene.session->game().title) : utf8(named)) + wxString::FromUTF8(" – Castalia");
    } else {
        count_sessions();
    }
    SetTitle(title);
    show_notice();
}

void MainFrame::count_sessions() {
    const std::size_t kept = History(recorder_.store()).sizes().kept;
    status_->say(_("All sessions are on disk"),
                 wxString::Format(wxPLURAL("%zu session", "%zu sessions", static_cast<unsigned>(kept)), kept),
                 place_ == Place::history ? history_page().hint() : _("F1 lists every key"));
}

void MainFrame::open_session(const std::string& id) {
    recorder_.open(id);
    go(Place::session);
}

void MainFrame::begin_session(const Game& game, const Heading* like) {
    check_it_can_be_changed();
    if (std::optional<NewSession> agreed = ask_for_session(this, recorder_.store(), game, like)) {
        recorder_.store().set(kLastGame, game.id);
        recorder_.begin(std::move(agreed->heading));
        if (!agreed->drawn.empty()) {
            recorder_.enter(Json{{"type", "note"}, {"text", agreed->drawn}});
        }
        go(Place::session);
    }
}

void MainFrame::import_session() {
    check_it_can_be_changed();
    if (const std::optional<std::string> id = import_session_from_file(this, recorder_.store())) {
        open_session(*id);
    } else {
        go(place_);  // Lists show what has come.
    }
}

void MainFrame::add_sample() {
    if (const std::optional<std::string> id = add_sample_session(this, recorder_.store())) {
        open_session(*id);
        recorder_.look_at(0);
    }
}

void MainFrame::enter_or_complain(const Json& event) {
    go(Place::session);
    session_page().take_event(event);
}

void MainFrame::rebuild() {
    // A control takes its colours, sizes and words when it is made, so a change of preferences makes everything anew.
    // Other windows stay: the table view takes its colours whenever it draws, and a dialog follows by itself.
    keep_writing();
    const Place place = place_;
    const wxString typed = session_ == nullptr ? wxString() : session_->entry().line();
    showing_.reset();
    forget_pages();
    const wxWindowUpdateLocker still(this);
    while (book_->GetPageCount() > 0) {
        wxWindow* page = book_->GetPage(0);
        book_->RemovePage(0);
        leaving_pages_.destroy_later(page);
    }
    const std::vector<wxWindow*> children(GetChildren().begin(), GetChildren().end());
    for (wxWindow* below : children) {
        if (below == book_ || below == status_ || below == notice_ || below == band_) {
            leaving_pages_.destroy_later(below);
        } else if (!below->IsTopLevel() && !leaving_pages_.is_leaving(below)) {
            below->Destroy();
        }
    }
    SetToolBar(nullptr);
    const std::unique_ptr<wxMenuBar> menus(GetMenuBar());  // A child of the frame would stay for ever.
    SetMenuBar(nullptr);
    build();
    commands_.clear();
    make_commands();
    commands_.use_keys(kept_keys(recorder_.store()));
    SetMenuBar(commands_.menu_bar());
    make_tools();
    showing_ = recorder_.on_change([this](const Scene& scene) { show(scene); });
    Layout();
    go(place);
    if (!typed.empty() && has_session() && !recorder_.scene().looking_back()) {
        session_page().type_line(typed);
    }
    CallAfter([this] { queue_layout(*this); });
}

void MainFrame::rebuild_soon() {
    if (!rebuild_is_due_) {
        rebuild_is_due_ = true;
        CallAfter([this] {
            rebuild_is_due_ = false;
            rebuild();
        });
    }
}

void MainFrame::key_pressed(wxKeyEvent& event) {
    if (session_ != nullptr) {
        session_->end_motion();
    }
    if (tool_has_focus(*this) && moves_or_presses(event)) {
        event.Skip();
        return;
    }
    // Commands come first; other letters and arrows belong to the control with the focus.
    if (commands_.key(event)) {
        return;
    }
    const int code = event.GetKeyCode();
    const bool plain = !event.ControlDown() && !event.AltDown();
    const bool on_button = dynamic_cast<wxAnyButton*>(wxWindow::FindFocus()) != nullptr && code == WXK_RETURN;
    const bool here = !typed_in_branch(event);
    if (here && place_ == Place::home && plain && !on_button && home_->key(event)) {
        return;
    }
    if (here && in_session() && session_page().key(event)) {
        return;
    }
    event.Skip();
}

}  // namespace castalia

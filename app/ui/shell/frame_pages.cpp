// The pages, each made at its first use, and the windows beside this one.

#include <algorithm>
#include <utility>

#include <wx/toolbar.h>

#include "app/recorder/branch.h"
#include "app/ui/board/board_canvas.h"
#include "app/ui/help/key_list.h"
#include "app/ui/history/history_page.h"
#include "app/ui/history/home_page.h"
#include "app/ui/history/ledger_dialog.h"
#include "app/ui/people/people_page.h"
#include "app/ui/review/review_page.h"
#include "app/ui/room/show_in_room.h"
#include "app/ui/room/shown_in_room.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/story_panel.h"
#include "app/ui/session/table_view.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/shell/status_panel.h"
#include "app/ui/toolkit/accessibility/page_part.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/choose_one.h"
#include "app/ui/toolkit/gtk/quiet_book.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "app/ui/what_if/kept_branches.h"
#include "app/ui/what_if/what_if_frame.h"
#include "db/history/history.h"

namespace castalia {

namespace {

/// The setting that keeps where the table view is to be.
constexpr const char* kTableScreen = "table-view.screen";

}  // namespace

SessionPage& MainFrame::session_page() {
    if (session_ == nullptr) {
        session_ = child<SessionPage>(book_, recorder_, [this](const wxString& command) { commands_.run(command); });
        book_->AddPage(session_, "");
        // Everybody sees the steps that the recorder of the game plays.
        session_->board().on_story([this](std::optional<std::size_t> step) {
            if (table_ != nullptr) {
                table_->board().show_story(step);
            }
        });
    }
    return *session_;
}

HistoryPage& MainFrame::history_page() {
    if (history_ == nullptr) {
        const auto open = [this](const std::string& id, std::optional<std::size_t> event) {
            open_session(id);
            if (event) {
                recorder_.look_at(*event + 1);
            }
        };
        const auto changed = [this](const std::string& id) {
            // An open session shows its new name; one that went to the trash is closed.
            if (has_session() && recorder_.scene().session->heading().id == id) {
                const std::optional<SessionSummary> summary = History(recorder_.store()).summary(id);
                summary && summary->inclusion != Inclusion::trashed ? recorder_.open(id) : recorder_.close();
            }
            count_sessions();
        };
        history_ = child<HistoryPage>(book_, recorder_.store(),
                                      HistoryPage::Calls{open, changed, [this] { commands_.run("review"); },
                                                         [this] { show_rulings(); }, [this] { count_sessions(); }});
        book_->AddPage(history_, "");
        if (const auto choose = std::exchange(choose_in_history_, nullptr)) {
            choose(*history_);
        }
    }
    return *history_;
}

PeoplePage& MainFrame::people_page() {
    if (people_ == nullptr) {
        people_ = child<PeoplePage>(book_, recorder_.store(), [this](PersonKey person) {
            go(Place::history);
            history_page().choose_person(person);
        });
        book_->AddPage(people_, "");
        if (const auto choose = std::exchange(choose_in_people_, nullptr)) {
            choose(*people_);
        }
    }
    return *people_;
}

ReviewPage& MainFrame::review_page() {
    if (review_ == nullptr) {
        review_ = child<ReviewPage>(
            book_, recorder_,
            [this] {
                recorder_.back_to_now();
                go(Place::session);
            },
            [this] { try_something_else(); });
        book_->AddPage(review_, "");
    }
    return *review_;
}

void MainFrame::forget_pages() {
    if (history_ != nullptr) {
        choose_in_history_ = [chosen = history_->choices()](HistoryPage& page) { page.choose_again(chosen); };
    }
    if (people_ != nullptr) {
        choose_in_people_ = [chosen = people_->choices()](PeoplePage& page) { page.choose_again(chosen); };
    }
    session_ = nullptr;
    history_ = nullptr;
    people_ = nullptr;
    review_ = nullptr;
}

void MainFrame::turn_to(wxWindow& page) { book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(&page))); }

void MainFrame::go(Place place) {
    keep_writing();
    const bool of_session = place == Place::session || place == Place::review;
    place_ = of_session && !has_session() ? Place::home : place;
    if (place_ == Place::home) {
        home_->refresh();
        turn_to(*home_);
    } else if (place_ == Place::history) {
        history_page().refresh();
        turn_to(history_page());
    } else if (place_ == Place::people) {
        people_page().refresh();
        turn_to(people_page());
    } else if (place_ == Place::review) {
        turn_to(review_page());
    } else {
        turn_to(session_page());
    }
    show(recorder_.scene());
    focus_page();
}

/// Puts the keys where a page begins.
void MainFrame::focus_page() {
    if (place_ == Place::session) {
        session_page().focus_entry();
    } else if (place_ == Place::history) {
        history_page().focus_search();
    } else if (place_ == Place::people) {
        people_page().focus_list();
    } else if (place_ == Place::review) {
        review_page().focus_course();
    } else {
        home_->SetFocus();
    }
}

void MainFrame::toggle_table_view() {
    if (table_ != nullptr) {
        table_->Close();
        return;
    }
    open_table_view();
}

void MainFrame::open_table_view() {
    if (table_ == nullptr) {
        table_ = new TableWindow(this, [this](wxKeyEvent& event) { return key_at_table_view(event); });
        table_->Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
            table_->Destroy();
            table_ = nullptr;
        });
        table_->show(recorder_.scene());
    }
    table_->open(recorder_.store().setting(kTableScreen).value_or(""));
}

void MainFrame::choose_table_screen() {
    const std::string kept = recorder_.store().setting(kTableScreen).value_or("");
    const std::optional<int> own = screen_of(*this);
    std::vector<std::string> names{""}, there;
    std::vector<wxString> labels{_("Another screen than that of this window")};
    for (const Screen& screen : screens()) {
        there.push_back(screen.name());
        if (screen.number != own) {
            names.push_back(screen.name());
            labels.push_back(wxString::Format(_("The screen %s, %d × %d"), utf8(screen.name()), screen.area.width,
                                              screen.area.height));
        }
    }
    if (!kept.empty() && kept != TableWindow::kNoScreen && std::ranges::find(there, kept) == there.end()) {
        names.push_back(kept);
        labels.push_back(wxString::Format(_("The screen %s, when it is plugged in"), utf8(kept)));
    }
    names.emplace_back(TableWindow::kNoScreen);
    labels.push_back(_("A window"));
    const auto usual = std::ranges::find(names, kept);
    if (const auto at =
            choose_one(this, {.title = _("Table view"),
                              .question = _("Where shall the table view be?"),
                              .answers = labels,
                              .accept = _("Choose"),
                              .usual = usual == names.end() ? 0 : static_cast<std::size_t>(usual - names.begin())})) {
        const std::string& chosen = names[*at];
        if (chosen != kept && !recorder_.store().only_to_look_at()) {
            recorder_.store().set(kTableScreen, chosen);
        }
        open_table_view();
    }
}

bool MainFrame::key_at_table_view(wxKeyEvent& event) {
    if (!in_session() && !in_review()) {
        return false;
    }
    if (commands_.key(event)) {
        return true;
    }
    // Keys typed at the table view belong to the entry line, whose window takes over.
    const bool used = in_session() && session_page().key(event);
    if (used) {
        Raise();
        session_page().focus_entry();
    }
    return used;
}

void MainFrame::show_rulings() {
    const std::string game =
        has_session() && place_ != Place::history ? recorder_.scene().session->heading().game : "";
    if (const std::optional<LedgerPlace> place = show_ledger(this, recorder_.store(), game)) {
        open_session(place->session);
        recorder_.look_at(place->event + 1);
    }
}

EventCommands& MainFrame::events() { return in_review() ? review_page().events() : session_page().events(); }

void MainFrame::keep_writing() {
    if (review_ != nullptr && in_review()) {
        review_->rest();
    }
    if (session_ != nullptr) {
        session_->story().keep_words();
    }
}

void MainFrame::ask_for_room() {
    if (room_ == nullptr) {
        room_ = std::make_shared<ShownInRoom>(
            recorder_, [this](std::optional<std::size_t> looking) { status_->show_room(looking); });
    }
    show_in_room(this, recorder_, *room_);
}

void MainFrame::make_branch_commands() {
    add({"what if", Command::Menu::session, _("&What if… Try something else from here"), "F5",
         [this] { try_something_else(); }, [this] { return in_session() || in_review(); }});
}

void MainFrame::try_something_else() {
    if (branch_window_ != nullptr) {  // It waits for an answer.
        branch_window_->Raise();
        return;
    }
    const ChosenBranch chosen = choose_branch(this, recorder_);
    if (!chosen.goes_on) {
        return;
    }
    std::unique_ptr<Branch> branch = chosen.kept ? std::make_unique<Branch>(recorder_, *chosen.kept)
                                                 : std::make_unique<Branch>(recorder_, recorder_.scene().ply);
    branch_window_ = new WhatIfFrame(*this, std::move(branch));
    branch_window_->Show();
    branch_window_->go(Place::session);
}

void MainFrame::step_part(int by) {
    std::vector<PagePart> parts = in_session() ? session_page().parts() : parts_inside(*book_->GetCurrentPage());
    const auto status = [this] {
        status_->SetFocus();
        return true;
    };
    parts.push_back({status_, status});
    if (wxToolBar* bar = GetToolBar()) {
        parts.push_back({bar, [bar] { return focus_first_inside(*bar); }});
    }
    step_to_part(parts, by);
}

void MainFrame::list_keys(wxWindow* above) {
    const Games& games = recorder_.store().games();
    show_keys(above, commands_, games, has_session() ? &recorder_.scene().session->game() : nullptr);
}

bool MainFrame::typed_in_branch(const wxKeyEvent& event) const {
    auto* pressed = dynamic_cast<wxWindow*>(event.GetEventObject());
    const wxWindow* window = pressed == nullptr ? this : wxGetTopLevelParent(pressed);
    return window != this && dynamic_cast<const MainFrame*>(window) != nullptr;
}

bool MainFrame::may_close() {
    if (branch_window_ == nullptr) {
        return true;
    }
    branch_window_->Raise();
    return branch_window_->Close();
}

}  // namespace castalia

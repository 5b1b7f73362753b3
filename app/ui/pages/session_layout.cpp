// The parts of the session page: how they are made, where they lie, and how high what is asked may grow.
#include <wx/scrolwin.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/scrolling.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/back_panel.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "app/ui/panels/now_panel.h"
#include "app/ui/panels/refusal_panel.h"
#include "app/ui/panels/result_panel.h"
#include "app/ui/panels/story_panel.h"
#include "app/ui/panels/strip_panel.h"

namespace castalia {

namespace {

constexpr int kScrollStep = 20;

}  // namespace

SessionPage::SessionPage(wxWindow* parent, Recorder& recorder, std::function<void(const wxString& command)> run)
    : wxPanel(parent), recorder_(recorder) {
    SetBackgroundColour(palette().background);
    strip_ = child<StripPanel>(this);
    make_book(std::move(run));
    board_ = child<BoardCanvas>(this);
    log_ = new LogPanel(this, {[this](std::size_t step) { recorder_.look_at(step + 1); },
                               [this](std::size_t step) { correct_entry(this, recorder_, entry_at(step)); },
                               [this](std::size_t step) { insert_entry(this, recorder_, entry_at(step)); },
                               [this](std::size_t step) { delete_entry(this, recorder_, entry_at(step)); },
                               [this](std::size_t step) { recorder_.undo_to(step + 1); },
                               [this](std::size_t step) {
                                   recorder_.look_at(step + 1);
                                   annotate_here();
                               }});
    entry_ = new EntryPanel(this, {[this](const wxString& line) { typed(line); }, [this] { confirm(); }});
    story_ = new StoryPanel(this, [this](const Json& event, std::size_t ply) { return tell(event, ply); });
    arrange();

    board_->on_pick([this](const std::string& id) { pick(id); });
    strip_->on_pause([this] {
        const Scene scene = recorder_.scene();
        const bool paused = scene.session->replay().paused(scene.session->plies());
        take_event(Json{{"type", paused ? "resume" : "pause"}});
    });
}

void SessionPage::make_book(std::function<void(const wxString& command)> run) {
    book_ = child<wxSimplebook>(this, wxID_ANY);
    const auto show_rule = [this](const std::string& clause) {
        show_rules(this, recorder_.scene().session->game(), clause);
    };
    now_ = new NowPanel(
        book_, {[this](int verb) { choose_verb(verb); },
                [this](const Json& draft) {
                    const Scene scene = recorder_.scene();
                    return scene.session == nullptr
                               ? std::vector<Slot>()
                               : scene.session->playthrough().form(scene.session->plies(), draft);
                },
                [this](const Json& draft) { filled(draft); }, [this] { app_rolls(); }, [this] { fit_book(); }});
    refusal_ = new RefusalPanel(
        book_, {[this] { leave(); }, [this](const wxString& ruling) { rule_it_so(ruling); }, show_rule});
    back_ = new BackPanel(
        book_, {[this](std::size_t ply) { recorder_.look_at(ply); }, [this] { step_turn(-1); },
                [this] { step_event(-1); }, [this] { step_event(1); }, [this] { step_turn(1); },
                [this] { correct_here(); }, [this] { undo_to_here(); }, [this] { recorder_.back_to_now(); }});
    result_ = new ResultPanel(book_, {std::move(run), show_rule, [this] { fit_book(); }});
    for (wxWindow* page :
         std::initializer_list<wxWindow*>{now_, refusal_, back_, result_}) {  // In the order of Page.
        book_->AddPage(page, "");
    }
}

void SessionPage::arrange() {
    constexpr int kLogWidth = 352;
    constexpr int kLeastBoard = 430, kLeastLog = 320;
    const bool large = large_text();
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(strip_, wxSizerFlags().Expand());
    left->Add(book_, wxSizerFlags().Expand());
    left->Add(board_, wxSizerFlags(1).Expand());
    auto* main = new wxBoxSizer(large ? wxVERTICAL : wxHORIZONTAL);
    if (large) {
        // Nothing shrinks: the page scrolls, with the entry line always in sight beneath it.
        paper_ =
            child<wxScrolledWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*paper_, kScrollStep);
        for (wxWindow* part : std::initializer_list<wxWindow*>{strip_, book_, board_, log_, story_}) {
            part->Reparent(paper_);
        }
        board_->SetMinSize(wxSize(-1, FromDIP(kLeastBoard)));
        log_->SetMinSize(wxSize(-1, FromDIP(kLeastLog)));
        main->Add(left, wxSizerFlags(1).Expand());
        main->Add(log_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
        main->Add(story_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
        paper_->SetSizer(main);
        paper_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { paper_->FitInside(), event.Skip(); });
    } else {
        log_->SetMinSize(wxSize(FromDIP(kLogWidth), -1));
        main->Add(left, wxSizerFlags(1).Expand());
        auto* right = new wxBoxSizer(wxVERTICAL);
        right->Add(log_, wxSizerFlags(1).Expand());
        right->Add(story_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
        main->Add(right, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(1)));
    }
    auto* all = new wxBoxSizer(wxVERTICAL);
    large ? all->Add(paper_, wxSizerFlags(1).Expand()) : all->Add(main, wxSizerFlags(1).Expand());
    all->Add(entry_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
    SetSizer(all);
    fit_book();
}

void SessionPage::turn_book(std::size_t page) {
    book_->ChangeSelection(page);
    fit_book();
}

/// In large type what is asked and the board come before the players, who stand a turn of the wheel above.
void SessionPage::scroll_to_question() {
    if (paper_ == nullptr) {
        return;
    }
    const int strip = strip_->GetSize().y;
    const int board = paper_->GetClientSize().y - strip - book_->GetSize().y;
    paper_->Scroll(0, board < board_->GetMinSize().y / 2 ? strip / FromDIP(kScrollStep) : 0);
}

void SessionPage::fit_book() {
    constexpr int kLeastHeight = 138;
    const wxWindow* page = book_->GetCurrentPage();
    const int wanted = std::max(FromDIP(kLeastHeight), page == nullptr ? 0 : page->GetSizer()->CalcMin().y);
    if (book_->GetMinSize().y != wanted) {
        book_->SetMinSize(wxSize(-1, wanted));
        Layout();
        if (paper_ != nullptr) {
            paper_->FitInside();
        }
    }
}

}  // namespace castalia

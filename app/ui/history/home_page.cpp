#include "app/ui/history/home_page.h"

#include <algorithm>
#include <string_view>

#include <wx/app.h>
#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wupdlock.h>

#include "app/ui/board/board.h"
#include "app/ui/history/summary_text.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/kept_picture.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/text/fitted_words.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/game.h"
#include "db/history/history.h"

namespace castalia {

namespace {

constexpr int kNarrowPage = 1100, kSideWidth = 380, kNarrowSide = 350;
constexpr std::size_t kMostRows = 7;

wxStaticText* text(wxWindow* parent, const wxString& words, TypeStep step, const wxColour& colour) {
    return styled_child<wxStaticText>(parent, font_of(*parent, step), colour, wxID_ANY, words);
}

wxButton* button(wxWindow* parent, const wxString& label, const char* style, std::function<void()> act) {
    // A link begins where its lines begin; other buttons have the usual width.
    const bool link = std::string_view(style) == "link";
    auto* made = child<wxButton>(parent, wxID_ANY, label, wxDefaultPosition, wxDefaultSize,
                                 link ? wxBU_EXACTFIT | wxBU_LEFT : 0);
    add_style(made, style);
    if (std::string_view(style) == "suggested-action") {
        made->SetLabelMarkup("<b>" + label + "</b>");  // Bold markup makes the button measure itself as it is drawn.
    }
    // The call may lay this page out anew, and with it this button.
    made->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { wxTheApp->CallAfter(act); });
    set_accessible(made, wxControl::RemoveMnemonics(label));
    return made;
}

/// Makes a sheet of paper on the page, with a line around it.
wxPanel* sheet(wxWindow* parent) {
    auto* made = child<wxPanel>(parent, wxID_ANY);
    made->SetBackgroundColour(palette().surface);
    made->Bind(wxEVT_PAINT, [made](wxPaintEvent&) {
        wxPaintDC dc(made);
        dc.SetPen(palette().line);
        dc.SetBrush(palette().surface);
        dc.DrawRectangle(made->GetClientSize());
    });
    return made;
}

/// Makes the whole of a sheet do what its button does.
void make_clickable(wxWindow& paper, const std::function<void()>& act) {
    const auto clicked = [act](wxMouseEvent&) { wxTheApp->CallAfter(act); };
    paper.SetCursor(wxCursor(wxCURSOR_HAND));
    paper.Bind(wxEVT_LEFT_UP, clicked);
    for (wxWindow* part : paper.GetChildren()) {
        if (dynamic_cast<wxButton*>(part) == nullptr) {
            part->Bind(wxEVT_LEFT_UP, clicked);
        }
    }
}

wxString shown_title(const Games& games, const SessionSummary& summary) {
    return summary.title.empty() ? game_title(games, summary.game) : utf8(summary.title);
}

wxString player_count(const Game& game) {
    return game.least_players == game.most_players
               ? words(say_count("{n} player", "{n} players", game.least_players))
               : wxString::Format(_("%d–%d players"), game.least_players, game.most_players);
}

/// Puts the session that the user comes from first, even if another one was played later.
void put_first(std::vector<SessionSummary>& open, const std::string& here) {
    std::ranges::stable_partition(open, [&](const SessionSummary& one) { return one.id == here; });
}

}  // namespace

HomePage::HomePage(wxWindow* parent, Store& store, Calls calls)
    : ScrolledArea(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      store_(store),
      calls_(std::move(calls)) {
    scroll_down_in(*this, spacing::page);
    set_accessible(this, _("Home"));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (grid_ != nullptr && narrow() != laid_narrow_) {
            CallAfter([this] {
                refresh();
                if (IsShownOnScreen() && FindFocus() == nullptr) {  // The control that had the keys is gone.
                    SetFocus();
                }
            });
        } else {
            share_room();
        }
    });
}

bool HomePage::narrow() const {
    const wxWindow* window = wxGetTopLevelParent(const_cast<HomePage*>(this));  // NOLINT: wx takes no const.
    return window != nullptr && window->GetSize().x < FromDIP(kNarrowPage);
}
int HomePage::side_width() const { return FromDIP(narrow() ? kNarrowSide : kSideWidth); }

void HomePage::refresh() {
    const wxWindowUpdateLocker still(this);
    DestroyChildren();
    grid_ = nullptr;
    title_ = stands_ = who_ = nullptr;
    laid_narrow_ = narrow();
    SetBackgroundColour(palette().background);
    constexpr std::size_t kOpen = 8, kSamples = 20;
    const History history(store_);
    const auto some = [&](bool samples, std::optional<Status> status, std::size_t most) {
        Filter filter;
        filter.sample = samples;
        filter.status = status;
        std::vector<SessionSummary> sessions;
        for (HistoryRow& listed : history.page(filter, {}, most)) {
            sessions.push_back(std::move(listed.session));
        }
        return sessions;
    };
    const std::vector<SessionSummary> ended = some(false, Status::finished, kOpen), sample = some(true, {}, kSamples);
    std::vector<SessionSummary> open = history.lasting(kOpen);  // Those above brought the lists up to date.
    put_first(open, calls_.at_table == nullptr ? std::string() : calls_.at_table());
    continued_ = open.empty() ? std::string() : open.front().id;

    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(open.empty() ? first_steps(ended.empty() && sample.empty()) : continue_card(open.front()),
              wxSizerFlags().Expand());
    auto* heading = new wxBoxSizer(wxHORIZONTAL);
    heading->Add(text(this, _("New session"), TypeStep::heading2, palette().text), wxSizerFlags().CentreVertical());
    if (!open.empty() || !ended.empty()) {
        heading->Add(
            text(this, _("with the players and options of your last session"), TypeStep::small, palette().secondary),
            wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(spacing::apart)));
    }
    left->Add(heading, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(spacing::around)));
    left->Add(tiles(), wxSizerFlags().Expand());

    auto* right = new wxBoxSizer(wxVERTICAL);
    if (open.size() > 1) {
        open.erase(open.begin());
        right->Add(text(this, _("Also open"), TypeStep::heading2, palette().text));
        right->Add(rows_of(open, false), wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::apart)));
    }
    right->Add(text(this, _("Recent results"), TypeStep::heading2, palette().text));
    right->Add(rows_of(ended, true), wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::apart)));
    if (!sample.empty()) {
        right->Add(samples(sample), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::around)));
    }

    // With large text the results go under the games, so that nothing shrinks.
    auto* all = new wxBoxSizer(large_text() ? wxVERTICAL : wxHORIZONTAL);
    all->Add(left, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::page)));
    right->SetMinSize(wxSize(side_width(), -1));
    all->Add(right, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(spacing::page)));
    SetSizer(all);
    share_room();
    FitInside();
    Layout();
}

wxSizer* HomePage::continue_card(const SessionSummary& summary) {
    auto* paper = sheet(this);
    const auto session = std::make_shared<Session>(store_.load(summary.id));
    const std::size_t now = session->plies();
    auto* picture = child<Picture>(paper, thumbnail(), [session, now](wxGraphicsContext& gc, wxSize size) {
        draw_thumbnail(gc, wxRect2DDouble(0, 0, size.x, size.y),
                       BoardScene{&session->playthrough(), now, session->heading().players});
    });
    set_accessible_canvas(picture, wxString::Format(_("The table of %s"), shown_title(store_.games(), summary)));
    const wxString so_far = words(say_count("{n} event", "{n} events", static_cast<long long>(summary.events))) +
                            ", " + wxString::Format(_("%s played"), clock_text(summary.played));

    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(text(paper, _("Open session"), TypeStep::small, palette().secondary));
    title_text_ = shown_title(store_.games(), summary);
    title_ = text(paper, title_text_, TypeStep::heading3, palette().text);
    down->Add(title_);
    players_title_ = game_title(store_.games(), summary.game) + wxString::FromUTF8(" · ");
    players_.clear();
    std::ranges::transform(summary.players, std::back_inserter(players_),
                           [](const std::string& name) { return named(name); });
    who_ = text(paper, players_title_ + players_text(summary), TypeStep::normal, palette().text);
    who_->SetToolTip(players_text(summary));
    down->Add(who_);
    stands_text_ = standing_text(*session);
    stands_ = text(paper, stands_text_, TypeStep::normal, palette().text);
    down->Add(stands_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::between)));
    down->Add(text(paper, so_far, TypeStep::normal, palette().secondary));
    down->AddStretchSpacer();
    auto* buttons = new wxBoxSizer(narrow() || large_text() ? wxVERTICAL : wxHORIZONTAL);
    const std::string id = summary.id;
    const auto beside = wxSizerFlags().Border(wxTOP | wxRIGHT, FromDIP(spacing::between));
    buttons->Add(button(paper, _("Continue   Enter"), "suggested-action", [this, id] { calls_.open(id); }), beside);
    buttons->Add(button(paper, _("Look through it"), "quiet", [this, id] { calls_.look(id); }), beside);
    down->Add(buttons);

    auto* inside = new wxBoxSizer(wxHORIZONTAL);
    inside->Add(picture, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::apart)));
    inside->Add(down, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::apart)));
    paper->SetSizer(inside);
    make_clickable(*paper, [this, id] { calls_.open(id); });
    auto* row = new wxBoxSizer(wxVERTICAL);
    row->Add(paper, wxSizerFlags().Expand());
    return row;
}

wxSizer* HomePage::first_steps(bool empty) {
    auto* paper = sheet(this);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(
        text(paper, empty ? _("Welcome to the table") : _("No session is open"), TypeStep::heading3, palette().text));
    stands_text_ = _("Choose a game below or press its number, then lay out the cards.");
    stands_ = text(paper, stands_text_, TypeStep::normal, palette().secondary);
    down->Add(stands_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
    auto* ways = new wxBoxSizer(wxHORIZONTAL);
    if (empty) {
        ways->Add(
            button(paper, _("Look through a sample session"), "suggested-action", [this] { calls_.add_sample(); }),
            wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::between)));
    }
    ways->Add(button(paper, _("Import a session…"), "quiet", [this] { calls_.import(); }));
    down->Add(ways, wxSizerFlags().Border(wxTOP, FromDIP(spacing::around)));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(down, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::page)));
    paper->SetSizer(inside);
    auto* row = new wxBoxSizer(wxVERTICAL);
    row->Add(paper, wxSizerFlags().Expand());
    return row;
}

wxSizer* HomePage::tiles() {
    const int gap = FromDIP(spacing::around);
    grid_ = new wxGridSizer(1, gap, gap);
    int digit = 0;
    names_.clear();
    for (const Game& game : store_.games().offered()) {
        auto* paper = sheet(this);
        auto* picture = child<KeptPicture>(paper, tile(), game.id, [game](wxGraphicsContext& gc, wxSize size) {
            draw_tile(gc, wxRect2DDouble(0, 0, size.x, size.y), game);
        });
        const auto begin = [this, id = game.id] { calls_.begin(id); };
        auto* name = button(paper, words(game.title), "link", begin);
        name->SetFont(font_of(*this, TypeStep::heading2));
        names_.push_back(name);
        set_accessible(name, wxString::Format(_("New session of %s, %s"), words(game.title), player_count(game)));
        auto* below = new wxBoxSizer(wxHORIZONTAL);
        auto* lines = new wxBoxSizer(wxVERTICAL);
        lines->Add(name);
        lines->Add(text(paper, player_count(game), TypeStep::small, palette().secondary));
        below->Add(lines, wxSizerFlags(1));
        below->Add(text(paper, wxString::Format("%d", ++digit), TypeStep::normal, palette().secondary),
                   wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(spacing::apart)));
        auto* inside = new wxBoxSizer(wxVERTICAL);
        inside->Add(picture, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::hair)));
        inside->Add(below, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
        paper->SetSizer(inside);
        make_clickable(*paper, begin);
        grid_->Add(paper, wxSizerFlags().Expand());
    }
    return grid_;
}

wxSizer* HomePage::rows_of(const std::vector<SessionSummary>& sessions, bool results) {
    auto* list = new wxBoxSizer(wxVERTICAL);
    if (sessions.empty()) {
        list->Add(text(this, results ? _("Finished sessions appear here.") : wxString(), TypeStep::normal,
                       palette().secondary));
        return list;
    }
    for (std::size_t i = 0; i < std::min(sessions.size(), kMostRows); ++i) {
        const SessionSummary& summary = sessions[i];
        auto* paper = sheet(this);
        auto* line = new wxBoxSizer(wxHORIZONTAL);
        const wxString what =
            results && !summary.result.empty() ? words(summary.result) : shown_title(store_.games(), summary);
        const auto go_there = [this, id = summary.id] { calls_.open(id); };
        const int room = side_width() - FromDIP(2 * spacing::between + spacing::page);
        auto* open = button(
            paper, wxControl::EscapeMnemonics(in_two_lines(*paper, font_of(*paper, TypeStep::normal), what, room)),
            "link", go_there);
        set_accessible(open, what);
        open->SetToolTip(what);
        auto* head = new wxBoxSizer(wxHORIZONTAL);
        const wxString who = game_title(store_.games(), summary.game) + ", " + players_text(summary);
        auto* played =
            styled_child<wxStaticText>(paper, font_of(*paper, TypeStep::small), palette().secondary, wxID_ANY, who,
                                       wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
        played->SetMinSize(FromDIP(wxSize(spacing::page, -1)));
        played->SetToolTip(who);
        head->Add(played, wxSizerFlags(1).Border(wxRIGHT, FromDIP(spacing::between)));
        head->Add(text(paper, evening_text(summary), TypeStep::small, palette().secondary));
        auto* lines = new wxBoxSizer(wxVERTICAL);
        lines->Add(head, wxSizerFlags().Expand());
        lines->Add(open, wxSizerFlags().Left());
        line->Add(lines, wxSizerFlags(1).Border(wxALL, FromDIP(spacing::between)));
        paper->SetSizer(line);
        make_clickable(*paper, go_there);
        list->Add(paper, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::hair)));
    }
    list->Add(button(this, _("Show all in the history"), "link", [this] { calls_.history(); }),
              wxSizerFlags().Right());
    return list;
}

wxSizer* HomePage::samples(const std::vector<SessionSummary>& sessions) {
    auto* list = new wxBoxSizer(wxVERTICAL);
    list->Add(text(this, _("Sample sessions"), TypeStep::heading2, palette().text));
    for (const SessionSummary& summary : sessions) {
        list->Add(button(this,
                         labelled_words(game_title(store_.games(), summary.game),
                                        wxControl::EscapeMnemonics(shown_title(store_.games(), summary))),
                         "link", [this, id = summary.id] { calls_.look(id); }));
    }
    list->Add(button(this, _("Remove samples"), "quiet", [this] { calls_.remove_samples(); }),
              wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
    return list;
}

bool HomePage::key(const wxKeyEvent& event) {
    const int code = event.GetKeyCode();
    if ((code == WXK_RETURN || code == WXK_NUMPAD_ENTER) && !continued_.empty()) {
        calls_.open(continued_);
        return true;
    }
    const int nth = typed_digit(event) - 1;
    if (nth >= 0 && static_cast<std::size_t>(nth) < store_.games().offered().size()) {
        calls_.begin(store_.games().offered()[static_cast<std::size_t>(nth)].id);
        return true;
    }
    return false;
}

}  // namespace castalia

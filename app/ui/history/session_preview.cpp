#include "app/ui/history/session_preview.h"

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/notebook.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/history/history_model.h"
#include "app/ui/review/curves_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wrapped_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/session_summary.h"

namespace castalia {

namespace {

constexpr int kPlayIcon = 16;
constexpr int kBeat = 700;  ///< Milliseconds to an event while the replay plays.

wxStaticText* quiet(wxWindow* parent) {
    auto* text = child<wxStaticText>(parent, wxID_ANY, "");
    text->SetForegroundColour(palette().secondary);
    return text;
}

struct SheetLine {
    wxString label;
    std::vector<wxString> values = {};
    wxString head = {};  ///< The label where it stands above a column.
    bool decides = false;
};

/// Returns the lines of a scoresheet, each with a value for every player: the rows, then what decides.
std::vector<SheetLine> lines_of(const Session& session) {
    const Scoresheet sheet = session.playthrough().score(session.plies());
    std::vector<SheetLine> lines;
    const auto add = [&](const wxString& label, const std::vector<long long>& values,
                         const std::vector<Seat>& leaders) -> SheetLine& {
        SheetLine line{.label = label, .head = label};
        for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
            const bool leads = std::ranges::find(leaders, Seat{static_cast<int>(seat)}) != leaders.end();
            const wxString value = seat < values.size() ? shown_number(values[seat], sheet.parts) : wxString();
            line.values.push_back((leads ? wxString::FromUTF8("● ") : wxString()) + value);
        }
        return lines.emplace_back(std::move(line));
    };
    for (const Scoresheet::Row& row : sheet.rows) {
        add(words(row.label), row.values, row.leaders);
    }
    for (const Scoresheet::Step& step : sheet.ladder) {
        SheetLine& line = add(words(step.label), step.values, {});
        line.label += step.decided ? wxString::FromUTF8(" – ") + _("decided") : wxString();
        line.decides = true;
    }
    return lines;
}

/// Returns a heading in lines of a few letters, so that narrow columns show it whole.
wxString in_short_lines(const wxString& heading) {
    constexpr std::size_t kLetters = 11;
    wxString lines;
    std::size_t letters = 0;
    for (const wxString& word : wxSplit(heading, ' ', '\0')) {
        const bool on = letters > 0 && letters + 1 + word.length() <= kLetters;
        lines += (lines.empty() ? "" : on ? " " : "\n") + word;
        letters = on ? letters + 1 + word.length() : word.length();
    }
    return lines;
}

/// Turns a sheet over: a line for each player, so that many players come into sight. What decides stands first, and
/// what has no room is at the right.
void turn(std::vector<wxString>& heads, std::vector<SheetLine>& lines) {
    std::vector<SheetLine> turned;
    for (const wxString& name : heads) {
        turned.push_back({.label = name});
    }
    heads.clear();
    std::ranges::stable_partition(lines, &SheetLine::decides);
    for (const SheetLine& line : lines) {
        heads.push_back(in_short_lines(line.head));
        for (std::size_t seat = 0; seat < turned.size(); ++seat) {
            turned[seat].values.push_back(line.values[seat]);
        }
    }
    lines = std::move(turned);
}

}  // namespace

SessionPreview::SessionPreview(wxWindow* parent, const Games& games)
    : ScrolledArea(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL), games_(games) {
    scroll_down_in(*this, spacing::page);
    head_ = quiet(this);
    title_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    nothing_ = child<wxStaticText>(this, wxID_ANY, "");
    for (wxStaticText* heading : {title_, nothing_}) {
        heading->SetFont(font_of(*this, large_text() ? TypeStep::heading2 : TypeStep::heading3));
    }
    result_ = child<wxStaticText>(this, wxID_ANY, "");
    found_ = quiet(this);
    book_ = child<wxNotebook>(this, wxID_ANY);
    constexpr int kBookHigh = 290;
    book_->SetMinSize({-1, static_cast<int>(FromDIP(kBookHigh) * text_size())});
    book_->AddPage(sheet_page(book_), _("Scoresheet"));
    curves_ = child<CurvesPanel>(book_);
    book_->AddPage(curves_, _("Chart"));
    book_->AddPage(replay_page(book_), _("Replay"));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head_, wxSizerFlags().Expand());
    down->Add(title_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::hair)));
    down->Add(nothing_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::hair)));
    down->Add(result_, wxSizerFlags().Expand());
    down->Add(found_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::unit)));
    down->Add(book_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(spacing::apart)));
    SetSizer(down);
    clock_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (session_ && ply_ < session_->plies()) {
            show_ply(ply_ + 1);
        } else {
            play_or_pause();
        }
    });
}

wxWindow* SessionPreview::sheet_page(wxWindow* parent) {
    auto* page = child<wxPanel>(parent);
    sheet_ =
        child<wxDataViewListCtrl>(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    set_accessible(sheet_, _("Scoresheet"));
    keep_columns_fitted(*sheet_);
    remarks_ = quiet(page);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(sheet_, wxSizerFlags(1).Expand());
    down->Add(remarks_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
    page->SetSizer(down);
    return page;
}

wxWindow* SessionPreview::replay_page(wxWindow* parent) {
    auto* page = child<wxPanel>(parent);
    board_ = child<BoardCanvas>(page);
    line_ = child<wxStaticText>(page, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    slider_ = child<wxSlider>(page, wxID_ANY, 0, 0, 1);
    set_accessible(slider_, _("Events played"));
    slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { show_ply(static_cast<std::size_t>(slider_->GetValue())); });
    auto* ways = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const wxString& label, const wxString& name, const std::function<void()>& call) {
        auto* made = child<wxButton>(page, wxID_ANY, label);
        set_accessible(made, name);
        made->SetToolTip(name);
        made->Bind(wxEVT_BUTTON, [call](wxCommandEvent&) { call(); });
        ways->Add(made, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::close)));
        return made;
    };
    button(wxString::FromUTF8("‹ ") + _("Turn"), _("Back a turn"), [this] { step_turn(-1); });
    play_ = button(wxGETTEXT_IN_CONTEXT("a review", "Play"), _("Play or pause"), [this] { play_or_pause(); });
    play_->SetBitmap(art("icon-play", palette().text, kPlayIcon));
    button(_("Turn") + wxString::FromUTF8(" ›"), _("On a turn"), [this] { step_turn(1); });
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(board_, wxSizerFlags(1).Expand());
    down->Add(line_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
    down->Add(slider_, wxSizerFlags().Expand());
    down->Add(ways, wxSizerFlags().Border(wxALL, FromDIP(spacing::between)));
    page->SetSizer(down);
    return page;
}

void SessionPreview::show_nothing(const wxString& why, const wxString& more) {
    clock_.Stop();
    id_.clear();
    session_.reset();
    wrap_words(*head_, "", [this] { return GetClientSize().x; });
    title_->Hide();
    nothing_->Show();
    wrap_words(*nothing_, why, [this] { return GetClientSize().x; });
    wrap_words(*result_, more, [this] { return GetClientSize().x; });
    wrap_words(*found_, "", [this] { return GetClientSize().x; });
    book_->Hide();
    settle();
}

void SessionPreview::show_heading(const HistoryRow& listed) {
    const SessionSummary& summary = listed.session;
    wxString head = game_title(games_, summary.game) + ", " +
                    (summary.started ? day_text(*summary.started, summary.utc_offset) : _("date unknown"));
    if (!summary.place.empty()) {
        head += ", " + utf8(summary.place);
    }
    const auto room = [this] { return GetClientSize().x; };
    wrap_words(*head_, head + ", " + time_text(summary), room);
    nothing_->Hide();
    title_->Show();
    title_->SetLabelText(utf8(summary.title));
    title_->SetToolTip(utf8(summary.title));
    wxString found = utf8(listed.line);
    if (listed.event) {
        found = wxString::Format(_("Event %zu: "), *listed.event + 1) + found;
    }
    wrap_words(*found_, found, room);
    found_->Show(!found.empty());
}

void SessionPreview::show(std::unique_ptr<Session> session, const HistoryRow& listed) {
    clock_.Stop();
    play_->SetLabelText(wxGETTEXT_IN_CONTEXT("a review", "Play"));
    id_ = listed.session.id;
    session_ = std::move(session);
    show_heading(listed);
    book_->Show(session_ != nullptr);
    if (!session_) {
        wrap_words(*result_, result_text(listed.session), [this] { return GetClientSize().x; });
        settle();
        return;
    }
    const Scoresheet sheet = session_->playthrough().score(session_->plies());
    wrap_words(*result_,
               session_->replay().abandoned(session_->plies()) ? _("Ended without a result") : words(sheet.sentence),
               [this] { return GetClientSize().x; });
    show_sheet();
    session_log_ = SessionLog();
    session_log_.follow(session_.get());
    curves_->show(*session_);
    slider_->SetRange(0, std::max(1, static_cast<int>(session_->plies())));
    show_ply(listed.event ? *listed.event + 1 : session_->plies());
    settle();
}

void SessionPreview::settle() {
    FitInside();
    Layout();
}

void SessionPreview::show_sheet() {
    const Session& session = *session_;
    std::vector<SheetLine> lines = lines_of(session);
    std::vector<wxString> heads = called_names(session.heading().players);
    constexpr std::size_t kMostBeside = 4;
    if (heads.size() > kMostBeside) {
        turn(heads, lines);
    }
    sheet_->ClearColumns();
    sheet_->DeleteAllItems();
    sheet_->AppendTextColumn("");
    for (const wxString& head : heads) {
        sheet_->AppendTextColumn(head, wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_DEFAULT, wxALIGN_RIGHT);
    }
    for (const SheetLine& line : lines) {
        wxVector<wxVariant> cells;
        cells.push_back(line.label);
        for (const wxString& value : line.values) {
            cells.push_back(value);
        }
        sheet_->AppendItem(cells);
    }
    fit_columns(*sheet_);
    long long corrected = 0, ruled = 0;
    for (const Step& step : session.replay().steps()) {
        corrected += step.entry.corrected ? 1 : 0;
        ruled += step.stands && step.refusal ? 1 : 0;
    }
    wxString remarks = words(say_count("{n} event", "{n} events", static_cast<long long>(session.plies())));
    if (corrected > 0) {
        remarks += ", " + words(say_count("{n} event corrected", "{n} events corrected", corrected));
    }
    if (ruled > 0) {
        remarks += ", " + words(say_count("{n} ruling by the table", "{n} rulings by the table", ruled));
    }
    wrap_words(*remarks_, remarks, [this] { return book_->GetClientSize().x - 2 * FromDIP(spacing::around); });
    remarks_->GetParent()->Layout();
}

void SessionPreview::show_ply(std::size_t ply) {
    ply_ = std::min(ply, session_->plies());
    Scene scene;
    scene.session = session_.get();
    scene.ply = ply_;
    board_->show(scene);
    slider_->SetValue(static_cast<int>(ply_));
    const wxString text = ply_ == 0 ? _("Before the first event") : words(session_->replay().describe(ply_ - 1));
    line_->SetLabelText(wxString::Format(_("%zu of %zu: "), ply_, session_->plies()) + text);
    set_accessible(slider_, line_->GetLabelText());
}

void SessionPreview::step_turn(int by) {
    if (!session_) {
        return;
    }
    const std::vector<bool>& turns = session_log_.turns();
    std::size_t ply = ply_;
    do {
        if ((by < 0 && ply == 0) || (by > 0 && ply >= turns.size())) {
            break;
        }
        ply = by < 0 ? ply - 1 : ply + 1;
    } while (ply < turns.size() && !turns[ply]);
    show_ply(ply);
}

void SessionPreview::play_or_pause() {
    const bool play = !clock_.IsRunning() && session_;
    if (play) {
        if (ply_ >= session_->plies()) {
            show_ply(0);
        }
        clock_.Start(kBeat);
    } else {
        clock_.Stop();
    }
    play_->SetLabelText(play ? _("Pause") : wxGETTEXT_IN_CONTEXT("a review", "Play"));
    play_->SetBitmap(art(play ? "icon-pause" : "icon-play", palette().text, kPlayIcon));
}

}  // namespace castalia

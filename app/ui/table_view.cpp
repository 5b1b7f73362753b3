#include "app/ui/table_view.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/display.h>
#include <wx/sizer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/seat_ink.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/boards/pen.h"
#include "app/ui/boards/seat_colours.h"

namespace castalia {

namespace {

constexpr double kScreen = 1920, kScreenHeight = 1080, kBand = 176;  ///< The units of the band.

}  // namespace

/// The sentence in the seat's colour, and how things stand.
class TableWindow::Band : public wxWindow {
public:
    explicit Band(wxWindow* parent) {
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    }

    bool AcceptsFocus() const override { return false; }

    void show(const Scene& scene) {
        const Palette& colours = palette();
        names_.clear();
        sheet_ = {};
        phase_.clear();
        turn_.clear();
        fill_ = colours.surface;
        ink_ = colours.text;
        sentence_ = _("No session is open");
        more_.clear();
        if (scene.session != nullptr) {
            take(scene);
        }
        set_accessible_canvas(this, told());
        Refresh();
    }

private:
    void take(const Scene& scene) {
        const Palette& colours = palette();
        const Playthrough& line = scene.session->playthrough();
        const Prompt prompt = line.prompt(scene.ply);
        sheet_ = line.score(scene.ply);
        pieces_ = seat_colours(*scene.session);
        names_.assign(scene.session->names().begin(), scene.session->names().end());
        // The part after the dash is what the table may choose from; it stands below, smaller.
        sentence_ = words(sheet_.over ? sheet_.sentence : prompt.text);
        if (const auto dash = sentence_.Find(wxString::FromUTF8(" – ")); dash != wxNOT_FOUND && !sheet_.over) {
            more_ = sentence_.Mid(static_cast<std::size_t>(dash) + 3);
            sentence_ = sentence_.Left(static_cast<std::size_t>(dash));
        }
        const std::vector<Seat>& seats = sheet_.over ? sheet_.winners : prompt.seats;
        if (scene.looking_back()) {
            more_ = sentence_;
            sentence_ = wxString::Format(_("Looking back at %zu of %zu"), scene.ply, scene.session->plies());
            fill_ = colours.lampfill;
            ink_ = colours.onlampfill;
        } else if (!seats.empty()) {
            const auto seat = static_cast<std::size_t>(seats.front().index);
            const SeatInk ink = seat_ink(seat, seat < pieces_.size() ? pieces_[seat] : std::string());
            fill_ = ink.fill;
            ink_ = ink.on_fill;
        }
        if (scene.session->replay().paused(scene.ply)) {
            more_ = _("Pause");
        }
        if (const Json state = line.state(scene.ply);
            !sheet_.over && state.contains("turn") && state["turn"].is_number_integer()) {
            turn_ = wxString::Format(_("Turn %lld"), state["turn"].get<long long>());
        }
        if (const auto phase = static_cast<std::size_t>(std::max(0, prompt.phase)); phase < prompt.phases.size()) {
            phase_ = words(prompt.phases[phase]);
        }
    }

    /// For two their numerals meet on the plaque, as scores are written; of more each has a line of words.
    bool in_lines() const { return names_.size() > 2; }
    /// "4 cards 1 answer"; nothing where all of it is used up, as at the end of a story.
    wxString facts_of(std::size_t seat) const {
        const auto none = [](const StripFact& fact) { return fact.number == 0; };
        const bool spent = std::ranges::all_of(
            sheet_.strip, [&](const std::vector<StripFact>& facts) { return std::ranges::all_of(facts, none); });
        wxString told;
        for (std::size_t i = 0; i < 2 && !(spent && sheet_.over) && seat < sheet_.strip.size(); ++i) {
            if (i < sheet_.strip[seat].size()) {
                const StripFact& fact = sheet_.strip[seat][i];
                told += (told.empty() ? "" : wxString::FromUTF8("  ")) + utf8(number_text(fact.number, fact.parts)) +
                        " " + words(fact.unit);
            }
        }
        return told;
    }
    wxString told() const {
        wxString all = more_.empty() ? sentence_ : sentence_ + ", " + more_;
        for (std::size_t seat = 0; seat < names_.size(); ++seat) {
            all += ". " + utf8(names_[seat]) + " " + facts_of(seat);
        }
        for (const wxString& line : {phase_, turn_}) {
            all += line.empty() ? wxString() : ". " + line;
        }
        return all;
    }

    void paint() {
        wxAutoBufferedPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        const wxSize size = GetClientSize();
        gc->SetPen(wxNullPen);
        gc->SetBrush(wxBrush(fill_));
        gc->DrawRectangle(0, 0, size.x, size.y);
        const Pen pen(*gc, 0, 0, size.y / kBand);
        const double right = size.x / pen.scale() - 56;
        const double facts = draw_facts(pen, right);
        const double plaque = names_.empty() ? right
                              : in_lines()   ? draw_lines(*gc, pen, facts - 48)
                                             : draw_plaque(*gc, pen, facts - 60);
        draw_sentence(pen, plaque - 56 - 40);
    }

    /// Never an ellipsis in what has to be done: it becomes smaller, then takes both lines.
    void draw_sentence(const Pen& pen, double room) const {
        Face face{64, true, true};
        while (face.size > 40 && pen.width(sentence_, face) > room) {
            face.size -= 2;
        }
        if (pen.width(sentence_, face) <= room) {
            pen.text(sentence_, 56, more_.empty() ? 108 : 85, face, ink_);
            Face below{44, false, false};
            while (below.size > 28 && pen.width(more_, below) > room) {
                below.size -= 2;
            }
            pen.text(more_, 56, 146, below, ink_, Align::left, room);
            return;
        }
        face.size = 52;
        std::size_t split = split_for(pen, face, room);
        while (face.size > 24 && pen.width(sentence_.Mid(split).Trim(false), face) > room) {
            face.size -= 2;
            split = split_for(pen, face, room);
        }
        pen.text(sentence_.Left(split), 56, 76, face, ink_);
        pen.text(sentence_.Mid(split).Trim(false), 56, 136, face, ink_, Align::left, room);
    }
    /// How much of the sentence the first of two lines has room for.
    std::size_t split_for(const Pen& pen, const Face& face, double room) const {
        std::size_t split = sentence_.length();
        while (split > 0 && pen.width(sentence_.Left(split), face) > room) {
            const std::size_t space = sentence_.Left(split).rfind(' ');
            split = space == wxString::npos ? 0 : space;
        }
        return split;
    }

    /// Is it told of everybody in the same words?
    bool shared(std::size_t fact) const {
        const auto told = [&](const std::vector<StripFact>& seat) {
            Text unit = fact < seat.size() ? seat[fact].unit : Text();
            unit.number = 2;  // However many somebody has.
            return words(unit);
        };
        return std::ranges::all_of(sheet_.strip,
                                   [&](const auto& seat) { return told(seat) == told(sheet_.strip.front()); });
    }

    /// "districts", "ranks 16–18", the turn. Returns where they begin.
    double draw_facts(const Pen& pen, double right) const {
        std::vector<wxString> lines;
        if (in_lines()) {
            lines.push_back(phase_);
        }
        for (std::size_t fact = 0;
             fact < 2 && !in_lines() && !sheet_.strip.empty() && fact < sheet_.strip.front().size(); ++fact) {
            if (!shared(fact)) {
                continue;
            }
            // The unit in the plural, which the number of whoever has not just one is followed by.
            wxString unit, numbers;
            for (const std::vector<StripFact>& seat : sheet_.strip) {
                if (fact < seat.size()) {
                    unit = unit.empty() || seat[fact].number != 1 ? words(seat[fact].unit) : unit;
                    numbers += (numbers.empty() ? wxString() : wxString::FromUTF8("–")) +
                               utf8(number_text(seat[fact].number, seat[fact].parts));
                }
            }
            lines.push_back(fact == 0 ? unit : unit + " " + numbers);
        }
        lines.push_back(turn_);
        double left = right, baseline = 55;
        for (const wxString& line : lines) {
            const Face face{40, false, false};
            pen.text(line, right, baseline, face, ink_, Align::right);
            left = std::min(left, right - pen.width(line, face));
            baseline += 51;
        }
        return left;
    }

    /// Everybody's disc and name, and in words what they have: two lines of them. Returns where they begin.
    double draw_lines(wxGraphicsContext& gc, const Pen& pen, double right) const {
        const Palette& colours = palette();
        constexpr double kTop = 22, kLine = 66, kDisc = 25;
        const std::size_t columns = (names_.size() + 1) / 2;
        // As large as leaves the sentence room for its two lines.
        Face name{38, true, true}, small{32, false, false};
        std::vector<double> widths;
        double all = 0;
        for (; name.size >= 18; name.size -= 2, small.size -= 1.5) {
            widths.assign(columns, 0);
            for (std::size_t seat = 0; seat < names_.size(); ++seat) {
                const wxString facts = facts_of(seat);
                const double wide = 2 * kDisc + 12 + pen.width(utf8(names_[seat]), name) +
                                    (facts.empty() ? 0 : 14 + pen.width(facts, small)) + 36;
                widths[seat % columns] = std::max(widths[seat % columns], wide);
            }
            all = std::accumulate(widths.begin(), widths.end(), 24.0);
            if (all <= right * 0.6) {
                break;
            }
        }
        const double left = right - all;
        pen.box({left, kTop, all, 2 * kLine}, 14, colours.card);
        for (std::size_t seat = 0; seat < names_.size(); ++seat) {
            const std::size_t row = seat / columns, column = seat % columns;
            double x =
                std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(column), left + 24);
            const double middle = kTop + kLine * (0.5 + static_cast<double>(row));
            draw_disc(gc, pen.x(x + kDisc), pen.y(middle), kDisc * pen.scale(), utf8(names_[seat]),
                      seat_ink(seat, seat < pieces_.size() ? pieces_[seat] : std::string()));
            x += 2 * kDisc + 12;
            pen.text(utf8(names_[seat]), x, middle + name.size * 0.34, name, colours.text);
            x += pen.width(utf8(names_[seat]), name) + 14;
            pen.text(facts_of(seat), x, middle + name.size * 0.34, small, colours.text);
        }
        return left;
    }

    /// The first fact of the two, or of one alone, very large, on a plaque. Returns where it begins.
    double draw_plaque(wxGraphicsContext& gc, const Pen& pen, double right) const {
        const Palette& colours = palette();
        const double top = 22, height = 131;
        const Face numeral{96, true, true}, small{25, true, true};
        const double seat_width = 94, dash = 64;
        std::vector<wxString> numbers;
        double width = 40;
        for (std::size_t seat = 0; seat < names_.size(); ++seat) {
            const bool any = seat < sheet_.strip.size() && !sheet_.strip[seat].empty();
            numbers.push_back(
                any ? utf8(number_text(sheet_.strip[seat].front().number, sheet_.strip[seat].front().parts))
                    : wxString());
            width += seat_width + 24 + pen.width(numbers.back(), numeral) + (seat > 0 ? dash : 0);
        }
        double x = right - width;
        const double left = x;
        pen.box({x, top, width, height}, 14, colours.card);
        x += 20;
        // The numerals of two meet in the middle, as scores are written.
        for (std::size_t seat = 0; seat < names_.size(); ++seat) {
            const bool mirrored = seat == 1;
            const double wide = pen.width(numbers[seat], numeral);
            if (seat > 0) {
                pen.text(wxString::FromUTF8("–"), x + dash / 2, top + 94, {64, false, true}, colours.secondary,
                         Align::centre);
                x += dash;
            }
            const double disc = mirrored ? x + wide + 24 + seat_width / 2 : x + seat_width / 2;
            const double number = mirrored ? x : x + seat_width + 24;
            draw_disc(gc, pen.x(disc), pen.y(top + 50), 34 * pen.scale(), utf8(names_[seat]),
                      seat_ink(seat, seat < pieces_.size() ? pieces_[seat] : std::string()));
            pen.text(utf8(names_[seat]), disc, top + 118, small, colours.text, Align::centre, seat_width + 12);
            pen.text(numbers[seat], number, top + 101, numeral, colours.text);
            x += seat_width + 24 + wide;
        }
        return left;
    }

    wxString sentence_, more_, phase_, turn_;
    Scoresheet sheet_;
    std::vector<std::string> names_, pieces_;  ///< The colours of their pieces.
    wxColour fill_, ink_;
};

TableWindow::TableWindow(wxWindow* parent, std::function<void(wxKeyEvent&)> key)
    : wxFrame(parent, wxID_ANY, _("Table view"), wxDefaultPosition, parent->FromDIP(wxSize(1280, 720))),
      band_(child<Band>(this)),
      board_(child<BoardCanvas>(this, true)) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(band_, wxSizerFlags(0).Expand());
    sizer->Add(board_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        const wxSize size = GetClientSize();
        const double scale = std::min(size.x / kScreen, size.y / kScreenHeight);
        band_->SetMinSize({-1, std::max(60, static_cast<int>(kBand * scale))});
        Layout();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this, key = std::move(key)](wxKeyEvent& event) {
        switch (event.GetKeyCode()) {
            case WXK_F11: ShowFullScreen(!IsFullScreen()); return;
            case WXK_F9: Close(); return;
            case WXK_ESCAPE:
                if (IsFullScreen()) {
                    ShowFullScreen(false);
                } else {
                    Close();
                }
                return;
            case WXK_RIGHT:
            case WXK_SPACE: board_->step_story(1); return;
            case WXK_LEFT: board_->step_story(-1); return;
            default: key(event);
        }
    });
    // Not before somebody turns to the window: a focus that is set in it would take the keys from the entry line.
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive()) {
            board_->SetFocus();
        }
    });
    show(Scene());
}

std::optional<wxRect> TableWindow::other_screen(std::span<const wxRect> screens, int own) {
    for (int screen = 0; own != wxNOT_FOUND && std::cmp_less(screen, screens.size()); ++screen) {
        if (screen != own) {
            return screens[static_cast<std::size_t>(screen)];
        }
    }
    return std::nullopt;
}

void TableWindow::open() {
    std::vector<wxRect> screens;
    for (unsigned screen = 0; screen < wxDisplay::GetCount(); ++screen) {
        screens.push_back(wxDisplay(screen).GetGeometry());
    }
    if (const auto other = other_screen(screens, wxDisplay::GetFromWindow(GetParent()))) {
        SetSize(*other);
        ShowWithoutActivating();
        ShowFullScreen(true);
        return;
    }
    ShowWithoutActivating();
}

void TableWindow::show(const Scene& scene) {
    if (scene.session != nullptr) {
        SetTitle(utf8(scene.session->heading().title) + wxString::FromUTF8(" – ") + _("Table view"));
    }
    band_->show(scene);
    board_->show(scene);
}

}  // namespace castalia

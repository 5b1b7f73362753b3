#include "app/ui/session/table_head.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include <wx/brush.h>

#include "app/ui/session/screen_type.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/seat_colours.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

constexpr double kEdge = 48, kGap = 40;
constexpr double kPlaqueHead = 182, kHead = 132, kCell = 74;  ///< Heights.
constexpr double kDash = 56, kNumber = 20, kRadius = 34;
constexpr Face kNumeral{96, true, true};

}  // namespace

/// How plaque and facts share the width with the sentence, and how the sentence is set.
struct TableHead::Plan {
    double seat = 0;  ///< The width of a disc and its name on the plaque.
    wxString sentence;
    std::vector<wxString> right, lines;
    double plaque = 0, facts = 0, room = 0;  ///< Widths.
    Face face{64, true, true};
    wxString more;  ///< A line for the choices of the table, the last throw and the order of the initiative.
};

TableHead::TableHead() : sentence_(_("No session is open")), fill_(palette().surface), ink_(palette().text) {}

TableHead::TableHead(const Scene& scene) : TableHead() {
    if (scene.session != nullptr) {
        take(scene);
    }
}

void TableHead::take(const Scene& scene) {
    const Palette& colours = palette();
    const Playthrough& line = scene.session->playthrough();
    const Prompt prompt = line.prompt(scene.ply);
    sheet_ = line.score(scene.ply);
    pieces_ = seat_colours(*scene.session);
    names_.assign(scene.session->names().begin(), scene.session->names().end());
    // The part after the dash tells the choices of the table; it stands below, smaller.
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
    take_dice(scene);
}

/// Takes a throw that was the last event, and the order of the initiative.
void TableHead::take_dice(const Scene& scene) {
    const Replay& replay = scene.session->replay();
    for (const InTurn& one : initiative_at(replay, scene.ply, scene.session->names())) {
        order_.push_back(wxString::Format("%s %lld", utf8(one.name), one.result));
    }
    const Step* last = scene.ply > 0 ? &replay.steps()[scene.ply - 1] : nullptr;
    const auto* dice = last == nullptr ? nullptr : std::get_if<FreeDice>(&last->entry.event->what);
    if (dice != nullptr && dice->thrown && dice->initiative.empty() && !scene.looking_back()) {
        more_ = words(replay.describe(scene.ply - 1));
        if (const Text rank = ThrowRanks().of(*last->entry.event); !rank.empty()) {
            more_ += "; " + words(rank);
        }
    }
}

double TableHead::height() const { return in_cells() ? kHead + kCell * static_cast<double>(rows()) : kPlaqueHead; }

/// Returns "4 cards", "1 answer"; nothing where all of them are used up, as at the end of a story.
std::vector<wxString> TableHead::facts_of(std::size_t seat) const {
    const auto none = [](const StripFact& fact) { return fact.number == 0 || fact.number == kNoNumber; };
    const bool spent = std::ranges::all_of(
        sheet_.strip, [&](const std::vector<StripFact>& facts) { return std::ranges::all_of(facts, none); });
    std::vector<wxString> facts;
    for (std::size_t i = 0; i < 2 && !(spent && sheet_.over) && seat < sheet_.strip.size(); ++i) {
        if (i < sheet_.strip[seat].size()) {
            const StripFact& fact = sheet_.strip[seat][i];
            facts.push_back(shown_number(fact.number, fact.parts) + " " + words(fact.unit));
        }
    }
    return facts;
}

wxString TableHead::whole_text() const {
    wxString all = more_.empty() ? sentence_ : sentence_ + ", " + more_;
    for (const wxString& one : order_) {
        all += (&one == &order_.front() ? ". " + _("Initiative:") + " " : wxString(", ")) + one;
    }
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        all += ". " + utf8(names_[seat]);
        for (const wxString& fact : facts_of(seat)) {
            all += "  " + fact;
        }
    }
    for (const wxString& line : {phase_, turn_}) {
        all += line.empty() ? wxString() : ". " + line;
    }
    return all;
}

/// Returns whether the fact has the same words for everybody.
bool TableHead::shared(std::size_t fact) const {
    const auto plural = [&](const std::vector<StripFact>& seat) {
        Text unit = fact < seat.size() ? seat[fact].unit : Text();
        unit.number = 2;  // The plural is compared, whatever the numbers.
        return words(unit);
    };
    return std::ranges::all_of(sheet_.strip,
                               [&](const auto& seat) { return plural(seat) == plural(sheet_.strip.front()); });
}

/// Returns lines such as "districts", "ranks 16–18" and the turn.
std::vector<wxString> TableHead::lines_at_right() const {
    std::vector<wxString> lines;
    if (in_cells()) {
        lines.push_back(phase_);
    }
    for (std::size_t fact = 0; fact < 2 && !in_cells() && !sheet_.strip.empty() && fact < sheet_.strip.front().size();
         ++fact) {
        if (!shared(fact)) {
            continue;
        }
        // The unit in the plural, which follows every number but 1.
        wxString unit, numbers;
        for (const std::vector<StripFact>& seat : sheet_.strip) {
            if (fact < seat.size()) {
                unit = unit.empty() || seat[fact].number != 1 ? words(seat[fact].unit) : unit;
                numbers += (numbers.empty() ? wxString() : wxString::FromUTF8("–")) +
                           shown_number(seat[fact].number, seat[fact].parts);
            }
        }
        lines.push_back(fact == 0 ? unit : unit + " " + numbers);
    }
    lines.push_back(turn_);
    std::erase_if(lines, [](const wxString& line) { return line.empty(); });
    return lines;
}

/// Returns the line beneath the sentence: the choices of the table or the last throw, then as much of the order of
/// the initiative as there is room for. Returns nothing where no part of it fits.
wxString TableHead::more_in(const Pen& pen, double room) const {
    const Face small = screen_words();
    wxString line = pen.width(more_, small) <= room ? more_ : wxString();
    for (const wxString& one : order_) {
        const wxString before = &one != &order_.front() ? line + ", "
                                : line.empty()          ? _("Initiative:") + " "
                                                        : line + wxString::FromUTF8(" · ") + _("Initiative:") + " ";
        const wxString rest = &one == &order_.back() ? wxString() : wxString::FromUTF8(" …");
        if (pen.width(before + one + rest, small) > room) {
            return &one == &order_.front() ? line : line + wxString::FromUTF8(" …");
        }
        line = before + one;
    }
    return line;
}

/// Finds a way to show the whole sentence: in one large line, in several, without the facts at the right, with narrow
/// names on the plaque, and at last with the names by which players call each other.
TableHead::Plan TableHead::plan(const Pen& pen, double width) const {
    const Face least = screen_words(true, true), small = screen_words();
    const std::size_t most = in_cells() ? 2 : 3;
    wxString brief = sentence_;
    const std::vector<wxString> called = called_names(names_);
    for (std::size_t i = 0; i < names_.size(); ++i) {
        brief.Replace(utf8(names_[i]), called[i]);
    }
    Plan plan;
    for (const auto& [seat, facts, whole] :
         {std::tuple{210.0, true, true}, {150.0, true, true}, {150.0, false, true}, {100.0, false, false}}) {
        plan = {};
        plan.seat = seat;
        plan.sentence = whole ? sentence_ : brief;
        plan.right = facts ? lines_at_right() : std::vector<wxString>();
        for (const wxString& line : plan.right) {
            plan.facts = std::max(plan.facts, pen.width(line, small) + kGap);
        }
        for (std::size_t i = 0; i < names_.size() && !in_cells(); ++i) {
            const bool any = i < sheet_.strip.size() && !sheet_.strip[i].empty();
            const StripFact fact = any ? sheet_.strip[i].front() : StripFact{};
            plan.plaque += seat + (any ? kNumber + pen.width(shown_number(fact.number, fact.parts), kNumeral) : 0) +
                           (i > 0 ? kDash : kGap + 2 * kNumber);
        }
        plan.room = width - 2 * kEdge - plan.plaque - plan.facts;
        // One line with short names is read faster than two with whole ones.
        if (pen.width(sentence_, least) > plan.room && pen.width(brief, least) <= plan.room) {
            plan.sentence = brief;
        }
        while (plan.face.size > least.size && pen.width(plan.sentence, plan.face) > plan.room) {
            plan.face.size = std::max(least.size, plan.face.size - 2);
        }
        plan.lines = pen.wrapped(plan.sentence, plan.face, plan.room);
        plan.more = plan.lines.size() < most ? more_in(pen, plan.room) : wxString();
        if (plan.lines.size() <= most) {
            return plan;
        }
    }
    return plan;
}

void TableHead::draw(wxGraphicsContext& gc, const wxRect2DDouble& area) const {
    fill_ground(gc, area, fill_);
    const Pen pen(gc, area.m_x, area.m_y, area.m_height / height());
    const double width = area.m_width / pen.scale();
    const Plan how = plan(pen, width);
    const double tall = in_cells() ? kHead : kPlaqueHead;
    draw_sentence(pen, how, tall);
    const Face face = screen_words();
    const double step = kScreenLine * face.size;
    screen_lines(pen, how.right, width - kEdge,
                 tall / 2 + 0.36 * face.size - step * (static_cast<double>(how.right.size()) - 1) / 2, face, ink_,
                 Align::right);
    if (in_cells()) {
        draw_cells(pen, width);
    } else if (!names_.empty()) {
        draw_plaque(pen, how, width);
    }
}

void TableHead::draw_sentence(const Pen& pen, const Plan& plan, double tall) const {
    const Face small = screen_words();
    const double step = kScreenLine * plan.face.size, below = plan.more.empty() ? 0 : 1.3 * small.size;
    const double block = 0.72 * plan.face.size + step * (static_cast<double>(plan.lines.size()) - 1) + below;
    const double first = (tall - block) / 2 + 0.72 * plan.face.size;
    const double next = screen_lines(pen, plan.lines, kEdge, first, plan.face, ink_);
    if (!plan.more.empty()) {
        pen.text(plan.more, kEdge, next - step + below, small, ink_);
    }
}

/// Draws the first fact of the two, or of one alone, very large.
void TableHead::draw_plaque(const Pen& pen, const Plan& plan, double width) const {
    const Palette& colours = palette();
    constexpr double kTop = 16, kHigh = kPlaqueHead - 2 * kTop;
    double x = width - kEdge - plan.facts - plan.plaque + kGap;
    pen.box({x, kTop, plan.plaque - kGap, kHigh}, 14, colours.card);
    x += kNumber;
    const Face small = screen_words(true, true);
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        const bool mirrored = seat == 1, any = seat < sheet_.strip.size() && !sheet_.strip[seat].empty();
        const wxString number =
            any ? shown_number(sheet_.strip[seat].front().number, sheet_.strip[seat].front().parts) : wxString();
        const double wide = any ? pen.width(number, kNumeral) + kNumber : 0;
        if (mirrored) {
            pen.text(wxString::FromUTF8("–"), x + kDash / 2, kTop + 104, {64, false, true}, colours.secondary,
                     Align::centre);
            x += kDash;
        }
        const double disc = x + plan.seat / 2 + (mirrored ? wide : 0);
        screen_disc(pen, disc, kTop + kRadius + 12, kRadius, utf8(names_[seat]),
                    seat_ink(seat, seat < pieces_.size() ? pieces_[seat] : std::string()));
        pen.text(fitting_name(pen, names_, Seat{static_cast<int>(seat)}, small, plan.seat), disc, kTop + kHigh - 16,
                 small, colours.text, Align::centre);
        pen.text(number, mirrored ? x : x + plan.seat + kNumber, kTop + 108, kNumeral, colours.text);
        x += plan.seat + wide;
    }
}

namespace {

/// The measures of a player's cell. Names of a crowd need the room more than what is between them.
struct Cell {
    double gap, disc, after_disc, after_name;
    double before_name() const { return 2 * disc + after_disc; }
};

const Cell& cell_of(std::size_t players) {
    static constexpr Cell kOfFew{kGap, 30, 14, 18}, kOfMany{24, 28, 12, 14};
    constexpr std::size_t kFew = 6;
    return players > kFew ? kOfMany : kOfFew;
}

}  // namespace

/// Returns the widths of the columns of cells: equal ones, or what each needs where all names are whole only then.
std::vector<double> TableHead::cell_widths(const Pen& pen, double width) const {
    const Cell& cell = cell_of(names_.size());
    const std::size_t across = (names_.size() + rows() - 1) / rows();
    const double all = width - 2 * kEdge + cell.gap, equal = all / static_cast<double>(across);
    const std::vector<wxString> called = called_names(names_);
    std::vector<double> needed(across, 0);
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        const std::vector<wxString> facts = facts_of(seat);
        const double name = pen.width(called[seat], screen_words(true, true));
        const double fact = facts.empty() ? 0 : pen.width(facts.front().BeforeFirst(' '), screen_words());
        double& here = needed[seat % across];
        here = std::max(here, cell.before_name() + name + cell.after_name + fact + cell.gap);
    }
    const double sum = std::accumulate(needed.begin(), needed.end(), 0.0);
    if (sum > all || std::ranges::max(needed) <= equal) {
        return std::vector<double>(across, equal);
    }
    for (double& one : needed) {
        one += (all - sum) / static_cast<double>(across);
    }
    return needed;
}

/// Draws everybody's disc and name, and in words what they have, as much of it as there is room for.
void TableHead::draw_cells(const Pen& pen, double width) const {
    const Palette& colours = palette();
    pen.box({0, kHead, width, kCell * static_cast<double>(rows())}, 0, colours.surface);
    const Cell& cell = cell_of(names_.size());
    const std::vector<double> widths = cell_widths(pen, width);
    const Face bold = screen_words(true, true), small = screen_words();
    const auto room_of = [&](std::size_t seat) {
        return widths[seat % widths.size()] - cell.gap - cell.before_name();
    };
    const std::vector<wxString> called = called_names(names_);
    // Figures are shortened before names, and first the units of all players.
    const auto with_unit = [&](std::size_t seat) {
        const std::vector<wxString> facts = facts_of(seat);
        return facts.empty() ||
               pen.width(called[seat], bold) + cell.after_name + pen.width(facts.front(), small) <= room_of(seat);
    };
    bool units = true;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        units = units && with_unit(seat);
    }
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        const std::size_t column = seat % widths.size();
        const double room = room_of(seat),
                     left =
                         std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(column), kEdge);
        const double middle = kHead + kCell * (0.5 + static_cast<double>(seat / widths.size()));
        screen_disc(pen, left + cell.disc, middle, cell.disc, utf8(names_[seat]),
                    seat_ink(seat, seat < pieces_.size() ? pieces_[seat] : std::string()));
        const double x = left + cell.before_name();
        wxString facts;
        for (const wxString& fact : facts_of(seat)) {
            const wxString one = units ? fact : fact.BeforeFirst(' ');
            const wxString longer = facts.empty() ? one : facts + wxString::FromUTF8("  ") + one;
            const bool fits = pen.width(called[seat], bold) + cell.after_name + pen.width(longer, small) <= room;
            facts = facts.empty() || (units && fits) ? longer : facts;
        }
        const double facts_width = facts.empty() ? 0 : pen.width(facts, small) + cell.after_name;
        const wxString name = fitting_name(pen, names_, Seat{static_cast<int>(seat)}, bold, room - facts_width);
        pen.text(name, x, middle + 0.34 * bold.size, bold, colours.text);
        pen.text(facts, x + pen.width(name, bold) + cell.after_name, middle + 0.34 * bold.size, small, colours.text);
    }
}

}  // namespace castalia

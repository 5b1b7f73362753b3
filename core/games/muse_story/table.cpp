// The one picture of the table: everything that shows, prints or speaks of it is made of this.
#include <algorithm>
#include <cmath>

#include "core/games/muse_story/table_parts.h"
#include "core/rules/declaration/game_of.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using picture::Detail;

constexpr double kFoot = 22;
constexpr double kUnit = 3.2;  ///< Pixels of a screen in a unit, where the table is read across a room.

Measures measures_of(const picture::Viewport& viewport) {
    if (viewport.detail == Detail::page) {
        return {.types = {15.5},
                .small = 14,
                .title = 18.5,
                .number = 19,
                .name = 16.5,
                .hand = 17.5,
                .count = 18,
                .letter = 14,
                .element = 26,
                .badge = 25,
                .slip = 19,
                .disc = 12.5,
                .numbers = 46,
                .head = 42,
                .most_card = 60,
                .least_card = 44,
                .narrow = true};
    }
    Measures sizes;
    if (viewport.detail != Detail::screen) {
        return sizes;
    }
    const double words = picture::screen_words_size(viewport.measure) / kUnit;
    const double figures = picture::screen_figures_size(viewport.measure) / kUnit;
    sizes.types = {words};
    sizes.small = sizes.name = words;
    sizes.hand = sizes.title = picture::screen_words_size(viewport.measure, true, true) / kUnit;
    sizes.number = sizes.count = sizes.title;
    sizes.letter = figures;
    sizes.element = sizes.badge = sizes.slip = 1.45 * figures;
    sizes.disc = 0.92 * figures;
    sizes.most_row = sizes.least_row = 1.35;
    sizes.full_air = 8;
    sizes.least_air = 2;
    sizes.numbers = 24;
    sizes.least_column = kEnough;
    sizes.head = 1.55 * sizes.title;
    sizes.pad = 7;
    sizes.near = 0.6;
    sizes.line = 1.12;
    sizes.edge = sizes.gap = 4;
    sizes.inset = 7.5;
    sizes.apart = 14;
    sizes.share = 0.35;
    sizes.stage = 1;
    sizes.most_card = 66;
    sizes.least_card = 34;
    sizes.captions = false;
    return sizes;
}

std::vector<Seat> not_yet_narrators(const Rules& rules, std::span<const State> session) {
    std::vector<bool> was(static_cast<std::size_t>(rules.players()));
    for (const State& state : session) {
        if (state.narrator) {
            was[static_cast<std::size_t>(state.narrator->index)] = true;
        }
    }
    std::vector<Seat> silent;
    const Phase phase = session.back().phase;
    for (int seat = 0; seat < rules.players() && phase != Phase::setup && phase < Phase::epilogue; ++seat) {
        if (!was[static_cast<std::size_t>(seat)]) {
            silent.push_back(Seat{seat});
        }
    }
    return silent;
}

/// The places of stage, sheets and foot; empty where there is no room for one.
struct Arrangement {
    Rect stage, elements, questions, strip, foot;  ///< The strip has the letters of the elements alone.
    double height = 0;
};

/// Arranges one table.
class TablePicture {
public:
    TablePicture(const Rules& rules, std::span<const State> session, std::size_t ply,
                 const picture::Viewport& viewport)
        : viewport_(viewport),
          sizes_(measures_of(viewport)),
          names_(viewport.names.empty() ? rules.names : viewport.names),
          table_{rules,  session[ply], last_state<Rules>(viewport.focus.after),         viewport.focus,
                 names_, sizes_,       not_yet_narrators(rules, session.first(ply + 1))} {}

    picture::Picture take() {
        const Rect& area = viewport_.area;
        if (viewport_.detail == Detail::thumbnail) {
            return small();
        }
        const double scale = this->scale();
        Drawing drawing(viewport_, area.x, area.y, scale);
        add_zones(drawing, table_);
        if (area.height <= 0 && !sizes_.narrow) {
            return drawing.take(area.width, scale * draw_printed(drawing, table_));
        }
        const Arrangement all = arranged(drawing, area.width / scale, area.height / scale);
        draw(drawing, all);
        return drawing.take(area.width, scale * all.height);
    }

private:
    picture::Picture small() {
        constexpr double kWide = 300, kHigh = 180, kLow = 132;
        const Rect& area = viewport_.area;
        const double scale =
            std::min(area.width / kWide, area.height / (table_.state.elements.size() > 5 ? kHigh : kLow));
        Drawing drawing(viewport_, area.x + (area.width - scale * kWide) / 2, area.y, scale);
        add_zones(drawing, table_);
        draw_small(drawing, table_, kWide, area.height / scale);
        return drawing.take(area.width, area.height);
    }

    void draw(Drawing& drawing, const Arrangement& all) const {
        if (!all.stage.empty()) {
            draw_stage(drawing, table_, all.stage);
        }
        if (!all.elements.empty()) {
            draw_elements(drawing, table_, all.elements);
        }
        if (!all.questions.empty()) {
            across_the_room() && !all.stage.empty() ? draw_open_questions(drawing, table_, all.questions)
                                                    : draw_questions(drawing, table_, all.questions);
        }
        if (!all.strip.empty()) {
            draw_element_strip(drawing, table_, all.strip.width, &all.strip);
        }
        if (!all.foot.empty()) {
            draw_foot(drawing, all.foot);
        }
    }

    double scale() const {
        const Rect& area = viewport_.area;
        return area.height <= 0 || sizes_.narrow ? area.width / picture::kPaperWidth
               : across_the_room() ? kUnit * std::min(area.width / picture::kScreenWidth, area.height / 800)
                                   : window_scale();
    }
    /// Returns the scale of a window: enlarged as far as all words keep their room.
    double window_scale() const {
        constexpr double kWidth = 944, kHeight = 526, kLeast = 640, kStep = 0.1, kMost = 2;
        const Rect& area = viewport_.area;
        const double roomy = std::min(area.width / kWidth, area.height / kHeight);
        const double least = std::min(std::max(1.0, roomy), std::max(0.2, area.width / kLeast));
        for (double scale = std::min(kMost, viewport_.text_size); scale > least; scale -= kStep) {
            const Drawing drawing(viewport_, area.x, area.y, scale);
            const Arrangement all = arranged(drawing, area.width / scale, area.height / scale);
            if (!all.elements.empty() && elements_fit(drawing, table_, all.elements) &&
                questions_fit(drawing, table_, all.questions, false)) {
                return scale;
            }
        }
        return least;
    }

    Arrangement arranged(const Drawing& drawing, double width, double height) const {
        constexpr double kLeastSheets = 90;
        if (sizes_.narrow) {
            return arranged_narrow(drawing, width);
        }
        Arrangement all;
        all.height = height;
        const double inside = width - 2 * sizes_.edge;
        if (across_the_room()) {
            return arranged_large(drawing, all, inside);
        }
        const double bottom = height - foot_line() - 4;
        all.foot = {sizes_.edge, bottom + 2, inside, foot_line() - 2};
        double top = sizes_.edge;
        const bool staged = has_stage(table_);
        if (staged) {
            // Cards and sheets share a low board; on a very low one the stage takes all of it.
            const double room = bottom - top;
            double stage = std::min(height_of_stage(drawing, table_, inside),
                                    std::max(least_height_of_stage(table_), room * sizes_.stage));
            stage = room - stage - sizes_.gap < kLeastSheets ? room : stage;
            all.stage = {sizes_.edge, top, inside, stage};
            top += stage + sizes_.gap;
        }
        if (bottom - top > sizes_.gap) {
            const double elements =
                std::floor((inside - sizes_.gap) * (staged ? sizes_.share_beneath : sizes_.share));
            all.elements = {sizes_.edge, top, elements, bottom - top};
            all.questions = {sizes_.edge + elements + sizes_.gap, top, inside - elements - sizes_.gap, bottom - top};
        }
        return all;
    }
    bool across_the_room() const { return !sizes_.captions; }
    double foot_line() const { return sizes_.narrow ? 2.5 * sizes_.disc : std::max(kFoot, 1.5 * sizes_.small); }

    /// Arranges a table that is read across a room: the stage with the other questions in play beneath it, or the
    /// sheets; where the questions in play need all the width, the letters of the elements are enough.
    Arrangement arranged_large(const Drawing& drawing, Arrangement all, double inside) const {
        const double bottom = all.height - sizes_.edge, tall = bottom - sizes_.edge;
        if (has_stage(table_)) {
            const double open = height_of_open_questions(drawing, table_, inside);
            all.stage = {sizes_.edge, sizes_.edge, inside, open > 0 ? tall - open - sizes_.gap : tall};
            if (open > 0) {
                all.questions = {sizes_.edge, bottom - open, inside, open};
            }
            return all;
        }
        const double elements = std::floor((inside - sizes_.gap) * sizes_.share);
        all.elements = {sizes_.edge, sizes_.edge, elements, tall};
        all.questions = {sizes_.edge + elements + sizes_.gap, sizes_.edge, inside - elements - sizes_.gap, tall};
        if (!questions_fit(drawing, table_, all.questions, true)) {
            Drawing measured(viewport_, 0, 0, drawing.scale());
            const double strip = draw_element_strip(measured, table_, inside, nullptr);
            all.elements = {};
            all.questions = {sizes_.edge, sizes_.edge, inside, tall - strip - sizes_.gap};
            all.strip = {sizes_.edge, bottom - strip, inside, strip};
        }
        return all;
    }

    /// Arranges a table for a phone: everything beneath each other, as high as it needs.
    Arrangement arranged_narrow(const Drawing& drawing, double width) const {
        constexpr double kHalfLine = 0.6;
        const double inside = width - 2 * kHalfLine;
        Arrangement all;
        double top = kHalfLine;
        const auto place = [&](double height) {
            const Rect at{kHalfLine, top, inside, height};
            top = at.bottom() + sizes_.gap;
            return at;
        };
        if (has_stage(table_)) {
            all.stage = place(height_of_stage(drawing, table_, inside));
        }
        all.questions = place(height_of_questions(drawing, table_, inside));
        all.elements = place(height_of_elements(drawing, table_, inside));
        all.foot = place(players_in_foot().empty() ? foot_line() : 2 * foot_line());
        all.height = all.foot.bottom() + kHalfLine;
        return all;
    }

    /// Draws deck and discard pile, and who may still create something or has not narrated yet.
    void draw_foot(Drawing& drawing, const Rect& at) const {
        const double taken = draw_deck(drawing, {at.x, at.y, at.width, sizes_.narrow ? foot_line() : at.height});
        draw_players(drawing, sizes_.narrow ? Rect{at.x, at.y + foot_line(), at.width, foot_line()}
                                            : Rect{at.x + taken, at.y, at.width - taken, at.height});
    }
    /// Returns the width that it takes.
    double draw_deck(Drawing& drawing, const Rect& at) const {
        const std::size_t first = drawing.drawn();
        const Face face{sizes_.small};
        const Text all = deck_text(table_.state, true);
        const bool fits = drawing.width(drawing.translated(all), face) <= at.width - 8;
        const std::string deck = drawing.translated(fits ? all : deck_text(table_.state, false));
        const double width = std::min(drawing.width(deck, face) + 8, at.width);
        drawing.text(deck, at.x + 4, at.y + at.height / 2 + face.size * 0.36, face, {Role::text});
        drawing.piece("deck", {at.x, at.y, width, at.height}, all, first);
        return width;
    }
    void draw_players(Drawing& drawing, const Rect& at) const {
        constexpr double kBefore = 32;
        const std::size_t first = drawing.drawn();
        const bool create = !creators().empty();
        const std::vector<Seat> seats = players_in_foot();
        const Face face{sizes_.small};
        const double step = 2.45 * sizes_.disc, discs = step * static_cast<double>(seats.size());
        if (seats.empty() || discs + kBefore > at.width) {
            return;
        }
        std::vector<Text> names;
        std::ranges::transform(seats, std::back_inserter(names), [this](Seat seat) { return table_.who(seat); });
        const std::vector<Fill> fills{{"names", listed(names)}};
        const std::string words =
            drawing.translated(create ? say("May still create something:") : say("Not narrator yet:"));
        const double wide = drawing.width(words, face), middle = at.y + at.height / 2;
        const bool worded = wide + discs + kBefore <= at.width;
        double x = at.right() - discs;
        const double left = x - (worded ? wide + 8 : 0);
        if (worded) {
            drawing.text(words, x - 4, middle + face.size * 0.36, face, {Role::text}, document::Shape::Side::right);
        }
        for (const Seat seat : seats) {
            draw_author(drawing, table_, x + step / 2, middle, seat);
            x += step;
        }
        drawing.piece(
            create ? "in-between" : "silent", {left, at.y, at.right() - left, at.height},
            create ? say("May still create something: {names}", fills) : say("Not narrator yet: {names}", fills),
            first);
    }
    /// Returns who may still create something, else who has not narrated yet.
    std::vector<Seat> players_in_foot() const { return creators().empty() ? table_.silent : creators(); }
    std::vector<Seat> creators() const {
        std::vector<Seat> seats;
        const State& state = table_.state;
        for (int seat = 0; seat < table_.rules.players() && state.in_between && state.phase < Phase::climax; ++seat) {
            if (may_create(state, Seat{seat})) {
                seats.push_back(Seat{seat});
            }
        }
        return seats;
    }

    const picture::Viewport& viewport_;
    Measures sizes_;
    const std::vector<std::string>& names_;
    Table table_;
};

}  // namespace

picture::Picture Rules::picture(std::span<const State> session, std::size_t ply,
                                const picture::Viewport& viewport) const {
    return TablePicture(*this, session, ply, viewport).take();
}

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    return picture({&state, 1}, 0, viewport);
}

picture::Picture tile(const picture::Viewport& viewport) {
    Rules rules;
    rules.names = {"A", "B", "C", "D"};
    State state;
    state.phase = Phase::introduction;
    for (const Mark mark : {Mark::checked, Mark::checked, Mark::open, Mark::checked}) {
        state.elements.push_back({Seat{0}, {}, ElementKind::none, mark, false});
    }
    state.questions.resize(3);
    state.questions[0].piles = {Pile{Seat{0}, 1}, Pile{Seat{3}, 1}};
    state.questions[1].piles = {Pile{Seat{1}, 1}, Pile{Seat{2}, 1}};
    state.questions[0].status = state.questions[1].status = Status::in_play;
    return rules.picture(state, viewport);
}

}  // namespace castalia::muse_story

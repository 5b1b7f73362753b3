// How the table is arranged at each level of detail: the score pad, and the cards.
#include <algorithm>

#include "core/games/open_table/table_parts.h"
#include "core/parts/playing_kit.h"
#include "core/rules/declaration/game_of.h"

namespace castalia::open_table {

namespace {

using document::Role;
using picture::Detail;
using Ends = document::Shape::Side;

bool holds(const std::vector<Seat>& side, Seat seat) { return std::ranges::find(side, seat) != side.end(); }

/// Arranges one table.
class TablePicture {
public:
    TablePicture(const Rules& rules, const State& state, const picture::Viewport& viewport, bool with_dice = false)
        : rules_(rules),
          viewport_(viewport),
          names_(viewport.names.empty() ? rules.names : viewport.names),
          after_(last_state<Rules>(viewport.focus.after)),
          drawing_(viewport, viewport.area.x, viewport.area.y, 1),
          sight_{rules, state, after_ != nullptr ? *after_ : state, viewport, names_, drawing_},
          with_dice_(with_dice) {}

    picture::Picture take() {
        double height = viewport_.area.height;
        switch (viewport_.detail) {
            case Detail::window: draw_window(); break;
            case Detail::screen: draw_screen(); break;
            case Detail::thumbnail: draw_thumbnail(); break;
            default: height = draw_printed(); break;
        }
        picture::Picture picture = drawing_.take(viewport_.area.width, height);
        picture.zones = rules_.view(sight_.state).zones;
        return picture;
    }

private:
    bool decks() const { return !rules_.setup.decks.empty(); }
    bool pad() const { return rules_.columns(sight_.now) > 0 || !rules_.setup.counters.empty() || !decks(); }

    void draw_window();
    void draw_screen();
    void draw_thumbnail();
    void draw_small_pad(const Rect& at);
    double draw_printed();

    const Rules& rules_;
    const picture::Viewport& viewport_;
    const std::vector<std::string>& names_;
    const State* after_;
    Drawing drawing_;
    Sight sight_;
    bool with_dice_;
};

/// The pad takes the left part of a wide board. Without a pad the cards have all the room.
void TablePicture::draw_window() {
    constexpr double kAround = 12, kLeastScale = 0.74, kMostScale = 1.5, kMostLeast = 1.1;
    constexpr double kAlone = 0.6, kShared = 0.52;
    constexpr std::size_t kCrowd = 6;
    const Rect& area = viewport_.area;
    const double least = std::clamp(kLeastScale * viewport_.text_size, kLeastScale, kMostLeast);
    const auto scale_for = [&](double room, double wanted) { return std::clamp(room / wanted, least, kMostScale); };
    const double share = !pad() ? 0 : !decks() ? 1 : sight_.seats() > kCrowd ? kAlone : kShared;
    if (pad()) {
        const double scale = std::min(scale_for(area.height, pad_height(sight_) + 2 * kAround + 1),
                                      scale_for(area.width * share, pad_width(sight_) + 2 * kAround));
        drawing_.go_on_at(area.x, area.y, scale);
        PadMeasures measure;
        measure.least_number = measure.least_words = 11 / scale;
        draw_pad(sight_, measure,
                 {kAround, kAround, area.width * share / scale - (decks() ? 1.5 : 2) * kAround,
                  area.height / scale - 2 * kAround});
    }
    if (decks()) {
        constexpr double kUsual = 400, kMore = 90, kNamed = 440;  // Wide enough for a deck's name beside its counts.
        const auto more = static_cast<double>(rules_.setup.decks.size() - 1);
        const double scale =
            std::min(scale_for(area.height, kUsual + kMore * more), scale_for(area.width * (1 - share), kNamed));
        drawing_.go_on_at(area.x + area.width * share, area.y, scale);
        draw_decks(sight_, {kAround, kAround, area.width * (1 - share) / scale - 2 * kAround,
                            area.height / scale - 1.5 * kAround});
    }
}

void TablePicture::draw_screen() {
    constexpr double kLeastHeight = 800, kMargin = 14, kDecks = 600;
    const Rect& area = viewport_.area;
    const double scale = std::min(area.width / picture::kScreenWidth, area.height / kLeastHeight);
    const double width = area.width / scale, height = area.height / scale;
    drawing_.go_on_at(area.x, area.y, scale);
    PadMeasures far{.head = 76, .row = 62, .total = 78, .inset = 18, .edge = 8, .corner = 12, .line = 1.6};
    far.least_label = 226;
    far.beside_label = 0.5;
    far.most_label = 380;
    far.wanted_column = far.most_column = 300;
    far.words = far.least_words =
        std::max(picture::screen_words_size(viewport_.measure), picture::screen_words_size(viewport_.measure, true));
    far.beneath = 0;
    far.number = 66;
    far.total_number = 84;
    far.least_number = picture::screen_figures_size(viewport_.measure);
    far.disc = std::max(31.0, picture::screen_figures_size(viewport_.measure) / 1.1);
    far.named = 206;
    far.between = 12;
    far.stretch = 1.7;
    far.brief = true;
    far.centred = false;
    draw_pad(sight_, far,
             {kMargin, kMargin, width - (decks() ? kDecks + 3 * kMargin : 2 * kMargin), height - 2 * kMargin});
    if (decks()) {
        draw_far_decks(sight_, {width - kDecks - kMargin, kMargin, kDecks, height - 2 * kMargin});
    }
}

/// Draws the players with their last rounds and their totals.
void TablePicture::draw_small_pad(const Rect& at) {
    constexpr std::size_t kMost = 5, kRounds = 4;
    constexpr double kTop = 32, kRow = 17, kLarge = 19, kUsual = 13, kDisc = 9;
    const std::size_t seats = std::min(kMost, sight_.seats()), columns = rules_.columns(sight_.now);
    const double column = at.width / static_cast<double>(seats);
    drawing_.box(at, 6, {Role::card}, {{Role::cardedge}, 1.1});
    for (std::size_t row = 0; row < kRounds; ++row) {
        const double y = at.y + kTop + kRow * static_cast<double>(row);
        drawing_.line(at.x + 6, y, at.right() - 6, y, {{Role::line}, 1});
    }
    const std::size_t shown = std::min(columns, kRounds);
    for (std::size_t s = 0; s < seats; ++s) {
        const Seat seat{static_cast<int>(s)};
        const double middle = at.x + column * (static_cast<double>(s) + 0.5);
        picture::draw_seat(drawing_, middle, at.y + 17, kDisc, sight_.name(seat), seat);
        for (std::size_t row = 0; row < shown; ++row) {
            const long long halves = rules_.score(sight_.now, columns - shown + row, seat);
            const Face face{kUsual, false, true};
            const std::string number = halves == kEmpty ? "" : number_shown(drawing_, halves, 2);
            if (drawing_.legible(face.size) && drawing_.width(number, face) <= column - 4) {
                drawing_.text(number, middle, at.y + kTop + kRow * static_cast<double>(row) + 13, face,
                              {Role::secondary}, Ends::middle);
            }
        }
        const std::string total = number_shown(drawing_, rules_.total(sight_.now, seat), 2);
        const double least = kLarge / 2;
        const Face face = picture::fitting_face(drawing_, total, {kLarge, true, true}, least, column - 4);
        if (drawing_.legible(face.size)) {
            drawing_.text(total, middle, at.bottom() - 7, face, {Role::text}, Ends::middle);
        }
    }
}

void TablePicture::draw_thumbnail() {
    constexpr double kWide = 300, kHigh = 150, kMargin = 16, kPadWide = 176, kPadHigh = 122;
    const Rect& area = viewport_.area;
    const double scale = std::min(area.width / kWide, area.height / kHigh);
    drawing_.go_on_at(area.x + (area.width - scale * kWide) / 2, area.y + (area.height - scale * kHigh) / 2, scale);
    draw_small_pad({kMargin, 14, decks() ? kPadWide : kWide - 2 * kMargin, kPadHigh});
    if (!decks()) {
        return;
    }
    const std::vector<Laid>& cards = sight_.now.table.empty() ? sight_.now.discard : sight_.now.table;
    constexpr double kCardWide = 44, kCardHigh = 58;
    const Rect under{212, 24, kCardWide, kCardHigh}, over{238, 44, kCardWide, kCardHigh};
    if (cards.size() > 1) {
        draw_face(drawing_, under, cards[cards.size() - 2].card, over.x - under.x);
    } else {
        playing::draw_back(drawing_, under);
    }
    if (cards.empty()) {
        playing::draw_back(drawing_, over);
    } else {
        draw_face(drawing_, over, cards.back().card, kCardWide);
    }
    if (with_dice_) {
        drawing_.art("die-5", 226, 116, 30, {Role::text});
        drawing_.art("die-3", 262, 122, 26, {Role::text});
    }
}

/// Draws pad and cards beneath each other. In a document the points have a table of their own. Returns the height.
double TablePicture::draw_printed() {
    const bool page = viewport_.detail == Detail::page;
    const double scale = viewport_.area.width / picture::kPaperWidth, type = page ? 14 : 8.5;
    const double width = picture::kPaperWidth;
    drawing_.go_on_at(viewport_.area.x, viewport_.area.y, scale);
    PadMeasures measure{.head = 26, .row = 15, .total = 20, .inset = 4, .edge = 4, .corner = 4, .line = 0.6};
    measure.least_label = 70;
    measure.most_label = 130;
    measure.wanted_column = 50;
    measure.most_column = 80;
    measure.words = measure.least_words = 8.5;
    measure.beneath = 7.5;
    measure.number = 9.5;
    measure.least_number = 7;
    measure.disc = 7.2;
    measure.named = 46;
    measure.between = 4;
    measure.abreast = 7;
    measure.centred = false;
    measure.only_counters = true;
    if (page) {
        measure = {.head = 46, .row = 28, .total = 38, .inset = 6, .edge = 7, .corner = 8, .line = 1};
        measure.least_label = 100;
        measure.most_label = 150;
        measure.wanted_column = 92;
        measure.most_column = 190;
        measure.words = measure.least_words = 14;
        measure.beneath = 13;
        measure.number = 18;
        measure.total_number = 25;
        measure.least_number = 12.8;
        measure.disc = 13;
        measure.abreast = 4;
        measure.most_rounds = 20;
        measure.brief = true;
        measure.centred = false;
        measure.every_cell = false;
    }
    double y = 0.6;
    const auto add_pad = [&] {
        if (page ? pad() : !rules_.setup.counters.empty()) {
            y += draw_pad(sight_, measure, {0.6, y, width - 1.2, 0}) + type;
        }
    };
    const auto add_cards = [&] {
        const double high = draw_printed_cards(sight_, {0, y, width, 0}, type, page);
        y += high > 0 ? high + type : 0;
    };
    page ? add_pad() : add_cards();
    page ? add_cards() : add_pad();
    return scale * std::max(1.0, y - type + 0.6);
}

}  // namespace

bool Sight::chosen(const PlaceId& place) const {
    const picture::Mark* mark = viewport.focus.at(place);
    return mark != nullptr &&
           (mark->kind == picture::Mark::Kind::chosen || mark->kind == picture::Mark::Kind::refused);
}

long long Sight::team_total(Seat seat) const {
    const std::vector<std::vector<Seat>> sides = rules.sides();
    return rules.total(
        now, *std::ranges::find_if(sides, [&](const std::vector<Seat>& side) { return holds(side, seat); }));
}

bool Sight::is_ahead(Seat seat) const {
    if (now.over) {
        return holds(rules.score(now).winners, seat);
    }
    const long long own = team_total(seat);
    return own != kEmpty && std::ranges::none_of(rules.sides(), [&](const std::vector<Seat>& side) {
               const long long other = rules.total(now, side);
               return other != kEmpty && (rules.setup.highest_wins ? other > own : other < own);
           });
}

std::string number_shown(const Drawing& drawing, long long number, int parts) {
    std::string words = drawing.translated(decimal(number, parts));
    return words.starts_with('-') ? "−" + words.substr(1) : words;
}

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    return TablePicture(*this, state, viewport).take();
}

picture::Picture tile(const picture::Viewport& viewport) {
    Setup setup;
    setup.decks = {DeckKind::standard};
    setup.columns = {"1", "2", "3"};
    const Rules rules{{std::move(setup), {"A", "B", "C"}}};
    State state = rules.start();
    state.scores = {13, 24, 18, 10, 20, 20, 14, 18, 16};
    const auto lay = [&](playing::Card card) { state.table.push_back({0, Card{card.id}, 0}); };
    lay(playing::card(12, playing::Suit::spades));
    lay(playing::card(10, playing::Suit::hearts));
    return TablePicture(rules, state, viewport, true).take();
}

}  // namespace castalia::open_table

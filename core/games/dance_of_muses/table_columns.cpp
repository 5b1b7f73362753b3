// The dice in columns, who takes them, and what the unknown tiles leave open.
#include <algorithm>

#include "core/games/dance_of_muses/table_parts.h"

namespace castalia::dance_of_muses {

namespace {

using document::Role;
using picture::Face;
using Ends = document::Shape::Side;

constexpr double kSheetInset = 14, kDiceLeft = 88, kMostDiceLeft = 108;
constexpr Face kColumnWords{13};

std::size_t columns_at_least_three(const Columns& columns) { return std::max<std::size_t>(columns.winner.size(), 3); }

}  // namespace

/// The places of the dice in a sheet.
struct ColumnsSheet::Place {
    Rect at;
    double left = 0, pitch = 0;  ///< The left edge of the dice, and the distance of two columns.
    Face name = {14, true};

    double column(std::size_t which) const { return left + pitch * (static_cast<double>(which) + 0.5); }
};

/// The type of columns that stand beneath each other, company by company.
struct ColumnsSheet::LargeType {
    Face title, name, words;
    double row = 0;    ///< The most height of the dice.
    double frame = 3;  ///< The width of the frame around the highest die.

    double names_height() const { return 1.45 * name.size; }
    double foot_height() const { return 1.5 * words.size; }
};

namespace {

constexpr double kLargePadding = 12.5, kLargeTitle = 1.1, kBelowTitle = 9, kBetweenCompanies = 5;

}  // namespace

ColumnsSheet::LargeType ColumnsSheet::page_type() { return {{17, true, true}, {15, true}, {13.5}, 46, 2.4}; }

ColumnsSheet::ColumnsSheet(const Rules& rules, const State& state, bool later)
    : rules_(rules),
      state_(state),
      later_(later),
      columns_(compare(rules.dice(state, true))),
      outlook_(rules.outlook(state)) {}

Text ColumnsSheet::title() const {
    return state_.phase == Phase::over ? say("The columns")
           : later_                    ? say("If it ended after this")
                                       : say("If it ended now");
}

bool ColumnsSheet::has_silver(std::size_t company) const {
    return columns_.silver && columns_.winner[*columns_.silver] == company;
}

std::vector<Text> ColumnsSheet::dice_in_words(std::size_t company) const {
    std::vector<Text> dice;
    for (std::size_t column = 0; column < columns_.winner.size(); ++column) {
        const std::vector<Fill> die{{"die", literally(columns_.dice[company][column])}};
        dice.push_back(columns_.winner[column] != company ? literally(columns_.dice[company][column])
                       : columns_.silver == column        ? say("{die}, the Silver Sun", die)
                                                          : say("{die}, a Sun", die));
    }
    return dice;
}

void ColumnsSheet::add_zone(Drawing& drawing, std::size_t company) const {
    drawing.zone(say_count("{colour} if it ended now: {n} Sun", "{colour} if it ended now: {n} Suns",
                           columns_.suns[company], {{"colour", text_of(rules_.setup.companies[company].colour)}}),
                 Zone::Shape::row, rules_.setup.companies[company].seats.front());
    const std::vector<Text> dice = dice_in_words(company);
    for (std::size_t column = 0; column < dice.size(); ++column) {
        const int die = columns_.dice[company][column];
        drawing.lies("", dice[column]).art = die == 0 ? "" : "die-" + std::to_string(die);
    }
}

void ColumnsSheet::add_piece(Drawing& drawing, std::size_t company, const Rect& at, std::size_t first) const {
    const Company& shown = rules_.setup.companies[company];
    drawing.piece(PlaceId("company") / word_of(shown.colour), at,
                  say("{zone}: {pieces}",
                      {{"zone", listed(rules_.who(shown.seats))}, {"pieces", listed(dice_in_words(company))}}),
                  first);
}

void ColumnsSheet::draw_dice(Drawing& drawing, std::size_t company, const Place& place, double y, double side,
                             double frame) const {
    for (std::size_t column = 0; column < columns_.winner.size(); ++column) {
        const double x = place.column(column), around = side * 28 / 32 + 3.75 * frame;
        if (columns_.winner[column] == company) {
            drawing.box({x - around / 2, y - around / 2, around, around}, 8, {}, {{Role::lampink}, frame});
        }
        draw_die(drawing, x, y, side, rules_.setup.companies[company].colour, columns_.dice[company][column]);
    }
}

void ColumnsSheet::draw(Drawing& drawing, const Rect& at) const {
    Place place{at};
    // Where names are long, the dice stand closer, and then all names become smaller.
    const auto widest = [&] {
        double most = 0;
        for (const std::string& name : picture::called_names(rules_.names)) {
            most = std::max(most, drawing.width(name, place.name));
        }
        return kSheetInset + 4 + most;
    };
    const double left = std::clamp(widest(), kDiceLeft, kMostDiceLeft);
    while (place.name.size > kSmall.size && widest() > left) {
        place.name.size -= 0.5;
    }
    place.left = at.x + left;
    place.pitch = (at.width - left - 12) / static_cast<double>(columns_at_least_three(columns_));
    Face heading{17, true, true};
    while (heading.size > kColumnWords.size &&
           drawing.width(drawing.translated(title()), heading) > at.width - 2 * kSheetInset) {
        heading.size -= 0.5;
    }
    drawing.text(drawing.translated(title()), at.x + kSheetInset, at.y + 26, heading, {Role::text});
    const std::size_t companies = rules_.setup.companies.size();
    // The rows stand as far apart as there is room for.
    const double all = at.height - 44 - 52 - 12 - 22 * static_cast<double>(companies);
    const double rows = std::clamp(all / static_cast<double>(companies), 40.0, 62.0);
    double y = at.y + 44 + rows / 2;
    for (std::size_t company = 0; company < companies; ++company, y += rows) {
        draw_company(drawing, company, place, y, std::min(46.0, rows - 8));
    }
    y += 14 - rows / 2;
    draw_suns(drawing, place, y);
    y += columns_.silver ? 40 : 26;
    drawing.line(at.x + kSheetInset, y - 12, at.right() - kSheetInset, y - 12, {{Role::line}, 1.2});
    y += 10;
    for (std::size_t company = 0; company < companies && y < at.bottom() - 7; ++company, y += 25) {
        draw_total(drawing, company, at, y);
    }
    draw_notes(drawing, at, y);
}

void ColumnsSheet::draw_company(Drawing& drawing, std::size_t company, const Place& place, double y,
                                double die) const {
    const std::size_t first = drawing.drawn();
    // The names of partners stand one below the other.
    const std::vector<Seat>& seats = rules_.setup.companies[company].seats;
    const double room = place.left - place.at.x - kSheetInset - 4, x = place.at.x + kSheetInset;
    double line = seats.size() > 1 ? y - 10 : y - 1;
    const double top = std::min(line - 15, y - die / 2);
    for (const Seat seat : seats) {
        drawing.text(picture::fitting_name(drawing, rules_.names, seat, place.name, room), x, line, place.name,
                     {Role::text});
        line += 16;
    }
    const std::string colour = drawing.translated(text_of(rules_.setup.companies[company].colour));
    Face face = kColumnWords;
    while (face.size > 11 && drawing.width(colour, face) > room) {
        face.size -= 0.5;
    }
    drawing.text(colour, x, line, face, {Role::secondary}, Ends::left);
    draw_dice(drawing, company, place, y, std::min(die, place.pitch - 8), 2.4);
    add_piece(drawing, company, {place.at.x + 6, top, place.at.width - 12, std::max(line + 6, y + die / 2) - top},
              first);
}

void ColumnsSheet::draw_suns(Drawing& drawing, const Place& place, double y) const {
    drawing.text(drawing.translated(say("Suns")), place.at.x + kSheetInset, y + 4, kColumnWords, {Role::secondary});
    for (std::size_t column = 0; column < columns_.winner.size(); ++column) {
        const double x = place.column(column);
        if (!columns_.winner[column]) {
            drawing.text("–", x, y + 5, {15}, {Role::secondary}, Ends::middle);
            continue;
        }
        drawing.art("suit-suns", x, y, 19, {Role::lampink});
        if (columns_.silver == column) {
            drawing.text(drawing.translated(say("Silver")), x, y + 22, {11.5}, {Role::secondary}, Ends::middle);
        }
    }
}

void ColumnsSheet::draw_total(Drawing& drawing, std::size_t company, const Rect& at, double y) const {
    const int suns = columns_.suns[company];
    const std::vector<Fill> colour{{"colour", text_of(rules_.setup.companies[company].colour)}};
    const std::string plain = drawing.translated(say_count("Sun for {colour}", "Suns for {colour}", suns, colour));
    std::string line = has_silver(company)
                           ? drawing.translated(say_count("Sun for {colour}, the Silver",
                                                          "Suns for {colour}, with Silver", suns, colour))
                           : plain;
    drawing.text(std::to_string(suns), at.x + kSheetInset, y + 2, {20, true, true}, {Role::text});
    double room = at.width - 2 * kSheetInset - 20;
    if (outlook_.least[company] != outlook_.most[company]) {
        const std::string range =
            drawing.translated(say("{least} to {most}", {{"least", literally(outlook_.least[company])},
                                                         {"most", literally(outlook_.most[company])}}));
        drawing.text(range, at.right() - kSheetInset, y, kSmall, {Role::secondary}, Ends::right);
        room -= drawing.width(range, kSmall) + 10;
    }
    if (drawing.width(line, kColumnWords) > room) {
        line = plain;  // The columns show the Silver Sun, too.
    }
    drawing.text(line, at.x + kSheetInset + 20, y, kColumnWords, {Role::text}, Ends::left, room);
}

/// Draws which events turn a die to 6, and what nobody can know yet; no note for which there is too little room.
void ColumnsSheet::draw_notes(Drawing& drawing, const Rect& at, double y) const {
    const auto draw_note = [&](const Text& note) {
        const std::vector<std::string> lines =
            drawing.wrapped(drawing.translated(note), kSmall, at.width - 2 * kSheetInset);
        if (y + 17 * static_cast<double>(lines.size() - 1) > at.bottom() - 7) {
            return;
        }
        for (const std::string& line : lines) {
            drawing.text(line, at.x + kSheetInset, y, kSmall, {Role::secondary});
            y += 17;
        }
        y += 2;
    };
    long long not_set = 0, down = 0;
    for (const Tile& tile : state_.tiles) {
        const std::optional<int> suns = tile.muse ? rules_.suns_of(state_, *tile.muse) : std::nullopt;
        down += tile.face_down ? 1 : 0;
        not_set += tile.muse && !suns ? 1 : 0;
        if (tile.owner && suns && *suns == tile.die && state_.phase != Phase::over) {
            draw_note(say_count("{tile}: {die} equals her Sun and counts as 6",
                                "{tile}: {die} equals her Suns and counts as 6", *suns,
                                {{"tile", rules_.tile_text(tile)}, {"die", literally(tile.die)}}));
        }
    }
    if (state_.phase == Phase::over || outlook_.least == outlook_.most) {
        return;
    }
    std::vector<Text> open;
    if (not_set > 0) {
        open.push_back(say_count("{n} tile is not set", "{n} tiles are not set", not_set));
    }
    if (down > 0) {
        open.push_back(say_count("{n} lies face down", "{n} lie face down", down));
    }
    draw_note(say("{tiles}: their Suns may still make a die a 6.", {{"tiles", listed(open)}}));
}

ColumnsSheet::LargeType ColumnsSheet::large_type(const Drawing& drawing) {
    if (drawing.detail() == picture::Detail::page) {
        return page_type();
    }
    const picture::Measure& measure = drawing.viewport().measure;
    return {{picture::screen_words_size(measure, true, true) / kZoom, true, true},
            {picture::screen_words_size(measure, true) / kZoom, true},
            {picture::screen_words_size(measure) / kZoom},
            81};
}

double ColumnsSheet::height_on_page() const {
    const LargeType type = page_type();
    const double company = type.names_height() + type.row + type.foot_height() + kBetweenCompanies;
    return (0.1 + kLargeTitle) * type.title.size + kLargePadding +
           company * static_cast<double>(rules_.setup.companies.size());
}

void ColumnsSheet::draw_large(Drawing& drawing, const Rect& at) const {
    drawing.box(at, 9, {Role::surface}, {{Role::line}, 1});
    const LargeType type = large_type(drawing);
    const double wide = at.width - 2 * kLargePadding;
    double y = at.y + 0.1 * type.title.size;
    for (const std::string& line : drawing.wrapped(drawing.translated(title()), type.title, wide)) {
        y += kLargeTitle * type.title.size;
        drawing.text(line, at.x + kLargePadding, y, type.title, {Role::text});
    }
    const std::size_t companies = rules_.setup.companies.size();
    const double tall = (at.bottom() - y - kLargePadding) / static_cast<double>(companies);
    for (std::size_t company = 0; company < companies; ++company) {
        draw_large_company(drawing, company,
                           {at.x + kLargePadding, y + kBelowTitle + tall * static_cast<double>(company), wide,
                            tall - kBetweenCompanies},
                           type);
    }
}

void ColumnsSheet::draw_large_company(Drawing& drawing, std::size_t company, const Rect& at,
                                      const LargeType& type) const {
    const std::size_t first = drawing.drawn();
    const Face bold = type.name, plain = type.words;
    drawing.line(at.x, at.y, at.right(), at.y, {{Role::line}, 1.2});
    // The names of partners stand beside each other, each in its share of the room.
    const std::vector<Seat>& seats = rules_.setup.companies[company].seats;
    const double share = at.width / static_cast<double>(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        drawing.text(picture::fitting_name(drawing, rules_.names, seats[i], bold, share - 12.5),
                     at.x + share * static_cast<double>(i), at.y + 1.15 * bold.size, bold, {Role::text});
    }
    const double names = type.names_height(), row = std::min(at.height - names - type.foot_height(), type.row);
    const Place place{at, at.x, at.width / static_cast<double>(columns_at_least_three(columns_))};
    draw_dice(drawing, company, place, at.y + names + row / 2, std::min(place.pitch - 10, row - 9), type.frame);
    // "2 Suns", the Silver one, and from the fewest to the most.
    const double baseline = at.y + names + row + 0.9 * plain.size;
    const std::string sum = drawing.translated(say_count("{n} Sun", "{n} Suns", columns_.suns[company]));
    drawing.text(sum, at.x, baseline, bold, {Role::text});
    double left = at.x + drawing.width(sum, bold) + 14;
    const std::string silver = drawing.translated(say("Silver"));
    if (has_silver(company) && drawing.width(silver, plain) <= at.right() - left) {
        drawing.text(silver, left, baseline, plain, {Role::text});
        left += drawing.width(silver, plain) + 14;
    }
    const std::string range =
        drawing.translated(say("{least} to {most}", {{"least", literally(outlook_.least[company])},
                                                     {"most", literally(outlook_.most[company])}}));
    if (outlook_.least[company] != outlook_.most[company] && drawing.width(range, plain) <= at.right() - left) {
        drawing.text(range, at.right(), baseline, plain, {Role::secondary}, Ends::right);
    }
    add_piece(drawing, company, at, first);
}

}  // namespace castalia::dance_of_muses

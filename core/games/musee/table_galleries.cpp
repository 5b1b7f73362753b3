// The galleries of a museum: paintings, tokens, and the links between paintings that score.
#include <algorithm>

#include "core/games/musee/table_parts.h"

namespace castalia::musee {

namespace {

using document::Colour;
using document::Role;
using picture::Detail;
using picture::Face;
using picture::Mark;
using Ends = document::Shape::Side;

constexpr double kCorner = 7, kBand = 8, kTray = 8;
constexpr double kUsualCard = 51;  ///< The width of a painting for which its sizes of type are given.

PlaceId space_id(int gallery, int space) { return PlaceId(kGalleryWords.at(at(gallery))) / (at(space) + 1); }

PlaceId museum_id(int museum) { return PlaceId("museum") / at(museum); }

Text painting_in_words(int card) {
    return say("{card} {theme}", {{"card", literally(card)}, {"theme", theme_name(theme(card))}});
}

Text fitting_in_words(int fitting) { return say_count("empty, {n} number fits", "empty, {n} numbers fit", fitting); }

}  // namespace

void Galleries::draw() {
    const std::vector<Pair> pairs = rules_.pairs(state_, museum_);
    Head(ground_, museum_).draw(place_);
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        draw_gallery(gallery);
        if (gallery + 1 < kGalleries) {
            drawing_.zone(gallery == 0 ? say("Between upper and middle") : say("Between middle and lower"),
                          Zone::Shape::row, rules_.owners(museum_).front());
            draw_tokens(gallery, pairs);
        }
    }
    for (const Pair& pair : pairs) {
        draw_link(pair);
    }
}

void Galleries::draw_gallery(int gallery) {
    Text title = say("{who}: {gallery} gallery", {{"who", who()}, {"gallery", gallery_inside(gallery)}});
    if (state_.bonus[at(gallery)] == museum_) {
        title = say("{zone}, bonus 4", {{"zone", std::move(title)}});
    }
    drawing_.zone(std::move(title), Zone::Shape::row, rules_.owners(museum_).front());
    if (measure_.trays) {
        drawing_.box({place_.left, place_.floor_top(gallery), place_.width, place_.floor}, kTray, {Role::tray},
                     {{Role::line}, 1});
    }
    draw_label(gallery);
    for (int space = 0; space < rules_.spaces(); ++space) {
        draw_space(gallery, space);
    }
}

int Galleries::hung(int gallery, int space) const { return state_.museums[at(museum_)][at(gallery)][at(space)]; }

int Galleries::coming(int gallery, int space) const {
    const bool changes = ground_.after != nullptr && acts() && hung(gallery, space) == 0;
    return changes ? ground_.after->museums[at(museum_)][at(gallery)][at(space)] : 0;
}

const Mark* Galleries::mark(int gallery, int space) const {
    return acts() && hung(gallery, space) == 0 ? ground_.viewport.focus.at(space_id(gallery, space)) : nullptr;
}

Text Galleries::space_in_words(int gallery, int space) const {
    const int card = hung(gallery, space), then = coming(gallery, space);
    const Mark* marked = mark(gallery, space);
    std::vector<Text> words{card != 0   ? painting_in_words(card)
                            : then != 0 ? painting_in_words(then)
                                        : fitting_in_words(rules_.fitting(state_, museum_, gallery, space))};
    if (marked != nullptr && !marked->reason.empty()) {
        words.push_back(marked->reason);
    }
    if (then != 0) {
        words.push_back(say("not entered yet"));
    }
    return say("{who}, {place}: {what}",
               {{"who", who()}, {"place", place_text(gallery, space)}, {"what", listed(words)}});
}

void Galleries::draw_space(int gallery, int space) {
    const Rect seen = place_.space(gallery, space);
    const int card = hung(gallery, space), then = coming(gallery, space);
    const Mark* marked = mark(gallery, space);
    const PlaceId id = space_id(gallery, space);
    const std::size_t first = drawing_.drawn();
    if (card != 0) {
        drawing_.lies(id, painting_in_words(card)).art = theme_art(theme(card));
        draw_painting(seen, card);
    } else {
        const int fitting = rules_.fitting(state_, museum_, gallery, space);
        drawing_.lies(id, fitting_in_words(fitting));
        if (then != 0) {
            draw_painting(seen, then);
        } else {
            draw_empty(seen, fitting, space, marked);
        }
        constexpr double kAround = 2;
        const Mark in_hand{id, Mark::Kind::chosen, {}};
        if (then != 0 || (marked != nullptr && marked->kind != Mark::Kind::legal)) {
            picture::draw_rim(
                drawing_, {seen.x - kAround, seen.y - kAround, seen.width + 2 * kAround, seen.height + 2 * kAround},
                marked != nullptr ? *marked : in_hand);
        }
    }
    // An entry can pick only the spaces of the player who acts.
    drawing_.piece(acts() ? id : museum_id(museum_) / id.text(), seen, space_in_words(gallery, space), first).coming =
        then != 0;
}

void Galleries::draw_label(int gallery) {
    const bool bonus = state_.bonus[at(gallery)] == museum_;
    const double middle = place_.floor_top(gallery) + place_.floor / 2;
    if (measure_.label <= 0) {
        if (bonus && measure_.labels > 0) {  // Upper, middle and lower need no words.
            draw_bonus({place_.left + 4, middle - 17, 28, 34});
        }
        return;
    }
    const bool printed = ground_.is_printed();
    const double left = place_.left + (printed ? 0 : ground_.label_left()), room = place_.labels - (printed ? 2 : 12);
    const double size =
        std::max(measure_.label * std::min(1.0, room / ground_.widest_label(measure_.label)), ground_.least_label());
    drawing_.text(drawing_.translated(gallery_name(gallery)), left, middle - (printed ? 3 : 6), {size, true},
                  {Role::text});
    const Face small{std::max(ground_.least_label(), size - (printed ? 1 : 0.5))};
    if (printed && (bonus || drawing_.detail() == Detail::blank)) {
        drawing_.text(drawing_.translated(say("first: 4")), left, middle + 7, small, {Role::text});
    } else if (bonus) {
        draw_bonus({left, middle + 2, 26, 22});
    } else if (!printed) {
        const int spaces = rules_.spaces();
        const int hang = spaces - rules_.empty_in(state_.museums[at(museum_)], gallery);
        drawing_.text(drawing_.translated(say("{n} of {all}", {{"n", literally(hang)}, {"all", literally(spaces)}})),
                      left, middle + 12, small, {Role::secondary}, Ends::left, room + 2);
    }
}

/// Draws the points for having filled a gallery first.
void Galleries::draw_bonus(const Rect& at) {
    const auto seat = static_cast<std::uint8_t>(rules_.owners(museum_).front().index);
    const double size = std::max(measure_.figures, 16.0);
    drawing_.box(at, 4, {Role::playerfill, seat});
    drawing_.text(std::to_string(kGallery), at.x + at.width / 2, at.y + at.height / 2 + 0.36 * size,
                  {size, true, true}, {Role::onplayerfill}, Ends::middle);
}

void Galleries::draw_painting(const Rect& at, int card) {
    const ThemeLook& look = ground_.looks.at(castalia::musee::at(theme(card)));
    const double scale = at.width / kUsualCard, corner = kCorner * scale;
    const double band = std::min(kBand * std::max(0.75, scale), 0.14 * at.height);
    if (!ground_.is_printed()) {
        drawing_.box(at, corner, look.ink);
        drawing_.box({at.x, at.y + band, at.width, at.height - band}, corner, {Role::card});
        drawing_.box({at.x, at.y + band, at.width, 2 * corner}, 0, {Role::card});
    }
    drawing_.box(at, corner, {}, {{Role::cardedge}, 1.2});
    const double middle = at.x + at.width / 2, numeral = std::min(measure_.numeral * scale, 0.42 * at.height);
    const double sign = std::min(26 * scale, 0.3 * at.height);
    if (drawing_.legible(numeral)) {
        drawing_.text(std::to_string(card), middle, at.y + 0.53 * at.height, {numeral, true, true}, {Role::text},
                      Ends::middle);
    }
    drawing_.art(look.art, middle, at.y + 0.77 * at.height, sign, look.ink);
}

/// Draws a large number, and words beneath it where there is room for them.
void Galleries::draw_two_lines(const Rect& at, const std::string& upper, double size, const std::string& lower,
                               Colour ink, bool strong) {
    const double middle = at.x + at.width / 2, scale = at.width / kUsualCard;
    Face numeral{std::max(measure_.figures, size * scale), strong, true};
    const Face below{std::max(measure_.words, 12.5 * scale)};
    while (numeral.size > measure_.figures && drawing_.width(upper, numeral) > at.width - 4) {
        numeral.size -= 0.5;
    }
    const bool both = drawing_.width(lower, below) <= at.width - 2 && at.height > numeral.size + below.size + 8;
    const double block = numeral.size * 0.72 + (both ? below.size * 1.3 : 0);
    const double baseline = at.y + (at.height - block) / 2 + numeral.size * 0.72;
    drawing_.text(upper, middle, baseline, numeral, ink, Ends::middle);
    if (both) {
        drawing_.text(lower, middle, baseline + below.size * 1.3, below, ink, Ends::middle);
    }
}

/// Draws the sign of what is against it, and the neighbour that is; "left of" stands between where it has room.
void Galleries::draw_barred(const Rect& at, const Mark& mark) {
    const std::string why = drawing_.translated(mark.reason);
    const std::size_t space = why.rfind(' ');
    const std::string before = space == std::string::npos ? why : why.substr(0, space), last = why.substr(space + 1);
    const double scale = at.width / kUsualCard, middle = at.x + at.width / 2;
    const Face face{std::max(measure_.words, 12.5 * scale)},
        numeral{std::max(measure_.figures + 1, 18 * scale), true, true};
    const bool worded = drawing_.width(before, face) <= at.width && at.height > 60;
    drawing_.art("mark-refusal", middle, at.y + (worded ? 0.24 : 0.3) * at.height, std::max(11.0, 14 * scale),
                 {Role::secondary});
    if (worded) {
        drawing_.text(before, middle, at.y + 0.53 * at.height, face, {Role::secondary}, Ends::middle);
    }
    drawing_.text(last, middle, at.y + 0.78 * at.height, numeral, {Role::secondary}, Ends::middle);
}

/// Draws an empty space with how many numbers still fit, or with its mark.
void Galleries::draw_empty(const Rect& at, int fitting, int space, const Mark* mark) {
    const double scale = at.width / kUsualCard, corner = kCorner * scale;
    const std::string reason = mark == nullptr ? "" : drawing_.translated(mark->reason);
    if (mark != nullptr && mark->kind == Mark::Kind::legal) {
        drawing_.box(at, corner, {Role::card});
        picture::draw_rim(drawing_, at, *mark);
        if (!reason.empty()) {
            const std::size_t end = std::min(reason.find(' '), reason.size());
            const std::string unit = reason.substr(std::min(end + 1, reason.size()));
            return draw_two_lines(at, reason.substr(0, end), 34, unit, {Role::text}, true);
        }
    } else if (drawing_.detail() == Detail::blank && space + 1 < kMostSpaces) {
        drawing_.box(at, corner, {}, {{Role::cardedge}, 0.8});
    } else {
        drawing_.box(at, corner, {}, {{Role::cardedge}, ground_.is_printed() ? 0.5 : 1.2, 3.6, 3.6});
    }
    if (mark != nullptr && mark->kind == Mark::Kind::barred) {
        draw_barred(at, *mark);
    } else if (ground_.deal != nullptr) {
        drawing_.text(std::to_string(space + 1), at.x + at.width / 2, at.y + at.height / 2 + 5, {picture::kPlanType},
                      {Role::secondary}, Ends::middle);
    } else if (measure_.fits > 0 && reason.empty()) {
        draw_two_lines(at, std::to_string(fitting), measure_.fits,
                       drawing_.translated(say_count("fits", "fit", fitting)), {Role::secondary}, false);
    }
}

void Galleries::draw_tokens(int row, std::span<const Pair> pairs) {
    constexpr double kRound = 8;
    for (int column = 0; column < rules_.spaces(); ++column) {
        const bool stairs = state_.stairs[at(row)][at(column)];
        const std::string_view art = stairs ? "token-stairs" : "token-chandelier";
        drawing_.lies("", stairs ? say("staircase") : say("chandelier")).art = art;
        const double x = place_.token_x(column), y = place_.token_y(row);
        const bool scores = is_linked() && std::ranges::any_of(pairs, [&](const Pair& pair) {
                                return pair.by_stairs && pair.gallery == row && pair.space == column;
                            });
        if (drawing_.detail() == Detail::blank) {
            drawing_.ring(x, y, kRound, {}, {{Role::cardedge}, 0.5});
        } else if (!scores && (stairs || measure_.chandeliers)) {
            drawing_.art(art, x, y, measure_.token, {stairs ? Role::text : Role::secondary});
        }
    }
}

bool Galleries::is_linked() const {
    constexpr double kUsualHeight = 82;
    const double height = place_.floor - 2 * place_.inset;
    return drawing_.legible(15 * std::min(place_.card_width / kUsualCard, height / kUsualHeight));
}

void Galleries::draw_link(const Pair& pair) {
    const ThemeLook& look = ground_.looks.at(at(theme(pair.one)));
    const double scale = place_.card_width / kUsualCard;
    if (!is_linked()) {
        return;
    }
    const picture::Edge edge = ground_.is_printed() ? picture::Edge{look.ink, 1.1} : picture::Edge{};
    if (!pair.by_stairs) {
        const Rect card = place_.space(pair.gallery, pair.space);
        const double gap = place_.pitch - card.width;
        const double width = std::max(measure_.link, gap + (ground_.is_printed() ? 0 : 3));
        const double height = std::max(measure_.link_height, 20 * scale);
        const double x = card.right() + gap / 2, y = card.y + 0.45 * card.height;
        drawing_.box({x - width / 2, y - height / 2, width, height}, 3, look.ink,
                     ground_.is_printed() ? edge : picture::Edge{{Role::table}, 1});
        const double size = std::max(measure_.figures, 15 * scale);
        drawing_.text(std::to_string(kNeighbours), x, y + 0.35 * size, {size, true, true}, {Role::ontheme},
                      Ends::middle);
        return;
    }
    const std::size_t first = drawing_.drawn();
    const double x = place_.token_x(pair.space), y = place_.token_y(pair.gallery);
    const double width = std::min(std::max(measure_.stairs, 42 * scale), place_.pitch - 4);
    const double height = std::min(23.0, place_.between - 1);
    const double size = std::max(measure_.figures, 16.5 * std::max(measure_.trays ? 0.85 : 0, scale));
    drawing_.box({x - width / 2, y - height / 2, width, height}, 4, look.ink, edge);
    const picture::Face face{size, true, true};
    const std::string scores = std::to_string(kStaircase);
    const double token = std::min(std::max(9.0, 16 * scale), height - 4);
    // On small cards the number would stand on the staircase.
    const double apart = std::max(width / 2, (token + drawing_.width(scores, face)) / 2 + 1);
    drawing_.art("token-stairs", x - apart / 2, y, token, {Role::ontheme});
    drawing_.text(scores, x + apart / 2, y + 0.34 * size, face, {Role::ontheme}, Ends::middle);
    constexpr double kWide = 40, kHigh = 24;
    drawing_.piece(museum_id(museum_) / "stairs" / at(pair.gallery) / at(pair.space + 1),
                   {x - kWide / 2, y - kHigh / 2, kWide, kHigh},
                   say("{who}: staircase from {from} to {to} scores 3",
                       {{"who", who()}, {"from", literally(pair.one)}, {"to", literally(pair.other)}}),
                   first);
}

}  // namespace castalia::musee

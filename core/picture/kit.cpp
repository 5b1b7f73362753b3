#include "core/picture/kit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/document/fitted_names.h"

namespace castalia::picture {

namespace {

using Side = Shape::Side;

/// The letters of some scripts: those from `first` to `last` have their capitals so many places before them, or, with
/// 0, every second one before itself.
struct Alphabet {
    char32_t first, last, back;
};
constexpr auto kAlphabets = std::to_array<Alphabet>({{U'a', U'z', 32},
                                                     {U'à', U'ö', 32},
                                                     {U'ø', U'þ', 32},
                                                     {U'Ā', U'ķ', 0},
                                                     {U'Ĺ', U'ň', 0},
                                                     {U'Ŋ', U'ŷ', 0},
                                                     {U'Ź', U'ž', 0},
                                                     {U'α', U'ρ', 32},
                                                     {U'σ', U'ϋ', 32},
                                                     {U'а', U'я', 32},
                                                     {U'ѐ', U'џ', 80}});

char32_t capital_of(char32_t letter) {
    const auto* const found = std::ranges::find_if(
        kAlphabets, [letter](const Alphabet& one) { return one.first <= letter && letter <= one.last; });
    if (found == kAlphabets.end()) {
        return letter;
    }
    return found->back > 0 ? letter - found->back : letter - (letter - found->first) % 2;
}

std::string utf8_of(char32_t letter) {
    constexpr char32_t kOneByte = 0x80, kTwoBytes = 0x800;
    if (letter < kOneByte) {
        return {static_cast<char>(letter)};
    }
    if (letter < kTwoBytes) {
        return {static_cast<char>(0xC0U | letter >> 6U), static_cast<char>(0x80U | (letter & 0x3FU))};
    }
    return {};
}

bool ends_in_number(std::string_view name) {
    const std::string_view last = name.substr(name.rfind(' ') + 1);
    return !last.empty() && std::ranges::all_of(last, [](char c) { return c >= '0' && c <= '9'; });
}

/// Returns the first word, and the last one after the initial of the first. Without its number "Seat 2" would be
/// nobody.
std::string first_word(std::string_view name) {
    return std::string(ends_in_number(name) ? name : name.substr(0, name.find(' ')));
}
std::string with_last_word(const std::string& name) {
    return name.find(' ') == std::string::npos
               ? name
               : name.substr(0, letter_end(name)) + ". " + name.substr(name.rfind(' ') + 1);
}

}  // namespace

std::size_t letter_end(std::string_view words) {
    std::size_t end = words.empty() ? 0 : 1;
    while (end < words.size() && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) {
        ++end;
    }
    return end;
}

std::string initial(std::string_view name) {
    const std::string_view first = name.substr(0, letter_end(name));
    if (first.size() == 1) {
        return utf8_of(capital_of(static_cast<unsigned char>(first[0])));
    }
    if (first.size() == 2) {
        return utf8_of(capital_of((static_cast<unsigned char>(first[0]) & 0x1FU) << 6U |
                                  (static_cast<unsigned char>(first[1]) & 0x3FU)));
    }
    return std::string(first);
}

std::vector<std::string> called_names(const std::vector<std::string>& names) {
    std::vector<std::string> called;
    std::ranges::transform(names, std::back_inserter(called), first_word);
    const auto replace_alike = [&](auto longer) {
        const std::vector<std::string> before = called;
        for (std::size_t i = 0; i < called.size(); ++i) {
            if (std::ranges::count(before, before[i]) > 1) {
                called[i] = longer(names[i]);
            }
        }
    };
    replace_alike(with_last_word);
    replace_alike([](const std::string& name) { return name; });
    return called;
}

std::string name_of(const std::vector<std::string>& names, Seat seat) {
    const auto index = static_cast<std::size_t>(seat.index);
    return index < names.size() && !names[index].empty() ? names[index] : std::to_string(seat.index + 1);
}

std::string called_name(const std::vector<std::string>& names, Seat seat) {
    return name_of(called_names(names), seat);
}

std::string fitting_name(const Drawing& drawing, const std::vector<std::string>& names, Seat seat, const Face& face,
                         double width) {
    const auto fits = [&](const std::string& words) { return drawing.width(words, face) <= width; };
    const std::string whole = name_of(names, seat);
    const auto index = static_cast<std::size_t>(seat.index);
    return index >= names.size() || fits(whole) ? whole : document::fitted_names(called_names(names), fits)[index];
}

void draw_seat(Drawing& drawing, double x, double y, double radius, std::string_view name, Seat seat, bool lit) {
    constexpr double kRim = 1.8;
    const auto which = static_cast<std::uint8_t>(std::max(seat.index, 0));
    const Edge edge = lit ? Edge{{Role::onlamp}, kRim} : Edge{{Role::player, which}, drawing.on_paper() ? 1.2 : 0.0};
    drawing.ring(x, y, radius, {Role::player, which}, edge);
    // Even a small disc has a letter that can be read, except in a thumbnail.
    constexpr double kThumbnail = 6, kLeastLetters = 11;
    const double unit = drawing.scale(), drawn = unit * radius;
    const double size = drawn < kThumbnail ? 1.1 * radius : std::max(1.1 * radius, kLeastLetters / unit);
    drawing.text(initial(name), x, y + 0.345 * size, {size, true, true}, {Role::onplayer}, Side::middle);
}

const std::string& first_that_fits(const Drawing& drawing, const std::vector<std::string>& words, const Face& face,
                                   double width) {
    const auto fits =
        std::ranges::find_if(words, [&](const std::string& one) { return drawing.width(one, face) <= width; });
    return fits == words.end() ? words.back() : *fits;
}

Face fitting_face(const Drawing& drawing, const std::string& words, Face face, double least, double width) {
    constexpr double kSmaller = 0.5;
    while (face.size > least && drawing.width(words, face) > width) {
        face.size = std::max(least, face.size - kSmaller);
    }
    return face;
}

void draw_empty_place(Drawing& drawing, const Rect& at, double corner) {
    drawing.box(at, corner, {}, {{Role::cardedge}, 1.2, 2.4, 3.6});
}

void draw_rim(Drawing& drawing, const Rect& at, const Mark& mark) {
    constexpr double kCorner = 8;
    switch (mark.kind) {
        case Mark::Kind::legal: drawing.dots(at, kCorner, 2.6, 6, {Role::lampink}); break;
        case Mark::Kind::chosen:
            drawing.box(at, kCorner, {}, {{Role::lampink}, 5.5});
            drawing.box(at, kCorner, {}, {{Role::lamp}, 3});
            break;
        case Mark::Kind::refused: drawing.box(at, kCorner, {}, {{Role::refusal}, 4}); break;
        case Mark::Kind::barred: break;
    }
}

void draw_reason(Drawing& drawing, double x, double baseline, double width, const Mark& mark) {
    constexpr double kSize = 13, kSign = 11, kWords = 23;
    const double middle = baseline - 4.8;
    const bool barred = mark.kind == Mark::Kind::barred, refused = mark.kind == Mark::Kind::refused;
    const bool strong = refused || mark.kind == Mark::Kind::chosen;
    if (barred || refused) {
        drawing.art("mark-refusal", x + kSign, middle, kSize, {refused ? Role::refusal : Role::secondary});
    } else {
        drawing.ring(x + kSign, middle, 5.6, {}, {{Role::lampink}, 1.5});
        drawing.ring(x + kSign, middle, 2.2, {Role::lampink});
    }
    drawing.text(drawing.translated(mark.reason), x + kWords, baseline, {kSize, strong, false},
                 {barred ? Role::secondary : Role::text}, Side::left, width - kWords - 2);
}

void draw_pile(Drawing& drawing, double left, double top, const Pile& pile) {
    const double width = 26 * pile.scale, height = 38 * pile.scale, scale = pile.scale;
    const Colour fill{pile.face_down ? Role::accent : Role::card};
    const Edge edge{{Role::cardedge}, 1.1};
    for (int i = std::clamp(pile.count - 1, 0, 2); i > 0; --i) {
        drawing.box({left + 3 * i * scale, top - 2 * i * scale, width, height}, 3 * scale, fill, edge);
    }
    const Rect at{left, top, width, height};
    if (pile.count == 0) {
        drawing.box(at, 3 * scale, {}, {{Role::cardedge}, 1.1, 2.2, 3.3});
    } else {
        drawing.box(at, 3 * scale, fill, edge);
    }
    const std::string words = std::to_string(pile.count);
    const double size = words.size() > 2 ? 13 * scale : words.size() > 1 ? 17 * scale : 20 * scale;
    const Role ink = pile.count == 0 ? Role::secondary : pile.face_down ? Role::onaccent : Role::text;
    drawing.text(words, left + width / 2, top + height / 2 + 0.34 * size, {size, true, true}, {ink}, Side::middle);
    const Face label = fitting_face(drawing, pile.label, {pile.label_size}, pile.least_label, pile.label_room);
    drawing.text(pile.label, left + width + 9 * scale, top + height / 2 + 4.5, label, {Role::text});
}

Overlap overlapped(std::size_t cards, double room, double open, double edge, double least_edge) {
    const double covered = cards > 1 ? static_cast<double>(cards - 1) : 0;
    if (covered == 0) {
        return {edge, std::min(open, room)};
    }
    Overlap overlap{std::clamp((room - open) / covered, least_edge, edge), 0};
    overlap.open = std::clamp(room - covered * overlap.edge, std::min(kLeastOpen, open), open);
    overlap.edge = std::min(overlap.edge, (room - overlap.open) / covered);
    return overlap;
}

void write_lines(Drawing& drawing, const std::string& words, double centre, double middle, double width,
                 const Face& face, Colour ink) {
    const std::vector<std::string> lines = drawing.wrapped(words, face, width);
    const double line = 1.1 * face.size;
    double baseline = middle + 0.36 * face.size - line * static_cast<double>(lines.size() - 1) / 2;
    for (const std::string& one : lines) {
        drawing.text(one, centre, baseline, face, ink, Side::middle);
        baseline += line;
    }
}

namespace {

/// Draws a pile in the middle of a room, with its name beneath.
void draw_pile_above_name(Drawing& drawing, const Rect& room, Pile pile) {
    constexpr double kHigh = 38, kBehind = 4, kRises = 0.76, kSinks = 0.24;  // Of the letters of the name.
    const double label = pile.label_size;
    pile.scale = std::min(pile.scale, (room.height - (kRises + kSinks) * label - 2) / (kHigh + kBehind));
    const std::string name = std::exchange(pile.label, {});
    const double middle = room.x + room.width / 2;
    draw_pile(drawing, middle - 13 * pile.scale, room.y + 1 + kBehind * pile.scale, pile);
    drawing.text(name, middle, room.bottom() - kSinks * label, {label}, {Role::text}, Side::middle, room.width);
}

/// Returns the width of the first of two piles whose names stand beneath them: half of the room, or more or less
/// where one of the names is too long for its half. If there is no room for both, neither is named.
double share_of_names(const Drawing& drawing, double room, std::array<PilePiece, 2>& piles) {
    constexpr double kBetween = 8;
    const auto wide = [&](const Pile& pile) { return drawing.width(pile.label, {pile.label_size}) + kBetween; };
    const double first = wide(piles[0].pile), second = wide(piles[1].pile);
    if (std::max(first, second) <= room / 2) {
        return room / 2;
    }
    if (first + second > room) {
        piles[0].pile.label.clear();
        piles[1].pile.label.clear();
        return room / 2;
    }
    return (room + first - second) / 2;
}

}  // namespace

void draw_two_piles(Drawing& drawing, const Rect& room, double step, std::array<PilePiece, 2> piles) {
    constexpr double kGap = 8;
    const auto& [first, second] = piles;
    const double scale = first.pile.scale, card = (26 + 9) * scale, high = 38 * scale;
    const auto wide = [&](const Pile& pile, double size) { return card + drawing.width(pile.label, {size}); };
    const bool beneath =
        wide(first.pile, first.pile.least_label) + wide(second.pile, second.pile.least_label) > room.width;
    const double first_wide = wide(first.pile, first.pile.label_size) + kGap;
    const double spare = room.width - wide(second.pile, second.pile.label_size);
    const double half =
        beneath ? share_of_names(drawing, room.width, piles) : std::max(step, std::min(first_wide, spare));
    const double top = room.y + (room.height - high) / 2 + 2 * scale;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const double left = room.x + half * static_cast<double>(i);
        const std::size_t shapes = drawing.drawn();
        Pile& pile = piles.at(i).pile;
        const double width = i == 0 ? half : room.right() - left;
        pile.label_room = width - (i == 0 ? 2 : 0) - card;
        if (beneath) {
            draw_pile_above_name(drawing, {left, room.y, width, room.height}, pile);
        } else {
            draw_pile(drawing, left, top, pile);
        }
        const Rect at = beneath ? Rect{left, room.y, width - 4, room.height}
                                : Rect{left - 1, top - 5, width - (i == 0 ? 4 : -1), high + 8};
        drawing.piece(piles.at(i).place, at, piles.at(i).name, shapes);
    }
}

void draw_backs(Drawing& drawing, const Rect& front, int count) {
    constexpr double kBehind = 3;
    for (int i = count - 1; i >= 0; --i) {
        const Rect at{front.x + kBehind * i, front.y - kBehind * i, front.width, front.height};
        drawing.box(at, 5, {Role::accent}, {{Role::card}, 1.2});
        for (const double wave : {0.35, 0.5, 0.65}) {
            const double y = at.y + wave * at.height;
            drawing.line(at.x + at.width / 4, y, at.x + 0.75 * at.width, y, {{Role::onaccent}, 1.2});
        }
    }
}

double draw_totals(Drawing& drawing, const Rect& at, const std::array<long long, 2>& totals) {
    constexpr double kUsual = 58, kType = 19.5, kOne = 1.3, kEnd = 4;
    const bool both = drawing.legible(16 * at.height / kUsual);
    const double tall = (both ? 1 : kOne) * at.height / kUsual;
    double taken = 0;
    for (const std::size_t seat : {std::size_t{1}, std::size_t{0}}) {
        const bool leads = totals[seat] > totals[1 - seat];
        if (!both && (!leads || !drawing.legible(kType * tall))) {
            continue;
        }
        const std::string words = std::to_string(totals[seat]);
        const Face face{kType * tall, leads, true};
        const double width = std::max(28.0 * tall, drawing.width(words, face) + 10 * tall), height = 25 * tall;
        const double x = at.right() - kEnd - width;
        taken = std::max(taken, width + kEnd);
        const double y = !both       ? at.y + (at.height - height) / 2
                         : seat == 1 ? at.y + 3.5
                                     : at.bottom() - 3.5 - height;
        if (leads) {
            const Colour edge = drawing.on_paper() ? Colour{Role::cardedge} : Colour{};
            drawing.box({x, y, width, height}, 4, {Role::playerfill, static_cast<std::uint8_t>(seat)}, {edge, 1.8});
        }
        drawing.text(words, x + width / 2, y + height / 2 + 6.7 * tall, face,
                     {leads ? Role::onplayerfill : Role::text}, Side::middle);
    }
    return taken;
}

void draw_head(Drawing& drawing, const Rect& at, Head head) {
    const double wide = head.scale, baseline = at.y + 21.5 * wide;
    draw_seat(drawing, at.x + 22 * wide, at.y + 16.5 * wide, head.disc, head.name, head.seat);
    const double whole = at.width - 39 * wide - 12;
    for (int step = 0;
         step < 4 && drawing.width(head.name, head.large) + 8 + drawing.width(head.count, head.small) > whole;
         ++step) {
        head.small.size *= head.shrinks;
        head.large.size *= head.shrinks;
    }
    if (drawing.width(head.name, head.large) > whole) {
        head.name = head.called;
    }
    const double beside = whole - drawing.width(head.count, head.small) - 8;
    const bool counted = drawing.width(head.name, head.large) <= beside;
    if (counted) {
        drawing.text(head.count, at.right() - 12, baseline, head.small, {Role::secondary}, Side::right);
    }
    drawing.text(head.name, at.x + 39 * wide, baseline, head.large, {Role::text}, Side::left,
                 counted ? beside : whole);
}

Fit fit(const Viewport& viewport, double width, double height, double needed, double least_width) {
    constexpr double kLeast = 0.2;
    const double across = viewport.area.width / width;
    const bool bounded = viewport.area.height > 0;
    double scale = bounded ? std::min(across, viewport.area.height / height) : across;
    if (least_width > 0) {
        scale = std::min(std::max(1.0, scale), std::max(kLeast, viewport.area.width / least_width));
    }
    return {viewport.area.x + (viewport.area.width - scale * width) / 2, scale,
            bounded ? viewport.area.height / scale : needed};
}

namespace {

/// Type is drawn in steps of a third of a pixel.
double size_for(double part) {
    constexpr double kSteps = 3;
    return std::ceil(kScreenLetterHeight / part * kSteps) / kSteps;
}

}  // namespace

double screen_words_size(const Measure& measure, bool bold, bool book) {
    return size_for(measure.heights({.bold = bold, .book = book}).small);
}

double screen_figures_size(const Measure& measure, bool bold, bool book) {
    return size_for(measure.heights({.bold = bold, .book = book}).capital);
}

}  // namespace castalia::picture

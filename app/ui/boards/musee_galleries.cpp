// A museum: galleries, paintings, tokens, and the links between paintings that score.
#include <algorithm>

#include <wx/intl.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/musee_parts.h"

namespace castalia::musee {

namespace {

constexpr double kCorner = 7, kBand = 8, kTray = 8;

std::size_t at_index(int index) { return static_cast<std::size_t>(index); }

wxString number(int value) { return wxString::Format("%d", value); }

/// Draws a large number, and words beneath it where there is room for them.
void draw_two_lines(const Pen& pen, const wxRect2DDouble& at, const MuseumShown& shown, const wxString& upper,
                    double size, const wxString& lower, const wxColour& ink, bool strong) {
    const double middle = at.m_x + at.m_width / 2, scale = at.m_width / 51;
    const Face numeral{std::max(shown.least_figures, size * scale), strong, true},
        below{std::max(shown.least_words, 12.5 * scale), false, false};
    const bool both = pen.width(lower, below) <= at.m_width - 2 && at.m_height > numeral.size + below.size + 8;
    const double block = numeral.size * 0.72 + (both ? below.size * 1.3 : 0);
    const double baseline = at.m_y + (at.m_height - block) / 2 + numeral.size * 0.72;
    pen.text(upper, middle, baseline, numeral, ink, Align::centre);
    if (both) {
        pen.text(lower, middle, baseline + below.size * 1.3, below, ink, Align::centre);
    }
}

const EntryMark* mark_of(std::span<const EntryMark> marks, const PlaceId& place) {
    const auto found = std::ranges::find(marks, place, &EntryMark::place);
    return found == marks.end() ? nullptr : &*found;
}

void draw_barred(const Pen& pen, const wxRect2DDouble& at, const MuseumShown& shown, const EntryMark& mark) {
    const Palette& colours = palette();
    const wxString why = words(mark.reason);
    const wxString before = why.BeforeLast(' '), last = why.AfterLast(' ');
    const double scale = at.m_width / 51, middle = at.m_x + at.m_width / 2;
    const Face face{std::max(shown.least_words, 12.5 * scale), false, false},
        numeral{std::max(shown.least_figures + 1, 18 * scale), true, true};
    const bool worded = pen.width(before, face) <= at.m_width && at.m_height > 60;
    pen.mark("mark-refusal", middle, at.m_y + (worded ? 0.24 : 0.3) * at.m_height, std::max(11.0, 14 * scale),
             colours.secondary);
    if (worded) {
        pen.text(before, middle, at.m_y + 0.53 * at.m_height, face, colours.secondary, Align::centre);
    }
    pen.text(last, middle, at.m_y + 0.78 * at.m_height, numeral, colours.secondary, Align::centre);
}

/// Draws the points for having filled a gallery first.
void draw_bonus(const Pen& pen, const MuseumShown& shown, const wxRect2DDouble& at) {
    const auto seat = static_cast<std::size_t>(shown.rules.owners(shown.museum).front().index);
    const double size = std::max(shown.least_figures, 16.0);
    pen.box(at, 4, palette().playerfill(seat));
    pen.text("4", at.m_x + at.m_width / 2, at.m_y + at.m_height / 2 + 0.36 * size, {size, true, true},
             palette().onplayerfill, Align::centre);
}

/// Draws the name of a gallery and how full it is, or its bonus.
void draw_label(const Pen& pen, const MuseumPlace& place, const MuseumShown& shown, int gallery) {
    const Palette& colours = palette();
    const double left = place.left + 8, middle = place.floor_top(gallery) + place.floor / 2, room = place.labels - 10;
    const auto& row = shown.state.museums[at_index(shown.museum)][at_index(gallery)];
    const bool bonus = shown.state.bonus[at_index(gallery)] == shown.museum;
    if (shown.large) {
        // Upper, middle and lower need no words.
        if (bonus) {
            draw_bonus(pen, shown, {left - 4, middle - 17, 28, 34});
        }
        return;
    }
    double size = 13.5;
    for (int any = 0; any < kGalleries; ++any) {
        size = std::min(size, size * (room - 2) / pen.width(words(gallery_name(any)), {size, true, false}));
    }
    size = std::max(size, shown.least_words);
    pen.text(words(gallery_name(gallery)), left, middle - 6, {size, true, false}, colours.text);
    const int spaces = shown.rules.spaces();
    const auto hung = spaces - static_cast<int>(std::count(row.begin(), row.begin() + spaces, 0));
    if (bonus) {
        draw_bonus(pen, shown, {left, middle + 2, 26, 22});
    } else {
        pen.text(wxString::Format(_("%d of %d"), hung, spaces), left, middle + 12,
                 {std::max(shown.least_words, size - 0.5), false, false}, colours.secondary, Align::left, room);
    }
}

void draw_link(const Pen& pen, const MuseumPlace& place, const MuseumShown& shown, const Pair& pair) {
    const Palette& colours = palette();
    const wxColour& fill = look_of(theme(pair.one)).colour;
    const double scale = place.card_width() / 51;
    if (!pair.by_stairs) {
        const wxRect2DDouble card = place.space(pair.gallery, pair.space);
        const double gap = place.pitch - card.m_width, width = std::max(shown.large ? 13.0 : 11.0, gap + 3),
                     height = std::max(shown.large ? 20.0 : 15.0, 20 * scale);
        const double x = card.m_x + card.m_width + gap / 2, y = card.m_y + 0.45 * card.m_height;
        pen.box({x - width / 2, y - height / 2, width, height}, 3, fill, {colours.table, 1});
        const double size = std::max(shown.least_figures, 15 * scale);
        pen.text("2", x, y + 0.35 * size, {size, true, true}, colours.ontheme, Align::centre);
        return;
    }
    const wxPoint2DDouble token = place.token(pair.gallery, pair.space);
    const double width = std::min(shown.large ? std::max(34.0, 42 * scale) : 42 * scale, place.pitch - 4),
                 height = std::min(23.0, place.between - 1);
    const double size = std::max(shown.least_figures, 16.5 * std::max(0.85, scale));
    pen.box({token.m_x - width / 2, token.m_y - height / 2, width, height}, 4, fill);
    pen.mark("token-stairs", token.m_x - width / 4, token.m_y, std::min(16 * scale, height - 4), colours.ontheme);
    pen.text("3", token.m_x + width / 4, token.m_y + 0.34 * size, {size, true, true}, colours.ontheme, Align::centre);
}

}  // namespace

ThemeLook look_of(int theme) {
    const wxString name = words(theme_name(theme));
    int like = theme;
    for (int other = 0; other < kThemes; ++other) {
        if (name == wxGetTranslation(utf8(theme_name(other).pattern))) {
            like = other;
        }
    }
    // This is the order of the palette, from the Landscapes to the Animals.
    return {name, theme_art(like), palette().themes.at(static_cast<std::size_t>((like + kThemes - 1) % kThemes))};
}

void draw_painting(const Pen& pen, const wxRect2DDouble& at, int card) {
    const Palette& colours = palette();
    const ThemeLook look = look_of(theme(card));
    const double scale = at.m_width / 51, band = kBand * std::max(0.75, scale);
    pen.box(at, kCorner * scale, look.colour);
    pen.box({at.m_x, at.m_y + band, at.m_width, at.m_height - band}, kCorner * scale, colours.card);
    pen.box({at.m_x, at.m_y + band, at.m_width, 2 * kCorner * scale}, 0, colours.card);
    pen.frame(at, kCorner * scale, {colours.cardedge, 1.2});
    const double middle = at.m_x + at.m_width / 2;
    pen.text(number(card), middle, at.m_y + 0.53 * at.m_height, {29 * scale, true, true}, colours.text,
             Align::centre);
    pen.mark(look.art, middle, at.m_y + 0.77 * at.m_height, std::min(26 * scale, 0.3 * at.m_height), look.colour);
}

void draw_empty(const Pen& pen, const wxRect2DDouble& at, const MuseumShown& shown, int fitting,
                const EntryMark* mark) {
    const Palette& colours = palette();
    const double scale = at.m_width / 51;
    const auto fits = [&] {
        draw_two_lines(pen, at, shown, number(fitting), 22,
                       wxString(wxPLURAL("fits", "fit", static_cast<unsigned>(fitting))), colours.secondary, false);
    };
    if (mark != nullptr && mark->kind == EntryMark::Kind::legal) {
        pen.box(at, kCorner * scale, colours.card);
        pen.dots(at, kCorner * scale, 2.6, 6, colours.lampink);
        const wxString told = words(mark->reason);
        if (told.empty()) {
            fits();
            return;
        }
        draw_two_lines(pen, at, shown, told.BeforeFirst(' '), 34, told.AfterFirst(' '), colours.text, true);
        return;
    }
    pen.frame(at, kCorner * scale, {colours.cardedge, 1.2, 3.6, 3.6});
    if (mark != nullptr && mark->kind == EntryMark::Kind::barred) {
        draw_barred(pen, at, shown, *mark);
    } else if (mark == nullptr || mark->reason.empty()) {
        fits();
    }
}

void draw_rim(const Pen& pen, const wxRect2DDouble& at, EntryMark::Kind kind) {
    const Palette& colours = palette();
    const wxRect2DDouble rim{at.m_x - 2, at.m_y - 2, at.m_width + 4, at.m_height + 4};
    if (kind == EntryMark::Kind::chosen) {
        pen.frame(rim, kCorner, {colours.lampink, 5.5});
        pen.frame(rim, kCorner, {colours.lamp, 3});
    } else if (kind == EntryMark::Kind::refused) {
        pen.frame(rim, kCorner, {colours.refusal, 4});
    }
}

void draw_museum(const Pen& pen, const MuseumPlace& place, const MuseumShown& shown) {
    const Palette& colours = palette();
    const Museum& hung = shown.state.museums[at_index(shown.museum)];
    const int spaces = shown.rules.spaces();
    for (int gallery = 0; gallery < kGalleries; ++gallery) {
        pen.box({place.left, place.floor_top(gallery), place.width, place.floor}, kTray, colours.tray,
                {colours.line, 1});
        draw_label(pen, place, shown, gallery);
        for (int space = 0; space < spaces; ++space) {
            const wxRect2DDouble at = place.space(gallery, space);
            const int card = hung[at_index(gallery)][at_index(space)];
            const int then = shown.after == nullptr
                                 ? 0
                                 : shown.after->museums[at_index(shown.museum)][at_index(gallery)][at_index(space)];
            const EntryMark* mark = mark_of(shown.marks, space_id(gallery, space));
            if (card != 0 || then != 0) {
                draw_painting(pen, at, card != 0 ? card : then);
            } else {
                draw_empty(pen, at, shown, shown.rules.fitting(shown.state, shown.museum, gallery, space), mark);
            }
            if (card == 0 && (mark != nullptr || then != 0)) {
                draw_rim(pen, at, mark != nullptr ? mark->kind : EntryMark::Kind::chosen);
            }
        }
    }
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < spaces; ++column) {
            const wxPoint2DDouble token = place.token(row, column);
            const bool stairs = shown.state.stairs[at_index(row)][at_index(column)];
            pen.mark(stairs ? "token-stairs" : "token-chandelier", token.m_x, token.m_y,
                     std::min(18.0, place.between - 5), stairs ? colours.text : colours.secondary);
        }
    }
    for (const Pair& pair : shown.rules.pairs(shown.state, shown.museum)) {
        draw_link(pen, place, shown, pair);
    }
}

}  // namespace castalia::musee

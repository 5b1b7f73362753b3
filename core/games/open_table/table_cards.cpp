// The cards in a window: those on the table, the discard pile, and all cards of each deck with the places where they
// are.
#include <algorithm>
#include <cmath>

#include "core/games/open_table/table_parts.h"
#include "core/parts/decktet_kit.h"

namespace castalia::open_table {

namespace {

using document::Colour, document::Role;
using picture::Edge;
using Ends = document::Shape::Side;

constexpr double kCaptionHigh = 22, kBetweenParts = 8, kDeckInset = 10, kDeckHead = 30, kMostHigh = 27,
                 kLeastPixels = 12.5;
/// The least part of a card that shows its rank and its suit, in units and in pixels.
constexpr double kLeastSeen = 17, kLeastPixelsSeen = 15;

bool is_playing(Card card) { return card.id < kFirstJoker; }

Colour ink_of(Card card) {
    if (!is_playing(card)) {
        return {Role::text};
    }
    const playing::Suit suit = playing::suit({card.id});
    const bool red = suit == playing::Suit::hearts || suit == playing::Suit::diamonds;
    return {Role::poker, static_cast<std::uint8_t>(red ? 0 : 1)};
}

std::size_t columns_of(DeckKind kind) {
    constexpr std::size_t kOfDecktet = 9, kOfPlaying = 13;
    return is_decktet(kind) ? kOfDecktet : kOfPlaying;
}

/// Returns the card, with its deck where several decks have such a card.
Text card_of_deck(const Rules& rules, std::uint8_t deck, Card card) {
    const auto has = [&](DeckKind kind) { return card_of(kind, code(card)).has_value(); };
    return std::ranges::count_if(rules.setup.decks, has) > 1
               ? say("{card} ({deck})", {{"card", name(card)}, {"deck", deck_name(rules.setup.decks[deck])}})
               : name(card);
}

/// Returns the place of a card. Picking it begins the next step on its way from the deck to the table and to the
/// discard pile.
PlaceId place_of(const Sight& sight, std::uint8_t deck, Card card, std::string_view to) {
    const Rules& rules = sight.rules;
    const auto has = [&](DeckKind kind) { return card_of(kind, code(card)).has_value(); };
    Json id{{"type", "play"}, {"player", rules.name(sight.now.turn)}, {"card", code(card)}};
    if (std::ranges::count_if(rules.setup.decks, has) > 1) {
        id["deck"] = deck_word(rules.setup.decks[deck]);
    }
    id["to"] = to;
    return PlaceId::beginning(id);
}

/// Draws rank and suits in the corner of a card, in the width that is seen.
void draw_corner(Drawing& drawing, const Rect& at, Card card, double seen) {
    const double unit = at.height / kFaceHigh, middle = at.x + std::min(seen, 20 * unit) / 2;
    if (const auto decktet = as_decktet(card)) {
        const auto suits = decktet::suits(*decktet);
        const double radius = std::min(5.4 * unit, seen / 3), first = suits.size() < 3 ? 31 * unit : 28 * unit;
        decktet::draw_rank(drawing, middle, at.y + 13 * unit, std::min(17 * unit, 0.9 * seen), *decktet);
        for (std::size_t i = 0; i < suits.size(); ++i) {
            drawing.bead(middle, at.y + first + 11.4 * unit * static_cast<double>(i), radius,
                         decktet::index(suits[i]));
        }
        return;
    }
    constexpr double kRank = 16, kSuit = 12.5, kNarrow = 24;
    // The code of a joker stands in two lines where others cover it: J, and its number.
    const bool divided = !is_playing(card) && seen < kNarrow * unit;
    const std::string word = is_playing(card) ? std::string(playing::rank_code({card.id})) : code(card);
    const std::string rank = divided ? word.substr(0, 1) : word;
    Face face{kRank * unit, true, true};
    face.size *= std::min(1.0, (std::min(seen, at.width) - 2.4 * unit) / drawing.width(rank, face));
    const double left = at.x + std::max(1.2 * unit, std::min(seen, 20 * unit) / 2 - drawing.width(rank, face) / 2);
    drawing.text(rank, left, at.y + 18 * unit, face, ink_of(card));
    if (is_playing(card)) {
        drawing.art(art(card), middle, at.y + 29 * unit, std::min(kSuit * unit, 0.8 * seen), ink_of(card));
    } else if (divided) {
        drawing.text(word.substr(word.size() - 1), middle, at.y + 36 * unit, face, ink_of(card), Ends::middle);
    }
}

void draw_caption(const Sight& sight, const Rect& at, const Text& title, std::size_t shown, std::size_t all) {
    const Text words = shown == all
                           ? title
                           : say("{where}: the last {n} of {all}", {{"where", title},
                                                                    {"n", literally(static_cast<long long>(shown))},
                                                                    {"all", literally(static_cast<long long>(all))}});
    sight.drawing.text(sight.drawing.translated(words), at.x, at.y + 15, {13, true}, {Role::secondary}, Ends::left,
                       at.width);
}

/// The cards in a window: everything of them can be picked.
class Decks {
public:
    explicit Decks(const Sight& sight)
        : sight_(sight), drawing_(sight.drawing), rules_(sight.rules), now_(sight.now) {}

    void draw(const Rect& at) {
        const auto decks = static_cast<double>(rules_.setup.decks.size());
        const double laid = 2 * (kCaptionHigh + kBetweenParts) + 4;
        double share = (at.height - laid - 2 * kFaceHigh) / decks;
        if (!any_deck_fits(at.width, share - kBetweenParts)) {
            share = std::min(share, kDeckHead + kBetweenParts);
            larger_ = largest(at.width, at.height - laid - share * decks);
        }
        double y = at.y;
        draw_laid({at.x, y, at.width, 0}, say("On the table"), now_.table, sight_.state.table, "discard");
        y += kCaptionHigh + kFaceHigh * larger_ + kBetweenParts;
        draw_laid({at.x, y, at.width, 0}, say("Discarded, last card on top"), now_.discard, sight_.state.discard,
                  "deck");
        y += kCaptionHigh + kFaceHigh * larger_ + kBetweenParts + 4;
        for (std::uint8_t deck = 0; deck < rules_.setup.decks.size(); ++deck, y += share) {
            draw_deck(deck, {at.x, y, at.width, share - kBetweenParts});
        }
    }

private:
    /// Returns how large both rows of cards are where the decks leave them this room, as far as all cards can be
    /// seen.
    double largest(double width, double height) const {
        constexpr double kMost = 1.7;
        const auto beneath =
            static_cast<double>(std::max({now_.table.size(), now_.discard.size(), std::size_t{1}}) - 1);
        return std::clamp(std::min(height / (2 * kFaceHigh), width / (kFaceWide + kLeastSeen * beneath)), 1.0, kMost);
    }

    /// Draws the last cards for which there is room, each on top of the one before it.
    void draw_laid(const Rect& at, const Text& title, const std::vector<Laid>& cards, const std::vector<Laid>& before,
                   std::string_view onward) {
        const double wide = kFaceWide * larger_, high = kFaceHigh * larger_;
        const double room = at.width - wide, top = at.y + kCaptionHigh;
        const double least = std::max(kLeastSeen * larger_, kLeastPixelsSeen / drawing_.scale());
        const std::size_t shown = std::min(cards.size(), 1 + static_cast<std::size_t>(std::max(0.0, room / least)));
        draw_caption(sight_, at, title, shown, cards.size());
        if (cards.empty()) {
            return picture::draw_empty_place(drawing_, {at.x, top, wide, high}, 5);
        }
        const double step = shown > 1 ? std::min(wide + 5, room / static_cast<double>(shown - 1)) : 0;
        for (std::size_t i = 0; i < shown; ++i) {
            const Laid& laid = cards[cards.size() - shown + i];
            const Rect face{at.x + step * static_cast<double>(i), top, wide, high};
            const double seen = i + 1 == shown ? wide : std::min(step, wide);
            const bool coming = std::ranges::find(before, laid) == before.end();
            const std::size_t first = drawing_.drawn();
            draw_face(drawing_, face, laid.card, seen, coming);
            drawing_
                .piece(place_of(sight_, laid.deck, laid.card, onward), {face.x, face.y, seen, face.height},
                       laid_in_words(sight_, title, laid), first)
                .coming = coming;
        }
    }

    /// Returns how many cards of a suit lie side by side in this width, so that rank and suits of each can be read.
    std::size_t columns_in(DeckKind kind, double room) const {
        const double least = (is_decktet(kind) ? 40 : 28) / drawing_.scale();  // In pixels.
        std::size_t across = columns_of(kind);
        while (across > 1 && room / static_cast<double>(across) < least) {
            across = (across + 1) / 2;
        }
        return across;
    }

    /// All cards of a deck in lines of its suits.
    struct Lines {
        std::size_t whole, across;  ///< The cards of a suit, and how many of them lie side by side.
        double high;                ///< The height of a line; 0 where none could be read.

        double row_of(std::size_t i) const {
            const std::size_t lines = (whole + across - 1) / across;
            return static_cast<double>(i / whole * lines + i % whole / across);
        }
    };
    Lines lines_in(DeckKind kind, double width, double height) const {
        Lines lines{columns_of(kind), columns_in(kind, width - 2 * kDeckInset), 0};
        const double high =
            std::min(kMostHigh, (height - kDeckHead - 6) / (1 + lines.row_of(cards(kind).size() - 1)));
        lines.high = drawing_.scale() * high < kLeastPixels ? 0 : high;
        return lines;
    }
    bool any_deck_fits(double width, double height) const {
        return std::ranges::any_of(rules_.setup.decks,
                                   [&](DeckKind kind) { return lines_in(kind, width, height).high > 0; });
    }

    /// Draws a deck as its head where there is no room for its cards.
    void draw_deck(std::uint8_t deck, const Rect& at) {
        const DeckKind kind = rules_.setup.decks[deck];
        const Lines lines = lines_in(kind, at.width, at.height);
        drawing_.box(lines.high > 0 ? at : Rect{at.x, at.y, at.width, std::min(at.height, kDeckHead)}, 8,
                     {Role::tray}, {{Role::line}, 1});
        const std::size_t first = drawing_.drawn();
        write_head(deck, at);
        drawing_.piece(PlaceId("deck") / deck_word(kind), {at.x, at.y, at.width, kDeckHead - 2},
                       deck_in_words(sight_, deck), first);
        if (lines.high <= 0) {
            return;
        }
        const auto all = cards(kind);
        const double wide = (at.width - 2 * kDeckInset) / static_cast<double>(lines.across);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Rect cell{at.x + kDeckInset + wide * static_cast<double>(i % lines.whole % lines.across),
                            at.y + kDeckHead + lines.high * lines.row_of(i), wide, lines.high};
            draw_small(deck, all[i], {cell.x + 1, cell.y + 1, wide - 2, lines.high - 2});
        }
    }

    /// Writes the name of a deck and its counts; where there is no room for both, the counts alone as numbers.
    void write_head(std::uint8_t deck, const Rect& at) {
        const Face strong{14, true}, face{13};
        const std::string title = capitalised(drawing_.translated(deck_name(rules_.setup.decks[deck])));
        const std::vector<Fill> counts{{"unseen", literally(now_.in_deck[deck])},
                                       {"discarded", literally(now_.in_discard[deck])}};
        const double room = at.width - 3 * kDeckInset, named = drawing_.width(title, strong);
        const std::string head = picture::first_that_fits(
            drawing_,
            {drawing_.translated(say("{unseen} unseen, {discarded} discarded", counts)),
             std::to_string(now_.in_deck[deck]) + " · " + std::to_string(now_.in_discard[deck])},
            face, room - named);
        drawing_.text(title, at.x + kDeckInset, at.y + 20,
                      picture::fitting_face(drawing_, title, strong, 11, room - drawing_.width(head, face)),
                      {Role::text});
        drawing_.text(head, at.right() - kDeckInset, at.y + 20, face, {Role::secondary}, Ends::right);
    }

    /// Draws a card among all of its deck: plain while it has not been seen, highlighted when it is on the table,
    /// struck through when it is on the discard pile.
    void draw_small(std::uint8_t deck, Card card, const Rect& at) {
        const CardZone zone = rules_.zone_of(now_, deck, card);
        const bool coming = zone != rules_.zone_of(sight_.state, deck, card);
        const bool table = zone == CardZone::table, gone = zone == CardZone::discard;
        const std::size_t first = drawing_.drawn();
        drawing_.box(at, 3,
                     {table  ? Role::lampfill
                      : gone ? Role::tray
                             : Role::card},
                     coming ? Edge{{Role::lampink}, 2.4} : Edge{{gone ? Role::line : Role::cardedge}, 0.9});
        const Colour ink = table ? Colour{Role::onlampfill} : gone ? Colour{Role::secondary} : ink_of(card);
        const double centre = at.x + at.width / 2, middle = at.y + at.height / 2;
        const double size = std::min({14.0, at.height * 0.72, at.width * 0.46}), base = middle + 0.35 * size;
        if (is_playing(card)) {
            drawing_.text(std::string(playing::rank_code({card.id})), centre + 0.1 * size, base, {size, table, true},
                          ink, Ends::right);
            drawing_.art(art(card), centre + size * 0.6, middle, size * 0.8, ink);
        } else {
            const double least = 11 / drawing_.scale();
            const Face face = picture::fitting_face(drawing_, code(card), {size, table}, least, at.width - 3);
            drawing_.text(code(card), centre, base, face, ink, Ends::middle);
        }
        if (gone) {
            drawing_.line(at.x + 3, middle, at.right() - 3, middle, {{Role::secondary}, 1.2});
        }
        const Fill what{"card", card_of_deck(rules_, deck, card)};
        const Text words = table  ? say("{card}, on the table", {what})
                           : gone ? say("{card}, discarded", {what})
                                  : say("{card}, not seen yet", {what});
        drawing_.piece(place_of(sight_, deck, card,
                                table  ? "discard"
                                : gone ? "deck"
                                       : "table"),
                       at, words, first)
            .coming = coming;
    }

    const Sight& sight_;
    Drawing& drawing_;
    const Rules& rules_;
    const State& now_;
    double larger_ = 1;  ///< The size of the cards in their rows.
};

}  // namespace

std::string capitalised(const std::string& words) {
    return picture::initial(words) + words.substr(picture::letter_end(words));
}

Text laid_in_words(const Sight& sight, const Text& where, const Laid& laid) {
    return say("{where}: {card}, played by {who}", {{"where", where},
                                                    {"card", card_of_deck(sight.rules, laid.deck, laid.card)},
                                                    {"who", sight.who(Seat{laid.seat})}});
}

Text deck_in_words(const Sight& sight, std::size_t deck) {
    return say("Deck: {deck}, {unseen} unseen, {discarded} discarded",
               {{"deck", deck_name(sight.rules.setup.decks[deck])},
                {"unseen", literally(sight.now.in_deck[deck])},
                {"discarded", literally(sight.now.in_discard[deck])}});
}

void draw_face(Drawing& drawing, const Rect& at, Card card, double seen, bool coming) {
    const double unit = at.height / kFaceHigh;
    drawing.box(at, 5 * unit, {Role::card},
                coming ? Edge{{Role::lampink}, 3 * unit} : Edge{{Role::cardedge}, 1.1 * unit});
    draw_corner(drawing, at, card, seen);
    if (is_playing(card) && seen >= at.width) {
        drawing.art(art(card), at.right() - 14 * unit, at.bottom() - 15 * unit, 21 * unit, ink_of(card));
    }
}

void draw_decks(const Sight& sight, const Rect& at) { Decks(sight).draw(at); }

}  // namespace castalia::open_table

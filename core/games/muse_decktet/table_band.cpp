// The band at the top: the cards of the round or how it resolved, who still has to reveal, the piles.
#include <algorithm>

#include "core/games/muse_decktet/table_parts.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_decktet {

namespace {

using document::Colour;
using document::Role;
using picture::Edge;
using Ends = document::Shape::Side;
using Way = PlaceId::ShownStep::Way;

constexpr double kBandRoomy = 800;  ///< On a narrower board the band says less.
constexpr double kChipTop = 5, kChipTall = 28, kChipGap = 5;

constexpr Face kQuiet{13};

}  // namespace

Text Band::story() const {
    if (const ResolutionStep* step = shown_step()) {
        return say("{head}: {told}", {{"head", step_of()}, {"told", rules_.consequence_of(*step).text}});
    }
    return ground_.steps.empty() ? say("The game is over")
                                 : say_count("The round resolved in {n} step", "The round resolved in {n} steps",
                                             static_cast<long long>(ground_.steps.size()));
}

Text Band::step_of() const {
    return say("Step {n} of {all}", {{"n", literally(static_cast<long long>(ground_.step))},
                                     {"all", literally(static_cast<long long>(ground_.steps.size()))}});
}

void Band::draw() {
    const bool roomy = width_ > kBandRoomy;
    const double piles = roomy ? 176 : 66, right = width_ - measure_.margin - piles - 12;
    const double buttons = ground_.steps.empty() ? right : draw_buttons(right);
    const std::vector<RoundCard> laid = cards_of_round();
    const bool round = shown_step() == nullptr && !laid.empty();
    const double story_end = draw_waiting(buttons, round ? measure_.margin + chips_width(laid, Chips::tight) : 0);
    const std::size_t first = drawing_.drawn();
    if (shown_step() != nullptr) {
        draw_step(story_end - 8);
    } else if (round) {
        draw_round(laid, story_end - 4);
    } else if (!ground_.steps.empty() || state_.stage == Stage::over) {
        const Face face{14};
        if (drawing_.width(translated(story()), face) < story_end - measure_.margin - 12) {
            drawing_.text(translated(story()), measure_.margin + 6, 24, face, {Role::secondary});
        }
        if (!ground_.steps.empty()) {
            drawing_.piece("story", {measure_.margin, kChipTop, story_end - 16, kChipTall}, story(), first);
        }
    }
    draw_piles({width_ - measure_.margin - piles, 3, piles, 32}, roomy ? 72 : 34, roomy);
}

Text Band::waiting_in_words() const {
    const std::vector<Text> names = mapped(rules_.waiting(state_), [this](Seat seat) { return who(seat); });
    return say("Still to reveal: {who}", {{"who", listed(names)}});
}

/// Draws who still has to reveal, in words where there is room for them beside the rest, and otherwise only as discs.
/// Returns where that begins.
double Band::draw_waiting(double right, double others) {
    const std::vector<Seat> waiting = rules_.waiting(state_);
    constexpr double kStep = 25;
    double x = right - kStep * static_cast<double>(waiting.size());
    if (waiting.empty() || ground_.step > 0 || x - 10 < others) {
        return right;
    }
    const std::string title = translated(say("Still to reveal:"));
    const double words = drawing_.width(title, kQuiet) + 6;
    const bool worded = x - words - 10 > others;
    const double left = worded ? x - words : x;
    const std::size_t first = drawing_.drawn();
    if (worded) {
        drawing_.text(title, x - 4, 24, kQuiet, {Role::secondary}, Ends::right);
    }
    for (const Seat seat : waiting) {
        draw_disc(x + kStep / 2, 19, measure_.disc, seat);
        x += kStep;
    }
    drawing_.piece("waiting", {left, kChipTop, right - left, kChipTall}, waiting_in_words(), first);
    return left - 10;
}

double Band::draw_button(double right, const Text& label, const Offer& offer) {
    const Face face{13.5, true};
    const double width = std::max(28.0, drawing_.width(translated(label), face) + 18);
    const Rect at{right - width, 6, width, 26};
    const std::size_t first = drawing_.drawn();
    drawing_.box(at, 6, {Role::surface}, {{Role::control}, 1.2});
    drawing_.text(translated(label), at.x + width / 2, 24, face, {Role::text}, Ends::middle);
    drawing_.piece(PlaceId::showing(offer.step), at, offer.words, first);
    return at.x - 5;
}

/// Draws the buttons from the right: next step, step before, and all steps. Returns where they begin.
double Band::draw_buttons(double right) {
    if (ground_.step == 0) {
        return draw_button(right, width_ > kBandRoomy ? say("Play it step by step") : say("Step by step"), next());
    }
    right = draw_button(right, say("All"), {{Way::all}, say("To the end of the round")});
    right = draw_button(right, literally("›"), next());
    return ground_.step > 1 ? draw_button(right, literally("‹"), previous()) : right;
}

Band::Offer Band::next() const {
    return ground_.step == 0                      ? Offer{{Way::on, 1}, say("Play the round step by step")}
           : ground_.step == ground_.steps.size() ? Offer{{Way::on}, say("To the end of the round")}
                                                  : Offer{{Way::on, ground_.step + 1}, say("Next step")};
}

Band::Offer Band::previous() const {
    return ground_.step > 1 ? Offer{{Way::back, ground_.step - 1}, say("Previous step")}
                            : Offer{{Way::all}, say("To the end of the round")};
}

void Band::draw_step(double right) {
    const Face strong{13.5, true}, face{14};
    const Rect at{measure_.margin, kChipTop, right - measure_.margin, kChipTall};
    const std::size_t first = drawing_.drawn();
    drawing_.box(at, 6, {Role::lampfill}, {{Role::lampink}, 1.4});
    const std::string head = translated(step_of());
    drawing_.text(head, at.x + 10, 24, strong, {Role::onlampfill});
    const double left = at.x + 20 + drawing_.width(head, strong);
    drawing_.text(translated(rules_.consequence_of(*shown_step()).text), left, 24, face, {Role::onlampfill},
                  Ends::left, right - left - 8);
    drawing_.piece("story", at, story(), first);
}

/// Returns the cards on the table with the one that the entry in the making would lay down, biggest first.
std::vector<RoundCard> Band::cards_of_round() const {
    std::vector<RoundCard> cards = state_.round_cards;
    for (const RoundCard& entry : ground_.after == nullptr ? std::vector<RoundCard>() : ground_.after->round_cards) {
        if (std::ranges::find(cards, entry) == cards.end()) {
            cards.push_back(entry);
        }
    }
    std::ranges::sort(cards, bigger, &RoundCard::card);
    return cards;
}

double Band::chip_width(const RoundCard& entry, Chips chips) const {
    const bool close = chips >= Chips::tight;
    const double rank = chips == Chips::numbered ? 52 : chips == Chips::plain ? 30 : 26;
    const std::string use = chips == Chips::bare ? "" : translated(laid_for(entry.use));
    const auto suits = static_cast<double>(decktet::suits(entry.card).size());
    return rank + 11 + suits * (close ? 28.5 : 33) + drawing_.width(use, {close ? 11.5 : 13}) + (close ? 5 : 9);
}

double Band::chips_width(std::span<const RoundCard> cards, Chips chips) const {
    double width = 0;
    for (const RoundCard& entry : cards) {
        width += chip_width(entry, chips) + kChipGap;
    }
    return width;
}

void Band::draw_round(std::span<const RoundCard> cards, double right) {
    Chips chips = Chips::numbered;
    for (const Chips fewer : {Chips::plain, Chips::tight, Chips::bare}) {
        chips = chips_width(cards, chips) > right - measure_.margin ? fewer : chips;
    }
    double left = measure_.margin;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const double width = chip_width(cards[i], chips);
        draw_chip({left, kChipTop, width, kChipTall}, i + 1, cards[i], chips);
        left += width + kChipGap;
    }
}

Text Band::chip_in_words(std::size_t number, const RoundCard& entry) const {
    const bool coming = std::ranges::find(state_.round_cards, entry) == state_.round_cards.end();
    std::vector<Text> words{say("{n}: {who}, {use} with {card}", {{"n", literally(static_cast<long long>(number))},
                                                                  {"who", who(entry.player)},
                                                                  {"use", laid_for(entry.use)},
                                                                  {"card", code_and_name(entry.card)}})};
    if (state_.unpaid == entry) {
        words.push_back(say("to be paid now"));
    } else if (coming) {
        words.push_back(say("not entered yet"));
    }
    return listed(words);
}

/// Draws a card on the table. One that the entry in the making would lay down is dashed.
void Band::draw_chip(const Rect& at, std::size_t number, const RoundCard& entry, Chips chips) {
    constexpr double kFar = 2.9;
    const bool coming = std::ranges::find(state_.round_cards, entry) == state_.round_cards.end();
    const bool due = state_.unpaid == entry, close = chips >= Chips::tight;
    const double scale = measure_.far ? kFar : 1, middle = at.y + at.height / 2;
    const std::size_t first = drawing_.drawn();
    drawing_.box(at, 0.75 * measure_.corner, {due ? Role::lampfill : Role::card},
                 coming || due ? Edge{{Role::lampink}, 2 * measure_.line, coming ? 6.0 : 0, coming ? 4.0 : 0}
                               : Edge{{Role::cardedge}, 1.2 * measure_.line});
    const Colour ink{due ? Role::onlampfill : Role::text};
    if (chips == Chips::numbered) {
        drawing_.text(std::to_string(number), at.x + 13, middle + 6, {16, true, true}, ink, Ends::middle);
    }
    double x = at.x + scale * (chips == Chips::numbered ? 52 : chips == Chips::plain ? 30 : 26);
    draw_disc(x - scale * (close ? 14.5 : 17), middle, measure_.disc, entry.player, due);
    decktet::draw_rank(drawing_, x + 3 * scale, middle, 17 * scale, entry.card, ink);
    x += 11 * scale;
    const double bead = close ? 5.5 : measure_.bead, letter = close ? 11 : measure_.letter;
    for (const Suit suit : decktet::suits(entry.card)) {
        const double end = decktet::draw_suit_beside(drawing_, x, middle, bead, suit, letter, ink);
        x = measure_.far ? end + bead / 2 : x + (close ? 28.5 : 33);
    }
    const std::string use = chips == Chips::bare ? "" : translated(laid_for(entry.use));
    const Face face{close ? 11.5 : measure_.words};
    if (!measure_.far || drawing_.width(use, face) <= at.right() - 12 - x) {
        drawing_.text(use, x + 2, middle + 0.35 * face.size, face, ink);
    }
    drawing_.piece(PlaceId("round") / decktet::code(entry.card), at, chip_in_words(number, entry), first).coming =
        coming;
}

void Band::draw_far() {
    const Rect at{measure_.margin, measure_.margin, width_ - 2 * measure_.margin, measure_.band - 12};
    const bool step_in_sight = shown_step() != nullptr, round = !step_in_sight && !state_.round_cards.empty();
    const std::vector<Seat> waiting = rules_.waiting(state_);
    const std::size_t first = drawing_.drawn();
    drawing_.box(at, measure_.corner, {step_in_sight ? Role::lampfill : Role::surface},
                 {{Role::line}, measure_.line});
    if (round) {
        draw_far_round(at);
    } else if (step_in_sight || !ground_.steps.empty() || (waiting.empty() && state_.stage == Stage::over)) {
        const std::string words = translated(story()) + (step_in_sight || ground_.steps.empty() ? "" : " (→)");
        write_story(words, at, {step_in_sight ? Role::onlampfill : Role::text});
        drawing_.piece("story", at, story(), first);
    } else if (!waiting.empty()) {
        const std::string title = translated(say("Still to reveal:"));
        write_story(title, at, {Role::text});
        double x = at.x + 94 + drawing_.width(title, {measure_.words});
        for (const Seat seat : waiting) {
            draw_disc(x, at.y + at.height / 2, 34, seat);
            x += 84;
        }
        drawing_.piece("waiting", at, waiting_in_words(), first);
    }
    offer_steps(at);
}

void Band::write_story(const std::string& words, const Rect& at, Colour ink) {
    constexpr double kLine = 1.16;
    constexpr std::size_t kMost = 2;
    const Face face{measure_.words};
    std::vector<std::string> lines = drawing_.wrapped(words, face, at.width - 48);
    lines.resize(std::min(lines.size(), kMost));
    double baseline =
        at.y + (at.height - kLine * face.size * static_cast<double>(lines.size())) / 2 + 0.92 * face.size;
    for (const std::string& line : lines) {
        drawing_.text(line, at.x + 24, baseline, face, ink);
        baseline += kLine * face.size;
    }
}

void Band::draw_far_round(const Rect& at) {
    const std::vector<RoundCard> cards = cards_of_round();
    const double pitch = (at.width - 24) / static_cast<double>(std::max(rules_.seats(), cards.size()));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        draw_chip({at.x + 20 + pitch * static_cast<double>(i), at.y + 12, pitch - 12, at.height - 24}, i + 1,
                  cards[i], Chips::plain);
    }
}

/// Adds the steps as pieces, among which the arrow keys look for them.
void Band::offer_steps(const Rect& at) {
    const double half = at.width / 2;
    const auto offer = [&](double left, const Offer& step) {
        drawing_.piece(PlaceId::showing(step.step), {left, at.y, half, at.height}, step.words, drawing_.drawn());
    };
    if (!ground_.steps.empty()) {
        offer(at.x + half, next());
    }
    if (ground_.step > 0) {
        offer(at.x, previous());
    }
}

}  // namespace castalia::muse_decktet

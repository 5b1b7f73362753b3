// The sentences about elements and questions, and what lies where.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"
#include "core/rules/text/mapped.h"
#include "core/rules/text/wording.h"

namespace castalia::muse_story {

namespace {

Text mark_text(Mark mark) {
    switch (mark) {
        case Mark::open: return say_in("an element", "open");
        case Mark::checked: return say("checked off");
        case Mark::refreshed: return say("can be used once more");
        case Mark::struck: return say("taken back");
        default: return say("crossed out");
    }
}

/// Returns the words with the reason of the mark after them, where it has one.
Text with_reason(Text words, const picture::Mark* mark) {
    return mark == nullptr || mark->reason.empty() ? words : listed({words, mark->reason});
}

void add_stand_zone(Drawing& drawing, const Table& table, const Stand& stand, const Text& title) {
    const Text who = table.rules.who(stand.player);
    drawing.zone(stand.shown ? say("{side}, {who}: {hand}",
                                   {{"side", title}, {"who", who}, {"hand", poker::best_hand(stand.cards).name}})
                             : say("{side}, {who}: face down", {{"side", title}, {"who", who}}),
                 Zone::Shape::row, stand.player);
    for (const Card card : stand.cards) {
        drawing.lies(PlaceId(playing::code(card)), card_text(card)).art = playing::art(playing::suit(card));
    }
}

}  // namespace

Text status_in_words(const Table& table, const Question& question) {
    switch (question.status) {
        case Status::sheet: return say("on the sheet");
        case Status::answered:
            return say("answered: {side}", {{"side", side_text(question.answer.value_or(Side::yes))}});
        case Status::erased: return say("erased");
        case Status::crossed: return say("crossed out");
        default: break;
    }
    std::vector<Text> piles;
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = question.piles[index(side)];
        piles.push_back(pile.owner
                            ? say_count("{who} owns {side} ({n} card)", "{who} owns {side} ({n} cards)", pile.cards,
                                        {{"side", side_text(side)}, {"who", table.rules.who(*pile.owner)}})
                            : say("nobody owns {side}", {{"side", side_text(side)}}));
    }
    return say("in play: {piles}", {{"piles", listed_with_and(piles)}});
}

Text element_in_words(const Table& table, std::size_t i) {
    const Element& element = table.state.elements[i];
    const std::string letter = letters(static_cast<int>(i));
    return with_reason(say("{letter}. {text}, by {who}, {mark}", {{"letter", literally(letter)},
                                                                  {"text", literally(element.text.view())},
                                                                  {"who", table.rules.who(element.author)},
                                                                  {"mark", mark_text(element.mark)}}),
                       table.mark(PlaceId(letter)));
}

Text question_in_words(const Table& table, std::size_t i) {
    const Question& question = table.state.questions[i];
    const std::vector<Text> used =
        mapped(elements_of(question), [](int element) { return literally(letters(element)); });
    return with_reason(say("{number}. {text} ({elements}), by {who}, {status}",
                           {{"number", literally(static_cast<long long>(i) + 1)},
                            {"text", literally(question.text.view())},
                            {"elements", listed_with_and(used)},
                            {"who", table.rules.who(question.author)},
                            {"status", status_in_words(table, question)}}),
                       table.mark(PlaceId::of("question", i + 1)));
}

Text deck_text(const State& state, bool next) {
    const std::vector<Fill> piles{{"deck", literally(state.deck)}, {"discard", literally(state.discard)}};
    if (state.deck > 0 || !next) {
        return say("Deck {deck}, discard {discard}", piles);
    }
    if (state.discard > 0) {
        return say("Deck {deck}, discard {discard}. The next draw shuffles the discard pile into the deck", piles);
    }
    return std::ranges::any_of(state.hand, [](int cards) { return cards > 0; })
               ? say("Deck {deck}, discard {discard}. The next draw takes a random card from the player with the "
                     "most "
                     "cards",
                     piles)
               : say("Deck {deck}, discard {discard}. The next draw takes a card from the largest answer pile",
                     piles);
}

void add_zones(Drawing& drawing, const Table& table) {
    const State& state = table.state;
    if (state.contest) {
        for (const Stand& stand : state.contest->stands) {
            const bool narrates = &stand == &state.contest->stands.front();
            add_stand_zone(drawing, table, stand,
                           narrates                    ? say("Narrating")
                           : stand.aim == Aim::jump_in ? say("Jumping in")
                                                       : say("Objecting"));
        }
    }
    if (state.showdown) {
        for (const Side side : {Side::yes, Side::no}) {
            add_stand_zone(drawing, table, state.showdown->sides[index(side)], side_text(side));
        }
    }
    drawing.zone(say_count("Elements, {n} of them checked", "Elements, {n} of them checked", elements_checked(state)),
                 Zone::Shape::grid, std::nullopt, 1);
    for (std::size_t i = 0; i < state.elements.size(); ++i) {
        drawing.lies(PlaceId(letters(static_cast<int>(i))), element_in_words(table, i));
    }
    drawing.zone(
        say_count("Questions, {n} of them in play", "Questions, {n} of them in play", questions_in_play(state)),
        Zone::Shape::grid, std::nullopt, 1);
    for (std::size_t i = 0; i < state.questions.size(); ++i) {
        drawing.lies(PlaceId("question") / (i + 1), question_in_words(table, i));
    }
    drawing.zone(say("Hands"), Zone::Shape::track, std::nullopt);
    for (int seat = 0; seat < table.rules.players(); ++seat) {
        drawing.counts(PlaceId(table.rules.name(Seat{seat})), table.rules.who(Seat{seat}),
                       state.hand[static_cast<std::size_t>(seat)]);
    }
    drawing.zone(say("Piles"), Zone::Shape::pile, std::nullopt);
    drawing.counts("deck", say("deck"), state.deck);
    drawing.counts("discard", say("discard pile"), state.discard);
}

}  // namespace castalia::muse_story

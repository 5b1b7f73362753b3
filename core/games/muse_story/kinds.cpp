// Values of events in records and lines.
#include "core/games/muse_story/kinds.h"

#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/rules/declaration/declared_parts.h"
#include "core/rules/text/catalogue.h"

namespace castalia::muse_story {

namespace {

Fill name_of(Card card) { return {"card", literally(playing::code(card))}; }

/// Takes a player who is not among those who have shown something.
Seat take_another(NotationLine& line, const auto& shown) {
    const Seat player = take_player(line, "a player");
    if (std::ranges::find(shown, player, [](const auto& one) { return one.first; }) != shown.end()) {
        line.fail(say("this player stands here twice"));
    }
    return player;
}

/// Adds the cards of one word, "as,10h".
void add_cards(std::vector<Card>& cards, const NotationLine& line, const std::string& word) {
    for (std::size_t from = 0; from <= word.size();) {
        const std::size_t to = std::min(word.find(',', from), word.size());
        if (to > from) {
            const Card one = CardKind::named(line, word.substr(from, to - from));
            if (std::ranges::find(cards, one) != cards.end()) {
                line.fail(say("{card} is shown twice", {name_of(one)}));
            }
            cards.push_back(one);
        }
        from = to + 1;
    }
}

/// Returns whether a word is a card, or several with commas between them.
bool are_cards(std::string_view word) {
    return playing::card_of(lowered(word.substr(0, word.find(',')))).has_value();
}

bool names_player(NotationLine line) { return take_player(line).has_value(); }

}  // namespace

std::string name_inside(const std::string& name) {
    constexpr auto kKeywords =
        std::to_array<std::string_view>({"jump", "object", "against", "winner", "note", "ruling", "at"});
    const bool keyword = std::ranges::find(kKeywords, lowered(name)) != kKeywords.end() || playing::card_of(name);
    return keyword ? Json(name).dump() : notation_name(name);
}

std::optional<int> ElementLetter::typed_as(std::string word) {
    for (char& letter : word) {
        letter = static_cast<char>(letter - 'a' + 'A');  // Only a small letter becomes a capital by this.
    }
    return element_called(word);
}

std::vector<int> QuestionElements::parse(NotationLine& line, std::string_view) const {
    std::vector<int> elements;
    // Before words without quotation marks an element is a single letter, because "do" would be one too.
    while (!line.done() && !line.quoted() && elements.size() < most) {
        NotationLine ahead = line;
        const std::optional<int> element = kind.typed_as(ahead.take(in_catalogue("an element")));
        if (!element || (!ahead.quoted() && line.peek().size() > 1 && elements.size() >= least)) {
            break;
        }
        line = ahead;
        if (std::ranges::find(elements, *element) != elements.end()) {
            line.fail(say("the element {element} stands here twice", {{"element", literally(letters(*element))}}));
        }
        elements.push_back(*element);
    }
    if (elements.size() < least) {
        const std::string word = line.take_text("an element (a question has two or three, such as c e)");
        line.fail(
            say("\"{word}\" is no element; a question has two or three, such as c e", {{"word", literally(word)}}));
    }
    return elements;
}

std::vector<Card> ShownCards::parse(NotationLine& line, std::string_view what) const {
    std::vector<Card> cards;
    while (!line.done()) {
        add_cards(cards, line, line.take(what));
    }
    if (cards.size() < least) {
        line.take(what);  // There is no element, so the line fails.
    }
    return cards;
}

Json ShownCards::schema() const {
    const Json cards{{"$ref", "#/definitions/cards"}};
    return least == 0 ? cards : Json{{"allOf", {cards, {{"type", "array"}, {"minItems", least}}}}};
}

std::vector<Card> WholeHand::parse(NotationLine& line, std::string_view what) const {
    std::vector<Card> cards;
    if (const std::string word = line.take(what); word != "none") {
        add_cards(cards, line, word);
        // A player may be called like a card.
        while (!line.quoted() && are_cards(line.peek()) && !names_player(line)) {
            add_cards(cards, line, line.take(what));
        }
    }
    return cards;
}

std::string WholeHand::print(const std::vector<Card>& cards) const {
    std::string word;
    for (const Card card : cards) {
        word += (word.empty() ? "" : ",") + a_card.print(card);
    }
    return cards.empty() ? "none" : word;
}

Votes VotesKind::parse(NotationLine& line, std::string_view what) const {
    const std::string word = line.take(what);
    const auto is_count = [](char c) { return c >= '0' && c <= '0' + kMostPlayers; };
    if (word.size() != 3 || word[1] != ':' || !is_count(word[0]) || !is_count(word[2])) {
        line.fail(say("votes are written 3:1, those for it first"));
    }
    return {word[0] - '0', word[2] - '0'};
}

std::string VotesKind::print(const Votes& votes) const {
    return std::to_string(votes.in_favour) + ":" + std::to_string(votes.against);
}

namespace {

// The words in the order of Topic::What. Key phrases stand in records by the types of their events.
constexpr auto kTopicWords =
    std::to_array<std::string_view>({"element", "question", "sentence", "all", "choose", "add", "answer", "end"});
constexpr auto kTold = std::to_array<std::string_view>({"sentence", "all"});
constexpr auto kKeyPhrases = std::to_array<std::string_view>({"choose", "add", "answer", "end_turn"});

constexpr Topic::What topic(Topic::What first, std::size_t place) {
    return static_cast<Topic::What>(static_cast<std::size_t>(first) + place);
}

}  // namespace

Topic TopicKind::read(Value value, const RecordPlace& at) {
    Fields fields = at.object(value);
    Topic topic_read;
    if (fields.has("element")) {
        topic_read = {Topic::What::element, ElementLetter().read(fields.any("element"), at.member("element"))};
    } else if (fields.has("question")) {
        topic_read = {Topic::What::question, static_cast<int>(fields.number("question", 1, kMostCounted)) - 1};
    } else if (fields.has("narrate")) {
        topic_read.what = topic(Topic::What::sentence, fields.choice("narrate", kTold));
    } else {
        topic_read.what = topic(Topic::What::choose, fields.choice("event", kKeyPhrases));
    }
    fields.finish();
    return topic_read;
}

Json TopicKind::json(const Topic& topic) {
    switch (topic.what) {
        case Topic::What::element: return {{"element", letters(topic.which)}};
        case Topic::What::question: return {{"question", topic.which + 1}};
        case Topic::What::sentence: return {{"narrate", "sentence"}};
        case Topic::What::narration: return {{"narrate", "all"}};
        default: break;
    }
    return {{"event",
             kKeyPhrases.at(static_cast<std::size_t>(topic.what) - static_cast<std::size_t>(Topic::What::choose))}};
}

std::optional<Topic> TopicKind::parse_if(NotationLine& line, std::string_view what) {
    NotationLine ahead = line;
    if (ahead.done() || ahead.quoted() || lowered(ahead.take(what)) != "of" || ahead.done() || ahead.quoted()) {
        return std::nullopt;
    }
    const auto word = std::ranges::find(kTopicWords, lowered(ahead.peek()));
    if (word == kTopicWords.end()) {
        return std::nullopt;
    }
    line.take(what);
    return parse(line, what);
}

Topic TopicKind::parse(NotationLine& line, std::string_view what) {
    const std::string word = lowered(line.take(what));
    const auto* const named = std::ranges::find(kTopicWords, word);
    if (named == kTopicWords.end()) {
        fail_choice(line, what, word);
    }
    Topic read{topic(Topic::What::element, static_cast<std::size_t>(named - kTopicWords.begin())), 0};
    if (read.what == Topic::What::element) {
        read.which = ElementLetter().parse(line, in_catalogue("the letter of the element"));
    } else if (read.what == Topic::What::question) {
        read.which =
            static_cast<int>(line.take_number(in_catalogue("the number of the question"), 1, kMostCounted)) - 1;
    }
    return read;
}

std::string TopicKind::print(const Topic& topic) {
    const std::string words = "of " + std::string(kTopicWords.at(static_cast<std::size_t>(topic.what)));
    return topic.what == Topic::What::element    ? words + " " + lowered(letters(topic.which))
           : topic.what == Topic::What::question ? words + " " + std::to_string(topic.which + 1)
                                                 : words;
}

std::string Contenders::print(const std::vector<Contender>& contenders, const Rules& rules) const {
    std::string words;
    for (const Contender& contender : contenders) {
        words += words.empty() ? "" : " ";
        words += contender.aim == Aim::jump_in ? "jump " : "object ";
        words += name_inside(rules.name(contender.player));
    }
    return words;
}

ByPlayer<Card> FirstCards::parse(NotationLine& line, std::string_view, const Rules& rules, const State& state) const {
    ByPlayer<Card> cards;
    std::size_t next = 0;
    while (!line.done()) {
        const bool is_name = rules.seat_called(line.peek()).has_value() || line.quoted();
        if (!is_name && state.contest && next < state.contest->stands.size() && playing::card_of(line.peek())) {
            cards.emplace_back(state.contest->stands[next++].player, kind.parse(line, "a card"));
            continue;
        }
        const Seat player = take_another(line, cards);
        cards.emplace_back(player, kind.parse(line, "the card that was shown"));
    }
    if (cards.size() < least) {
        line.fail(say("the first cards of all who take part are missing: such as flip Bob jh Charlie qh"));
    }
    return cards;
}

ByPlayer<std::vector<Card>> LastHands::parse(NotationLine& line, std::string_view, const Rules& rules,
                                             const State&) const {
    const auto at_winner = [&] { return !line.quoted() && lowered(line.peek()) == "winner"; };
    ByPlayer<std::vector<Card>> hands;
    while (!line.done() && (!at_winner() || rules.seat_called(line.peek()))) {
        const Seat player = take_another(line, hands);
        hands.emplace_back(player, kind.parse(line, "the cards of the hand with commas between them, or none"));
    }
    return hands;
}

}  // namespace castalia::muse_story

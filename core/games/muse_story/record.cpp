// Setup and moves to JSON and back.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/games/muse_story/record_words.h"
#include "core/rules/game_of.h"

namespace castalia::muse_story {

namespace {

constexpr std::array<std::string_view, 19> kTypes{
    "agree",   "element", "question", "begin",    "narrate", "choose", "add",   "answer",   "show",  "tides",
    "contest", "flip",    "settle",   "end_turn", "veto",    "erase",  "phase", "epilogue", "adjust"};
constexpr std::array<std::string_view, 2> kSides{"yes", "no"};
constexpr std::array<std::string_view, 2> kAims{"jump_in", "object"};
constexpr std::array<std::string_view, 2> kSources{"deck", "hand"};
constexpr std::array<std::string_view, 4> kCounts{"hand", "deck", "discard", "answer"};

template <class Words>
std::size_t place_of(const Words& words, const std::string& word) {
    return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
}

std::string at(const Fields& fields, std::string_view key, std::size_t i) {
    return fields.where(key) + "[" + std::to_string(i) + "]";
}

/// Words of the table: at least one character.
std::string written(Fields& fields, std::string_view key) {
    std::string text = fields.text(key, kLongestText);
    if (text.empty()) {
        fields.fail(key, "a text of at least one character belongs here");
    }
    return text;
}

int question_of(Fields& fields) { return static_cast<int>(fields.number("question", 1, kMostCounted)) - 1; }

Side side_of(Fields& fields) { return fields.word("answer", kSides) == "yes" ? Side::yes : Side::no; }

std::optional<Seat> maybe_seat(Fields& fields, std::string_view key) {
    return fields.has(key) ? std::optional(fields.seat(key)) : std::nullopt;
}

std::vector<int> elements_of(Fields& fields, std::string_view key, std::size_t least, std::size_t most) {
    std::vector<int> elements;
    const std::vector<Value> list = fields.list(key, least, most);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<std::string_view> word = list[i].string();
        const std::optional<int> element = word ? element_called(*word) : std::nullopt;
        if (!element) {
            throw BadRecord(at(fields, key, i),
                            "an element is a capital letter, A to Z or AA and on, not " + shown(list[i]));
        }
        if (std::ranges::find(elements, *element) != elements.end()) {
            throw BadRecord(at(fields, key, i), "the element " + std::string(*word) + " stands here twice");
        }
        elements.push_back(*element);
    }
    return elements;
}

Card card_in(Value value, const std::string& where) {
    const std::optional<std::string_view> word = value.string();
    const std::optional<Card> card = word ? playing::card_of(*word) : std::nullopt;
    if (!card) {
        throw BadRecord(where, "a card such as 10H belongs here, not " + shown(value));
    }
    return *card;
}

std::vector<Card> cards_in(Value value, const std::string& where, std::size_t least) {
    if (!value.is_array() || value.size() < least || value.size() > playing::kCards) {
        throw BadRecord(where,
                        "a list of " + std::to_string(least) + " to 52 cards belongs here, not " + shown(value));
    }
    std::vector<Card> cards;
    for (const Value& one : value.elements()) {
        const std::string place = where + "[" + std::to_string(cards.size()) + "]";
        const Card card = card_in(one, place);
        if (std::ranges::find(cards, card) != cards.end()) {
            throw BadRecord(place, playing::code(card) + " is shown twice");
        }
        cards.push_back(card);
    }
    return cards;
}

std::vector<Card> cards_of(Fields& fields, std::size_t least) {
    return cards_in(fields.any("cards"), fields.where("cards"), least);
}

std::optional<Votes> votes_of(Fields& fields) {
    if (!fields.has("votes")) {
        return std::nullopt;
    }
    Fields votes = fields.object("votes");
    const Votes counted{static_cast<int>(votes.number("for", 0, kMostPlayers)),
                        static_cast<int>(votes.number("against", 0, kMostPlayers))};
    votes.finish();
    return counted;
}

StartContest contest_of(Fields& fields) {
    StartContest contest;
    const std::vector<Value> list = fields.list("contenders", 1, kMostPlayers - 1);
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields contender(list[i], at(fields, "contenders", i), fields.names());
        const Seat player = contender.seat("player");
        contest.contenders.push_back(
            {player, contender.word("aim", kAims) == "jump_in" ? Aim::jump_in : Aim::object});
        contender.finish();
        if (player.index < 0) {
            fields.seat_named(contender.stranger());
        }
    }
    contest.against = fields.text_or("against", kLongestText, "");
    return contest;
}

Flip flip_of(Fields& fields) {
    Flip flip;
    Fields cards = fields.object("cards");
    for (const auto& [name, value] : fields.any("cards").members()) {
        check_name(std::string(name), kLongestName, cards.where());
        flip.cards.emplace_back(cards.seat_named(name), card_in(value, cards.where(name)));
    }
    if (flip.cards.size() < 2 || flip.cards.size() > kMostPlayers) {
        throw BadRecord(cards.where(), "the cards of two to six players belong here");
    }
    return flip;
}

Epilogue epilogue_of(Fields& fields) {
    Epilogue epilogue;
    Fields hands = fields.object("hands");
    for (const auto& [name, value] : fields.any("hands").members()) {
        check_name(std::string(name), kLongestName, hands.where());
        epilogue.hands.emplace_back(hands.seat_named(name), cards_in(value, hands.where(name), 0));
    }
    if (epilogue.hands.size() > kMostPlayers) {
        throw BadRecord(hands.where(), "the hands of at most six players belong here");
    }
    epilogue.winner = maybe_seat(fields, "winner");
    return epilogue;
}

Add add_of(Fields& fields) {
    Add add;
    add.player = maybe_seat(fields, "player");
    add.question = question_of(fields);
    add.answer = side_of(fields);
    if (fields.word("from", kSources) == "hand") {
        add.from_hand = static_cast<int>(fields.number("cards", 1, kMostCounted));
    }
    return add;
}

Adjust adjust_of(Fields& fields) {
    Fields what = fields.object("what");
    Adjust adjust;
    adjust.what = static_cast<Adjust::What>(place_of(kCounts, what.word("what", kCounts)));
    if (adjust.what == Adjust::What::hand) {
        adjust.player = what.seat("player");
    }
    if (adjust.what == Adjust::What::answer) {
        adjust.question = question_of(what);
        adjust.answer = side_of(what);
    }
    what.finish();
    adjust.to = static_cast<int>(fields.number("to", 0, kMostCounted));
    return adjust;
}

Agree agree_of(Fields& fields) {
    const auto what = static_cast<Agree::What>(place_of(kAgreements, fields.word("what", kAgreements)));
    std::string text = written(fields, "text");
    return {what, std::move(text), votes_of(fields)};
}

NewElement element_of(Fields& fields) {
    NewElement element;
    element.player = fields.seat("player");
    element.text = written(fields, "text");
    if (fields.has("kind")) {
        element.kind = static_cast<ElementKind>(1 + place_of(kKinds, fields.word("kind", kKinds)));
    }
    return element;
}

Veto veto_of(Fields& fields) {
    Veto veto;
    veto.player = fields.seat("player");
    veto.text = fields.text("text", kLongestText);
    veto.outcome = static_cast<Veto::Outcome>(place_of(kOutcomes, fields.word("outcome", kOutcomes)));
    veto.votes = votes_of(fields);
    return veto;
}

/// Writes a move's own fields, after its type and player.
struct Writer {
    Json& json;
    const std::vector<std::string>& names;

    const std::string& name(Seat seat) const { return names.at(static_cast<std::size_t>(seat.index)); }
    void votes(const std::optional<Votes>& votes) const {
        if (votes) {
            json["votes"] = {{"for", votes->in_favour}, {"against", votes->against}};
        }
    }
    void question(int number) const { json["question"] = number + 1; }
    static Json letters_json(const std::vector<int>& elements) {
        Json list = Json::array();
        for (const int element : elements) {
            list.push_back(letters(element));
        }
        return list;
    }
    static Json cards_json(const std::vector<Card>& cards) {
        Json list = Json::array();
        for (const Card card : cards) {
            list.push_back(playing::code(card));
        }
        return list;
    }

    void operator()(const Agree& move) const {
        json["what"] = kAgreements[static_cast<std::size_t>(move.what)];
        json["text"] = move.text;
        votes(move.votes);
    }
    void operator()(const NewElement& move) const {
        json["text"] = move.text;
        if (move.kind != ElementKind::none) {
            json["kind"] = kKinds[static_cast<std::size_t>(move.kind) - 1];
        }
    }
    void operator()(const NewQuestion& move) const {
        json["text"] = move.text;
        json["elements"] = letters_json(move.elements);
    }
    void operator()(const Begin& move) const { json["narrator"] = name(move.narrator); }
    void operator()(const Narrate& move) const { json["text"] = move.text; }
    void operator()(const Choose& move) const {
        question(move.question);
        json["check"] = letters_json(move.check);
    }
    void operator()(const Add& move) const {
        question(move.question);
        json["answer"] = word(move.answer);
        json["from"] = kSources[move.from_hand == 0 ? 0 : 1];
        if (move.from_hand > 0) {
            json["cards"] = move.from_hand;
        }
    }
    void operator()(const Answer& move) const { question(move.question); }
    void operator()(const Show& move) const {
        json["answer"] = word(move.answer);
        json["cards"] = cards_json(move.cards);
    }
    void operator()(const Tides& move) const { json["cards"] = cards_json(move.cards); }
    void operator()(const StartContest& move) const {
        json["contenders"] = Json::array();
        for (const Contender& contender : move.contenders) {
            json["contenders"].push_back({{"player", name(contender.player)}, {"aim", word(contender.aim)}});
        }
        if (!move.against.empty()) {
            json["against"] = move.against;
        }
    }
    void operator()(const Flip& move) const {
        json["cards"] = Json::object();
        for (const auto& [player, card] : move.cards) {
            json["cards"][name(player)] = playing::code(card);
        }
    }
    void operator()(const Settle& move) const {
        if (move.winner) {
            json["winner"] = name(*move.winner);
        }
    }
    void operator()(const EndTurn&) const {}
    void operator()(const Veto& move) const {
        json["text"] = move.text;
        json["outcome"] = kOutcomes[static_cast<std::size_t>(move.outcome)];
        votes(move.votes);
    }
    void operator()(const Erase& move) const { question(move.question); }
    void operator()(const Reach& move) const { json["to"] = word(move.to); }
    void operator()(const Epilogue& move) const {
        json["hands"] = Json::object();
        for (const auto& [player, cards] : move.hands) {
            json["hands"][name(player)] = cards_json(cards);
        }
        if (move.winner) {
            json["winner"] = name(*move.winner);
        }
    }
    void operator()(const Adjust& move) const {
        Json what = {{"what", kCounts[static_cast<std::size_t>(move.what)]}};
        if (move.what == Adjust::What::hand) {
            what["player"] = name(move.player);
        }
        if (move.what == Adjust::What::answer) {
            what["question"] = move.question + 1;
            what["answer"] = word(move.answer);
        }
        json["what"] = std::move(what);
        json["to"] = move.to;
    }
};

}  // namespace

Rules::Move Rules::read(Fields& fields) const {
    switch (place_of(kTypes, fields.word("type", kTypes))) {
        case 0: return agree_of(fields);
        case 1: return element_of(fields);
        case 2: {
            const Seat player = fields.seat("player");
            std::string text = written(fields, "text");
            return NewQuestion{player, std::move(text), elements_of(fields, "elements", 2, 3)};
        }
        case 3: return Begin{fields.seat("narrator")};
        case 4: {
            const Seat player = fields.seat("player");
            return Narrate{player, fields.text("text", kLongestText)};
        }
        case 5: {
            const std::optional<Seat> player = maybe_seat(fields, "player");
            const int question = question_of(fields);
            return Choose{player, question, elements_of(fields, "check", 0, 3)};
        }
        case 6: return add_of(fields);
        case 7: {
            const std::optional<Seat> player = maybe_seat(fields, "player");
            return Answer{player, question_of(fields)};
        }
        case 8: {
            const Side side = side_of(fields);
            return Show{side, cards_of(fields, 0)};
        }
        case 9: {
            const Seat player = fields.seat("player");
            return Tides{player, cards_of(fields, 1)};
        }
        case 10: return contest_of(fields);
        case 11: return flip_of(fields);
        case 12: return Settle{maybe_seat(fields, "winner")};
        case 13: return EndTurn{maybe_seat(fields, "player")};
        case 14: return veto_of(fields);
        case 15: return Erase{question_of(fields)};
        case 16: {
            const std::size_t phase = place_of(kPhases, fields.word("to", kPhases));
            return Reach{std::array{Phase::development, Phase::climax, Phase::epilogue}.at(phase)};
        }
        case 17: return epilogue_of(fields);
        default: return adjust_of(fields);
    }
}

void Rules::write(const Move& move, Json& object) const {
    write_head(object, kTypes[move.index()], actor(move), names);
    std::visit(Writer{object, names}, move);
}

std::optional<Seat> Rules::actor(const Move& move) const { return player_of<Adjust>(move); }

}  // namespace castalia::muse_story

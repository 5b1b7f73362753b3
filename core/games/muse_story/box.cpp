// The things on the table: the sheets, the deck and the hands, and the facts that follow from them.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

namespace {

/// The cards that each player is dealt, by the number of players.
constexpr std::array<int, kMostPlayers + 1> kHands{0, 0, 0, 6, 5, 4, 3};

}  // namespace

State Rules::start() const {
    State state;
    state.deck = playing::kCards;
    for (int seat = 0; seat < players(); ++seat) {
        state.hand[static_cast<std::size_t>(seat)] = kHands.at(static_cast<std::size_t>(players()));
        state.deck -= state.hand[static_cast<std::size_t>(seat)];
    }
    for (const std::string& rule : setup.conduct) {
        state.conduct.emplace_back(rule);
    }
    state.genre = setup.genre.empty() ? Words() : Words(setup.genre);
    state.tone = setup.tone.empty() ? Words() : Words(setup.tone);
    return state;
}

std::optional<Seat> Rules::seat_called(std::string_view name) const {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(Seat{static_cast<int>(found - names.begin())});
}

std::string letters(int element) {
    std::string word;
    for (int rest = element + 1; rest > 0; rest = (rest - 1) / 26) {
        word.insert(word.begin(), static_cast<char>('A' + (rest - 1) % 26));
    }
    return word;
}

std::optional<int> element_called(std::string_view word) {
    constexpr std::size_t kMostLetters = 3;
    if (word.empty() || word.size() > kMostLetters) {
        return std::nullopt;
    }
    int element = 0;
    for (const char letter : word) {
        if (letter < 'A' || letter > 'Z') {
            return std::nullopt;
        }
        element = 26 * element + (letter - 'A' + 1);
    }
    return element - 1;
}

std::string_view word(Phase phase) {
    constexpr auto words =
        std::to_array<std::string_view>({"setup", "introduction", "development", "climax", "epilogue", "over"});
    return words[static_cast<std::size_t>(phase)];
}

std::string_view word(Side side) { return side == Side::yes ? "yes" : "no"; }

std::string_view word(Mark mark) {
    constexpr auto words = std::to_array<std::string_view>({"open", "checked", "refreshed", "crossed", "struck"});
    return words[static_cast<std::size_t>(mark)];
}

std::string_view word(Status status) {
    constexpr auto words = std::to_array<std::string_view>({"sheet", "in_play", "answered", "erased", "crossed"});
    return words[static_cast<std::size_t>(status)];
}

std::string_view word(Aim aim) { return aim == Aim::jump_in ? "jump_in" : "object"; }

Text topic_text(const Topic& of) {
    switch (of.what) {
        case Topic::What::element: return say("element {letter}", {{"letter", literally(letters(of.which))}});
        case Topic::What::question: return say("question {number}", {{"number", question_number(of.which)}});
        case Topic::What::sentence: return say("the last sentence");
        case Topic::What::narration: return say("all that was told last");
        case Topic::What::choose: return say("the choice of a question");
        case Topic::What::add: return say("the cards added to an answer");
        case Topic::What::answer: return say("the answer to a question");
        default: return say("the end of the turn");
    }
}

std::string excluded_by(int question) {
    return english(say("conflicts with question {number}", {{"number", question_number(question)}}));
}

Text side_text(Side side) { return side == Side::yes ? say("Yes") : say("No"); }

Text card_text(Card card) {
    return literally(std::string(playing::rank_code(card)) + std::string(playing::sign(playing::suit(card))));
}

Text cards_text(const std::vector<Card>& cards) {
    if (cards.empty()) {
        return say("no card");
    }
    std::string words;
    for (const Card card : cards) {
        words += (words.empty() ? "" : " ") + english(card_text(card));
    }
    return literally(words);
}

Seat mover(const State& state, const std::optional<Seat>& named) {
    return named.value_or(state.narrator.value_or(Seat{0}));
}

int questions_in_play(const State& state) {
    return static_cast<int>(std::ranges::count(state.questions, Status::in_play, &Question::status));
}

int elements_checked(const State& state) {
    return static_cast<int>(std::ranges::count(state.elements, Mark::checked, &Element::mark));
}

std::vector<int> elements_of(const Question& question) {
    std::vector<int> elements;
    std::ranges::copy_if(question.elements, std::back_inserter(elements), [](int element) { return element >= 0; });
    return elements;
}

std::vector<int> usable(const State& state, const Question& question) {
    std::vector<int> elements = elements_of(question);
    std::erase_if(elements, [&](int element) {
        const Mark mark = state.elements[static_cast<std::size_t>(element)].mark;
        return mark != Mark::open && mark != Mark::refreshed;
    });
    return elements;
}

std::vector<std::vector<int>> ways_to_check(const State& state, const Question& question) {
    const std::vector<int> free = usable(state, question);
    if (free.size() <= 2) {
        return {free};
    }
    return {{free[0], free[1]}, {free[0], free[2]}, {free[1], free[2]}};
}

int face_down(const State& state, Side side) {
    if (!state.showdown) {
        return 0;
    }
    const int lie = state.questions[static_cast<std::size_t>(state.showdown->question)].piles[index(side)].cards;
    return std::max(0, lie - static_cast<int>(state.showdown->sides[index(side)].cards.size()));
}

std::vector<const Stand*> stands(const State& state) {
    std::vector<const Stand*> all;
    if (state.contest) {
        for (const Stand& stand : state.contest->stands) {
            all.push_back(&stand);
        }
    } else if (state.showdown) {
        for (const Stand& stand : state.showdown->sides) {
            all.push_back(&stand);
        }
    }
    return all;
}

const Stand* stand_of(const State& state, Seat seat) {
    for (const Stand* stand : stands(state)) {
        if (stand->player == seat) {
            return stand;
        }
    }
    return nullptr;
}

bool all_shown(const State& state) {
    const std::vector<const Stand*> all = stands(state);
    return !all.empty() && std::ranges::all_of(all, [](const Stand* stand) { return stand->shown; });
}

poker::Value value_of(const std::vector<Card>& cards) {
    playing::Set set;
    for (const Card card : cards) {
        set.add(card);
    }
    return poker::value_of(set);
}

std::vector<Seat> best_now(const State& state) {
    std::vector<Seat> best;
    if (!all_shown(state)) {
        return best;
    }
    poker::Value most;
    for (const Stand* stand : stands(state)) {
        const poker::Value value = value_of(stand->cards);
        if (best.empty() || value > most) {
            best.clear();
            most = value;
        }
        if (value == most) {
            best.push_back(stand->player);
        }
    }
    return best;
}

namespace {

// muse-story.contest.tie: a narrator who is among the best keeps the turn, without chance.
bool narrator_keeps_turn(const State& state, const std::vector<Seat>& best) {
    return state.contest && std::ranges::find(best, state.contest->stands.front().player) != best.end();
}

}  // namespace

Seat winner_by_hand(const State& state) {
    const std::vector<Seat> best = best_now(state);
    return narrator_keeps_turn(state, best) ? state.contest->stands.front().player : best.front();
}

std::vector<Seat> left_to_chance(const State& state) {
    std::vector<Seat> best = best_now(state);
    return best.size() > 1 && !narrator_keeps_turn(state, best) ? best : std::vector<Seat>();
}

std::vector<Seat> best_hands(const Epilogue& shown, int players) {
    std::vector<Seat> best;
    poker::Value most;
    for (int seat = 0; seat < players; ++seat) {
        const auto hand = std::ranges::find(shown.hands, Seat{seat}, [](const auto& one) { return one.first; });
        const poker::Value value = hand == shown.hands.end() ? poker::Value() : value_of(hand->second);
        if (best.empty() || value > most) {
            best.clear();
            most = value;
        }
        if (value == most) {
            best.push_back(Seat{seat});
        }
    }
    return best;
}

std::vector<Seat> tied_hands(const Epilogue& shown, int players) {
    std::vector<Seat> best = best_hands(shown, players);
    return best.size() > 1 ? best : std::vector<Seat>();
}

playing::Set face_up(const State& state) {
    playing::Set cards;
    const auto add = [&](const Stand& stand) {
        std::ranges::for_each(stand.cards, [&](Card card) { cards.add(card); });
    };
    if (state.showdown) {
        std::ranges::for_each(state.showdown->sides, add);
    }
    if (state.contest) {
        std::ranges::for_each(state.contest->stands, add);
    }
    return cards;
}

playing::Set placed(const State& state) {
    playing::Set cards = face_up(state);
    // If the table has counted fewer cards in the discard pile than are known to lie there, none is known for sure.
    for (std::uint8_t id = 0; id < playing::kCards && state.known.size() <= state.discard; ++id) {
        if (state.known.has(Card{id})) {
            cards.add(Card{id});
        }
    }
    return cards;
}

playing::Set placed_for(const State& state, Seat seat) {
    // muse-story.flip.deck: if the discard pile is shuffled for a card, the card may be one that lay there.
    const bool draws = state.contest && state.contest->stands.front().player == seat;
    return draws && state.deck == 0 && state.discard > 0 ? face_up(state) : placed(state);
}

}  // namespace castalia::muse_story

// Who stands against whom in a showdown or contest, what each hand is and what would overtake it.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"

namespace castalia::muse_story {

namespace {

playing::Set set_of(const std::vector<Card>& cards) {
    playing::Set set;
    for (const Card card : cards) {
        set.add(card);
    }
    return set;
}

std::vector<Card> of_rank(const std::vector<Card>& cards, int rank) {
    std::vector<Card> here;
    std::ranges::copy_if(cards, std::back_inserter(here), [rank](Card card) { return playing::rank(card) == rank; });
    return here;
}

Text rank_text(int rank) { return literally(playing::rank_code(playing::card(rank, playing::Suit::spades))); }

/// Returns how many cards of a rank have not been seen.
std::size_t unseen(int rank, playing::Set seen) {
    std::size_t count = 0;
    for (const auto suit :
         {playing::Suit::clubs, playing::Suit::diamonds, playing::Suit::hearts, playing::Suit::spades}) {
        count += seen.has(playing::card(rank, suit)) ? 0 : 1;
    }
    return count;
}

/// Returns cards in words: "any 9 or higher, any 5, 10♦". The shortest descriptions come first, because the end may
/// be cut.
Text cards_text(const std::vector<Card>& cards, playing::Set seen) {
    constexpr int kAce = 12, kRunOfRanks = 3;
    std::vector<Text> parts;
    int rank = kAce;
    while (rank >= 0 && of_rank(cards, rank).size() == unseen(rank, seen)) {
        --rank;
    }
    if (rank < 0) {
        return say("any card");
    }
    if (kAce - rank >= kRunOfRanks) {
        parts.push_back(say("any {rank} or higher", {{"rank", rank_text(rank + 1)}}));
    } else {
        rank = kAce;
    }
    for (; rank >= 0; --rank) {
        const std::vector<Card> here = of_rank(cards, rank);
        if (here.size() > 1 && here.size() == unseen(rank, seen)) {
            parts.push_back(say("any {rank}", {{"rank", rank_text(rank)}}));
        } else {
            std::ranges::transform(here, std::back_inserter(parts), card_text);
        }
    }
    return listed(parts);
}

class Stands {
public:
    explicit Stands(const Table& table) : table_(table), state_(fought(table)) {}

    std::vector<Column> columns() const {
        std::vector<Column> columns;
        if (table_.state.phase == Phase::over) {
            last_hands(columns);
        } else if (state_.contest) {
            contest(columns);
        } else if (state_.showdown) {
            showdown(columns);
        }
        return columns;
    }

private:
    /// Sorts the cards of a hand: those that make it as its name tells them, the others from the highest down.
    static void lay_out(Column& column, const std::vector<Card>& cards) {
        column.counting = poker::best_hand(cards).cards;
        std::ranges::copy_if(cards, std::back_inserter(column.beside), [&](Card card) {
            return std::ranges::find(column.counting, card) == column.counting.end();
        });
        std::ranges::stable_sort(column.beside, std::ranges::greater(), playing::rank);
        column.hand = poker::best_hand(cards).name;
    }
    Column column_of(const Stand& stand, const Stand* before, int covered) const {
        Column column;
        column.player = stand.player;
        lay_out(column, stand.cards);
        if (!stand.shown) {
            column.hand = say("face down");
            column.covered = covered;
        }
        if (before != nullptr) {
            std::ranges::copy_if(stand.cards, std::back_inserter(column.coming), [&](Card card) {
                return std::ranges::find(before->cards, card) == before->cards.end();
            });
        }
        const std::vector<Seat> best = best_now(state_);
        column.leads = best.size() == 1 && best.front() == stand.player;
        return column;
    }
    void contest(std::vector<Column>& columns) const {
        for (std::size_t i = 0; i < state_.contest->stands.size(); ++i) {
            const Stand& stand = state_.contest->stands[i];
            const bool known = table_.state.contest && i < table_.state.contest->stands.size();
            Column column = column_of(stand, known ? &table_.state.contest->stands[i] : nullptr, 1);
            column.part = i == 0 ? say("narrates") : stand.aim == Aim::jump_in ? say("jumps in") : say("objects");
            columns.push_back(std::move(column));
        }
        add_chances(columns);
    }
    void showdown(std::vector<Column>& columns) const {
        for (const Side side : {Side::yes, Side::no}) {
            const Stand* before = table_.state.showdown ? &table_.state.showdown->sides[index(side)] : nullptr;
            Column column = column_of(state_.showdown->sides[index(side)], before, face_down(state_, side));
            column.side = side;
            columns.push_back(std::move(column));
        }
        add_chances(columns);
        for (const Side side : {Side::yes, Side::no}) {
            if (columns[index(side)].leads) {
                add_settling(columns, side);
            }
        }
    }
    /// Says what follows if the hands stay as they are.
    void add_settling(std::vector<Column>& columns, Side winner) const {
        const Question& question = state_.questions[static_cast<std::size_t>(state_.showdown->question)];
        const int won = question.piles[index(winner)].cards, lost = question.piles[index(other(winner))].cards;
        Column& column = columns[index(winner)];
        column.lines.push_back(
            {say("If it stays so:"),
             say("{who} draws {n}, narrates and tells the answer, {answer}",
                 {{"who", table_.called(column.player)}, {"n", literally(lost)}, {"answer", side_text(winner)}})});
        std::vector<Text> others{
            say("{who} draws 2, having lost", {{"who", table_.called(columns[index(other(winner))].player)}})};
        constexpr int kManyCards = 5;
        if (won >= kManyCards || lost >= kManyCards) {
            others.push_back(say("{who} draws 1, for five or more cards", {{"who", table_.called(question.author)}}));
        }
        column.lines.push_back({{}, listed(others)});
        column.lines.push_back(
            {{}, say_count("The one card is discarded then", "All {n} cards are discarded then", won + lost)});
    }
    void last_hands(std::vector<Column>& columns) const {
        for (std::size_t seat = 0; seat < table_.state.last_hands.size(); ++seat) {
            Column column;
            column.player = Seat{static_cast<int>(seat)};
            lay_out(column, table_.state.last_hands[seat]);
            column.leads = table_.state.narrator == column.player;
            columns.push_back(std::move(column));
        }
    }
    void add_chances(std::vector<Column>& columns) const {
        if (!all_shown(state_)) {
            return;
        }
        const auto ahead =
            std::ranges::max_element(columns, {}, [](const Column& one) { return value_of(all_cards(one)); });
        const std::vector<Card> best = all_cards(*ahead);
        const playing::Set seen = placed(state_);
        for (Column& column : columns) {
            if (column.leads) {
                continue;
            }
            const std::vector<Card> chances = poker::overtaking(set_of(all_cards(column)), set_of(best), seen);
            if (chances.empty()) {
                column.lines.push_back({{}, say("No single card takes the lead")});
            } else {
                column.lines.push_back({say("Overtakes with"), cards_text(chances, seen)});
            }
        }
    }

    const Table& table_;
    const State& state_;
};

}  // namespace

std::vector<Card> all_cards(const Column& column) {
    std::vector<Card> cards = column.counting;
    cards.insert(cards.end(), column.beside.begin(), column.beside.end());
    return cards;
}

const State& fought(const Table& table) {
    const State* after = table.after;
    const bool same = after != nullptr && after->contest.has_value() == table.state.contest.has_value() &&
                      after->showdown.has_value() == table.state.showdown.has_value();
    return same ? *after : table.state;
}

std::vector<Column> columns_of(const Table& table) { return Stands(table).columns(); }

}  // namespace castalia::muse_story

// Words that people type or that other programs write, throws of dice, cards, sums and results, are read as ever.
#include <gtest/gtest.h>

#include <cstdint>

#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/document/fitted_names.h"
#include "core/document/runs.h"
#include "core/document/sketch.h"
#include "core/export/file_name.h"
#include "core/export/plays.h"
#include "core/export/plays_file.h"
#include "core/parts/decktet.h"
#include "core/parts/playing_cards.h"
#include "core/parts/poker.h"
#include "core/parts/score_sum.h"
#include "core/rules/game/notation.h"
#include "core/rules/game/written_score.h"
#include "core/rules/text/decimals.h"
#include "core/session/file_kind.h"
#include "core/session/record.h"
#include "tests/answers/evenings.h"
#include "tests/answers/kept.h"
#include "tests/answers/written_values.h"
#include "tests/support/every_game.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia::answers {
namespace {

/// Returns random words made of these pieces.
std::vector<std::string> words_of(const std::vector<std::string>& pieces, int most, int count) {
    Chance chance(11);
    std::vector<std::string> words;
    for (int i = 0; i < count; ++i) {
        std::string word;
        for (int left = chance.from(1, most); left > 0; --left) {
            word += chance.any(pieces);
        }
        words.push_back(word);
    }
    return words;
}

void print_throw(std::ostream& out, const std::string& typed, Chance& chance) {
    line(out, typed);
    or_why_not(out, [&] {
        const dice::Expression thrown = dice::parse(typed);
        dice::Throwing throwing(thrown);
        std::vector<int> shown;
        while (const dice::DieKind* die = shown.size() < 60 ? throwing.next() : nullptr) {
            shown.push_back(chance.one_in(3) ? die->most() : die->face(chance.from(0, die->sides - 1)));
            throwing.show(shown.back());
        }
        const dice::Outcome outcome = throwing.outcome();
        line(out, dice::canonical(thrown), thrown.label, shown, outcome.results, outcome.result,
             english(dice::meaning(thrown)), english(dice::outcome_text(thrown, outcome)));
        std::uint32_t state = 1;
        line(out, dice::shown_by(thrown, [&state] { return state = state * 1'664'525U + 1'013'904'223U; }));
    });
}

TEST(Words, ForThrowsAreReadAsInTheGoldenFile) {
    std::ostringstream out;
    Chance chance(3);
    for (const std::string& typed : words_of({"d", "6", "2d6", "4d6kh3", "d20", "d%", "!", "kl", "dl1", "dh", "+",
                                              "-", " ", "(", ")", "1", "100", "x"},
                                             7, 1500)) {
        print_throw(out, typed, chance);
    }
    for (const char* typed :
         {"4d6kh3+2", "3d6!", "1001d6", "d1000001", "d1", "2d6kh3", "4d6dl2-1", "((((((((((((1))))))))))))",
          "1000000001", "d6 + (d8 - 2)", "-d6", "0d6", "d0", "10d2!", "1d1!"}) {
        print_throw(out, typed, chance);
    }
    expect_answers("words-throws", {out.str()});
}

TEST(Words, ForSumsAndNumbersAreReadAsInTheGoldenFile) {
    std::ostringstream out;
    for (const std::string& typed :
         words_of({"0", "1", "10.0", "20", "3.5", "7½", "+", "-", " ", ".", ",", "999999999", "x", "½"}, 6, 800)) {
        const std::optional<ScoreValue> score = written_score(typed);
        line(out, typed, score ? number_text(score->number, score->parts) : "no score", kept_score_text(typed));
        or_why_not(out, [&] {
            const ScoreSum sum = score_sum(typed);
            line(out, sum.halves, sum.several);
        });
    }
    for (const double number : {0.0, 0.04, 0.05, 0.5, 1.0, 12.345, -3.25, 1e6}) {
        line(out, with_digits(number, 2), to_a_tenth(number));
    }
    expect_answers("words-sums", {out.str()});
}

TEST(Words, ForCardsAreReadAsInTheGoldenFile) {
    std::ostringstream out;
    for (const std::string& typed : words_of({"A", "K", "10", "T", "2", "7", "s", "H", "♦", "c", "M", "L", "W", "Y",
                                              "the ", "Sailor", "ace of ", "moons"},
                                             3, 1500)) {
        const std::optional<playing::Card> card = playing::card_of(typed);
        const std::optional<decktet::Card> other = decktet::card_of(typed);
        line(out, typed, card ? playing::code(*card) : "", other ? std::string(decktet::code(*other)) : "");
    }
    for (std::uint8_t id = 0; id < playing::kCards; ++id) {
        line(out, playing::code({id}), playing::name({id}), playing::rank_name(id % 13),
             playing::ranks_name(id % 13));
    }
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        const decktet::Card card{id};
        line(out, decktet::code_and_name(card), decktet::name(card), decktet::short_name(card),
             decktet::code_text(card));
    }
    expect_answers("words-cards", {out.str()});
}

TEST(Words, ForHandsAreAsInTheGoldenFile) {
    std::ostringstream out;
    Chance chance(5);
    std::vector<playing::Card> deck;
    for (std::uint8_t id = 0; id < playing::kCards; ++id) {
        deck.push_back({id});
    }
    for (int deal = 0; deal < 3000; ++deal) {
        chance.shuffle(deck);
        const auto size = static_cast<std::size_t>(chance.upto(8));
        const std::span<const playing::Card> cards(deck.data(), size);
        const poker::Hand hand = poker::best_hand(cards);
        line(out, hand.value.rank, static_cast<int>(hand.category), hand.name);
        for (const playing::Card card : hand.cards) {
            out << playing::code(card) << " ";
        }
        playing::Set behind, ahead, seen;
        for (std::size_t i = 0; i < size; ++i) {
            behind.add(deck[i]);
            ahead.add(deck[i + 10]);
            seen.add(deck[i + 20]);
        }
        for (const playing::Card card : poker::overtaking(behind, ahead, seen)) {
            out << playing::code(card) << " ";
        }
    }
    expect_answers("words-hands", {out.str()});
}

/// Writes what a session shows that only keeps a result, and what it shows after the table has counted.
void print_table(std::ostream& out, const Session& session) {
    const Playthrough& table = session.playthrough();
    const Json event{{"type", "adjust"},
                     {"what", {{"what", "score"}, {"player", session.names().front()}}},
                     {"to", session.names().size() % 2}};
    Session counted = copy_of(session);
    counted.enter(Played{read_event(event, "event", table, session.names())}, {});
    for (const Session* one : {&session, &std::as_const(counted)}) {
        const std::size_t ply = one->plies();
        line(out, one->playthrough().view(ply), one->playthrough().score(ply), one->playthrough().prompt(ply));
        line(out, one->playthrough().chapter(ply), one->playthrough().state(ply),
             one->playthrough().form(ply, event));
    }
    line(out, counted.replay().describe(0), write_text(counted));
}

void print_play(std::ostream& out, const Play& play) {
    line(out, play.id, play.game_id, play.game, play.number_at_bgg, play.board, play.place, play.comments);
    line(out, play.played, play.minutes, play.highest_wins, play.left_out);
    for (const PlayResult& player : play.players) {
        line(out, player.name, player.score, player.won, player.began, player.rank, player.role, player.team);
    }
    out << write_boardgamegeek(play) << bgstats_link(play);
    or_why_not(out, [&] {
        const Session session = session_of(play, known_games());
        out << write_record(session);
        print_table(out, session);
    });
}

TEST(Words, OfOtherProgramsAreReadAsInTheGoldenFile) {
    std::vector<std::string> texts;
    for (const char* game : kGamesWithSamples) {
        std::ostringstream out;
        const Json file = Json::parse(write_bgsplay(std::vector{play_of(sample_of(game))}));
        std::vector<Json> files = damaged(file);
        std::ranges::move(damaged_in_lists(file, {"plays", "players", "games", "locations"}),
                          std::back_inserter(files));
        for (const Json& item : damaged(file["plays"][0]["playerScores"][0])) {
            files.push_back(file);
            files.back()["plays"][0]["playerScores"][0] = item;
        }
        for (const char* letter : {"a", "é", "€", "🂡", "\xf4\x8f\xbf\xbd"}) {
            std::string words;
            for (int i = 0; i < 250; ++i) {
                words += i % 50 == 7 ? "\n" : letter;
            }
            files.push_back(file);
            Json& play = files.back()["plays"][0];
            play["comments"] = words;
            files.back()["players"][0]["name"] = words;
            files.back()["locations"][0]["name"] = words;
        }
        for (const Json& other : files) {
            line(out, kind_of_file(other.dump()) == FileKind::plays_of_bgstats);
            or_why_not(out, [&] {
                const ReadPlays read = read_bgsplay(other.dump());
                for (const Play& play : read.plays) {
                    print_play(out, play);
                }
                for (const PlayRemark& play : read.unread) {
                    line(out, play.place, english(play.why));
                }
            });
        }
        texts.push_back(out.str());
    }
    expect_answers("words-plays", texts);
}

TEST(Words, OfPlayersAreShownAsInTheGoldenFile) {
    std::ostringstream out;
    for (const std::string& typed : words_of(
             {"*", "**", "~~", " ", "a", "Meandering Beast", "2 * 3", "/", "..", "\n", "é", "李", "."}, 9, 600)) {
        for (const document::Run& run : document::runs_of(typed)) {
            line(out, run.words, run.emphasis, run.struck);
        }
        line(out, safe_name(typed), document::one_line(typed), document::display_width(typed), notation_name(typed));
        for (const std::string& part : document::wrapped(typed, 7)) {
            line(out, part);
        }
        line(out, document::cut_to(typed, 5));
    }
    std::vector<std::string> names;
    for (char letter = ' '; letter <= '~'; ++letter) {
        names.push_back(std::string(12, letter) + "!");
        line(out, document::bold_width(names.back(), 10));
    }
    line(out, document::fitted_names(names, 80, 10),
         document::fitted_names({"李李李李李李李李", "é̂éééééééééééé", ""}, 60, 9));
    expect_answers("words-shown", {out.str()});
}

}  // namespace
}  // namespace castalia::answers

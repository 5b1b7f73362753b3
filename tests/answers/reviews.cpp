#include <algorithm>

#include "core/review/branch_differences.h"
#include "core/review/comparison.h"
#include "core/review/figure_history.h"
#include "core/review/mistake.h"
#include "core/review/review.h"
#include "core/review/ways_out.h"
#include "core/rules/game/playout.h"
#include "core/session/commentary_lines.h"
#include "core/session/decisions.h"
#include "core/session/record.h"
#include "core/session/table_time.h"
#include "core/session/trace.h"
#include "core/statistics/dice.h"
#include "core/statistics/ending.h"
#include "core/statistics/luck.h"
#include "tests/answers/aspects.h"
#include "tests/answers/written_values.h"
#include "tests/support/games.h"

namespace castalia::answers {

namespace {

using namespace review;

void print_facts(std::ostream& out, const Session& session) {
    const Facts facts = facts_of(session);
    const Outcome& outcome = facts.outcome;
    line(out, std::string(status_word(outcome.status)), outcome.winners, outcome.result, outcome.score,
         outcome.winning, outcome.events, outcome.played.count(), facts.lines, ending_json(ending_of(facts)));
    line(out, ending_text(ending_of(facts)), heading_words(session.heading(), known_games()),
         facts.first_entered.has_value());
    for (const SeatDice& dice : facts.dice) {
        line(out, dice.seat, dice.set, dice.by_app, dice.sides, Json(dice.faces));
    }
    for (const SeatDiceLuck& luck : facts.dice_luck) {
        line(out, luck.seat, luck.rolls, luck.got, luck.expected, luck.variance);
    }
    statistics::DiceCount dice;
    dice.add(session);
    statistics::LuckCount luck(known_games());
    luck.add(session);
    line(out, dice.groups(), luck.players());
}

void print_decisions(std::ostream& out, const Session& session) {
    for (const Decision& decision : decisions_of(session)) {
        line(out, decision.event, decision.clause, decision.player, decision.what, decision.ruling, decision.type);
    }
    for (const Entry& entry : session.in_force().entries) {
        for (const CommentaryLine& remark : commentary_lines(session, entry.number)) {
            line(out, remark.label, remark.words, remark.sentence());
        }
    }
}

void print_figures(std::ostream& out, const Session& session) {
    const FigureHistory figures(session, session.plies());
    const Scoresheet sheet = session.playthrough().score(session.plies());
    for (std::size_t row = 0; row < sheet.rows.size() + sheet.ladder.size(); ++row) {
        for (const FigureChange& change : figures.of(row)) {
            line(out, row, change.event, change.seat, change_text(session, change, figures.parts()));
        }
    }
}

/// Writes the ways to make the first few impossible events possible.
void print_ways(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    int printed = 0;
    for (const auto& [ply, json] : evening.tried) {
        try {
            const EventPtr event = read_event(json, "event", session.playthrough(), session.names());
            const Verdict verdict = session.replay().judge(ply, *event);
            if (verdict && verdict->kind == Refusal::Kind::impossible && printed++ < 3) {
                const WaysOut ways = ways_out(session, {ply, event});
                line(out, ways_json(session, ways), ways.none);
                for (const WayOut& way : ways.ways) {
                    line(out, way.text, remarks_on(way), way.ruling);
                }
                line(out, ways.since ? since_text(session, *ways.since) : Text());
            }
        } catch (const BadRecord&) {
            continue;  // No record can have this event.
        }
    }
}

/// Writes what would explain that two counts differ.
void print_mistakes(std::ostream& out, const Session& session) {
    const std::vector<TableCount> counts = counts_at(session, session.plies());
    line(out, counts_json(counts, session.names()));
    for (std::size_t i = 0; i < 2 && !counts.empty(); ++i) {
        const std::size_t count = (i * 7 + 3) % counts.size();
        const Mistake mistake = find_mistake(session, {{count, counts[count].number + 1}});
        line(out, mistake_json(session, mistake), nothing_explains(session, mistake));
        for (std::size_t k = 0; k < mistake.explanations.size(); ++k) {
            line(out, remarks_on(mistake, k),
                 slip_text(session, mistake.explanations[k].event, mistake.explanations[k].kind,
                           mistake.explanations[k].events));
        }
    }
}

}  // namespace

void print_reviews(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    line(out, review_json(session));
    for (const ReviewMoment& moment : moments_of(session)) {
        line(out, moment.after, std::string(word_of(moment.kind)), moment.player, moment.text);
    }
    print_facts(out, session);
    print_decisions(out, revised(evening));
    print_figures(out, session);
    std::vector<Session> both;
    both.push_back(copy_of(session));
    both.push_back(revised(evening));
    const Comparison comparison = comparison_of(both);
    line(out, comparison_json(comparison), players_in_common(comparison));
    for (const ComparedPart& part : comparison.parts) {
        line(out, part.label, values_text(comparison, part, 0));
    }
    for (const ComparedSession& compared : comparison.sessions) {
        line(out, compared.winners, compared.first.value_or(99));
    }
    for (const ComparedSeries& series : comparison.series) {
        for (const ComparedCurve& curve : curves_of(comparison, series, "")) {
            line(out, series.key, curve.session, curve.seat);
        }
    }
    const BranchDifferences differences = branch_differences(session, session.plies() / 2, both.back());
    for (const BranchDifferences::Numbers& numbers : differences.numbers) {
        line(out, numbers_text(numbers, session.names()));
    }
    line(out, differences.compared_with, differences.no_longer);
}

void print_playouts(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    constexpr std::size_t kBeginnings = 5;
    constexpr int kMostMoves = 400;
    for (std::size_t i = 0; session.game().continued && i < 2 * kBeginnings; ++i) {
        RandomSource random(i + 1);
        const auto game =
            session.game().continued(session.playthrough(), session.plies() * (i / 2) / kBeginnings, random);
        for (int moves = 0; moves < kMostMoves && !game->over(); ++moves) {
            const MovePtr move = game->next();
            if (move == nullptr) {
                out << "no move\n";
                break;
            }
            Json written = Json::object();
            session.playthrough().write(*move, written);
            line(out, written);
            game->play(*move);
        }
        line(out, game->shares());
    }
}

void print_searches(std::ostream& out, const Evening& evening) {
    print_ways(out, evening);
    print_mistakes(out, beginning_of(evening.session, 20));
}

}  // namespace castalia::answers

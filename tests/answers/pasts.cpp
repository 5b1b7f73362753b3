#include <algorithm>

#include "core/export/scoresheet.h"
#include "core/games/all.h"
#include "core/review/branch_differences.h"
#include "core/review/comparison.h"
#include "core/review/figure_history.h"
#include "core/review/mistake.h"
#include "core/review/review.h"
#include "core/review/ways_out.h"
#include "core/rules/continuation.h"
#include "core/session/another_setup.h"
#include "core/session/commentary_lines.h"
#include "core/session/decisions.h"
#include "core/session/record.h"
#include "core/session/table_time.h"
#include "core/session/trace.h"
#include "core/statistics/dice.h"
#include "core/statistics/ending.h"
#include "core/statistics/luck.h"
#include "tests/answers/aspects.h"
#include "tests/answers/told.h"
#include "tests/support/games.h"

namespace castalia::answers {

namespace {

using namespace review;

void tell_facts(std::ostream& out, const Session& session) {
    const Facts facts = facts_of(session);
    const Outcome& outcome = facts.outcome;
    line(out, std::string(status_word(outcome.status)), outcome.winners, outcome.result, outcome.score,
         outcome.winning, outcome.events, outcome.played.count(), facts.lines, ending_json(ending_of(facts)));
    line(out, ending_text(ending_of(facts)), heading_words(session.heading(), known_games()),
         facts.first_entered.has_value());
    for (const SeatDice& dice : facts.dice) {
        line(out, dice.seat, dice.set, dice.by_app, dice.sides, Json(dice.faces));
    }
    for (const SeatFortune& fortune : facts.fortunes) {
        line(out, fortune.seat, fortune.rolls, fortune.got, fortune.expected, fortune.variance);
    }
    statistics::DiceCount dice;
    dice.add(session);
    for (const statistics::DiceGroup& group : dice.groups()) {
        line(out, group.name, group.sentence, group.thrown, group.expected, group.mean, group.fair_mean);
    }
    statistics::LuckCount luck(known_games());
    luck.add(session);
    for (const statistics::PlayerLuck& player : luck.players()) {
        line(out, player.player, player.rolls, player.got, player.expected, player.spread, player.sentence);
    }
}

void tell_decisions(std::ostream& out, const Session& session) {
    for (const Decision& decision : decisions_of(session)) {
        line(out, decision.event, decision.clause, decision.player, decision.what, decision.ruling, decision.type);
    }
    for (const Entry& entry : session.in_force().entries) {
        for (const CommentaryLine& remark : commentary_lines(session, entry.number)) {
            line(out, remark.label, remark.words, remark.sentence());
        }
    }
}

void tell_figures(std::ostream& out, const Session& session) {
    const FigureHistory figures(session, session.plies());
    const Scoresheet sheet = session.playthrough().score(session.plies());
    for (std::size_t row = 0; row < sheet.rows.size() + sheet.ladder.size(); ++row) {
        for (const FigureChange& change : figures.of(row)) {
            line(out, row, change.event, change.seat, change_text(session, change, figures.parts()));
        }
    }
}

/// Writes the ways to make the first few impossible events possible.
void tell_ways(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    int told = 0;
    for (const auto& [ply, json] : evening.tried) {
        try {
            const EventPtr event = read_event(json, "event", session.playthrough(), session.names());
            const Verdict verdict = session.replay().judge(ply, *event);
            if (verdict && verdict->kind == Refusal::Kind::impossible && told++ < 3) {
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
void tell_mistakes(std::ostream& out, const Session& session) {
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

/// Returns the evening as it was after so many operations.
Session beginning_of(const Session& session, std::size_t operations) {
    return as_recorded_after(session, std::min(session.journal().size(), operations));
}

void tell_record(std::ostream& out, const Session& session) {
    out << write_record(session) << write_record(session, true) << write_text(session) << write_text(session, true);
    line(out, replay_json(session, session.plies()), trace_json(session), kept_commentary_json(session));
    for (const TracedEntry& traced : trace_of(session)) {
        for (const TraceChange& change : traced.changes) {
            line(out, told(change, "then"), details_of(change, traced, session),
                 words_of(*traced.event, traced, session, true));
        }
    }
    line(out, session.undo_text(), session.redo_text(), table_time(session).played().count());
    Heading heading = session.heading();
    for (std::string& name : heading.players) {
        name = "New " + name;
    }
    const Game& game = session.game();
    heading.setup =
        game.rename(Players{session.heading().players}, Players{heading.players}, heading.edition, heading.setup);
    const AnotherSetup other = with_another_setup(session, heading, "it happened");
    out << write_record(other.session);
    for (const AnotherSetup::Misfit& misfit : other.misfits) {
        line(out, misfit.index, misfit.sentence, misfit.refusal, misfit.stands);
    }
}

std::vector<std::string> lines_of(std::istream& stream) {
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Writes how a record reads of which one member is missing, wrong or new, and a text of which a line is missing.
void tell_damaged(std::ostream& out, const Session& session) {
    const Json record = Json::parse(write_record(session, true));
    std::vector<Json> others = damaged(record);
    for (const char* list : {"events", "journal", "comments", "variations"}) {
        if (record.contains(list) && !record[list].empty()) {
            for (const Json& item : damaged(record[list].back())) {
                others.push_back(record);
                others.back()[list].back() = item;
            }
        }
    }
    for (const Json& other : others) {
        try {
            out << write_record(read_record(other.dump(), known_games()));
        } catch (const BadRecord& error) {
            line(out, std::string(error.what()));
        }
    }
    std::istringstream text(write_text(session));
    const std::vector<std::string> lines = lines_of(text);
    for (std::size_t missing = 0; missing < std::min<std::size_t>(lines.size(), 20); ++missing) {
        std::string other;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            other += i == missing ? "" : lines[i] + "\n";
        }
        try {
            out << write_text(read_text(other, known_games()));
        } catch (const BadRecord& error) {
            line(out, std::string(error.what()));
        }
    }
}

}  // namespace

void tell_reviews(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    line(out, review_json(session));
    for (const ReviewMoment& moment : moments_of(session)) {
        line(out, moment.after, std::string(word_of(moment.kind)), moment.player, moment.text);
    }
    tell_facts(out, session);
    tell_decisions(out, revised(evening));
    tell_figures(out, session);
    std::vector<Session> both;
    both.push_back(copy_of(session));
    both.push_back(revised(evening));
    const Comparison comparison = comparison_of(both);
    line(out, comparison_json(comparison), players_in_common(comparison));
    for (const ComparedPart& part : comparison.parts) {
        line(out, part.label, values_text(comparison, part, 0));
    }
    const BranchDifferences differences = branch_differences(session, session.plies() / 2, both.back());
    for (const BranchDifferences::Numbers& numbers : differences.numbers) {
        line(out, numbers_text(numbers, session.names()));
    }
    line(out, differences.compared_with, differences.no_longer);
}

void tell_continuations(std::ostream& out, const Evening& evening) {
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

void tell_searches(std::ostream& out, const Evening& evening) {
    tell_ways(out, evening);
    tell_mistakes(out, beginning_of(evening.session, 16));
}

void tell_records(std::ostream& out, const Evening& evening) {
    tell_record(out, evening.session);
    tell_record(out, revised(evening));
    tell_damaged(out, revised({beginning_of(evening.session, 8), {}}));
}

}  // namespace castalia::answers

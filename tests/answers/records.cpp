#include <algorithm>
#include <iterator>

#include "core/session/another_setup.h"
#include "core/session/record.h"
#include "core/session/table_time.h"
#include "core/session/trace.h"
#include "tests/answers/aspects.h"
#include "tests/answers/written_values.h"
#include "tests/support/games.h"

namespace castalia::answers {

namespace {

void print_record(std::ostream& out, const Session& session) {
    out << write_record(session) << write_record(session, true) << write_text(session) << write_text(session, true);
    line(out, replay_json(session, session.plies()), trace_json(session), kept_commentary_json(session));
    for (const TracedEntry& traced : trace_of(session)) {
        for (const TraceChange& change : traced.changes) {
            line(out, change_text(change, "then"), details_of(change, traced, session),
                 words_of(*traced.event, traced, session, true));
        }
    }
    line(out, session.undo_text(), session.redo_text(), table_time(session).played().count());
    Heading heading = session.heading();
    heading.players = with_new_names({heading.players}).names;
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
void print_damaged(std::ostream& out, const Session& session) {
    const Json record = Json::parse(write_record(session, true));
    std::vector<Json> others = damaged(record);
    std::ranges::move(damaged_in_lists(record, {"events", "journal", "comments", "variations"}),
                      std::back_inserter(others));
    for (const Json& other : others) {
        or_why_not(out, [&] { out << write_record(read_record(other.dump(), known_games())); });
    }
    std::istringstream text(write_text(session));
    const std::vector<std::string> lines = lines_of(text);
    for (std::size_t missing = 0; missing < std::min<std::size_t>(lines.size(), 20); ++missing) {
        std::string other;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            other += i == missing ? "" : lines[i] + "\n";
        }
        or_why_not(out, [&] { out << write_text(read_text(other, known_games())); });
    }
}

}  // namespace

void print_records(std::ostream& out, const Evening& evening) {
    print_record(out, evening.session);
    print_record(out, revised(evening));
    print_damaged(out, revised({beginning_of(evening.session, 8), {}}));
}

}  // namespace castalia::answers

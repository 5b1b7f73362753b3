// The call that counts the table and finds the mistake.
#include <memory>

#include "app/cli/command.h"
#include "core/review/table_counts.h"

namespace castalia::cli {

namespace {

struct CountCall {
    std::string file, session, found;
    bool json = false;
};

/// Returns the list for reading aloud: a heading for each place, a line for each player.
std::string count_list_text(const Session& session, const std::vector<TableCount>& counts) {
    std::string text;
    const Text* place = nullptr;
    const std::vector<review::CountLine> lines = review::lines_of(counts);
    for (const review::CountLine& line : lines) {
        if (place == nullptr || *place != line.place) {
            text += (text.empty() ? "" : "\n") + line_of(line.place);
        }
        place = &line.place;
        std::vector<Text> numbers;
        for (const std::size_t i : line.counts) {
            numbers.push_back(say("{what}: {n}", {{"what", counts[i].name}, {"n", literally(counts[i].number)}}));
        }
        text += "  " +
                line_of(line.owner
                            ? say("{who} – {counts}",
                                  {{"who", literally(session.names()[static_cast<std::size_t>(line.owner->index)])},
                                   {"counts", listed(numbers)}})
                            : listed(numbers));
    }
    return text.empty() ? line_of(say("Nothing of this game can be counted on the table.")) : text;
}

void count_table(const CountCall& wanted, const Calls& calls) {
    const Session session = session_of(calls, wanted.file, wanted.session,
                                       say("Name one table to count: a record file or --session ID."));
    const std::vector<TableCount> counts = review::counts_at(session, session.plies());
    wanted.json ? print(Json{{"counts", review::counts_json(counts, session.names())}})
                : print(count_list_text(session, counts));
}

}  // namespace

void add_counting(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<CountCall>();
    auto* call = program.add_subcommand("count", "Lists what must lie in each pile, hand and place of the table now");
    call->add_option("FILE", wanted->file, "A record, or - for standard input");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    call->add_flag("--json", wanted->json, "Prints JSON");
    call->callback([wanted, &calls] { count_table(*wanted, calls); });
}

}  // namespace castalia::cli

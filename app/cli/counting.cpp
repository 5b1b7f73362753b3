// The call that counts the table and finds the mistake.
#include <memory>

#include "app/cli/command.h"
#include "core/review/mistake.h"

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

/// Returns how the counts that were found can have come about.
std::string mistake_text(const Session& session, const review::Mistake& mistake) {
    std::string text;
    for (const review::FoundCount& difference : mistake.differences) {
        text += line_of(review::difference_text(mistake, difference));
    }
    if (text.empty()) {
        return line_of(say("The table lies as the record says."));
    }
    text += "\n";
    for (std::size_t i = 0; i < mistake.explanations.size(); ++i) {
        text += line_of(say("{number}. {text}", {{"number", number(i + 1)}, {"text", mistake.explanations[i].text}}));
        for (const Text& remark : review::remarks_on(mistake, i)) {
            text += "   " + line_of(remark);
        }
    }
    if (mistake.explanations.empty()) {
        for (const Text& sentence : review::nothing_explains(session, mistake)) {
            text += line_of(sentence);
        }
    }
    return text;
}

void find_mistake(const CountCall& wanted, const Session& session, const std::vector<TableCount>& counts) {
    Json json;
    try {
        json = parse_json(wanted.found);
    } catch (const BadRecord& error) {
        throw Ended(kUsage, say("--found: {why}", {{"why", error.text}}));
    }
    const review::Mistake mistake = review::find_mistake(session, review::read_found(json, session, counts));
    wanted.json ? print(review::mistake_json(session, mistake)) : print(mistake_text(session, mistake));
}

void count_table(const CountCall& wanted, const Calls& calls) {
    const Session session = session_of(calls, wanted.file, wanted.session,
                                       say("Name one table to count: a record file or --session ID."));
    calls.faulty |= tell_refusals(wanted.file, session);
    const std::vector<TableCount> counts = review::counts_at(session, session.plies());
    if (!wanted.found.empty()) {
        find_mistake(wanted, session, counts);
        return;
    }
    wanted.json ? print(Json{{"counts", review::counts_json(counts, session.names())}})
                : print(count_list_text(session, counts));
}

}  // namespace

void add_counting(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<CountCall>();
    auto* call = program.add_subcommand("count", "Lists what must lie in each pile, hand and place of the table now");
    call->add_option("FILE", wanted->file, "A record, or - for standard input");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    call->add_option(
        "--found", wanted->found,
        "What was found where it differs, as JSON: [{\"what\": {\"what\": \"draw_pile\"}, \"to\": 7}]. All "
        "else was found as the record says; \"to\": null has not been counted yet");
    call->add_flag(
        "--json", wanted->json,
        "Prints JSON: each count as an adjust names it; with --found the differences, the single slips that "
        "explain them with the events that should stand there, and what is still to be counted");
    call->callback([wanted, &calls] { count_table(*wanted, calls); });
}

}  // namespace castalia::cli

// The call that reviews a session: its curves and moments.
#include <cmath>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/publishing/export_formats.h"
#include "app/publishing/picture.h"
#include "core/export/review_blocks.h"
#include "core/review/chances.h"
#include "core/review/review.h"
#include "db/sqlite/files.h"

namespace castalia::cli {

namespace {

struct Reviewing {
    std::string file, session;
    int continuations = 0;  ///< 0 when no chances are asked for.
    std::uint64_t seed = 1;
    bool json = false, force = false;
    std::string graph, series;
};

/// Returns the last value of each player: "Total ranks: Ann 36, Ben 41".
std::string last_values(const Session& session, const Series& series) {
    std::vector<Text> players;
    for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
        const std::optional<double> last = series.values[seat].back();
        players.push_back(
            say("{who} {value}", {{"who", literally(session.names()[seat])}, {"value", review::number_text(last)}}));
    }
    return line_of(say("{series}: {players}", {{"series", series.name}, {"players", listed(players)}}));
}

std::string review_text(const Session& session) {
    std::string text;
    for (const review::ReviewMoment& moment : review::moments_of(session)) {
        text += line_of(say("After event {number}: {text}",
                            {{"number", literally(static_cast<long long>(moment.after))}, {"text", moment.text}}));
    }
    text += text.empty() ? "" : "\n";
    for (const Series& series : review::series_of(session)) {
        text += last_values(session, series);
    }
    for (const Comment& comment : session.commentary.comments) {
        if (const std::optional<std::size_t> ply = ply_after(session, comment.entry)) {
            text += "\n" + line_of(say("Comment on event {number}: {mark} {text}",
                                       {{"number", literally(static_cast<long long>(*ply))},
                                        {"mark", literally(comment.mark)},
                                        {"text", literally(comment.text)}}));
        }
    }
    for (const Variation& variation : session.commentary.variations) {
        if (const std::optional<std::size_t> ply = ply_after(session, variation.after)) {
            text += "\n" + line_of(say_count("After event {ply}, variation \"{name}\": {n} event",
                                             "After event {ply}, variation \"{name}\": {n} events",
                                             static_cast<long long>(variation.events.size()),
                                             {{"ply", literally(static_cast<long long>(*ply))},
                                              {"name", literally(variation.name)}}));
        }
    }
    return text;
}

Text percent(double share) {
    constexpr double kHundred = 100;
    return literally(std::to_string(std::lround(share * kHundred)) + " %");
}

/// Returns the chances of each turn, with what is assumed: "After event 4: Ann 51 %, Ben 49 %, error 5 %".
std::string chances_text(const Session& session, const review::Chances& chances) {
    std::string text = "\n" + line_of(say("Winning chances")) + line_of(review::assumed(chances.wanted));
    for (const review::ChancesAt& at : chances.at) {
        std::vector<Text> players;
        for (std::size_t seat = 0; seat < at.win.size(); ++seat) {
            players.push_back(
                say("{who} {value}", {{"who", literally(session.names()[seat])}, {"value", percent(at.win[seat])}}));
        }
        text += line_of(say("After event {number}: {players}, error {error}",
                            {{"number", literally(static_cast<long long>(at.after))},
                             {"players", listed(players)},
                             {"error", percent(at.error)}}));
    }
    return text;
}

/// Returns the chances, if they are wanted. Throws Ended where no sensible players are known for the game.
std::optional<review::Chances> chances_wanted(const Reviewing& wanted, const Session& session) {
    if (wanted.continuations == 0) {
        return std::nullopt;
    }
    if (!review::has_chances(session)) {
        throw Ended(kUsage,
                    say("Winning chances are told of games that moves decide, and {game} is none of them. Leave "
                        "--chances out.",
                        {{"game", session.game().title}}));
    }
    return review::chances_of(session, {wanted.continuations, wanted.seed}, {});
}

/// Returns the figure of the wanted curve. Throws Ended where the session has no such curve.
document::Figure wanted_graph(const Reviewing& wanted, const Session& session) {
    DocumentOptions options;
    options.translate = translate;
    options.ahead = local_time_ahead;
    const std::optional<document::Figure> figure = graph_of(session, wanted.series, options);
    if (figure) {
        return *figure;
    }
    std::vector<std::string> keys;
    bool known = wanted.series.empty();
    for (const Series& series : review::series_of(session)) {
        keys.push_back(series.key);
        known = known || series.key == wanted.series;
    }
    throw Ended(kUsage, known ? say("Nothing ever changes in this curve, so there is no graph to write.")
                              : say("There is no series {key}. There are: {keys}.",
                                    {{"key", literally(wanted.series)}, {"keys", literally(joined(keys))}}));
}

void write_graph(const Reviewing& wanted, const Session& session) {
    const bool picture = wanted.graph.ends_with(".png");
    if (!picture && !wanted.graph.ends_with(".svg")) {
        throw Ended(kUsage, say("The graph is written as SVG or PNG: let the name {file} end in .svg or .png.",
                                {{"file", literally(wanted.graph)}}));
    }
    const document::Figure figure = wanted_graph(wanted, session);
    try {
        write_whole(wanted.graph, picture ? write_png(figure) : document::write_svg(figure), wanted.force);
    } catch (const Failure& failure) {
        throw Ended(kUsage, failure.text);
    }
    print(line_of(say("written: {file}", {{"file", literally(wanted.graph)}})));
}

void review_what(const Reviewing& wanted, const Calls& calls) {
    if (wanted.graph.empty() && (wanted.force || !wanted.series.empty())) {
        throw Ended(kUsage, say("--series and --force belong to --graph FILE."));
    }
    const Session session = session_of(calls, wanted.file, wanted.session,
                                       say("Name one thing to review: a record file or --session ID."));
    calls.faulty |= tell_refusals(wanted.file, session);
    if (!wanted.graph.empty()) {
        write_graph(wanted, session);
        return;
    }
    const std::optional<review::Chances> chances = chances_wanted(wanted, session);
    if (!wanted.json) {
        print(review_text(session) + (chances ? chances_text(session, *chances) : std::string()));
        return;
    }
    Json json = review::review_json(session);
    if (chances) {
        json["chances"] = review::chances_json(*chances, session.names());
    }
    print(json);
}

}  // namespace

void add_reviewing(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Reviewing>();
    auto* call = program.add_subcommand("review", "Tells the course of a session: curves and moments");
    call->add_option("FILE", wanted->file, "A record, or - for standard input");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    constexpr int kMostPlayouts = 100'000;
    call->add_option("--chances", wanted->continuations,
                     "Adds winning chances: how many games are played on from each turn, such as 400")
        ->transform(whole_number(1, kMostPlayouts));
    constexpr long long kLargestSeed = 1'000'000'000'000'000'000;
    call->add_option("--seed", wanted->seed, "The seed of the games that are played on; 1 unless told")
        ->transform(whole_number(0, kLargestSeed));
    auto* json = call->add_flag("--json", wanted->json, "Prints JSON");
    call->add_option(
            "--graph", wanted->graph,
            "Writes the graph of the session to a file, as SVG or PNG by its ending, and prints nothing else")
        ->excludes(json);
    call->add_option("--series", wanted->series,
                     "With --graph, which curve: a key that --json prints. The default is the first one that moves");
    call->add_flag("--force", wanted->force, "With --graph, writes over a file that exists");
    call->callback([wanted, &calls] { review_what(*wanted, calls); });
}

}  // namespace castalia::cli

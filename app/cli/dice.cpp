// The call that tells what all dice have shown.
#include <memory>

#include "app/cli/command.h"
#include "core/rules/text/decimals.h"
#include "core/statistics/throws.h"
#include "db/history/figures.h"

namespace castalia::cli {

namespace {

struct Asked {
    std::string player, game, since, until;
    std::vector<std::string> compared;
    bool throws = false, json = false;
};

Text rounded(double number) { return with_digits(number, 2); }

Json group_json(const statistics::DiceGroup& group) {
    Json faces = Json::object();
    for (const auto& [face, times] : group.seen) {
        faces[std::to_string(face)] = times;
    }
    Json json{{"set", group.set},
              {"source", group.by_app ? "app" : "table"},
              {"sides", group.sides},
              {"thrown", group.thrown},
              {"faces", std::move(faces)},
              {"expected", group.expected},
              {"mean", group.mean},
              {"fair_mean", group.fair_mean},
              {"chi_square", nullptr},
              {"freedom", nullptr},
              {"p", nullptr},
              {"sentence", english(group.sentence)}};
    if (group.fit) {
        json["chi_square"] = group.fit->chi_square;
        json["freedom"] = group.fit->freedom;
        json["p"] = group.fit->p;
    }
    return json;
}

std::string group_text(const statistics::DiceGroup& group) {
    std::string text =
        line_of(say_count("{dice}: {n} roll, mean {mean} where fair dice have {fair}",
                          "{dice}: {n} rolls, mean {mean} where fair dice have {fair}", group.thrown,
                          {{"dice", group.name}, {"mean", rounded(group.mean)}, {"fair", rounded(group.fair_mean)}}));
    constexpr int kMostShown = 30;
    if (group.sides <= kMostShown) {
        text += "  ";
        for (int face = 1; face <= group.sides; ++face) {
            const auto found = group.seen.find(face);
            text += " " + std::to_string(face) + "×" + std::to_string(found == group.seen.end() ? 0 : found->second);
        }
        text += translate(say(", {number} of each expected", {{"number", rounded(group.expected)}})) + "\n";
    }
    if (group.fit) {
        text += "   " + line_of(say_count("chi-square {value} with {n} degree of freedom",
                                          "chi-square {value} with {n} degrees of freedom", group.fit->freedom,
                                          {{"value", rounded(group.fit->chi_square)}}));
    }
    return text + "   " + line_of(group.sentence);
}

Json throw_group_json(const statistics::ThrowGroup& group) {
    return {{"expression", group.expression},
            {"player", group.player.empty() ? Json() : Json(group.player)},
            {"source", group.by_app ? "app" : "table"},
            {"set", group.set},
            {"thrown", group.thrown},
            {"mean", group.mean},
            {"expected", group.expected},
            {"spread", group.spread},
            {"chi_square", group.fit ? Json(group.fit->chi_square) : Json()},
            {"freedom", group.fit ? Json(group.fit->freedom) : Json()},
            {"p", group.fit ? Json(group.fit->p) : Json()},
            {"reached", group.has_target ? Json(group.reached) : Json()},
            {"chance", group.has_target ? Json(group.chance) : Json()},
            {"successes_in_row", group.has_target ? Json(group.successes_in_row) : Json()},
            {"failures_in_row", group.has_target ? Json(group.failures_in_row) : Json()}};
}

std::string throw_group_text(const statistics::ThrowGroup& group) {
    const Text dice = group.by_app        ? say("the program’s dice")
                      : group.set.empty() ? say("the table’s dice")
                                          : literally(group.set);
    const std::string text =
        line_of(say_count("{throw}, {who}, {dice}: {n} throw, {mean} where {expected} is expected on average",
                          "{throw}, {who}, {dice}: {n} throws, {mean} where {expected} is expected on average",
                          static_cast<long long>(group.thrown),
                          {{"throw", literally(group.expression)},
                           {"who", group.player.empty() ? say("nobody named") : literally(group.player)},
                           {"dice", dice},
                           {"mean", rounded(group.mean)},
                           {"expected", rounded(group.expected)}}));
    return text + "   " + line_of(statistics::throws_text(group));
}

/// Compares the dice of two sets, with each number of sides that both have.
void compare_sets(const Asked& asked, const std::vector<statistics::DiceGroup>& groups, Json& json,
                  std::string& text) {
    json["comparisons"] = Json::array();
    for (const statistics::DiceGroup& one : groups) {
        for (const statistics::DiceGroup& other : groups) {
            if (one.by_app || other.by_app || one.set != asked.compared[0] || other.set != asked.compared[1]) {
                continue;
            }
            const std::optional<statistics::SetComparison> found = statistics::comparison_of(one, other);
            if (!found) {
                continue;
            }
            json["comparisons"].push_back({{"sets", asked.compared},
                                           {"sides", one.sides},
                                           {"chi_square", found->fit.chi_square},
                                           {"freedom", found->fit.freedom},
                                           {"p", found->fit.p},
                                           {"throws_needed", std::ceil(found->throws_needed)}});
            text += line_of(say(
                "{one} and {other}: {comparison}",
                {{"one", one.name}, {"other", other.name}, {"comparison", statistics::comparison_sentence(*found)}}));
        }
    }
    if (json["comparisons"].empty()) {
        text += line_of(say("Too few rolls of these two sets with the same sides to compare them"));
    }
}

/// Ends the call unless two different sets are compared that the library knows, whenever they were thrown.
void check_sets(Store& store, const std::vector<std::string>& compared) {
    if (compared.empty()) {
        return;
    }
    if (compared[0] == compared[1]) {
        throw Ended(kUsage,
                    say("--compare needs two different sets, not {set} twice.", {{"set", literally(compared[0])}}));
    }
    std::vector<std::string> known;
    for (const statistics::DiceGroup& group : Figures(store, {}).dice(0, "").groups) {
        known.push_back(group.set);
    }
    for (const std::string& set : compared) {
        if (std::ranges::find(known, set) == known.end()) {
            end_unknown(say("No dice of the library are called {set}.", {{"set", literally(set)}}), set, known,
                        say("Run castalia-cli stats dice to see all dice."));
        }
    }
}

void dice_statistics(const Asked& asked, const Calls& calls) {
    Store store = calls.open();
    check_game(store, asked.game);
    check_sets(store, asked.compared);
    const Figures figures(store, period_of(asked.since, asked.until));
    const PersonKey whose = asked.player.empty() ? 0 : person_called(People(store), asked.player).key;
    const DiceFigures dice = figures.dice(whose, asked.game);
    const std::vector<statistics::PlayerLuck> luck = figures.luck(whose, asked.game);
    const std::vector<statistics::ThrowGroup> thrown =
        asked.throws ? figures.throws(whose, asked.game) : std::vector<statistics::ThrowGroup>();
    Json json{
        {"sessions", dice.sessions}, {"thrown", dice.thrown}, {"groups", Json::array()}, {"luck", Json::array()}};
    std::string text = line_of(say_count("{n} die in {sessions}", "{n} dice in {sessions}", dice.thrown,
                                         {{"sessions", sessions_text(dice.sessions)}}));
    for (const statistics::DiceGroup& group : dice.groups) {
        json["groups"].push_back(group_json(group));
        text += group_text(group);
    }
    for (const statistics::PlayerLuck& one : luck) {
        json["luck"].push_back({{"game", one.game},
                                {"player", one.player},
                                {"sessions", one.sessions},
                                {"rolls", one.rolls},
                                {"got", one.got},
                                {"expected", one.expected},
                                {"spread", one.spread},
                                {"sentence", english(one.sentence)}});
        text +=
            line_of(say("{player}, {game}, over {sessions}: {sentence}", {{"player", literally(one.player)},
                                                                          {"game", literally(one.game)},
                                                                          {"sessions", sessions_text(one.sessions)},
                                                                          {"sentence", one.sentence}}));
    }
    if (!asked.compared.empty()) {
        compare_sets(asked, dice.groups, json, text);
    }
    if (asked.throws) {
        json["throws"] = Json::array();
        for (const statistics::ThrowGroup& group : thrown) {
            json["throws"].push_back(throw_group_json(group));
            text += throw_group_text(group);
        }
    }
    asked.json ? print(json) : print(text);
}

}  // namespace

void add_dice_statistics(CLI::App& stats, Calls& calls) {
    auto asked = std::make_shared<Asked>();
    auto* call = stats.add_subcommand(
        "dice", "Compares what all dice have shown with chance, and tells what they brought the players");
    call->fallthrough(false);
    call->add_option("--player", asked->player, "Only dice that this player rolled");
    call->add_option("--game", asked->game, "Only sessions of this game");
    call->add_option("--since", asked->since, "Only sessions from this day on, as 2026-11-21");
    call->add_option("--until", asked->until, "Only sessions up to this day");
    call->add_option("--compare", asked->compared, "Compares the dice of two named sets")
        ->expected(2)
        ->type_name("SET");
    call->add_flag("--throws", asked->throws, "Tells the throws by their expression and player, too");
    call->add_flag("--json", asked->json, "Prints JSON");
    call->callback([asked, &calls] { dice_statistics(*asked, calls); });
}

}  // namespace castalia::cli

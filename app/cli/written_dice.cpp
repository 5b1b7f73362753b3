#include "app/cli/written_dice.h"

#include "core/dice/letters.h"
#include "core/dice/meaning.h"
#include "core/dice/notation.h"
#include "core/rules/text/mapped.h"

namespace castalia::cli {

namespace {

Json readings_json(const std::vector<dice::Reading>& found) {
    Json json{{"readings", Json::array()}};
    for (const dice::Reading& reading : found) {
        const Json dialects =
            json_array(reading.dialects, [](dice::Dialect dialect) { return dice::dialect_word(dialect); });
        json["readings"].push_back({{"dialect", dialects.front()},
                                    {"dialects", dialects},
                                    {"expression", dice::canonical(reading.expression)},
                                    {"meaning", english(dice::meaning(reading.expression))},
                                    {"typed", dice::undisputed(reading.expression)}});
    }
    return json;
}

}  // namespace

std::optional<dice::Expression> expression_in(const Written& written, Calls& calls) {
    try {
        return dice::read_line(written.notation, dice::dialect_of(written.dialect));
    } catch (const dice::SeveralReadings& several) {
        if (!written.json) {
            throw Ended(kUsage, say("{why}, or say whose notation it is with --dialect", {{"why", several.text}}));
        }
        print(readings_json(several.found));
        calls.status = kUsage;
        return std::nullopt;
    } catch (const BadNotation& bad) {
        throw Ended(kUsage, say("{dice}: at character {position}: {why}",
                                {{"dice", literally(written.notation)},
                                 {"position", number(dice::characters_before(written.notation, bad.position) + 1)},
                                 {"why", bad.text}}));
    }
}

void add_written(CLI::App& call, Written& written) {
    call.add_option("DICE", written.notation, "The dice in notation, such as 4d6kh3+2")->required();
    call.add_option("--dialect", written.dialect, "Whose notation it is, where programs differ")
        ->check(CLI::IsMember({"ours", "roll20", "rpg", "bcdice"}));
    call.add_flag("--json", written.json, "Prints JSON");
}

}  // namespace castalia::cli

// The schema and the notation page agree with the declarations of moves and setups.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/rules/game/game.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using Document = nlohmann::json;  // Objects are compared without the order of their keys.
using WordSet = std::set<std::string>;

std::filesystem::path resources() { return std::filesystem::path(source_dir()) / "resources"; }

std::vector<const Game*> every_game() {
    std::vector<const Game*> games{&game_called("result")};
    for (const Game& game : known_games().offered()) {
        games.push_back(&game);
    }
    return games;
}

const Document& schema_file(const std::string& name) {
    static std::map<std::string, Document> read;
    Document& schema = read[name];
    if (schema.is_null()) {
        std::ifstream file(resources() / "schema" / name);
        schema = Document::parse(file);
    }
    return schema;
}

/// Returns the schema with every reference replaced by its target, and without words for readers.
Document resolved(const Document& schema, const std::string& file) {
    if (schema.is_object() && schema.contains("$ref")) {
        const auto to = schema["$ref"].get<std::string>();
        const std::size_t hash = to.find('#');
        const std::string in = hash == 0 ? file : to.substr(0, hash);
        return resolved(schema_file(in).at(Document::json_pointer(to.substr(hash + 1))), in);
    }
    Document whole = schema;
    if (whole.is_object()) {
        whole.erase("description");
        if (whole.contains("required")) {
            auto keys = whole["required"].get<std::vector<std::string>>();
            std::ranges::sort(keys);
            whole["required"] = keys;
        }
    }
    if (whole.is_structured()) {
        for (Document& part : whole) {
            part = resolved(part, file);
        }
    }
    return whole;
}

std::string type_of(const Document& event) {
    const Document& one = event.contains("oneOf") && !event.contains("properties") ? event["oneOf"][0] : event;
    return one["properties"]["type"]["const"];
}

/// Returns the events of a game by their types, as its schema has them. Musée for three has the same with other
/// bounds.
std::map<std::string, Document> events_in_schema(const std::string& file) {
    std::map<std::string, Document> events;
    const Document& schema = schema_file(file);
    for (const auto& [name, definition] : schema["definitions"].items()) {
        if (name == "event") {
            continue;  // This is the choice among all of them.
        }
        const Document whole = resolved(definition, file);
        const Document& one = whole.contains("oneOf") && !whole.contains("properties") ? whole["oneOf"][0] : whole;
        if (one.is_object() && one.contains("properties") && one["properties"].contains("type") &&
            one["properties"]["type"].contains("const") && name.find("_event") == std::string::npos &&
            !name.ends_with("_of_three")) {
            events[type_of(whole)] = whole;
        }
    }
    return events;
}

TEST(DeclaredMoves, AreWhatTheSchemaSaysOfEvents) {
    for (const Game* game : every_game()) {
        SCOPED_TRACE(game->id);
        if (!game->moves) {
            ADD_FAILURE() << "its moves are not declared";
            continue;
        }
        const std::string file = game->id + ".schema.json";
        std::map<std::string, Document> events = events_in_schema(file);
        for (const MoveOutline& move : game->moves()) {
            const std::string type(move.type);
            EXPECT_EQ(events[type].dump(1), resolved(Document::parse(move.schema.dump()), file).dump(1)) << type;
            events.erase(type);
        }
        for (const auto& [type, event] : events) {
            ADD_FAILURE() << "the schema has an event that is not declared: " << type;
        }
    }
}

/// Returns the setup of a game as its schema has it, without conditions that join several keys. Musée for three has
/// the same with other bounds.
Document setup_in_schema(const std::string& file) {
    const Document& schema = schema_file(file);
    for (const auto& [name, definition] : schema["definitions"].items()) {
        if (name.ends_with("setup")) {
            Document setup = resolved(definition, file);
            for (const char* condition : {"if", "then", "else", "not"}) {
                setup.erase(condition);
            }
            return setup;
        }
    }
    return resolved(schema["properties"]["setup"], file);
}

TEST(DeclaredSetup, IsWhatTheSchemaSaysOfIt) {
    for (const Game* game : every_game()) {
        SCOPED_TRACE(game->id);
        const std::string file = game->id + ".schema.json";
        EXPECT_EQ(setup_in_schema(file).dump(1),
                  resolved(Document::parse(game->setup_schema().dump()), file).dump(1));
    }
}

TEST(DeclaredSetup, IsWrittenWithTheDefaultsThatTheSchemaNames) {
    for (const Game* game : every_game()) {
        SCOPED_TRACE(game->id);
        const Json schema = game->setup_schema();
        if (schema.contains("required")) {
            continue;  // The test above compares its defaults, and a setup needs the rest.
        }
        const Players players{{"Ann", "Ben", "Cid"}};
        const Json setup = game->settle(players, game->editions.front(), Json::object());
        for (const auto& [key, property] : schema["properties"].items()) {
            if (property.contains("default")) {
                EXPECT_EQ(setup[key], property["default"]) << key;
            }
        }
    }
}

/// The words in the first column of a row: those that begin a line, and those in brackets.
struct Row {
    WordSet first, others;
};

WordSet words_of(const std::string& text) {
    WordSet words;
    std::string word;
    for (const char c : text + " ") {
        if ((c >= 'a' && c <= 'z') || c == '_') {
            word += c;
        } else if (!word.empty()) {
            words.insert(std::exchange(word, ""));
        }
    }
    return words;
}

Row row_of(const std::string& line) {
    Row row;
    const std::string cell = line.substr(1, line.find(" | ", 2));
    for (std::size_t at = cell.find('`'); at != std::string::npos; at = cell.find('`', at)) {
        const std::size_t end = cell.find('`', at + 1);
        std::istringstream words(cell.substr(at + 1, end - at - 1));
        std::string word;
        words >> word;
        if (word.ends_with(':')) {
            words >> word;  // The player stands first.
        }
        row.first.insert(word);
        const std::size_t next = std::min(cell.find('`', end + 1), cell.size());
        if (const std::size_t open = cell.find('(', end); open < next) {
            row.others.merge(words_of(cell.substr(open, cell.find(')', open) - open)));
        }
        at = end + 1;
    }
    return row;
}

/// Returns the rows under the heading of one game.
std::vector<Row> notation_rows(const std::string& title) {
    std::ifstream page(resources() / "notation.md");
    std::vector<Row> rows;
    bool here = false;
    for (std::string line; std::getline(page, line);) {
        here = line.starts_with("## ") ? line == "## " + title : here;
        if (here && line.starts_with("| `")) {
            rows.push_back(row_of(line));
        }
    }
    return rows;
}

TEST(DeclaredMoves, AreTypedAsTheNotationPageSays) {
    for (const Game* game : every_game()) {
        SCOPED_TRACE(game->id);
        if (!game->moves || game->id == "result") {  // A kept result is corrected and never typed.
            continue;
        }
        const std::vector<Row> rows = notation_rows(english(game->title));
        EXPECT_FALSE(rows.empty());
        WordSet told;
        for (const Row& row : rows) {
            told.insert(row.first.begin(), row.first.end());
            told.insert(row.others.begin(), row.others.end());
        }
        for (const MoveOutline& move : game->moves()) {
            const WordSet words(move.words.begin(), move.words.end());
            for (const std::string& word : words) {
                EXPECT_TRUE(told.contains(word)) << word << " can be typed and the page does not tell";
            }
            for (const Row& row : rows) {
                if (std::ranges::none_of(row.first, [&](const std::string& word) { return words.contains(word); })) {
                    continue;
                }
                for (const std::string& word : row.others) {
                    EXPECT_TRUE(words.contains(word))
                        << word << " is on the page and cannot be typed for " << move.type;
                }
            }
        }
    }
}

}  // namespace
}  // namespace castalia

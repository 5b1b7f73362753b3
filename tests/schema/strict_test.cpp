// Every schema is one that a validator in strict mode takes, such as ajv: no keyword stands where it would be
// ignored, and no required key is unknown. The schemas that follow from declarations are looked at as well.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "core/rules/game/game.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

/// The type of value that each keyword of draft 7 is about; empty if it is about all.
const std::map<std::string, std::string>& keywords() {
    static const std::map<std::string, std::string> all{{"$schema", ""},
                                                        {"$id", ""},
                                                        {"$ref", ""},
                                                        {"title", ""},
                                                        {"description", ""},
                                                        {"default", ""},
                                                        {"definitions", ""},
                                                        {"type", ""},
                                                        {"const", ""},
                                                        {"enum", ""},
                                                        {"allOf", ""},
                                                        {"anyOf", ""},
                                                        {"oneOf", ""},
                                                        {"not", ""},
                                                        {"if", ""},
                                                        {"then", ""},
                                                        {"else", ""},
                                                        {"minLength", "string"},
                                                        {"maxLength", "string"},
                                                        {"pattern", "string"},
                                                        {"minimum", "number"},
                                                        {"maximum", "number"},
                                                        {"multipleOf", "number"},
                                                        {"items", "array"},
                                                        {"minItems", "array"},
                                                        {"maxItems", "array"},
                                                        {"contains", "array"},
                                                        {"uniqueItems", "array"},
                                                        {"properties", "object"},
                                                        {"patternProperties", "object"},
                                                        {"required", "object"},
                                                        {"additionalProperties", "object"},
                                                        {"dependencies", "object"},
                                                        {"propertyNames", "object"},
                                                        {"minProperties", "object"},
                                                        {"maxProperties", "object"}};
    return all;
}

using Types = std::set<std::string>;

/// Looks at a schema and its parts, and keeps what strict mode would refuse.
class Strictness {
public:
    /// `around` are the types that the schemas around it allow for the same value.
    void look(const Json& schema, const std::string& at, const Types& around = {}) {
        if (schema.is_boolean()) {
            return;
        }
        const Types types = types_of(schema, around);
        for (const auto& [key, value] : schema.items()) {
            const auto known = keywords().find(key);
            if (known == keywords().end()) {
                faults_.push_back(at + ": no keyword is called " + key);
            } else if (!known->second.empty() && !types.contains(known->second)) {
                faults_.push_back(at + ": " + key + " without the type " + known->second);
            }
        }
        if (schema.contains("if") && !schema.contains("then") && !schema.contains("else")) {
            faults_.push_back(at + ": if without then and else");
        }
        look_at_required(schema, at);
        look_at_parts(schema, at, types);
    }
    const std::vector<std::string>& faults() const { return faults_; }

private:
    static Types types_of(const Json& schema, const Types& around) {
        if (!schema.contains("type")) {
            return around;
        }
        const Json& type = schema["type"];
        Types types;
        for (const Json& one : type.is_array() ? type : Json::array({type})) {
            types.insert(one == "integer" ? "number" : one.get<std::string>());
        }
        return types;
    }
    void look_at_required(const Json& schema, const std::string& at) {
        for (const Json& key : schema.value("required", Json::array())) {
            if (!schema.contains("properties") || !schema["properties"].contains(key.get<std::string>())) {
                faults_.push_back(at + ": " + key.get<std::string>() + " is required and not among the properties");
            }
        }
    }
    void look_at_parts(const Json& schema, const std::string& at, const Types& types) {
        for (const auto& [key, value] : schema.items()) {
            const std::string place = at + "/" + key;
            if (key == "allOf" || key == "anyOf" || key == "oneOf") {
                for (std::size_t i = 0; i < value.size(); ++i) {
                    look(value[i], place + "/" + std::to_string(i), types);
                }
            } else if (key == "not" || key == "if" || key == "then" || key == "else") {
                look(value, place, types);
            } else if (key == "items" || key == "contains" || key == "additionalProperties") {
                look(value, place);
            } else if (key == "propertyNames") {
                look(value, place, {"string"});
            } else if (key == "properties" || key == "patternProperties" || key == "definitions") {
                for (const auto& [name, part] : value.items()) {
                    look(part, place + "/" + name);
                }
            } else if (key == "dependencies") {
                for (const auto& [name, part] : value.items()) {
                    if (!part.is_array()) {  // An array names the keys that must be there.
                        look(part, place + "/" + name, types);
                    }
                }
            }
        }
    }

    std::vector<std::string> faults_;
};

std::string text_of(const std::vector<std::string>& faults) {
    std::string text;
    for (const std::string& fault : faults) {
        text += fault + "\n";
    }
    return text;
}

TEST(StrictMode, TakesEverySchemaOfTheTree) {
    std::size_t schemas = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(source_dir()) / "resources" / "schema")) {
        std::ifstream file(entry.path());
        Strictness strictness;
        strictness.look(Json::parse(file), entry.path().filename().string());
        EXPECT_EQ(text_of(strictness.faults()), "");
        ++schemas;
    }
    EXPECT_GE(schemas, known_games().offered().size() + 2);
}

TEST(StrictMode, TakesEverySchemaThatFollowsFromADeclaration) {
    std::vector<const Game*> games{&game_called("result")};
    for (const Game& game : known_games().offered()) {
        games.push_back(&game);
    }
    for (const Game* game : games) {
        Strictness strictness;
        strictness.look(game->setup_schema(), game->id + ", setup");
        if (game->moves) {
            for (const MoveOutline& move : game->moves()) {
                strictness.look(move.schema, game->id + ", " + std::string(move.type));
            }
        }
        EXPECT_EQ(text_of(strictness.faults()), "");
    }
}

TEST(StrictMode, KnowsWhatItWouldRefuse) {
    const auto faults = [](const char* schema) {
        Strictness strictness;
        strictness.look(Json::parse(schema), "#");
        return text_of(strictness.faults());
    };
    EXPECT_EQ(faults(R"({"minLength": 1})"), "#: minLength without the type string\n");
    EXPECT_EQ(faults(R"({"type": "string", "not": {"pattern": "x"}})"), "");
    EXPECT_EQ(faults(R"({"type": "object", "required": ["a"], "properties": {"b": true}})"),
              "#: a is required and not among the properties\n");
    EXPECT_EQ(faults(R"({"type": "object", "dependencies": {"a": ["b"], "c": {"required": ["d"]}}})"),
              "#/dependencies/c: d is required and not among the properties\n");
    EXPECT_EQ(faults(R"({"type": "array", "items": {"minimum": 1}})"), "#/items: minimum without the type number\n");
    EXPECT_EQ(faults(R"({"const": 1, "if": true, "maximun": 3})"),
              "#: no keyword is called maximun\n#: if without then and else\n");
}

}  // namespace
}  // namespace castalia

#include "tests/schema/schema.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <stdexcept>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {

namespace {

using Document = nlohmann::json;  // The validator needs objects that sort their keys.

Document load(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error(path.string() + " cannot be opened");
    }
    return Document::parse(file);
}

/// Makes every reference in `part` point into one document that has them all. The validator keeps what it has read by
/// its place in a document, so it would mistake the same place in two documents for one.
void point_inside(Document& part, const std::string& file) {
    if (part.is_object() && part.contains("$ref")) {
        const auto to = part["$ref"].get<std::string>();
        const std::size_t hash = std::min(to.find('#'), to.size());
        const std::string in = hash == 0 ? file : to.substr(0, hash);
        part["$ref"] = "#/documents/" + in + (hash < to.size() ? to.substr(hash + 1) : "");
        return;
    }
    if (part.is_structured()) {
        for (Document& inner : part) {
            point_inside(inner, file);
        }
    }
}

/// Returns the schema of the record with those of the games that it refers to.
const valijson::Schema& record_schema() {
    static const Document whole = [] {
        Document all{{"$ref", "#/documents/castalia.schema.json"}};
        for (const auto& entry :
             std::filesystem::directory_iterator(std::filesystem::path(source_dir()) / "resources" / "schema")) {
            Document& part = all["documents"][entry.path().filename().string()] = load(entry.path());
            point_inside(part, entry.path().filename().string());
        }
        return all;
    }();
    static const std::unique_ptr<valijson::Schema> schema = [] {
        auto made = std::make_unique<valijson::Schema>();
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(whole), *made);
        return made;
    }();
    return *schema;
}

}  // namespace

std::string schema_complaints(const Json& record) {
    const Document document = Document::parse(record.dump());
    const valijson::adapters::NlohmannJsonAdapter adapter(document);
    static valijson::Validator validator;  // It keeps the patterns that it has compiled.
    // Without a list of complaints it stops at the first one, which is many times faster.
    if (validator.validate(record_schema(), adapter, nullptr)) {
        return "";
    }
    valijson::ValidationResults results;
    validator.validate(record_schema(), adapter, &results);
    std::string complaints;
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        for (const std::string& step : error.context) {
            complaints += step;
        }
        complaints += " " + error.description + "\n";
    }
    return complaints.empty() ? "not valid\n" : complaints;
}

std::string reader_complaint(const Json& record) {
    try {
        read_record(record.dump(), known_games());
        return "";
    } catch (const BadRecord& bad) {
        return bad.what();
    }
}

}  // namespace castalia

#include "tests/schema/schema.h"

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

namespace castalia {

namespace {

using Document = nlohmann::json;  // The validator knows objects that sort their keys.

Document load(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error(path.string() + " cannot be opened");
    }
    return Document::parse(file);
}

/// The record's schema with those of the games that it points to.
const valijson::Schema& record_schema() {
    static const std::filesystem::path folder = std::filesystem::path(CASTALIA_SOURCE_DIR) / "resources" / "schema";
    static const Document root = load(folder / "castalia.schema.json");
    static const std::unique_ptr<valijson::Schema> schema = [] {
        auto made = std::make_unique<valijson::Schema>();
        valijson::SchemaParser parser;
        parser.populateSchema(
            valijson::adapters::NlohmannJsonAdapter(root), *made,
            [](const std::string& uri) -> const Document* {
                return std::make_unique<Document>(load(folder / std::filesystem::path(uri).filename())).release();
            },
            [](const Document* document) { const std::unique_ptr<const Document> owned(document); });
        return made;
    }();
    return *schema;
}

}  // namespace

std::string schema_complaints(const Json& record) {
    const Document document = Document::parse(record.dump());
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(record_schema(), valijson::adapters::NlohmannJsonAdapter(document), &results)) {
        return "";
    }
    std::string complaints;
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        for (const std::string& step : error.context) {
            complaints += step;
        }
        complaints += " " + error.description + "\n";
    }
    return complaints.empty() ? "not valid\n" : complaints;
}

}  // namespace castalia

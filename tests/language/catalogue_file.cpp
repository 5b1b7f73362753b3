#include "tests/language/catalogue_file.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace castalia {

namespace {

/// Returns the contents of a quoted string of a catalogue; its escapes are those of JSON.
std::string unquoted(std::string_view quoted) { return nlohmann::json::parse(quoted).get<std::string>(); }

/// Returns the part of an entry to which a keyword writes.
std::string& part_of(CatalogueEntry& entry, std::string_view keyword) {
    if (keyword == "msgctxt") {
        return entry.context;
    }
    if (keyword == "msgid") {
        return entry.sentence;
    }
    return keyword == "msgid_plural" ? entry.many : entry.translations.emplace_back();
}

}  // namespace

std::vector<CatalogueEntry> catalogue_entries(const std::filesystem::path& file) {
    std::vector<CatalogueEntry> entries;
    CatalogueEntry entry;
    std::string* part = nullptr;
    const auto finish = [&] {
        if (!entry.sentence.empty()) {
            entries.push_back(entry);
        }
        entry = {};
        part = nullptr;
    };
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        const std::size_t quote = line.find('"');
        if (line.empty()) {
            finish();
        } else if (line.front() == '"' && part != nullptr) {
            *part += unquoted(line);
        } else if (line.starts_with("msg") && quote != std::string::npos) {
            part = &part_of(entry, std::string_view(line).substr(0, line.find_first_of(" [")));
            *part += unquoted(std::string_view(line).substr(quote));
        }
    }
    finish();
    return entries;
}

}  // namespace castalia

// make_pseudo_language TEMPLATE CATALOGUE: writes the catalogue of a language that nobody speaks. Each sentence of
// the template is longer by a third, accented and bracketed, so that words that stay English or do not fit are seen
// at once.
#include <algorithm>
#include <fstream>
#include <iostream>

#include <nlohmann/json.hpp>

#include "tests/language/catalogue_file.h"
#include "tests/support/pseudo_language.h"

namespace {

/// Returns a string as catalogues quote it; its escapes are those of JSON.
std::string quoted(const std::string& words) { return nlohmann::json(words).dump(); }

void write(const castalia::CatalogueEntry& entry, std::ostream& to) {
    to << '\n';
    if (!entry.context.empty()) {
        to << "msgctxt " << quoted(entry.context) << '\n';
    }
    to << "msgid " << quoted(entry.sentence) << '\n';
    if (entry.many.empty()) {
        to << "msgstr " << quoted(castalia::pseudo_sentence(entry.sentence)) << '\n';
        return;
    }
    to << "msgid_plural " << quoted(entry.many) << '\n'
       << "msgstr[0] " << quoted(castalia::pseudo_sentence(entry.sentence)) << '\n'
       << "msgstr[1] " << quoted(castalia::pseudo_sentence(entry.many)) << '\n';
}

}  // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::cerr << "make_pseudo_language TEMPLATE CATALOGUE\n";
        return 2;
    }
    std::ofstream to(words[2]);
    to << "msgid \"\"\nmsgstr \"\"\n"
          "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
          "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n";
    for (const castalia::CatalogueEntry& entry : castalia::catalogue_entries(words[1])) {
        write(entry, to);
    }
    return to.flush() ? 0 : 1;
}

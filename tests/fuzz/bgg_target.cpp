// Plays of BoardGameGeek from a stranger, as XML.
#include "app/publishing/plays_of_bgg.h"
#include "core/rules/json/fields.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kSome = 50;  // An entry may stand for many plays that differ in their ids alone.
    try {
        const std::vector<PageOfPlays> pages = read_boardgamegeek(text_of(data, size));
        missing_texts(pages);
        for (const PageOfPlays& page : pages) {
            for (std::size_t i = 0; i < page.plays.size() && i < kSome; ++i) {
                const std::string record = write_record(session_of(page.plays[i], known_games()));
                must(write_record(read_record(record, known_games())) == record,
                     "a play is a session like any other");
            }
        }
    } catch (const BadRecord&) {
        // It was refused with its line.
    }
    return 0;
}

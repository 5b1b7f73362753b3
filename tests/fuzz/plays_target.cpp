// A `.bgsplay` file from a stranger.
#include "core/export/plays.h"
#include "core/rules/fields.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = text_of(data, size);
    looks_like_bgsplay(text);
    try {
        for (const Play& play : read_bgsplay(text)) {
            const std::string record = write_record(session_of(play, known_games()));
            must(write_record(read_record(record, known_games())) == record, "a play is a session like any other");
        }
    } catch (const BadRecord&) {
        // It was refused with its place.
    }
    return 0;
}

// A `.bgsplay` file from a stranger.
#include "core/export/plays_file.h"
#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = text_of(data, size);
    kind_of_file(text);
    try {
        for (const Play& play : read_bgsplay(text).plays) {
            const Session session = session_of(play, known_games());
            const std::string record = write_record(session);
            must(write_record(read_record(record, known_games())) == record, "a play is a session like any other");
            const Play back = play_of(session);
            must(read_bgsplay(write_bgsplay({&back, 1})).plays.size() == 1, "what we write can be read");
        }
    } catch (const BadRecord&) {
        // It was refused with its place.
    }
    return 0;
}

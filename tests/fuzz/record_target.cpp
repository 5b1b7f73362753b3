// A record or its text form, from a stranger.
#include "core/rules/json/fields.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const Session session = read_any(text_of(data, size), known_games());
        const std::string record = write_record(session);
        must(write_record(read_record(record, known_games())) == record, "a record that was written is canonical");
        must(write_record(read_any(write_text(session), known_games())) == record,
             "the text form holds the whole session");
        session.playthrough().score(session.plies());
        session.playthrough().view(session.plies());
    } catch (const BadRecord&) {
        // It was refused with its place.
    }
    return 0;
}

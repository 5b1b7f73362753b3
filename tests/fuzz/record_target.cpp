// A record or its text form, from a stranger.
#include "core/rules/fields.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"

using namespace castalia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const Session session = read_any(text_of(data, size));
        const std::string record = write_record(session);
        must(write_record(read_record(record)) == record, "a record that was written is canonical");
        must(write_record(read_any(write_text(session))) == record, "the text form holds the whole session");
        session.playthrough().score(session.plies());
        session.playthrough().view(session.plies());
    } catch (const BadRecord&) {
        // Refused, with its place.
    }
    return 0;
}

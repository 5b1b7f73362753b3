// A table of plays from a stranger, and any file whose kind is asked for.
#include "core/export/play_table.h"
#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;

namespace {

void take(const PlayTable& table, TableReading reading, DateOrder order) {
    constexpr std::size_t kSome = 50;  // A row may stand for many plays that differ in their ids alone.
    reading.order = order;
    reading.game = "Azul";
    reading.players = {"Ann", "Ben"};
    if (!missing_from(table, reading).empty()) {
        return;
    }
    const TablePlays read = plays_of(table, reading);
    for (std::size_t i = 0; i < read.plays.size() && i < kSome; ++i) {
        const std::string record = write_record(session_of(read.plays[i], known_games()));
        must(write_record(read_record(record, known_games())) == record, "a play is a session like any other");
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = text_of(data, size);
    const FileKind kind = kind_of_file(text);
    must(!english(named(kind)).empty(), "every kind has a name");
    instead_of_session_text(kind);
    try {
        const PlayTable table = read_play_table(text);
        TableReading reading = proposed_reading(table);
        must(reading.columns.size() == table.headings.size(), "every column has a meaning");
        take(table, reading, reading.order);
        take(table, reading, DateOrder::day_first);
        // Any column may be given any meaning.
        for (std::size_t i = 0; i < reading.columns.size(); ++i) {
            reading.columns[i] = static_cast<PlayColumn>((i + size) % kPlayColumns);
        }
        take(table, reading, DateOrder::month_first);
    } catch (const BadRecord&) {
        // It was refused with its line.
    }
    return 0;
}

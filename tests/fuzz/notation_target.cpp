// Lines of notation as somebody types them. The first line names the game; each event that may stand is played.
#include "core/rules/json/fields.h"
#include "core/session/record.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;

namespace {

constexpr std::size_t kMostLines = 40;

/// Returns the setup that a game cannot do without.
Json setup_of(const std::string& game) {
    if (game == "magnate") {
        return Json::parse(R"({"first":"Ann","crowns":{"Ann":["CM","CS","CK"],"Ben B":["CW","CL","CY"]}})");
    }
    if (game == "dance-of-muses") {
        return Json::parse(R"({"first":"Ann","companies":[{"color":"purple","players":["Ann"]},
            {"color":"orange","players":["Ben B"]},{"color":"white","players":["Cid"]}]})");
    }
    if (game == "musee") {
        return Json::parse(R"({"first":"Ann","stairs":{"upper":[1,3,5],"lower":[2,4]}})");
    }
    return Json::object();
}

Session table_of(const Game& game) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = game.id;
    heading.edition = game.editions.front();
    heading.players = {"Ann", "Ben B", "Cid"};
    heading.players.resize(static_cast<std::size_t>(std::min(3, game.most_players)));
    heading.setup = game.settle(Players{heading.players}, heading.edition, setup_of(game.id));
    return Session(game, heading);
}

void enter(Session& session, std::string_view line) {
    const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
    const std::string written = format_event(*event, session.playthrough(), session.names());
    const EventPtr again = parse_event(written, session.playthrough(), 0, session.names());
    must(write_event(*again, session.playthrough(), session.names()) ==
             write_event(*event, session.playthrough(), session.names()),
         "what is written reads back as the same event");
    const std::optional<Refusal> refusal = session.replay().judge(*event);
    if (!refusal || refusal->kind == Refusal::Kind::rule) {
        session.enter(Played{event}, {});
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = text_of(data, size);
    const auto take_line = [&text] {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        return line;
    };
    const Game* game = known_games().find(std::string(take_line()));
    if (game == nullptr) {
        return 0;
    }
    Session session = table_of(*game);
    for (std::size_t i = 0; i < kMostLines && !text.empty(); ++i) {
        try {
            enter(session, take_line());
        } catch (const BadNotation&) {
            // It was refused with its place.
        } catch (const BadRecord&) {
            // A value was out of range.
        }
    }
    session.playthrough().score(session.plies());
    session.playthrough().prompt(session.plies());
    return 0;
}

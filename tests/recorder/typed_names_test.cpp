// Names in lines that are typed without looking: their beginnings, their letters, and letters that are actions, too.
#include "app/recorder/line_reader.h"
#include "tests/recorder/entry_hands.h"

namespace castalia {
namespace {

using Enter = Composition::Enter;

TEST(TypedNames, AFirstNameIsNotTheBeginningOfALongerOne) {
    Heading heading = sample_of("musee").heading();
    heading.players = {"Maximiliane Hohenlohe", "Maximilian Featherstone", "Max Hill", "Maxine Hill"};
    heading.setup["first"] = heading.players.front();
    const Session session(*known_games().find("musee"), heading);
    const Prompt prompt = session.playthrough().prompt(0);
    const LineReader reader(session.playthrough(), session.names(), prompt);
    const auto names = [&](const std::string& line, const std::string& name) {
        return write_event(*reader.read(line), session.playthrough(), session.names()).dump().find(name) !=
               std::string::npos;
    };
    EXPECT_TRUE(names("adj hand Maximilian 4", "Maximilian Featherstone"));
    EXPECT_TRUE(names("adj hand max 4", "Max Hill"));
    EXPECT_THROW(reader.read("adj hand maxi 4"), BadNotation) << "three names begin so";
}

TEST(TypedNames, SeveralFirstNamesInALineAreReadAndWhatIsWrongIsToldAtItsPlace) {
    Heading heading = sample_of("muse-story").heading();
    heading.players = {"Claudia Bernasconi", "Tomasz Nowak", "Sofia Lindqvist"};
    heading.setup = Json::object();
    const Session session(*known_games().find("muse-story"), heading);
    const Prompt prompt = session.playthrough().prompt(0);
    const LineReader reader(session.playthrough(), session.names(), prompt);
    const std::string whole =
        "epilogue \"Claudia Bernasconi\" kh,kd,2s \"Tomasz Nowak\" none "
        "\"Sofia Lindqvist\" 9s,8s winner \"Claudia Bernasconi\"";
    const EventPtr read = reader.read("epilogue Claudia kh kd, 2s Tomasz none sofia 9s 8s winner Claudia");
    EXPECT_EQ(format_event(*read, session.playthrough(), session.names()), whole);
    try {
        reader.read("epilogue Claudia kh kd Tomasz none Zoe 9s");
        FAIL() << "nobody is called Zoe";
    } catch (const BadNotation& bad) {
        EXPECT_EQ(bad.position, 35U);
        EXPECT_EQ(english(bad.text), "nobody at this table is called Zoe");
    }
}

TEST(TypedNames, TheLastOfThoseWhoAreAskedAtOnceIsNamedLikeTheOthers) {
    EntryHands hands("muse-decktet");
    ASSERT_TRUE(hands.play_until([&] { return hands.wanted(hands.events())["type"] == "reveal"; }));
    const std::size_t first = hands.events(), players = hands.session().names().size();
    for (std::size_t step = first; step < first + players; ++step) {
        const Json wanted = hands.wanted(step);
        const std::string name = wanted["player"].get<std::string>();
        const auto seat = std::ranges::find(hands.session().names(), name) - hands.session().names().begin();
        Event timeless = *hands.sample_event(step);
        timeless.at.reset();
        const std::string line = hands.recorder.notation(timeless);
        const std::string action = line.substr(line.find(": ") + 2);
        for (const std::string& head : {name.substr(0, 1), std::to_string(seat + 1), name}) {
            hands.type(head + action);
            ASSERT_NE(hands.entry().event, nullptr) << head + action << english(hands.entry().echo.sentence);
            EXPECT_EQ(hands.bare(hands.recorder.written(*hands.entry().event)), wanted) << head + action;
        }
        ASSERT_EQ(hands.confirm(), Enter::record);
    }
}

TEST(TypedNames, ANameComesBeforeFreeWordsWhereSeveralAreAsked) {
    EntryHands hands("muse-story");
    ASSERT_TRUE(hands.play_until([&] { return hands.wanted(hands.events())["type"] == "element"; }));
    const auto read = [&](const char* line) {
        hands.type(line);
        return hands.entry().event == nullptr ? Json() : hands.bare(hands.recorder.written(*hands.entry().event));
    };
    const Json of_ines{{"type", "element"}, {"player", "Ines"}, {"text", "the tower"}, {"kind", "thing"}};
    EXPECT_EQ(read("i e thing \"the tower\""), of_ines) << "and no interjection";
    EXPECT_EQ(read("i e thing the tower"), of_ines);
    EXPECT_EQ(value_at(read("i \"e thing the tower\""), "type"), "narrate");
    EXPECT_EQ(value_at(read("i everything falls"), "text"), "everything falls") << "no key begins these words";
}

/// Begins another session at the open table, with these players and one round.
void begin_pad(EntryHands& hands, std::vector<std::string> players) {
    Heading heading = hands.sample.heading();
    heading.players = std::move(players);
    heading.setup = Json::parse(R"({"columns":["Opening"],"counters":[{"name":"Life"}]})");
    const std::string id = "00000000-0000-7000-8000-000000000002";
    Recorder beginner(hands.store, [&] { return hands.now; }, [&] { return std::string(id); });
    beginner.begin(heading);
    hands.recorder.open(id);
    hands.composer->follow();
}

TEST(TypedNames, ALetterBeforeAScoreIsThePlayerAlsoWhereAnActionHasIt) {
    EntryHands hands("open-table");
    begin_pad(hands, {"Nora", "Cleo", "Susi", "Theo", "Paul"});
    const auto read = [&](const char* line) {
        hands.type(line);
        return hands.entry().event == nullptr ? Json() : hands.bare(hands.recorder.written(*hands.entry().event));
    };
    const auto score = [](const char* player, int value) {
        return Json{{"type", "score"}, {"player", player}, {"column", "Opening"}, {"value", value}};
    };
    EXPECT_EQ(read("s 6"), score("Susi", 6));
    EXPECT_EQ(read("n 12"), score("Nora", 12)) << "and no round called 12";
    EXPECT_EQ(read("c 3"), score("Cleo", 3));
    EXPECT_EQ(read("t 5"), score("Theo", 5));
    EXPECT_EQ(read("p 4+2"), score("Paul", 6));
    EXPECT_EQ(read("score 6"), score("Nora", 6)) << "the word is no name";
    EXPECT_EQ(read("n Final"), (Json{{"type", "column"}, {"name", "Final"}}));
}

TEST(TypedNames, NeedNoLettersThatFewKeyboardsHave) {
    EntryHands hands("open-table");
    begin_pad(hands, {"José", "Łukasz", "Guðrún", "Çağla", "Jose Luis"});
    const auto who = [&](const char* line) {
        hands.type(line);
        return hands.entry().event == nullptr ? Json()
                                              : value_at(hands.recorder.written(*hands.entry().event), "player");
    };
    EXPECT_EQ(who("lukasz 4"), "Łukasz");
    EXPECT_EQ(who("luk 4"), "Łukasz");
    EXPECT_EQ(who("gudrun 4"), "Guðrún");
    EXPECT_EQ(who("Cag: 4"), "Çağla") << "and no counter";
    EXPECT_EQ(who("josé 7"), "José");
    EXPECT_EQ(who("jose 7"), "Jose Luis") << "who has these letters themselves comes first";
}

}  // namespace
}  // namespace castalia

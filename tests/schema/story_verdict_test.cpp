// The schema and the reader give the same verdict on the storytelling Muse.
#include <gtest/gtest.h>

#include "tests/schema/schema.h"

namespace castalia {
namespace {

Json record_of(const Json& event) {
    return Json::object({{"format", "castalia.session"},
                         {"version", 1},
                         {"id", "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11"},
                         {"game", "muse-story"},
                         {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}, {{"name", "Cid"}}}},
                         {"setup", Json::object()},
                         {"events", {event}}});
}

Json parsed(const char* text) { return Json::parse(text); }

TEST(StoryVerdict, BothReadWhatIsGood) {
    for (
        const char* event :
        {R"({"type":"agree","what":"tone","text":"dark","votes":{"for":2,"against":0}})",
         R"({"type":"element","player":"Ann","text":"a ship","kind":"thing","note":"n","ruling":"r","at":"2026-11-21T19:02:00Z"})",
         R"({"type":"question","player":"Ann","text":"Why?","elements":["A","AB","ZZZ"]})",
         R"({"type":"begin","narrator":"Ann"})",
         R"({"type":"narrate","player":"Dora","text":""})",
         R"({"type":"choose","question":1,"check":[]})",
         R"({"type":"choose","player":"Ann","question":7,"check":["A","B","C"]})",
         R"({"type":"add","question":1,"answer":"yes","from":"deck"})",
         R"({"type":"add","player":"Ann","question":1,"answer":"no","from":"hand","cards":3})",
         R"({"type":"answer","question":1})",
         R"({"type":"show","answer":"yes","cards":["AS","th","9♥","qd"]})",
         R"({"type":"show","answer":"no","cards":[]})",
         R"({"type":"tides","player":"Ann","cards":["2C"]})",
         R"({"type":"contest","contenders":[{"player":"Ben","aim":"jump_in"},{"player":"Cid","aim":"object"}],"against":"x"})",
         R"({"type":"flip","cards":{"Ann":"JH","Ben":"QH"}})",
         R"({"type":"settle"})",
         R"({"type":"settle","winner":"Ann"})",
         R"({"type":"end_turn"})",
         R"({"type":"end_turn","player":"Ann"})",
         R"({"type":"veto","player":"Ann","text":"dark","outcome":"overruled","votes":{"for":1,"against":2}})",
         R"({"type":"veto","player":"Ann","text":"","outcome":"upheld","of":{"element":"AB"}})",
         R"({"type":"veto","player":"Ann","text":"","outcome":"upheld","of":{"narrate":"sentence"}})",
         R"({"type":"contest","contenders":[{"player":"Cid","aim":"object"}],"of":{"event":"end_turn"}})",
         R"({"type":"contest","contenders":[{"player":"Cid","aim":"object"}],"of":{"question":4}})",
         R"({"type":"erase","question":2})",
         R"({"type":"phase","to":"climax"})",
         R"({"type":"epilogue","hands":{"Ann":["AS"],"Ben":[]},"winner":"Ann"})",
         R"({"type":"adjust","what":{"what":"hand","player":"Ann"},"to":3})",
         R"({"type":"adjust","what":{"what":"answer","question":1,"answer":"no"},"to":0})",
         R"({"type":"adjust","what":{"what":"deck"},"to":0})"}) {
        SCOPED_TRACE(event);
        EXPECT_EQ(schema_complaints(record_of(parsed(event))), "");
        EXPECT_EQ(reader_complaint(record_of(parsed(event))), "");
    }
}

TEST(StoryVerdict, BothRefuseWhatTheSchemaCanSee) {
    const std::pair<const char*, const char*> rows[] = {
        {R"({"type":"agree","what":"mood","text":"dark"})", "events[0].what: "},
        {R"({"type":"agree","what":"tone","text":""})", "events[0].text: "},
        {R"({"type":"agree","what":"tone","text":"dark","votes":{"for":7,"against":0}})", "events[0].votes.for: "},
        {R"({"type":"agree","what":"tone","text":"dark","votes":{"for":3}})", "events[0].votes: "},
        {R"({"type":"element","player":"Ann","text":"a ship","kind":"person"})", "events[0].kind: "},
        {R"({"type":"question","player":"Ann","text":"Why?","elements":["A"]})", "events[0].elements: "},
        {R"({"type":"question","player":"Ann","text":"Why?","elements":["A","A"]})", "events[0].elements[1]: "},
        {R"({"type":"question","player":"Ann","text":"Why?","elements":["A","b"]})", "events[0].elements[1]: "},
        {R"({"type":"veto","player":"Ann","text":"","outcome":"upheld","of":{}})", "events[0].of: "},
        {R"({"type":"veto","player":"Ann","text":"","outcome":"upheld","of":{"element":"A","question":1}})",
         "events[0].of: "},
        {R"({"type":"veto","player":"Ann","text":"","outcome":"upheld","of":{"narrate":"word"}})",
         "events[0].of.narrate: "},
        {R"({"type":"contest","contenders":[{"player":"Cid","aim":"object"}],"of":{"event":"show"}})",
         "events[0].of.event: "},
        {R"({"type":"begin","player":"Ann"})", "events[0]: "},
        {R"({"type":"choose","question":0,"check":[]})", "events[0].question: "},
        {R"({"type":"choose","question":1})", "events[0]: "},
        {R"({"type":"add","question":1,"answer":"yes","from":"deck","cards":1})", "events[0]: "},
        {R"({"type":"add","question":1,"answer":"yes","from":"hand"})", "events[0]: "},
        {R"({"type":"add","question":1,"answer":"yes","from":"hand","cards":0})", "events[0].cards: "},
        {R"({"type":"add","question":1,"answer":"maybe","from":"deck"})", "events[0].answer: "},
        {R"({"type":"show","answer":"yes","cards":["1S"]})", "events[0].cards[0]: "},
        {R"({"type":"show","answer":"yes","cards":["AS","AS"]})", "events[0].cards[1]: "},
        {R"({"type":"tides","player":"Ann","cards":[]})", "events[0].cards: "},
        {R"({"type":"contest","contenders":[]})", "events[0].contenders: "},
        {R"({"type":"contest","contenders":[{"player":"Ben"}]})", "events[0].contenders[0]: "},
        {R"({"type":"flip","cards":{"Ann":"JH"}})", "events[0].cards: "},
        {R"({"type":"flip","cards":{"Ann":"JH","Ben":["QH"]}})", "events[0].cards.Ben: "},
        {R"({"type":"settle","winner":3})", "events[0].winner: "},
        {R"({"type":"veto","player":"Ann","text":"dark","outcome":"lost"})", "events[0].outcome: "},
        {R"({"type":"phase","to":"over"})", "events[0].to: "},
        {R"({"type":"epilogue","hands":[]})", "events[0].hands: "},
        {R"({"type":"adjust","what":{"what":"answer","question":1},"to":0})", "events[0].what: "},
    };
    for (const auto& [event, place] : rows) {
        SCOPED_TRACE(event);
        EXPECT_NE(schema_complaints(record_of(parsed(event))), "");
        const std::string complaint = reader_complaint(record_of(parsed(event)));
        EXPECT_TRUE(complaint.starts_with(place)) << complaint;
    }
}

TEST(StoryVerdict, TheSetupToo) {
    const std::pair<const char*, const char*> rows[] = {
        {R"({"colour":1})", "setup: "},
        {R"({"options":{"focused":"yes"}})", "setup.options.focused: "},
        {R"({"code_of_conduct":"none"})", "setup.code_of_conduct: "},
        {R"({"code_of_conduct":[""]})", "setup.code_of_conduct[0]: "},
    };
    for (const auto& [setup, place] : rows) {
        Json record = record_of(parsed(R"({"type":"settle"})"));
        record["setup"] = parsed(setup);
        EXPECT_NE(schema_complaints(record), "") << setup;
        EXPECT_TRUE(reader_complaint(record).starts_with(place)) << reader_complaint(record);
    }
    Json two = record_of(parsed(R"({"type":"settle"})"));
    two["players"].erase(std::size_t{2});
    EXPECT_NE(schema_complaints(two), "");
    EXPECT_TRUE(reader_complaint(two).starts_with("players: "));
}

}  // namespace
}  // namespace castalia

// Sessions of the storytelling game, exported as their story.
#include "core/export/chronicle.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"
#include "tests/support/muse_story_random_player.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Session lamp_evening() {
    return read_record(bytes_of(source_dir() + "/resources/samples/muse-story.castalia"), known_games());
}

std::string text_of(const Session& session, const char* form, std::optional<bool> chronicle = {}) {
    ExportOptions options;
    options.chronicle = chronicle;
    return find_export_format(form)->bytes(session, options);
}

/// Returns a story of three players with these events after the beginning.
Session story_of(const std::vector<Json>& events, const std::vector<std::string>& names = {"Ann", "Ben", "Cid"}) {
    Heading heading = lamp_evening().heading();
    heading.players = names;
    heading.setup = Json::object();
    Session session(game_called("muse-story"), heading);
    std::vector<Json> all;
    for (const char* text : {"a ship", "a reef", "a storm", "a gull"}) {
        all.push_back({{"type", "element"}, {"player", names[0]}, {"text", text}});
    }
    all.push_back(
        {{"type", "question"}, {"player", names[1]}, {"text", "Does the ship sink?"}, {"elements", {"A", "B"}}});
    all.push_back({{"type", "begin"}, {"narrator", names[0]}});
    all.insert(all.end(), events.begin(), events.end());
    for (Json& event : all) {
        event["ruling"] = "The table let it stand";
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, {});
    }
    return session;
}

TEST(Chronicle, TheSampleReadsAsItDid) {
    EXPECT_EQ(text_of(lamp_evening(), "markdown"),
              bytes_of(source_dir() + "/tests/publishing/the-lamp-over-the-bay.md"));
}

TEST(Chronicle, EveryWordThatWasToldStandsInItInOrder) {
    const Session session = lamp_evening();
    const std::string text = squeezed(text_of(session, "score", true));
    std::size_t at = 0, found = 0;
    for (const Step& step : session.replay().steps()) {
        const Json event = write_event(*step.entry.event, session.playthrough(), session.names());
        if (event["type"] == "narrate") {
            at = text.find(squeezed(event["text"].get<std::string>()), at);
            ASSERT_NE(at, std::string::npos) << event["text"];
            ++found;
        }
    }
    EXPECT_GE(found, 20U);
}

TEST(Chronicle, PdfAndWebPageSayWhatTheModelSays) {
    const Session session = lamp_evening();
    const document::Document chronicle = chronicle_of(session).value();
    expect_says(text_of_pdf(text_of(session, "pdf", true)), chronicle);
    const std::string html = text_of(session, "html");
    EXPECT_EQ(html, document::write_html(chronicle));
    EXPECT_NE(text_of(session, "html", false), html);
    EXPECT_EQ(text_of(session, "pdf").find("What we wanted"), std::string::npos);
}

TEST(Chronicle, NamesWhoTellsAfterSomebodyElseStoodInBetween) {
    const Session session = story_of({{{"type", "narrate"}, {"player", "Ann"}, {"text", "Fog."}},
                                      {{"type", "choose"}, {"question", 1}, {"check", {"A", "B"}}},
                                      {{"type", "end_turn"}},
                                      {{"type", "add"}, {"question", 1}, {"answer", "no"}, {"from", "deck"}},
                                      {{"type", "narrate"}, {"player", "Ann"}, {"text", "A bell."}},
                                      {{"type", "narrate"}, {"player", "Ann"}, {"text", "Rain."}}});
    const std::string markdown = text_of(session, "markdown");
    EXPECT_NE(markdown.find("> Ben stands for No"), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("**Ann.** A bell."), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("\n\nRain."), std::string::npos) << "nobody stood in between:\n" << markdown;
}

TEST(Chronicle, HasAShowdownInABoxOfTwoColumns) {
    const document::Document chronicle = chronicle_of(lamp_evening()).value();
    std::vector<document::Versus> showdowns;
    for (const document::Block& block : chronicle.blocks) {
        if (const auto* versus = std::get_if<document::Versus>(&block)) {
            showdowns.push_back(*versus);
        }
    }
    ASSERT_EQ(showdowns.size(), 7U);
    const document::Versus& first = showdowns.front();
    EXPECT_EQ(first.title, "Question 2 is to be answered");
    ASSERT_EQ(first.sides.size(), 2U);
    EXPECT_EQ(first.sides[0].name, "Yes: Ines");
    EXPECT_EQ(first.sides[0].lines, (std::vector<std::string>{"7♥ 7♣: a pair of sevens", "then 7♦: three sevens"}));
    EXPECT_EQ(first.sides[1].name, "No: Cleo");
    EXPECT_EQ(first.sides[1].lines, (std::vector<std::string>{"Q♦ 4♠ 9♦: queen high", "then 9♠: a pair of nines"}));
    EXPECT_EQ(first.outcome, "The answer is Yes, and Ines tells it.");
    EXPECT_NE(text_of(lamp_evening(), "html").find("<div class=\"versus\">"), std::string::npos);
}

TEST(Chronicle, WritesAQuestionInFullOnceWithItsAnswerAndByItsNumberAfter) {
    const std::string text = squeezed(text_of(lamp_evening(), "score", true));
    const Session session = lamp_evening();
    const Json questions = session.playthrough().state(session.plies())["questions"];
    ASSERT_EQ(questions.size(), 8U);
    for (const Json& question : questions) {
        const std::string words = squeezed(question["text"].get<std::string>());
        std::size_t times = 0;
        for (std::size_t at = 0; (at = text.find(words, at)) != std::string::npos; at += words.size()) {
            ++times;
        }
        EXPECT_EQ(times, 1U) << words;
    }
    for (const char* words : {"Milo takes up question 1.", "Theo writes question 5.",
                              "2. Milo: Does the tax collector put out the lamp? – Yes",
                              "3. Ines: Does Sister Marrow carry her last bell up the stair? – Open"}) {
        EXPECT_NE(text.find(squeezed(words)), std::string::npos) << words;
    }
}

TEST(Chronicle, HasTheCodeOfConductAndStrikesQuestionsThatWereErased) {
    Heading heading = lamp_evening().heading();
    heading.players = {"Ann", "Ben", "Cid"};
    heading.setup = {{"code_of_conduct", {"Nobody dies of laughter", "No spiders"}}};
    Session session(game_called("muse-story"), heading);
    const std::string markdown = text_of(session, "markdown");
    EXPECT_NE(markdown.find("- Code of conduct: Nobody dies of laughter; No spiders"), std::string::npos) << markdown;
    const Session erased = story_of({{{"type", "erase"}, {"question", 1}}});
    EXPECT_NE(text_of(erased, "markdown").find("- 1\\. Ben: ~~Does the ship sink?~~ – Struck out"), std::string::npos)
        << text_of(erased, "markdown");
}

TEST(Chronicle, OtherGamesHaveNone) {
    EXPECT_FALSE(chronicle_of(sample_session()).has_value());
    EXPECT_EQ(text_of(sample_session(), "markdown", true), text_of(sample_session(), "markdown", false));
}

TEST(Chronicle, WhatAnObjectionErasedIsNoPartOfTheStory) {
    const Session session = story_of(
        {{{"type", "narrate"}, {"player", "Ann"}, {"text", "The ship sinks at once."}},
         {{"type", "contest"}, {"contenders", {{{"player", "Ben"}, {"aim", "object"}}}}, {"against", "sinks"}},
         {{"type", "flip"}, {"cards", {{"Ann", "2H"}, {"Ben", "KH"}}}},
         {{"type", "settle"}},
         {{"type", "narrate"}, {"player", "Ben"}, {"text", "The ship comes about."}}});
    ASSERT_TRUE(session.replay().refused().empty());
    std::vector<std::string> prose;
    const document::Document chronicle = chronicle_of(session).value();
    for (const document::Block& block : chronicle.blocks) {
        const auto* paragraph = std::get_if<document::Paragraph>(&block);
        if (paragraph != nullptr && paragraph->kind == document::Paragraph::Kind::story) {
            prose.push_back(paragraph->words);
        }
    }
    EXPECT_EQ(prose, std::vector<std::string>{"The ship comes about."});
    EXPECT_NE(document::write_markdown(chronicle).find("Erased from the story: “The ship sinks at once.”"),
              std::string::npos);
}

TEST(Chronicle, AnInterjectionStandsInItAsThatOfItsListener) {
    // An event comes between Ann's last words and the objection to them. The objection erases only what Ann told.
    const Session session = story_of(
        {{{"type", "narrate"}, {"player", "Ann"}, {"text", "Inside the chest—"}},
         {{"type", "narrate"}, {"player", "Cid"}, {"text", "She finds nothing!"}, {"interject", true}},
         {{"type", "contest"}, {"contenders", {{{"player", "Ben"}, {"aim", "object"}}}}, {"against", "Inside"}},
         {{"type", "flip"}, {"cards", {{"Ann", "2H"}, {"Ben", "KH"}}}},
         {{"type", "settle"}},
         {{"type", "narrate"}, {"player", "Ben"}, {"text", "The lid stays shut."}}});
    ASSERT_TRUE(session.replay().refused().empty());
    std::vector<std::string> prose;
    const document::Document chronicle = chronicle_of(session).value();
    for (const document::Block& block : chronicle.blocks) {
        const auto* paragraph = std::get_if<document::Paragraph>(&block);
        if (paragraph != nullptr && paragraph->kind == document::Paragraph::Kind::story) {
            prose.push_back(paragraph->lead + ": " + paragraph->words);
        }
    }
    EXPECT_EQ(prose, (std::vector<std::string>{"Cid: She finds nothing!", "Ben: The lid stays shut."}));
}

TEST(Chronicle, WhatWasTakenBackIsStruckOutAndEmphasisIsShown) {
    const auto veto = [](const Json& of) {
        return Json{{"type", "veto"}, {"player", "Ben"}, {"text", ""}, {"outcome", "upheld"}, {"of", of}};
    };
    const Session session =
        story_of({{{"type", "narrate"}, {"player", "Ann"}, {"text", "The *Beast* sails. It sinks."}},
                  veto({{"narrate", "sentence"}}),
                  {{"type", "choose"}, {"question", 1}, {"check", {"A", "B"}}},
                  veto({{"event", "choose"}}),
                  {{"type", "narrate"}, {"player", "Ann"}, {"text", "It rains."}},
                  veto({{"narrate", "all"}}),
                  veto({{"question", 1}})});
    const std::string html = text_of(session, "html");
    for (const char* words :
         {"The <em>Beast</em> sails. <s>It sinks.</s>", "<s>It rains.</s>", "<s>Ann takes up question 1.</s>",
          "<dd><bdi><s>Does the ship sink?</s>", "the table upholds it: the last sentence"}) {
        EXPECT_NE(html.find(words), std::string::npos) << words;
    }
}

TEST(Chronicle, WhoObjectsAndWhoJumpsInIsSaidOfEachByItself) {
    const auto begun = [](const std::vector<Json>& contenders, const char* against) {
        Json contest{{"type", "contest"}, {"contenders", contenders}};
        if (*against != '\0') {
            contest["against"] = against;
        }
        const Session session =
            story_of({{{"type", "narrate"}, {"player", "Ann"}, {"text", "The ship sinks at once."}},
                      contest,
                      {{"type", "flip"}, {"cards", {{"Ann", "KH"}, {"Ben", "2H"}, {"Cid", "3H"}}}},
                      {{"type", "settle"}}});
        EXPECT_TRUE(session.replay().refused().empty());
        return text_of(session, "markdown");
    };
    const Json ben_jumps{{"player", "Ben"}, {"aim", "jump_in"}}, cid_jumps{{"player", "Cid"}, {"aim", "jump_in"}};
    const Json ben_objects{{"player", "Ben"}, {"aim", "object"}}, cid_objects{{"player", "Cid"}, {"aim", "object"}};
    EXPECT_NE(begun({ben_jumps, cid_objects}, "sinks").find("> Cid objects to “sinks”. Ben jumps in. The first"),
              std::string::npos);
    EXPECT_NE(begun({ben_objects, cid_objects}, "sinks").find("> Ben and Cid object to “sinks”. The first"),
              std::string::npos);
    EXPECT_NE(begun({ben_jumps, cid_jumps}, "sinks").find("> Ben and Cid jump in at “sinks”. The first"),
              std::string::npos);
    EXPECT_NE(begun({ben_jumps, cid_objects}, "").find("> Cid objects. Ben jumps in. The first"), std::string::npos);
}

TEST(Chronicle, NotesAndRulingsAreToldByTheScoresheetAndNotByTheStory) {
    const Session session = story_of({{{"type", "narrate"},
                                       {"player", "Ann"},
                                       {"text", "The ship comes about."},
                                       {"note", "Ben had to leave the room laughing"}}});
    ExportOptions scoresheet;
    scoresheet.chronicle = false;
    scoresheet.events = DocumentOptions::Events::marked;
    const std::string sheet = find_export_format("markdown")->bytes(session, scoresheet),
                      story = text_of(session, "markdown");
    for (const char* words : {"Ben had to leave the room laughing", "The table let it stand"}) {
        EXPECT_NE(sheet.find(words), std::string::npos) << words;
        EXPECT_EQ(story.find(words), std::string::npos) << words;
    }
}

TEST(Chronicle, WhateverWasPlayedCanBeTold) {
    std::size_t told_passages = 0, asides = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Chance chance(seed);
        Heading heading = lamp_evening().heading();
        heading.players = story_players(chance).names;
        heading.setup = Json::object();
        Session session(game_called("muse-story"), heading);
        StoryRandomPlayer random_player(chance);
        for (int events = 0; events < 150 && !session.playthrough().over(session.plies()); ++events) {
            const Json event = random_player.any(session.playthrough());
            if (!event.is_null()) {
                session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, {});
            }
        }
        const document::Document chronicle = chronicle_of(session).value();
        for (const document::Block& block : chronicle.blocks) {
            if (const auto* paragraph = std::get_if<document::Paragraph>(&block)) {
                (paragraph->kind == document::Paragraph::Kind::story ? told_passages : asides) += 1;
                EXPECT_EQ(paragraph->words.find('{'), std::string::npos) << paragraph->words;
            }
        }
    }
    EXPECT_GE(told_passages, 20U);
    EXPECT_GE(asides, 20U);
}

TEST(Chronicle, NamesAndWordsStayWords) {
    const Session session = story_of({{{"type", "narrate"}, {"player", "<script>"}, {"text", "# <b>loud</b>"}}},
                                     {"<script>", "*b*", "c|d"});
    const std::string html = text_of(session, "html"), markdown = text_of(session, "markdown");
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_EQ(html.find("<b>loud"), std::string::npos);
    EXPECT_NE(markdown.find("**&lt;script\\>.** \\# &lt;b\\>loud&lt;/b\\>"), std::string::npos);
}

}  // namespace
}  // namespace castalia

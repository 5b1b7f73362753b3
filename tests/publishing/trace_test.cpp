// A scoresheet with its trace: undone events are struck through in their places in every form.
#include "core/export/scoresheet.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Session corrected_session() {
    Session session = session_of();
    enter(session, {kRoll, kSell, R"({"type": "note", "text": "Tea for *two*"})"});
    undo(session);
    enter(session, {kNote});
    session.enter(Corrected{{Strike{2}}, "it was <another> card"},
                  *session.heading().started + std::chrono::hours(1));
    return session;
}

ExportOptions with_trace(bool trace) {
    ExportOptions options;
    options.events = options.options.events = DocumentOptions::Events::all;
    options.options.trace = trace;
    return options;
}

TEST(ATrace, StandsStruckInItsPlaceInEveryForm) {
    const Session session = corrected_session();
    const auto form = [&](const char* name) { return find_export_format(name)->bytes(session, with_trace(true)); };
    EXPECT_NE(form("html").find("<li class=\"gone\"><span class=\"refused\">"), std::string::npos);
    EXPECT_NE(form("html").find("it was &lt;another&gt; card"), std::string::npos);
    EXPECT_NE(form("markdown").find("- ~~Tea for \\*two\\*~~\n    - Undone on 2026-11-21 19:04:00"),
              std::string::npos)
        << form("markdown");
    EXPECT_NE(form("markdown").find("- ~~Ann sells 4WL~~\n    - Struck on 2026-11-21 20:00:00: it was"),
              std::string::npos)
        << form("markdown");
    EXPECT_NE(form("score").find("-    Tea for *two*\n     Undone on 2026-11-21 19:04:00\n"), std::string::npos)
        << form("score");
    EXPECT_LT(form("score").find("Ann sells 4WL"), form("score").find("Tea for"));
    EXPECT_LT(form("score").find("Tea for"), form("score").find("Königsberg"));
    expect_says(text_of_pdf(form("pdf")), scoresheet_of(session, with_trace(true).options));
    EXPECT_EQ(read_record(form("json"), known_games()).journal().size(), session.journal().size());
}

TEST(ATrace, StandsInTheChapterOfTheEventsAroundIt) {
    const auto log_of = [](const Session& session) {
        for (const document::Block& block : scoresheet_of(session, with_trace(true).options).blocks) {
            if (const auto* log = std::get_if<document::Log>(&block)) {
                return log->lines;
            }
        }
        return std::vector<document::LogLine>();
    };
    Session session = session_of();
    enter(session, {kRoll});
    undo(session);
    ASSERT_EQ(log_of(session).size(), 1U);
    EXPECT_TRUE(log_of(session)[0].struck);
    EXPECT_EQ(log_of(session)[0].chapter, "") << "nothing has been played";
    enter(session, {kRoll, kSell});
    undo(session);
    const std::vector<document::LogLine> lines = log_of(session);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_TRUE(lines[2].struck);
    EXPECT_NE(lines[1].chapter, "");
    EXPECT_EQ(lines[2].chapter, lines[1].chapter);
}

TEST(ATrace, IsNowhereUnlessItIsAskedFor) {
    const Session session = corrected_session();
    for (const char* name : {"html", "markdown", "score", "pdf"}) {
        const std::string bytes = find_export_format(name)->bytes(session, with_trace(false));
        const std::string text = std::string(name) == "pdf" ? text_of_pdf(bytes) : bytes;
        EXPECT_EQ(text.find("Tea for"), std::string::npos) << name;
        EXPECT_EQ(text.find("Struck on"), std::string::npos) << name;
    }
    EXPECT_EQ(find_export_format("json")->bytes(session, with_trace(false)), write_record(session));
}

}  // namespace
}  // namespace castalia

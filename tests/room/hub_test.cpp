// What is answered and what is sent to those who look.
#include "app/room/hub.h"

#include <gtest/gtest.h>

#include "tests/room/room_evening.h"
#include "tests/support/samples.h"

namespace castalia::room {
namespace {

const std::string kSecret = "0123456789abcdef0123456789abcdef";

Site site_of_table() {
    Site site;
    site.word = kSecret;
    site.seat_words = {std::string(32, 'a'), std::string(32, 'b')};
    site.hosts = {"127.0.0.1:8000"};
    return site;
}

Request asking(const std::string& behind, const std::string& language = "en", const std::string& method = "GET") {
    return {method, "/" + kSecret + "/" + behind, "127.0.0.1:8000", language};
}

/// Somebody who looks, and what came.
class Onlooker final : public Listener {
public:
    void push(PageState state) override {
        came.push_back(*state.event);
        pictures.push_back(std::move(state.picture));
    }
    void stay_awake() override {}
    Json last() const {
        const std::string& event = came.back();
        return Json::parse(event.substr(event.find("data: ") + 6));
    }
    std::vector<std::string> came;
    std::vector<std::shared_ptr<const std::string>> pictures;
};

std::shared_ptr<const View> view_of(const Session& session, std::size_t ply) {
    auto view = std::make_shared<View>();
    view->tables.push_back(castalia::room::table_of(session, ply));
    view->tables.back().events = ply;  // As if the rest had not happened yet.
    return view;
}

TEST(Hub, SendsTheTableAtOnceAndThenEachNewStateInTheLanguageOfTheDevice) {
    Hub hub(site_of_table());
    const Session session = sample_of("magnate");
    hub.show(view_of(session, 3));
    const auto english = std::make_shared<Onlooker>(), german = std::make_shared<Onlooker>();
    hub.join(english, asking("events"));
    hub.join(german, asking("events", "de-CH"));
    ASSERT_EQ(english->came.size(), 1u);
    EXPECT_EQ(hub.listening(), 2u);
    hub.show(view_of(session, 4));
    ASSERT_EQ(english->came.size(), 2u);
    EXPECT_EQ(english->last()["event"], "event 4");
    EXPECT_NE(german->last()["lines"].dump(), english->last()["lines"].dump());
    hub.leave(english.get());
    hub.show(view_of(session, 5));
    EXPECT_EQ(english->came.size(), 2u);
    EXPECT_EQ(german->came.size(), 3u);
}

TEST(Hub, DrawsTheTableOnceForAllWhoLookInALanguageAndAnewOnlyWhenItHasChanged) {
    Hub hub(site_of_table());
    Session session = sample_of("magnate");
    hub.show(view_of(session, session.plies()));
    const auto phone = std::make_shared<Onlooker>(), seat = std::make_shared<Onlooker>();
    const auto german = std::make_shared<Onlooker>();
    hub.join(phone, asking("events"));
    hub.join(seat, asking("seat/" + site_of_table().seat_words[0] + "/events"));
    hub.join(german, asking("events", "de"));
    ASSERT_TRUE(phone->pictures.back());
    EXPECT_TRUE(phone->pictures.back()->starts_with("event: picture\ndata: <svg "));
    EXPECT_EQ(std::ranges::count(*phone->pictures.back(), '\n'), 3);
    EXPECT_EQ(phone->pictures.back(), seat->pictures.back()) << "one drawing for both";
    EXPECT_NE(*phone->pictures.back(), *german->pictures.back());
    const auto television = std::make_shared<Onlooker>();
    hub.join(television, asking("events/wide"));
    EXPECT_NE(*phone->pictures.back(), *television->pictures.back());
    const Json note{{"type", "note"}, {"text", "no card has moved"}};
    session.enter(Played{read_event(note, "event", session.playthrough(), session.names())}, kRoomStart);
    hub.show(view_of(session, session.plies()));
    ASSERT_EQ(phone->came.size(), 2u);
    EXPECT_NE(phone->came[0], phone->came[1]);
    EXPECT_EQ(phone->pictures[0], phone->pictures[1]);
    hub.show(view_of(session, session.plies() / 2));
    EXPECT_NE(*phone->pictures[1], *phone->pictures[2]);
}

TEST(Hub, HasNoPictureWhereTheGameHasNone) {
    Hub hub(site_of_table());
    auto view = std::make_shared<View>(*view_of(sample_of("magnate"), 2));
    view->tables.front().picture = nullptr;
    hub.show(view);
    const auto phone = std::make_shared<Onlooker>();
    hub.join(phone, asking("events"));
    EXPECT_EQ(phone->pictures.back(), nullptr);
    EXPECT_EQ(phone->last()["pictured"], false);
    EXPECT_FALSE(phone->last()["places"].empty());
}

TEST(Hub, TellsEachStateInOneLineOfTheStream) {
    Hub hub(site_of_table());
    Session session = room_evening("open-table", 3, 0);
    const Json said{{"type", "note"}, {"text", "data: no\nevent: no</script>"}};
    const EventPtr note = read_event(said, "event", session.playthrough(), session.names());
    session.enter(Played{note}, kRoomStart);
    hub.show(view_of(session, 1));
    const auto one = std::make_shared<Onlooker>();
    hub.join(one, asking("events"));
    const std::string& event = one->came.back();
    EXPECT_EQ(std::ranges::count(event, '\n'), 3) << event;
    EXPECT_EQ(event.find('\r'), std::string::npos);
    EXPECT_TRUE(event.starts_with("event: table\ndata: {"));
}

TEST(Hub, IsNotSplitByTheNameOfAPlayerOrOfTheSession) {
    Hub hub(site_of_table());
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c13";
    heading.game = "magnate";
    heading.edition = game_called("magnate").editions.front();
    heading.title = "Thursday\r\n\r\nevent: gone\ndata: {}";
    heading.players = {"Ann\r\nSet-Cookie: a=b\r\n\r\n<script>", "Ben\n\nevent: gone\ndata: {}\n\n"};
    Chance chance(1);
    heading.setup = any_setup(game_called("magnate"), {heading.players}, chance).value();
    const Session session(game_called("magnate"), heading);
    hub.show(view_of(session, 0));
    const auto onlooker = std::make_shared<Onlooker>();
    hub.join(onlooker, asking("events"));
    for (const std::string& event : {onlooker->came.back(), *onlooker->pictures.back()}) {
        EXPECT_EQ(std::ranges::count(event, '\n'), 3) << event;
        EXPECT_EQ(event.find('\r'), std::string::npos);
    }
    EXPECT_EQ(onlooker->last()["players"][1]["name"], heading.players[1]) << "it is shown as it is";
    for (const char* behind : {"", "events", "rules"}) {
        const std::string head = hub.answer(asking(behind)).head();
        EXPECT_EQ(head.find("Cookie"), std::string::npos);
    }
}

TEST(Hub, AnswersThePageInFiveLanguagesWithoutAnOpenHole) {
    Hub hub(site_of_table());
    std::set<std::string> pages;
    for (const char* language : {"en", "de", "es", "fr", "it"}) {
        const Answer page = hub.answer(asking("", language));
        EXPECT_EQ(page.status, 200);
        EXPECT_EQ(page.body.find("{{"), std::string::npos) << language;
        EXPECT_NE(page.body.find("<html lang=\"" + std::string(language)), std::string::npos);
        pages.insert(page.body.substr(page.body.find('>')));
    }
    EXPECT_EQ(pages.size(), 5u);
}

TEST(Hub, HasNothingInThePageThatCouldRunOrComeFromElsewhere) {
    const Hub hub(site_of_table());
    for (const char* behind : {"", "page.css", "page.js"}) {
        const std::string body = hub.answer(asking(behind)).body;
        EXPECT_EQ(body.find("http:"), std::string::npos) << behind;
        EXPECT_EQ(body.find("https:"), std::string::npos) << behind;
        EXPECT_EQ(body.find("innerHTML"), std::string::npos) << "words are never read as markup";
        EXPECT_EQ(body.find("eval("), std::string::npos);
        EXPECT_EQ(body.find("style=\""), std::string::npos);
        EXPECT_EQ(body.find(" onclick"), std::string::npos);
    }
}

TEST(Hub, SendsWithEveryAnswerWhatKeepsBrowsersSafe) {
    Hub hub(site_of_table());
    hub.show(view_of(sample_of("magnate"), 3));
    for (const Request& request : {asking(""), asking("events"), asking("rules"), asking("nothing"),
                                   asking("", "en", "POST"), Request{"GET", "/", "evil", ""}}) {
        const std::string head = hub.answer(request).head();
        for (const char* line :
             {"Content-Security-Policy: default-src 'none';", "X-Content-Type-Options: nosniff\r\n",
              "Referrer-Policy: no-referrer\r\n", "Cache-Control: no-store\r\n"}) {
            EXPECT_NE(head.find(line), std::string::npos) << request.target;
        }
        EXPECT_EQ(head.find("Cookie"), std::string::npos);
        EXPECT_EQ(head.find("Server:"), std::string::npos);
        EXPECT_EQ(head.find("unsafe"), std::string::npos);
    }
    EXPECT_NE(hub.answer(asking("", "en", "POST")).head().find("405 Method Not Allowed\r\nAllow: GET, HEAD\r\n"),
              std::string::npos);
}

TEST(Hub, AnswersAlikeWhateverIsWrong) {
    Hub hub(site_of_table());
    const std::string wrong = hub.answer({"GET", "/", "127.0.0.1:8000", ""}).head();
    for (const Request& request :
         {Request{"GET", "/" + kSecret + "/", "evil.example", "de"}, asking("nothing"), asking("art/nothing.svg"),
          asking("seat/" + kSecret + "/"), Request{"GET", "/" + std::string(32, 'f') + "/", "127.0.0.1:8000", ""}}) {
        EXPECT_EQ(hub.answer(request).head(), wrong) << request.target;
        EXPECT_TRUE(hub.answer(request).body.empty());
    }
}

TEST(Hub, ShowsRulesAndNotationOfTheGameInTheLanguageOfTheDevice) {
    Hub hub(site_of_table());
    hub.show(view_of(sample_of("magnate"), 3));
    const Json english = Json::parse(hub.answer(asking("rules")).body);
    const Json german = Json::parse(hub.answer(asking("rules", "de")).body);
    const auto holds = [](const Json& lines, const char* kind, const std::string& word) {
        return std::ranges::any_of(lines, [&](const Json& line) {
            return line["kind"] == kind && line.dump().find(word) != std::string::npos;
        });
    };
    EXPECT_TRUE(holds(english, "clause", "magnate.roll.once"));
    EXPECT_TRUE(holds(english, "row", "r 3 9"));
    EXPECT_TRUE(holds(german, "clause", "magnate.roll.once"));
    EXPECT_NE(english, german);
}

TEST(Hub, TellsASeatThatItIsItsTurnAndWhatItMayDo) {
    Hub hub(site_of_table());
    const Session session = sample_of("magnate");
    hub.show(view_of(session, 0));
    const std::size_t first = static_cast<std::size_t>(session.playthrough().prompt(0).seats.front().index);
    const auto own = std::make_shared<Onlooker>(), other = std::make_shared<Onlooker>();
    hub.join(own, asking("seat/" + site_of_table().seat_words[first] + "/events"));
    hub.join(other, asking("seat/" + site_of_table().seat_words[1 - first] + "/events"));
    EXPECT_EQ(own->last()["head"]["sentence"], "It is your turn, " + session.names()[first]);
    EXPECT_TRUE(own->last()["own"]["turn"]);
    EXPECT_FALSE(own->last()["own"]["choices"].empty());
    EXPECT_FALSE(own->last()["own"]["counts"].empty());
    EXPECT_FALSE(other->last()["own"]["turn"]);
    EXPECT_FALSE(other->last()["head"]["sentence"].get<std::string>().starts_with("It is your turn"));
}

TEST(Hub, OfAClubListsTheTablesAndShowsEach) {
    Site site = site_of_table();
    site.club = true;
    Hub hub(site);
    auto view = std::make_shared<View>();
    view->club = true;
    for (const char* game : {"magnate", "musee"}) {
        Session session = sample_of(game);
        view->tables.push_back(castalia::room::table_of(session, session.plies()));
    }
    hub.show(view);
    const auto list = std::make_shared<Onlooker>(), second = std::make_shared<Onlooker>();
    hub.join(list, asking("events"));
    ASSERT_EQ(list->last()["tables"].size(), 2u);
    const std::string path = list->last()["tables"][1]["path"];
    const Request of_second{"GET", path + "events", "127.0.0.1:8000", ""};
    EXPECT_EQ(hub.answer({"GET", path, "127.0.0.1:8000", ""}).status, 200);
    hub.join(second, of_second);
    EXPECT_EQ(second->last()["game"], "Musée");
    auto fewer = std::make_shared<View>(*view);
    fewer->tables.pop_back();
    hub.show(fewer);
    EXPECT_TRUE(second->came.back().starts_with("event: gone\n"));
    EXPECT_EQ(hub.answer(of_second).status, 404);
}

}  // namespace
}  // namespace castalia::room

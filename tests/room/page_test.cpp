// The page in a real browser: it follows games of every kind and comes back, on every size of screen.
#include <gtest/gtest.h>

#include "app/room/room_server.h"
#include "tests/room/browser.h"
#include "tests/room/page_faults.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using testing::Browser, testing::kFaint, testing::kBadInPicture;

room::View view_at(const Session& session, std::size_t ply) {
    room::View view;
    view.tables.push_back(room::table_of(session, ply));
    return view;
}

room::ServerOptions options_for(const Session& session) {
    room::ServerOptions options;
    options.seats = session.names().size();
    return options;
}

const char* const kLive = "!document.getElementById('state').hidden";

std::string text_of(const std::string& id) { return "document.getElementById('" + id + "').textContent"; }

/// The room of a sample, and a phone that has opened its page.
struct Phone {
    Phone(const char* game, std::size_t ply) : session(sample_of(game)), server(options_for(session)) {
        server.show(view_at(session, ply));
        browser.be_a_device(390, 844);
        browser.open(server.addresses().front());
        EXPECT_TRUE(browser.wait_for(kLive));
    }

    const Session session;
    room::RoomServer server;
    Browser browser;
};

class RoomPage : public ::testing::TestWithParam<const char*> {};

TEST_P(RoomPage, FollowsAWholeGameEntryByEntry) {
    Phone phone(GetParam(), 0);
    for (std::size_t ply = 1; ply <= phone.session.plies(); ++ply) {
        room::View view = view_at(phone.session, ply);
        view.tables.front().events = ply;
        phone.server.show(std::move(view));
        ASSERT_TRUE(phone.browser.wait_for(text_of("where") + ".endsWith('event " + std::to_string(ply) + "')"))
            << ply;
        const std::string sentence = english(phone.session.replay().describe(ply - 1));
        ASSERT_NE(phone.browser.run(text_of("latest")).get<std::string>().find(sentence), std::string::npos) << ply;
    }
    const Scoresheet sheet = phone.session.playthrough().score(phone.session.plies());
    EXPECT_NE(phone.browser.run(text_of("head")).get<std::string>().find(english(sheet.sentence)), std::string::npos);
    EXPECT_EQ(phone.browser.run("document.querySelectorAll('#board .place').length"),
              phone.session.playthrough().view(phone.session.plies()).zones.size());
    EXPECT_TRUE(phone.browser.complaints().empty()) << phone.browser.complaints().front();
    for (const std::string& request : phone.browser.requests()) {
        EXPECT_TRUE(request.starts_with(phone.server.addresses().front())) << request;
    }
}

TEST_P(RoomPage, FitsEveryScreenAndCanBeReadInLightAndDark) {
    const Session session = sample_of(GetParam());
    room::RoomServer server(options_for(session));
    server.show(view_at(session, session.plies() * 2 / 3));
    Browser browser;
    for (const auto& [wide, high] :
         {std::pair(360, 640), {390, 844}, {820, 1180}, {1280, 800}, {1920, 1080}, {3840, 2160}}) {
        for (const bool dark : {false, true}) {
            browser.be_a_device(wide, high, dark);
            browser.open(server.addresses().front());
            ASSERT_TRUE(browser.wait_for(kLive));
            EXPECT_LE(browser.run("document.documentElement.scrollWidth"), wide) << wide;
            EXPECT_EQ(browser.run(kFaint), Json::array()) << wide << (dark ? " dark" : " light");
            if (wide >= 1280) {
                EXPECT_LE(browser.run("document.documentElement.scrollHeight"), high)
                    << "a television is not scrolled";
            }
        }
    }
    browser.be_a_device(360, 640);
    browser.open(server.seat_address(Seat{0}));
    ASSERT_TRUE(browser.wait_for(kLive));
    EXPECT_LE(browser.run("document.documentElement.scrollWidth"), 360);
    EXPECT_EQ(browser.run(kFaint), Json::array());
    EXPECT_EQ(browser.run("[...document.querySelectorAll('section:not([hidden])')].filter((one) => !one.getAttribute("
                          "'aria-label') && !one.querySelector('h1, h2, h3')).length"),
              0)
        << "each part has a name";
}

INSTANTIATE_TEST_SUITE_P(Every, RoomPage, every_game(), name_of_game);

TEST_P(RoomPage, ShowsTheBoardInEveryLook) {
    const Session session = sample_of(GetParam());
    room::RoomServer server(options_for(session));
    server.show(view_at(session, session.plies() * 4 / 5));
    Browser browser;
    constexpr double kLeastOnPhone = 9, kLeastOnTelevision = 17;
    for (const auto& [wide, high, least] : {std::tuple(360, 740, kLeastOnPhone), {1920, 1080, kLeastOnTelevision}}) {
        for (const std::string look : {"light", "dark", "contrast"}) {
            const std::string language = look == "light" ? "en" : "de";
            browser.be_a_device(wide, high, look == "dark", language, look == "contrast");
            browser.open(server.addresses().front());
            ASSERT_TRUE(browser.wait_for(kLive));
            const std::string place = std::to_string(wide) + " " + look;
            browser.keep_picture(std::string(GetParam()) + "-" + std::to_string(wide) + "-" + look + "-" + language);
            EXPECT_LE(browser.run("document.documentElement.scrollWidth"), wide) << place;
            EXPECT_EQ(browser.run("document.getElementById('picture').hidden"), false) << place;
            EXPECT_EQ(browser.run("document.getElementById('board').parentNode.id"), "in_words") << place;
            EXPECT_EQ(browser.run("(" + std::string(kBadInPicture) + ")(" + std::to_string(least) + ")"),
                      Json::array())
                << place;
        }
    }
    EXPECT_TRUE(browser.complaints().empty()) << browser.complaints().front();
}

TEST_P(RoomPage, HasNoHeadingOfEarlierLinesWithoutOneInSight) {
    const Session session = sample_of(GetParam());
    room::RoomServer server(options_for(session));
    server.show(view_at(session, session.plies() * 4 / 5));
    Browser browser;
    for (const int high : {480, 560, 640, 720, 800}) {
        browser.be_a_device(1280, high, false, "en", false);
        browser.open(server.addresses().front());
        ASSERT_TRUE(browser.wait_for(kLive));
        EXPECT_EQ(browser.run("getComputedStyle(document.querySelector('#log h2')).visibility === 'visible'"),
                  browser.run("[...document.querySelectorAll('#lines > *')].some((row) => row.checkVisibility())"))
            << high;
    }
}

TEST(RoomPageAlone, ShowsWordsInsteadOfLettersThatAreTooSmallUntilThePageIsWiderAgain) {
    Phone phone("magnate", 40);
    const std::string drawn = "document.querySelector('#picture svg.table').checkVisibility()";
    EXPECT_EQ(phone.browser.run(drawn), true);
    phone.browser.be_a_device(240, 740, false, "en", false);
    ASSERT_TRUE(phone.browser.wait_for("document.getElementById('picture').hidden"));
    EXPECT_EQ(phone.browser.run("document.querySelector('#board .place').checkVisibility()"), true);
    phone.browser.be_a_device(360, 740, false, "en", false);
    EXPECT_TRUE(phone.browser.wait_for(drawn));
}

TEST(RoomPageAlone, TakesThePictureAwayAndBackWithItsWords) {
    Phone phone("magnate", 40);
    room::View view = view_at(phone.session, 41);
    view.tables.front().picture = nullptr;
    phone.server.show(std::move(view));
    ASSERT_TRUE(phone.browser.wait_for(text_of("where") + ".endsWith('event 41')"));
    EXPECT_EQ(phone.browser.run("document.getElementById('picture').hidden"), true);
    EXPECT_EQ(phone.browser.run("document.querySelector('#board .place').checkVisibility()"), true);
    phone.server.show(view_at(phone.session, 42));
    ASSERT_TRUE(phone.browser.wait_for(text_of("where") + ".endsWith('event 42')"));
    EXPECT_EQ(phone.browser.run("document.querySelector('#picture svg.table').checkVisibility()"), true);
    EXPECT_EQ(
        phone.browser.run("document.querySelector('#board .place').checkVisibility({contentVisibilityAuto: true})"),
        false);
    phone.browser.run("document.getElementById('in_words').open = true");
    EXPECT_EQ(phone.browser.run("document.querySelector('#board .place').checkVisibility()"), true);
}

TEST(RoomPageAlone, LetsWhatChangedAppearUnlessTheDeviceAsksForLessMotion) {
    const Session session = sample_of("magnate");
    room::RoomServer server(options_for(session));
    const std::string moving = "document.getElementById('picture').getAnimations({subtree: true}).length";
    const std::string changed = "document.querySelectorAll('#picture .changed').length";
    std::size_t ply = 40;
    for (const bool calm : {false, true}) {
        Browser browser;
        browser.be_a_device(390, 844, false, "en", false, calm);
        server.show(view_at(session, ply));
        browser.open(server.addresses().front());
        ASSERT_TRUE(browser.wait_for(kLive));
        EXPECT_EQ(browser.run(changed), 0) << "nothing has changed when the page opens";
        const std::string kept = "document.querySelectorAll('#picture g[role]:not(.changed)').length";
        while (browser.run(changed) == 0 && ++ply < session.plies()) {
            server.show(view_at(session, ply));
            ASSERT_TRUE(browser.wait_for(text_of("where") + ".endsWith('event " + std::to_string(ply) + "')"));
        }
        EXPECT_GT(browser.run(changed), 0);
        EXPECT_GT(browser.run(kept), 0) << "the rest stays as it is";
        server.show(view_at(session, session.plies()));
        ASSERT_TRUE(browser.wait_for(changed + " > 5"));
        EXPECT_EQ(browser.run("getComputedStyle(document.querySelector('#picture .changed')).animationName"),
                  calm ? "none" : "appear");
        EXPECT_TRUE(browser.wait_for(moving + " === 0")) << "it comes to rest";
        EXPECT_EQ(browser.run("getComputedStyle(document.querySelector('#picture .changed')).opacity"), "1");
    }
}

TEST(RoomPageAlone, FillsATelevisionByAKeyAndHasNothingToPressThere) {
    const Session session = sample_of("magnate");
    room::RoomServer server(options_for(session));
    server.show(view_at(session, 40));
    Browser browser;
    browser.be_a_device(1920, 1080);
    browser.open(server.addresses().front());
    ASSERT_TRUE(browser.wait_for(kLive));
    const std::string controls =
        "[...document.querySelectorAll('summary, a, button, input, select')].filter((one) => "
        "one.checkVisibility()).length";
    EXPECT_GT(browser.run(controls), 0);
    browser.press("f");
    ASSERT_TRUE(browser.wait_for("document.fullscreenElement === document.documentElement"));
    ASSERT_TRUE(browser.wait_for("document.documentElement.classList.contains('filled')"));
    EXPECT_EQ(browser.run(controls), 0);
    EXPECT_EQ(browser.run("document.getElementById('full').checkVisibility()"), false);
    EXPECT_EQ(browser.run("document.querySelector('#picture svg.table').checkVisibility()"), true);
    EXPECT_EQ(browser.run("(" + std::string(kBadInPicture) + ")(17)"), Json::array());
    browser.press("f");
    ASSERT_TRUE(browser.wait_for("document.fullscreenElement === null"));
    ASSERT_TRUE(browser.wait_for("!document.documentElement.classList.contains('filled')")) << "told a frame later";
    EXPECT_GT(browser.run(controls), 0);
}

TEST(RoomPageAlone, OfASeatSaysItsTurnWhatItMayDoAndShowsItsSealedNotesToNobodyElse) {
    const Session session = sample_of("magnate");
    room::RoomServer server(options_for(session));
    const auto barred_for = [&](std::size_t ply) {
        const room::Table table = room::table_of(session, ply);
        for (const Seat seat : session.playthrough().prompt(ply).seats) {
            for (const room::Choice& choice : table.seats[static_cast<std::size_t>(seat.index)].choices) {
                if (!choice.barred.empty()) {
                    return std::optional(choice);
                }
            }
        }
        return std::optional<room::Choice>();
    };
    std::size_t ply = 40;
    while (ply < session.plies() && !barred_for(ply)) {
        ++ply;
    }
    const std::optional<room::Choice> barred = barred_for(ply);
    ASSERT_TRUE(barred) << "some moment has a choice that the rules bar";
    const Seat turn = session.playthrough().prompt(ply).seats.front(), other{1 - turn.index};
    std::vector<std::vector<Text>> sealed(session.names().size());
    sealed[static_cast<std::size_t>(turn.index)].push_back(literally("Zweisiedler-21"));
    room::View view;
    view.tables.push_back(room::table_of(session, ply, sealed));
    view.tables.front().events = ply;
    const std::string reason = english(barred->barred), clause = barred->clause;
    server.show(std::move(view));
    Browser browser;
    browser.be_a_device(390, 844);
    browser.open(server.seat_address(turn));
    ASSERT_TRUE(browser.wait_for(kLive));
    const std::string name(session.names()[static_cast<std::size_t>(turn.index)]);
    EXPECT_EQ(browser.run(text_of("task")), "It is your turn, " + name);
    EXPECT_GE(browser.run("parseFloat(getComputedStyle(document.getElementById('task')).fontSize)"), 24) << "large";
    EXPECT_GT(browser.run("document.querySelectorAll('#counts .count').length"), 0);
    const std::string choices = browser.run(text_of("choices"));
    EXPECT_NE(choices.find(reason + " § " + clause), std::string::npos) << choices;
    EXPECT_EQ(browser.run(text_of("sealed")), "Zweisiedler-21");
    EXPECT_EQ(browser.run("document.getElementById('under_seal').checkVisibility()"), true);
    for (const std::string& address : {server.seat_address(other), server.addresses().front()}) {
        browser.open(address);
        ASSERT_TRUE(browser.wait_for("location.href === '" + address + "' && " + kLive));
        EXPECT_EQ(browser.run("document.documentElement.outerHTML.includes('Zweisiedler-21')"), false) << address;
        EXPECT_FALSE(browser.run(text_of("task")).get<std::string>().starts_with("It is your turn")) << address;
    }
    EXPECT_TRUE(browser.complaints().empty()) << browser.complaints().front();
}

TEST(RoomPageAlone, LeavesOutNoLevelOfItsHeadings) {
    for (const std::size_t ply : {std::size_t{0}, std::size_t{12}}) {
        Phone phone("dance-of-muses", ply);
        phone.browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
        const Json levels = phone.browser.run(
            "[...document.querySelectorAll('h1, h2, h3')].filter((one) => one.checkVisibility()).map((one) => "
            "Number(one.tagName[1]))");
        ASSERT_GT(levels.size(), 3u);
        for (std::size_t i = 1; i < levels.size(); ++i) {
            EXPECT_LE(levels[i].get<int>(), levels[i - 1].get<int>() + 1) << levels << " after " << ply << " events";
        }
    }
}

TEST(RoomPageAlone, SaysWhenTheConnectionGoesKeepsTheTableAndComesBackByItself) {
    const Session session = sample_of("magnate");
    room::ServerOptions options = options_for(session);
    options.word = std::string(32, '5');
    auto server = std::make_unique<room::RoomServer>(options);
    server->show(view_at(session, 20));
    Browser browser;
    browser.be_a_device(390, 844);
    browser.open(server->addresses().front());
    ASSERT_TRUE(browser.wait_for(kLive));
    options.port = server->port();
    server.reset();
    ASSERT_TRUE(browser.wait_for("!document.getElementById('trouble').hidden"));
    EXPECT_NE(browser.run(text_of("where")).get<std::string>().find("event 20"), std::string::npos);
    server = std::make_unique<room::RoomServer>(options);
    server->show(view_at(session, 21));
    ASSERT_TRUE(browser.wait_for(text_of("where") + ".endsWith('event 21') && " + kLive));
    EXPECT_EQ(browser.run("document.getElementById('trouble').hidden"), true);
}

TEST(RoomPageAlone, SaysThatTheTableIsNotShownHereAnyMoreAndStaysWithIt) {
    const Session session = sample_of("magnate");
    auto server = std::make_unique<room::RoomServer>(options_for(session));
    server->show(view_at(session, 20));
    Browser browser;
    browser.be_a_device(390, 844);
    browser.open(server->addresses().front());
    ASSERT_TRUE(browser.wait_for(kLive));
    server->show({});
    ASSERT_TRUE(browser.wait_for(text_of("trouble") + ".startsWith('This table is not shown')"));
    server.reset();
    ASSERT_TRUE(browser.wait_for("performance.now() > 6000")) << "it has tried to come back meanwhile";
    EXPECT_NE(browser.run(text_of("trouble")).get<std::string>().find("This table is not shown"), std::string::npos);
}

TEST(RoomPageAlone, ThatHasLostTheConnectionStillLetsKeysReachWhatScrolls) {
    const Session session = sample_of("muse-story");
    auto server = std::make_unique<room::RoomServer>(options_for(session));
    server->show(view_at(session, 4 * session.plies() / 5));
    Browser browser;
    browser.be_a_device(1280, 800);
    browser.open(server->addresses().front());
    ASSERT_TRUE(browser.wait_for(kLive));
    const std::string unreached =
        "[...document.querySelectorAll('main *')].filter((one) => one.checkVisibility() && one.tabIndex < 0 && "
        "one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto').map((one) => one.id)";
    EXPECT_EQ(browser.run(unreached), Json::array());
    server.reset();
    ASSERT_TRUE(browser.wait_for("!document.getElementById('trouble').hidden"));
    EXPECT_EQ(browser.run(unreached), Json::array()) << "the sentence on top leaves less room for all below it";
}

TEST(RoomPageAlone, SpeaksWhatHappenedOnceAndNothingWhenItOpens) {
    Phone phone("musee", 5);
    EXPECT_EQ(phone.browser.run(text_of("news")), "");
    phone.server.show(view_at(phone.session, 6));
    ASSERT_TRUE(phone.browser.wait_for(text_of("news") + " !== ''"));
    const std::string spoken = phone.browser.run(text_of("news"));
    EXPECT_TRUE(spoken.starts_with(english(phone.session.replay().describe(5)))) << spoken;
    EXPECT_NE(spoken.find(english(phone.session.playthrough().prompt(6).text)), std::string::npos) << spoken;
}

TEST(RoomPageAlone, ShowsAPlayerInTheColourOfTheirPieces) {
    Phone phone("dance-of-muses", 5);
    EXPECT_EQ(phone.browser.run(
                  "[...document.querySelectorAll('.disc')].map((one) => getComputedStyle(one).backgroundColor)"),
              Json::array({"rgb(91, 54, 144)", "rgb(168, 67, 0)"}))
        << "purple and orange, as the palette has them for areas";
    room::View view = view_at(phone.session, 5);
    view.tables.front().players[0].colour = "white";
    phone.server.show(std::move(view));
    ASSERT_TRUE(phone.browser.wait_for(
        "getComputedStyle(document.querySelector('.disc')).backgroundColor === 'rgb(255, 255, 255)'"));
    EXPECT_EQ(phone.browser.run(kFaint), Json::array());
}

TEST(RoomPageAlone, SpeaksTheLanguageOfTheDeviceAndShowsRulesAndNotation) {
    const Session session = sample_of("magnate");
    room::RoomServer server(options_for(session));
    server.show(view_at(session, 0));
    Browser browser;
    browser.be_a_device(390, 844, false, "de-DE,de;q=0.9");
    browser.open(server.seat_address(session.playthrough().prompt(0).seats.front()));
    ASSERT_TRUE(browser.wait_for(kLive));
    EXPECT_EQ(browser.run("document.documentElement.lang"), "de");
    browser.run("document.getElementById('rules').open = true");
    ASSERT_TRUE(browser.wait_for(text_of("rules_text") + ".includes('magnate.roll.once')"));
    ASSERT_TRUE(browser.wait_for(text_of("rules_text") + ".includes('r 3 9')"));
    EXPECT_TRUE(browser.complaints().empty()) << browser.complaints().front();
}

}  // namespace
}  // namespace castalia

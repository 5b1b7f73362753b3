// What a path means, and who is refused.
#include "app/room/request.h"

#include <chrono>

#include <gtest/gtest.h>

#include "app/room/addresses.h"
#include "app/room/word.h"

namespace castalia::room {
namespace {

const std::string kWord = "0123456789abcdef0123456789abcdef";

Site site_for_two() {
    Site site;
    site.word = kWord;
    site.seat_words = {std::string(32, 'a'), std::string(32, 'b')};
    site.hosts = hosts_of("127.0.0.1", 8000);
    return site;
}

Wanted asked(const std::string& target, const std::string& host = "127.0.0.1:8000",
             const std::string& method = "GET") {
    return wanted_of(site_for_two(), {method, target, host, "de"});
}

using What = Wanted::What;

TEST(Request, WithTheWordLeadsToThePageItsPartsAndItsStream) {
    EXPECT_EQ(asked("/" + kWord + "/").what, What::page);
    EXPECT_EQ(asked("/" + kWord).what, What::page) << "a slash may be missing at the end";
    EXPECT_EQ(asked("/" + kWord + "/events").what, What::stream);
    EXPECT_EQ(asked("/" + kWord + "/page.css").what, What::style);
    EXPECT_EQ(asked("/" + kWord + "/page.js").what, What::script);
    EXPECT_EQ(asked("/" + kWord + "/rules").what, What::rules);
    EXPECT_EQ(asked("/" + kWord + "/art/bead-suns.svg").drawing, "bead-suns");
    EXPECT_EQ(asked("/" + kWord + "/events?again=1").what, What::stream);
    EXPECT_FALSE(asked("/" + kWord + "/events").wide);
    EXPECT_EQ(asked("/" + kWord + "/events/wide").what, What::stream);
    EXPECT_TRUE(asked("/" + kWord + "/events/wide").wide);
    EXPECT_EQ(asked("/" + kWord + "/events/narrow").what, What::nothing);
    EXPECT_EQ(asked("/" + kWord + "/", "127.0.0.1:8000", "HEAD").what, What::page);
    EXPECT_EQ(asked("/" + kWord + "/", "LOCALHOST:8000").what, What::page);
}

TEST(Request, OfASeatNeedsTheWordOfThatSeatToo) {
    const Wanted second = asked("/" + kWord + "/seat/" + std::string(32, 'b') + "/events");
    EXPECT_EQ(second.what, What::stream);
    EXPECT_EQ(second.seat, Seat{1});
    EXPECT_EQ(asked("/" + kWord + "/seat/" + std::string(32, 'c') + "/").what, What::nothing);
    EXPECT_EQ(asked("/" + kWord + "/seat//").what, What::nothing);
    EXPECT_EQ(asked("/" + std::string(32, 'b') + "/").what, What::nothing) << "alone it opens nothing";
}

TEST(Request, LeadsNowhereWithoutTheWord) {
    for (const std::string& target :
         {std::string("/"), std::string(""), "/" + std::string(32, '0') + "/", "/" + kWord.substr(1) + "/",
          "/" + kWord + "0/", "//" + kWord + "/", kWord + "/", "https://127.0.0.1:8000/" + kWord + "/",
          std::string("/favicon.ico"), std::string("*"), std::string("/page.js")}) {
        EXPECT_EQ(asked(target).what, What::nothing) << target;
    }
}

TEST(Request, LeadsToNoFileOfTheDisk) {
    for (const char* behind : {"/../", "/..%2f..%2fetc/passwd", "/art/../../etc/passwd.svg", "/art/%2e%2e/x.svg",
                               "/etc/passwd", "/page.html", "/.git/config", "/events/", "/table/x/", "/art/", "//"}) {
        const Wanted wanted = asked("/" + kWord + behind);
        EXPECT_TRUE(wanted.what == What::nothing || wanted.what == What::drawing) << behind;
        EXPECT_NE(wanted.drawing, "emblem") << behind;
    }
}

TEST(Request, UnderAnotherHostLeadsNowhere) {
    for (const char* host : {"", "evil.example", "evil.example:8000", "127.0.0.1", "127.0.0.1:80",
                             "127.0.0.1:8000.evil", "127.0.0.2:8000", "[::1]:8000"}) {
        EXPECT_EQ(asked("/" + kWord + "/", host).what, What::nothing) << host;
    }
}

TEST(Request, WithAWholeAddressIsReadLikeOneWithAPath) {
    const std::string here = "http://127.0.0.1:8000/";
    EXPECT_EQ(asked(here + kWord + "/").what, What::page);
    EXPECT_EQ(asked("HTTP://LocalHost:8000/" + kWord + "/events?again=1").what, What::stream);
    EXPECT_EQ(asked(here + kWord + "/page.css", "evil.example").what, What::style) << "the header is not looked at";
    EXPECT_EQ(asked(here + kWord + "/", "").what, What::nothing) << "but it must be there";
    for (const std::string& target :
         {here, std::string("http://127.0.0.1:8000"), "http://127.0.0.1/" + kWord + "/",
          "http://evil.example/" + kWord + "/", "http://x@127.0.0.1:8000/" + kWord + "/", "http:///" + kWord + "/",
          "http://" + kWord + "/", "http://evil.example?http://127.0.0.1:8000/" + kWord + "/",
          here + "http://127.0.0.1:8000/" + kWord + "/"}) {
        EXPECT_EQ(asked(target).what, What::nothing) << target;
    }
}

TEST(Request, OfAnyOtherMethodIsRefusedWhateverItNames) {
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "PATCH", "get", "PROPFIND"}) {
        EXPECT_EQ(asked("/" + kWord + "/", "127.0.0.1:8000", method).what, What::no_such_method) << method;
        EXPECT_EQ(asked("/", "evil.example", method).what, What::no_such_method) << method;
    }
}

TEST(Request, OfAClubLeadsToTheListAndToEachTable) {
    Site club = site_for_two();
    club.club = true;
    const auto ask = [&](const std::string& behind) {
        return wanted_of(club, {"GET", "/" + kWord + behind, "127.0.0.1:8000", ""});
    };
    EXPECT_TRUE(ask("/").club);
    EXPECT_EQ(ask("/table/4711/events").table, "4711");
    EXPECT_EQ(ask("/table/4711/events").what, What::stream);
    EXPECT_FALSE(ask("/table/4711/").club);
    EXPECT_EQ(ask("/seat/" + std::string(32, 'a') + "/").what, What::nothing) << "a club shows no seat's secrets";
    EXPECT_EQ(ask("/rules").what, What::nothing) << "the list is of many games";
}

TEST(Request, GetsTheLanguageThatItsBrowserPrefersAmongOurs) {
    const std::vector<std::pair<const char*, const char*>> rows{
        {"", "en"},
        {"de", "de"},
        {"de-AT,de;q=0.9,en;q=0.8", "de"},
        {"nl, fr;q=0.5, en;q=0.7", "en"},
        {"nl, fr;q=0.9, en;q=0.7", "fr"},
        {"EN-gb, de", "en"},
        {"nl, DE-at;q=0.5", "de"},
        {"pt-BR,pt", "en"},
        {"it;q=0, es;q=0.1", "es"},
        {"en;q=0.1, de;q=0.2", "de"},
        {"*", "en"},
        {";;;q=,,,", "en"},
    };
    for (const auto& [accepted, spoken] : rows) {
        EXPECT_EQ(language_of(accepted), spoken) << accepted;
    }
    std::string many;
    for (int i = 0; i < 1000; ++i) {
        many += "xx,";
    }
    EXPECT_EQ(language_of(many + "de"), "en") << "only so many are read";
}

TEST(Word, HasAHundredAndTwentyEightBitsAndIsNewEachTime) {
    const std::string one = new_word(), other = new_word();
    EXPECT_EQ(one.size(), 32u);
    EXPECT_EQ(one.find_first_not_of("0123456789abcdef"), std::string::npos);
    EXPECT_NE(one, other);
    EXPECT_TRUE(same_word(one, one));
    EXPECT_FALSE(same_word(one, other));
    EXPECT_FALSE(same_word(one, one.substr(1)));
    EXPECT_FALSE(same_word(one, one + "0"));
    EXPECT_FALSE(same_word(one, ""));
}

/// The quickest of many tries is compared, so that a busy machine does not matter. A comparison that ends at the
/// first wrong letter of so long a word would be over at once.
TEST(Word, IsComparedInTheSameTimeHoweverMuchOfItIsRight) {
    const std::string right(100'000, 'a');
    const auto quickest = [&](std::size_t wrong_letter) {
        std::string word = right;
        word[wrong_letter] = 'x';
        auto least = std::chrono::steady_clock::duration::max();
        for (int tries = 0; tries < 50; ++tries) {
            const auto begun = std::chrono::steady_clock::now();
            EXPECT_FALSE(same_word(right, word));
            least = std::min(least, std::chrono::steady_clock::now() - begun);
        }
        return std::chrono::duration<double, std::micro>(least).count();
    };
    EXPECT_GT(quickest(0), 0.5 * quickest(right.size() - 1));
}

TEST(Addresses, BeginWithTheOneThatNobodyElseReaches) {
    ASSERT_FALSE(own_addresses().empty());
    EXPECT_EQ(own_addresses().front(), kLoopback);
    EXPECT_EQ(host_of("fd00::7", 8000), "[fd00::7]:8000");
    EXPECT_EQ(host_of("10.0.0.7", 80), "10.0.0.7") << "a browser leaves the usual port out";
    EXPECT_EQ(hosts_of("10.0.0.7", 81), std::vector<std::string>{"10.0.0.7:81"}) << "no name, so no rebinding";
}

}  // namespace
}  // namespace castalia::room

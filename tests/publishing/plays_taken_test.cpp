// Plays of BG Stats that come into a library, and come again.
#include "app/publishing/taking.h"
#include "core/export/plays_file.h"
#include "core/session/another_setup.h"
#include "db/history/history.h"
#include "db/history/people.h"
#include "db/safety/safety.h"
#include "tests/publishing/opened.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr const char* kUuid = "0DC28A4E-9D1B-4F7E-8B0E-000000000001";
constexpr const char* kId = "0dc28a4e-9d1b-4f7e-8b0e-000000000001";

Json score_of(int player, const Json& points, bool won) {
    return {{"playerRefId", player}, {"score", points}, {"winner", won}, {"startPlayer", false}, {"rank", 0}};
}

/// Returns a file with one play of Ann against Ben.
Json file_of(const std::string& changed, const std::string& ann, const std::string& ben, bool ann_won) {
    return {{"games", {{{"id", 1}, {"uuid", "g"}, {"name", "Azul"}, {"highestWins", true}}}},
            {"players",
             {{{"id", 1}, {"uuid", "a"}, {"name", "Ann"}, {"isAnonymous", false}},
              {{"id", 2}, {"uuid", "b"}, {"name", "Ben"}, {"isAnonymous", false}}}},
            {"plays",
             {{{"uuid", kUuid},
               {"gameRefId", 1},
               {"playDate", "2026-03-02 20:00:00"},
               {"modificationDate", changed},
               {"durationMin", 30},
               {"ignored", false},
               {"playerScores", {score_of(1, ann, ann_won), score_of(2, ben, !ann_won)}}}}}};
}

class TakenIn : public ::testing::Test {
protected:
    TakenPlays take(const Json& file) { return take_plays(store, plays_in(PlaysFile(file.dump()))); }
    Play play_in_list() { return play_of(store.load(History(store).summaries().at(0).id)); }

    Store store{known_games(), ":memory:"};
    const Json first = file_of("2026-03-02 22:00:00", "44", "41", true);
};

TEST(NamesAtTheTable, AreWholeAsLongAsARecordMayHaveThem) {
    const std::string younger = "Maximiliane Alexandra von Hohenstein-Württemberg, the elder";
    const std::string elder = younger + "x";
    Play play;
    for (const std::string& name : {younger, elder, elder}) {
        play.players.emplace_back();
        play.players.back().name = name;
    }
    const std::vector<std::string> names = names_at_table(play);
    EXPECT_EQ(names[0], younger);
    EXPECT_EQ(names[1], elder) << "of 60 letters";
    EXPECT_EQ(names[2], elder.substr(0, elder.size() - 4) + " (2)");
}

TEST_F(TakenIn, APlayThatWasChangedLaterTakesThePlaceOfTheOldOne) {
    ASSERT_EQ(take(first).fresh, std::vector<std::string>{kId});
    store.set_tags(kId, {"league"});
    const TakenPlays taken = take(file_of("2026-04-01 10:00:00", "40", "41", false));
    ASSERT_EQ(taken.updated.size(), 1U);
    EXPECT_EQ(taken.updated[0].before, kId);
    EXPECT_EQ(taken.updated[0].title, "Azul, 2026-03-02 20:00:00");
    EXPECT_EQ(english(taken.updated[0].what), "the score of Ann, whether Ann won, whether Ben won");
    ASSERT_EQ(History(store).summaries().size(), 1U);
    EXPECT_EQ(History(store).summaries()[0].winners, std::vector<std::string>{"Ben"});
    EXPECT_EQ(History(store).summaries()[0].tags, std::vector<std::string>{"league"});
    ASSERT_EQ(History(store).trashed().size(), 1U);
    EXPECT_EQ(History(store).trashed()[0].id, kId);
    EXPECT_EQ(play_in_list().id, kId) << "BG Stats knows it by that id";
    EXPECT_TRUE(Safety(store).verify().empty());

    const TakenPlays again = take(file_of("2026-04-01 10:00:00", "40", "41", false));
    EXPECT_EQ(again.there.size(), 1U);
    const TakenPlays later = take(file_of("2026-05-01 10:00:00", "40", "45", false));
    ASSERT_EQ(later.updated.size(), 1U);
    EXPECT_EQ(later.updated[0].before, taken.updated[0].id);
}

TEST_F(TakenIn, AnOlderOrEqualOneChangesNothingAndSaysHowItDiffers) {
    take(first);
    EXPECT_EQ(take(first).there, std::vector<std::string>{kId});
    for (const char* changed : {"2026-03-02 22:00:00", "2026-03-01 10:00:00", ""}) {
        const TakenPlays taken = take(file_of(changed, "40", "41", false));
        EXPECT_TRUE(taken.fresh.empty() && taken.there.empty() && taken.updated.empty());
        ASSERT_EQ(taken.differing.size(), 1U) << changed;
        EXPECT_EQ(taken.differing[0].undated, std::string(changed).empty()) << changed;
        EXPECT_EQ(taken.differing[0].id, kId);
        EXPECT_EQ(english(taken.differing[0].what), "the score of Ann, whether Ann won, whether Ben won");
    }
    EXPECT_EQ(History(store).summaries().at(0).winners, std::vector<std::string>{"Ann"});
    EXPECT_TRUE(History(store).trashed().empty());
}

TEST_F(TakenIn, APlayWithoutATimeOfChangeIsOlderThanOneWithIt) {
    Json without = first;
    without["plays"][0].erase("modificationDate");
    take(without);
    EXPECT_EQ(take(file_of("2026-04-01 10:00:00", "40", "41", false)).updated.size(), 1U);
}

TEST_F(TakenIn, APlayOfBgStatsThatSaysNoTimeOfChangeComesOnlyIfThatIsWanted) {
    take(first);
    const PlaysFile undated(file_of("", "40", "41", false).dump());
    const KnownPlays theirs{FromTrash::nothing, Undated::theirs_come};
    const TakenPlays taken = take_plays(store, plays_in(undated), {}, theirs);
    ASSERT_EQ(taken.updated.size(), 1U);
    EXPECT_TRUE(taken.updated[0].undated);
    EXPECT_EQ(History(store).summaries().at(0).winners, std::vector<std::string>{"Ben"});
    EXPECT_EQ(History(store).trashed().size(), 1U);
    const PlaysFile older(file_of("2026-03-01 10:00:00", "39", "41", false).dump());
    EXPECT_EQ(take_plays(store, plays_in(PlaysFile(first.dump())), {}, theirs).updated.size(), 1U)
        << "ours has no time of change any more";
    EXPECT_EQ(take_plays(store, plays_in(older), {}, theirs).differing.size(), 1U) << "it says that it is older";
}

TEST_F(TakenIn, WhatWasCorrectedHereStaysUntilBgStatsChangesItLater) {
    take(first);
    const Session ours = store.load(kId);
    Heading heading = ours.heading();
    heading.id = new_uuid();
    heading.setup["scores"]["Ann"] = "45";
    store.replace(ours, with_another_setup(ours, heading, "").session);
    EXPECT_EQ(take(first).there, std::vector<std::string>{heading.id}) << "it is the same file";
    EXPECT_EQ(take(file_of("2026-04-01 10:00:00", "40", "41", false)).differing.size(), 1U);
    EXPECT_EQ(play_in_list().players[0].score, "45");
    EXPECT_EQ(play_in_list().id, kId);
    EXPECT_EQ(take(file_of("2126-04-01 10:00:00", "40", "41", false)).updated.size(), 1U);
    EXPECT_EQ(play_in_list().players[0].score, "40");
}

TEST_F(TakenIn, WhatWasCorrectedHereGoesBackAsALaterChangeOfTheSamePlay) {
    take(first);
    const Session ours = store.load(kId);
    Heading heading = ours.heading();
    heading.id = new_uuid();
    heading.players = {"Ann", "Cid"};
    heading.setup["scores"] = {{"Ann", "45"}, {"Cid", "41"}};
    Json& seats = heading.setup["source"]["seats"];
    const Json ben = seats["Ben"];
    seats.erase("Ben");
    seats["Cid"] = ben;
    store.replace(ours, with_another_setup(ours, heading, "").session);
    const Play play = play_in_list();
    const Json file = parse_json(write_bgsplay({&play, 1}));
    EXPECT_EQ(file["plays"][0]["uuid"], kUuid);
    EXPECT_EQ(file["plays"][0]["playerScores"][0]["score"], "45");
    EXPECT_GT(file["plays"][0]["modificationDate"].get<std::string>(), "2026-03-02 22:00:00");
    EXPECT_EQ(file["players"][0]["uuid"], "a");
    EXPECT_EQ(file["players"][1]["name"], "Cid");
    EXPECT_NE(file["players"][1]["uuid"], "b") << "Cid is somebody else";
}

TEST_F(TakenIn, APlayInTheTrashStaysThereAndIsTold) {
    take(first);
    store.trash(kId);
    for (const Json& file : {first, file_of("2026-04-01 10:00:00", "40", "41", false)}) {
        const TakenPlays taken = take(file);
        ASSERT_EQ(taken.in_trash.size(), 1U);
        EXPECT_EQ(taken.in_trash[0].id, kId);
        EXPECT_TRUE(History(store).summaries().empty());
        EXPECT_EQ(taken.in_trash[0].what.empty(), file == first) << english(taken.in_trash[0].what);
    }
}

TEST_F(TakenIn, APlayInTheTrashIsReplacedIfItWasChangedLaterAndThatIsWanted) {
    take(first);
    store.trash(kId);
    const Json older = file_of("2026-03-01 10:00:00", "39", "41", false);
    const Json later = file_of("2026-04-01 10:00:00", "40", "41", false);
    const auto take_back = [&](const Json& file) {
        return take_plays(store, plays_in(PlaysFile(file.dump())), {}, {FromTrash::if_changed_later});
    };
    EXPECT_EQ(take_back(first).in_trash.size(), 1U) << "the caller brings it back";
    EXPECT_EQ(take_back(older).in_trash.size(), 1U);
    const TakenPlays taken = take_back(later);
    ASSERT_EQ(taken.updated.size(), 1U);
    EXPECT_TRUE(taken.in_trash.empty());
    ASSERT_EQ(History(store).summaries().size(), 1U);
    EXPECT_EQ(History(store).summaries()[0].winners, std::vector<std::string>{"Ben"});
    ASSERT_EQ(History(store).trashed().size(), 1U);
    EXPECT_EQ(History(store).trashed()[0].id, kId);
    EXPECT_EQ(take_back(later).there.size(), 1U);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(TakenIn, OfTwoPlaysWithOneIdTheLaterOneCounts) {
    Json file = first;
    file["plays"].push_back(file_of("2026-04-01 10:00:00", "40", "41", false)["plays"][0]);
    file["plays"].push_back(file_of("2026-03-05 10:00:00", "39", "41", false)["plays"][0]);
    const TakenPlays taken = take(file);
    EXPECT_EQ(taken.fresh, std::vector<std::string>{kId});
    EXPECT_EQ(taken.differing.size(), 1U);
    EXPECT_EQ(play_in_list().players[0].score, "40");
}

TEST_F(TakenIn, ExclusionFollowsTheFileOnlyWhereTheFileChangedIt) {
    Json file = first;
    file["plays"][0]["ignored"] = true;
    take(file);
    EXPECT_TRUE(store.excluded(kId));
    store.exclude(kId, false);
    file["plays"][0]["modificationDate"] = "2026-04-01 10:00:00";
    file["plays"][0]["comments"] = "late";
    std::string id = take(file).updated.at(0).id;
    EXPECT_FALSE(store.excluded(id)) << "the owner counts it again, and the file says what it said before";
    file["plays"][0]["modificationDate"] = "2026-05-01 10:00:00";
    file["plays"][0]["ignored"] = false;
    id = take(file).updated.at(0).id;
    file["plays"][0]["modificationDate"] = "2026-06-01 10:00:00";
    file["plays"][0]["ignored"] = true;
    EXPECT_TRUE(store.excluded(take(file).updated.at(0).id));
}

TEST_F(TakenIn, SomebodyWithoutANameIsNobody) {
    Json file = first;
    file["players"].push_back({{"id", 3}, {"uuid", "c"}, {"name", "Anonymous player"}, {"isAnonymous", true}});
    file["players"].push_back({{"id", 4}, {"uuid", "d"}, {"name", "Anonymous player"}, {"isAnonymous", 1}});
    file["plays"][0]["playerScores"].push_back(score_of(3, "50", true));
    file["plays"][0]["playerScores"].push_back(score_of(4, "51", true));
    const TakenPlays taken = take(file);
    EXPECT_EQ(taken.people, (std::vector<std::string>{"Ann", "Ben"}));
    std::vector<std::string> names;
    for (const PersonLine& line : People(store).list()) {
        names.push_back(line.person.name);
    }
    std::ranges::sort(names);
    EXPECT_EQ(names, (std::vector<std::string>{"Ann", "Ben"}));
    EXPECT_EQ(History(store).summaries().at(0).players,
              (std::vector<std::string>{"Ann", "Ben", "Anonymous player", "Anonymous player (2)"}));
    EXPECT_TRUE(Safety(store).verify().empty());
    EXPECT_TRUE(Safety(store).rebuild());
    EXPECT_EQ(People(store).list().size(), 2U);
}

TEST_F(TakenIn, WhatAPlayTellsIsFoundBySearches) {
    Json file = first;
    Json& play = file["plays"][0];
    play["board"] = "Glazed pavilion";
    play["comments"] = "Thunderstorm outside";
    play["playerScores"][0]["role"] = "Tilemaker";
    take(file);
    for (const char* word : {"pavilion", "thunderstorm", "tilemaker"}) {
        Filter filter;
        filter.words = word;
        EXPECT_EQ(History(store).count(filter, 10), 1U) << word;
    }
}

TEST_F(TakenIn, WhatCannotBeReadIsToldAndTheRestComes) {
    Json file = first;
    Json bad = first["plays"][0];
    bad["uuid"] = "0DC28A4E-9D1B-4F7E-8B0E-000000000002";
    bad["playerScores"] = Json::array();
    file["plays"].insert(file["plays"].begin(), bad);
    const TakenPlays taken = take(file);
    EXPECT_EQ(taken.fresh, std::vector<std::string>{kId});
    ASSERT_EQ(taken.unread.size(), 1U);
    EXPECT_EQ(taken.unread[0].place, "plays[0] (Azul, 2026-03-02 20:00:00)");
}

TEST_F(TakenIn, ManyPlaysOfOneEveningAreListedAndCountedTogether) {
    constexpr int kPlays = 240, kTable = 11;  // So many that their lists are written at the end.
    take(first);
    Json file = file_of("2026-04-01 10:00:00", "40", "41", false);
    for (int number = 3; number <= kTable; ++number) {
        file["players"].push_back({{"id", number}, {"uuid", std::to_string(number)}, {"isAnonymous", false}});
        file["players"].back()["name"] = "Guest " + std::to_string(number);
    }
    Json plays = Json::array();
    for (int number = 0; number < kPlays; ++number) {
        Json play = first["plays"][0];
        play["uuid"] = "0DC28A4E-9D1B-4F7E-8B0E-0000000" + std::to_string(10'000 + number);
        play["durationMin"] = number % 7;
        for (int guest = 3; number == kPlays / 2 && guest <= kTable; ++guest) {
            play["playerScores"].push_back(score_of(guest, "7", false));
        }
        plays.push_back(play);
        if (number == kPlays / 3) {
            plays.push_back(file["plays"][0]);  // It takes the place of the one that is there.
        }
    }
    file["plays"] = plays;
    const TakenPlays taken = take(file);
    EXPECT_EQ(taken.fresh.size(), static_cast<std::size_t>(kPlays));
    EXPECT_EQ(taken.updated.size(), 1U);
    EXPECT_EQ(History(store).summaries().size(), static_cast<std::size_t>(kPlays) + 1);
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(TakenIn, AnImportThatIsStoppedChangesNothing) {
    for (const std::size_t at : {0U, 1U}) {
        const PlaysFile file(first.dump());
        const TakenPlays taken =
            take_plays(store, plays_in(file), [&](std::size_t done, std::size_t) { return done < at; });
        EXPECT_TRUE(taken.stopped);
        EXPECT_TRUE(taken.fresh.empty());
        EXPECT_TRUE(History(store).summaries().empty());
    }
}

TEST_F(TakenIn, OurOwnSessionThatComesBackAsAPlayStaysWhatItIs) {
    store.begin(sample_session());
    const std::string id = sample_session().heading().id;
    const TakenPlays taken = take(parse_json(find_export_format("bgsplay")->bytes(sample_session(), {})));
    EXPECT_EQ(taken.there, std::vector<std::string>{id});
    EXPECT_EQ(store.load(id).game().id, "magnate");
}

TEST_F(TakenIn, AResultOfAnEarlierVersionIsCompletedByALaterPlay) {
    Heading heading;
    heading.id = kId;
    heading.game = "result";
    heading.edition = "1";
    heading.title = "Azul";
    heading.started = moment_of("2026-03-02T20:00:00Z", "");
    heading.players = {"Ann", "Ben"};
    heading.setup = Json::parse(R"({"game":"Azul","from":"BG Stats","highest_wins":true,)"
                                R"("scores":{"Ann":"44","Ben":"41"},"winners":["Ann"],"minutes":30,"comments":""})");
    store.begin(Session(game_called("result"), heading));
    const Session ours = store.load(kId);
    EXPECT_EQ(ours.heading().setup, heading.setup) << "an old record stays as it is";
    Json file = first;
    file["plays"][0]["playerScores"][0]["role"] = "Tilemaker";
    const TakenPlays taken = take(file);
    ASSERT_EQ(taken.updated.size(), 1U);
    EXPECT_EQ(english(taken.updated[0].what), "details that an earlier version did not keep");
    EXPECT_EQ(play_in_list().players[0].role, "Tilemaker");
    EXPECT_EQ(take(file).there.size(), 1U);
}

}  // namespace
}  // namespace castalia

// An evening has the day of its table, whichever call tells it and whatever the zone.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// The zone of this process and those that it starts.
class InZone {
public:
    explicit InZone(const char* zone) { ::setenv("TZ", zone, 1); }
    ~InZone() { ::unsetenv("TZ"); }
    InZone(const InZone&) = delete;
    InZone& operator=(const InZone&) = delete;
};

/// Returns a session that began at this moment, with one event a minute later.
Session begun_at(const std::string& moment, std::optional<std::chrono::minutes> utc_offset = {}) {
    Heading heading = session_of().heading();
    heading.started = moment_of(moment, "");
    heading.utc_offset = utc_offset;
    Session session(game_called("magnate"), heading);
    session.enter(Played{read_event(Json{{"type", "sell"},
                                         {"player", "Ann"},
                                         {"card", "4MS"},
                                         {"ruling", "she may"},
                                         {"at", rfc3339(*heading.started + std::chrono::minutes(1))}},
                                    "event", session.playthrough(), session.names())},
                  *heading.started + std::chrono::minutes(1));
    return session;
}

/// Expects that every call tells this day, and no call the days around it.
void expect_day(const Table& table, const std::string& day, const std::string& before, const std::string& after) {
    SCOPED_TRACE(day);
    EXPECT_NE(table.run({"list"}).out.find("  " + day + "  "), std::string::npos) << table.run({"list"}).out;
    const auto found = [&](const std::string& call, const std::string& on) {
        std::vector<std::string> words{call, "--json", "--since", on, "--until", on};
        if (call == "search") {
            words.insert(words.begin() + 1, "Ann");
        }
        const Json object = Json::parse(table.run(words).out);
        return call == "stats" ? object.at("left_out").at("open").get<std::size_t>() : object.size();
    };
    for (const std::string call : {"list", "search", "stats"}) {
        EXPECT_EQ(found(call, day), 1U) << call;
        EXPECT_EQ(found(call, before), 0U) << call;
        EXPECT_EQ(found(call, after), 0U) << call;
    }
    EXPECT_NE(table.run({"rulings"}).out.find("  " + day + ", "), std::string::npos) << table.run({"rulings"}).out;
    EXPECT_NE(table.run({"compare", kFirstId, kFirstId}).out.find("  " + day + "  "), std::string::npos);
    EXPECT_EQ(table.run({"log", "--session", kFirstId, "--as-of", day, "--json"}).out.find("\"index\""),
              std::string::npos);
    EXPECT_NE(table.run({"log", "--session", kFirstId, "--as-of", after, "--json"}).out.find("\"index\""),
              std::string::npos);
    const auto folder = table / "out-files";
    std::filesystem::create_directories(folder);
    EXPECT_EQ(table.run({"export", "--all", "--to", "csv", "--table", "sessions", "--into", folder.string()}).status,
              0);
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    EXPECT_EQ(table.run({"export", "--all", "--to", "markdown", "--into", folder.string()}).status, 0);
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        EXPECT_TRUE(entry.path().filename().string().starts_with(day)) << entry.path();
    }
    const Json play = Json::parse(table.run({"export", "--session", kFirstId, "--to", "bgsplay"}).out).at("plays");
    EXPECT_TRUE(play.at(0).at("playDate").get<std::string>().starts_with(day));
}

TEST(DayOfAnEvening, IsThatOfTheReaderWhereNobodyKnowsTheClockOfTheTable) {
    struct Evening {
        const char *zone, *began, *before, *day, *after, *moved, *moved_to;
    };
    // Each is moved to another day, which may lie behind a change of the clock, and keeps its hour.
    for (const Evening& one : {Evening{"America/Los_Angeles", "2026-03-08T05:30:00Z", "2026-03-06", "2026-03-07",
                                       "2026-03-08", "2026-03-14", "2026-03-15T04:30:00Z"},
                               Evening{"Europe/Berlin", "2026-03-07T23:10:00Z", "2026-03-07", "2026-03-08",
                                       "2026-03-09", "2026-03-29", "2026-03-28T23:10:00Z"},
                               Evening{"Pacific/Auckland", "2026-04-04T13:30:00Z", "2026-04-04", "2026-04-05",
                                       "2026-04-06", "2026-04-06", "2026-04-05T14:30:00Z"},
                               Evening{"Pacific/Kiritimati", "2026-03-07T10:30:00Z", "2026-03-07", "2026-03-08",
                                       "2026-03-09", "2026-01-01", "2025-12-31T10:30:00Z"}}) {
        SCOPED_TRACE(one.zone);
        const InZone zone(one.zone);
        const Table table;
        EXPECT_EQ(table.run({"import", table.file("one.castalia", write_record(begun_at(one.began)))}).status, 0);
        expect_day(table, one.day, one.before, one.after);
        EXPECT_EQ(table.run({"describe", kFirstId, "--date", one.moved}).status, 0);
        EXPECT_EQ(Json::parse(table.run({"list", "--json"}).out).at(0).at("started"), Json(one.moved_to));
        EXPECT_NE(table.run({"list"}).out.find(std::string("  ") + one.moved + "  "), std::string::npos);
        {
            const InZone elsewhere("Asia/Kathmandu");
            EXPECT_NE(table.run({"list"}).out.find(std::string("  ") + one.moved + "  "), std::string::npos)
                << "a day that was set by hand is that day";
        }
        ::setenv("TZ", one.zone, 1);
        EXPECT_EQ(table.run({"describe", kFirstId, "--date", "unknown"}).status, 0);
        EXPECT_EQ(table.run({"describe", kFirstId, "--date", one.day}).status, 0);
        EXPECT_NE(table.run({"list"}).out.find(std::string("  ") + one.day + "  "), std::string::npos);
    }
}

TEST(DayOfAnEvening, LastOfAPeriodIsNotBeforeTheFirst) {
    const Table table;
    EXPECT_EQ(
        table.run({"import", table.file("one.castalia", write_record(begun_at("2026-03-08T05:30:00Z")))}).status, 0);
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"list"}, {"search", "Ann"}, {"stats"}, {"stats", "dice"}}) {
        std::vector<std::string> words = call;
        words.insert(words.end(), {"--since", "2026-03-09", "--until", "2026-03-08"});
        const Ran ran = table.run(words);
        EXPECT_EQ(ran.status, 2) << Json(words).dump();
        EXPECT_EQ(ran.err, "castalia-cli: --until 2026-03-08 lies before --since 2026-03-09.\n");
        words.back() = "2026-03-09";
        EXPECT_EQ(table.run(words).status, 0) << Json(words).dump();
    }
}

TEST(DayOfAnEvening, MayBeAMomentOfItThatIsTheSameOnEveryClock) {
    const InZone here("Europe/Berlin");
    const Table table;
    const std::string record = write_record(begun_at("2026-03-08T05:30:00Z", -std::chrono::hours(8)));
    EXPECT_EQ(table.run({"import", table.file("one.castalia", record)}).status, 0);
    const auto found = [&](const std::string& option, const std::string& moment) {
        const Json stats = Json::parse(table.run({"stats", "--json", option, moment}).out);
        const std::size_t listed = Json::parse(table.run({"list", "--json", option, moment}).out).size();
        EXPECT_EQ(stats.at("left_out").at("open").get<std::size_t>(), listed) << option << " " << moment;
        return listed;
    };
    for (const auto& [moment, since, until] :
         std::vector<std::tuple<std::string, std::size_t, std::size_t>>{{"2026-03-08T05:29:59Z", 1, 0},
                                                                        {"2026-03-08T05:30:00Z", 1, 1},
                                                                        {"2026-03-08T05:30:01Z", 0, 1},
                                                                        {"2026-03-07T12:00:00Z", 1, 0},
                                                                        {"2026-03-08T12:00:00Z", 0, 1}}) {
        EXPECT_EQ(found("--since", moment), since) << moment;
        EXPECT_EQ(found("--until", moment), until) << moment;
    }
}

TEST(DayOfAnEvening, IsThatOfTheTableWhoeverReadsIt) {
    for (const char* zone : {"UTC", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Kiritimati"}) {
        SCOPED_TRACE(zone);
        const InZone here(zone);
        const Table table;
        const std::string record = write_record(begun_at("2026-03-08T05:30:00Z", -std::chrono::hours(8)));
        EXPECT_EQ(table.run({"import", table.file("one.castalia", record)}).status, 0);
        expect_day(table, "2026-03-07", "2026-03-06", "2026-03-08");
        EXPECT_NE(table.run({"show", kFirstId}).out.find("Saturday 7 March 2026, 21:30"), std::string::npos);
        EXPECT_EQ(Json::parse(table.run({"list", "--json"}).out).at(0).at("utc_offset"), Json("-08:00"));
        EXPECT_EQ(table.run({"export", "--session", kFirstId, "--to", "json"}).out, record);
        EXPECT_EQ(table.run({"describe", kFirstId, "--date", "2026-03-14"}).status, 0);
        const bool beside = std::string(zone) == "America/Los_Angeles";  // It is summer time there on that day.
        const Json moved = Json::parse(table.run({"list", "--json"}).out).at(0);
        EXPECT_EQ(moved.at("started"), Json(beside ? "2026-03-15T04:30:00Z" : "2026-03-15T05:30:00Z"));
        EXPECT_EQ(moved.at("utc_offset"), Json(beside ? "-07:00" : "-08:00"));
        EXPECT_NE(table.run({"show", kFirstId}).out.find("Saturday 14 March 2026, 21:30"), std::string::npos);
        EXPECT_EQ(table.run({"verify"}).status, 0);
    }
}

TEST(DayOfAnEvening, WhatIsNoDayIsRefused) {
    const Table table;
    EXPECT_EQ(
        table.run({"import", table.file("one.castalia", write_record(begun_at("2026-03-08T05:30:00Z")))}).status, 0);
    for (const std::string day : {"2026-02-30", "2026-3-7", "tomorrow", "2026-03-07T21:30"}) {
        EXPECT_EQ(table.run({"list", "--since", day}).status, 2) << day;
        EXPECT_EQ(table.run({"describe", kFirstId, "--date", day}).status, 2) << day;
    }
}

TEST(Describing, WithoutAChangeSaysWhatCanBeChanged) {
    const Table table;
    const Ran ran = table.run({"describe", kFirstId});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.err, "castalia-cli: Name what to change: --title, --place or --date.\n");
}

TEST(TagsOfARecord, GoOutWithItAndComeIn) {
    const Table one, other;
    EXPECT_EQ(one.run({"import", one.file("one.castalia", write_record(begun_at("2026-03-08T05:30:00Z")))}).status,
              0);
    EXPECT_EQ(one.run({"tag", kFirstId, "league", "a club"}).status, 0);
    EXPECT_EQ(one.run({"exclude", kFirstId}).status, 0);
    const std::string record = one.run({"export", "--session", kFirstId, "--to", "json"}).out;
    EXPECT_NE(record.find("  \"tags\": [\"a club\",\"league\"],\n  \"counted\": false,\n"), std::string::npos)
        << record;
    EXPECT_EQ(other.run({"import", other.file("one.castalia", record)}).status, 0);
    const Json listed = Json::parse(other.run({"list", "--json"}).out).at(0);
    EXPECT_EQ(listed.at("tags"), Json({"a club", "league"}));
    EXPECT_EQ(listed.at("standing"), Json("excluded"));
    EXPECT_EQ(other.run({"export", "--session", kFirstId, "--to", "json"}).out, record);
    // The same session with other tags is still the same session.
    EXPECT_EQ(other.run({"tag", kFirstId, "--remove", "league"}).status, 0);
    const Ran again = other.run({"import", (other / "one.castalia").string()});
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_NE(again.out.find("already there"), std::string::npos);
}

}  // namespace
}  // namespace castalia

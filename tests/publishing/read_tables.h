#pragma once

#include <gtest/gtest.h>

#include "core/export/play_table.h"

/// Tables of plays as tests read and tell them.
namespace castalia::testing {

/// Returns the proposed meanings as "date,game,nothing".
inline std::string proposed(const std::string& csv) {
    const PlayTable table = read_play_table(csv);
    std::string names;
    for (const PlayColumn column : proposed_reading(table).columns) {
        names += (names.empty() ? "" : ",") + std::string(play_column_name(column));
    }
    return names;
}

/// Returns the plays as it is proposed to read them.
inline TablePlays plays_as_proposed(const std::string& csv, const std::vector<std::string>& players = {}) {
    const PlayTable table = read_play_table(csv);
    TableReading reading = proposed_reading(table);
    reading.players = players;
    EXPECT_EQ(english(missing_from(table, reading)), "");
    return plays_of(table, reading);
}

/// Returns the players of a play as "Ann 41 won, Ben 38".
inline std::string players_of(const Play& play) {
    std::string all;
    for (const PlayResult& one : play.players) {
        all += (all.empty() ? "" : ", ") + one.name + (one.score.empty() ? "" : " " + one.score) +
               (one.won ? " won" : "") + (one.began ? " began" : "");
    }
    return all;
}

}  // namespace castalia::testing

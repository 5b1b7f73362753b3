#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

#include "core/session/record.h"

namespace castalia {

/// What is typed, and how the event is written then; null when it is no event.
struct Written {
    const char* typed;
    const char* written = nullptr;
    const char* remark = "";
};

/// A line with a mistake, the byte of the mistake, and words that the sentence must have.
struct Misread {
    const char* typed;
    std::size_t position;
    const char* says;
};

/// Reads each row at this moment. What was written reads back at any moment, because a text file is read without
/// playing it.
inline void expect_written(std::span<const Written> rows, const Playthrough& line, std::size_t ply,
                           const std::vector<std::string>& names) {
    for (const auto& [typed, written, remark] : rows) {
        SCOPED_TRACE(std::string(typed) + "  " + remark);
        if (written == nullptr) {
            EXPECT_THROW(parse_event(typed, line, ply, names), BadNotation);
            continue;
        }
        const EventPtr event = parse_event(typed, line, ply, names);
        EXPECT_EQ(format_event(*event, line, names), written);
        for (const std::size_t at : {ply, std::size_t{0}}) {
            const EventPtr again = parse_event(written, line, at, names);
            EXPECT_EQ(write_event(*again, line, names), write_event(*event, line, names));
        }
    }
}

inline void expect_misread(std::span<const Misread> rows, const Playthrough& line, std::size_t ply,
                           const std::vector<std::string>& names) {
    for (const auto& [typed, position, says] : rows) {
        SCOPED_TRACE(typed);
        try {
            parse_event(typed, line, ply, names);
            ADD_FAILURE() << "was read";
        } catch (const BadNotation& bad) {
            EXPECT_EQ(bad.position, position) << bad.what();
            EXPECT_NE(std::string(bad.what()).find(says), std::string::npos) << bad.what();
        }
    }
}

}  // namespace castalia

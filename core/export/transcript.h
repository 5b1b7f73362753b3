#pragma once

#include "core/session/session.h"

namespace castalia {

/// One event as a reader sees it: what was entered, what the rules made of it, and what the table ruled.
struct TranscriptLine {
    std::size_t number = 0;  ///< From 1.
    std::string at;          ///< RFC 3339; empty where no time was entered.
    std::string text;
    std::string note, ruling;
    std::string clause;      ///< That the event goes against: ruled so by the table, or refused.
    std::string refused;     ///< Why it is left out of the play; empty when it stands.
    bool corrected = false;
    std::vector<std::pair<std::string, std::string>> consequences;  ///< Text and clause.
};

/// A session told: heading, log and scoresheet, in English. What the readable exports are made from.
struct Transcript {
    std::string title;
    std::vector<std::pair<std::string, std::string>> facts;  ///< "Players" and who they are.
    std::string sentence;                                    ///< The result, or how things stand.
    std::vector<std::string> players;
    Scoresheet sheet;
    std::vector<TranscriptLine> lines;
};

Transcript transcript_of(const Session& session);

/// CommonMark with tables; nothing that a player wrote can become markup.
std::string write_markdown(const Session& session);

/// One HTML page that needs nothing else: no script, no network; light, dark and paper.
std::string write_html(const Session& session);

}  // namespace castalia

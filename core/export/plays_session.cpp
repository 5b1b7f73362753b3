// Plays of other programs as sessions without events.
#include <algorithm>

#include "core/export/foreign.h"
#include "core/export/plays.h"

namespace castalia {

namespace {

/// Returns whether this character may stand in a text of lines, or in a name.
bool is_writable(const std::string& point, bool lines) {
    try {
        // A name needs a letter beside its signs.
        lines ? check_text(point, 1, "") : check_name("a" + point, 2, "");
        return true;
    } catch (const BadRecord&) {
        return false;
    }
}

/// Calls `take` with each character of a UTF-8 text until it returns false.
template <class Take>
void each_character(std::string_view words, Take&& take) {
    for (std::size_t at = 0; at < words.size();) {
        const auto first = static_cast<unsigned char>(words[at]);
        const std::size_t length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
        if (!take(std::string(words.substr(at, length)))) {
            return;
        }
        at += length;
    }
}

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string::npos ? "" : text.substr(from, text.find_last_not_of(' ') + 1 - from);
}

std::string title_of(const Play& play) {
    const std::string& game = play.game;
    const std::string board = tidy(play.board, kLongestTitle / 2, false);
    return tidy(game + (board.empty() ? "" : ", " + board), kLongestTitle, false);
}

WrittenResult written_of(const Play& play) {
    WrittenResult written;
    static_cast<WrittenPlay&>(written) = play;
    for (std::size_t i = 0; i < play.players.size(); ++i) {
        const PlayResult& result = play.players[i];
        const Seat seat{static_cast<int>(i)};
        written.scores.push_back(result.score);
        written.roles.push_back(result.role);
        written.teams.push_back(result.team);
        written.ranks.push_back(result.rank);
        const auto add_if = [&](bool is_so, std::vector<Seat>& seats) {
            if (is_so) {
                seats.push_back(seat);
            }
        };
        add_if(result.won, written.winners);
        add_if(result.began, written.first);
        add_if(result.is_new, written.new_players);
        add_if(result.is_nobody, written.nobody);
    }
    if (written.source == nullptr) {  // A correction gives the session another id, and the play is still the same.
        WrittenSource source;
        source.play["uuid"] = play.id;
        written.source = std::make_shared<const WrittenSource>(std::move(source));
    }
    return written;
}

}  // namespace

std::string tidy(const std::string& words, std::size_t most, bool lines) {
    if (is_plain(words) && words.size() <= most) {
        return trimmed(words);
    }
    std::string text;
    std::size_t count = 0;
    each_character(words, [&](std::string point) {
        point = !lines && (point == "\n" || point == "\t") ? " " : point;
        if (is_writable(point, lines)) {
            text += point;
            ++count;
        }
        return count < most;
    });
    return trimmed(text);
}

std::string writable(std::string_view words) {
    if (is_plain(words)) {
        return std::string(words);
    }
    std::string text;
    each_character(words, [&](const std::string& point) {
        text += is_writable(point, true) ? point : "";
        return true;
    });
    return text;
}

Play tidied(Play play) {
    play.game = tidy(play.game, kLongestTitle, false);
    play.from = tidy(play.from, kLongestTitle, false);
    play.place = tidy(play.place, kLongestTitle, false);
    play.comments = tidy(play.comments, kLongestText, true);
    play.board = tidy(play.board, kLongestTitle, true);
    play.rating = tidy(play.rating, kLongestTitle, true);
    for (PlayResult& result : play.players) {
        result.score = tidy(result.score, kLongestTitle, false);
        result.role = tidy(result.role, kLongestTitle, true);
        result.team = tidy(result.team, kLongestTitle, true);
    }
    return play;
}

std::vector<std::string> names_at_table(const Play& play) {
    std::vector<std::string> names;
    for (const PlayResult& result : play.players) {
        std::string called = tidy(result.name, kLongestName, false);
        called = called.empty() ? "Somebody" : called;
        std::string name = called;
        for (int number = 2; std::ranges::find(names, name) != names.end(); ++number) {
            const std::string which = " (" + std::to_string(number) + ")";
            name = tidy(called, kLongestName - which.size(), false) + which;
        }
        names.push_back(name);
    }
    return names;
}

Text cut_short(const Play& play) {
    std::vector<Text> cut;
    const auto add = [&](const std::string& words, std::size_t most, bool lines, Text what) {
        if (words.size() > most && tidy(words, most, lines) != tidy(words, words.size(), lines)) {
            cut.push_back(std::move(what));
        }
    };
    add(play.game, kLongestTitle, false, say("the game"));
    add(play.place, kLongestTitle, false, say("the place"));
    add(play.comments, kLongestText, true, say("the comments"));
    add(play.board, kLongestTitle, true, say("the board"));
    add(play.rating, kLongestTitle, true, say("the rating"));
    for (const PlayResult& result : play.players) {
        const Fill who{"who", literally(tidy(result.name, kLongestName, false))};
        add(result.name, kLongestName, false, say("the name of {who}", {who}));
        add(result.score, kLongestTitle, false, say("the score of {who}", {who}));
        add(result.role, kLongestTitle, true, say("the role of {who}", {who}));
        add(result.team, kLongestTitle, true, say("the team of {who}", {who}));
    }
    return listed(cut);
}

std::optional<Moment> moment_of_local(const std::string& words, const DocumentOptions& options) {
    const std::optional<ForeignTime> time = foreign_time(words);
    if (!time) {
        return std::nullopt;
    }
    return time->is_utc ? time->at : moment_at(WallTime(time->at.time_since_epoch()), options.ahead);
}

namespace {

/// Returns when a play began, and by which clock: its own if it says so, otherwise that of whoever takes it in.
Beginning beginning_of_play(const Play& play, const DocumentOptions& options) {
    const std::optional<ForeignTime> time = foreign_time(play.played);
    if (!time) {
        return {};
    }
    const Moment at = time->is_utc ? time->at : moment_at(WallTime(time->at.time_since_epoch()), options.ahead);
    return {at, time->ahead ? time->ahead : offset_at(at, options.ahead)};
}

}  // namespace

std::optional<Moment> moment_of_change(const Play& play, const DocumentOptions& options) {
    return moment_of_local(play.changed, options);
}

Session session_of(const Play& as_read, const Games& games, const DocumentOptions& options) {
    const Play play = tidied(as_read);
    const Game& kept = *games.of_results();
    Heading heading;
    heading.id = play.id;
    heading.game = kept.id;
    heading.edition = kept.editions.front();
    heading.title = title_of(play);
    heading.place = play.place;
    const Beginning began = beginning_of_play(play, options);
    heading.started = began.at;
    heading.utc_offset = began.utc_offset;
    heading.counted = !play.left_out;
    if (heading.started) {
        heading.ended = *heading.started + std::chrono::minutes(play.minutes);
    }
    heading.players = names_at_table(play);
    const Players players{heading.players};
    std::shared_ptr<const Playthrough> start = kept.results->begin(players, written_of(play), heading.setup);
    return Session(kept, std::move(heading), {}, std::move(start));
}

}  // namespace castalia

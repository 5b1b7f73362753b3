#include "core/export/play_changes.h"

#include <algorithm>

#include "core/export/plays_file.h"
#include "core/rules/text/wording.h"

namespace castalia {

namespace {

bool is_kept(const WrittenSource* source) { return source != nullptr && !source->game.empty(); }

/// Lists the differences of two plays of the same game.
class Differences {
public:
    Differences(const Play& was, const Play& now, const DocumentOptions& options)
        : was_(was), now_(now), options_(options), names_(names_at_table(now)) {}

    /// Returns everything that differs. `whole` says that all of the old play is known, and not only what every
    /// session holds.
    std::vector<Text> all(bool whole);

private:
    void add_if(bool differs, Text what) {
        if (differs) {
            found_.push_back(std::move(what));
        }
    }
    void compare_player(std::size_t seat, bool whole);
    bool other_details() const;

    const Play &was_, &now_;
    const DocumentOptions& options_;
    const std::vector<std::string> names_;
    std::vector<Text> found_;
};

void Differences::compare_player(std::size_t seat, bool whole) {
    const PlayResult &was = was_.players[seat], &now = now_.players[seat];
    const Fill who{"who", literally(names_[seat])};
    add_if(was.score != now.score, say("the score of {who}", {who}));
    add_if(was.won != now.won, say("whether {who} won", {who}));
    if (whole || now_.undated) {
        add_if(was.role != now.role, say("the role of {who}", {who}));
        add_if(was.team != now.team, say("the team of {who}", {who}));
        add_if(was.rank != now.rank, say("the rank of {who}", {who}));
        add_if(was.began != now.began, say("whether {who} began", {who}));
    }
}

/// Returns whether anything else differs that its program wrote about the play itself.
bool Differences::other_details() const {
    const auto scores = [](const WrittenSource& source) {
        std::vector<Json> list;
        for (const WrittenSource::Person& person : source.people) {
            list.push_back(person.score);
        }
        return list;
    };
    const auto play_without_change = [](const WrittenSource& source) {
        Json play = source.play;
        play.erase("modificationDate");
        return play;
    };
    const WrittenSource &was = *was_.source, &now = *now_.source;
    return play_without_change(was) != play_without_change(now) || scores(was) != scores(now) ||
           was.expansions.size() != now.expansions.size();
}

std::vector<Text> Differences::all(bool whole) {
    const auto when = [&](const Play& play) { return moment_of_local(play.played, options_); };
    add_if(was_.game != now_.game, say("the game"));
    add_if(when(was_) != when(now_), say("the date"));
    add_if(was_.place != now_.place, say("the place"));
    add_if(was_.minutes != now_.minutes, say("the duration"));
    add_if(was_.comments != now_.comments, say("the comments"));
    add_if(was_.highest_wins != now_.highest_wins, say("whether the most points win"));
    if (names_at_table(was_) != names_) {
        found_.push_back(say("the players"));
    } else {
        for (std::size_t seat = 0; seat < now_.players.size(); ++seat) {
            compare_player(seat, whole);
        }
    }
    if (whole || now_.undated) {
        add_if(was_.board != now_.board, say("the board"));
    }
    if (whole) {
        add_if(found_.empty() && other_details(), say("other details"));
    }
    return found_;
}

}  // namespace

bool is_unchanged(const std::string& setup, const Play& play, const Games& games, const DocumentOptions& options) {
    return is_kept(play.source.get()) && session_of(play, games, options).heading().setup.dump() == setup;
}

PlayChanges changes_between(const Session& ours, const Play& play, const DocumentOptions& options) {
    Play was = play_of(ours, options);
    const bool whole = is_kept(was.source.get()) && is_kept(play.source.get());
    const std::optional<Moment> corrected = moment_of_correction(ours);
    std::optional<Moment> known = corrected;
    if (whole) {
        const auto source = was.source;
        was = tidied(play_as_it_came(*source));
        was.source = source;
        const std::optional<Moment> written = moment_of_change(was, options);
        known = !known || (written && *written > *known) ? written : known;
    }
    const Play now = tidied(play);
    std::vector<Text> found = Differences(was, now, options).all(whole);
    if (!is_kept(was.source.get()) && is_kept(now.source.get())) {
        found.push_back(say("details that an earlier version did not keep"));
    }
    PlayChanges changes;
    changes.what = found.empty() ? Text() : listed(found);
    const std::optional<Moment> changed = moment_of_change(now, options);
    changes.later = changed && (!known || *changed > *known);
    changes.undated = !changed;
    changes.corrected_here = corrected.has_value();
    changes.ignored_changed = was.left_out != now.left_out;
    return changes;
}

GivenHere given_here(const Session& ours, const Games& games, const DocumentOptions& options) {
    GivenHere given;
    const Play was = play_of(ours, options);
    const bool whole = is_kept(was.source.get());
    const Heading came = session_of(whole ? play_as_it_came(*was.source) : was, games, options).heading();
    const Heading& now = ours.heading();
    if (now.title != came.title) {
        given.title = now.title;
    }
    if (!whole) {
        return given;  // Nobody knows its place and its date before.
    }
    if (now.place != came.place) {
        given.place = now.place;
    }
    if (now.started != came.started) {
        given.began = Beginning{now.started, now.utc_offset};
    }
    return given;
}

void GivenHere::give_to(Heading& heading) const {
    heading.title = title.value_or(heading.title);
    heading.place = place.value_or(heading.place);
    if (!began) {
        return;
    }
    if (heading.ended && heading.started && began->at) {
        *heading.ended += *began->at - *heading.started;
    }
    heading.started = began->at;
    heading.utc_offset = began->utc_offset;
}

}  // namespace castalia

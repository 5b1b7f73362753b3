#include "app/publishing/taking.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/publishing/export_formats.h"
#include "core/export/play_changes.h"
#include "core/export/uuid5.h"
#include "db/arrivals.h"

namespace castalia {

namespace {

/// Decides about each play, in two goes: the first only looks, the second writes, so that never all plays are in
/// memory.
class Taking {
public:
    Taking(Store& store, const IncomingPlays& plays, KnownPlays wanted)
        : store_(store), plays_(plays), wanted_(wanted), held_(Arrivals(store).held_results()) {
        options_.ahead = local_time_ahead;
    }

    TakenPlays take(const Progress& progress);

private:
    struct Coming {
        std::size_t number = 0;  ///< The number of the play.
        std::string id;          ///< The id of the session.
        std::string replaces;
        std::optional<bool> excluded;  ///< Only for what replaces another one.
        TakenPlays::Known known;
        GivenHere given = {};  ///< What the session that it replaces was given here.
    };

    void look_at(std::size_t number);
    void look_at_held(const Play& play, std::size_t number, const std::string& id);
    void look_at_trashed(const Play& play, std::size_t number, const std::string& id);
    /// Returns whether a play takes the place of ours.
    bool comes(const PlayChanges& changes) const {
        const bool wanted = changes.undated && !changes.corrected_here && wanted_.undated == Undated::theirs_come;
        return !changes.what.empty() && (changes.later || wanted);
    }
    static TakenPlays::Known known(const std::string& id, const Play& play, const PlayChanges& changes) {
        return {id, title_of(play), "", changes.what, changes.undated, changes.corrected_here};
    }
    /// Lets a play take the place of our session.
    void replace(const Play& play, std::size_t number, const Session& ours, const PlayChanges& changes);
    /// Takes the later one of two plays of the file that have one id.
    void look_at_twin(const Play& play, std::size_t number, Coming& other);
    std::optional<Arrival> arrival(Coming& coming);
    static std::string title_of(const Play& play);
    /// Returns an id that no session of the library has, the same for the same change of a play.
    std::string id_of_change(const Play& play) const;
    void leave_out(std::size_t number, const BadRecord& why) {
        unread_.emplace(number, PlayRemark{plays_.place_of(number), why.text});
    }

    Store& store_;
    const IncomingPlays& plays_;
    const KnownPlays wanted_;
    const std::multimap<std::string, HeldResult> held_;
    DocumentOptions options_;
    TakenPlays taken_;
    std::vector<Coming> coming_;
    std::map<std::string, std::size_t> by_play_;  ///< Indices of `coming_`, by the ids of plays.
    std::set<std::string> people_;
    std::map<std::size_t, PlayRemark> unread_;  ///< In the order of the file.
};

std::string Taking::title_of(const Play& play) {
    const Play words = tidied(play);
    return words.game + (words.played.empty() ? "" : ", " + words.played);
}

std::string Taking::id_of_change(const Play& play) const {
    const std::string words = "play:" + play.id + "@" + play.changed;
    std::string id = uuid5(words);
    for (int number = 2; store_.holds(id); ++number) {
        id = uuid5(words + "#" + std::to_string(number));
    }
    return id;
}

void Taking::look_at_held(const Play& play, std::size_t number, const std::string& id) {
    if (is_unchanged(Arrivals(store_).setup(id), play, store_.games(), options_)) {
        taken_.there.push_back(id);
        return;
    }
    const Session ours = store_.load(id);
    const PlayChanges changes = changes_between(ours, play, options_);
    if (changes.what.empty()) {
        taken_.there.push_back(id);
    } else if (comes(changes)) {
        replace(play, number, ours, changes);
    } else {
        taken_.differing.push_back(known(id, play, changes));
    }
}

void Taking::look_at_trashed(const Play& play, std::size_t number, const std::string& id) {
    const Session ours = store_.load(id);
    const PlayChanges changes = changes_between(ours, play, options_);
    if (wanted_.from_trash == FromTrash::if_changed_later && comes(changes)) {
        replace(play, number, ours, changes);
    } else {
        taken_.in_trash.push_back(known(id, play, changes));
    }
}

void Taking::replace(const Play& play, std::size_t number, const Session& ours, const PlayChanges& changes) {
    const std::string& id = ours.heading().id;
    Coming coming{number, id_of_change(play), id, std::nullopt, known(id, play, changes)};
    coming.given = given_here(ours, store_.games(), options_);
    if (changes.ignored_changed) {
        coming.excluded = play.left_out;
    }
    by_play_.emplace(play.id, coming_.size());
    coming_.push_back(std::move(coming));
}

void Taking::look_at_twin(const Play& play, std::size_t number, Coming& other) {
    std::optional<Session> before;
    try {
        before = session_of(plays_.play(other.number), store_.games(), options_);
    } catch (const BadRecord& bad) {
        leave_out(other.number, bad);
        other.number = number;
        return;
    }
    const PlayChanges changes = changes_between(*before, play, options_);
    if (changes.what.empty()) {
        taken_.there.push_back(other.id);
    } else if (comes(changes)) {
        other.number = number;
    } else {
        taken_.differing.push_back(known(other.id, play, changes));
    }
}

void Taking::look_at(std::size_t number) {
    const std::string id = plays_.id(number);
    if (const auto twin = by_play_.find(id); twin != by_play_.end()) {
        return look_at_twin(plays_.play(number), number, coming_[twin->second]);
    }
    const auto [first, end] = held_.equal_range(id);
    if (first == end && store_.holds(id)) {  // A session with its log, which came back as a play.
        store_.lies_in_trash(id) ? taken_.in_trash.push_back({id, title_of(plays_.play(number)), "", {}})
                                 : taken_.there.push_back(id);
    } else if (first == end) {  // The second go reads the rest.
        by_play_.emplace(id, coming_.size());
        coming_.push_back({number, id, "", std::nullopt, {}});
    } else if (first->second.trashed) {
        look_at_trashed(plays_.play(number), number, first->second.id);
    } else {
        look_at_held(plays_.play(number), number, first->second.id);
    }
}

std::optional<Arrival> Taking::arrival(Coming& coming) {
    try {
        const Play play = plays_.play(coming.number);
        const std::vector<std::string> names = names_at_table(play);
        Arrival arrival{session_of(play, store_.games(), options_),
                        coming.replaces.empty() ? std::optional(play.left_out) : coming.excluded, coming.replaces};
        if (coming.id != play.id) {
            Heading heading = arrival.session.heading();
            heading.id = coming.id;
            coming.given.give_to(heading);
            arrival.session = Session(arrival.session.game(), std::move(heading));
        }
        if (const Text cut = cut_short(play); cut != Text()) {
            taken_.cut.push_back({plays_.place_of(coming.number), cut});
        }
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            if (!play.players[seat].is_nobody) {
                people_.insert(names[seat]);
            }
        }
        if (coming.replaces.empty()) {
            taken_.fresh.push_back(coming.id);
        } else {
            coming.known.id = coming.id;
            coming.known.before = coming.replaces;
            taken_.updated.push_back(coming.known);
        }
        return arrival;
    } catch (const BadRecord& bad) {
        leave_out(coming.number, bad);
        return std::nullopt;
    }
}

TakenPlays Taking::take(const Progress& progress) {
    const auto goes_on = [&](std::size_t done) { return !progress || progress(done, 2 * plays_.count); };
    for (std::size_t i = 0; i < plays_.count; ++i) {
        if (!goes_on(i)) {
            taken_ = {};
            taken_.stopped = true;
            return std::move(taken_);
        }
        try {
            look_at(i);
        } catch (const BadRecord& bad) {
            leave_out(i, bad);
        }
    }
    const bool all = Arrivals(store_).take(
        coming_.size(), [&](std::size_t i) { return arrival(coming_[i]); },
        [&](std::size_t done, std::size_t) {
            return goes_on(plays_.count + done * plays_.count / std::max<std::size_t>(1, coming_.size()));
        });
    if (!all) {
        taken_ = {};
        taken_.stopped = true;
        return std::move(taken_);
    }
    for (auto& [number, unread] : unread_) {
        taken_.unread.push_back(std::move(unread));
    }
    taken_.people.assign(people_.begin(), people_.end());
    return std::move(taken_);
}

}  // namespace

IncomingPlays plays_in(const PlaysFile& file) {
    return {file.size(), [&file](std::size_t number) { return file.id(number); },
            [&file](std::size_t number) { return file.play(number); },
            [&file](std::size_t number) { return file.place_of(number); }};
}

IncomingPlays plays_in(const std::vector<Play>& plays) {
    return {plays.size(), [&plays](std::size_t number) { return plays.at(number).id; },
            [&plays](std::size_t number) { return plays.at(number); },
            [](std::size_t number) { return "plays[" + std::to_string(number) + "]"; }};
}

TakenPlays take_plays(Store& store, const IncomingPlays& plays, const Progress& progress, KnownPlays wanted) {
    return Taking(store, plays, wanted).take(progress);
}

TakenPlays take_plays(Store& store, const std::vector<Play>& plays, KnownPlays wanted) {
    return take_plays(store, plays_in(plays), {}, wanted);
}

}  // namespace castalia

#include "core/session/another_setup.h"

#include <algorithm>
#include <set>

namespace castalia {

namespace {

/// Writes what happened with the new names and reads it as the other setup does, which may seat the players
/// otherwise.
class Translation {
public:
    Translation(const Session& from, const Session& to)
        : from_(from), to_(to), names_(names_after(from.names(), to.names())), written_by_(writer()) {}

    Journal journal() const {
        Journal journal;
        for (const JournalLine& line : from_.journal()) {
            const Json written = renamed(write_operation(line, *written_by_, names_));
            const std::string place = "journal[" + std::to_string(journal.size()) + "]";
            journal.push_back(read_operation(written, place, to_.playthrough(), to_.names()));
        }
        return journal;
    }

    Commentary commentary() const {
        Commentary commentary = from_.commentary;
        for (Variation& variation : commentary.variations) {
            for (EventPtr& event : variation.events) {
                const Json written = renamed(write_event(*event, *written_by_, names_));
                event = read_event(written, "variations", to_.playthrough(), to_.names());
            }
        }
        return commentary;
    }

private:
    /// Returns a game that differs from that of the session only in the names.
    std::unique_ptr<Playthrough> writer() const {
        const Heading& heading = from_.heading();
        const Players renamed{names_};
        return from_.game().begin(
            renamed, heading.edition,
            from_.game().rename(Players{heading.players}, renamed, heading.edition, heading.setup));
    }

    /// Returns what was written with the names inside of words renamed, too.
    Json renamed(const Json& written) const {
        const Game& game = from_.game();
        if (!game.rename_word) {
            return written;
        }
        const auto rename = [&](const std::string& word) {
            return game.rename_word(word, Players{from_.heading().players}, Players{names_});
        };
        if (written.is_string()) {
            return rename(written.get<std::string>());
        }
        Json result = written;
        if (written.is_array()) {
            std::ranges::transform(written, result.begin(), [&](const Json& one) { return renamed(one); });
        } else if (written.is_object()) {
            result = Json::object();
            for (const auto& [key, value] : written.items()) {
                result[rename(key)] = renamed(value);
            }
        }
        return result;
    }

    const Session& from_;
    const Session& to_;
    std::vector<std::string> names_;
    std::unique_ptr<Playthrough> written_by_;
};

/// The entries that do not fit the other setup, and what becomes of them.
struct Unfit {
    std::set<EntryNumber> left_out, ruled;
};

EventPtr with_ruling(const EventPtr& event, const std::string& why) {
    auto ruled = std::make_shared<Event>(*event);
    ruled->ruling = why;
    return ruled;
}

/// Plays the events of `moved` one after the other and looks for those that do not fit. Both sessions have the same
/// entries. What the session as it is leaves out already stays as it is.
Unfit unfit_entries(const Session& session, const Session& moved, const std::string& why,
                    std::vector<AnotherSetup::Misfit>& misfits) {
    Unfit unfit;
    Replay replay(moved.replay(), 0);
    for (std::size_t i = 0; i < moved.in_force().entries.size(); ++i) {
        Entry entry = moved.in_force().entries[i];
        const std::optional<Refusal> refusal = replay.judge(*entry.event);
        const bool impossible = refusal && refusal->kind == Refusal::Kind::impossible;
        if (!refusal || (!impossible && !entry.event->ruling.empty()) || !session.replay().steps()[i].stands) {
            replay.add(entry);
            continue;
        }
        misfits.push_back({i, session.replay().describe(i), *refusal, !impossible});
        (impossible ? unfit.left_out : unfit.ruled).insert(entry.number);
        if (!impossible) {
            entry.event = with_ruling(entry.event, why);
            replay.add(entry);
        }
    }
    return unfit;
}

/// Writes rulings and deletions into the operations that brought the entries, so that an undo takes back events as
/// before and never brings back one that does not fit.
Journal mended(const Journal& journal, const Unfit& unfit, const std::string& why) {
    Journal result;
    EntryNumber next = 1;
    const auto event_of = [&](EntryNumber entry, const EventPtr& event) {
        return unfit.ruled.contains(entry) ? with_ruling(event, why) : event;
    };
    for (const JournalLine& line : journal) {
        Operation operation = line.operation;
        std::vector<Change> strikes;
        const auto count = [&] {
            if (unfit.left_out.contains(next)) {
                strikes.emplace_back(Strike{next});
            }
            return next++;
        };
        if (auto* played = std::get_if<Played>(&operation)) {
            played->event = event_of(count(), played->event);
            if (!strikes.empty()) {
                operation = Corrected{{Insert{0, played->event}}, why};
            }
        } else if (auto* corrected = std::get_if<Corrected>(&operation)) {
            for (Change& change : corrected->changes) {
                if (auto* insert = std::get_if<Insert>(&change)) {
                    insert->event = event_of(count(), insert->event);
                } else if (auto* amend = std::get_if<Amend>(&change)) {
                    amend->event = event_of(amend->entry, amend->event);
                }
            }
        }
        if (auto* corrected = std::get_if<Corrected>(&operation)) {
            corrected->changes.insert(corrected->changes.end(), strikes.begin(), strikes.end());
        }
        result.push_back({line.at, std::move(operation)});
    }
    return result;
}

}  // namespace

std::vector<std::string> names_after(std::span<const std::string> old, std::span<const std::string> now) {
    const auto has = [](std::span<const std::string> names, const std::string& name) {
        return std::ranges::find(names, name) != names.end();
    };
    std::vector<std::string> names(old.begin(), old.end());
    for (std::size_t seat = 0; seat < std::min(old.size(), now.size()); ++seat) {
        if (!has(now, old[seat]) && !has(old, now[seat])) {
            names[seat] = now[seat];
        }
    }
    return names;
}

AnotherSetup with_another_setup(const Session& session, const Heading& heading, const std::string& why) {
    const Session beginning(session.game(), heading);
    const Translation translation(session, beginning);
    const Session moved(session.game(), heading, translation.journal());
    std::vector<AnotherSetup::Misfit> misfits;
    const Unfit unfit = unfit_entries(session, moved, why, misfits);
    AnotherSetup other{Session(session.game(), heading, mended(moved.journal(), unfit, why)), std::move(misfits)};
    other.session.commentary = translation.commentary();
    other.session.imported_journal = session.imported_journal;
    other.session.traced = session.traced;
    return other;
}

}  // namespace castalia

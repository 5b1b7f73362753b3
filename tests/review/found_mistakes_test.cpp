// Random slips in random games, for which the search for the mistake gets the true counts. CASTALIA_LONG=1 tries 400
// in each game; CASTALIA_LONG=400 tries 400 of each kind, as in tests/bench/README.md.
#include <gtest/gtest.h>

#include <iostream>

#include "core/review/mistake.h"
#include "core/review/variants.h"
#include "tests/review/evenings.h"
#include "tests/support/every_game.h"

namespace castalia::review {
namespace {

constexpr std::size_t kMostRefused = 2;
constexpr int kSeeds = 6;  ///< The number of sessions for each slip; in some, nothing can be entered twice unnoticed.
constexpr std::size_t kLater = 10;  ///< Events after which the search runs again.

using Events = std::vector<EventPtr>;

/// A session with its slip, and the place and kind of it.
struct Slipped {
    Events record;
    std::size_t event = 0;
    Slip kind{};
};

Session played(const Session& like, const Events& events) {
    Heading heading = like.heading();
    Session session(like.game(), std::move(heading));
    for (const EventPtr& event : events) {
        session.enter(Played{event}, event->at.value_or(Moment{}));
    }
    return session;
}

Events events_of(const Session& session) {
    Events events;
    for (const Step& step : session.replay().steps()) {
        events.push_back(step.entry.event);
    }
    return events;
}

/// Returns the events as records have them, without what does not matter at the table.
std::vector<Json> written(const Session& session) {
    std::vector<Json> all;
    for (const Step& step : session.replay().steps()) {
        all.push_back(write_event(*step.entry.event, session.playthrough(), session.names()));
        all.back().erase("at");
    }
    return all;
}

/// Returns whether the corrected record is what happened. If it is with one entry more or fewer, the place of that
/// entry does not matter.
bool is_itself(Slip kind, std::vector<Json> corrected, std::vector<Json> happened) {
    if (kind == Slip::missing || kind == Slip::extra || kind == Slip::twice) {
        std::ranges::sort(corrected);
        std::ranges::sort(happened);
    }
    return corrected == happened;
}

/// Returns the session with one slip of this kind at this event.
std::optional<Slipped> slipped(const Session& truth, Slip kind, std::size_t i, Chance& chance) {
    Slipped slip{events_of(truth), i, kind};
    const auto place = slip.record.begin() + static_cast<std::ptrdiff_t>(i);
    if (kind == Slip::changed) {
        const Events others = Variants(truth, {1, 2, 3}).changed(i);
        if (others.empty()) {
            return std::nullopt;
        }
        *place = chance.any(others);
    } else if (kind == Slip::missing) {
        slip.record.erase(place);
    } else if (kind == Slip::twice) {
        slip.record.insert(place, *place);
    } else if (kind == Slip::swapped) {
        std::iter_swap(place, place + 1);
    } else {
        const Json event = RandomPlayer(chance).any(*truth.playthrough().snapshot(i));
        try {
            slip.record.insert(place, read_event(event, "event", truth.playthrough(), truth.names()));
        } catch (const BadRecord&) {
            return std::nullopt;  // Chance has filled the form with values that do not fit together.
        }
    }
    return slip;
}

/// The results for the slips of one kind.
struct Tally {
    int slips = 0;
    int explained = 0;            ///< An explanation agrees with all counts.
    int in_three = 0, first = 0;  ///< How often the slip itself is among the first three, and the first.

    void operator+=(const Tally& other) {
        slips += other.slips;
        explained += other.explained;
        in_three += other.in_three;
        first += other.first;
    }
};

std::vector<FoundCount> differences(const Session& record, const std::vector<long long>& there) {
    const std::vector<long long> recorded = numbers_at(record.game(), record.playthrough(), record.plies());
    std::vector<FoundCount> found;
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        if (const long long number = i < there.size() ? there[i] : 0; number != recorded[i]) {
            found.push_back({i, number});
        }
    }
    return found;
}

class FoundMistakes : public ::testing::TestWithParam<const char*> {
protected:
    /// Looks for the slip by the true counts after this many events. Returns false when no count shows it.
    bool look_for(const Session& truth, const Slipped& slip, std::size_t length, Tally& tally) {
        const Events happened = events_of(truth);
        const auto begin = [](const Events& events, std::size_t count) {
            return Events(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count));
        };
        const Session record = played(truth, begin(slip.record, length + slip.record.size() - happened.size()));
        const Session there = played(truth, begin(happened, length));
        const std::vector<long long> counted = numbers_at(truth.game(), there.playthrough(), there.plies());
        const std::vector<FoundCount> found = differences(record, counted);
        if (found.empty()) {
            return false;
        }
        const Mistake mistake = find_mistake(record, found);
        std::optional<std::size_t> itself;
        for (std::size_t i = 0; i < mistake.explanations.size(); ++i) {
            Session corrected = played(truth, events_of(record));
            corrected.accept(corrected.propose(correction_of(record, mistake.explanations[i]), Moment{}));
            expect_same(numbers_at(truth.game(), corrected.playthrough(), corrected.plies()), counted,
                        english(mistake.explanations[i].text));
            if (!itself && is_itself(slip.kind, written(corrected), written(there))) {
                itself = i;
            }
        }
        tally += {1, mistake.explanations.empty() ? 0 : 1, itself && *itself < 3 ? 1 : 0, itself == 0U ? 1 : 0};
        return true;
    }

    /// Expects the same numbers. A count that only one list has is 0 in the other.
    static void expect_same(std::vector<long long> numbers, std::vector<long long> counted, const std::string& text) {
        numbers.resize(std::max(numbers.size(), counted.size()));
        counted.resize(numbers.size());
        EXPECT_EQ(numbers, counted) << text;
    }

    /// Makes a slip of this kind, and looks for it at once and some events later. Returns false when chance has found
    /// none that leaves a trace and fits: Castalia would have refused one that does not fit again and again.
    bool try_slip(const Session& truth, Slip kind, Chance& chance, Tally& tally) {
        constexpr int kTries = 40;
        for (int i = 0; i < kTries; ++i) {
            const auto event = static_cast<std::size_t>(chance.upto(static_cast<int>(truth.plies() - kLater - 2)));
            const std::optional<Slipped> slip = slipped(truth, kind, event, chance);
            if (slip && played(truth, slip->record).replay().refused().size() <= kMostRefused &&
                look_for(truth, *slip, event + 2 + kLater, tally)) {
                if (longer_) {
                    look_for(truth, *slip, event + 2, tally);
                }
                return true;
            }
        }
        return false;
    }

    const bool longer_ = std::getenv("CASTALIA_LONG") != nullptr;
};

TEST_P(FoundMistakes, AreAmongTheFirstThreeExplanations) {
    const Game& game = game_called(GetParam());
    // In the storytelling game the table is empty before everybody has written.
    const std::size_t most_events = longer_ ? 80 : game.id == "muse-story" ? 60 : 20;
    constexpr int kOfEachKind = 80;
    const int wanted = longer_ ? std::max(kOfEachKind, std::atoi(std::getenv("CASTALIA_LONG"))) : 1;
    const std::vector<Slip> kinds =
        longer_ ? std::vector<Slip>{Slip::changed, Slip::missing, Slip::extra, Slip::twice, Slip::swapped}
                : std::vector<Slip>{Slip::changed};
    Tally all;
    for (const Slip kind : kinds) {
        Tally tally;
        int put_in = 0;
        for (int seed = 1; put_in < wanted && seed <= std::max(8, kSeeds * wanted); ++seed) {
            Chance chance(static_cast<std::uint64_t>(seed) * 7919);
            const Session truth = random_evening(game, static_cast<std::uint64_t>(seed), most_events);
            put_in += truth.plies() >= kLater + 3 && try_slip(truth, kind, chance, tally) ? 1 : 0;
        }
        if (longer_) {
            std::cout << "| " << game.id << " | " << word_of(kind) << " | " << tally.slips << " | " << tally.explained
                      << " | " << tally.in_three << " | " << tally.first << " |\n";
        }
        all += tally;
    }
    EXPECT_GT(all.slips, 0);
    EXPECT_GE(all.explained * 10, all.slips * 9);
}

INSTANTIATE_TEST_SUITE_P(Each, FoundMistakes, every_game(), name_of_game);

}  // namespace
}  // namespace castalia::review

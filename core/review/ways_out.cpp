#include "core/review/ways_out.h"

#include <algorithm>
#include <map>

#include "core/review/following.h"
#include "core/review/variants.h"
#include "core/rules/game/counting.h"

namespace castalia::review {

namespace {

/// The entries that are tried, from the last one on which the event depends.
constexpr std::size_t kMostCauses = 8;
constexpr std::size_t kMostTrials = 200'000;  ///< The events played for all trials together.
constexpr std::size_t kMostOfAnEntry = 4;     ///< The changes of one entry that are said.
constexpr std::size_t kMostOfAnAction = 3;    ///< The entries of one kind that are said.
constexpr std::size_t kMostAdjusted = 3;      ///< The counts that are said if any one alone would do.
constexpr std::size_t kMostTogether = 6;      ///< The counts that are adjusted at once.
constexpr long long kFarthest = 12;           ///< The largest change of a count.

/// Returns what the line of an adjust counted, so that several counts can stand in one sentence.
Text count_in(const Text& line) { return line.pattern == as_counted({}).pattern ? line.fills.front().with : line; }

bool is_impossible(const Verdict& verdict) { return verdict && verdict->kind == Refusal::Kind::impossible; }

class WayOutSearch {
public:
    WayOutSearch(const Session& session, const RefusedEvent& refused, const std::function<bool()>& cancelled)
        : session_(session), refused_(refused), cancelled_(cancelled), variants_(session, {1, 2, 3}) {}

    WaysOut run() {
        found_.refusal = session_.replay().judge(refused_.ply, *refused_.event);
        if (!is_impossible(found_.refusal)) {
            found_.refusal.reset();
            return std::move(found_);
        }
        found_.since = impossible_since(session_, refused_);
        for (const std::size_t cause : causes()) {
            if (stop()) {
                found_.ways.clear();
                return std::move(found_);
            }
            try_struck(cause);
            try_changed(cause);
        }
        try_entered();
        try_adjusted();
        put_in_order();
        if (found_.ways.empty()) {
            found_.none = why_none();
        }
        return std::move(found_);
    }

private:
    const Playthrough& record() const { return session_.playthrough(); }
    const Event& event() const { return *refused_.event; }
    /// Returns whether the rules of the game judge the event. Other events depend on the table alone.
    bool of_the_game() const {
        return std::holds_alternative<MovePtr>(event().what) && event().stranger.empty() &&
               !session_.replay().abandoned(refused_.ply);
    }
    bool stop() {
        found_.cancelled = found_.cancelled || (cancelled_ && cancelled_());
        return found_.cancelled;
    }

    /// Returns the entries after which the event was impossible for another reason, or possible, the last first.
    std::vector<std::size_t> causes() const {
        std::vector<std::size_t> causes;
        Verdict after = found_.refusal;
        for (std::size_t ply = refused_.ply; ply-- > 0 && is_impossible(after) && causes.size() < kMostCauses;) {
            Verdict before = session_.replay().judge(ply, event());
            if (before != after) {
                causes.push_back(ply);
            }
            after = std::move(before);
        }
        return causes;
    }

    /// Plays on from behind an entry. Returns the number of events that no longer stand; nothing if the event stays
    /// impossible or no time is left.
    std::optional<std::size_t> played_on(Playthrough& line, std::size_t behind) {
        steps_ += refused_.ply - behind + 1;
        if (steps_ > kMostTrials) {
            return std::nullopt;
        }
        std::size_t fallen = 0;
        for (std::size_t i = behind + 1; i < refused_.ply; ++i) {
            fallen += follow(session_, i, line) == Followed::refused ? 1U : 0U;
        }
        return possible_in(line) ? std::optional(fallen) : std::nullopt;
    }
    bool possible_in(const Playthrough& line) const {
        return !is_impossible(line.judge(*std::get<MovePtr>(event().what)));
    }

    /// Replays the whole session with the way, which is said only if the event is then possible.
    bool take(WayOut way) {
        // The ruling that the rules still want is left out, so that the event is entered in any case.
        const Corrected correction = correction_of(session_, refused_, way);
        const Proposal proposal = session_.propose(correction, Moment{});
        const std::vector<Step>& steps = proposal.replay->steps();
        const auto step = std::find_if(steps.rbegin(), steps.rend(),
                                       [&](const Step& one) { return one.entry.event == refused_.event; });
        if (step == steps.rend() || is_impossible(step->refusal)) {
            return false;
        }
        way.later_refused = no_longer_standing(session_, *proposal.replay);
        way.ruling = step->stands ? std::nullopt : step->refusal;
        way.text = text_of(way);
        found_.ways.push_back(std::move(way));
        return true;
    }

    void try_struck(std::size_t cause) {
        const Step& step = session_.replay().steps()[cause];
        if (!step.stands) {
            return;
        }
        if (of_the_game() && is_move(session_, cause)) {
            const std::unique_ptr<Playthrough> line = record().snapshot(cause);
            if (!played_on(*line, cause)) {
                return;
            }
        }
        take({Way::struck, cause, {}});
    }

    void try_changed(std::size_t cause) {
        if (!of_the_game() || !is_move(session_, cause)) {
            return;
        }
        std::vector<std::pair<std::size_t, EventPtr>> fitting;
        for (const EventPtr& other : variants_.changed(cause)) {
            const std::unique_ptr<Playthrough> line = record().snapshot(cause);
            if (!plays(*line, *other)) {
                continue;
            }
            if (const std::optional<std::size_t> fallen = played_on(*line, cause)) {
                fitting.emplace_back(*fallen, other);
            }
        }
        std::ranges::stable_sort(fitting, {}, &std::pair<std::size_t, EventPtr>::first);
        for (std::size_t i = 0; i < std::min(fitting.size(), kMostOfAnEntry); ++i) {
            take({Way::changed, cause, {fitting[i].second}, fitting.size()});
        }
    }

    void try_entered() {
        if (std::holds_alternative<Pause>(event().what) || std::holds_alternative<Resume>(event().what)) {
            Event other;
            other.what = std::holds_alternative<Pause>(event().what) ? decltype(other.what)(Resume{}) : Pause{};
            take({Way::entered, refused_.ply, {std::make_shared<const Event>(std::move(other))}});
        }
        if (!of_the_game()) {
            return;
        }
        std::map<std::string, std::vector<EventPtr>> by_action;
        variants_.missing(refused_.ply, [&](const EventPtr& other) {
            const std::unique_ptr<Playthrough> line = record().snapshot(refused_.ply);
            if (plays(*line, *other) && possible_in(*line)) {
                const Json written = write_event(*other, record(), session_.names());
                by_action[written["type"].get<std::string>() + written.value("player", "")].push_back(other);
            }
            return true;
        });
        for (const auto& [action, events] : by_action) {
            for (std::size_t i = 0; i < std::min(events.size(), kMostOfAnAction); ++i) {
                take({Way::entered, refused_.ply, {events[i]}, events.size()});
            }
        }
    }

    EventPtr adjust_of(const TableCount& count, long long to) const {
        try {
            return read_event(Json{{"type", "adjust"}, {"what", count.what}, {"to", to}}, "adjust", record(),
                              session_.names());
        } catch (const BadRecord&) {
            return nullptr;  // No count can have this value.
        }
    }

    /// Adjusts the counts before the event. Returns whether they can be so and the event is then not impossible.
    /// `verdict` receives what the rules say of it.
    bool possible_after(const std::vector<EventPtr>& adjusts, Verdict* verdict = nullptr) const {
        const std::unique_ptr<Playthrough> line = record().snapshot(refused_.ply);
        for (const EventPtr& adjust : adjusts) {
            if (adjust == nullptr || line->judge(*std::get<MovePtr>(adjust->what))) {
                return false;
            }
            line->play_in_place(*std::get<MovePtr>(adjust->what));
        }
        Verdict said = line->judge(*std::get<MovePtr>(event().what));
        const bool possible = !is_impossible(said);
        if (verdict != nullptr) {
            *verdict = std::move(said);
        }
        return possible;
    }

    void try_adjusted() {
        if (!of_the_game()) {
            return;
        }
        std::vector<TableCount> counts = counts_at(session_, refused_.ply);
        std::erase_if(counts, [](const TableCount& count) { return !count.adjustable; });
        std::vector<std::pair<long long, EventPtr>> enough;
        for (const TableCount& count : counts) {
            if (const auto nearest = nearest_that_does(count)) {
                enough.push_back(*nearest);
            }
        }
        std::ranges::stable_sort(enough, {}, &std::pair<long long, EventPtr>::first);
        for (std::size_t i = 0; i < std::min(enough.size(), kMostAdjusted); ++i) {
            take({Way::adjusted, refused_.ply, {enough[i].second}});
        }
        if (enough.empty()) {
            adjust_together(counts);
        }
    }

    std::optional<std::pair<long long, EventPtr>> nearest_that_does(const TableCount& count) const {
        for (long long by = 1; by <= kFarthest; ++by) {
            for (const long long to : {count.number + by, count.number - by}) {
                if (const EventPtr adjust = to < 0 ? nullptr : adjust_of(count, to);
                    adjust != nullptr && possible_after({adjust})) {
                    return std::pair(by, adjust);
                }
            }
        }
        return std::nullopt;
    }

    /// A count that is too low, and its new value.
    struct Raised {
        TableCount count;
        long long to = 0;
    };
    std::vector<EventPtr> adjusts_of(const std::vector<Raised>& raised) const {
        std::vector<EventPtr> adjusts;
        for (const Raised& one : raised) {
            if (one.to != one.count.number) {
                adjusts.push_back(adjust_of(one.count, one.to));
            }
        }
        return adjusts;
    }

    /// Raises one more count as high as possible, so that the refusal of the event is no longer `said`. Returns false
    /// if no count does that.
    bool raise_another(const std::vector<TableCount>& counts, std::vector<Raised>& raised, Verdict& said) const {
        for (const TableCount& count : counts) {
            const bool known = std::ranges::any_of(
                raised, [&](const Raised& other) { return same_value(other.count.what, count.what); });
            for (long long by = known ? 0 : kFarthest; by > 0; --by) {
                raised.push_back({count, count.number + by});
                Verdict now = said;
                possible_after(adjusts_of(raised), &now);
                if (now != said) {
                    said = std::move(now);
                    return true;
                }
                raised.pop_back();
            }
        }
        return false;
    }

    /// Raises several counts that are all too low, each as little as suffices.
    void adjust_together(const std::vector<TableCount>& counts) {
        std::vector<Raised> raised;
        Verdict said = found_.refusal;
        while (is_impossible(said)) {
            if (raised.size() == kMostTogether || !raise_another(counts, raised, said)) {
                return;
            }
        }
        for (Raised& one : raised) {
            while (one.to > one.count.number) {
                --one.to;
                if (!possible_after(adjusts_of(raised))) {
                    ++one.to;
                    break;
                }
            }
        }
        take({Way::adjusted, refused_.ply, adjusts_of(raised)});
    }

    Text text_of(const WayOut& way) const {
        switch (way.kind) {
            case Way::changed: return slip_text(session_, way.event, Slip::changed, way.events);
            case Way::struck: return slip_text(session_, way.event, Slip::extra, {});
            case Way::entered:
                return say("This came before it and was not entered: {instead}.",
                           {{"instead", session_.replay().describe(way.event, *way.events.front())}});
            case Way::adjusted: break;
        }
        std::vector<Text> counts;
        for (const EventPtr& adjust : way.events) {
            counts.push_back(count_in(session_.replay().describe(way.event, *adjust)));
        }
        return say("The table counts before it: {counts}.", {{"counts", listed(counts)}});
    }

    /// Puts ways first that need no ruling and leave most events standing, then the nearest ones.
    void put_in_order() {
        std::ranges::stable_sort(found_.ways, [](const WayOut& one, const WayOut& other) {
            return std::tuple(one.ruling.has_value(), one.later_refused, one.kind == Way::entered) <
                   std::tuple(other.ruling.has_value(), other.later_refused, other.kind == Way::entered);
        });
        // At least one way of each kind is said.
        std::vector<WayOut>& ways = found_.ways;
        while (ways.size() > kMostWays) {
            const auto spare = std::find_if(ways.rbegin(), ways.rend(), [&](const WayOut& way) {
                return std::ranges::count(ways, way.kind, &WayOut::kind) > 1;
            });
            ways.erase(std::next(spare).base());
        }
    }

    Text why_none() const {
        if (!event().stranger.empty()) {
            return say("The players of a session do not change: enter the event under the name of one of them.");
        }
        if (!found_.since) {
            return say(
                "No entry made it so: it was not possible at any moment of this session, and no count that "
                "can be adjusted changes that.");
        }
        const Step& cause = session_.replay().steps()[*found_.since];
        const Proposal without = session_.propose(Corrected{{Strike{cause.entry.number}}, {}}, Moment{});
        const std::size_t ply = std::min(refused_.ply - 1, without.replay->plies());
        const Verdict then = without.replay->judge(ply, event());
        const Text number = literally(static_cast<long long>(*found_.since) + 1);
        return is_impossible(then)
                   ? say("More than one entry stands against it: even without event {n} it is impossible. {reason}.",
                         {{"n", number}, {"reason", then->reason}})
                   : say("No single change of an earlier entry was found that makes room for it, and no count.");
    }

    const Session& session_;
    const RefusedEvent& refused_;
    const std::function<bool()>& cancelled_;
    Variants variants_;
    std::size_t steps_ = 0;
    WaysOut found_;
};

}  // namespace

std::optional<std::size_t> impossible_since(const Session& session, const RefusedEvent& refused) {
    const Verdict now = session.replay().judge(refused.ply, *refused.event);
    if (!is_impossible(now) || !refused.event->stranger.empty()) {
        return std::nullopt;
    }
    std::optional<std::size_t> since;
    for (std::size_t ply = refused.ply; ply-- > 0;) {
        const Verdict before = session.replay().judge(ply, *refused.event);
        if (!since && before != now) {
            since = ply;
        }
        if (!is_impossible(before)) {
            return since;
        }
    }
    return std::nullopt;
}

WaysOut ways_out(const Session& session, const RefusedEvent& refused, const std::function<bool()>& cancelled) {
    return WayOutSearch(session, refused, cancelled).run();
}

}  // namespace castalia::review

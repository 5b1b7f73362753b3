// Moments of a session that are worth looking at, each found by its own rule.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/review/review.h"
#include "core/rules/text/decimals.h"
#include "core/rules/text/mapped.h"
#include "core/session/table_time.h"

namespace castalia::review {

namespace {

using Minutes = std::chrono::minutes;

/// A shorter wait is no long think, because the table was shuffling or pouring tea.
constexpr auto kShortestThink = Minutes(1);

Text name_of(const Session& session, Seat seat) {
    return literally(session.names()[static_cast<std::size_t>(seat.index)]);
}

Text names_of(const Session& session, const std::vector<Seat>& seats) {
    return listed_with_and(mapped(seats, [&](Seat seat) { return name_of(session, seat); }));
}

/// Returns who made the move of a step; nobody for an event of the table.
std::optional<Seat> actor_of(const Session& session, std::size_t step) {
    const auto* move = std::get_if<MovePtr>(&session.replay().steps()[step].entry.event->what);
    return move == nullptr ? std::nullopt : session.playthrough().actor(**move);
}

/// Collects the moments of one session.
class MomentFinder {
public:
    explicit MomentFinder(const Session& session) : session_(session) {}

    std::vector<ReviewMoment> find() {
        leads();
        swing();
        think();
        throws();
        decision();
        std::ranges::stable_sort(moments_, {}, &ReviewMoment::after);
        return std::move(moments_);
    }

private:
    void add(std::size_t after, MomentKind kind, std::optional<Seat> player, Text text) {
        moments_.push_back({after, kind, player, std::move(text)});
    }

    /// Finds changes of the lead. A lead that the same side loses and wins back, without another taking it, is no
    /// change.
    void leads() {
        const auto& ahead_at = session_.game().ahead;
        if (!ahead_at) {
            return;
        }
        std::vector<Seat> last;
        for (std::size_t ply = 0; ply <= session_.plies(); ++ply) {
            std::vector<Seat> ahead = ahead_at(session_.playthrough(), ply);
            if (ahead.empty() || ahead == last) {
                continue;
            }
            const std::vector<Fill> fills{{"who", names_of(session_, ahead)},
                                          {"standing", session_.playthrough().score(ply).sentence}};
            add(ply, MomentKind::lead, ahead.front(),
                ahead.size() > 1 ? say("{who} take the lead. {standing}", fills)
                                 : say("{who} takes the lead. {standing}", fills));
            last = std::move(ahead);
        }
    }

    void swing() {
        const std::vector<Series> all = series_of(session_);
        if (all.empty()) {
            return;
        }
        const Series& series = all.front();
        std::size_t at = 0;
        Seat who;
        double most = 0;
        for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
            for (std::size_t ply = 1; ply < series.values[seat].size(); ++ply) {
                const auto change = change_of(series, seat, ply);
                if (change && std::abs(*change) > std::abs(most)) {
                    most = *change;
                    at = ply;
                    who = Seat{static_cast<int>(seat)};
                }
            }
        }
        if (at > 0) {
            const std::vector<Fill> fills{{"who", name_of(session_, who)},
                                          {"number", to_a_tenth(std::abs(most))},
                                          {"unit", unit_behind(std::abs(most), series.unit)}};
            add(at, MomentKind::swing, who,
                most > 0 ? say("Largest swing: {who} gains {number} {unit}", fills)
                         : say("Largest swing: {who} loses {number} {unit}", fills));
        }
    }
    /// Returns the change of a value; nothing if either value is unknown, and if everybody begins anew, as in the
    /// next game of a match.
    static std::optional<double> change_of(const Series& series, std::size_t seat, std::size_t ply) {
        const auto fell = [&](const auto& curve) {
            return curve[ply] && curve[ply - 1] && *curve[ply] < *curve[ply - 1];
        };
        const auto& curve = series.values[seat];
        if (!curve[ply] || !curve[ply - 1] ||
            (series.values.size() > 1 && std::ranges::all_of(series.values, fell))) {
            return std::nullopt;
        }
        return *curve[ply] - *curve[ply - 1];
    }

    /// Finds the longest time between two events of the game while the clock runs.
    void think() {
        std::size_t after = 0;
        Moment::duration longest = kShortestThink;
        std::optional<Moment> last;
        for (std::size_t i = 0; i < session_.plies_of_game(); ++i) {
            const std::optional<Moment> at = session_.replay().steps()[i].entry.event->at;
            const Moment::duration thought =
                at && last && !session_.replay().paused(i) ? time_between(*last, *at) : Moment::duration{};
            if (thought > longest) {
                longest = thought;
                after = i;
            }
            last = at ? at : last;
        }
        if (longest == Moment::duration(kShortestThink)) {
            return;
        }
        const std::optional<Seat> who = actor_of(session_, after);
        const auto minutes = whole_minutes(longest);
        add(after, MomentKind::think, who,
            who ? say_count("Longest think: {who} takes {n} minute", "Longest think: {who} takes {n} minutes",
                            minutes, {{"who", name_of(session_, *who)}})
                : say_count("Longest think: {n} minute", "Longest think: {n} minutes", minutes));
    }

    void throws() {
        const auto& dice_luck = session_.game().dice_luck;
        if (!dice_luck) {
            return;
        }
        struct Throw {
            std::size_t after = 0;
            DiceLuck dice_luck;
        };
        std::optional<Throw> best, worst;
        for (std::size_t i = 0; i < session_.plies(); ++i) {
            const Step& step = session_.replay().steps()[i];
            const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
            if (!step.stands || move == nullptr) {
                continue;
            }
            for (const DiceLuck& one : dice_luck(session_.playthrough(), i, **move)) {
                const double luck = one.got - one.expected;
                if (luck > 0 && (!best || luck > best->dice_luck.got - best->dice_luck.expected)) {
                    best = {i + 1, one};
                }
                if (luck < 0 && (!worst || luck < worst->dice_luck.got - worst->dice_luck.expected)) {
                    worst = {i + 1, one};
                }
            }
        }
        const auto add_throw = [&](const Throw& one, MomentKind kind) {
            const std::vector<Fill> fills{
                {"who", name_of(session_, one.dice_luck.seat)},
                {"got", to_a_tenth(std::abs(one.dice_luck.got))},
                {"unit", unit_behind(std::abs(one.dice_luck.got), session_.game().dice_luck_unit)},
                {"average", to_a_tenth(std::abs(one.dice_luck.expected))}};
            add(one.after, kind, one.dice_luck.seat,
                kind == MomentKind::lucky
                    ? say("Luckiest throw: it brings {who} {got} {unit}, {average} on average", fills)
                    : say("Unluckiest throw: it brings {who} {got} {unit}, {average} on average", fills));
        };
        if (best) {
            add_throw(*best, MomentKind::lucky);
        }
        if (worst) {
            add_throw(*worst, MomentKind::unlucky);
        }
    }

    /// Goes backwards from the end as long as the winners were ahead of all others in the step that decided.
    void decision() {
        const Playthrough& playthrough = session_.playthrough();
        const Scoresheet end = playthrough.score(session_.plies());
        const auto step = std::ranges::find(end.ladder, true, &Scoresheet::Step::decided);
        if (!end.over || session_.replay().abandoned(session_.plies()) || end.winners.empty() ||
            step == end.ladder.end() || step->name == Scoresheet::kSaidByTable) {
            return;
        }
        const auto ahead = [&](std::size_t ply) {
            const Scoresheet sheet = playthrough.score(ply);
            const auto same = std::ranges::find(sheet.ladder, step->name, &Scoresheet::Step::name);
            return same != sheet.ladder.end() && are_ahead(end, *step, same->values);
        };
        std::size_t ply = session_.plies();
        while (ply > 0 && ahead(ply - 1)) {
            --ply;
        }
        const std::vector<Fill> fills{{"who", names_of(session_, end.winners)}, {"step", step->label}};
        add(ply, MomentKind::decided, end.winners.front(),
            end.winners.size() > 1 ? say("From here on {who} are ahead in what decides the game: {step}", fills)
                                   : say("From here on {who} is ahead in what decides the game: {step}", fills));
    }
    /// Returns whether the winners are ahead of all players over whom the step decided, in the direction in which it
    /// decided.
    static bool are_ahead(const Scoresheet& end, const Scoresheet::Step& step, const std::vector<long long>& values) {
        const auto at = [](const std::vector<long long>& of, Seat seat) {
            return of[static_cast<std::size_t>(seat.index)];
        };
        const Seat winner = end.winners.front();
        for (std::size_t other = 0; other < values.size(); ++other) {
            if (step.values[other] == kNoNumber) {
                continue;  // Nobody was compared with a player without a score.
            }
            if (at(values, winner) == kNoNumber) {
                return false;
            }
            if (values[other] == kNoNumber) {
                continue;
            }
            const long long decided = at(step.values, winner) - step.values[other];
            const long long now = at(values, winner) - values[other];
            if ((decided > 0 && now <= 0) || (decided < 0 && now >= 0)) {
                return false;
            }
        }
        return true;
    }

    const Session& session_;
    std::vector<ReviewMoment> moments_;
};

}  // namespace

std::string_view word_of(MomentKind kind) {
    switch (kind) {
        case MomentKind::lead: return "lead";
        case MomentKind::swing: return "swing";
        case MomentKind::think: return "think";
        case MomentKind::lucky: return "lucky";
        case MomentKind::unlucky: return "unlucky";
        case MomentKind::branch: return "branch";
        default: return "decided";
    }
}

std::vector<ReviewMoment> kept_branches(const Session& session) {
    std::vector<ReviewMoment> branches;
    for (const Variation& variation : session.commentary.variations) {
        if (const std::optional<std::size_t> ply = ply_after(session, variation.after)) {
            branches.push_back(
                {*ply, MomentKind::branch, std::nullopt,
                 say_count("What if: “{name}”, a branch of {n} event", "What if: “{name}”, a branch of {n} events",
                           static_cast<long long>(variation.events.size()), {{"name", literally(variation.name)}})});
        }
    }
    return branches;
}

std::vector<ReviewMoment> moments_of(const Session& session) { return MomentFinder(session).find(); }

}  // namespace castalia::review

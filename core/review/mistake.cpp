#include "core/review/mistake.h"

#include <algorithm>
#include <map>

#include "core/review/slip_search.h"

namespace castalia::review {

namespace {

constexpr std::size_t kMostOfAFamily = 3;
constexpr std::size_t kMostTried = 500;  ///< The most tables of which doubts are made, each by a replay.

/// Returns a smaller number for a simpler slip, which needs less to have gone wrong at the table.
int rank_of(Slip slip) {
    switch (slip) {
        case Slip::twice: return 0;
        case Slip::changed: return 1;
        case Slip::extra: return 2;
        case Slip::missing: return 3;
        case Slip::swapped: break;
    }
    return 4;
}

/// Returns how badly a slip fits. Events that no longer stand count against it, and refused events that would stand
/// count for it.
long long fits_worse(const Suspect& suspect) {
    return static_cast<long long>(suspect.later_refused) - static_cast<long long>(suspect.healed);
}

Text shown_event(std::size_t event) { return literally(static_cast<long long>(event + 1)); }

class Finding {
public:
    Finding(const Session& session, const std::vector<FoundCount>& found) : session_(session) {
        mistake_.counts = counts_at(session, session.plies());
        wanted_.numbers = numbers_at(session.game(), session.playthrough(), session.plies());
        wanted_.made.assign(wanted_.numbers.size(), true);
        named_.assign(wanted_.numbers.size(), false);
        for (const FoundCount& count : found) {
            named_[count.count] = true;
            wanted_.made[count.count] = count.number.has_value();
            if (count.number && *count.number != wanted_.numbers[count.count]) {
                deltas_.insert(std::abs(*count.number - wanted_.numbers[count.count]));
                wanted_.numbers[count.count] = *count.number;
                mistake_.differences.push_back(count);
            }
        }
    }

    Mistake find(const std::function<bool()>& cancelled) {
        if (mistake_.differences.empty()) {
            return std::move(mistake_);
        }
        std::optional<std::vector<Suspect>> suspects = SlipSearch(session_, wanted_, deltas_).run(cancelled);
        mistake_.cancelled = !suspects;
        if (suspects) {
            explain(std::move(*suspects));
        }
        if (suspects && mistake_.explanations.empty()) {
            doubt(cancelled);
        }
        if (!mistake_.cancelled && mistake_.explanations.empty()) {
            mistake_.parted = parted();
        }
        return std::move(mistake_);
    }

private:
    /// Looks for slips that would explain the named counts alone, whatever the others are.
    void doubt(const std::function<bool()>& cancelled) {
        WantedCounts loose = wanted_;
        for (std::size_t i = 0; i < loose.made.size(); ++i) {
            loose.made[i] = loose.made[i] && named_[i];
        }
        if (loose.made == wanted_.made) {
            return;  // Every count has been made.
        }
        std::optional<std::vector<Suspect>> suspects = SlipSearch(session_, loose, deltas_).run(cancelled);
        mistake_.cancelled = !suspects;
        if (!suspects) {
            return;
        }
        sort_by_likelihood(*suspects);
        std::set<std::size_t> tried;
        for (const Suspect& suspect : *suspects) {
            if (tried.size() < kMostTried && tried.insert(suspect.line).second) {
                add_doubt(suspect, loose);
            }
        }
        std::ranges::stable_sort(mistake_.doubts, {}, [](const Doubt& doubt) { return doubt.counts.size(); });
        if (mistake_.doubts.size() > kMostDoubts) {
            mistake_.doubts.resize(kMostDoubts);
        }
    }

    /// Adds a doubt for each new set of numbers: the likeliest one.
    void add_doubt(const Suspect& suspect, const WantedCounts& loose) {
        const std::optional<Explanation> explanation = tried_out(suspect, loose);
        if (!explanation) {
            return;
        }
        std::vector<FoundCount> counts;
        for (std::size_t i = 0; i < wanted_.numbers.size(); ++i) {
            const long long number = i < explanation->numbers.size() ? explanation->numbers[i] : 0;
            if (wanted_.made[i] && !named_[i] && number != wanted_.numbers[i]) {
                counts.push_back({i, number});
            }
        }
        const bool known = std::ranges::any_of(
            mistake_.doubts, [&](const Doubt& doubt) { return doubt.explanation.numbers == explanation->numbers; });
        if (!known && !counts.empty() && counts.size() <= kMostDoubted) {
            mistake_.doubts.push_back({*explanation, std::move(counts)});
        }
    }

    static void sort_by_likelihood(std::vector<Suspect>& suspects) {
        std::ranges::stable_sort(suspects, [](const Suspect& one, const Suspect& other) {
            return std::tuple(fits_worse(one), rank_of(one.kind), other.event) <
                   std::tuple(fits_worse(other), rank_of(other.kind), one.event);
        });
    }

    void explain(std::vector<Suspect> suspects) {
        sort_by_likelihood(suspects);
        std::set<std::string> known_names;
        std::map<std::string, std::size_t> alike;
        for (const Suspect& suspect : suspects) {
            const bool known = !known_names.insert(name_of(suspect)).second;
            // One place may hide many slips of a kind, such as each card of a deck. The first ones stand for all.
            if (!known && alike[family_of(suspect)] < kMostOfAFamily && try_out(suspect)) {
                ++alike[family_of(suspect)];
            }
            if (mistake_.explanations.size() == kMostExplanations) {
                break;
            }
        }
        ask();
    }

    /// Names an explanation. The same missing event at several moments is one explanation, said of the latest moment.
    std::string name_of(const Suspect& suspect) const {
        if (suspect.kind == Slip::missing) {
            return suspect.written;
        }
        std::string name = std::string(word_of(suspect.kind)) + std::to_string(suspect.event);
        for (const EventPtr& event : suspect.events) {
            name += write_event(*event, session_.playthrough(), session_.names()).dump();
        }
        return name;
    }

    std::string family_of(const Suspect& suspect) const {
        std::string family(word_of(suspect.kind));
        if (suspect.kind != Slip::missing) {
            return family + std::to_string(suspect.event);
        }
        const Json event = write_event(*suspect.events.front(), session_.playthrough(), session_.names());
        return family + event["type"].get<std::string>() + event.value("player", "");
    }

    /// Replays the whole session with the correction. An explanation is said only if this replay agrees.
    std::optional<Explanation> tried_out(const Suspect& suspect, const WantedCounts& wanted) const {
        Explanation explanation{suspect.event, suspect.kind, suspect.events, 0, {}, std::nullopt, {}};
        const Proposal proposal = session_.propose(correction_of(session_, explanation), Moment{});
        explanation.numbers = numbers_at(session_.game(), proposal.replay->playthrough(), proposal.replay->plies());
        explanation.later_refused = no_longer_standing(session_, *proposal.replay);
        if (!wanted.fit(explanation.numbers) || explanation.later_refused != suspect.later_refused) {
            return std::nullopt;
        }
        explanation.text = slip_text(session_, suspect.event, suspect.kind, suspect.events);
        return explanation;
    }

    bool try_out(const Suspect& suspect) {
        std::optional<Explanation> explanation = tried_out(suspect, wanted_);
        if (!explanation) {
            return false;
        }
        const auto first = std::ranges::find(mistake_.explanations, explanation->numbers, &Explanation::numbers);
        if (first != mistake_.explanations.end()) {
            explanation->alike = static_cast<std::size_t>(first - mistake_.explanations.begin());
        }
        mistake_.explanations.push_back(*std::move(explanation));
        return true;
    }

    /// Asks for the counts that have not been made and on which two explanations differ.
    void ask() {
        for (std::size_t i = 0; i < wanted_.made.size(); ++i) {
            const auto number = [&](const Explanation& explanation) {
                return i < explanation.numbers.size() ? explanation.numbers[i] : 0;
            };
            const bool tells = std::ranges::any_of(mistake_.explanations, [&](const Explanation& other) {
                return number(other) != number(mistake_.explanations.front());
            });
            if (!wanted_.made[i] && tells) {
                mistake_.to_count.push_back(i);
            }
        }
    }

    /// Returns the table at a ply as it would have been if the found counts had been true already then, each wrong by
    /// as much as now; nothing if no `adjust` can set it so.
    std::unique_ptr<Playthrough> adjusted(std::size_t ply) const {
        std::unique_ptr<Playthrough> line = session_.playthrough().snapshot(ply);
        const std::vector<long long> then = numbers_at(session_.game(), session_.playthrough(), ply);
        for (const FoundCount& difference : mistake_.differences) {
            const TableCount& count = mistake_.counts[difference.count];
            if (difference.count >= then.size()) {
                return nullptr;
            }
            const Json adjust{{"type", "adjust"},
                              {"what", count.what},
                              {"to", then[difference.count] + *difference.number - count.number}};
            try {
                const EventPtr event = read_event(adjust, "adjust", session_.playthrough(), session_.names());
                if (line->judge(*std::get<MovePtr>(event->what))) {
                    return nullptr;
                }
                line->play_in_place(*std::get<MovePtr>(event->what));
            } catch (const BadRecord&) {
                return nullptr;
            }
        }
        return line;
    }

    std::optional<std::size_t> parted() const {
        std::unique_ptr<Playthrough> after = adjusted(session_.plies());
        if (after == nullptr) {
            return std::nullopt;  // No `adjust` sets it.
        }
        for (std::size_t i = session_.plies(); i-- > 0;) {
            const Step& step = session_.replay().steps()[i];
            std::unique_ptr<Playthrough> before = adjusted(i);
            if (before == nullptr) {
                return i;
            }
            std::unique_ptr<Playthrough> played = before->snapshot(before->plies());
            const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
            if (move != nullptr && step.stands) {
                const std::optional<Refusal> refusal = played->judge(**move);
                if (refusal && (refusal->kind != Refusal::Kind::rule || step.entry.event->ruling.empty())) {
                    return i;
                }
                played->play_in_place(**move);
            }
            if (!played->ends_like(*after, after->plies())) {
                return i;
            }
            after = std::move(before);
        }
        return std::nullopt;
    }

    const Session& session_;
    Mistake mistake_;
    WantedCounts wanted_;
    std::vector<bool> named_;  ///< The counts that `found` names. The others are taken from the record.
    std::set<long long> deltas_;
};

}  // namespace

std::string_view word_of(Slip slip) {
    switch (slip) {
        case Slip::changed: return "changed";
        case Slip::missing: return "missing";
        case Slip::extra: return "extra";
        case Slip::twice: return "twice";
        case Slip::swapped: break;
    }
    return "swapped";
}

Text slip_text(const Session& session, std::size_t i, Slip kind, const std::vector<EventPtr>& events) {
    const Replay& replay = session.replay();
    const Fill number{"n", shown_event(i)};
    const auto event_text = [&](std::size_t ply, const EventPtr& event) { return replay.describe(ply, *event); };
    if (kind == Slip::missing) {
        const Fill what{"instead", event_text(i, events.front())};
        return i < session.plies()
                   ? say("This happened before event {n} and was not entered: {instead}.", {number, what})
                   : say("This happened last and was not entered: {instead}.", {what});
    }
    const Fill recorded{"recorded", replay.describe(i)};
    switch (kind) {
        case Slip::changed:
            return say("Event {n} was this: {instead}. The record has: {recorded}.",
                       {number, {"instead", event_text(i, events.front())}, recorded});
        case Slip::twice: return say("Event {n} was entered twice: {recorded}.", {number, recorded});
        case Slip::swapped:
            return say("Event {n} came after event {next}, not before it: {recorded}.",
                       {number, {"next", shown_event(i + 1)}, recorded});
        default: return say("Event {n} did not happen: {recorded}.", {number, recorded});
    }
}

Mistake find_mistake(const Session& session, const std::vector<FoundCount>& found,
                     const std::function<bool()>& cancelled) {
    return Finding(session, found).find(cancelled);
}

Corrected correction_of(const Session& session, const Explanation& explanation) {
    const std::vector<Step>& steps = session.replay().steps();
    const auto entry = [&](std::size_t i) { return i < steps.size() ? steps[i].entry.number : EntryNumber{0}; };
    const std::size_t i = explanation.event;
    Corrected correction;
    switch (explanation.kind) {
        case Slip::missing: correction.changes = {Insert{entry(i), explanation.events.front()}}; break;
        case Slip::changed: correction.changes = {Amend{entry(i), explanation.events.front()}}; break;
        case Slip::extra:
        case Slip::twice: correction.changes = {Strike{entry(i)}}; break;
        case Slip::swapped:
            correction.changes = {Amend{entry(i), explanation.events[0]}, Amend{entry(i + 1), explanation.events[1]}};
            break;
    }
    return correction;
}

}  // namespace castalia::review

// Makes the correction that takes a way out, words the ways, and writes the output of `castalia-cli ways --json`.
#include "core/review/ways_out.h"

namespace castalia::review {

RefusedEvent refused_now(const Session& session, EventPtr event) { return {session.plies(), std::move(event)}; }

Corrected correction_of(const Session& session, const RefusedEvent& refused, const WayOut& way,
                        std::optional<Moment> at) {
    const std::vector<Step>& steps = session.replay().steps();
    const auto timed = [&](const EventPtr& event) {
        if (event->at || !at) {
            return event;
        }
        Event later = *event;
        later.at = at;
        return std::make_shared<const Event>(std::move(later));
    };
    const EntryNumber before = refused.ply < steps.size() ? steps[refused.ply].entry.number : EntryNumber{0};
    Corrected correction;
    if (way.kind == Way::changed) {
        correction.changes.emplace_back(Amend{steps.at(way.event).entry.number, way.events.front()});
    } else if (way.kind == Way::struck) {
        correction.changes.emplace_back(Strike{steps.at(way.event).entry.number});
    } else {
        for (const EventPtr& event : way.events) {
            correction.changes.emplace_back(Insert{before, timed(event)});
        }
    }
    const bool is_entry = refused.ply < steps.size() && steps[refused.ply].entry.event == refused.event;
    if (!is_entry && (!way.ruling || !refused.event->ruling.empty())) {
        correction.changes.emplace_back(Insert{before, timed(refused.event)});
    }
    return correction;
}

std::string_view word_of(Way way) {
    switch (way) {
        case Way::changed: return "changed";
        case Way::struck: return "struck";
        case Way::entered: return "entered";
        case Way::adjusted: break;
    }
    return "adjusted";
}

Text since_text(const Session& session, std::size_t since) {
    return say("Event {n} made it so: {what}.",
               {{"n", literally(static_cast<long long>(since) + 1)}, {"what", session.replay().describe(since)}});
}

std::vector<Text> remarks_on(const WayOut& way) {
    std::vector<Text> remarks;
    if (way.alternatives > 1) {
        const auto others = static_cast<long long>(way.alternatives) - 1;
        remarks.push_back(way.kind == Way::changed
                              ? say_count("{n} other change of this event would do as well; only you know.",
                                          "{n} other changes of this event would do as well; only you know.", others)
                              : say_count("{n} other event of this kind would do as well; only you know.",
                                          "{n} other events of this kind would do as well; only you know.", others));
    }
    if (way.later_refused > 0) {
        remarks.push_back(say_count("{n} later event would no longer stand.",
                                    "{n} later events would no longer stand.",
                                    static_cast<long long>(way.later_refused)));
    }
    remarks.push_back(way.ruling ? say("The entry is possible then, but needs a ruling of the table: {reason}.",
                                       {{"reason", way.ruling->reason}})
                                 : say("The entry that was refused stands then."));
    return remarks;
}

Json ways_json(const Session& session, const WaysOut& ways) {
    Json list = Json::array();
    for (const WayOut& way : ways.ways) {
        Json events = Json::array();
        for (const EventPtr& event : way.events) {
            events.push_back(write_event(*event, session.playthrough(), session.names()));
        }
        list.push_back(
            {{"kind", word_of(way.kind)},
             {"event", way.event},
             {"events", std::move(events)},
             {"text", english(way.text)},
             {"alternatives", way.alternatives},
             {"later_refused", way.later_refused},
             {"ruling",
              way.ruling ? Json{{"clause", way.ruling->clause}, {"message", english(way.ruling->reason)}} : Json()}});
    }
    return {{"refusal", ways.refusal ? Json{{"kind", "impossible"},
                                            {"clause", ways.refusal->clause},
                                            {"message", english(ways.refusal->reason)}}
                                     : Json()},
            {"since", ways.since ? Json(*ways.since) : Json()},
            {"ways", std::move(list)},
            {"none", !ways.none.empty() ? Json(english(ways.none)) : Json()}};
}

}  // namespace castalia::review

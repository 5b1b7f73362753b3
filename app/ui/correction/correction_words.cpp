#include "app/ui/correction/correction_words.h"

#include "app/recorder/clock.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

using Kind = OpenCorrection::Kind;

namespace {

/// Returns the parts of a list that are not in the other one; "nothing" where it has no others.
wxString parts_without(const wxString& list, const wxString& other) {
    const wxArrayString there = parts_of(other);
    wxString left;
    for (const wxString& part : parts_of(list)) {
        if (!part.empty() && there.Index(part) == wxNOT_FOUND) {
            left += (left.empty() ? wxString() : wxString(", ")) + part;
        }
    }
    return left.empty() ? _("nothing") : left;
}

}  // namespace

wxString correction_title(const Recorder& recorder, Kind kind, EntryNumber entry) {
    const Session& session = *recorder.scene().session;
    const std::size_t number = index_of(session, entry).value_or(session.plies()) + 1;
    return wxString::Format(kind == Kind::amend    ? _("Correct event %zu")
                            : kind == Kind::strike ? _("Delete event %zu")
                                                   : _("Insert an event before %zu"),
                            number);
}

wxString words_before(const Session& session, const OpenCorrection& open) {
    wxString head = words(session.playthrough().chapter(open.ply()));
    if (const std::optional<Moment>& at = open.old_event().at) {
        head += (head.empty() ? wxString() : wxString::FromUTF8(" · ")) + hour_text(*at);
    }
    return (head.empty() ? wxString() : head + wxString::FromUTF8(" · ")) + _("was");
}

wxString promise_of(Kind kind) {
    return kind == Kind::insert ? _("Nothing changes until you accept.")
                                : _("Nothing changes until you accept. The old event stays in the journal.");
}

bool is_impossible(const OpenCorrection& open) {
    return open.refusal() && open.refusal()->kind == Refusal::Kind::impossible;
}

wxString acceptance_of(const OpenCorrection& open) {
    const auto left_out = is_impossible(open) ? 0 : static_cast<long long>(open.left_out());
    switch (open.kind()) {
        case Kind::amend:
            return left_out == 0 ? _("Accept correction")
                                 : words(say_count("Accept, leaving out {n} event", "Accept, leaving out {n} events",
                                                   left_out));
        case Kind::insert:
            return left_out == 0 ? _("Insert")
                                 : words(say_count("Insert, leaving out {n} event", "Insert, leaving out {n} events",
                                                   left_out));
        default:
            return left_out == 0 ? _("Delete")
                                 : words(say_count("Delete, leaving out {n} more event",
                                                   "Delete, leaving out {n} more events", left_out));
    }
}

wxString objection_to(const OpenCorrection& open, bool ruled) {
    if (open.kind() != Kind::strike && !open.event()) {
        return _("The event is not complete yet: fill in what happened.");
    }
    if (is_impossible(open)) {
        return _("This event was not possible at that moment. Change it, or correct an earlier event.");
    }
    if (open.refusal() && !ruled) {
        return _("The rules forbid this event. Enter the ruling of the table, or change the event.");
    }
    for (const Dispute& dispute : open.disputes()) {
        if (dispute.ruled && dispute.ruling.empty()) {
            return wxString::Format(_("Enter the ruling of the table for event %zu, or leave the event out."),
                                    dispute.number);
        }
    }
    if (open.kind() == Kind::amend && open.nothing_changed()) {
        return _("Nothing has changed yet. Change something, or cancel.");
    }
    return {};
}

wxArrayString parts_of(const wxString& list) {
    const wxString between = ", ";
    wxArrayString parts;
    wxString rest = list;
    for (std::size_t at = rest.find(between); at != wxString::npos; at = rest.find(between)) {
        parts.push_back(rest.substr(0, at));
        rest = rest.substr(at + between.size());
    }
    parts.push_back(rest);
    return parts;
}

wxString differences_text(const Correction& correction) {
    wxString text;
    for (const Difference& difference : correction.differences) {
        const wxString now = words(difference.now), instead = words(difference.instead);
        if (now != instead) {  // Only differences that can be seen count.
            text += words(say("{what}: {instead} instead of {now}",
                              {{"what", difference.what},
                               {"now", literally(utf8(parts_without(now, instead)))},
                               {"instead", literally(utf8(parts_without(instead, now)))}})) +
                    "\n";
        }
    }
    return text;
}

}  // namespace castalia

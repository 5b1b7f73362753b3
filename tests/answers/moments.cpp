#include "core/export/table_words.h"
#include "core/session/record.h"
#include "tests/answers/aspects.h"
#include "tests/answers/written_values.h"

namespace castalia::answers {

namespace {

/// Writes the forms of the event without a part of one of its members, and with members that are nonsense.
void fill_badly(std::ostream& out, const Playthrough& table, std::size_t ply, const Json& event) {
    std::vector<Json> drafts = damaged(event);
    for (const auto& [key, value] : event.items()) {
        if (value.is_object() && !value.empty()) {
            drafts.push_back(event);
            drafts.back()[key].erase(value.begin().key());
        }
    }
    for (const Json& draft : drafts) {
        line(out, draft, table.form(ply, draft));
    }
}

/// Writes the form of a draft, then fills it slot by slot as the event is and writes each form that follows.
void fill_like(std::ostream& out, const Playthrough& table, std::size_t ply, const Json& event) {
    Json draft{{"type", event["type"]}};
    for (const char* key : {"player", "what"}) {
        if (event.contains(key)) {
            draft[key] = event[key];
        }
    }
    std::vector<FieldPath> filled;
    for (int slots = 0; slots < 12; ++slots) {
        const std::vector<Slot> form = table.form(ply, draft);
        line(out, draft, form);
        const auto next = std::ranges::find_if(form, [&](const Slot& slot) {
            return std::ranges::find(filled, slot.field) == filled.end() && !value_at(event, slot.field).is_null();
        });
        if (next == form.end()) {
            return;
        }
        filled.push_back(next->field);
        put_at(draft, next->field, value_at(event, next->field));
    }
}

}  // namespace

void print_moments(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    const Playthrough& table = session.playthrough();
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        line(out, ply, table.chapter(ply), table.prompt(ply), table.over(ply));
        line(out, table.view(ply), table.score(ply), table.state(ply));
        const TableWords words = table_in_words(session, ply);
        line(out, words.now, words.zones, words.changed);
        if (session.game().counts) {
            Counting counting(true);
            session.game().counts(table, ply, counting);
            line(out, counting.counts(), counting.numbers());
        }
        if (session.game().hidden) {
            line(out, session.game().hidden(table, ply));
        }
        if (session.game().ahead) {
            line(out, session.game().ahead(table, ply));
        }
    }
}

void print_forms(std::ostream& out, const Evening& evening) {
    const Playthrough& table = evening.session.playthrough();
    for (std::size_t ply = 0; ply <= evening.session.plies(); ply += 2) {
        for (const Verb& verb : table.prompt(ply).verbs) {
            line(out, verb.draft, table.form(ply, verb.draft));
        }
    }
    std::size_t number = 0;
    for (const Evening::Tried& tried : evening.tried) {
        fill_like(out, table, tried.ply, tried.event);
        if (number++ % 8 == 0) {
            fill_badly(out, table, tried.ply, tried.event);
        }
    }
}

void print_events(std::ostream& out, const Evening& evening) {
    const Session& session = evening.session;
    const Playthrough& table = session.playthrough();
    for (const Evening::Tried& tried : evening.tried) {
        const std::size_t ply = tried.ply;
        const Json& json = tried.event;
        line(out, json);
        or_why_not(out, [&] {
            const EventPtr event = read_event(json, "event", table, session.names());
            const Verdict verdict = session.replay().judge(ply, *event);
            line(out, verdict, session.replay().describe(ply, *event), format_event(*event, table, session.names()));
            line(out, write_event(*event, table, session.names()));
            const MovePtr* move = std::get_if<MovePtr>(&event->what);
            if (move == nullptr || !event->stranger.empty()) {
                return;
            }
            line(out, table.actor(**move));
            if (session.game().dice) {
                line(out, session.game().dice(**move));
            }
            if (!verdict || verdict->kind == Refusal::Kind::rule) {
                line(out, table.story(ply, **move));
            }
            if (session.game().dice_luck && !verdict) {
                line(out, session.game().dice_luck(table, ply, **move));
            }
        });
    }
}

}  // namespace castalia::answers

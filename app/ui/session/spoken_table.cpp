#include "app/ui/session/spoken_table.h"

#include "app/recorder/entry_composition.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/table_words.h"

namespace castalia {

namespace {

/// Appends a sentence so that a voice pauses before it.
void append_sentence(wxString& all, wxString sentence) {
    if (sentence.empty()) {
        return;
    }
    if (!wxString(".!?").Contains(sentence.Last())) {
        sentence += ".";
    }
    all += (all.empty() ? "" : " ") + sentence;
}

void append_step(wxString& all, const Replay& replay, std::size_t step, bool brief) {
    append_sentence(all, words(replay.describe(step)));
    if (brief) {
        return;
    }
    for (const Consequence& follows : replay.story(step)) {
        append_sentence(all, as_sentence(follows.text));
    }
}

}  // namespace

wxString SpokenTable::news(const Session& session, bool brief) {
    wxString all;
    if (session.heading().id == id_ && session.journal().size() > operations_) {
        all = table_text(session, brief);
    }
    append_sentence(all, spoken_question(session, session.plies()));
    append_sentence(all, words(paused_text(session.replay())));
    id_ = session.heading().id;
    operations_ = session.journal().size();
    undo_ = session.undo_text();
    redo_ = session.redo_text();
    return all;
}

wxString SpokenTable::table_text(const Session& session, bool brief) const {
    wxString all;
    const Operation& last = session.journal().back().operation;
    if (std::holds_alternative<Undone>(last)) {
        append_sentence(all, wxString::Format(_("Undone: %s"), undo_ ? words(*undo_) : wxString()));
    } else if (std::holds_alternative<Redone>(last)) {
        append_sentence(all, wxString::Format(_("Redone: %s"), redo_ ? words(*redo_) : wxString()));
    } else if (std::holds_alternative<Corrected>(last)) {
        const auto undo = session.undo_text();
        append_sentence(all, wxString::Format(_("Corrected: %s"), undo ? words(*undo) : wxString()));
    } else if (std::holds_alternative<Played>(last)) {
        std::size_t first = session.plies();
        for (std::size_t i = session.journal().size();
             i > operations_ && first > 0 && std::holds_alternative<Played>(session.journal()[i - 1].operation);
             --i) {
            --first;
        }
        for (std::size_t step = first; step < session.plies(); ++step) {
            append_step(all, session.replay(), step, brief);
        }
    } else {
        append_sentence(all, _("Annotated"));
    }
    return all;
}

wxString spoken_question(const Session& session, std::size_t ply) {
    const Playthrough& line = session.playthrough();
    wxString all;
    const Prompt prompt = line.prompt(ply);
    append_sentence(all, words(prompt.text));
    const wxString stands = words(line.score(ply).sentence);
    if (prompt.verbs.empty() && stands != words(prompt.text)) {
        append_sentence(all, stands);
    }
    return all;
}

wxString spoken_counts(const Session& session, std::size_t ply) {
    wxString all;
    append_sentence(all, words(session.playthrough().score(ply).sentence));
    for (const Zone& zone : session.playthrough().view(ply).zones) {
        if (zone.shape != Zone::Shape::track && zone.shape != Zone::Shape::pile) {
            continue;
        }
        append_sentence(all, labelled_words(words(zone.title), words(pieces_in_words(zone))));
    }
    return all;
}

wxString spoken_story(const Session& session, std::size_t ply) {
    wxString all;
    if (ply > 0) {
        append_step(all, session.replay(), ply - 1, false);
    }
    return all;
}

wxString spoken_refusal(const Refusal& refusal) {
    wxString all = _("Refused:");
    append_sentence(all, words(refusal.reason));
    append_sentence(all, wxString::Format(_("Clause %s"), utf8(refusal.clause)));
    return all;
}

}  // namespace castalia

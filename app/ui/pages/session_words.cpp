// Words of the table: what is told beside the game, and what was ruled before.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"

namespace castalia {

namespace {

/// The latest place since `ply` at which the event may be made without anything after it being the worse for it;
/// nothing where it may be made now, or nowhere.
std::optional<Correction> told_then(const Recorder& recorder, const EventPtr& event, std::size_t ply) {
    const Session& session = *recorder.scene().session;
    const auto* move = std::get_if<MovePtr>(&event->what);
    for (std::size_t at = session.plies(); move != nullptr && at-- > ply;) {
        if (session.playthrough().glimpse(at)->judge(**move)) {
            continue;
        }
        const EntryNumber before = session.replay().steps().at(at).entry.number;
        Correction correction = recorder.consider(Corrected{{Insert{before, event}}, ""});
        if (correction.misfits.empty()) {
            return correction;
        }
    }
    return std::nullopt;
}

}  // namespace

bool SessionPage::tell(const Json& json, std::size_t ply) {
    // The entry in hand stays as it is: words are told beside the game.
    const wxString line = entry_->line();
    const Json draft = now_->form().draft();
    const int verb = verb_;
    const EventPtr event = recorder_.read(json);
    const bool now = !recorder_.scene().session->replay().judge(*event);
    if (std::optional<Correction> then = now ? std::nullopt : told_then(recorder_, event, ply)) {
        recorder_.accept(std::move(*then));
    } else if (const std::optional<Refusal> refusal = recorder_.enter(event)) {
        take(event);
        refuse(*refusal);
        return false;
    }
    if (!line.empty()) {
        entry_->set_line(line);
        typed(line);
    } else if (verb >= 0 && verb < static_cast<int>(prompt_.verbs.size()) && draft.is_object() &&
               prompt_.verbs[static_cast<std::size_t>(verb)].draft["type"] == draft.value("type", "")) {
        choose_verb(verb);
        now_->form().begin(draft);
        filled(draft);
    }
    return true;
}

std::vector<wxString> SessionPage::earlier_rulings(const std::string& clause) const {
    constexpr std::size_t kMost = 3;
    std::vector<wxString> rulings;
    const std::vector<Step>& steps = recorder_.scene().session->replay().steps();
    for (std::size_t i = steps.size(); i-- > 0 && rulings.size() < kMost;) {
        const Step& step = steps[i];
        if (step.stands && step.refusal && step.refusal->clause == clause) {
            rulings.insert(rulings.begin(),
                           wxString::Format(_("Ruled before, at %zu: %s"), i + 1, utf8(step.entry.event->ruling)));
        }
    }
    return rulings;
}

std::vector<wxString> SessionPage::precedents(const std::string& type) const {
    constexpr std::size_t kMost = 3;
    const Session& session = *recorder_.scene().session;
    if (std::ranges::find(session.game().precedents, type) == session.game().precedents.end()) {
        return {};
    }
    std::vector<wxString> told;
    for (std::size_t i = session.plies(); i-- > 0 && told.size() < kMost;) {
        const Step& step = session.replay().steps()[i];
        if (step.stands && std::holds_alternative<MovePtr>(step.entry.event->what) &&
            recorder_.written(*step.entry.event).value("type", "") == type) {
            told.insert(told.begin(),
                        wxString::Format(_("Before, at %zu: %s"), i + 1, words(session.replay().describe(i))));
        }
    }
    return told;
}

}  // namespace castalia

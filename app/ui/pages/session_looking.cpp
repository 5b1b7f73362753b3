// Looking back, and what is done to the entry that is looked at.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/back_panel.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "app/ui/panels/strip_panel.h"

namespace castalia {

std::size_t SessionPage::here() const { return recorder_.scene().ply; }
bool SessionPage::looking_back() const { return recorder_.scene().looking_back(); }

EntryNumber SessionPage::entry_at(std::size_t step) const {
    return recorder_.scene().session->replay().steps().at(step).entry.number;
}

void SessionPage::show_moment(const Scene& scene) {
    refused_ = false;
    back_->show(scene, log_->session_log());
    turn_book(kBack);
    strip_->show_below(StripPanel::Below::looking_back);
    board_->show(scene);
    board_->show_focus({});
    entry_->set_hint(wxString::Format(_("Type to go on at %zu"), scene.session->plies() + 1));
    if (scene.ply > 0) {
        const std::size_t step = scene.ply - 1;
        Story story = scene.session->replay().steps()[step].stands ? scene.session->replay().story(step) : Story();
        std::vector<Text> follows;
        std::ranges::transform(story, std::back_inserter(follows), &Consequence::text);
        entry_->echo(words(scene.session->replay().describe(step)), words(listed(follows)), EntryPanel::Mood::plain,
                     false);
    }
}

void SessionPage::end_motion() {
    board_->end_motion();
    strip_->end_motion();
    back_->end_motion();
}

void SessionPage::correct_here() {
    const std::size_t ply = here();
    if (ply > 0) {
        correct_entry(this, recorder_, entry_at(ply - 1));
    }
}

void SessionPage::insert_here() {
    const std::size_t ply = here();
    insert_entry(this, recorder_, ply > 0 && looking_back() ? entry_at(ply - 1) : 0);
}

void SessionPage::remove_here() {
    if (const std::size_t ply = here(); ply > 0) {
        delete_entry(this, recorder_, entry_at(ply - 1));
    }
}

void SessionPage::undo_to_here() { recorder_.undo_to(here()); }

void SessionPage::annotate_here() {
    const std::size_t ply = here();
    if (ply == 0) {
        return;
    }
    const std::string old = recorder_.scene().session->replay().steps()[ply - 1].entry.event->note;
    if (const auto note = ask_for_words(this, utf8(_("Annotate the event")), utf8(_("Note")), old)) {
        recorder_.annotate(entry_at(ply - 1), *note);
    }
}

void SessionPage::step_event(int by) {
    const auto ply = static_cast<long long>(here()) + by;
    recorder_.look_at(static_cast<std::size_t>(std::max(0LL, ply)));
}

void SessionPage::step_turn(int by) {
    const std::vector<bool>& turns = log_->session_log().turns();
    auto ply = static_cast<long long>(here()) + by;
    while (ply > 0 && ply < static_cast<long long>(turns.size()) && !turns[static_cast<std::size_t>(ply) - 1]) {
        ply += by;
    }
    recorder_.look_at(static_cast<std::size_t>(std::max(0LL, ply)));
}

}  // namespace castalia

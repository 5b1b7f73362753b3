#include "app/ui/log/event_commands.h"

#include <algorithm>
#include <utility>

#include "app/ui/correction/correct_entry.h"
#include "app/ui/correction/undo_to.h"
#include "app/ui/photos/photo.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

EntryNumber EventCommands::entry_at(std::size_t step) const {
    return recorder_.session()->replay().steps().at(step).entry.number;
}

void EventCommands::correct(std::size_t step) { correct_entry(window_, recorder_, entry_at(step)); }
void EventCommands::insert_before(std::size_t step) { insert_entry(window_, recorder_, entry_at(step)); }
void EventCommands::remove(std::size_t step) { delete_entry(window_, recorder_, entry_at(step)); }

void EventCommands::undo_to(std::size_t step) { castalia::undo_to(window_, recorder_, step + 1); }
void EventCommands::undo_to_here() { castalia::undo_to(window_, recorder_, ply()); }

void EventCommands::annotate(std::size_t step) {
    look_at(step + 1);
    const std::string old = recorder_.session()->replay().steps().at(step).entry.event->note;
    if (const auto note = ask_for_words(window_, utf8(_("Annotate the event")), utf8(_("Note")), old)) {
        recorder_.annotate(entry_at(step), *note);
    }
}

void EventCommands::correct_here() {
    if (ply() > 0) {
        correct(ply() - 1);
    }
}

void EventCommands::insert_here() {
    insert_entry(window_, recorder_, ply() > 0 && recorder_.looking_back() ? entry_at(ply() - 1) : 0);
}

void EventCommands::remove_here() {
    if (ply() > 0) {
        remove(ply() - 1);
    }
}

void EventCommands::annotate_here() {
    if (ply() > 0) {
        annotate(ply() - 1);
    }
}

void EventCommands::open_photo(PhotoNumber number) { show_photo(window_, recorder_, number); }

void EventCommands::step_event(int by) {
    recorder_.look_at(static_cast<std::size_t>(std::max(0LL, static_cast<long long>(ply()) + by)));
}

void EventCommands::step_turn(int by) {
    const std::vector<bool>& turns = log_.turns();
    long long to = static_cast<long long>(ply()) + by;
    while (to > 0 && to < static_cast<long long>(turns.size()) && !turns[static_cast<std::size_t>(to) - 1]) {
        to += by;
    }
    recorder_.look_at(static_cast<std::size_t>(std::max(0LL, to)));
}

LogPanel::Calls log_calls(EventCommands& events, std::function<void(std::size_t ply)> branch) {
    return {[&events](std::size_t ply) { events.look_at(ply); },
            [&events](std::size_t step) { events.correct(step); },
            [&events](std::size_t step) { events.insert_before(step); },
            [&events](std::size_t step) { events.remove(step); },
            [&events](std::size_t step) { events.undo_to(step); },
            [&events](std::size_t step) { events.annotate(step); },
            [&events] { events.look_at(events.ply()); },
            std::move(branch),
            [&events](PhotoNumber number) { events.open_photo(number); },
            [&events](PhotoNumber number) { return events.small_photo(number); }};
}

}  // namespace castalia

#pragma once

#include "app/recorder/clock.h"
#include "app/recorder/entry_composition.h"
#include "app/recorder/entry_throw.h"
#include "app/recorder/precedents.h"
#include "app/recorder/recorder.h"

namespace castalia {

/// The entry in the making: typed text, filled form or place on the board becomes a draft, an event, a preview or a
/// refusal, and is recorded when it is confirmed. Knows no window.
class EntryComposer {
public:
    explicit EntryComposer(Recorder& recorder, AppDice dice = AppDice());
    EntryComposer(const EntryComposer&) = delete;
    EntryComposer& operator=(const EntryComposer&) = delete;

    const Composition& composition() const { return now_; }

    /// Begins a new entry when the record has changed since the last time. Returns whether it did.
    bool follow();

    // The entry line.
    void type(std::string line);
    // The form.
    void choose_verb(int verb);
    int verb_of_key(char key) const;  ///< Returns -1 when no verb has this key.
    void fill(const FieldPath& field, Json value);
    bool digit(int digit);  ///< Fills the next die of the form. Returns false when no die waits.
    // The board.
    bool pick(const PlaceId& place);
    /// Lets the program roll or choose. Does nothing when a die is filled or something is chosen already.
    void roll();
    /// Enters an event that a dialog made. Throws BadRecord.
    Composition::Enter offer(const Json& event);

    /// Does what Enter does: records the event where the rules allow it. If nobody composed the entry, it is an event
    /// in which there was no choice.
    Composition::Enter confirm();
    /// Enters what was refused, with the ruling of the table. Returns false when it is refused all the same.
    bool rule(const std::string& ruling);
    /// Does what Escape does: goes back from the refusal to the entry, or begins a new one.
    void leave();

    /// Enters words that belong to the table at `ply` or later, and keeps the entry in hand as it is. Returns false
    /// when they are refused; then they are the entry in hand.
    bool narrate(const Json& event, std::size_t ply);

private:
    bool has_followed() const;
    void begin();
    void back_to_now();
    void choose_what_is_due();
    void begin_form_again();
    void read_line(const std::string& line);
    bool read_dice(const std::string& line);
    bool read_number(const std::string& line);
    EventPtr with_choices(EventPtr event) const;
    void keep_choice(const FieldPath& field);
    void begin_draft(const Json& known);
    void filled();
    void take(EventPtr event, std::vector<EventPtr> leading = {});
    bool read_one_after_another(const std::string& line);
    bool read_throw(const std::string& line, const BadNotation& as_move);
    void take_throw(const EntryThrow::Read& read, const std::string& line);
    std::size_t place_in_line(std::size_t place, const std::string& line) const;
    void lose(EntryState state, std::optional<Echo> echo = {});
    void not_read(const BadNotation& bad, const std::string& line);
    void begin_verb(int verb);
    void take_or_wait(const Text& missing = {});
    void refuse(const Refusal& refusal);
    void finish(EntryState state, std::optional<Echo> echo = {});
    void show_on_board();
    AppHelp help() const;
    int verb_of(const Json& event) const;
    bool begin_with(const Json& event);
    void roll_dice();
    void choose_by_chance();
    EventPtr marked() const;
    std::string line_of(const Event& event) const;
    Composition::Enter enter(const EventPtr& event);

    Recorder& recorder_;
    AppDice dice_;
    Composition now_;
    bool by_app_ = false;    ///< The program rolled or chose what is in the entry.
    bool composed_ = false;  ///< Somebody typed, chose, filled or picked something since the entry began.
    /// What somebody chose in the form or on the board. A line that is typed afterwards goes on with it.
    struct Choices {
        Draft draft;
        int verb = -1;
        std::vector<FieldPath> fields;  ///< Those that were chosen, apart from the verb.
    };
    void go_on_with(const Choices& choices);
    std::optional<Choices> choices_;
    EntryThrow throw_;
    Precedents precedents_;
    std::string session_;
    std::size_t ply_ = 0, journal_ = 0;
};

}  // namespace castalia

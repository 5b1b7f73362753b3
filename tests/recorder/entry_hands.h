#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <random>
#include <string>

#include "app/recorder/entry_composer.h"
#include "db/store.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {

/// Somebody who makes entries without a window: who types, fills forms and picks places. Every step is compared with
/// the table of transitions.
class EntryHands {
public:
    explicit EntryHands(const std::string& game, std::uint32_t seed = 1)
        : sample(sample_of(game)),
          store(known_games(), ":memory:"),
          recorder(store, [this] { return now += std::chrono::seconds(1); }, [] { return kId; }) {
        Heading heading = sample.heading();
        recorder.begin(std::move(heading));
        composer.emplace(recorder, AppDice([bits = std::mt19937(seed)]() mutable { return bits(); }));
        composer->follow();
    }

    const Composition& entry() const { return composer->composition(); }
    const Session& session() const { return *recorder.session(); }
    std::size_t events() const { return session().plies(); }

    /// Plays the sample up to the first moment at which `there` returns true. Returns whether there was one.
    bool play_until(const std::function<bool()>& there) {
        while (events() < sample.plies()) {
            if (there()) {
                return true;
            }
            type_step(events());
            confirm_step(events());
        }
        return false;
    }

    void did(EntryInput input, const std::function<void()>& act);
    void type(const std::string& line) {
        did(EntryInput::compose, [&] { composer->type(line); });
    }
    void choose(int verb) {
        did(EntryInput::compose, [&] { composer->choose_verb(verb); });
    }
    void fill(const FieldPath& field, const Json& value) {
        did(EntryInput::compose, [&] { composer->fill(field, value); });
    }
    bool pick(const PlaceId& place) {
        bool picked = false;
        did(EntryInput::compose, [&] { picked = composer->pick(place); });
        return picked;
    }
    void roll() {
        did(EntryInput::compose, [&] { composer->roll(); });
    }
    Composition::Enter confirm() {
        Composition::Enter did_enter{};
        did(EntryInput::confirm, [&] { did_enter = composer->confirm(); });
        return did_enter;
    }
    void rule(const std::string& ruling) {
        did(EntryInput::rule, [&] { composer->rule(ruling); });
    }
    void leave() {
        did(EntryInput::leave, [&] { composer->leave(); });
    }
    void undo() {
        did(EntryInput::follow, [&] {
            recorder.undo();
            composer->follow();
        });
    }
    void redo() {
        did(EntryInput::follow, [&] {
            recorder.redo();
            composer->follow();
        });
    }

    /// Returns the event of a step of the sample as the record writes it, without note, ruling and moment.
    Json wanted(std::size_t step) const { return bare(recorder.written(*sample_event(step))); }
    const EventPtr& sample_event(std::size_t step) const { return sample.replay().steps().at(step).entry.event; }
    static Json bare(Json event);
    /// Returns whether Enter would record exactly this event.
    bool has(const Json& event) const;

    /// Types the line of a step, and uses no other input.
    void type_step(std::size_t step) { type(recorder.notation(*sample_event(step))); }
    /// Chooses the verb of a step and fills the form slot by slot; with `board`, places are picked on the board.
    /// Returns false where the form does not lead to this event.
    bool fill_step(std::size_t step, bool board);
    /// Confirms the entry in hand, with the ruling of the step where the table ruled.
    void confirm_step(std::size_t step);

    static constexpr const char* kId = "00000000-0000-7000-8000-000000000001";
    Session sample;
    Moment now = moment_of("2026-11-21T19:00:00Z", "");
    Store store;
    Recorder recorder;
    std::optional<EntryComposer> composer;

private:
    bool choose_verb_of(const Json& event);
};

}  // namespace castalia

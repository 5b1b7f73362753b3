#pragma once

#include <random>

#include "core/rules/game/game.h"

namespace castalia {

/// Random numbers for the tests. The same seed gives the same game on every machine, because nothing of <random> is
/// used whose results the standard leaves open.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : engine_(seed) {}

    /// Returns a number from 0 to `most`.
    int upto(int most) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(most + 1)); }
    int from(int least, int most) { return least + upto(most - least); }
    bool one_in(int times) { return upto(times - 1) == 0; }
    template <class T>
    const T& any(const std::vector<T>& some) {
        return some.at(static_cast<std::size_t>(upto(static_cast<int>(some.size()) - 1)));
    }
    template <class T>
    void shuffle(std::vector<T>& some) {
        for (std::size_t i = some.size(); i > 1; --i) {
            std::swap(some[i - 1], some[static_cast<std::size_t>(upto(static_cast<int>(i) - 1))]);
        }
    }

private:
    std::mt19937_64 engine_;
};

/// A draft and the form that asks for the rest of it. A filled slot can bring others.
class Filling {
public:
    Filling(const Playthrough& line, Json& draft)
        : line_(line), draft_(draft), slots_(line.form(line.plies(), draft)) {}
    /// Fills in haste, at the table of these players: once the last slot is filled and the event may be played as it
    /// is, the form is asked for more only one time in four.
    Filling(const Playthrough& line, Json& draft, Chance& chance, const Players* table) : Filling(line, draft) {
        chance_ = &chance;
        table_ = table;
    }

    const std::vector<Slot>& slots() const { return slots_; }
    /// Fills a slot and asks the form anew, so earlier references to slots become invalid.
    void put(const Slot& slot, const Json& value);
    /// Fills a slot with one of these values. Returns false if there is none and the slot may not stay open.
    bool put_any(const Slot& slot, const std::vector<const Json*>& values, Chance& chance);
    /// Returns whether the draft holds one of these values in the slot.
    bool holds_any(const Slot& slot, const std::vector<const Json*>& values) const;

private:
    bool may_be_played() const;

    const Playthrough& line_;
    Json& draft_;
    std::vector<Slot> slots_;
    Chance* chance_ = nullptr;
    const Players* table_ = nullptr;
};

/// Returns the values that a slot offers and does not bar.
std::vector<const Json*> open_values(const Slot& slot);

/// Plays any game by what the prompts and forms offer; it asks the rules nothing else.
class RandomPlayer {
public:
    /// `rare` are event types that are skipped three times out of four while something else can be done.
    explicit RandomPlayer(Chance& chance, std::vector<std::string> rare = {"sell"})
        : chance_(chance), rare_(std::move(rare)) {}

    /// Returns an event that the form offers now; null when nothing can be filled.
    Json any(const Playthrough& line);
    /// Plays in haste from now on (see Filling), at the table of these players.
    void hasten(const Players& table) { table_ = table; }

private:
    bool fill(const Playthrough& line, Json& draft);

    Chance& chance_;
    std::optional<Players> table_;
    std::vector<std::string> rare_;
};

/// Judges an event in the last state of a playthrough.
std::optional<Refusal> judged(const Playthrough& line, const Players& players, const Json& event);
void played(Playthrough& line, const Players& players, const Json& event);

}  // namespace castalia

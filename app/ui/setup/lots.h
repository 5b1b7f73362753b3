#pragma once

#include <string>
#include <vector>

#include "app/recorder/clock.h"
#include "core/rules/game/field_path.h"

namespace castalia {

class PlayersField;
class SlotForm;

/// The lots that the program has drawn for a new session. Choices that the table has changed since then no longer
/// count as drawn.
class Lots {
public:
    /// Chooses at random whatever the table leaves to chance: the first player, Magnate's Crowns.
    void draw(SlotForm& form);
    /// Seats the players at random.
    void draw_seats(PlayersField& players);
    /// Returns whether this value of a slot was drawn.
    bool has_drawn(const Slot& slot, const Json& value) const;
    /// Returns what was drawn and still stands, each in words: "First player: Ben".
    std::vector<Text> drawn_texts(const SlotForm& form, const PlayersField& players) const;

private:
    AppDice dice_;
    Json setup_;
    std::vector<std::string> seats_;
};

/// Returns all lots in one sentence, "Drawn by Castalia: First player: Ben"; an empty text for none.
Text drawn_by_castalia(const std::vector<Text>& lots);

}  // namespace castalia

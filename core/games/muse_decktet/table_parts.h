// The arrangement of the table, which the files table*.cpp share.
#pragma once

#include "core/games/muse_decktet/table.h"

namespace castalia::muse_decktet {

using decktet::Drawing;
using picture::Face;
using picture::Rect;

/// The arrangement in units of its own: pixels of a window of 1280 × 800, or of a screen 1920 wide.
struct Measures {
    double width = 944, height = 526;
    double least_width = 0;   ///< A narrower place makes everything smaller; without it a low place does so as well.
    double least_height = 0;  ///< A place that is lower than this makes everything smaller, too.
    double margin = 10, gap = 8, band = 40;
    double market = 0;                                       ///< The width of what stands left of the players.
    double corner = 8, line = 1;                             ///< Of the areas.
    double words = 13, small = 12.5, name = 15, title = 17;  ///< The sizes of type.
    double letter = 11.5, number = 16, bead = 7.6, disc = 10.5;
    double head = 54, coin_row = 21, coin_gap = 41;          ///< Of a player.
    double painting = 58, least_painting = 11, between = 5;  ///< The heights in a studio.
    double palace_head = 30, hung = 62, least_hung = 38;     ///< The heights of a palace.
    double rank = 40, hung_rank = 18, hung_letter = 11;
    bool far = false;         ///< It is read across a room.
    std::size_t abreast = 2;  ///< On paper, the players side by side; twice as many cards of the round.
};

/// Returns what a card of the round was laid for.
inline Text laid_for(Use use) { return use == Use::discard ? say("discarded") : use_name(use); }

/// What the parts of one picture share: the table in sight, the words and measures around it, and the drawing.
struct Ground {
    /// The states are those of a session; the last one or a step to it is in sight.
    Ground(const Rules& rules, std::span<const State> states, std::size_t ply, const picture::Viewport& viewport);
    Ground(const Ground&) = delete;
    Ground& operator=(const Ground&) = delete;

    const Rules& rules;
    const picture::Viewport& viewport;
    const std::vector<std::string>& names;
    const std::vector<ResolutionStep> steps;  ///< The steps of the last event, when a round resolved in it.
    const std::size_t step;                   ///< The step that is shown, from 1; 0 shows the table after all steps.
    const State& state;
    const State* const after;  ///< The table after the entry in the making; may be null.
    const std::vector<Look> looks;
    const std::optional<std::pair<Seat, Card>> palace;  ///< What a Palace would move now.
    const Measures measure;
    const picture::Fit fit;
    const double width;
    Drawing drawing;
};

/// A part of the picture, drawn on the ground.
class Part {
protected:
    explicit Part(Ground& ground)
        : ground_(ground),
          rules_(ground.rules),
          state_(ground.state),
          measure_(ground.measure),
          width_(ground.width),
          drawing_(ground.drawing) {}

    Text who(Seat seat) const { return literally(picture::name_of(ground_.names, seat)); }
    std::string translated(const Text& text) const { return drawing_.translated(text); }
    /// Returns the step that is shown; null if all of them are.
    const ResolutionStep* shown_step() const { return ground_.step > 0 ? &ground_.steps[ground_.step - 1] : nullptr; }
    Text economy_title() const;
    void draw_piles(const Rect& room, double step, bool named);
    /// Draws the disc of a player, with a dark rim where it lies on lamp light.
    void draw_disc(double x, double y, double radius, Seat seat, bool lit = false);

    Ground& ground_;
    const Rules& rules_;
    const State& state_;
    const Measures& measure_;
    const double width_;
    Drawing& drawing_;
};

/// The band at the top: the cards of the round or how it resolved, who still has to reveal, the piles.
class Band : Part {
public:
    explicit Band(Ground& ground) : Part(ground) {}
    void draw();
    /// Draws the band of the table view: the step in sight in words, or else the cards of the round, biggest first.
    void draw_far();

private:
    /// A step to which a button leads.
    struct Offer {
        PlaceId::ShownStep step;
        Text words;
    };
    /// How much a card of the round says. The numbers are left out first, because the cards stand in order, then the
    /// letters stand closer, and what the cards are for is left out at last.
    enum class Chips { numbered, plain, tight, bare };

    double draw_waiting(double right, double others);
    Text waiting_in_words() const;
    double draw_button(double right, const Text& label, const Offer& offer);
    double draw_buttons(double right);
    Offer next() const;
    Offer previous() const;
    void draw_step(double right);
    Text step_of() const;
    Text story() const;
    std::vector<RoundCard> cards_of_round() const;
    double chip_width(const RoundCard& entry, Chips chips) const;
    double chips_width(std::span<const RoundCard> cards, Chips chips) const;
    void draw_round(std::span<const RoundCard> cards, double right);
    void draw_chip(const Rect& at, std::size_t number, const RoundCard& entry, Chips chips);
    Text chip_in_words(std::size_t number, const RoundCard& entry) const;
    void draw_far_round(const Rect& at);
    void write_story(const std::string& words, const Rect& at, document::Colour ink);
    void offer_steps(const Rect& at);
};

/// The economy, and what a Patron and a Palace would do now.
class Market : Part {
public:
    explicit Market(Ground& ground) : Part(ground) {}
    void draw(const Rect& at);
    /// Draws the market of the table view: how many coins there are, the next paintings and the piles.
    void draw_far(const Rect& at);

private:
    void draw_economy(const Rect& at);
    void draw_patron(const Rect& at);
    void draw_look(const Rect& at, const Look& look);
    void draw_tills(double left, double right, double middle, const Look& look, document::Colour ink);
    void draw_palace_now(const Rect& at);
    Text palace_in_words() const;
    void draw_next(const Rect& at, Use use, const std::optional<Card>& card);
    Text coins_in_words(Suit suit) const;
    const std::vector<Look>& looks() const;
};

/// A player: coins and what they can paint, the studio, the palace.
class PlayerArea : Part {
public:
    PlayerArea(Ground& ground, std::size_t seat)
        : Part(ground), number_(seat), seat_{static_cast<int>(seat)}, coins_(ground.state.coins[seat]) {}
    void draw(const Rect& at);
    Text spoken_name() const;
    /// Returns a painting of the studio in words.
    Text painting_in_words(Card card) const { return spoken_name(painting_of(card, false)); }

private:
    /// A painting as a table shows it.
    struct Painting {
        Card card;
        Look fetches;
        bool coming = false;     ///< It is not there yet: the entry in the making would hang it.
        bool looked_at = false;  ///< The one that a Patron would buy, or that the step in sight is about.
        bool next = false;       ///< The one that a Palace would move.
    };

    const picture::Mark* mark() const;
    /// Draws the head. With `numbered`, the number of the seat picks the player when it is typed.
    void draw_head(const Rect& at, bool numbered);
    double draw_coins(const Rect& at);
    void draw_studio(const Rect& at);
    void draw_palace(const Rect& at);
    Painting painting_of(Card card, bool coming) const;
    Text spoken_name(const Painting& painting) const;
    void draw_painting(const Rect& at, const Painting& painting);
    void draw_small_painting(const Rect& at, Card card);
    void draw_far_painting(const Rect& at, const Painting& painting, bool alone);
    void draw_fetches(double left, double right, double middle, const Look& look, bool worded);
    void draw_hung(const Rect& at, Card card, bool coming);

    const std::size_t number_;  ///< Of the seat, from 0.
    const Seat seat_;
    const Purse& coins_;
};

/// The table on paper, and its plan before the first round.
class Paper : Part {
public:
    explicit Paper(Ground& ground) : Part(ground) {}
    /// Draws the economy, then the cards of the round, then a field for each player.
    void draw();
    void draw_plan();

private:
    void draw_round(double top);
    void draw_field(std::size_t seat, const Rect& at);
    double draw_row(const Text& caption, const std::vector<Card>& paintings, std::size_t seat, bool palace,
                    double left, double top);
    void draw_card(const Rect& at, Card card);
    void draw_seat_plan(std::size_t seat, const Rect& at);
};
/// Returns the height that the table needs on paper.
double printed_height(const Rules& rules, const State& state, const Measures& measure);

}  // namespace castalia::muse_decktet

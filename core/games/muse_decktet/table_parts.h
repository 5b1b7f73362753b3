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

/// Arranges one table.
class TablePicture {
public:
    TablePicture(const Rules& rules, std::span<const State> states, std::size_t ply,
                 const picture::Viewport& viewport, bool plan);
    picture::Picture take();

private:
    /// A painting as a table shows it.
    struct Painting {
        Card card;
        Look fetches;
        bool coming = false;     ///< It is not there yet: the entry in the making would hang it.
        bool looked_at = false;  ///< The one that a Patron would buy, or that the step in sight is about.
        bool next = false;       ///< The one that a Palace would move.
    };
    /// A step to which a button leads.
    struct Offer {
        PlaceId::ShownStep step;
        Text words;
    };
    /// How much a card of the round says. The numbers are left out first, because the cards stand in order, then the
    /// letters stand closer, and what the cards are for is left out at last.
    enum class Chips { numbered, plain, tight, bare };

    void draw_table();
    Text who(Seat seat) const { return literally(picture::name_of(names_, seat)); }
    /// Returns the step that is shown; null if all of them are.
    const ResolutionStep* shown_step() const { return step_ > 0 ? &steps_[step_ - 1] : nullptr; }
    std::string translated(const Text& text) const { return drawing_.translated(text); }
    void list_zones();
    void list_coins(const Purse& purse);
    Text economy_title() const;

    // The band at the top (table_band.cpp).
    void draw_band();
    void draw_piles(const Rect& room, double step, bool named);
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
    /// Draws the disc of a player, with a dark rim where it lies on lamp light.
    void draw_disc(double x, double y, double radius, Seat seat, bool lit);
    void draw_far_band();
    void draw_far_round(const Rect& at);
    void write_story(const std::string& words, const Rect& at, document::Colour ink);
    void offer_steps(const Rect& at);

    // The economy and what it can buy (table_market.cpp).
    void draw_market(const Rect& at);
    void draw_economy(const Rect& at);
    void draw_patron(const Rect& at);
    void draw_look(const Rect& at, const Look& look);
    void draw_tills(double left, double right, double middle, const Look& look, document::Colour ink);
    void draw_palace_now(const Rect& at);
    Text palace_in_words() const;
    void draw_far_market(const Rect& at);
    void draw_next(const Rect& at, Use use, const std::optional<Card>& card);
    Text coins_in_words(Suit suit) const;
    const std::vector<Look>& looks() const;

    // A player (table_players.cpp).
    void draw_player(std::size_t seat, const Rect& at);
    Text player_in_words(std::size_t seat) const;
    const picture::Mark* mark_of(std::size_t seat) const;
    void draw_head(std::size_t seat, const Rect& at, bool numbered);
    double draw_coins(std::size_t seat, const Rect& at);
    void draw_studio(std::size_t seat, const Rect& at);
    void draw_palace(std::size_t seat, const Rect& at);
    Painting painting_of(Card card, Seat seat, bool coming) const;
    Text painting_in_words(const Painting& painting, Seat seat) const;
    void draw_painting(const Rect& at, const Painting& painting);
    void draw_small_painting(const Rect& at, Card card);
    void draw_far_painting(const Rect& at, const Painting& painting, bool alone);
    void draw_fetches(double left, double right, double middle, const Look& look, bool worded);
    void draw_hung(const Rect& at, Card card, bool coming);

    // On paper, and on a plan (table_printed.cpp).
    double printed_height() const;
    double round_height() const;
    double row_height(std::size_t seat) const;
    double field_height(std::size_t seat) const;
    double cards_height(std::size_t cards) const;
    void draw_printed();
    void draw_printed_round(double top);
    void draw_field(std::size_t seat, const Rect& at);
    double draw_row(const Text& caption, const std::vector<Card>& paintings, Seat seat, bool palace, double left,
                    double top);
    void draw_printed_card(const Rect& at, Card card);
    void draw_plan();
    void draw_seat_plan(std::size_t seat, const Rect& at);

    const Rules& rules_;
    const picture::Viewport& viewport_;
    const std::vector<std::string>& names_;
    bool plan_;
    std::vector<ResolutionStep> steps_;  ///< The steps of the last event, when a round resolved in it.
    std::size_t step_;                   ///< The step that is shown, from 1; 0 shows the table after all steps.
    const State& state_;
    const State* after_;
    std::vector<Look> looks_;
    std::optional<std::pair<Seat, Card>> palace_;
    Measures measure_;
    picture::Fit fit_;
    double width_;
    Drawing drawing_;
};

}  // namespace castalia::muse_decktet

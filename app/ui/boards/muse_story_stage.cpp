// Showdowns, contests and the last hands: the cards so far, and the names of the hands.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_parts.h"

namespace castalia::muse_story {

namespace {

constexpr double kPadding = 13;

/// One side of the stage.
struct Column {
    Seat player;
    std::optional<Side> side;  ///< The side in a showdown.
    wxString part;             ///< "jumps in"; empty in a showdown.
    std::vector<Card> cards;
    std::size_t coming = 0;  ///< How many of the last cards are not on the table yet.
    int covered = 0;         ///< Cards that lie face down.
    bool shown = false;
    bool leads = false;
    wxString hand, beneath;     ///< The name of the hand, and what would beat it or come next.
    std::optional<int> wanted;  ///< The highest rank that would take the lead.
};

std::size_t coming_cards(const std::vector<Card>& now, const std::vector<Card>& then) {
    return then.size() > now.size() ? then.size() - now.size() : 0;
}

playing::Set set_of(const std::vector<Card>& cards) {
    playing::Set set;
    for (const Card card : cards) {
        set.add(card);
    }
    return set;
}

std::vector<Card> of_rank(const std::vector<Card>& cards, int rank) {
    std::vector<Card> here;
    std::ranges::copy_if(cards, std::back_inserter(here), [rank](Card card) { return playing::rank(card) == rank; });
    return here;
}

/// Returns how many cards of a rank have not been seen.
std::size_t unseen(int rank, playing::Set seen) {
    std::size_t count = 0;
    for (const auto suit :
         {playing::Suit::clubs, playing::Suit::diamonds, playing::Suit::hearts, playing::Suit::spades}) {
        count += seen.has(playing::card(rank, suit)) ? 0 : 1;
    }
    return count;
}

/// Returns cards in words: "any 9 or higher, any 5, 10♦". The shortest descriptions come first, because the end may
/// be cut.
wxString cards_told(const std::vector<Card>& cards, playing::Set seen) {
    constexpr int kAce = 12, kRunOfRanks = 3;
    wxString told;
    const auto add = [&told](const wxString& one) { told += (told.empty() ? "" : ", ") + one; };
    int rank = kAce;
    while (rank >= 0 && of_rank(cards, rank).size() == unseen(rank, seen)) {
        --rank;
    }
    if (rank < 0) {
        return _("any card");
    }
    if (kAce - rank >= kRunOfRanks) {
        add(wxString::Format(_("any %s or higher"), rank_letters(rank + 1)));
    } else {
        rank = kAce;
    }
    for (; rank >= 0; --rank) {
        const std::vector<Card> here = of_rank(cards, rank);
        if (here.size() > 1 && here.size() == unseen(rank, seen)) {
            add(wxString::Format(_("any %s"), rank_letters(rank)));
        } else {
            for (const Card card : here) {
                add(words(card_text(card)));
            }
        }
    }
    return told;
}

class Stage {
public:
    Stage(const Table& table) : table_(table), state_(fought(table)) {}

    std::vector<Column> columns() {
        std::vector<Column> columns;
        if (table_.state.phase == Phase::over) {
            last_hands(columns);
        } else if (state_.contest) {
            contest(columns);
        } else if (state_.showdown) {
            showdown(columns);
        }
        return columns;
    }
    /// Returns the state whose stage is drawn: the one after the entry in the making, unless the fight is over then.
    static const State& fought(const Table& table) {
        const State* after = table.after;
        const bool same = after != nullptr && after->contest.has_value() == table.state.contest.has_value() &&
                          after->showdown.has_value() == table.state.showdown.has_value();
        return same ? *after : table.state;
    }

private:
    void contest(std::vector<Column>& columns) {
        for (std::size_t i = 0; i < state_.contest->stands.size(); ++i) {
            const Stand& stand = state_.contest->stands[i];
            Column column = column_of(stand);
            column.part = i == 0 ? _("narrates") : stand.aim == Aim::jump_in ? _("jumps in") : _("objects");
            if (table_.state.contest && i < table_.state.contest->stands.size()) {
                column.coming = coming_cards(table_.state.contest->stands[i].cards, stand.cards);
            }
            column.covered = stand.shown ? 0 : 1;
            columns.push_back(std::move(column));
        }
        tell_chances(columns);
    }
    void showdown(std::vector<Column>& columns) {
        for (const Side side : {Side::yes, Side::no}) {
            const Stand& stand = state_.showdown->sides[index(side)];
            Column column = column_of(stand);
            column.side = side;
            column.covered = stand.shown ? 0 : face_down(state_, side);
            if (table_.state.showdown) {
                column.coming = coming_cards(table_.state.showdown->sides[index(side)].cards, stand.cards);
            }
            columns.push_back(std::move(column));
        }
        tell_chances(columns);
        const Question& question = state_.questions[static_cast<std::size_t>(state_.showdown->question)];
        for (std::size_t i = 0; i < 2; ++i) {
            if (columns[i].leads) {
                const int reward = question.piles[1 - i].cards;
                columns[i].beneath =
                    wxString::Format(wxPLURAL("As it stands: draws %d and tells the answer, %s",
                                              "If it stays so: draws %d and tells the answer, %s", reward),
                                     reward, words(side_text(*columns[i].side)));
            }
        }
    }
    void last_hands(std::vector<Column>& columns) {
        for (std::size_t seat = 0; seat < table_.state.last_hands.size(); ++seat) {
            Column column;
            column.player = Seat{static_cast<int>(seat)};
            column.cards = table_.state.last_hands[seat];
            column.shown = true;
            column.leads = table_.state.narrator == column.player;
            column.hand = words(poker::best_hand(column.cards).name);
            columns.push_back(std::move(column));
        }
    }
    Column column_of(const Stand& stand) const {
        Column column;
        column.player = stand.player;
        column.cards = stand.cards;
        column.shown = stand.shown;
        column.hand = stand.shown ? words(poker::best_hand(stand.cards).name) : wxString(_("face down"));
        const std::vector<Seat> best = best_now(state_);
        column.leads = best.size() == 1 && best.front() == stand.player;
        return column;
    }
    void tell_chances(std::vector<Column>& columns) const {
        if (!all_shown(state_)) {
            return;
        }
        const auto ahead =
            std::ranges::max_element(columns, {}, [](const Column& one) { return value_of(one.cards); });
        const playing::Set seen = placed(state_);
        for (Column& column : columns) {
            if (column.leads) {
                continue;
            }
            const std::vector<Card> chances = poker::overtaking(set_of(column.cards), set_of(ahead->cards), seen);
            if (chances.empty()) {
                column.beneath = _("No single card takes the lead");
                continue;
            }
            column.beneath = wxString::Format(_("Overtakes: %s"), cards_told(chances, seen));
            column.wanted = playing::rank(chances.front());
        }
    }

    const Table& table_;
    const State& state_;
};

class ColumnDrawing {
public:
    ColumnDrawing(const Pen& pen, const Table& table, const Column& column, const wxRect2DDouble& at)
        : pen_(pen), table_(table), column_(column), at_(at), size_(table.large ? 17 : 14.5) {}

    void draw(std::vector<HitArea>& hit_areas) const {
        const double baseline = at_.m_y + size_ * 1.25;
        const double right = draw_head(baseline);
        const bool beside = column_.side && !table_.large;
        if (beside) {
            pen_.text(column_.hand, at_.m_x + at_.m_width, baseline, {size_ * 1.15, true, true}, palette().text,
                      Align::right, at_.m_x + at_.m_width - right - 10);
        }
        const double top = baseline + size_ * 0.75;
        const double words_height = size_ * (beside ? 1.5 : 2.9);
        const double bottom = at_.m_y + at_.m_height;
        draw_cards({at_.m_x, top, at_.m_width, std::max(30.0, bottom - top - words_height)}, hit_areas);
        if (!beside) {
            Face face{size_ * 1.1, true, true};
            while (face.size > size_ * 0.75 && pen_.width(column_.hand, face) > at_.m_width) {
                face.size -= 0.5;
            }
            pen_.text(column_.hand, at_.m_x, bottom - size_ * 1.65, face, palette().text, Align::left, at_.m_width);
        }
        pen_.text(column_.beneath, at_.m_x, bottom - size_ * 0.35, {size_ * 0.87, false, false}, palette().secondary,
                  Align::left, at_.m_width);
        hit_areas.push_back({PlaceId("stand") / table_.names[static_cast<std::size_t>(column_.player.index)],
                             pen_.area(at_), told()});
    }

private:
    double draw_head(double baseline) const {
        const Palette& colours = palette();
        double x = at_.m_x;
        const double middle = baseline - size_ * 0.36;
        if (column_.side) {
            pen_.mark(*column_.side == Side::yes ? "slip-yes" : "slip-no", x + size_ * 0.7, middle, size_ * 1.4,
                      colours.text);
            x += size_ * 1.9;
            const wxString word = words(side_text(*column_.side));
            pen_.text(word, x, baseline, {size_ * 1.05, true, true}, colours.text);
            x += pen_.width(word, {size_ * 1.05, true, true}) + 10;
        }
        const wxString name = table_.name(column_.player);
        pen_.disc(x + size_ * 0.75, middle, size_ * 0.75, name, column_.player);
        x += size_ * 1.5 + 6;
        const double pill = column_.leads ? 4.3 * size_ : 0;
        const double most = std::max(20.0, at_.m_x + at_.m_width - x - pill);
        pen_.text(name, x, baseline, {size_, false, false}, colours.text, Align::left, most);
        x += std::min(most, pen_.width(name, {size_, false, false})) + 8;
        if (column_.leads) {
            const wxString leads = table_.state.phase == Phase::over ? wxString(_("wins")) : wxString(_("leads"));
            const double width = pen_.width(leads, {size_ * 0.87, true, false}) + 18;
            pen_.box({x, middle - size_ * 0.68, width, size_ * 1.36}, size_ * 0.68, colours.lamp);
            pen_.text(leads, x + width / 2, middle + size_ * 0.32, {size_ * 0.87, true, false}, colours.onlamp,
                      Align::centre);
            x += width + 8;
        }
        if (!column_.part.empty()) {
            pen_.text(column_.part, x, baseline, {size_ * 0.87, false, false}, colours.secondary, Align::left,
                      std::max(0.0, at_.m_x + at_.m_width - x));
        }
        return x;
    }

    void draw_cards(const wxRect2DDouble& room, std::vector<HitArea>& hit_areas) const {
        const std::size_t count =
            column_.cards.size() + static_cast<std::size_t>(column_.covered) + (column_.wanted ? 1 : 0);
        if (count == 0) {
            return;
        }
        // Many cards are drawn smaller, so that the rank of each can be seen.
        constexpr double kRank = 0.52;
        const double width = std::min(std::min(room.m_height, table_.large ? 132.0 : 106.0) * kPlayingCardRatio,
                                      room.m_width / (1 + kRank * static_cast<double>(count - 1)));
        const double height = width / kPlayingCardRatio;
        const double step =
            count < 2 ? width : std::min(width + 8, (room.m_width - width) / static_cast<double>(count - 1));
        double x = room.m_x;
        const auto place = [&] { return wxRect2DDouble{x, room.m_y, width, height}; };
        for (std::size_t i = 0; i < column_.cards.size(); ++i, x += step) {
            draw_playing_card(pen_, place(), column_.cards[i]);
            const bool coming = i + column_.coming >= column_.cards.size();
            if (coming) {
                pen_.frame(place(), 6, {palette().lampink, 2.6});
            }
            const wxString card = words(playing::name(column_.cards[i]));
            hit_areas.push_back({PlaceId(playing::code(column_.cards[i])), pen_.area(place()),
                                 coming ? wxString::Format(_("%s, not entered yet"), card) : card});
        }
        for (int i = 0; i < column_.covered; ++i, x += step) {
            draw_card_back(pen_, place());
        }
        if (column_.wanted) {
            pen_.box(place(), 6, palette().surface);
            pen_.dots(place(), 6, 2.6, 6, palette().lampink);
            pen_.text(rank_letters(*column_.wanted), x + width / 2, room.m_y + height * 0.6,
                      {height * 0.3, true, true}, palette().secondary, Align::centre);
        }
    }

    wxString told() const {
        wxString told = table_.name(column_.player);
        if (column_.side) {
            told = words(side_text(*column_.side)) + ", " + told;
        } else if (!column_.part.empty()) {
            told += " " + column_.part;
        }
        told += ": " + column_.hand;
        if (column_.leads) {
            told += ", " + _("leads");
        }
        return column_.beneath.empty() ? told : told + ". " + column_.beneath;
    }

    const Pen& pen_;
    const Table& table_;
    const Column& column_;
    wxRect2DDouble at_;
    double size_;
};

wxString heading_of(const Table& table, const State& state, wxString& beside) {
    if (table.state.phase == Phase::over) {
        beside = table.state.by_chance ? _("chance decided") : wxString();
        return _("The last hands");
    }
    if (state.contest) {
        beside = state.contest->against.empty()
                     ? wxString()
                     : wxString::Format(_("against “%s”"), utf8(state.contest->against.view()));
        return _("A contest for the story");
    }
    const Question& question = state.questions[static_cast<std::size_t>(state.showdown->question)];
    beside = wxString::Format(_("asked by %s"), table.name(question.author));
    return utf8(question.text.view());
}

}  // namespace

bool has_stage(const Table& table) {
    const State& state = Stage::fought(table);
    return state.contest || state.showdown || (table.state.phase == Phase::over && !table.state.last_hands.empty());
}

void draw_stage(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    const State& state = Stage::fought(table);
    pen.box(at, 8, colours.surface, {colours.line, 1});
    const double size = table.large ? 23 : 17.5;
    const double baseline = at.m_y + size * 1.65;
    double x = at.m_x + kPadding;
    wxString beside;
    const wxString heading = heading_of(table, state, beside);
    if (!state.contest && state.showdown) {
        pen.ring(x + size * 0.75, baseline - size * 0.33, size * 0.78, colours.text, {{}, 0});
        pen.text(wxString::Format("%d", state.showdown->question + 1), x + size * 0.75, baseline,
                 {size * 0.9, true, true}, colours.surface, Align::centre);
        x += size * 2.1;
    }
    const double right = at.m_x + at.m_width - kPadding;
    const Face small{table.large ? 15.0 : 12.5, false, false};
    const double told = std::min(pen.width(beside, small), at.m_width / 3);
    pen.text(beside, right, baseline, small, colours.secondary, Align::right, told + 1);
    pen.text(heading, x, baseline, {size, true, true}, colours.text, Align::left, right - told - 16 - x);

    const std::vector<Column> columns = Stage(table).columns();
    const double top = baseline + size * 0.55, gap = 22;
    const auto count = static_cast<double>(std::max<std::size_t>(1, columns.size()));
    const double width = (at.m_width - 2 * kPadding - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double left = at.m_x + kPadding + static_cast<double>(i) * (width + gap);
        if (i > 0) {
            pen.line(left - gap / 2, top + 2, left - gap / 2, at.m_y + at.m_height - 12, {colours.line, 1.2});
        }
        ColumnDrawing(pen, table, columns[i], {left, top, width, at.m_y + at.m_height - 6 - top}).draw(hit_areas);
    }
}

}  // namespace castalia::muse_story

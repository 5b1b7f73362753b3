#include "app/ui/boards/musee_board.h"

#include <algorithm>

#include <wx/intl.h>

#include "app/ui/basics/short_names.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/called_names.h"
#include "app/ui/boards/musee_parts.h"
#include "app/ui/boards/screen_type.h"

namespace castalia::musee {

namespace {

constexpr double kWidth = 944, kHeight = 526;              ///< The board of a window of 1280 × 800, in pixels.
constexpr double kScreenWidth = 960, kScreenHeight = 436;  ///< The board of the table view.
constexpr double kLeastWidth = 640;                        ///< A narrower board is drawn smaller.
constexpr double kMargin = 10, kGap = 14, kHead = 37, kTallHead = 58, kBetween = 25, kMostFloor = 132;
constexpr double kOutlook = 18, kLargeOutlook = 28, kFoot = 30;
constexpr double kPixel = kScreenWidth / kScreenWide;  ///< A pixel of the table view.
constexpr double kWidest = 1.6;                        ///< On a wide board the spaces stand farther apart.
constexpr int kMuseumsWithRoom = 2;

PlaceId museum_id(int museum) { return PlaceId("museum") / static_cast<std::size_t>(museum); }

struct Fact {
    wxString number, unit;
};

double scale_for(const wxRect2DDouble& area, bool large) {
    if (large) {
        return std::min(area.m_width / kScreenWidth, area.m_height / kScreenHeight);
    }
    return std::min(std::max(1.0, std::min(area.m_width / kWidth, area.m_height / kHeight)),
                    std::max(0.2, area.m_width / kLeastWidth));
}

class Table {
public:
    Table(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene, const BoardFocus& focus)
        : scene_(scene),
          focus_(focus),
          rules_(playthrough_of(scene.playthrough)->rules()),
          state_(playthrough_of(scene.playthrough)->at(scene.ply)),
          after_(state_after(focus, *playthrough_of(scene.playthrough))),
          scale_(scale_for(area, scene.large)),
          width_(std::min(area.m_width / scale_, kWidest * kWidth)),
          height_(area.m_height / scale_),
          pen_(gc, area.m_x + (area.m_width - scale_ * width_) / 2, area.m_y, scale_),
          actor_(focus.seat.value_or(state_.active)),
          least_words_(scene.large ? kPixel * screen_words().size : 11),
          least_figures_(scene.large ? kPixel * screen_figures().size : 11),
          head_rows_(rows_of_head()) {}

    std::vector<HitArea> draw() {
        for (int museum = 0; museum < rules_.museums(); ++museum) {
            draw_one(museum);
        }
        draw_unseen();
        if (numbers_height() > 0) {
            draw_numbers(pen_, {kMargin, height_ - numbers_height() - 3, width_ - 2 * kMargin, numbers_height()},
                         {rules_, state_, rules_.museum_of(actor_)}, hit_areas_);
        }
        return std::move(hit_areas_);
    }

private:
    static const State* state_after(const BoardFocus& focus, const PlaythroughOf<Rules>& playthrough) {
        const PlaythroughOf<Rules>* after =
            focus.after == nullptr ? nullptr : playthrough_of(&focus.after->playthrough());
        const bool other = after != nullptr && after != &playthrough;
        // The entry begins a new game, so the table is another one.
        return other && after->at(after->plies()).game == playthrough.at(playthrough.plies()).game
                   ? &after->at(after->plies())
                   : nullptr;
    }

    /// Returns the height of the numbers, which are picked with the mouse while a game is played, if there is room
    /// for them.
    double numbers_height() const {
        return scene_.large || state_.phase != Phase::play || height_ < kLeastForNumbers ? 0 : kNumbersHeight;
    }
    MuseumPlace place_of(int museum) const {
        const int count = rules_.museums();
        const bool roomy = count <= kMuseumsWithRoom;
        MuseumPlace place;
        place.width = (width_ - 2 * kMargin - kGap * (count - 1)) / count;
        place.left = kMargin + museum * (place.width + kGap);
        place.head = head_height() + (state_.phase == Phase::play ? (scene_.large ? kLargeOutlook : kOutlook) : 0);
        place.labels = scene_.large ? 36 : roomy ? 61 : 48;
        place.pitch = (place.width - place.labels - 3) / rules_.spaces();
        place.between = kBetween;
        place.floor =
            std::min(kMostFloor, (height_ - place.head - kFoot - numbers_height() - 2 * kBetween) / kGalleries);
        return place;
    }

    wxString name(Seat seat) const {
        const auto index = static_cast<std::size_t>(seat.index);
        return index < scene_.names.size() ? utf8(scene_.names[index]) : wxString::Format("%d", seat.index + 1);
    }
    wxString owners(int museum) const {
        std::vector<wxString> names;
        for (const std::string& one : scene_.names) {
            names.push_back(utf8(one));
        }
        return owners(museum, names);
    }
    wxString owners(int museum, const std::vector<wxString>& names, bool say_stuck = true) const {
        wxString all;
        for (const Seat seat : rules_.owners(museum)) {
            const auto index = static_cast<std::size_t>(seat.index);
            const wxString one = index < names.size() ? names[index] : name(seat);
            all += (all.empty() ? wxString() : wxString(", ")) +
                   (say_stuck && state_.stuck[index] ? wxString::Format(_("%s (stuck)"), one) : one);
        }
        return all;
    }

    void draw_one(int museum) {
        const MuseumPlace place = place_of(museum);
        draw_head(place, museum);
        const bool acts = rules_.museum_of(actor_) == museum;
        draw_museum(
            pen_, place,
            {rules_, state_, museum, acts ? std::span<const EntryMark>(focus_.marks) : std::span<const EntryMark>(),
             acts ? after_ : nullptr, scene_.large, least_words_, least_figures_});
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            for (int space = 0; space < rules_.spaces(); ++space) {
                // An entry can pick only the spaces of the player who acts.
                const PlaceId id = space_id(gallery, space);
                hit_areas_.push_back({acts ? id : museum_id(museum) / id.text(),
                                      pen_.area(place.space(gallery, space)),
                                      space_words(museum, gallery, space, acts)});
            }
        }
        for (const Pair& pair : rules_.pairs(state_, museum)) {
            if (pair.by_stairs) {
                const wxPoint2DDouble token = place.token(pair.gallery, pair.space);
                hit_areas_.push_back({museum_id(museum) / "stairs" / static_cast<std::size_t>(pair.gallery) /
                                          static_cast<std::size_t>(pair.space + 1),
                                      pen_.area({token.m_x - 20, token.m_y - 12, 40, 24}),
                                      wxString::Format(_("%s: staircase from %d to %d scores 3"), owners(museum),
                                                       pair.one, pair.other)});
            }
        }
    }

    std::vector<Fact> facts(const Tally& tally) const {
        const auto fact = [](int points, const wxString& unit) { return Fact{wxString::Format("%d", points), unit}; };
        return {fact(tally.paintings, wxPLURAL("painting", "paintings", static_cast<unsigned>(tally.paintings))),
                fact(tally.adjacent, _("neighbours")), fact(tally.stairs, _("stairs")),
                fact(tally.bonuses, _("galleries"))};
    }

    /// Draws the owners, the points of each kind, and the sum.
    void draw_head(const MuseumPlace& place, int museum) {
        const Palette& colours = palette();
        const Tally tally = rules_.tally(state_, museum);
        const double base = 27, right = place.left + place.width - 6;
        double x = place.left + 2;
        const double radius = scene_.large ? 17 : 11.5;
        for (const Seat seat : rules_.owners(museum)) {
            pen_.disc(x + radius + 0.5, base - 7, radius, name(seat), seat);
            x += 2 * radius + 4;
        }
        const wxString total = wxString::Format("%d", tally.total());
        const Face sum{29, true, true};
        pen_.text(total, right, base + 2, sum, colours.text, Align::right);
        const double facts_right = right - pen_.width(total, sum) - 14;
        const std::vector<Fact> all = facts(tally);
        const double room = scene_.large      ? facts_right - x - 4
                            : head_rows_ == 1 ? facts_right - 14 - facts_width(all, kLeastFacts) - x - 4
                                              : facts_right - x;
        const wxString who = owners(museum);
        Face title{scene_.large ? kPixel * screen_words(true, true).size : 18, true, true};
        const wxString shown = scene_.large ? owners_short(museum, title, room) : owners_within(museum, title, room);
        pen_.text(shown, x + 4, base - 1, title, colours.text, Align::left, room);
        const std::span<const Fact> those(all);
        if (scene_.large) {
            // The sum is enough to be read across a room.
        } else if (head_rows_ == 1) {
            draw_facts(those, x + 4 + std::min(room, pen_.width(shown, title)) + 14, facts_right, base - 1);
        } else if (head_rows_ == 2) {
            draw_facts(those, place.left + 3, right, base + 21);
        } else {
            draw_facts(those.first(2), place.left + 3, right, base + 19);
            draw_facts(those.last(2), place.left + 3, right, base + 38);
        }
        wxString told = wxString::Format(
            wxPLURAL("%s: %d point", "%s: %d points", static_cast<unsigned>(tally.total())), who, tally.total());
        for (const Fact& fact : facts(tally)) {
            told += ", " + fact.number + " " + fact.unit;
        }
        hit_areas_.push_back({museum_id(museum), pen_.area({place.left, 4, place.width, head_height() - 6}), told});
        if (state_.phase == Phase::play) {
            draw_outlook(place, museum);
        }
    }
    /// Tells what is still possible in a museum.
    void draw_outlook(const MuseumPlace& place, int museum) {
        const int fit = rules_.fitting_anywhere(state_, museum), most = rules_.most_possible(state_, museum);
        const auto unseen = static_cast<int>(rules_.unseen(state_).size());
        const double top = place.head - kOutlook - 1;
        const Face face{scene_.large ? least_words_ : 12.5, false, false};
        const wxString whole =
            wxString::Format(_("%d of %d unseen numbers fit, at most %d points"), fit, unseen, most);
        const wxString brief = wxString::Format(_("%d of %d fit, at most %d"), fit, unseen, most);
        const bool fits = pen_.width(whole, face) <= place.width - 6;
        if (fits || !scene_.large || pen_.width(brief, face) <= place.width - 6) {
            pen_.text(fits ? whole : brief, place.left + 3, scene_.large ? place.head - 9 : top + 12, face,
                      palette().secondary, Align::left, place.width - 6);
        }
        hit_areas_.push_back({museum_id(museum) / "outlook", pen_.area({place.left, top - 2, place.width, kOutlook}),
                              owners(museum) + ": " + whole});
    }
    double fact_width(const Fact& fact, double grow) const {
        return pen_.width(fact.number, {17 * grow, true, true}) + 4 +
               pen_.width(fact.unit, {13 * grow, false, false});
    }
    double facts_width(std::span<const Fact> all, double grow) const {
        double whole = kBetweenFacts * static_cast<double>(all.size() - 1);
        for (const Fact& fact : all) {
            whole += fact_width(fact, grow);
        }
        return whole;
    }
    /// Draws the facts so that they end at `right`, smaller where they would begin before `left`.
    void draw_facts(std::span<const Fact> all, double left, double right, double baseline) const {
        const Palette& colours = palette();
        double grow = 1;
        while (grow > kLeastFacts && facts_width(all, grow) > right - left) {
            grow = std::max(kLeastFacts, grow - 0.02);
        }
        double x = right - facts_width(all, grow);
        for (const Fact& fact : all) {
            const double numeral = pen_.width(fact.number, {17 * grow, true, true});
            pen_.text(fact.number, x, baseline, {17 * grow, true, true}, colours.text);
            pen_.text(fact.unit, x + numeral + 4, baseline, {13 * grow, false, false}, colours.secondary);
            x += fact_width(fact, grow) + kBetweenFacts;
        }
    }
    /// Returns in how many rows name, sum and facts of every museum have room.
    int rows_of_head() const {
        int rows = 1;
        if (scene_.large) {
            return rows;
        }
        const double width = (width_ - 2 * kMargin - kGap * (rules_.museums() - 1)) / rules_.museums();
        for (int museum = 0; museum < rules_.museums(); ++museum) {
            const Tally tally = rules_.tally(state_, museum);
            const double told = facts_width(facts(tally), kLeastFacts);
            const double sum = pen_.width(wxString::Format("%d", tally.total()), {29, true, true});
            const double discs = 27.0 * static_cast<double>(rules_.owners(museum).size());
            Face title{13, true, true};
            const double name = pen_.width(owners_within(museum, title, 0), title);
            const bool one = told + sum + discs + name + 46 <= width;
            rows = std::max(rows, one ? 1 : told <= width - 10 ? 2 : 3);
        }
        return rows;
    }
    double head_height() const { return head_rows_ == 1 ? kHead : head_rows_ == 2 ? kTallHead : kTallHead + 17; }

    /// Returns the owners as far as there is room: whole, in smaller type, with short names, or without saying who is
    /// stuck, which the line below says too.
    wxString owners_within(int museum, Face& face, double room) const {
        const wxString whole = owners(museum);
        while (face.size > 13 && pen_.width(whole, face) > room) {
            face.size -= 0.5;
        }
        if (pen_.width(whole, face) <= room) {
            return whole;
        }
        const std::vector<wxString> called = called_names(scene_.names);
        const wxString shorter = owners(museum, called);
        return pen_.width(shorter, face) <= room ? shorter : owners(museum, called, false);
    }

    /// Returns the owners as players call each other, each shortened where there is too little room for all.
    wxString owners_short(int museum, const Face& face, double room) const {
        const std::size_t count = rules_.owners(museum).size();
        const double each =
            (room - pen_.width(", ", face) * static_cast<double>(count - 1)) / static_cast<double>(count);
        const wxString whole = owners(museum, called_names(scene_.names), false);
        return pen_.width(whole, face) <= room
                   ? whole
                   : owners(museum,
                            short_names(called_names(scene_.names),
                                        [&](const wxString& text) { return pen_.width(text, face) <= each; }),
                            false);
    }

    void draw_unseen() {
        const Palette& colours = palette();
        const std::vector<int> left = rules_.unseen(state_);
        const MuseumPlace first = place_of(0);
        const double base = std::min(height_ - numbers_height() - (scene_.large ? 9 : 12),
                                     first.floor_top(kGalleries - 1) + first.floor + 22);
        double x = kMargin + 4;
        const Face face{std::max(13.0, least_words_), false, false};
        const Face numeral{std::max(17.0, least_figures_), true, true};
        const wxString title = _("Not yet seen");
        pen_.text(title, x, base, face, colours.secondary);
        x += pen_.width(title, face) + 18;
        // On a narrow board the signs stand for the names.
        double all = x + 97 + face.size;
        for (int which = 0; which < kThemes; ++which) {
            all += 53 + numeral.size + pen_.width(look_of(which).name, face);
        }
        const bool named = all < width_ - kMargin;
        for (int index = 1; index <= kThemes; ++index) {
            const int which = index % kThemes;
            const ThemeLook look = look_of(which);
            const auto count = static_cast<int>(std::ranges::count(left, which, theme));
            const wxString number = wxString::Format("%d", count);
            const double from = x;
            pen_.mark(look.art, x + 8, base - 0.29 * numeral.size, numeral.size, look.colour);
            pen_.text(number, x + numeral.size + 4, base, numeral, colours.text);
            x += numeral.size + 4 + pen_.width(number, numeral) + 7;
            if (named) {
                pen_.text(look.name, x, base, face, colours.text);
                x += pen_.width(look.name, face);
            }
            hit_areas_.push_back(
                {PlaceId("theme") / static_cast<std::size_t>(which),
                 pen_.area({from - 4, base - 20, x - from + 8, 28}),
                 wxString::Format(wxPLURAL("%s: %d number not seen yet", "%s: %d numbers not seen yet",
                                           static_cast<unsigned>(count)),
                                  look.name, count)});
            x += 22;
        }
        const wxString pile = wxString::Format(
            wxPLURAL("%d to draw", "%d to draw", static_cast<unsigned>(state_.draw_pile)), state_.draw_pile);
        pen_.text(pile, width_ - kMargin - 4, base, face, colours.text, Align::right);
        const double wide = pen_.width(pile, face);
        hit_areas_.push_back({"draw_pile", pen_.area({width_ - kMargin - 8 - wide, base - 20, wide + 8, 28}), pile});
    }

    wxString space_words(int museum, int gallery, int space, bool acts) const {
        const int card = state_.museums[static_cast<std::size_t>(museum)][static_cast<std::size_t>(gallery)]
                                       [static_cast<std::size_t>(space)];
        const wxString where = owners(museum) + ", " + words(place_text(gallery, space)) + ": ";
        if (card != 0) {
            return where + wxString::Format("%d, ", card) + look_of(theme(card)).name;
        }
        const int fits = rules_.fitting(state_, museum, gallery, space);
        wxString told = where + wxString::Format(wxPLURAL("empty, %d number fits", "empty, %d numbers fit",
                                                          static_cast<unsigned>(fits)),
                                                 fits);
        const auto mark = std::ranges::find(focus_.marks, space_id(gallery, space), &EntryMark::place);
        const wxString reason = acts && mark != focus_.marks.end() ? words(mark->reason) : wxString();
        return reason.empty() ? told : told + ", " + reason;
    }

    static constexpr double kLeastForNumbers = 330, kLeastFacts = 11.0 / 13, kBetweenFacts = 8;

    const BoardScene& scene_;
    const BoardFocus& focus_;
    const Rules& rules_;
    const State& state_;
    const State* after_;
    double scale_, width_, height_;
    Pen pen_;
    Seat actor_;
    double least_words_, least_figures_;
    int head_rows_;
    std::vector<HitArea> hit_areas_;
};

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    fill_table(gc, area);
    return playthrough_of(scene.playthrough) == nullptr ? std::vector<HitArea>()
                                                        : Table(gc, area, scene, focus).draw();
}

}  // namespace castalia::musee

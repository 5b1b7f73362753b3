#include "app/ui/boards/musee_board.h"

#include <algorithm>

#include <wx/intl.h>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/musee_parts.h"

namespace castalia::musee {

namespace {

/// In the units of the drawing: those of a window of 1280 × 800, or of a screen of 1920 × 1080 halved.
constexpr double kWidth = 928, kHeight = 416, kScreenWidth = 960, kScreenHeight = 452;
constexpr double kMargin = 10, kGap = 14, kHead = 37, kTallHead = 58, kBetween = 25, kFoot = 36, kMostFloor = 132;
constexpr double kWidest = 1.6;  ///< On a wide board the spaces stand farther apart.
constexpr int kMuseumsWithRoom = 2;

const PlaythroughOf<Rules>* playthrough_of(const Playthrough* playthrough) {
    return dynamic_cast<const PlaythroughOf<Rules>*>(playthrough);
}

PlaceId museum_id(int museum) { return PlaceId("museum") / static_cast<std::size_t>(museum); }

struct Fact {
    wxString number, unit;
};

class Table {
public:
    Table(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene, const BoardFocus& focus)
        : scene_(scene),
          focus_(focus),
          rules_(playthrough_of(scene.playthrough)->rules()),
          state_(playthrough_of(scene.playthrough)->at(scene.ply)),
          after_(state_after(focus, *playthrough_of(scene.playthrough))),
          scale_(std::min(area.m_width / (scene.large ? kScreenWidth : kWidth),
                          area.m_height / (scene.large ? kScreenHeight : kHeight))),
          width_(std::min(area.m_width / scale_, kWidest * kWidth)),
          height_(area.m_height / scale_),
          pen_(gc, area.m_x + (area.m_width - scale_ * width_) / 2, area.m_y, scale_),
          actor_(focus.seat.value_or(state_.active)) {}

    std::vector<HitArea> draw() {
        for (int museum = 0; museum < rules_.museums(); ++museum) {
            draw_one(museum);
        }
        draw_unseen();
        return std::move(hit_areas_);
    }

private:
    static const State* state_after(const BoardFocus& focus, const PlaythroughOf<Rules>& playthrough) {
        const PlaythroughOf<Rules>* after =
            focus.after == nullptr ? nullptr : playthrough_of(&focus.after->playthrough());
        const bool other = after != nullptr && after != &playthrough;
        // The entry begins a new game, which is another table.
        return other && after->at(after->plies()).game == playthrough.at(playthrough.plies()).game
                   ? &after->at(after->plies())
                   : nullptr;
    }

    MuseumPlace place_of(int museum) const {
        const int count = rules_.museums();
        const bool roomy = count <= kMuseumsWithRoom;
        MuseumPlace place;
        place.width = (width_ - 2 * kMargin - kGap * (count - 1)) / count;
        place.left = kMargin + museum * (place.width + kGap);
        place.head = roomy ? kHead : kTallHead;
        place.labels = roomy ? 61 : 48;
        place.pitch = (place.width - place.labels - 3) / rules_.spaces();
        place.between = kBetween;
        place.floor = std::min(kMostFloor, (height_ - place.head - kFoot - 2 * kBetween) / kGalleries);
        return place;
    }

    wxString name(Seat seat) const {
        const auto index = static_cast<std::size_t>(seat.index);
        return index < scene_.names.size() ? utf8(scene_.names[index]) : wxString::Format("%d", seat.index + 1);
    }
    wxString owners(int museum) const {
        wxString all;
        for (const Seat seat : rules_.owners(museum)) {
            const bool stuck = state_.stuck[static_cast<std::size_t>(seat.index)];
            all += (all.empty() ? wxString() : wxString(", ")) +
                   (stuck ? wxString::Format(_("%s (stuck)"), name(seat)) : name(seat));
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
             acts ? after_ : nullptr, scene_.large});
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
        for (const Seat seat : rules_.owners(museum)) {
            pen_.disc(x + 12, base - 7, 11.5, name(seat), seat);
            x += 27;
        }
        const wxString total = wxString::Format("%d", tally.total());
        const Face sum{29, true, true};
        pen_.text(total, right, base + 2, sum, colours.text, Align::right);
        const double facts_right = right - pen_.width(total, sum) - 14;
        const Face title{18, true, true};
        const wxString who = owners(museum);
        if (place.head > kHead) {
            draw_facts(tally, place.left + 3, right, base + 22);
            pen_.text(who, x + 4, base - 1, title, colours.text, Align::left, facts_right - x);
        } else {
            const double least = std::min(pen_.width(who, title), 110.0);
            const double from = draw_facts(tally, x + least + 14, facts_right, base - 1);
            pen_.text(who, x + 4, base - 1, title, colours.text, Align::left, from - x - 12);
        }
        wxString told = wxString::Format(
            wxPLURAL("%s: %d point", "%s: %d points", static_cast<unsigned>(tally.total())), who, tally.total());
        for (const Fact& fact : facts(tally)) {
            told += ", " + fact.number + " " + fact.unit;
        }
        hit_areas_.push_back({museum_id(museum), pen_.area({place.left, 4, place.width, place.head - 6}), told});
    }
    /// Draws the facts so that they end at `right`, smaller when they would begin before `left`. Returns where they
    /// begin.
    double draw_facts(const Tally& tally, double left, double right, double baseline) {
        const Palette& colours = palette();
        const std::vector<Fact> all = facts(tally);
        double grow = scene_.large ? 1.12 : 1;
        const auto width = [&](const Fact& fact) {
            return pen_.width(fact.number, {17 * grow, true, true}) + 4 +
                   pen_.width(fact.unit, {13 * grow, false, false});
        };
        double whole = 0, between = 11;
        for (const bool again : {false, true}) {
            whole = between * static_cast<double>(all.size() - 1);
            for (const Fact& fact : all) {
                whole += width(fact);
            }
            if (again || whole <= right - left) {
                break;
            }
            grow *= (right - left - 20) / whole;
            between = 7;
        }
        double x = right - whole;
        const double from = x;
        for (const Fact& fact : all) {
            const double numeral = pen_.width(fact.number, {17 * grow, true, true});
            pen_.text(fact.number, x, baseline, {17 * grow, true, true}, colours.text);
            pen_.text(fact.unit, x + numeral + 4, baseline, {13 * grow, false, false}, colours.secondary);
            x += width(fact) + between;
        }
        return from;
    }

    void draw_unseen() {
        const Palette& colours = palette();
        const std::vector<int> left = rules_.unseen(state_);
        const MuseumPlace first = place_of(0);
        const double base = std::min(height_ - 12, first.floor_top(kGalleries - 1) + first.floor + 24);
        double x = kMargin + 4;
        const wxString title = _("Not yet seen");
        pen_.text(title, x, base, {13.5, false, false}, colours.secondary);
        x += pen_.width(title, {13.5, false, false}) + 18;
        for (int index = 1; index <= kThemes; ++index) {
            const int which = index % kThemes;
            const ThemeLook look = look_of(which);
            const auto count = static_cast<int>(std::ranges::count(left, which, theme));
            const wxString number = wxString::Format("%d", count);
            const double from = x;
            pen_.mark(look.art, x + 8, base - 5, 17, look.colour);
            pen_.text(number, x + 21, base, {17, true, true}, colours.text);
            x += 21 + pen_.width(number, {17, true, true}) + 7;
            pen_.text(look.name, x, base, {13.5, false, false}, colours.text, Align::left, 120);
            x += std::min(120.0, pen_.width(look.name, {13.5, false, false}));
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
        pen_.text(pile, width_ - kMargin - 4, base, {13.5, false, false}, colours.text, Align::right);
        const double wide = pen_.width(pile, {13.5, false, false});
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

    const BoardScene& scene_;
    const BoardFocus& focus_;
    const Rules& rules_;
    const State& state_;
    const State* after_;
    double scale_, width_, height_;
    Pen pen_;
    Seat actor_;
    std::vector<HitArea> hit_areas_;
};

void fill(wxGraphicsContext& gc, const wxRect2DDouble& area) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(palette().table));
    gc.DrawRectangle(area.m_x, area.m_y, area.m_width, area.m_height);
}

/// Draws small museums in units of 300 × 180: numbers with the band of their theme.
void draw_small(const Pen& pen, const Rules& rules, const State& state, int museums, double top, double height) {
    const Palette& colours = palette();
    constexpr double kAll = 300, kSide = 8, kApart = 12, kTokens = 9;
    const double width = (kAll - 2 * kSide - kApart * (museums - 1)) / museums;
    const double pitch = width / rules.spaces(), floor = (height - 2 * kTokens) / kGalleries;
    for (int museum = 0; museum < museums; ++museum) {
        const double left = kSide + museum * (width + kApart);
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            const double y = top + gallery * (floor + kTokens);
            for (int space = 0; space < rules.spaces(); ++space) {
                const int card = state.museums[static_cast<std::size_t>(museum)][static_cast<std::size_t>(gallery)]
                                              [static_cast<std::size_t>(space)];
                const wxRect2DDouble at{left + pitch * space + 1, y, pitch - 2, floor};
                const double x = at.m_x + at.m_width / 2;
                if (gallery < 2 && state.stairs[static_cast<std::size_t>(gallery)][static_cast<std::size_t>(space)]) {
                    pen.mark("token-stairs", x, y + floor + kTokens / 2, kTokens - 1, colours.text);
                }
                if (card == 0) {
                    pen.frame(at, 3, {colours.cardedge, 1, 2, 2});
                    continue;
                }
                const ThemeLook look = look_of(theme(card));
                pen.box(at, 3, colours.card, {colours.cardedge, 1});
                pen.box({at.m_x + 1, at.m_y + 1, at.m_width - 2, floor * 0.2}, 1.5, look.colour);
                const double size = std::min(0.46 * floor, 0.62 * at.m_width);
                pen.text(wxString::Format("%d", card), x, y + 0.2 * floor + size, {size, true, true}, colours.text,
                         Align::centre);
                if (at.m_width > 30) {
                    pen.mark(look.art, x, y + 0.82 * floor, 0.3 * floor, look.colour);
                }
            }
        }
    }
}

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    fill(gc, area);
    return playthrough_of(scene.playthrough) == nullptr ? std::vector<HitArea>()
                                                        : Table(gc, area, scene, focus).draw();
}

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    constexpr double kAll = 300, kTall = 180, kHistory = 132;
    fill(gc, area);
    const PlaythroughOf<Rules>* playthrough = scene == nullptr ? nullptr : playthrough_of(scene->playthrough);
    const double tall = playthrough == nullptr ? kHistory : kTall;
    const double scale = std::min(area.m_width / kAll, area.m_height / tall);
    const Pen pen(gc, area.m_x + (area.m_width - scale * kAll) / 2, area.m_y + (area.m_height - scale * tall) / 2,
                  scale);
    if (playthrough != nullptr) {
        draw_small(pen, playthrough->rules(), playthrough->at(scene->ply), playthrough->rules().museums(), 20,
                   kTall - 40);
        return;
    }
    Rules rules;
    rules.names = {"1", "2"};
    State state;
    state.stairs = first_pattern(rules.players());
    state.museums[0] = {{{6, 13, 18, 33, 48, 49}, {2, 12, 0, 28, 39, 44}, {0, 7, 22, 0, 0, 45}}};
    draw_small(pen, rules, state, 1, 6, kHistory - 12);
}

}  // namespace castalia::musee

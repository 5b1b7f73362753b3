// The element sheet: every element that is still in use in full, the others in full or as a struck letter.
#include <algorithm>
#include <array>

#include "app/ui/basics/marked_words.h"
#include "app/ui/basics/named.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_parts.h"
#include "app/ui/boards/muse_story_sheet.h"

namespace castalia::muse_story {

namespace {

constexpr double kMostRow = 2.7, kLeastRow = 1.85;  ///< The heights of a row, in sizes of its type.
constexpr double kLeastColumn = 168;                ///< Narrower columns break the words too often.
constexpr double kElementsBox = 22, kElementsDisc = 10.2;

wxString mark_words(Mark mark) {
    switch (mark) {
        case Mark::open: return _("open");
        case Mark::checked: return _("checked off");
        case Mark::refreshed: return _("can be used once more");
        case Mark::struck: return _("taken back");
        default: return _("crossed out");
    }
}

}  // namespace

wxString elements_told(const Table& table) {
    const auto marked = [&](Mark mark) {
        return static_cast<int>(std::ranges::count(table.state.elements, mark, &Element::mark));
    };
    const int all = static_cast<int>(table.state.elements.size()) - marked(Mark::struck);
    switch (table.state.phase) {
        case Phase::setup: return wxString::Format(_("two each, %d written"), all);
        case Phase::introduction: return wxString::Format(_("%d of %d checked"), marked(Mark::checked), all);
        case Phase::development: {
            const int living = all - marked(Mark::crossed);
            return wxString::Format(wxPLURAL("%d living, once more", "%d living, once more each", living), living);
        }
        default: return wxString::Format(_("%d crossed out"), marked(Mark::crossed));
    }
}

namespace {

/// One way to arrange the sheet.
struct Plan {
    double type = kType, row = kMostRow;
    std::size_t columns = 1;
    std::size_t folded = 0;  ///< The number of crossed-out elements that become letters.
};

class ElementSheet {
public:
    ElementSheet(const Pen& pen, const Table& table, const wxRect2DDouble& at)
        : pen_(pen), table_(table), at_(at), room_(at.m_height - kHead - 4) {}

    void draw(std::vector<HitArea>& hit_areas) {
        draw_sheet(pen_, at_, _("Elements"), elements_told(table_));
        if (!table_.state.elements.empty() && !arrange()) {
            keep_what_fits();
        }
        for (const Placed& row : placed_) {
            draw_element(row, hit_areas);
        }
        if (left_ > 0) {
            draw_more(pen_, {at_.m_x, at_.m_y + kHead - 6, at_.m_width, std::max(8.0, std::min(20.0, room_))}, left_,
                      hit_areas);
            return;
        }
        const double foot = height_of_folded(pen_, at_.m_width, folded_, told_);
        draw_folded(pen_, {at_.m_x, at_.m_y + at_.m_height - foot, at_.m_width, foot}, folded_, told_, hit_areas);
    }

    /// Finds the first plan in which all elements have their room: large rows and one column before small ones and
    /// two, rows for all before letters for those that are crossed out. Returns false where there is no such plan.
    bool arrange() {
        const auto gone = static_cast<std::size_t>(std::ranges::count_if(
            table_.state.elements, [](const Element& one) { return one.mark >= Mark::crossed; }));
        for (const double type : kTypes) {
            for (const std::size_t columns : {std::size_t{1}, std::size_t{2}}) {
                if (columns > 1 && at_.m_width / static_cast<double>(columns) < kLeastColumn) {
                    continue;
                }
                break_words({type, kMostRow, columns, 0});
                for (std::size_t folded = 0; folded <= gone; ++folded) {
                    for (double row = kMostRow; row >= kLeastRow; row -= 0.1) {
                        if (place({type, row, columns, folded})) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

private:
    struct Placed {
        std::size_t i;
        wxRect2DDouble row;
    };

    const Element& element(std::size_t i) const { return table_.state.elements[i]; }
    bool crossed(std::size_t i) const { return element(i).mark >= Mark::crossed; }
    double words_width(const Plan& plan) const {
        return at_.m_width / static_cast<double>(plan.columns) - 2 * kPadding - kElementsBox - 10 -
               2 * kElementsDisc - 8;
    }
    /// Returns the room that the sign at the right of the words takes.
    double sign_width(std::size_t i, double type) const {
        return checked_by_entry(table_, i)        ? pen_.width(_("check"), {type, true, false}) + 8
               : element(i).mark == Mark::checked ? 22
                                                  : 0;
    }
    /// Breaks the words of all elements for one size of type and one number of columns.
    void break_words(const Plan& plan) {
        lines_.clear();
        for (std::size_t i = 0; i < table_.state.elements.size(); ++i) {
            lines_.push_back(pen_.wrapped(marked_words(utf8(element(i).text.view())), {plan.type, false, false},
                                          words_width(plan) - sign_width(i, plan.type)));
        }
    }
    wxString name_of(std::size_t i) const {
        const PlaceId id(letters(static_cast<int>(i)));
        return with_reason(
            wxString::Format(_("Element %s, %s, by %s, %s"), utf8(id.text()), named(element(i).text.view()),
                             table_.name(element(i).author), mark_words(element(i).mark)),
            table_.mark(id));
    }
    Folded folded(std::size_t i) const {
        const std::string letter = letters(static_cast<int>(i));
        return {PlaceId(letter), utf8(letter), {}, crossed(i), name_of(i)};
    }

    /// Places all rows beneath each other, or as many as there is room for.
    bool place(const Plan& plan) {
        placed_.clear();
        folded_.clear();
        type_ = plan.type;
        for (std::size_t i = 0; i < table_.state.elements.size() && folded_.size() < plan.folded; ++i) {
            if (crossed(i)) {
                folded_.push_back(folded(i));
            }
        }
        tell_folded();
        const double room = room_ - height_of_folded(pen_, at_.m_width, folded_, told_);
        const double width = at_.m_width / static_cast<double>(plan.columns);
        double top = 0;
        std::size_t column = 0, left_out = 0;
        for (std::size_t i = 0; i < table_.state.elements.size(); ++i) {
            if (crossed(i) && left_out < plan.folded) {
                ++left_out;
                continue;
            }
            const double height =
                std::max(plan.row * plan.type, plan.type * (kLine * static_cast<double>(lines_[i].size()) + 0.35));
            if (top + height > room) {
                top = 0;
                if (++column == plan.columns || height > room) {
                    return false;
                }
            }
            placed_.push_back(
                {i, {at_.m_x + width * static_cast<double>(column), at_.m_y + kHead + top, width, height}});
            top += height;
        }
        return true;
    }
    void tell_folded() {
        const auto gone = static_cast<int>(std::ranges::count(folded_, true, &Folded::gone));
        told_ = gone > 0 ? wxString::Format(_("%d crossed out"), gone) : wxString();
    }

    /// Gives rows to as many elements as there is room for. The others are letters, or a number when there is no room
    /// for those either.
    void keep_what_fits() {
        const Plan plan{kTypes.back(), kLeastRow, 1, table_.state.elements.size()};
        break_words(plan);
        place(plan);
        told_.clear();
        for (;;) {
            folded_.clear();
            for (std::size_t i = 0; i < table_.state.elements.size(); ++i) {
                if (std::ranges::find(placed_, i, &Placed::i) == placed_.end()) {
                    folded_.push_back(folded(i));
                }
            }
            const double bottom = placed_.empty() ? 0 : placed_.back().row.GetBottom() - at_.m_y - kHead;
            if (bottom + height_of_folded(pen_, at_.m_width, folded_, told_) <= room_) {
                return;
            }
            if (placed_.empty()) {
                break;
            }
            placed_.pop_back();
        }
        folded_.clear();
        left_ = table_.state.elements.size();
    }

    void draw_element(const Placed& placed, std::vector<HitArea>& hit_areas) const {
        const Palette& colours = palette();
        const wxRect2DDouble& row = placed.row;
        const Element& now = element(placed.i);
        const bool coming = checked_by_entry(table_, placed.i);
        const bool gone = crossed(placed.i) && !coming;
        const PlaceId id(letters(static_cast<int>(placed.i)));
        if (coming) {
            pen_.box({row.m_x + 1, row.m_y, row.m_width - 2, row.m_height}, 0, colours.glow);
        }
        draw_row_mark(pen_, row, table_.mark(id));
        const double middle = row.m_y + row.m_height / 2;
        const double box = std::min(kElementsBox, row.m_height - 4);
        draw_letter(pen_, {row.m_x + kPadding, middle - box / 2, box, box}, utf8(id.text()), now.mark, coming);
        const double disc = std::min(kElementsDisc, row.m_height / 2);
        const double right = row.m_x + row.m_width - kPadding - disc;
        pen_.disc(right, middle, disc, table_.name(now.author), now.author);
        const double sign = right - disc - 7;
        if (coming) {
            pen_.text(_("check"), sign, middle + type_ * 0.36, {type_, true, false}, colours.lampink, Align::right);
        } else if (now.mark == Mark::checked) {
            pen_.mark("mark-saved", sign - 7, middle, 14, colours.good);
        }
        const double left = row.m_x + kPadding + kElementsBox + 10, step = type_ * kLine;
        double baseline = middle + type_ * 0.36 - step * (static_cast<double>(lines_[placed.i].size()) - 1) / 2;
        for (const wxString& line : lines_[placed.i]) {
            pen_.text(line, left, baseline, {type_, false, false}, gone ? colours.secondary : colours.text);
            if (gone) {
                strike(pen_, left, left + pen_.width(line, {type_, false, false}), baseline, type_);
            }
            baseline += step;
        }
        hit_areas.push_back({id, pen_.area(row), name_of(placed.i)});
    }

    const Pen& pen_;
    const Table& table_;
    wxRect2DDouble at_;
    double room_, type_ = kType;
    std::vector<Placed> placed_;
    std::vector<std::vector<wxString>> lines_;  ///< The lines of every element.
    std::vector<Folded> folded_;
    wxString told_;
    std::size_t left_ = 0;  ///< Elements for which there is not even room for a letter.
};

}  // namespace

bool elements_fit(const Pen& pen, const Table& table, const wxRect2DDouble& at) {
    return ElementSheet(pen, table, at).arrange();
}

void draw_elements(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    ElementSheet(pen, table, at).draw(hit_areas);
}

}  // namespace castalia::muse_story

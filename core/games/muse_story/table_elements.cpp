// The element sheet: every element that is still in use in full, the others in full or as a struck letter.
#include <algorithm>

#include "core/games/muse_story/table_parts.h"

namespace castalia::muse_story {

namespace {

using document::Role;
using Ends = document::Shape::Side;

/// Returns how many elements there are, or how many are decided.
Text elements_text(const Table& table) {
    const auto marked = [&](Mark mark) {
        return static_cast<long long>(std::ranges::count(table.state.elements, mark, &Element::mark));
    };
    const auto all = static_cast<long long>(table.state.elements.size()) - marked(Mark::struck);
    switch (table.state.phase) {
        case Phase::setup: return say_count("two each, {n} written", "two each, {n} written", all);
        case Phase::introduction:
            return say_count("{n} of {all} checked", "{n} of {all} checked", marked(Mark::checked),
                             {{"all", literally(all)}});
        case Phase::development:
            return say_count("{n} living, once more", "{n} living, once more each", all - marked(Mark::crossed));
        default: return say_count("{n} crossed out", "{n} crossed out", marked(Mark::crossed));
    }
}

/// One way to arrange the sheet.
struct ElementPlan {
    double type = 0, row = 0;
    std::size_t columns = 1;
    std::size_t folded = 0;  ///< The number of crossed-out elements that become letters.
};

class ElementSheet {
public:
    ElementSheet(const Drawing& drawing, const Table& table, const Rect& at)
        : drawing_(drawing), table_(table), sizes_(table.sizes), at_(at), room_(at.height - sizes_.head - 4) {}

    void draw(Drawing& drawing) {
        draw_sheet(drawing, table_, at_, say("Elements"), {elements_text(table_)});
        if (!elements().empty() && !arrange()) {
            keep_what_fits();
        }
        for (const Placed& row : placed_) {
            draw_element(drawing, row);
        }
        if (left_ > 0) {
            const Rect row{at_.x, at_.y + sizes_.head - 6, at_.width, std::clamp(room_, 8.0, 20.0)};
            return draw_more(drawing, table_, row, left_);
        }
        const double foot = height_of_folded(drawing, table_, at_.width, folded_, folded_text_);
        draw_folded(drawing, table_, {at_.x, at_.bottom() - foot, at_.width, foot}, folded_, folded_text_);
    }

    /// Returns the height at which all elements have their room.
    double height() {
        arrange();
        return (placed_.empty() ? sizes_.head : placed_.back().row.bottom()) + 4;
    }

    /// Finds the first plan in which all elements have their room: large rows and one column before small ones and
    /// two, rows for all before letters for those that are crossed out. Returns false where there is no such plan.
    bool arrange() {
        const auto gone = static_cast<std::size_t>(
            std::ranges::count_if(elements(), [](const Element& one) { return one.mark >= Mark::crossed; }));
        for (const double type : sizes_.types) {
            for (const std::size_t columns : {std::size_t{1}, std::size_t{2}}) {
                if (columns > 1 && at_.width / static_cast<double>(columns) < sizes_.least_column) {
                    continue;
                }
                break_words({type, sizes_.most_row, columns, 0});
                for (std::size_t folded = 0; folded <= gone; ++folded) {
                    for (double row = sizes_.most_row; row >= sizes_.least_row; row -= 0.1) {
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
        Rect row;
    };

    const std::vector<Element>& elements() const { return table_.state.elements; }
    bool crossed(std::size_t i) const { return elements()[i].mark >= Mark::crossed; }
    /// Returns the room that the sign at the right of the words takes.
    double sign_width(std::size_t i, double type) const {
        return checked_by_entry(table_, i) ? drawing_.width(drawing_.translated(say("check")), {type, true}) + 8
               : elements()[i].mark == Mark::checked ? 22
                                                     : 0;
    }
    /// Breaks the words of all elements for one size of type and one number of columns.
    void break_words(const ElementPlan& plan) {
        lines_.clear();
        const double room = at_.width / static_cast<double>(plan.columns) - 2 * sizes_.pad - sizes_.element -
                            2 * sizes_.disc - 18 * sizes_.near;
        for (std::size_t i = 0; i < elements().size(); ++i) {
            lines_.push_back(drawing_.wrapped(picture::marked(elements()[i].text.view()), {plan.type},
                                              room - sign_width(i, plan.type)));
        }
    }
    Folded folded(std::size_t i) const {
        const std::string letter = letters(static_cast<int>(i));
        return {PlaceId(letter), letter, {}, crossed(i), element_in_words(table_, i)};
    }

    /// Places all rows beneath each other, or as many as there is room for.
    bool place(const ElementPlan& plan) {
        placed_.clear();
        folded_.clear();
        type_ = plan.type;
        for (std::size_t i = 0; i < elements().size() && folded_.size() < plan.folded; ++i) {
            if (crossed(i)) {
                folded_.push_back(folded(i));
            }
        }
        const auto gone = std::ranges::count(folded_, true, &Folded::gone);
        folded_text_ = gone > 0 ? say_count("{n} crossed out", "{n} crossed out", gone) : Text();
        const double room = room_ - height_of_folded(drawing_, table_, at_.width, folded_, folded_text_);
        const double width = at_.width / static_cast<double>(plan.columns);
        double top = 0;
        std::size_t column = 0, left_out = 0;
        for (std::size_t i = 0; i < elements().size(); ++i) {
            if (crossed(i) && left_out < plan.folded) {
                ++left_out;
                continue;
            }
            const double height =
                std::max({plan.row * plan.type, sizes_.element + 2,
                          plan.type * (sizes_.line * static_cast<double>(lines_[i].size()) + 0.35)});
            if (top + height > room) {
                top = 0;
                if (++column == plan.columns || height > room) {
                    return false;
                }
            }
            placed_.push_back(
                {i, {at_.x + width * static_cast<double>(column), at_.y + sizes_.head + top, width, height}});
            top += height;
        }
        return true;
    }

    /// Gives rows to as many elements as there is room for. The others are letters, or a number when there is no room
    /// for those either.
    void keep_what_fits() {
        const ElementPlan plan{sizes_.types.back(), sizes_.least_row, 1, elements().size()};
        break_words(plan);
        place(plan);
        folded_text_ = {};
        for (;; placed_.pop_back()) {
            folded_.clear();
            for (std::size_t i = 0; i < elements().size(); ++i) {
                if (std::ranges::find(placed_, i, &Placed::i) == placed_.end()) {
                    folded_.push_back(folded(i));
                }
            }
            const double bottom = placed_.empty() ? 0 : placed_.back().row.bottom() - at_.y - sizes_.head;
            if (bottom + height_of_folded(drawing_, table_, at_.width, folded_, folded_text_) <= room_) {
                return;
            }
            if (placed_.empty()) {
                break;
            }
        }
        folded_.clear();
        left_ = elements().size();
    }

    void draw_element(Drawing& drawing, const Placed& placed) const {
        const std::size_t first = drawing.drawn();
        const Rect& row = placed.row;
        const Element& now = elements()[placed.i];
        const bool coming = checked_by_entry(table_, placed.i);
        const PlaceId id(letters(static_cast<int>(placed.i)));
        if (coming) {
            drawing.box({row.x + 1, row.y, row.width - 2, row.height}, 0, {Role::glow});
        }
        draw_row_mark(drawing, row, table_.mark(id));
        const double middle = row.y + row.height / 2, box = std::min(sizes_.element, row.height - 2);
        draw_letter(drawing, table_, {row.x + sizes_.pad, middle - box / 2, box, box}, placed.i);
        const double right = row.right() - sizes_.pad - sizes_.disc, sign = right - sizes_.disc - 7;
        draw_author(drawing, table_, right, middle, now.author);
        if (coming) {
            drawing.text(drawing.translated(say("check")), sign, middle + type_ * 0.36, {type_, true},
                         {Role::lampink}, Ends::right);
        } else if (now.mark == Mark::checked) {
            drawing.art("mark-saved", sign - 7, middle, 14, {Role::good});
        }
        const double half = type_ * sizes_.line * (static_cast<double>(lines_[placed.i].size()) - 1) / 2;
        write_words(drawing, table_, lines_[placed.i], row.x + sizes_.pad + sizes_.element + 10 * sizes_.near,
                    middle + type_ * 0.36 - half, type_, crossed(placed.i) && !coming);
        drawing.piece(id, row, element_in_words(table_, placed.i), first);
    }

    const Drawing& drawing_;
    const Table& table_;
    const Measures& sizes_;
    Rect at_;
    double room_, type_ = 0;
    std::vector<Placed> placed_;
    std::vector<std::vector<std::string>> lines_;  ///< The lines of every element.
    std::vector<Folded> folded_;
    Text folded_text_;
    std::size_t left_ = 0;  ///< Elements for which there is not even room for a letter.
};

}  // namespace

bool elements_fit(const Drawing& drawing, const Table& table, const Rect& at) {
    return ElementSheet(drawing, table, at).arrange();
}

double height_of_elements(const Drawing& drawing, const Table& table, double width) {
    return ElementSheet(drawing, table, {0, 0, width, kEnough}).height();
}

void draw_elements(Drawing& drawing, const Table& table, const Rect& at) {
    ElementSheet(drawing, table, at).draw(drawing);
}

double draw_element_strip(Drawing& drawing, const Table& table, double width, const Rect* at) {
    const double side = table.sizes.element, between = 5 * table.sizes.near, pitch = side + between;
    const auto in_a_line = static_cast<std::size_t>(std::max(1.0, (width - 2 * table.sizes.pad) / pitch));
    const std::size_t all = table.state.elements.size();
    const std::size_t lines = (all + in_a_line - 1) / in_a_line;
    if (at != nullptr) {
        drawing.box(*at, 8, {Role::surface}, {{Role::line}, 1});
        for (std::size_t i = 0; i < all; ++i) {
            const std::size_t first = drawing.drawn();
            const Rect box{at->x + table.sizes.pad + pitch * static_cast<double>(i % in_a_line),
                           at->y + between + pitch * static_cast<double>(i / in_a_line), side, side};
            draw_letter(drawing, table, box, i);
            drawing.piece(PlaceId(letters(static_cast<int>(i))), box, element_in_words(table, i), first);
        }
    }
    return between + pitch * static_cast<double>(lines);
}

}  // namespace castalia::muse_story

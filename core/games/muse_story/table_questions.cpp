// The question sheet: questions in play and on the sheet in full, and those answered or crossed out in the room that
// is left.
#include <algorithm>

#include "core/games/muse_story/table_question_row.h"

namespace castalia::muse_story {

namespace {

using document::Role;

class QuestionSheet {
public:
    QuestionSheet(const Drawing& drawing, const Table& table, const Rect& at)
        : drawing_(drawing), table_(table), sizes_(table.sizes), at_(at), room_(at.height - sizes_.head - 4) {
        for (const Status status :
             {Status::in_play, Status::sheet, Status::answered, Status::crossed, Status::erased}) {
            for (std::size_t i = 0; i < table.state.questions.size(); ++i) {
                const bool fought = table.state.showdown && table.state.showdown->question == static_cast<int>(i);
                if (question(i).status == status && !fought) {
                    order_.push_back(i);
                }
            }
        }
    }

    void draw(Drawing& drawing) {
        draw_sheet(drawing, table_, at_, say("Questions"), facts());
        arrange();
        double top = at_.y + sizes_.head;
        for (const QuestionRow& row : rows_) {
            row.draw(drawing, at_.x, top);
            top += row.height();
        }
        const std::vector<Folded> folded = folded_from(rows_.size());
        const double foot = height_of_folded(drawing, table_, at_.width, folded, folded_text(rows_.size()));
        if (top + foot <= at_.bottom() + 0.5) {
            draw_folded(drawing, table_, {at_.x, at_.bottom() - foot, at_.width, foot}, folded,
                        folded_text(rows_.size()));
        } else {
            const Rect row{at_.x, at_.y + sizes_.head - 6, at_.width, std::clamp(room_, 8.0, 20.0)};
            draw_more(drawing, table_, row, folded.size());
        }
        if (order_.empty() && table_.state.showdown && room_ > 40) {
            drawing.text(drawing.translated(say("All others are decided; this is the last one")), at_.x + sizes_.pad,
                         at_.y + sizes_.head + 1.25 * sizes_.types[0], {sizes_.types[0]}, {Role::secondary},
                         document::Shape::Side::left, at_.width - 2 * sizes_.pad);
        }
    }

    /// Finds the first style in which all questions have their room: words above their letters before words beside
    /// them, rows for all before numbers for those that are decided. Returns false when even open questions become
    /// numbers; `open_rows` tells whether those in play have rows all the same.
    bool arrange() {
        const std::size_t all = order_.size(), least = std::max<std::size_t>(living(), all == 0 ? 0 : 1);
        for (const double type : types()) {
            for (const bool beside : {false, true}) {
                for (std::size_t rows = all + 1; rows-- > least;) {
                    for (double air = beside ? 0.72 * sizes_.full_air : sizes_.full_air; air >= sizes_.least_air;
                         air -= 2) {
                        if (fits({type, air, beside}, rows)) {
                            return true;
                        }
                    }
                }
            }
        }
        for (std::size_t rows = least; rows-- > 0;) {
            for (const bool beside : {false, true}) {
                if (fits({types().back(), sizes_.least_air, beside}, rows)) {
                    return false;
                }
            }
        }
        rows_.clear();
        return false;
    }
    /// Returns the height at which all questions have their room.
    double height() {
        arrange();
        double height = sizes_.head + 4;
        for (const QuestionRow& row : rows_) {
            height += row.height();
        }
        return height;
    }
    /// Returns whether every question in play has a row.
    bool has_open_rows() const { return rows_.size() >= count(Status::in_play); }

private:
    const Question& question(std::size_t i) const { return table_.state.questions[i]; }
    std::size_t count(Status status) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(order_, [&](std::size_t i) { return question(i).status == status; }));
    }
    std::size_t living() const { return count(Status::in_play) + count(Status::sheet); }

    std::vector<Text> facts() const {
        const auto in_play = static_cast<int>(count(Status::in_play));
        const Phase phase = table_.state.phase;
        if (!sizes_.captions) {  // Across a room there is no foot that tells of the deck.
            const Text deck = deck_text(table_.state, false);
            return {in_play == 0
                        ? deck
                        : say_count("{n} in play. {deck}", "{n} in play. {deck}", in_play, {{"deck", deck}})};
        }
        if (table_.state.showdown) {
            return {say_count("{n} other in play", "{n} others in play", in_play)};
        }
        if (phase >= Phase::epilogue) {
            return {say_count("{n} answered", "{n} answered", static_cast<long long>(count(Status::answered)))};
        }
        if (phase == Phase::setup) {
            return {say_count("one each, {n} written", "one each, {n} written",
                              static_cast<long long>(table_.state.questions.size()))};
        }
        const int room = kMostInPlay - in_play;
        return {say_count("{n} in play", "{n} in play", in_play),
                phase >= Phase::climax ? say("no more can be chosen")
                : room <= 0            ? say("none can be chosen now")
                                       : say("room for {n} more", {{"n", literally(room)}})};
    }

    /// Returns the sizes of type to try. The last questions of a story stand in large type.
    std::vector<double> types() const {
        std::vector<double> types = sizes_.types;
        if (table_.state.phase == Phase::climax && !table_.state.showdown && !sizes_.narrow) {
            for (const double larger : {1.25, 1.4, 1.55, 1.75, 2.0}) {
                types.insert(types.begin(), larger * sizes_.types[0]);
            }
        }
        return types;
    }
    bool fits(const RowStyle& style, std::size_t rows) {
        rows_.clear();
        const std::size_t full = living();
        double height = height_of_folded(drawing_, table_, at_.width, folded_from(rows), folded_text(rows));
        for (std::size_t place = 0; place < rows; ++place) {
            // Decided questions stand in a line.
            const RowStyle own = place < full ? style
                                              : RowStyle{std::min(style.type, sizes_.types[0]),
                                                         std::min(style.air, 9.0), !sizes_.narrow};
            rows_.emplace_back(drawing_, table_, order_[place], own, at_.width);
            height += rows_.back().height();
            if (height > room_) {
                return false;
            }
        }
        return true;
    }

    std::vector<Folded> folded_from(std::size_t place) const {
        std::vector<Folded> folded;
        for (; place < order_.size(); ++place) {
            const std::size_t i = order_[place];
            const Question& one = question(i);
            const bool answered = one.status == Status::answered;
            folded.push_back({PlaceId::of("question", i + 1), std::to_string(i + 1) + (answered ? ":" : ""),
                              answered ? side_text(one.answer.value_or(Side::yes)) : Text(),
                              one.status == Status::crossed || one.status == Status::erased,
                              question_in_words(table_, i)});
        }
        return folded;
    }
    Text folded_text(std::size_t place) const {
        long long sheet = 0, answered = 0, gone = 0;
        for (; place < order_.size(); ++place) {
            const Status status = question(order_[place]).status;
            sheet += status == Status::sheet ? 1 : 0;
            answered += status == Status::answered ? 1 : 0;
            gone += status == Status::crossed || status == Status::erased ? 1 : 0;
        }
        std::vector<Text> facts;
        if (sheet > 0) {
            facts.push_back(say("{n} on the sheet", {{"n", literally(sheet)}}));
        }
        if (answered > 0) {
            facts.push_back(say_count("{n} answered", "{n} answered", answered));
        }
        if (gone > 0) {
            facts.push_back(say_count("{n} crossed or erased", "{n} crossed or erased", gone));
        }
        return facts.empty() ? Text() : listed(facts);
    }

    const Drawing& drawing_;
    const Table& table_;
    const Measures& sizes_;
    Rect at_;
    double room_;
    std::vector<std::size_t> order_;  ///< In play, on the sheet, then decided.
    std::vector<QuestionRow> rows_;
};

}  // namespace

bool questions_fit(const Drawing& drawing, const Table& table, const Rect& at, bool open_only) {
    QuestionSheet sheet(drawing, table, at);
    return sheet.arrange() || (open_only && sheet.has_open_rows());
}

double height_of_questions(const Drawing& drawing, const Table& table, double width) {
    return QuestionSheet(drawing, table, {0, 0, width, kEnough}).height();
}

void draw_questions(Drawing& drawing, const Table& table, const Rect& at) {
    QuestionSheet(drawing, table, at).draw(drawing);
}

namespace {

std::vector<QuestionRow> open_rows(const Drawing& drawing, const Table& table, double width) {
    std::vector<QuestionRow> rows;
    for (std::size_t i = 0; i < table.state.questions.size(); ++i) {
        const bool answered = table.state.showdown && table.state.showdown->question == static_cast<int>(i);
        if (table.state.questions[i].status == Status::in_play && !answered) {
            rows.emplace_back(drawing, table, i, RowStyle{table.sizes.types[0], table.sizes.least_air, true}, width);
        }
    }
    return rows;
}

}  // namespace

double height_of_open_questions(const Drawing& drawing, const Table& table, double width) {
    double height = 0;
    for (const QuestionRow& row : open_rows(drawing, table, width)) {
        height += row.height();
    }
    return height > 0 ? height + 2 * table.sizes.least_air : 0;
}

void draw_open_questions(Drawing& drawing, const Table& table, const Rect& at) {
    drawing.box(at, 8, {Role::surface}, {{Role::line}, 1});
    double top = at.y + table.sizes.least_air;
    for (const QuestionRow& row : open_rows(drawing, table, at.width)) {
        row.draw(drawing, at.x, top);
        top += row.height();
    }
}

}  // namespace castalia::muse_story

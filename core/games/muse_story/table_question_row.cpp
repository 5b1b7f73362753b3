// One question on its sheet.
#include <algorithm>

#include "core/games/muse_story/table_question_row.h"

namespace castalia::muse_story {

namespace {

using document::Role;

Text letters_text(const std::vector<int>& elements) {
    std::vector<Text> names;
    names.reserve(elements.size());
    for (const int element : elements) {
        names.push_back(literally(letters(element)));
    }
    return listed_with_and(names);
}

/// Adds what else a choice would lead to.
void add_what_begins(std::vector<Text>& words, const State& state, std::size_t checks) {
    const auto living = static_cast<std::size_t>(
        std::ranges::count_if(state.elements, [](const Element& one) { return one.mark < Mark::crossed; }));
    if (state.phase == Phase::introduction &&
        static_cast<std::size_t>(elements_checked(state)) + checks >= static_cast<std::size_t>(kChecksToDevelop)) {
        words.push_back(say("begins Development"));
    } else if (state.phase == Phase::development && living <= checks) {
        words.push_back(say("begins the Climax"));
    }
}

Text checks_text(const State& state, const std::vector<int>& elements) {
    const std::vector<Fill> fills{{"elements", letters_text(elements)}};
    return state.phase == Phase::development ? say("crosses out {elements}", fills) : say("checks {elements}", fills);
}

/// Returns what choosing the question would check off.
std::vector<Text> effects_of_choosing(const State& state, const Question& question) {
    const std::vector<std::vector<int>> ways = ways_to_check(state, question);
    const std::vector<int>& way = ways.front();
    std::vector<Text> effects;
    if (ways.size() > 1) {
        const std::vector<Fill> fills{{"elements", letters_text(usable(state, question))}};
        effects.push_back(state.phase == Phase::development ? say("crosses out two of {elements}", fills)
                                                            : say("checks two of {elements}", fills));
    } else {
        effects.push_back(way.empty() ? say("checks none") : checks_text(state, way));
        if (const int cost = discards_for(way.size()); cost > 0) {
            effects.push_back(say("discards {n}", {{"n", literally(cost)}}));
        }
    }
    add_what_begins(effects, state, way.size());
    return effects;
}

Aside aside_of(const Table& table, std::size_t i, const picture::Mark* mark) {
    const State& state = table.state;
    const Question& question = state.questions[i];
    if (question.status != Status::sheet) {
        return question.status == Status::in_play ? Aside{} : Aside{{status_in_words(table, question)}};
    }
    std::vector<int> coming = elements_of(question);
    std::erase_if(coming, [&](int element) { return !checked_by_entry(table, static_cast<std::size_t>(element)); });
    if (mark != nullptr && mark->kind == picture::Mark::Kind::chosen && table.after != nullptr && !coming.empty()) {
        std::vector<Text> words{checks_text(state, coming)};
        add_what_begins(words, state, coming.size());
        return {std::move(words), true, false};
    }
    if (mark != nullptr && mark->kind != picture::Mark::Kind::legal && !mark->reason.empty()) {
        return {{mark->reason}, false, true};
    }
    if (state.narrator && state.phase >= Phase::introduction) {
        const Choose choice{state.narrator, static_cast<int>(i), ways_to_check(state, question).front()};
        if (!table.rules.judge(state, choice)) {
            return {effects_of_choosing(state, question)};
        }
        if (question.author == *state.narrator && state.phase < Phase::climax) {
            return {{say("a question of {who}", {{"who", table.called(question.author)}})}, false, true};
        }
    }
    return {{say("on the sheet")}};
}

}  // namespace

QuestionRow::QuestionRow(const Drawing& drawing, const Table& table, std::size_t question, const RowStyle& style,
                         double width)
    : table_(table),
      sizes_(table.sizes),
      i_(question),
      style_(style),
      width_(width),
      question_(as_it_will_lie(table, question)),
      mark_(table.mark(PlaceId::of("question", question + 1))),
      slips_(question_.status == Status::in_play),
      gone_(question_.status == Status::erased || question_.status == Status::crossed),
      aside_(slips_ ? Aside{} : aside_of(table, question, mark_)) {
    lay_out(drawing);
}

void QuestionRow::draw(Drawing& drawing, double x, double y) const {
    const std::size_t first = drawing.drawn();
    const Rect row{x, y, width_, height_};
    draw_row_mark(drawing, row, mark_);
    draw_number(drawing, row);
    const double line = style_.type * sizes_.line, words = line * static_cast<double>(lines_.size());
    const double top = style_.beside ? y + (height_ - words) / 2 : y + style_.air / 2;
    write_words(drawing, table_, lines_, x + sizes_.pad + sizes_.numbers, top + line / 2 + style_.type * 0.36,
                style_.type, gone_);
    style_.beside ? draw_beside(drawing, row) : draw_beneath(drawing, row, top + words + 4 * sizes_.near);
    draw_author(drawing, table_, row.right() - sizes_.pad - sizes_.disc, y + height_ / 2, question_.author);
    drawing.piece(PlaceId::of("question", i_ + 1), row, question_in_words(table_, i_), first);
}

const Question& QuestionRow::as_it_will_lie(const Table& table, std::size_t i) {
    const bool lies = table.after != nullptr && i < table.after->questions.size() &&
                      table.state.questions[i].status == Status::in_play;
    return lies ? table.after->questions[i] : table.state.questions[i];
}

void QuestionRow::lay_out(const Drawing& drawing) {
    const double line = style_.type * sizes_.line, badge = sizes_.badge;
    badges_ = static_cast<double>(elements_of(question_).size()) * (badge + 4);
    const double inside = width_ - sizes_.numbers - 2 * sizes_.pad - 2 * sizes_.disc - 8 * sizes_.near;
    const double sign = aside_.barred ? kSign : 0;
    const std::string words = picture::marked(question_.text.view());
    const std::string aside = drawing.translated(listed(aside_.words));
    if (style_.beside) {
        aside_width_ =
            slips_ ? slips_width(drawing) : std::min(sign + drawing.width(aside, said()), 14 * sizes_.small);
        const double room = inside - badges_ - aside_width_ - 18 * sizes_.near;
        lines_ = drawing.wrapped(words, {style_.type}, std::max(40.0, room));
        aside_lines_ = drawing.wrapped(aside, said(), aside_width_ - sign + 1);
        height_ = std::max({line * static_cast<double>(lines_.size()),
                            aside_line() * static_cast<double>(aside_lines_.size()), badge}) +
                  style_.air;
        if (room < 40) {
            height_ = 1e6;  // There is no width for words, so another style has to be found.
        }
        return;
    }
    lines_ = drawing.wrapped(words, {style_.type}, inside);
    const double said_room = inside - badges_ - 12;
    below_ = (slips_ ? slips_width(drawing) : sign + drawing.width(aside, said())) > said_room;
    aside_lines_ = drawing.wrapped(aside, said(), (below_ ? inside : said_room + 1) - sign);
    const double below = !below_  ? 0
                         : slips_ ? badge + 5
                                  : aside_line() * static_cast<double>(aside_lines_.size()) + 3;
    height_ = line * static_cast<double>(lines_.size()) + badge + 4 * sizes_.near + below + style_.air;
}

void QuestionRow::draw_number(Drawing& drawing, const Rect& row) const {
    const double side = std::min(1.65 * sizes_.number, row.height - 4);
    const Rect box{row.x + sizes_.pad, row.y + (row.height - side) / 2, side, side};
    const bool chosen = mark_ != nullptr && mark_->kind == picture::Mark::Kind::chosen;
    if (chosen) {
        drawing.box(box, 4, {Role::lamp}, {{Role::lampink}, 1.4});
    } else if (mark_ != nullptr && mark_->kind == picture::Mark::Kind::legal) {
        drawing.box(box, 4, {Role::card}, {{Role::control}, 1.2});
    }
    drawing.text(std::to_string(i_ + 1), box.x + side / 2, row.y + row.height / 2 + 0.35 * sizes_.number,
                 {sizes_.number, true, true},
                 {chosen  ? Role::onlamp
                  : gone_ ? Role::secondary
                          : Role::text},
                 document::Shape::Side::middle);
}

void QuestionRow::draw_beneath(Drawing& drawing, const Rect& row, double top) const {
    const double left = row.x + sizes_.pad + sizes_.numbers, middle = top + sizes_.badge / 2;
    const double x = draw_letters(drawing, table_, question_, left, middle) + 8;
    if (slips_) {
        draw_slips(drawing, below_ ? left : x, below_ ? middle + sizes_.badge + 5 : middle);
    } else {
        draw_aside(drawing, below_ ? left : x, below_ ? top + sizes_.badge + 3 + aside_line() / 2 : middle);
    }
}

void QuestionRow::draw_beside(Drawing& drawing, const Rect& row) const {
    const double middle = row.y + row.height / 2;
    const double left = row.right() - sizes_.pad - 2 * sizes_.disc - 12 * sizes_.near - aside_width_;
    draw_letters(drawing, table_, question_, left - 8 * sizes_.near - badges_, middle);
    if (slips_) {
        draw_slips(drawing, left, middle);
    } else {
        draw_aside(drawing, left, middle - aside_line() * (static_cast<double>(aside_lines_.size()) - 1) / 2);
    }
}

void QuestionRow::draw_aside(Drawing& drawing, double x, double middle) const {
    if (aside_.barred) {
        drawing.ring(x + 6.5, middle, 6.5, {Role::secondary});
        drawing.line(x + 3, middle, x + 10, middle, {{Role::surface}, 2});
        x += kSign;
    }
    const bool plain = aside_.strong || question_.status == Status::answered;
    double baseline = middle + sizes_.small * 0.36;
    for (const std::string& line : aside_lines_) {
        drawing.text(line, x, baseline, said(), {plain ? Role::text : Role::secondary});
        baseline += aside_line();
    }
}

double QuestionRow::slips_width(const Drawing& drawing) const {
    double width = 16 * sizes_.near;
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = question_.piles[index(side)];
        width += sizes_.slip + 11 + drawing.width(drawing.translated(side_text(side)), {sizes_.types[0], true}) +
                 (pile.owner ? 2 * sizes_.disc + 5 + drawing.width(std::to_string(pile.cards), count())
                             : drawing.width(drawing.translated(say("free")), {sizes_.types[0]}));
    }
    return width;
}

void QuestionRow::draw_slips(Drawing& drawing, double x, double middle) const {
    for (const Side side : {Side::yes, Side::no}) {
        const double left = x, size = sizes_.types[0];
        const Pile& pile = question_.piles[index(side)];
        x = draw_side(drawing, table_, x, middle, side, size) + 6;
        if (pile.owner) {
            draw_author(drawing, table_, x + sizes_.disc, middle, *pile.owner);
            x += 2 * sizes_.disc + 5;
            const std::string cards = std::to_string(pile.cards);
            drawing.text(cards, x, middle + 0.35 * sizes_.count, count(), {Role::text});
            x += drawing.width(cards, count());
        } else {
            const std::string free = drawing.translated(say("free"));
            drawing.text(free, x, middle + size * 0.36, {size}, {Role::secondary});
            x += drawing.width(free, {size});
        }
        if (table_.state.questions[i_].piles[index(side)] != pile) {
            drawing.box({left - 4, middle - 12, x - left + 8, 24}, 5, {}, {{Role::lampink}, 1.8});
        }
        x += 16 * sizes_.near;
    }
}

}  // namespace castalia::muse_story

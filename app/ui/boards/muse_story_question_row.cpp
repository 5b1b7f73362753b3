#include "app/ui/boards/muse_story_question_row.h"
#include "app/ui/basics/marked_words.h"
#include "app/ui/basics/named.h"

#include <algorithm>

#include "app/ui/basics/wx_text.h"

namespace castalia::muse_story {

namespace {

constexpr double kLetter = 20, kQuestionRowDisc = 10.2, kNumberWidth = 42, kAside = 12.5, kSign = 18;

/// Returns the question with its slips as they will lie after the entry in the making.
const Question& shown(const Table& table, std::size_t i) {
    const bool lies = table.after != nullptr && i < table.after->questions.size() &&
                      table.state.questions[i].status == Status::in_play;
    return lies ? table.after->questions[i] : table.state.questions[i];
}

Text letters_text(const std::vector<int>& elements) {
    std::vector<Text> names;
    names.reserve(elements.size());
    for (const int element : elements) {
        names.push_back(literally(letters(element)));
    }
    return listed_with_and(names);
}

/// Returns what else a choice would lead to: ", begins Development".
wxString then_begins(const State& state, std::size_t checks) {
    const auto living = static_cast<std::size_t>(
        std::ranges::count_if(state.elements, [](const Element& one) { return one.mark < Mark::crossed; }));
    if (state.phase == Phase::introduction &&
        static_cast<std::size_t>(elements_checked(state)) + checks >= static_cast<std::size_t>(kChecksToDevelop)) {
        return ", " + _("begins Development");
    }
    return state.phase == Phase::development && living <= checks ? ", " + _("begins the Climax") : wxString();
}

/// Returns the elements that the entry in hand checks or crosses out for this question.
std::vector<int> checked_by_entry(const Table& table, const Question& question) {
    std::vector<int> checked = elements_of(question);
    std::erase_if(checked, [&](int element) { return !checked_by_entry(table, static_cast<std::size_t>(element)); });
    return checked;
}

/// Returns what choosing the question would check off.
wxString checks_told(const Table& table, const Question& question) {
    const State& state = table.state;
    const bool again = state.phase == Phase::development;
    const std::vector<std::vector<int>> ways = ways_to_check(state, question);
    const std::vector<int>& way = ways.front();
    const wxString begins = then_begins(state, way.size());
    if (ways.size() > 1) {
        const wxString all = words(letters_text(usable(state, question)));
        return wxString::Format(again ? _("crosses out two of %s") : _("checks two of %s"), all) + begins;
    }
    const int cost = discards_for(way.size());
    wxString told = way.empty()
                        ? wxString(_("checks none"))
                        : wxString::Format(again ? _("crosses out %s") : _("checks %s"), words(letters_text(way)));
    return (cost > 0 ? told + ", " + wxString::Format(_("discards %d"), cost) : told) + begins;
}

Aside aside_of(const Table& table, std::size_t i, const EntryMark* mark) {
    const Question& question = table.state.questions[i];
    switch (question.status) {
        case Status::sheet: break;
        case Status::in_play: return {};
        default: return {status_words(table, question), false, false};
    }
    const std::vector<int> coming = checked_by_entry(table, question);
    if (mark != nullptr && mark->kind == EntryMark::Kind::chosen && table.after != nullptr && !coming.empty()) {
        const bool again = table.state.phase == Phase::development;
        return {wxString::Format(again ? _("crosses out %s") : _("checks %s"), words(letters_text(coming))) +
                    then_begins(table.state, coming.size()),
                true, false};
    }
    if (mark != nullptr && mark->kind != EntryMark::Kind::legal && !mark->reason.empty()) {
        return {words(mark->reason), false, true};
    }
    if (!table.state.narrator || table.state.phase < Phase::introduction) {
        return {_("on the sheet"), false, false};
    }
    const auto number = static_cast<int>(i);
    const Verdict barred = table.rules.judge(
        table.state, Choose{table.state.narrator, number, ways_to_check(table.state, question).front()});
    if (!barred) {
        return {checks_told(table, question), false, false};
    }
    if (question.author == *table.state.narrator && table.state.phase < Phase::climax) {
        return {wxString::Format(_("a question of %s"), table.name(question.author)), false, true};
    }
    return {_("on the sheet"), false, false};
}

/// Draws a slip with its owner and the cards on it, such as "Yes A 2", or only measures it. Returns where it ends.
double slip(const Pen& pen, const Table& table, double x, double middle, const Pile& pile, Side side, bool drawn) {
    const Palette& colours = palette();
    const double baseline = middle + kType * 0.36;
    const Face bold{kType, true, false}, plain{kType, false, false}, count{16, true, true};
    const wxString word = words(side_text(side));
    const wxString cards = wxString::Format("%d", pile.cards);
    if (drawn) {
        pen.mark(side == Side::yes ? "slip-yes" : "slip-no", x + 8, middle, 16, colours.text);
        pen.text(word, x + 20, baseline, bold, colours.text);
    }
    x += 26 + pen.width(word, bold);
    if (!pile.owner) {
        if (drawn) {
            pen.text(_("free"), x, baseline, plain, colours.secondary);
        }
        return x + pen.width(_("free"), plain);
    }
    if (drawn) {
        pen.disc(x + kQuestionRowDisc, middle, kQuestionRowDisc, table.name(*pile.owner), *pile.owner);
        pen.text(cards, x + 2 * kQuestionRowDisc + 5, baseline + 1, count, colours.text);
    }
    return x + 2 * kQuestionRowDisc + 5 + pen.width(cards, count);
}

}  // namespace

QuestionRow::QuestionRow(const Pen& pen, const Table& table, std::size_t question, const RowStyle& style,
                         double width)
    : pen_(pen),
      table_(table),
      i_(question),
      style_(style),
      width_(width),
      question_(shown(table, question)),
      mark_(table.mark(PlaceId::of("question", question + 1))),
      slips_(question_.status == Status::in_play),
      gone_(question_.status == Status::erased || question_.status == Status::crossed),
      aside_(slips_ ? Aside{} : aside_of(table, question, mark_)) {
    lay_out();
}

double QuestionRow::slips_width() const {
    const double yes = slip(pen_, table_, 0, 0, question_.piles[index(Side::yes)], Side::yes, false);
    return slip(pen_, table_, yes + 16, 0, question_.piles[index(Side::no)], Side::no, false);
}

void QuestionRow::lay_out() {
    const double line = style_.type * kLine;
    badges_ = static_cast<double>(elements_of(question_).size()) * (kLetter + 4);
    const Face face{style_.type, false, false}, said{kAside, aside_.strong, false};
    const double inside = width_ - kNumberWidth - kPadding - 2 * kQuestionRowDisc - kPadding - 8;
    const double sign = aside_.barred ? kSign : 0;
    if (style_.beside) {
        aside_width_ = slips_ ? slips_width() : std::min(sign + pen_.width(aside_.words, said), 176.0);
        const double room = inside - badges_ - aside_width_ - 18;
        lines_ = pen_.wrapped(marked_words(utf8(question_.text.view())), face, std::max(40.0, room));
        aside_lines_ = pen_.wrapped(aside_.words, said, aside_width_ - sign + 1);
        height_ = std::max({line * static_cast<double>(lines_.size()),
                            kAside * kLine * static_cast<double>(aside_lines_.size()), kLetter}) +
                  style_.air;
        if (room < 40) {
            height_ = 1e6;  // There is no width for words, so another style has to be found.
        }
        return;
    }
    lines_ = pen_.wrapped(marked_words(utf8(question_.text.view())), face, inside);
    const double said_room = inside - badges_ - 12;
    aside_below_ = (slips_ ? slips_width() : sign + pen_.width(aside_.words, said)) > said_room;
    aside_lines_ = pen_.wrapped(aside_.words, said, (aside_below_ ? inside : said_room + 1) - sign);
    const double below = !aside_below_ ? 0
                         : slips_      ? kLetter + 5
                                       : kAside * kLine * static_cast<double>(aside_lines_.size()) + 3;
    height_ = line * static_cast<double>(lines_.size()) + kLetter + 4 + below + style_.air;
}

void QuestionRow::draw(double x, double y, std::vector<HitArea>& hit_areas) const {
    const Palette& colours = palette();
    const wxRect2DDouble row{x, y, width_, height_};
    const PlaceId id = PlaceId::of("question", i_ + 1);
    draw_row_mark(pen_, row, mark_);
    draw_number(row);
    const double line = style_.type * kLine, words_height = line * static_cast<double>(lines_.size());
    const double top = style_.beside ? y + (height_ - words_height) / 2 : y + style_.air / 2;
    double baseline = top + line / 2 + style_.type * 0.36;
    for (const wxString& words : lines_) {
        pen_.text(words, x + kPadding + kNumberWidth, baseline, {style_.type, false, false},
                  gone_ ? colours.secondary : colours.text);
        if (gone_) {
            strike(pen_, x + kPadding + kNumberWidth,
                   x + kPadding + kNumberWidth + pen_.width(words, {style_.type, false, false}), baseline,
                   style_.type);
        }
        baseline += line;
    }
    style_.beside ? draw_beside(row) : draw_beneath(row, top + words_height + 4);
    const Question& now = table_.state.questions[i_];
    pen_.disc(x + width_ - kPadding - kQuestionRowDisc, y + height_ / 2, kQuestionRowDisc, table_.name(now.author),
              now.author);
    hit_areas.push_back(
        {id, pen_.area(row),
         with_reason(wxString::Format(_("Question %zu, %s, by %s, %s"), i_ + 1, named(now.text.view()),
                                      table_.name(now.author), status_words(table_, now)),
                     mark_)});
}

/// Draws the number. One that can be chosen stands in a box, as a key does.
void QuestionRow::draw_number(const wxRect2DDouble& row) const {
    const Palette& colours = palette();
    const double side = std::min(28.0, row.m_height - 4);
    const wxRect2DDouble box{row.m_x + kPadding, row.m_y + (row.m_height - side) / 2, side, side};
    const bool chosen = mark_ != nullptr && mark_->kind == EntryMark::Kind::chosen;
    if (chosen) {
        pen_.box(box, 4, colours.lamp, {colours.lampink, 1.4});
    } else if (mark_ != nullptr && mark_->kind == EntryMark::Kind::legal) {
        pen_.box(box, 4, colours.card, {colours.control, 1.2});
    }
    pen_.text(wxString::Format("%zu", i_ + 1), box.m_x + side / 2, row.m_y + row.m_height / 2 + 6, {17, true, true},
              chosen  ? colours.onlamp
              : gone_ ? colours.secondary
                      : colours.text,
              Align::centre);
}

void QuestionRow::draw_beneath(const wxRect2DDouble& row, double top) const {
    const double left = row.m_x + kPadding + kNumberWidth, middle = top + kLetter / 2;
    const double x = draw_letters(pen_, table_, question_, left, middle, kLetter) + 8;
    if (slips_) {
        draw_slips(aside_below_ ? left : x, aside_below_ ? middle + kLetter + 5 : middle);
    } else {
        draw_aside(aside_below_ ? left : x, aside_below_ ? top + kLetter + 3 + kAside * kLine / 2 : middle);
    }
}

void QuestionRow::draw_beside(const wxRect2DDouble& row) const {
    const double middle = row.m_y + row.m_height / 2;
    const double right = row.m_x + row.m_width - kPadding - 2 * kQuestionRowDisc - 12;
    const double left = right - aside_width_;
    draw_letters(pen_, table_, question_, left - 8 - badges_, middle, kLetter);
    if (slips_) {
        draw_slips(left, middle);
    } else {
        draw_aside(left, middle - kAside * kLine * (static_cast<double>(aside_lines_.size()) - 1) / 2);
    }
}

void QuestionRow::draw_aside(double x, double middle) const {
    const Palette& colours = palette();
    if (aside_.barred) {
        pen_.ring(x + 6.5, middle, 6.5, colours.secondary, {{}, 0});
        pen_.line(x + 3, middle, x + 10, middle, {colours.surface, 2});
        x += kSign;
    }
    double baseline = middle + kAside * 0.36;
    for (const wxString& line : aside_lines_) {
        pen_.text(line, x, baseline, {kAside, aside_.strong, false},
                  aside_.strong || question_.status == Status::answered ? colours.text : colours.secondary);
        baseline += kAside * kLine;
    }
}

void QuestionRow::draw_slips(double x, double middle) const {
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = question_.piles[index(side)];
        const double end = slip(pen_, table_, x, middle, pile, side, true);
        if (table_.state.questions[i_].piles[index(side)] != pile) {
            pen_.frame({x - 4, middle - 12, end - x + 8, 24}, 5, {palette().lampink, 1.8});
        }
        x = end + 16;
    }
}

}  // namespace castalia::muse_story

// The line: its sums and products, its numbers and its target. reader_factor.cpp reads what they are made of, and
// reader_dice.cpp the dice.
#include "core/dice/reader.h"

#include <algorithm>
#include <utility>

#include "core/rules/json/fields.h"

namespace castalia::dice {

namespace {

constexpr std::size_t kLongestLine = 500;

Fill most_of(long long number) { return {"most", literally(number)}; }

bool letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

}  // namespace

std::string with_label(const std::string& before, std::string_view words) {
    return before.empty() ? std::string(words) : before + ", " + std::string(words);
}

void find_groups(Part& part, std::vector<DiceGroup*>& groups) {
    if (part.kind == Part::Kind::dice) {
        groups.push_back(&part.dice);
    }
    for (Part& inner : part.parts) {
        find_groups(inner, groups);
    }
}

Reader::Reader(std::string_view typed, Dialect dialect) : typed_(typed), dialect_(dialect) {
    if (typed.size() > kLongestLine) {
        throw BadNotation(kLongestLine,
                          say("a throw is written in at most {most} characters", {most_of(kLongestLine)}));
    }
    letters_ = letters_of(typed);
    text_ = letters_.text;
}

void Reader::fail(std::size_t at, Text why) const {
    throw BadNotation(letters_.places[std::min(at, text_.size())], std::move(why));
}

char Reader::ahead(std::size_t more) const { return at_ + more < text_.size() ? text_[at_ + more] : '\0'; }

void Reader::skip_spaces() {
    while (ahead() == ' ' || ahead() == '[') {
        ahead() == ' ' ? static_cast<void>(++at_) : take_tag();
    }
}

/// Takes a label such as [fire].
void Reader::take_tag() {
    const std::size_t begin = at_, end = text_.find(']', at_);
    if (end == std::string_view::npos) {
        fail(begin, say("the bracket is not closed"));
    }
    const std::size_t from = letters_.places[begin + 1], upto = letters_.places[end];
    if (end > tagged_) {  // The reader may have been here before.
        label_ = with_label(label_, typed_.substr(from, upto - from));
        tagged_ = end;
    }
    at_ = end + 1;
}

bool Reader::take(char wanted) {
    skip_spaces();
    const bool there = ahead() == wanted;
    at_ += there ? 1 : 0;
    return there;
}

bool Reader::take(std::string_view wanted) {
    const bool there = text_.substr(at_).starts_with(wanted);
    at_ += there ? wanted.size() : 0;
    return there;
}

std::string_view Reader::word_ahead() const {
    std::size_t end = at_;
    while (end < text_.size() && letter(text_[end])) {
        ++end;
    }
    return text_.substr(at_, end - at_);
}

/// Takes digits, if there are any. Refuses a number that becomes too large.
std::optional<long long> Reader::number(long long most) {
    const std::size_t begin = at_;
    long long value = 0;
    while (digit_ahead()) {
        value = 10 * value + (ahead() - '0');
        if (value > most) {
            fail(begin, say("this number is larger than {most}", {most_of(most)}));
        }
        ++at_;
    }
    return at_ == begin ? std::nullopt : std::optional(value);
}

long long Reader::signed_number(long long most, const Text& missing) {
    skip_spaces();
    const bool minus = ahead() == '-';
    at_ += minus ? 1 : 0;
    const std::optional<long long> value = number(most);
    if (!value) {
        fail(at_, missing);
    }
    return minus ? -*value : *value;
}

bool Reader::comparison_ahead() const { return ahead() == '>' || ahead() == '<' || ahead() == '='; }

/// Returns whether a comparison comes next, and goes on to it. Spaces before it do not count.
bool Reader::comparison_follows() {
    const std::size_t before = at_;
    skip_spaces();
    const bool follows = comparison_ahead();
    at_ = follows ? at_ : before;
    return follows;
}

/// Reads ">=8", "<=2", "=1", ">4" or "<3". Programs differ about the last two.
Condition Reader::condition() {
    using How = Condition::How;
    const Text missing = say("a number is missing after the sign");
    if (take(">=") || take("=>")) {
        return {How::at_least, signed_number(kMostNumber, missing)};
    }
    if (take("<=") || take("=<")) {
        return {How::at_most, signed_number(kMostNumber, missing)};
    }
    if (take("=")) {
        return {How::exactly, signed_number(kMostNumber, missing)};
    }
    disputed_ = true;
    const bool above = ahead() == '>';
    ++at_;
    const long long step = dialect_ == Dialect::roll20 ? 0 : above ? 1 : -1;
    return {above ? How::at_least : How::at_most, signed_number(kMostNumber, missing) + step};
}

Expression Reader::read() {
    skip_spaces();
    if (at_ == text_.size()) {
        fail(at_, say("dice are missing, such as 2d6"));
    }
    Expression made;
    made.whole = line(made.target);
    read_label(made.whole);
    if (at_ < text_.size()) {
        fail(at_, text_[at_] == ')' ? say("this bracket closes none")
                                    : say("here stands + or - and more dice, or nothing"));
    }
    if (label_.size() > kLongestTitle) {
        fail(0, say("a label has at most {most} characters", {most_of(kLongestTitle)}));
    }
    made.label = std::move(label_);
    long long all = 0;
    for (const DiceGroup* group : groups_of(made)) {
        all += group->count;
    }
    if (all > kMostDice) {
        fail(0, say("at most {most} dice are thrown at once", {most_of(kMostDice)}));
    }
    if (!bounds_of(made.whole)) {
        fail(0, say("this would divide by 0, or come to more than {most}", {most_of(kMostTotal)}));
    }
    return made;
}

/// Reads a sum and what it has to come to.
Part Reader::line(std::optional<Condition>& target) {
    Part part = sum();
    settle_counting(part, target);
    read_target(target);
    return part;
}

void Reader::read_target(std::optional<Condition>& target) {
    skip_spaces();
    const std::size_t begin = at_;
    if (comparison_ahead()) {
        if (target) {
            fail(begin, say("a throw has one target"));
        }
        target = condition();
        skip_spaces();
    }
    const std::size_t word = at_;
    if (!take_target_word()) {
        return;
    }
    if (target) {
        fail(word, say("a throw has one target"));
    }
    skip_spaces();
    const bool compared = comparison_ahead();
    target = compared ? condition() : Condition{};
    if (!compared) {
        target->number = signed_number(kMostNumber, say("the target is missing, such as vs 10"));
    }
}

/// Dice are all counted or all added. A threshold at the end of dice that are added is for the sum.
void Reader::settle_counting(Part& part, std::optional<Condition>& target) {
    std::vector<DiceGroup*> groups;
    find_groups(part, groups);
    const auto counts = [](const DiceGroup* group) { return group->succeeds.has_value(); };
    const auto counting = std::ranges::count_if(groups, counts);
    if (counting == 0 || std::cmp_equal(counting, groups.size())) {
        return;
    }
    DiceGroup& last = *groups.back();
    if (counting > 1 || !last.succeeds || last.fails || counted_end_ != at_) {
        fail(counted_at_, say("dice that are counted and dice that are added do not go together"));
    }
    target = std::exchange(last.succeeds, std::nullopt);
}

namespace {

/// Moves the minus before a product to its first number, because −7/2 is −4 and not −3.
void turn_first(Part& part) {
    Part* first = &part;
    while (first->kind == Part::Kind::product || first->kind == Part::Kind::quotient) {
        first = &first->parts.front();
    }
    if (first == &part) {
        return;
    }
    part.minus = false;
    if (first->kind == Part::Kind::number) {
        first->number = -first->number;
        return;
    }
    Part turned;
    turned.kind = Part::Kind::sum;
    turned.parts.push_back(std::move(*first));
    turned.parts.front().minus = true;
    *first = std::move(turned);
}

}  // namespace

Part Reader::sum() {
    Part made;
    made.kind = Part::Kind::sum;
    bool minus = take('-');
    minus || take('+');
    while (true) {
        made.parts.push_back(product());
        made.parts.back().minus = minus;
        if (minus && made.parts.size() == 1) {
            turn_first(made.parts.front());
        }
        if (take('+') || take_sign("plus")) {
            minus = false;
        } else if (take('-') || take_sign("minus")) {
            minus = true;
        } else {
            break;
        }
    }
    const bool alone = made.parts.size() == 1 && !made.parts.front().minus;
    return alone ? Part(made.parts.front()) : made;
}

Part Reader::product() {
    Part made = factor();
    while (true) {
        const bool times = take('*') || take_sign("times");
        if (!times && !take('/')) {
            return made;
        }
        Part both;
        both.kind = times ? Part::Kind::product : Part::Kind::quotient;
        both.parts.push_back(std::move(made));
        both.parts.push_back(factor());
        made = std::move(both);
    }
}

}  // namespace castalia::dice

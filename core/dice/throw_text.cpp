#include "core/dice/throw_text.h"

#include <algorithm>

#include "core/rules/json/fields.h"

namespace castalia::dice {

namespace {

constexpr std::size_t kLongestLine = 500;

bool letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

}  // namespace

std::string with_label(const std::string& before, std::string_view words) {
    return before.empty() ? std::string(words) : before + ", " + std::string(words);
}

ThrowText::ThrowText(std::string_view typed, Dialect dialect) : dialect_(dialect), typed_(typed) {
    if (typed.size() > kLongestLine) {
        throw BadNotation(kLongestLine,
                          say("a throw is written in at most {most} characters", {most_of(kLongestLine)}));
    }
    letters_ = letters_of(typed);
    text_ = letters_.text;
}

void ThrowText::fail(std::size_t at, Text why) const {
    throw BadNotation(letters_.places[std::min(at, text_.size())], std::move(why));
}

char ThrowText::ahead(std::size_t more) const { return at_ + more < text_.size() ? text_[at_ + more] : '\0'; }

void ThrowText::skip_spaces() {
    while (ahead() == ' ' || ahead() == '[') {
        ahead() == ' ' ? static_cast<void>(++at_) : take_tag();
    }
}

/// Takes a label such as [fire].
void ThrowText::take_tag() {
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

void ThrowText::take_rest_for_label() {
    std::string_view words = typed_.substr(letters_.places[at_]);
    words = words.substr(0, words.find_last_not_of(" \t") + 1);
    label_ = with_label(label_, words);
    at_ = text_.size();
}

bool ThrowText::take(char wanted) {
    skip_spaces();
    const bool there = ahead() == wanted;
    at_ += there ? 1 : 0;
    return there;
}

bool ThrowText::take(std::string_view wanted) {
    const bool there = text_.substr(at_).starts_with(wanted);
    at_ += there ? wanted.size() : 0;
    return there;
}

std::string_view ThrowText::word_ahead() const {
    std::size_t end = at_;
    while (end < text_.size() && letter(text_[end])) {
        ++end;
    }
    return text_.substr(at_, end - at_);
}

/// Takes digits, if there are any. Refuses a number that becomes too large.
std::optional<long long> ThrowText::number(long long most) {
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

long long ThrowText::signed_number(long long most, const Text& missing) {
    skip_spaces();
    const bool minus = ahead() == '-';
    at_ += minus ? 1 : 0;
    const std::optional<long long> value = number(most);
    if (!value) {
        fail(at_, missing);
    }
    return minus ? -*value : *value;
}

bool ThrowText::comparison_ahead() const { return ahead() == '>' || ahead() == '<' || ahead() == '='; }

/// Returns whether a comparison comes next, and goes on to it. Spaces before it do not count.
bool ThrowText::comparison_follows() {
    const std::size_t before = at_;
    skip_spaces();
    const bool follows = comparison_ahead();
    at_ = follows ? at_ : before;
    return follows;
}

/// Reads ">=8", "<=2", "=1", ">4" or "<3". Programs differ about the last two.
Condition ThrowText::condition() {
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

bool ThrowText::digit_ahead() const { return ahead() >= '0' && ahead() <= '9'; }

/// Takes such a word where a number, a die or a bracket follows; "plus" can begin a label as well.
bool ThrowText::take_sign(std::string_view word) {
    const std::size_t before = at_;
    skip_spaces();
    if (word_ahead() == word) {
        at_ += word.size();
        skip_spaces();
        const bool die = (ahead() == 'd' || ahead() == 'w') && ahead(1) >= '0' && ahead(1) <= '9';
        if (digit_ahead() || die || ahead() == '(') {
            return true;
        }
    }
    at_ = before;
    return false;
}

}  // namespace castalia::dice

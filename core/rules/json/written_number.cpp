#include "core/rules/json/written_number.h"

#include <algorithm>
#include <array>

namespace castalia {

namespace {

constexpr std::size_t kGroup = 3;  ///< The digits between two marks of thousands.
constexpr auto kSpaces = std::to_array<std::string_view>({" ", "\t", "\u00a0", "\u2009", "\u202f", "\u3000"});
constexpr auto kPlus = std::to_array<std::string_view>({"+", "＋"});
constexpr auto kMinus = std::to_array<std::string_view>({"-", "−", "–", "－", "﹣"});
/// The marks of a number. The first one of each row is the one that the others mean.
constexpr auto kPoints = std::to_array<std::string_view>({".", "．"});
constexpr auto kCommas = std::to_array<std::string_view>({",", "，"});
/// These only ever stand between thousands.
constexpr auto kBetweenThousands = std::to_array<std::string_view>({"'", "’", "\u00a0", "\u2009", "\u202f"});

bool is_decimal_mark(std::string_view mark) { return mark == kPoints.front() || mark == kCommas.front(); }

}  // namespace

bool NumberReader::take(std::string_view word) {
    const bool there = text_.substr(at_).starts_with(word);
    at_ += there ? word.size() : 0;
    return there;
}

bool NumberReader::done() {
    while (std::ranges::any_of(kSpaces, [&](std::string_view space) { return take(space); })) {
    }
    return at_ >= text_.size();
}

std::optional<int> NumberReader::sign() {
    done();
    const auto there = [&](std::string_view word) { return take(word); };
    return std::ranges::any_of(kPlus, there)    ? std::optional(1)
           : std::ranges::any_of(kMinus, there) ? std::optional(-1)
                                                : std::nullopt;
}

/// Takes a digit, also a full-width one.
std::optional<char> NumberReader::digit() {
    if (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') {
        return text_[at_++];
    }
    constexpr std::string_view kWide = "\xEF\xBC";  // U+FF10 to U+FF19
    constexpr char kWideZero = '\x90', kWideNine = '\x99';
    const std::string_view rest = text_.substr(at_);
    if (rest.size() > kWide.size() && rest.starts_with(kWide) && rest[2] >= kWideZero && rest[2] <= kWideNine) {
        at_ += kWide.size() + 1;
        return static_cast<char>('0' + (rest[2] - kWideZero));
    }
    return std::nullopt;
}

std::string NumberReader::digits() {
    std::string all;
    while (const std::optional<char> next = digit()) {
        all += *next;
    }
    return all;
}

/// Takes a mark and the digits behind it. Behind a decimal mark they may be missing.
std::optional<NumberReader::Group> NumberReader::group() {
    const std::size_t before = at_;
    const auto there = [&](std::string_view mark) { return take(mark); };
    Group group;
    if (std::ranges::any_of(kPoints, there)) {
        group.mark = kPoints.front();
    } else if (std::ranges::any_of(kCommas, there)) {
        group.mark = kCommas.front();
    } else if (std::ranges::any_of(kBetweenThousands, there)) {
        group.mark = text_.substr(before, at_ - before);
    } else {
        return std::nullopt;
    }
    group.at = at_;
    group.digits = digits();
    if (!is_decimal_mark(group.mark) && group.digits.size() != kGroup) {
        at_ = before;  // It is no mark of this number, such as the space before a sign.
        return std::nullopt;
    }
    return group;
}

std::optional<WrittenNumber> NumberReader::number() {
    done();
    WrittenNumber number;
    number.at = at_;
    number.whole = digits();
    if (take("½")) {
        number.behind = "5";
        number.behind_at = at_;
        return number;
    }
    if (number.whole.empty()) {
        return std::nullopt;
    }
    std::vector<Group> groups;
    while (std::optional<Group> next = group()) {
        groups.push_back(*std::move(next));
    }
    return settle(number, groups) ? std::optional(number) : std::nullopt;
}

/// Decides which marks stand between thousands and which one is the decimal mark. Returns false if they make no
/// sense.
bool NumberReader::settle(WrittenNumber& number, const std::vector<Group>& groups) const {
    if (groups.empty()) {
        return true;
    }
    const Group& last = groups.back();
    const bool may_group = number.whole.size() <= kGroup && number.whole.front() != '0';
    const auto thousands = [&](const Group& group) {
        return may_group && group.digits.size() == kGroup && group.mark == groups.front().mark;
    };
    const bool all = std::ranges::all_of(groups, thousands);
    const bool one = groups.size() == 1 && is_decimal_mark(last.mark);
    const bool by_language = mark_ != 0 && last.mark.front() != mark_;
    if (all && (!one || by_language)) {
        for (const Group& group : groups) {
            number.whole += group.digits;
        }
        return true;
    }
    const auto before_last = std::ranges::subrange(groups.begin(), groups.end() - 1);
    if (!is_decimal_mark(last.mark) || !std::ranges::all_of(before_last, thousands) ||
        (!before_last.empty() && last.mark == groups.front().mark)) {
        return false;
    }
    for (const Group& group : before_last) {
        number.whole += group.digits;
    }
    number.behind = last.digits;
    number.behind_at = last.at;
    number.two_readings = all && one;
    number.unfinished = last.digits.empty();
    return true;
}

bool is_number_or_sum(std::string_view text) {
    NumberReader reader(text);
    reader.sign();
    bool any = false;
    for (bool more = true; more; more = reader.sign().has_value()) {
        if (!reader.number()) {
            return any && reader.done();
        }
        any = true;
    }
    return reader.done();
}

bool begins_with_sign(std::string_view text) { return NumberReader(text).sign().has_value(); }

}  // namespace castalia

// The dice of a line and all that is done with them.
#include <algorithm>
#include <numeric>
#include <set>

#include "core/dice/reader.h"
#include "core/rules/json/fields.h"

namespace castalia::dice {

namespace {

constexpr std::size_t kMostFaces = 100;
constexpr int kTwoSixes = 66;

/// Returns whether a threshold is on the dice: one that no die could keep apart from its neighbours is on their sum.
bool on_the_dice(const DieKind& die, const Condition& threshold) {
    return threshold.number >= die.least() && threshold.number <= die.most();
}

/// Returns the same condition in one spelling: a die that shows its highest face or more shows exactly that.
Condition plain(Condition condition, const DieKind& die) {
    const bool top = condition.how == Condition::How::at_least && condition.number == die.most();
    const bool bottom = condition.how == Condition::How::at_most && condition.number == die.least();
    return top || bottom ? Condition{Condition::How::exactly, condition.number} : condition;
}

template <class Fits>
bool any_face(const DieKind& die, const Fits& fits) {
    for (int i = 0; i < die.sides; ++i) {
        if (fits(die.face(i))) {
            return true;
        }
    }
    return false;
}

}  // namespace

DiceGroup Reader::dice(std::optional<long long> count, std::size_t begin) {
    if (count && *count < 1) {
        fail(begin, say("at least one die is thrown"));
    }
    if (count.value_or(1) + dice_ > kMostDice) {
        fail(begin, say("at most {most} dice are thrown at once", {most_of(kMostDice)}));
    }
    DiceGroup group;
    group.count = static_cast<int>(count.value_or(1));
    group.counted = count.has_value();
    read_die(group);
    dice_ += group.count;
    if (!group.tens_and_ones) {
        while (modified(group)) {
        }
    }
    settle(group, begin);
    return group;
}

void Reader::read_die(DiceGroup& group) {
    if (ahead() == '"') {
        group.die = read_set();
        return;
    }
    ++at_;
    if (take('%')) {
        group.die.sides = 100;
    } else if (ahead() == '{') {
        group.die = read_faces();
    } else if (word_ahead().starts_with('f')) {
        ++at_;
        group.die = fudge_die();
    } else {
        read_sides(group);
    }
}

void Reader::read_sides(DiceGroup& group) {
    const std::size_t place = at_;
    skip_spaces();
    const bool hundred = take("00");
    const std::optional<long long> sides = hundred ? std::optional(100LL) : number(kMostSides);
    if (!sides) {
        fail(place, say("how many sides has the die? Such as d6, or d% for a hundred"));
    }
    if (*sides < 2) {
        fail(place, say("a die has at least 2 sides"));
    }
    group.die.sides = static_cast<int>(*sides);
    if (group.die.sides != kTwoSixes || group.counted) {
        return;
    }
    disputed_ = true;
    group.tens_and_ones = dialect_ == Dialect::ours || dialect_ == Dialect::bcdice;
    if (group.tens_and_ones) {
        group.die.sides = 6;
        group.count = 2;
    }
    group.counted = !group.tens_and_ones;
}

DieKind Reader::read_faces() {
    const std::size_t begin = at_++;
    DieKind die;
    do {
        die.faces.push_back(static_cast<int>(signed_number(kMostSides, say("here stands what a face shows"))));
    } while (take(','));
    if (!take('}')) {
        fail(at_, say("the bracket is not closed"));
    }
    if (die.faces.size() < 2 || die.faces.size() > kMostFaces) {
        fail(begin, say("a die has 2 to {most} faces", {most_of(kMostFaces)}));
    }
    std::ranges::sort(die.faces);
    die.sides = static_cast<int>(die.faces.size());
    if (die.faces == fudge_die().faces) {
        return fudge_die();
    }
    std::vector<int> numbered(die.faces.size());
    std::iota(numbered.begin(), numbered.end(), 1);
    if (die.faces == numbered) {
        die.faces.clear();
    }
    return die;
}

DieKind Reader::read_set() {
    const std::size_t begin = at_, end = text_.find('"', at_ + 1);
    if (end == std::string_view::npos) {
        fail(begin, say("the quotation mark is never closed"));
    }
    const std::string name(text_.substr(begin + 1, end - begin - 1));
    const bool plain =
        std::ranges::none_of(name, [](char c) { return (c >= 0 && c < ' ') || c == '\\' || c == '\x7F'; });
    if (name.empty() || name.size() > kLongestTitle || !plain || name.starts_with(' ') || name.ends_with(' ') ||
        name.find("  ") != std::string::npos) {
        fail(begin, say("between the quotation marks stands the name of the dice"));
    }
    at_ = end + 1;
    DieKind die;
    die.set = name;
    return die;
}

/// Takes one of all that can stand behind dice, in any order. Returns false where nothing more does.
bool Reader::modified(DiceGroup& group) {
    const std::size_t before = at_;
    skip_spaces();
    if (ahead() == '!') {
        explode(group);
        return true;
    }
    if ((comparison_ahead() && count_successes(group)) || modified_by_letters(group) || modified_by_words(group)) {
        return true;
    }
    at_ = before;
    return false;
}

bool Reader::modified_by_letters(DiceGroup& group) {
    const std::string_view word = word_ahead();
    const std::size_t begin = at_;
    const auto is = [&](std::string_view one) { return word == one && (at_ += one.size(), true); };
    if (is("kh") || is("k")) {
        keep(group, Keep::highest, true, begin, false);
    } else if (is("kl")) {
        keep(group, Keep::lowest, true, begin, false);
    } else if (is("dl")) {
        keep(group, Keep::highest, false, begin, false);
    } else if (is("dh")) {
        keep(group, Keep::lowest, false, begin, false);
    } else if (is("d")) {
        keep(group, Keep::highest, false, begin, true);
    } else if (is("ro")) {
        reroll(group, true, begin);
    } else if (is("r")) {
        reroll(group, false, begin);
    } else if (is("f")) {
        if (group.fails) {
            fail(begin, say("f stands once, for the dice that count against"));
        }
        const std::size_t digits = at_;
        group.fails = comparison_follows() ? condition() : Condition{Condition::How::exactly, 0};
        if (at_ == digits) {
            group.fails->number = signed_number(kMostNumber, say("which dice count against? Such as f=1"));
        }
    } else {
        return false;
    }
    return true;
}

void Reader::explode(DiceGroup& group) {
    if (group.explodes) {
        fail(at_, say("one ! is enough"));
    }
    at_ += std::max<std::size_t>(1, word_ahead().size());
    group.explodes = comparison_ahead() ? condition() : Condition{Condition::How::exactly, group.die.most()};
}

/// Takes how many dice are kept or dropped; without a number it is one, or the first number of the line that stands
/// here is missing.
void Reader::keep(DiceGroup& group, Keep which, bool keeps, std::size_t begin, bool number_needed) {
    if (group.keep != Keep::all) {
        fail(begin, say("dice are kept or dropped once"));
    }
    const std::size_t counted = at_;
    const std::optional<long long> written = number(kMostDice);
    if (!written && number_needed) {
        fail(begin, say("here stands kh, kl, dh or dl: keep or drop the highest or the lowest"));
    }
    const long long many = written.value_or(1), most = keeps ? group.count : group.count - 1;
    if (many < 1 || many > most) {
        const Fill count{"count", literally(group.count)};
        fail(counted, most < 1           ? say("a single die cannot be dropped")
                      : group.count == 1 ? say("of a single die only that one is kept")
                      : most == 1        ? say("of two dice only one is dropped")
                      : keeps            ? say("of {count} dice 1 to {most} are kept", {count, most_of(most)})
                                         : say("of {count} dice 1 to {most} are dropped", {count, most_of(most)}));
    }
    group.keep = which;
    (keeps ? group.kept : group.dropped) = static_cast<int>(many);
}

void Reader::reroll(DiceGroup& group, bool once, std::size_t begin) {
    if (group.rerolls) {
        fail(begin, say("one rule says which dice are thrown again"));
    }
    group.rerolls_once = once;
    if (comparison_follows()) {
        group.rerolls = condition();
        return;
    }
    const std::optional<long long> value = number(kMostNumber);
    group.rerolls = Condition{Condition::How::exactly, value.value_or(group.die.least())};
}

/// Takes the threshold of dice that are counted. Leaves the place where it is when the threshold is for the sum.
bool Reader::count_successes(DiceGroup& group) {
    const std::size_t begin = at_;
    if (dialect_ == Dialect::bcdice) {
        return false;
    }
    const Condition threshold = condition();
    if (!on_the_dice(group.die, threshold)) {
        at_ = begin;
        return false;
    }
    if (group.succeeds) {
        fail(begin, say("one threshold says which dice count"));
    }
    group.succeeds = threshold;
    counted_at_ = begin;
    counted_end_ = at_;
    return true;
}

/// Puts what was read into one spelling, and refuses what would never end or has no meaning.
void Reader::settle(DiceGroup& group, std::size_t begin) const {
    if (group.explodes) {
        group.explodes = plain(*group.explodes, group.die);
    }
    if (group.fails && !group.succeeds) {
        fail(begin, say("f stands beside a threshold such as >=8, which says which dice count"));
    }
    const auto again = [&](long long face) {
        return group.rerolls && !group.rerolls_once && group.rerolls->holds(face);
    };
    const auto explodes = [&](long long face) { return group.explodes && group.explodes->holds(face); };
    if (!any_face(group.die, [&](long long face) { return !again(face) && !explodes(face); })) {
        fail(begin, say("such dice would be thrown for ever"));
    }
    if (group.keep != Keep::all && !group.explodes && group.kept == group.count) {
        group.keep = Keep::all;
        group.kept = 0;
    }
}

}  // namespace castalia::dice

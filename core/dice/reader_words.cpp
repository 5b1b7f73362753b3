// The words of a line: what is done with the dice where it is spelled out, and the label.
#include <algorithm>
#include <array>

#include "core/dice/reader.h"

namespace castalia::dice {

namespace {

/// The words for two dice of which the better or the worse counts, in the languages of the program.
constexpr auto kBetter =
    std::to_array<std::string_view>({"advantage", "adv", "vorteil", "avantage", "ventaja", "vantaggio"});
constexpr auto kWorse = std::to_array<std::string_view>(
    {"disadvantage", "disadv", "dis", "nachteil", "désavantage", "desventaja", "svantaggio"});
constexpr auto kWith = std::to_array<std::string_view>({"with", "mit", "avec", "con"});
/// The words for what a throw has to reach: a difficulty, an armour class, or in words.
constexpr auto kTarget =
    std::to_array<std::string_view>({"dc", "ac", "sg", "dd", "cd", "against", "gegen", "contre", "contra", "contro"});
constexpr auto kExplodes = std::to_array<std::string_view>({"explode", "explodes", "exploding"});
/// The words that would change what a throw comes to, wherever they stand.
constexpr auto kOfThrows = std::to_array<std::string_view>(
    {"keep", "keeps", "drop", "drops", "highest", "lowest", "reroll", "rerolls", "rerolling"});

template <std::size_t Count>
bool among(const std::array<std::string_view, Count>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// Returns whether a label with this word would leave out what the table means. "dis" is a word of other languages.
bool changes_throws(std::string_view word) {
    return among(kOfThrows, word) || among(kExplodes, word) || (advantage_called(word) && word != "dis");
}

}  // namespace

std::optional<Keep> advantage_called(std::string_view word) {
    return among(kBetter, word)  ? std::optional(Keep::highest)
           : among(kWorse, word) ? std::optional(Keep::lowest)
                                 : std::nullopt;
}

/// Takes "vs", or such a word as "dc" where a number follows; without one it begins a label.
bool Reader::take_target_word() {
    const std::string_view word = word_ahead();
    if (word == "vs" || word == "v") {
        at_ += word.size();
        take('.');
        return true;
    }
    return among(kTarget, word) && take_sign(word);
}

/// Takes "drop lowest", "keep highest 3", "keep 3", "best 3", "exploding" and the like.
bool Reader::modified_by_words(DiceGroup& group) {
    const std::size_t begin = at_;
    const std::string_view first = word_ahead();
    if (among(kExplodes, first)) {
        explode(group);
        return true;
    }
    if (first == "drop" || first == "keep") {
        at_ += first.size();
        skip_spaces();
        kept_in_words(group, first == "keep", begin);
        return true;
    }
    const bool highest = first == "best" || first == "highest";
    if (!highest && first != "worst" && first != "lowest") {
        return false;
    }
    at_ += first.size();
    skip_spaces();
    if (!digit_ahead() && (first == "best" || first == "worst")) {
        at_ = begin;  // "2d6 best of luck" has a label.
        return false;
    }
    keep(group, highest ? Keep::highest : Keep::lowest, true, begin, false);
    return true;
}

/// Takes what stands behind "keep" or "drop". A number alone keeps the highest, or drops the lowest, as k3 and d1 do.
void Reader::kept_in_words(DiceGroup& group, bool keeps, std::size_t begin) {
    if (word_ahead() == "the") {
        at_ += 3;
        skip_spaces();
    }
    const std::string_view which = word_ahead();
    const bool highest = which == "highest" || which == "high", lowest = which == "lowest" || which == "low";
    if (!highest && !lowest && !digit_ahead()) {
        fail(at_, say("here stands highest or lowest"));
    }
    at_ += which.size();
    skip_spaces();
    const bool usual = (!highest && !lowest) || keeps == highest;
    keep(group, usual ? Keep::highest : Keep::lowest, keeps, begin, false);
}

/// Reads the words behind the dice. A single letter is no word, because it may be a slip of the notation.
void Reader::read_label(Part& whole) {
    skip_spaces();
    const bool marked = take('#');
    if (marked) {
        skip_spaces();
    }
    if (!marked && advantage(whole)) {
        return read_label(whole);
    }
    const std::string_view word = word_ahead();
    if (!marked && word == "vs") {
        fail(at_, say("a throw has one target"));
    }
    const bool apart = at_ > 0 && (text_[at_ - 1] == ' ' || text_[at_ - 1] == ']');
    if (at_ == text_.size() || (!marked && (word.size() < 2 || !apart))) {
        return;
    }
    if (!marked) {
        refuse_orders_in_label();
    }
    take_rest_for_label();
}

/// Refuses a label with words that are orders for dice: they would change nothing there, and the table would not see
/// it.
void Reader::refuse_orders_in_label() const {
    Reader rest(*this);
    while (rest.at_ < text_.size()) {
        const std::string_view word = rest.word_ahead();
        if (changes_throws(word)) {
            fail(at_, say("“{word}” would change nothing here: write it as in 4d6kh3, 6d6!, 4d6ro=1 or d20 advantage",
                          {{"word", literally(word)}}));
        }
        rest.at_ += std::max<std::size_t>(1, word.size());
    }
}

/// Takes "advantage" or "with advantage": the only single die of the throw becomes two, of which one is kept.
bool Reader::advantage(Part& whole) {
    const std::size_t before = at_;
    if (among(kWith, word_ahead())) {
        at_ += word_ahead().size();
        skip_spaces();
    }
    const std::optional<Keep> keeps = advantage_called(word_ahead());
    if (!keeps) {
        at_ = before;
        return false;
    }
    std::vector<DiceGroup*> groups;
    find_groups(whole, groups);
    const auto single = [](const DiceGroup* group) {
        return group->count == 1 && group->keep == Keep::all && !group->tens_and_ones;
    };
    if (std::ranges::count_if(groups, single) != 1) {
        fail(before, say("advantage is for one die, such as d20 advantage"));
    }
    DiceGroup& die = **std::ranges::find_if(groups, single);
    die.count = 2;
    die.keep = *keeps;
    die.kept = 1;
    at_ += word_ahead().size();
    return true;
}

}  // namespace castalia::dice

#include "app/recorder/roller.h"

#include <algorithm>
#include <utility>

#include "core/dice/letters.h"
#include "core/dice/meaning.h"
#include "core/dice/odds_words.h"
#include "core/dice/shown.h"
#include "core/session/seeded_dice.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

/// Returns the throw with one more of such dice: as a part of its own, unless there is a group that can grow.
dice::Expression with_one_more(dice::Expression thrown, int sides) {
    dice::DiceGroup die;
    die.die.sides = sides;
    std::vector<dice::Part*> parts{&thrown.whole};
    if (thrown.whole.kind == dice::Part::Kind::sum) {
        parts.clear();
        std::ranges::transform(thrown.whole.parts, std::back_inserter(parts), [](dice::Part& part) { return &part; });
    }
    for (dice::Part* part : parts) {
        dice::DiceGroup plain = die;
        plain.count = part->dice.count;
        plain.counted = part->dice.counted;
        if (part->kind == dice::Part::Kind::dice && !part->minus && part->dice == plain) {
            ++part->dice.count;
            return thrown;
        }
    }
    dice::Part added;
    added.kind = dice::Part::Kind::dice;
    added.dice = die;
    if (thrown.whole.kind != dice::Part::Kind::sum) {
        dice::Part sum;
        sum.kind = dice::Part::Kind::sum;
        sum.parts.push_back(std::move(thrown.whole));
        thrown.whole = std::move(sum);
    }
    thrown.whole.parts.push_back(std::move(added));
    return thrown;
}

/// Returns the face of a Fudge die that has this digit: there are no keys for its signs.
std::optional<int> fudge_face(int digit) {
    constexpr int kMinus = 2;
    return digit > kMinus ? std::nullopt : std::optional(digit == kMinus ? -1 : digit);
}

}  // namespace

bool Roller::write(const std::string& notation, std::optional<dice::Dialect> dialect) {
    notation_ = notation;
    complaint_ = {};
    complaint_at_.reset();
    throw_.reset();
    odds_.reset();
    readings_.clear();
    clear();
    try {
        throw_ = dice::read_line(notation, dialect);
        readings_ = dialect ? dice::readings(notation) : std::vector<dice::Reading>();
        if (readings_.size() == 1) {
            readings_.clear();
        }
        odds_ = dice::odds_of(*throw_);
    } catch (const dice::SeveralReadings& several) {
        complaint_ = several.text;
        readings_ = several.found;
    } catch (const BadNotation& bad) {
        complaint_ = bad.text;
        complaint_at_ = dice::characters_before(notation, bad.position);
    } catch (const dice::TooManyResults&) {
        odds_.reset();  // They can be thrown all the same.
    }
    return throw_.has_value();
}

void Roller::pick(int sides) {
    if (throw_) {
        return static_cast<void>(write(dice::undisputed(with_one_more(*throw_, sides))));
    }
    write("d" + std::to_string(sides));
}

bool Roller::digit(int digit) {
    const dice::DieKind* die = throw_ ? dice::next_die(*throw_, shown_) : nullptr;
    if (die == nullptr) {
        return false;
    }
    app_ = false;
    const std::string typed = begun_ + std::to_string(digit);
    if (dice::has_digits(*die)) {
        const std::optional<int> face = die->fudge ? fudge_face(digit) : dice::face_typed(*die, typed);
        if (face) {
            shown_.push_back(*face);
        }
        return face.has_value();
    }
    constexpr int kHundred = 100;
    const bool hundred = die->faces.empty() && die->sides == kHundred;
    const long long number = std::stoll(typed);
    if (number > die->most() || (number == 0 && !hundred)) {
        // For "1 5" on two twelve-sided dice, the 5 belongs to the second one.
        return !begun_.empty() && next() && this->digit(digit);
    }
    begun_ = typed;
    // A number goes on while another digit could fit; two dice that make a hundred show two digits.
    if (10 * number > die->most() || (hundred && typed.size() == 2 && typed.front() == '0')) {
        next();
    }
    return true;
}

bool Roller::next() {
    const dice::DieKind* die = throw_ ? dice::next_die(*throw_, shown_) : nullptr;
    const std::optional<int> face = die == nullptr ? std::nullopt : dice::face_typed(*die, begun_);
    if (face) {
        shown_.push_back(*face);
        begun_.clear();
    }
    return face.has_value();
}

bool Roller::fall() {
    if (!throw_ || app_ || dice::next_die(*throw_, shown_) == nullptr) {
        return false;
    }
    begun_.clear();
    if (const auto die = static_cast<int>(shown_.size()); fallen_.empty() || fallen_.back() != die) {
        fallen_.push_back(die);
    }
    return true;
}

void Roller::back() {
    app_ = false;
    if (!begun_.empty()) {
        begun_.pop_back();
    } else if (!fallen_.empty() && fallen_.back() == static_cast<int>(shown_.size())) {
        fallen_.pop_back();
    } else if (!shown_.empty()) {
        shown_.pop_back();
    }
}

void Roller::clear() {
    shown_.clear();
    fallen_.clear();
    begun_.clear();
    seed_.clear();
    app_ = false;
}

void Roller::by_app(AppDice& dice, bool seeded) {
    if (throw_) {
        clear();
        seed_ = seeded ? dice.seed() : "";
        shown_ = seeded ? dice_of_seed(*throw_, 1, seed_) : dice.roll(*throw_);
        app_ = true;
    }
}

std::vector<Roller::Place> Roller::places() const {
    std::vector<Place> places;
    if (!throw_) {
        return places;
    }
    dice::Throwing throwing(*throw_);
    for (const int value : shown_) {
        throwing.show(value);
    }
    for (const dice::ShownDie& die : throwing.outcome().dice) {
        places.push_back({die.sides, die.value, die.kept, die.exploded, false, true, false});
    }
    const std::size_t known = places.size();
    for (const dice::DieKind* die : throwing.waiting()) {
        places.push_back({die->sides, 0, true, false, false, false, false});
    }
    for (const int die : fallen_) {
        if (std::cmp_less(die, places.size())) {
            places[static_cast<std::size_t>(die)].fell = true;
        }
    }
    if (places.size() > known) {
        places[known].here = true;
        places[known].begun = !begun_.empty();
        places[known].value = begun_.empty() ? 0 : std::stoi(begun_);
    }
    return places;
}

bool Roller::complete() const { return throw_ && dice::next_die(*throw_, shown_) == nullptr; }

Text Roller::meaning() const { return throw_ ? dice::meaning(*throw_) : Text(); }

Text Roller::throw_text() const {
    return throw_ ? say("{throw}: {what}", {{"throw", literally(dice::canonical(*throw_))},
                                            {"what", dice::outcome_text(*throw_, dice::outcome(*throw_, shown_))}})
                  : Text();
}

long long Roller::result() const { return throw_ ? dice::outcome(*throw_, shown_).result : 0; }

Text Roller::odds_sentence() const {
    return !odds_ ? Text() : complete() ? dice::rank_text(*odds_, result()) : dice::odds_sentence(*throw_, *odds_);
}

std::optional<Json> Roller::event(const std::string& player, const std::string& label, const std::string& set) const {
    if (!complete() || shown_.empty()) {
        return std::nullopt;
    }
    return dice_event(
        *throw_, shown_,
        {.player = player, .label = label, .set = app_ ? "" : set, .by_app = app_, .seed = seed_, .fallen = fallen_});
}

}  // namespace castalia

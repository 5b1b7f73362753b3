#include "app/recorder/roller.h"

namespace castalia {

bool Roller::write(const std::string& notation) {
    notation_ = notation;
    complaint_ = {};
    throw_.reset();
    clear();
    try {
        throw_ = dice::parse(notation);
    } catch (const BadNotation& bad) {
        complaint_ = bad.text;
        complaint_at_ = bad.position;
    }
    return throw_.has_value();
}

void Roller::pick(int sides) {
    // A pick raises the number of such dice; otherwise it adds a die to what is written.
    std::string written;
    bool counted = false;
    if (throw_) {
        for (const dice::Term& term : throw_->terms) {
            std::string text = term.text;
            if (!counted && term.sides == sides && !term.minus && !term.explodes && term.keep == dice::Keep::all) {
                text = std::to_string(term.count + 1) + "d" + (sides == 100 ? "%" : std::to_string(sides));
                counted = true;
            }
            written += (written.empty() ? (term.minus ? "-" : "") : term.minus ? "-" : "+") + text;
        }
    }
    if (!counted) {
        written += (written.empty() ? "1d" : "+1d") + (sides == 100 ? "%" : std::to_string(sides));
    }
    write(written);
}

bool Roller::digit(int digit) {
    const int sides = throw_ ? dice::next_die(*throw_, shown_) : 0;
    if (sides == 0) {
        return false;
    }
    app_ = false;
    if (begun_ == 0 && digit == 0) {
        if (sides != 10) {
            return false;
        }
        shown_.push_back(10);
        return true;
    }
    const int number = 10 * begun_ + digit;
    if (number > sides) {
        // For "1 5" on two twelve-sided dice, the 5 belongs to the second one.
        return begun_ != 0 && next() && this->digit(digit);
    }
    begun_ = number;
    // A ten-sided die shows only one digit; others wait while another digit could fit.
    if (sides == 10 || 10 * number > sides) {
        next();
    }
    return true;
}

bool Roller::next() {
    if (begun_ == 0) {
        return false;
    }
    shown_.push_back(std::exchange(begun_, 0));
    return true;
}

void Roller::back() {
    app_ = false;
    if (begun_ > 0) {
        begun_ /= 10;
    } else if (!shown_.empty()) {
        shown_.pop_back();
    }
}

void Roller::clear() {
    shown_.clear();
    begun_ = 0;
    app_ = false;
}

void Roller::by_app(AppDice& dice) {
    if (throw_) {
        clear();
        shown_ = dice.roll(*throw_);
        app_ = true;
    }
}

std::vector<Roller::Place> Roller::places() const {
    std::vector<Place> places;
    if (!throw_) {
        return places;
    }
    std::vector<std::size_t> thrown(throw_->terms.size());
    const dice::Outcome made = dice::outcome(*throw_, shown_);
    std::size_t term = 0;
    const auto wait = [&](std::size_t upto) {
        // The terms before `upto` still have to throw these dice; an explosion asks for one more than the count.
        for (; term < upto; ++term) {
            for (auto i = static_cast<int>(thrown[term]); i < throw_->terms[term].count; ++i) {
                places.push_back({throw_->terms[term].sides, 0, true, false, false});
            }
        }
    };
    for (const dice::ShownDie& die : made.dice) {
        wait(die.term);
        ++thrown[die.term];
        places.push_back({die.sides, die.value, die.kept, die.exploded, false});
    }
    const std::size_t known = places.size();
    wait(throw_->terms.size());
    if (const int sides = dice::next_die(*throw_, shown_)) {
        if (places.size() == known || places[known].sides != sides) {
            places.insert(places.begin() + static_cast<std::ptrdiff_t>(known), {sides, 0, true, false, false});
        }
        places[known].here = true;
        places[known].value = begun_;
    }
    return places;
}

bool Roller::complete() const { return throw_ && dice::next_die(*throw_, shown_) == 0; }

std::string Roller::outcome_text() const {
    return throw_ ? dice::outcome_text(*throw_, dice::outcome(*throw_, shown_)) : std::string();
}

long long Roller::total() const { return throw_ ? dice::outcome(*throw_, shown_).total : 0; }

std::optional<Json> Roller::event(const std::string& player, const std::string& label, const std::string& set) const {
    if (!complete() || shown_.empty()) {
        return std::nullopt;
    }
    Json event{{"type", "dice"}};
    if (!player.empty()) {
        event["player"] = player;
    }
    for (const dice::ShownDie& die : dice::outcome(*throw_, shown_).dice) {
        event["dice"].push_back({{"sides", die.sides}, {"value", die.value}});
    }
    if (!label.empty()) {
        event["label"] = label;
    }
    if (app_) {
        event["source"] = "app";
    } else if (!set.empty()) {
        event["die"] = set;
    }
    event["note"] = outcome_text();
    return event;
}

}  // namespace castalia

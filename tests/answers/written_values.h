// Writes values of the rules down as text, every member of them, so that two versions of the program can be compared.
#pragma once

#include <ostream>
#include <sstream>

#include "core/rules/game/game.h"
#include "core/statistics/dice.h"
#include "core/statistics/luck.h"

namespace castalia::answers {

void put(std::ostream& out, const Text& text);
void put(std::ostream& out, const std::string& words);
void put(std::ostream& out, const Json& json);
void put(std::ostream& out, double number);
void put(std::ostream& out, Seat seat);
void put(std::ostream& out, const Refusal& refusal);
void put(std::ostream& out, const Consequence& consequence);
void put(std::ostream& out, const Option& option);
void put(std::ostream& out, const Slot::Column& column);
void put(std::ostream& out, const Slot& slot);
void put(std::ostream& out, const Verb& verb);
void put(std::ostream& out, const Prompt& prompt);
void put(std::ostream& out, const Piece& piece);
void put(std::ostream& out, const Zone& zone);
void put(std::ostream& out, const TableView& view);
void put(std::ostream& out, const StripFact& fact);
void put(std::ostream& out, const Scoresheet::Row& row);
void put(std::ostream& out, const Scoresheet::Step& step);
void put(std::ostream& out, const Scoresheet& sheet);
void put(std::ostream& out, const TableCount& count);
void put(std::ostream& out, const Hidden& hidden);
void put(std::ostream& out, const RolledDie& die);
void put(std::ostream& out, const DiceLuck& dice_luck);
void put(std::ostream& out, const Passage::Side& side);
void put(std::ostream& out, const Passage& passage);
void put(std::ostream& out, const Curves::Curve& curve);
void put(std::ostream& out, const Curves& curves);
void put(std::ostream& out, const Series& series);
void put(std::ostream& out, const TableLayout& layout);
void put(std::ostream& out, const document::Shape& shape);
void put(std::ostream& out, const document::Figure& figure);
void put(std::ostream& out, const statistics::DiceGroup& dice);
void put(std::ostream& out, const statistics::PlayerLuck& luck);

template <std::integral T>
void put(std::ostream& out, T number) {
    out << static_cast<long long>(number);
}
template <class T>
void put(std::ostream& out, const std::optional<T>& value) {
    if (value) {
        put(out, *value);
    } else {
        out << "none";
    }
}
template <class T>
void put(std::ostream& out, const std::vector<T>& values) {
    out << "[";
    for (const T& value : values) {
        put(out, value);
        out << "; ";
    }
    out << "]";
}

/// Writes all values in one line.
template <class... Values>
void line(std::ostream& out, const Values&... values) {
    const auto each = [&out](const auto& value) {
        put(out, value);
        out << " | ";
    };
    (each(values), ...);
    out << "\n";
}

/// Does what writes an answer. If it throws because something cannot be read, the reason is the answer.
template <class Answer>
void or_why_not(std::ostream& out, Answer answer) {
    try {
        answer();
    } catch (const BadNotation& error) {
        line(out, std::string(error.what()), error.position, error.so_far);
    } catch (const BadRecord& error) {
        line(out, std::string(error.what()));
    }
}

}  // namespace castalia::answers

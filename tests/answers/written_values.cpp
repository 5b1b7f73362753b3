#include "tests/answers/written_values.h"

#include <cstdio>

namespace castalia::answers {

namespace {

/// Writes all values in braces.
template <class... Values>
void group(std::ostream& out, const Values&... values) {
    out << "{";
    const auto each = [&out](const auto& value) {
        put(out, value);
        out << ", ";
    };
    (each(values), ...);
    out << "}";
}

}  // namespace

void put(std::ostream& out, const Text& text) {
    out << (text.literal ? "'" : "") << text.pattern;
    if (!text.many.empty()) {
        out << "/" << text.many << "=" << text.number;
    }
    for (const Fill& fill : text.fills) {
        out << "<" << fill.hole << ":";
        put(out, fill.with);
        out << ">";
    }
}
void put(std::ostream& out, const std::string& words) { out << words; }
void put(std::ostream& out, const Json& json) { out << json.dump(-1, ' ', false, Json::error_handler_t::replace); }
void put(std::ostream& out, double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.6g", number);
    out << digits;
}
void put(std::ostream& out, Seat seat) { out << "seat " << seat.index; }
void put(std::ostream& out, const Refusal& refusal) {
    group(out, refusal.kind == Refusal::Kind::rule, refusal.clause, refusal.reason, refusal.brief);
}
void put(std::ostream& out, const Consequence& consequence) { group(out, consequence.clause, consequence.text); }

void put(std::ostream& out, const Option& option) {
    group(out, option.value, option.name, option.hint, option.barred, option.best, option.art, option.place.text());
}
void put(std::ostream& out, const Slot::Column& column) { group(out, column.key, column.label, column.choices); }
void put(std::ostream& out, const Slot& slot) {
    group(out, slot.field.text(), static_cast<int>(slot.kind), slot.label, slot.options, slot.least, slot.most,
          slot.optional);
    group(out, slot.rows, slot.sides[0].name, slot.sides[0].art, slot.sides[1].name, slot.sides[1].art,
          slot.row_label, slot.columns, slot.hint, slot.by_chance, slot.begins, slot.filled_by);
}
void put(std::ostream& out, const Verb& verb) {
    group(out, verb.draft, verb.name, static_cast<int>(verb.key), verb.barred, verb.notation, verb.before,
          verb.by_number, verb.optional);
}
void put(std::ostream& out, const Prompt& prompt) {
    group(out, prompt.seats, prompt.expects, prompt.text, prompt.verbs, prompt.phases, prompt.phase);
}

void put(std::ostream& out, const Piece& piece) {
    group(out, piece.id.text(), piece.art, piece.name, piece.count, piece.counted);
}
void put(std::ostream& out, const Zone& zone) {
    group(out, zone.title, static_cast<int>(zone.shape), zone.columns, zone.owner, zone.pieces);
}
void put(std::ostream& out, const TableView& view) { put(out, view.zones); }

void put(std::ostream& out, const StripFact& fact) { group(out, fact.number, fact.unit, fact.parts); }
void put(std::ostream& out, const Scoresheet::Row& row) {
    group(out, row.label, row.values, row.leaders, row.sources, row.clause);
}
void put(std::ostream& out, const Scoresheet::Step& step) {
    group(out, step.name, step.label, step.values, step.decided, step.clause);
}
void put(std::ostream& out, const Scoresheet& sheet) {
    group(out, sheet.parts, sheet.rows, sheet.ladder, sheet.over, sheet.winners, sheet.shared, sheet.decided_by,
          sheet.ranking, sheet.sentence, sheet.strip);
}

void put(std::ostream& out, const TableCount& count) {
    group(out, count.what, count.place, count.name, count.label, count.owner, count.adjustable, count.shown_at_none,
          count.number);
}
void put(std::ostream& out, const Hidden& hidden) {
    group(out, hidden.key, hidden.seat, hidden.label, hidden.options, hidden.shown);
}
void put(std::ostream& out, const RolledDie& die) { group(out, die.sides, die.value, die.by_app, die.seat); }
void put(std::ostream& out, const DiceLuck& dice_luck) {
    group(out, dice_luck.seat, dice_luck.got, dice_luck.expected, dice_luck.variance);
}
void put(std::ostream& out, const Passage::Side& side) { group(out, side.name, side.lines); }
void put(std::ostream& out, const Passage& passage) {
    group(out, static_cast<int>(passage.kind), passage.words, passage.lead, passage.sides, passage.outcome);
}
void put(std::ostream& out, const Curves::Curve& curve) {
    group(out, curve.name, curve.colour, curve.suit, curve.values);
}
void put(std::ostream& out, const Curves& curves) {
    group(out, curves.title, curves.note, curves.across, curves.places, curves.curves);
}
void put(std::ostream& out, const Series& series) { group(out, series.key, series.name, series.unit, series.values); }

void put(std::ostream& out, const TableLayout& layout) {
    group(out, layout.least_minutes, layout.most_minutes, layout.room);
    for (const TableLayout::Component& component : layout.needs) {
        line(out, component.count, component.name, component.remark);
    }
    for (const TableLayout::Step& step : layout.steps) {
        line(out, step.what, step.more);
    }
    put(out, layout.plan);
}
void put(std::ostream& out, const document::Shape& shape) {
    group(out, static_cast<int>(shape.kind), shape.x, shape.y, shape.width, shape.height, shape.pen,
          static_cast<int>(shape.fill.role), static_cast<int>(shape.fill.which), static_cast<int>(shape.ink.role),
          static_cast<int>(shape.ink.which), shape.dashes, shape.corner, shape.words, shape.size,
          static_cast<int>(shape.side), shape.bold, shape.book, shape.bare, shape.shortened);
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
        group(out, shape.corner_at(i).x, shape.corner_at(i).y);
    }
}
void put(std::ostream& out, const document::Figure& figure) {
    group(out, figure.width, figure.height, figure.name, figure.alternative_text, figure.full_width);
    for (const document::Shape& shape : figure.shapes) {
        line(out, shape);
    }
    for (const document::FigurePart& part : figure.parts) {
        line(out, part.first, part.end, part.id, part.name);
    }
}

void put(std::ostream& out, const statistics::DiceGroup& dice) {
    group(out, dice.name, dice.sentence, dice.thrown, dice.expected, dice.mean, dice.fair_mean);
}
void put(std::ostream& out, const statistics::PlayerLuck& luck) {
    group(out, luck.player, luck.rolls, luck.got, luck.expected, luck.spread, luck.sentence);
}

}  // namespace castalia::answers

// What another program wrote, in the setup of a result: {"play": {…}, "game": {…}, "place": {…}, "expansions": […],
// "seats": {"Ann": {"player": {…}, "score": {…}, "owner": true}}, "keeper": {…}}.
#include <algorithm>

#include "core/games/result/kinds.h"

namespace castalia::result {

namespace {

constexpr std::size_t kMostExpansions = 1'000;
/// The texts of other programs hold whole score sheets.
constexpr std::size_t kLongestSource = 1'000'000;

/// Where a value stands. It is spelled out only for a value that is refused.
struct Whereabouts {
    const Whereabouts* above = nullptr;
    std::string_view key;                ///< That of a member, or the whole place if there is nothing above.
    std::optional<std::size_t> index{};  ///< That of an element.

    std::string spelled() const {
        return above == nullptr ? std::string(key)
               : index          ? above->spelled() + "[" + std::to_string(*index) + "]"
                                : above->spelled() + "." + std::string(key);
    }
};

/// Throws BadRecord for a text in the value that no record may have.
void check_texts(Value value, const Whereabouts& where) {
    const auto check = [&](std::string_view text, std::size_t most) {
        if (text.size() > most || !is_plain(text)) {
            check_kept_text(std::string(text), most, where.spelled());
        }
    };
    if (const std::optional<std::string_view> text = value.string()) {
        check(*text, kLongestSource);
    } else if (value.is_array()) {
        const std::vector<Value> elements = value.elements();
        for (std::size_t i = 0; i < elements.size(); ++i) {
            check_texts(elements[i], {&where, {}, i});
        }
    } else if (value.is_object()) {
        for (const auto& [key, part] : value.members()) {
            check(key, kLongestTitle);
            check_texts(part, {&where, key});
        }
    }
}

Json object_of(Fields& fields, std::string_view key) {
    const std::optional<Value> value = fields.maybe(key);
    if (!value) {
        return Json::object();
    }
    if (!value->is_object()) {
        fields.fail(key, say("an object belongs here, not {value}", {{"value", value_text(*value)}}));
    }
    check_texts(*value, {nullptr, fields.where(key)});
    return value->json();
}

/// Throws BadRecord likewise for an object of this place.
void check_object(const Json& object, const std::string& where) { check_texts(object, {nullptr, where}); }

WrittenSource::Person person_in(Value value, const RecordPlace& at) {
    Fields fields = at.object(value);
    WrittenSource::Person person;
    person.player = object_of(fields, "player");
    person.score = object_of(fields, "score");
    person.is_owner = fields.flag_or("owner", false);
    fields.finish();
    return person;
}

Json expansion_in(Value value, const RecordPlace& at) {
    Fields fields = at.object(value);
    Json expansion{{"play", object_of(fields, "play")}, {"game", object_of(fields, "game")}};
    fields.finish();
    return expansion;
}

void put_if_any(Json& json, const char* key, const Json& part) {
    if (!part.empty()) {
        json[key] = part;
    }
}

Json foreign_object() { return {{"type", "object"}}; }

}  // namespace

SourceKind::Source SourceKind::read(Value value, const RecordPlace& at) const {
    Fields fields = at.object(value);
    WrittenSource source;
    source.play = object_of(fields, "play");
    source.game = object_of(fields, "game");
    if (fields.has("place")) {
        source.place = object_of(fields, "place");
    }
    if (fields.has("expansions")) {
        const RecordPlace place(fields, "expansions");
        for (const Value one : fields.list("expansions", 0, kMostExpansions)) {
            source.expansions.push_back(expansion_in(one, place.item(source.expansions.size())));
        }
    }
    if (fields.has("keeper")) {
        source.keeper = object_of(fields, "keeper");
    }
    if (const std::optional<Value> seats = fields.maybe("seats")) {
        const RecordPlace place(fields, "seats");
        place.object(*seats);  // Otherwise it is refused.
        for (const auto& [name, one] : seats->members()) {
            const RecordPlace here = place.member(name);
            WrittenSource::Person person = person_in(one, here);
            const auto seat = std::ranges::find(at.names(), name);
            if (seat == at.names().end()) {
                check_kept_name(std::string(name), kLongestName, here.spelled());
                person.name = name;
            } else {
                person.seat = Seat{static_cast<int>(seat - at.names().begin())};
            }
            source.people.push_back(std::move(person));
        }
    }
    fields.finish();
    return std::make_shared<const WrittenSource>(std::move(source));
}

void SourceKind::check(const Source& source, const Players& table) {
    if (source == nullptr) {
        return;
    }
    const std::string where = "setup.source.";
    check_object(source->play, where + "play");
    check_object(source->game, where + "game");
    check_object(source->place, where + "place");
    check_object(source->keeper, where + "keeper");
    for (std::size_t i = 0; i < source->expansions.size(); ++i) {
        check_object(source->expansions[i], where + "expansions[" + std::to_string(i) + "]");
    }
    for (const WrittenSource::Person& person : source->people) {
        const bool sits = person.seat.index >= 0 && person.seat.index < static_cast<int>(table.names.size());
        const std::string& name = sits ? table.names[static_cast<std::size_t>(person.seat.index)] : person.name;
        if (!sits) {
            check_kept_name(name, kLongestName, where + "seats." + name);
        }
        check_object(person.player, where + "seats." + name + ".player");
        check_object(person.score, where + "seats." + name + ".score");
    }
    if (source->expansions.size() > kMostExpansions) {
        throw BadRecord(
            where + "expansions",
            say_count("the list has {n} entry instead of {least} to {most}",
                      "the list has {n} entries instead of {least} to {most}",
                      static_cast<long long>(source->expansions.size()),
                      {{"least", literally(0)}, {"most", literally(static_cast<long long>(kMostExpansions))}}));
    }
}

Json SourceKind::json_of(const Source& source, const std::vector<std::string>& names) {
    Json json = object_with_room(6);
    if (source == nullptr) {
        return json;
    }
    put_if_any(json, "play", source->play);
    put_if_any(json, "game", source->game);
    if (source->place.is_object()) {
        json["place"] = source->place;
    }
    put_if_any(json, "expansions", source->expansions);
    Json seats = object_with_room(source->people.size());
    const auto put = [&](const std::string& name, const WrittenSource::Person& person) {
        Json& seat = seats[name] = object_with_room(3);
        put_if_any(seat, "player", person.player);
        put_if_any(seat, "score", person.score);
        if (person.is_owner) {
            seat["owner"] = true;
        }
    };
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        if (const auto* person = source->person(Seat{static_cast<int>(seat)})) {
            put(names[seat], *person);
        }
    }
    for (const WrittenSource::Person& person : source->people) {
        if (person.seat.index < 0 && !seats.contains(person.name)) {
            put(person.name, person);
        }
    }
    if (!seats.empty()) {
        json["seats"] = std::move(seats);
    }
    if (source->keeper.is_object()) {
        json["keeper"] = source->keeper;
    }
    return json;
}

Json SourceKind::schema() {
    const Json closed{{"type", "object"}, {"properties", Json::object()}, {"additionalProperties", false}};
    Json expansion = closed, seat = closed, whole = closed;
    expansion["properties"] = {{"play", foreign_object()}, {"game", foreign_object()}};
    seat["properties"] = {
        {"player", foreign_object()}, {"score", foreign_object()}, {"owner", {{"type", "boolean"}}}};
    whole["properties"] = {{"play", foreign_object()},
                           {"game", foreign_object()},
                           {"place", foreign_object()},
                           {"expansions", {{"type", "array"}, {"maxItems", kMostExpansions}, {"items", expansion}}},
                           {"seats", {{"type", "object"}, {"additionalProperties", seat}}},
                           {"keeper", foreign_object()}};
    return whole;
}

}  // namespace castalia::result

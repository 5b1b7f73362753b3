#include "core/rules/game/field_path.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace castalia {

namespace {

using Step = FieldPath::Step;

bool is_number(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<std::size_t> number_in(std::string_view word) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return is_number(word) && error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Returns a key as one step of a path: "~1" stands for a slash, "~2" for a plus, "~0" for a tilde. "~3" stands
/// before a key of digits, which would otherwise be a place in a list.
std::string written_key(std::string_view key) {
    std::string word = is_number(key) ? "~3" : "";
    for (const char c : key) {
        word += c == '~' ? "~0" : c == '/' ? "~1" : c == '+' ? "~2" : std::string(1, c);
    }
    return word;
}

Step read_step(std::string_view written) {
    Step step{"", number_in(written)};
    for (std::size_t at = 0; at < written.size(); ++at) {
        const char next = written[at] == '~' && at + 1 < written.size() ? written[++at] : '\0';
        step.key += next == '\0'  ? std::string(1, written[at])
                    : next == '1' ? "/"
                    : next == '2' ? "+"
                    : next == '3' ? ""
                                  : "~";
    }
    return step;
}

std::vector<std::string_view> divided(std::string_view text, char sign) {
    std::vector<std::string_view> pieces;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(sign, at), text.size());
        pieces.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return pieces;
}

void put_in_list(Json& list, std::size_t place, Json value) {
    if (!list.is_array()) {
        list = Json::array();
    }
    while (list.size() <= place) {
        list.push_back(nullptr);
    }
    list[place] = std::move(value);
    while (!list.empty() && list.back().is_null()) {
        list.erase(list.size() - 1);
    }
}

const Json* inside(const Json& here, const Step& step) {
    if (here.is_array()) {
        return step.place && *step.place < here.size() ? &here[*step.place] : nullptr;
    }
    const auto found = here.is_object() ? here.find(step.key) : here.end();
    return found == here.end() ? nullptr : &*found;
}

void put_steps(Json& here, std::span<const Step> steps, Json value) {
    const Step& step = steps.front();
    if (steps.size() > 1) {
        const Json* known = step.place && !here.is_array() ? nullptr : inside(here, step);
        Json further = known == nullptr ? Json() : *known;
        put_steps(further, steps.subspan(1), std::move(value));
        value = further.empty() ? Json() : std::move(further);
    }
    if (step.place) {
        put_in_list(here, *step.place, std::move(value));
        return;
    }
    if (!here.is_object()) {
        here = Json::object();
    }
    if (value.is_null()) {
        here.erase(step.key);
    } else {
        here[step.key] = std::move(value);
    }
}

}  // namespace

bool FieldPath::joined() const { return written_.find('+') != std::string::npos; }

FieldPath FieldPath::named_in_message(std::string_view place, std::string_view within) {
    if (place.starts_with(within) && place.substr(within.size()).starts_with('.')) {
        place.remove_prefix(within.size() + 1);
    }
    FieldPath path;
    for (const std::string_view name : divided(place, '.')) {
        const std::vector<std::string_view> places = divided(name, '[');
        path = path / places.front();
        for (const std::string_view in_list : std::span(places).subspan(1)) {
            path = path / number_in(in_list.substr(0, in_list.find(']'))).value_or(0);
        }
    }
    return path;
}

FieldPath FieldPath::operator/(std::string_view key) const {
    return written_.empty() ? FieldPath(written_key(key)) : FieldPath(written_ + "/" + written_key(key));
}

FieldPath FieldPath::operator/(std::size_t place) const {
    return FieldPath((written_.empty() ? "" : written_ + "/") + std::to_string(place));
}

std::vector<Step> FieldPath::steps() const {
    std::vector<Step> steps;
    if (!written_.empty()) {
        for (const std::string_view word : divided(written_, '/')) {
            steps.push_back(read_step(word));
        }
    }
    return steps;
}

FieldPath FieldPath::head() const { return FieldPath(std::string(divided(written_, '/').front())); }

FieldPath FieldPath::parent() const {
    const std::size_t last = written_.rfind('/');
    return last == std::string::npos ? FieldPath() : FieldPath(written_.substr(0, last));
}

std::vector<FieldPath> FieldPath::parts() const {
    std::vector<FieldPath> parts;
    for (const std::string_view word : divided(written_, '+')) {
        parts.push_back(FieldPath(std::string(word)));
    }
    return parts;
}

Json value_at(const Json& draft, const FieldPath& field) {
    if (field.joined()) {
        Json all = Json::object();
        for (const FieldPath& key : field.parts()) {
            Json value = value_at(draft, key);
            if (value.is_null()) {
                return nullptr;
            }
            put_at(all, key, std::move(value));
        }
        return all;
    }
    const Json* here = &draft;
    for (const Step& step : field.steps()) {
        here = inside(*here, step);
        if (here == nullptr) {
            return nullptr;
        }
    }
    return *here;
}

void put_at(Json& draft, const FieldPath& field, Json value) {
    if (field.joined()) {
        for (const FieldPath& key : field.parts()) {
            put_at(draft, key, value.is_object() ? value_at(value, key) : Json());
        }
        return;
    }
    const std::vector<Step> steps = field.steps();
    put_steps(draft, steps, std::move(value));
}

bool same_value(const Json& one, const Json& other) {
    if (one.type() != other.type() || !one.is_structured()) {
        return one == other;  // Numbers compare by value.
    }
    // An ordered object compares its keys in order; a sorted one does not.
    return nlohmann::json(one) == nlohmann::json(other);
}

PlaceId PlaceId::operator/(std::string_view name) const { return PlaceId(written_ + "/" + std::string(name)); }

PlaceId PlaceId::operator/(std::size_t number) const { return *this / std::to_string(number); }

PlaceId PlaceId::of(const FieldPath& field, const Json& value) {
    const auto word = [](const Json& part) { return part.is_string() ? part.get<std::string>() : part.dump(); };
    if (value.is_string()) {
        return PlaceId(value.get<std::string>());
    }
    if (!field.joined()) {
        return PlaceId(field.text()) / value.dump();
    }
    std::string id;
    for (const FieldPath& key : field.parts()) {
        id += (id.empty() ? "" : "/") + word(value_at(value, key));
    }
    return PlaceId(id);
}

std::optional<Json> PlaceId::value_of(const FieldPath& field) const {
    const std::string before = field.text() + "/";
    if (kind_ != Kind::named || !written_.starts_with(before)) {
        return std::nullopt;
    }
    const Json value = Json::parse(written_.substr(before.size()), nullptr, false);
    return value.is_discarded() ? std::nullopt : std::optional(value);
}

std::optional<Json> PlaceId::event() const {
    return begins_event() ? std::optional(Json::parse(written_)) : std::nullopt;
}

PlaceId PlaceId::showing(ShownStep shown) {
    const std::string_view way = shown.way == ShownStep::Way::on     ? "on"
                                 : shown.way == ShownStep::Way::back ? "back"
                                                                     : "all";
    return {Kind::step, std::string(way) + (shown.step ? "/" + std::to_string(*shown.step) : "")};
}

std::optional<PlaceId::ShownStep> PlaceId::shown_step() const {
    if (kind_ != Kind::step) {
        return std::nullopt;
    }
    const std::vector<std::string_view> words = divided(written_, '/');
    const ShownStep::Way way = words.front() == "on"     ? ShownStep::Way::on
                               : words.front() == "back" ? ShownStep::Way::back
                                                         : ShownStep::Way::all;
    return ShownStep{way, number_in(words.back())};
}

}  // namespace castalia

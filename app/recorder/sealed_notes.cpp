#include "app/recorder/sealed_notes.h"

#include <algorithm>

namespace castalia {

namespace {

std::string setting_of(const Session& session) { return "sealed." + session.heading().id; }

Json kept_notes(const Store& store, const Session& session) {
    const std::optional<std::string> kept = store.setting(setting_of(session));
    Json notes = kept ? Json::parse(*kept, nullptr, false) : Json();
    return notes.is_object() ? notes : Json::object();
}

Text name_of(const Hidden& hidden, const Json& value) {
    const auto option = std::ranges::find(hidden.options, value, &Option::value);
    return option == hidden.options.end() ? literally(value.is_string() ? value.get<std::string>() : value.dump())
                                          : option->name;
}

}  // namespace

void seal(Store& store, const Session& session, const Hidden& hidden, const Json& value) {
    Json notes = kept_notes(store, session);
    notes[hidden.key] = value;
    store.set(setting_of(session), notes.dump());
}

void copy_seals(Store& store, const Session& from, const Session& to) {
    for (std::size_t seat = 0; seat < to.names().size(); ++seat) {
        const auto before = std::ranges::find(from.names(), to.names()[seat]) - from.names().begin();
        if (before != std::ssize(from.names()) && before != static_cast<std::ptrdiff_t>(seat)) {
            return;
        }
    }
    if (const std::optional<std::string> kept = store.setting(setting_of(from))) {
        store.set(setting_of(to), *kept);
    }
}

bool is_sealed(const Store& store, const Session& session, const Hidden& hidden) {
    return kept_notes(store, session).contains(hidden.key);
}

std::vector<std::vector<Text>> notes_by_seat(const Store& store, const Session& session, std::size_t ply) {
    std::vector<std::vector<Text>> texts(session.names().size());
    const Json notes = session.game().hidden ? kept_notes(store, session) : Json::object();
    if (notes.empty()) {
        return texts;
    }
    for (const Hidden& hidden : session.game().hidden(session.playthrough(), ply)) {
        if (hidden.shown.is_null() && notes.contains(hidden.key)) {
            texts[static_cast<std::size_t>(hidden.seat.index)].push_back(
                say("{label}: {words}", {{"label", hidden.label}, {"words", name_of(hidden, notes[hidden.key])}}));
        }
    }
    return texts;
}

std::vector<Json> opened_notes(const Store& store, const Session& session) {
    std::vector<Json> events;
    const Json notes = kept_notes(store, session);
    if (notes.empty() || !session.game().hidden || session.plies() == 0) {
        return events;
    }
    const std::vector<Hidden> before = session.game().hidden(session.playthrough(), session.plies() - 1);
    for (const Hidden& now : session.game().hidden(session.playthrough(), session.plies())) {
        const auto was = std::ranges::find(before, now.key, &Hidden::key);
        if (!notes.contains(now.key) || now.shown.is_null() || was == before.end() || !was->shown.is_null()) {
            continue;
        }
        const std::string& player = session.names()[static_cast<std::size_t>(now.seat.index)];
        const std::vector<Fill> fills{
            {"what", now.label}, {"noted", name_of(*was, notes[now.key])}, {"shown", name_of(*was, now.shown)}};
        const Text sentence = notes[now.key] == now.shown
                                  ? say("The sealed note on {what} says {noted}, and so it is", fills)
                                  : say("The sealed note on {what} says {noted}, but it is {shown}", fills);
        events.push_back({{"type", "note"}, {"player", player}, {"text", english(sentence)}});
    }
    return events;
}

}  // namespace castalia

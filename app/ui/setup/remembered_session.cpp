#include "app/ui/setup/remembered_session.h"

#include <wx/datetime.h>
#include <wx/intl.h>

#include "app/language/dates.h"
#include "app/recorder/clock.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"
#include "core/session/record.h"
#include "db/history/history.h"

namespace castalia {

namespace {

const std::string kLeftOpen = "left.";

/// Returns what is kept under a key; an empty object where it is not there or cannot be read, because it is only a
/// convenience.
Json kept(const Store& store, const std::string& key) {
    const std::optional<std::string> text = store.setting(key);
    if (!text) {
        return Json::object();
    }
    try {
        Json last = parse_json(*text);
        return last.is_object() ? last : Json::object();
    } catch (const BadRecord&) {
        return Json::object();
    }
}

/// Returns who sat where in the newest session of the game, such as one that came from another library.
Json last_in_list(const Store& store, const Game& game) {
    Filter filter;
    filter.game = game.id;
    filter.sample = false;
    const std::vector<HistoryRow> rows = History(store).page(filter, {}, 1);
    if (rows.empty()) {
        return Json::object();
    }
    const SessionSummary& newest = rows.front().session;
    return {{"place", newest.place}, {"edition", newest.edition}, {"players", newest.players}};
}

}  // namespace

Json remembered(const Store& store, const Game& game) {
    Json last = kept(store, "last." + game.id);
    if (last.empty()) {
        last = last_in_list(store, game);
    }
    if (!last.empty()) {
        last["game"] = game.id;
        return last;
    }
    // The same people at the same table begin with another game.
    const std::string another = store.setting(kLastGame).value_or("");
    const Json other = kept(store, "last." + another);
    const auto players = static_cast<int>(names_of(other).size());
    if (players >= game.least_players && players <= game.most_players) {
        last = {{"game", another}, {"players", other.at("players")}, {"place", words_of(other, "place")}};
    }
    return last;
}

Json left_open(const Store& store, const Game& game) { return kept(store, kLeftOpen + game.id); }

void leave_open(Store& store, const Game& game, const Json& filled_in) {
    store.set(kLeftOpen + game.id, filled_in.dump());
}

Json to_remember(const Game& game, const Heading& heading) {
    return {
        {"place", heading.place},
        {"edition", heading.edition},
        {"players", heading.players},
        {"setup", lasting(game.options(Players{heading.players}, heading.edition, heading.setup), heading.setup)}};
}

Json lasting(const std::vector<Slot>& slots, const Json& setup) {
    Json kept_for_next = Json::object();
    for (const Slot& slot : slots) {
        if (slot.optional) {
            put_at(kept_for_next, slot.field, Json(value_at(setup, slot.field)));
        }
    }
    return kept_for_next;
}

wxString where_remembered(const Store& store, const Json& last) {
    const Game* game = names_of(last).empty() ? nullptr : store.games().find(words_of(last, "game"));
    return game == nullptr ? wxString() : wxString::Format(_("as in your last session of %s"), words(game->title));
}

std::string words_of(const Json& last, std::string_view key) {
    const Json value = value_at(last, FieldPath() / key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::vector<std::string> names_of(const Json& last) {
    std::vector<std::string> names;
    const Json& players = value_at(last, "players");
    for (const Json& name : players.is_array() ? players : Json::array()) {
        names.push_back(name.is_string() ? name.get<std::string>() : std::string());
    }
    return names;
}

wxString usual_title() {
    const auto moment = system_now();
    const wxDateTime now(wxLongLong(moment.time_since_epoch().count()));
    constexpr int kMorning = 5, kAfternoon = 12, kEvening = 17, kNight = 23;
    const int hour = now.GetHour();
    const wxString pattern = hour < kMorning || hour >= kNight ? _("%s night")
                             : hour < kAfternoon               ? _("%s morning")
                             : hour < kEvening                 ? _("%s afternoon")
                                                               : _("%s evening");
    const wxString title = wxString::Format(pattern, utf8(weekday_in(spoken_language(), moment)));
    return title.Left(1).Upper() + title.Mid(1);  // Some languages write weekdays small, but not titles.
}

}  // namespace castalia

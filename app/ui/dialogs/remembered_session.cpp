#include "app/ui/dialogs/remembered_session.h"

#include <wx/datetime.h>
#include <wx/intl.h>

#include "app/language/dates.h"
#include "app/recorder/clock.h"
#include "app/ui/basics/spoken_language.h"
#include "app/ui/basics/wx_text.h"
#include "core/rules/field_path.h"
#include "core/session/record.h"

namespace castalia {

Json remembered(const Store& store, const Game& game) {
    const std::optional<std::string> kept = store.setting("last." + game.id);
    if (!kept) {
        return Json::object();
    }
    try {
        Json last = parse_json(*kept);
        return last.is_object() ? last : Json::object();
    } catch (const BadRecord&) {
        return Json::object();  // This is only a convenience, so the dialog begins empty.
    }
}

Json to_remember(const Game& game, const Heading& heading) {
    Json last = {{"place", heading.place},
                 {"edition", heading.edition},
                 {"players", heading.players},
                 {"setup", Json::object()}};
    for (const Slot& slot : game.options(Players{heading.players}, heading.edition, heading.setup)) {
        if (slot.optional) {
            put_at(last["setup"], slot.field, Json(value_at(heading.setup, slot.field)));
        }
    }
    return last;
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
    return wxString::Format(pattern, utf8(weekday_in(spoken_language(), moment)));
}

}  // namespace castalia

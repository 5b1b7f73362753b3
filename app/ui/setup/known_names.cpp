#include "app/ui/setup/known_names.h"

#include <algorithm>

#include "app/names/names.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "db/history/people.h"

namespace castalia {

wxString NameQuestions::about(const std::vector<std::string>& names, std::size_t seat) {
    const std::string& name = names.at(seat);
    if (name.empty()) {
        return _("Enter the name of this player.");
    }
    const auto twin = std::ranges::find(names, name) - names.begin();
    if (twin < static_cast<std::ptrdiff_t>(seat)) {
        return wxString::Format(_("Seat %d has the same name; give one of them another name"),
                                static_cast<int>(twin) + 1);
    }
    try {
        check_name(name, kLongestName, {});
    } catch (const BadRecord& bad) {
        return as_sentence(bad.text);
    }
    return looks_like(names, seat);
}

wxString NameQuestions::looks_like(const std::vector<std::string>& names, std::size_t seat) {
    const std::string& name = names.at(seat);
    if (asked_.contains(name)) {
        return {};
    }
    const auto here = names.begin() + static_cast<std::ptrdiff_t>(seat);
    const auto twin =
        std::find_if(names.begin(), here, [&](const std::string& other) { return look_alike(name, other); });
    if (!known_) {
        known_.emplace(People(store_).names());
    }
    const std::optional<std::string> known = twin == here ? known_->looking_like(name) : std::optional(*twin);
    if (!known) {
        return {};
    }
    asked_.insert(name);
    return words(look_alike_text(name, *known));
}

void ask_who_is_who(Store& store, const std::vector<std::string>& names, const KnownNames& before,
                    const std::function<bool(const wxString& question)>& same) {
    People people(store);
    for (const std::string& name : names) {
        const std::optional<std::string> known = before.looking_like(name);
        if (!known || !same(wxString::Format(_("%s looks like %s, who has played before. Are they one person?"),
                                             named(name), named(*known)))) {
            continue;
        }
        const std::optional<Person> one = people.find(*known), other = people.find(name);
        if (one && other && one->key != other->key) {
            people.merge(one->key, other->key);
        }
    }
}

}  // namespace castalia

#include "db/history/own_throws.h"

#include <algorithm>

namespace castalia {

std::vector<OwnThrow> own_throws(const Store& store) { return own_throws_in(store.setting(kOwnThrowsSetting)); }

std::vector<OwnThrow> own_throws_in(const std::optional<std::string>& kept) {
    try {
        return kept ? read_own_throws(*kept) : std::vector<OwnThrow>();
    } catch (const BadRecord&) {
        return {};  // Another program wrote this setting.
    }
}

void keep_own_throw(Store& store, OwnThrow kept) {
    std::vector<OwnThrow> throws = own_throws(store);
    put_among(throws, checked_throw(std::move(kept), ""));
    if (throws.size() > kMostOwnThrows) {
        throw BadRecord("", say("a library keeps at most {n} throws; remove one that nobody uses",
                                {{"n", literally(static_cast<long long>(kMostOwnThrows))}}));
    }
    store.set(kOwnThrowsSetting, own_throws_json(throws).dump());
}

bool drop_own_throw(Store& store, const std::string& name) {
    std::vector<OwnThrow> throws = own_throws(store);
    const bool found = std::erase_if(throws, [&](const OwnThrow& one) { return is_called(one, name); }) > 0;
    if (found) {
        store.set(kOwnThrowsSetting, own_throws_json(throws).dump());
    }
    return found;
}

}  // namespace castalia

#include "app/recorder/branch.h"

namespace castalia {

Branch::Branch(const Session& origin, std::size_t ply, const Games& games, std::function<Moment()> now,
               std::function<std::string()> new_id)
    : origin_(origin.heading().id),
      ply_(ply),
      after_(ply == 0 ? 0 : origin.replay().steps().at(ply - 1).entry.number),
      store_(games, ":memory:"),
      recorder_(store_, std::move(now), std::move(new_id)) {
    const Session start = branch_of(origin, {after_, {}, {}});
    store_.begin(start);
    recorder_.open(origin_);
    recorder_.settle();
}

std::size_t Branch::size() const { return recorder_.session()->plies() - ply_; }

Variation Branch::variation(std::string name) const {
    Variation variation{after_, std::move(name), {}};
    const auto& entries = recorder_.session()->in_force().entries;
    for (std::size_t i = ply_; i < entries.size(); ++i) {
        variation.events.push_back(entries[i].event);
    }
    return variation;
}

}  // namespace castalia

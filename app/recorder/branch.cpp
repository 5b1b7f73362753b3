#include "app/recorder/branch.h"

namespace castalia {

namespace {

EntryNumber entry_before(const Session& session, std::size_t ply) {
    return ply == 0 ? 0 : session.replay().steps().at(ply - 1).entry.number;
}

}  // namespace

Branch::Branch(const Recorder& of, std::size_t ply)
    : origin_(of.session()->heading().id),
      ply_(ply),
      after_(entry_before(*of.session(), ply)),
      store_(of.store().games(), ":memory:"),
      recorder_(store_, [&of] { return of.now(); }, [&of] { return of.new_id(); }) {
    store_.begin(branch_of(*of.session(), {after_, {}, {}}));
    recorder_.open(origin_);
    recorder_.settle();
}

Branch::Branch(const Recorder& of, const Variation& kept)
    : Branch(of, ply_after(*of.session(), kept.after).value_or(0)) {
    name_ = kept.name;
    for (const EventPtr& event : kept.events) {
        if (recorder_.enter(event)) {
            break;  // The session has been corrected, so the rest does not fit any more.
        }
    }
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

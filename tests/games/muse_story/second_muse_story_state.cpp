// The state of the rules page and the result, written from that page alone.
#include "tests/games/muse_story/second_hands.h"
#include "tests/games/muse_story/second_muse_story.h"

namespace castalia {

Json SecondMuseStory::state() const {
    const auto side_json = [](const Side& side) { return Json{{"player", side.player}, {"cards", side.cards}}; };
    const auto leading = [](const std::vector<Side>& sides) {
        Json leader;
        std::vector<int> most;
        for (const Side& side : sides) {
            const std::vector<int> value = worth(side.cards);
            if (!side.shown) {
                return Json();
            }
            if (most.empty() || value > most) {
                most = value;
                leader = side.player;
            } else if (value == most) {
                leader = nullptr;
            }
        }
        return leader;
    };
    Json json{{"phase", phase_},           {"narrator", narrator_.empty() ? Json() : Json(narrator_)},
              {"in_between", in_between_}, {"deck", deck_},
              {"discard", discard_},       {"players", Json::object()},
              {"elements", elements_},     {"questions", questions_},
              {"showdown", nullptr},       {"contest", nullptr}};
    for (const std::string& name : names_) {
        json["players"][name] = {{"hand", hands_[name]}};
    }
    if (!showdown_.empty()) {
        json["showdown"] = {{"question", fought_},
                            {"caller", caller_},
                            {"yes", side_json(showdown_[0])},
                            {"no", side_json(showdown_[1])},
                            {"leading", leading(showdown_)}};
    }
    if (!contest_.empty()) {
        json["contest"] = {
            {"narrator", side_json(contest_[0])}, {"contenders", Json::array()}, {"leading", leading(contest_)}};
        for (std::size_t i = 1; i < contest_.size(); ++i) {
            json["contest"]["contenders"].push_back(side_json(contest_[i]));
            json["contest"]["contenders"].back()["aim"] = contest_[i].aim;
        }
    }
    return json;
}

Json SecondMuseStory::result() const {
    return phase_ == "over" ? Json{{"winner", narrator_}, {"decided_by", over_by_chance_ ? "random" : "hand"}}
                            : Json();
}

}  // namespace castalia

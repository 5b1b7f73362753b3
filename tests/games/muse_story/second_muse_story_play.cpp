// What an event leads to, written from the rules page alone.
#include <algorithm>
#include <array>
#include <set>

#include "tests/games/muse_story/second_hands.h"
#include "tests/games/muse_story/second_muse_story.h"

namespace castalia {

namespace {

std::vector<std::string> list(const Json& cards) { return cards.get<std::vector<std::string>>(); }

}  // namespace

void SecondMuseStory::need(int cards) {
    if (deck_ < cards && discard_ > 0) {
        deck_ += discard_;
        discard_ = 0;
        known_.clear();
    }
    while (deck_ < cards) {
        int most = 0;
        for (const Json& held : hands_) {
            most = std::max(most, held.get<int>());
        }
        if (most > 0) {
            for (Json& held : hands_) {
                if (held == most) {
                    held = most - 1;
                    ++deck_;
                }
            }
            continue;
        }
        for (const Json& one : questions_) {
            most = std::max({most, one["yes"]["cards"].get<int>(), one["no"]["cards"].get<int>()});
        }
        if (most == 0) {
            return;
        }
        for (Json& one : questions_) {
            for (const char* side : {"yes", "no"}) {
                if (one[side]["cards"] == most) {
                    one[side]["cards"] = most - 1;
                    ++deck_;
                }
            }
        }
    }
}

void SecondMuseStory::draw(const std::string& who, int cards) {
    need(cards);
    const long long drawn = std::min<long long>(deck_, cards);
    deck_ -= drawn;
    hands_[who] = hands_[who].get<long long>() + drawn;
}

void SecondMuseStory::pass(const std::string& to) {
    outgoing_ = narrator_;
    narrator_ = to;
    in_between_ = true;
    had_chance_.clear();
    chosen_ = 0;
}

void SecondMuseStory::enter(const std::string& phase) {
    phase_ = phase;
    if (phase == "development") {
        for (Json& one : elements_) {
            one["mark"] = one["mark"] == "open"      ? "crossed"
                          : one["mark"] == "checked" ? "refreshed"
                                                     : one["mark"].get<std::string>();
        }
    }
    if (phase_ == "climax" && in_play() == 0) {
        phase_ = "epilogue";
    }
}

void SecondMuseStory::choose(const Json& event) {
    const std::string who = mover(event);
    const auto check = list(event["check"]);
    const int cost = std::max(0, 2 - static_cast<int>(check.size()));
    hands_[who] = hands_[who].get<int>() - cost;
    discard_ += cost;
    for (const std::string& id : check) {
        Json& one = *element(id);
        if (one["mark"] == "open") {
            one["mark"] = "checked";
            draw(one["author"], 1);
        } else if (one["mark"] == "refreshed") {
            one["mark"] = "crossed";
        }
    }
    Json& asked = question(event);
    draw(asked["author"], 1);
    asked["status"] = "in_play";
    asked["answer"] = nullptr;
    if (who == narrator_) {
        chosen_ = event["question"];
    }
    if (!first_chosen_ && focused_) {
        for (Json& one : elements_) {
            one["mark"] = one["mark"] == "open" ? "crossed" : one["mark"].get<std::string>();
        }
        for (Json& one : questions_) {
            one["status"] = one["status"] == "sheet" ? "crossed" : one["status"].get<std::string>();
        }
    }
    first_chosen_ = true;
    const auto marked = [&](const char* mark) {
        return std::ranges::count_if(elements_, [&](const Json& one) { return one["mark"] == mark; });
    };
    if (phase_ == "introduction" && marked("checked") >= 6) {
        enter("development");
    } else if (phase_ == "development" && marked("crossed") == std::ssize(elements_)) {
        enter("climax");
    }
}

void SecondMuseStory::settle_showdown(const std::string& winner) {
    Json& asked = questions_[static_cast<std::size_t>(fought_ - 1)];
    std::string side = showdown_[0].player == winner ? "yes" : "no";
    if (showdown_[0].player == showdown_[1].player && worth(showdown_[1].cards) > worth(showdown_[0].cards)) {
        side = "no";
    }
    const std::string other = side == "yes" ? "no" : "yes";
    const std::string loser = showdown_[other == "yes" ? 0 : 1].player;
    const int won = asked[side]["cards"], lost = asked[other]["cards"];
    draw(loser, 2);
    if (won >= 5 || lost >= 5) {
        draw(asked["author"], 1);
    }
    draw(winner, lost);
    for (const std::string& one : {side, other}) {
        const Cards& seen = showdown_[one == "yes" ? 0 : 1].cards;
        const int lie = asked[one]["cards"];
        discard_ += lie;
        if (std::cmp_less_equal(seen.size(), lie)) {  // Else one of them went back into the deck, nobody knows which.
            known_.insert(seen.begin(), seen.end());
        }
        asked[one] = {{"owner", nullptr}, {"cards", 0}};
    }
    asked["status"] = "answered";
    asked["answer"] = side;
    showdown_.clear();
    if (winner != caller_) {
        pass(winner);
    } else if (winner != narrator_) {
        narrator_ = winner;
        chosen_ = 0;
    }
    if (chosen_ == fought_) {
        chosen_ = 0;
    }
    if (phase_ == "climax") {
        enter("climax");
    }
}

void SecondMuseStory::settle(const Json& event) {
    std::string winner;
    if (event.contains("winner")) {
        winner = event["winner"];
    } else {
        const Side* best = &stage()->front();  // In a contest the narrator, who keeps the turn among equals.
        for (const Side& side : *stage()) {
            best = worth(side.cards) > worth(best->cards) ? &side : best;
        }
        winner = best->player;
    }
    if (contest_.empty()) {
        settle_showdown(winner);
        return;
    }
    const std::string narrated = contest_.front().player;
    for (const Side& side : contest_) {
        discard_ += std::ssize(side.cards);
        known_.insert(side.cards.begin(), side.cards.end());
    }
    contest_.clear();
    if (winner != narrated) {
        pass(winner);
    }
}

void SecondMuseStory::play(const Json& event) {
    const std::string type = event["type"];
    const bool acting = type == "narrate" || type == "choose" || type == "add" || type == "answer";
    if (acting && mover(event) == narrator_) {
        in_between_ = false;
    }
    if (type == "element" || type == "question") {
        const std::string who = event["player"];
        if (type == "element") {
            const auto number = static_cast<int>(elements_.size());
            std::string id(1, static_cast<char>('A' + number % 26));
            if (number >= 26) {
                id.insert(id.begin(), static_cast<char>('A' + number / 26 - 1));
            }
            elements_.push_back({{"id", id}, {"author", who}, {"text", event["text"]}, {"mark", "open"}});
            if (event.contains("kind")) {
                elements_.back()["kind"] = event["kind"];
            }
        } else {
            const Json free{{"owner", nullptr}, {"cards", 0}};
            questions_.push_back({{"number", questions_.size() + 1},
                                  {"author", who},
                                  {"text", event["text"]},
                                  {"elements", event["elements"]},
                                  {"status", "sheet"},
                                  {"yes", free},
                                  {"no", free},
                                  {"answer", nullptr}});
        }
        if (in_between_) {
            had_chance_.insert(who);
        }
    } else if (type == "begin") {
        narrator_ = event["narrator"];
        phase_ = "introduction";
    } else if (type == "choose") {
        choose(event);
    } else if (type == "add") {
        const std::string who = mover(event);
        int cards = 0;
        if (event["from"] == "hand") {
            cards = event["cards"];
            hands_[who] = hands_[who].get<int>() - cards;
        } else {
            need(1);
            cards = deck_ > 0 ? 1 : 0;
            deck_ -= cards;
        }
        Json& pile = question(event)[event["answer"].get<std::string>()];
        pile = {{"owner", who}, {"cards", pile["cards"].get<int>() + cards}};
        if (who == narrator_) {
            pass(next(who));
        }
    } else if (type == "answer") {
        fought_ = event["question"];
        caller_ = mover(event);
        for (const char* side : {"yes", "no"}) {
            const Json& pile = question(event)[side];
            showdown_.push_back({pile["owner"], {}, pile["cards"] == 0, ""});
        }
    } else if (type == "show") {
        Side& side = showdown_[event["answer"] == "yes" ? 0 : 1];
        const Cards cards = list(event["cards"]);
        side.cards.insert(side.cards.begin(), cards.begin(), cards.end());
        side.shown = true;
    } else if (type == "tides") {
        const std::string who = event["player"];
        const Cards cards = list(event["cards"]);
        auto& sides = contest_.empty() ? showdown_ : contest_;
        const auto side = std::ranges::find(sides, who, &Side::player);
        side->cards.insert(side->cards.end(), cards.begin(), cards.end());
        hands_[who] = hands_[who].get<int>() - static_cast<int>(cards.size());
        if (contest_.empty()) {
            Json& pile = questions_[static_cast<std::size_t>(fought_ - 1)][side == sides.begin() ? "yes" : "no"];
            pile["cards"] = pile["cards"].get<int>() + static_cast<int>(cards.size());
        }
    } else if (type == "contest") {
        contest_.push_back({narrator_, {}, false, ""});
        for (const Json& contender : event["contenders"]) {
            contest_.push_back({contender["player"], {}, false, contender["aim"]});
        }
    } else if (type == "flip") {
        for (Side& side : contest_) {
            side.cards.insert(side.cards.begin(), event["cards"][side.player].get<std::string>());
            side.shown = true;
            if (&side != &contest_.front()) {
                hands_[side.player] = hands_[side.player].get<int>() - 1;
            }
        }
        need(1);
        deck_ -= deck_ > 0 ? 1 : 0;
    } else if (type == "settle") {
        settle(event);
    } else if (type == "end_turn") {
        if (mover(event) == narrator_) {
            pass(next(narrator_));
        }
    } else if (type == "erase") {
        Json& asked = question(event);
        Cards seen;
        if (fought_ == event["question"] && !showdown_.empty()) {
            for (const Side& side : showdown_) {
                seen.insert(seen.end(), side.cards.begin(), side.cards.end());
            }
            showdown_.clear();
        }
        const int lie = asked["yes"]["cards"].get<int>() + asked["no"]["cards"].get<int>();
        discard_ += lie;
        if (std::cmp_less_equal(seen.size(), lie)) {
            known_.insert(seen.begin(), seen.end());
        }
        asked["yes"] = asked["no"] = {{"owner", nullptr}, {"cards", 0}};
        asked["status"] = "erased";
        chosen_ = chosen_ == event["question"] ? 0 : chosen_;
        if (phase_ == "climax") {
            enter("climax");
        }
    } else if (type == "phase") {
        enter(event["to"]);
    } else if (type == "epilogue") {
        std::vector<std::vector<int>> values;
        std::string best;
        for (const std::string& name : names_) {
            const Cards hand = event["hands"].contains(name) ? list(event["hands"][name]) : Cards();
            values.push_back(worth(hand));
            if (values.back() == *std::ranges::max_element(values) &&
                std::ranges::count(values, values.back()) == 1) {
                best = name;
            }
            discard_ += hands_[name].get<long long>();
            hands_[name] = 0;
            known_.insert(hand.begin(), hand.end());
        }
        for (const Side& side : contest_) {
            discard_ += std::ssize(side.cards);
        }
        contest_.clear();
        showdown_.clear();
        const bool tie = std::ranges::count(values, *std::ranges::max_element(values)) > 1;
        narrator_ = event.contains("winner") ? event["winner"].get<std::string>() : best;
        over_by_chance_ = tie || narrator_ != best;
        in_between_ = false;
        phase_ = "over";
    }
}

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

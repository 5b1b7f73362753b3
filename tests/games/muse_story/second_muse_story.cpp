#include "tests/games/muse_story/second_muse_story.h"

#include <algorithm>
#include <array>
#include <set>

#include "tests/games/muse_story/second_hands.h"

namespace castalia {

namespace {

const std::vector<std::string> kPhases{"setup", "introduction", "development", "climax", "epilogue", "over"};

long place(const std::string& phase) { return std::ranges::find(kPhases, phase) - kPhases.begin(); }

std::vector<std::string> list(const Json& cards) { return cards.get<std::vector<std::string>>(); }

}  // namespace

SecondMuseStory::SecondMuseStory(std::vector<std::string> names, const Json& setup) : names_(std::move(names)) {
    const std::array<int, 7> each{0, 0, 0, 6, 5, 4, 3};
    for (const std::string& name : names_) {
        hands_[name] = each.at(names_.size());
        deck_ -= each.at(names_.size());
    }
    focused_ = setup["options"]["focused"];
}

bool SecondMuseStory::phase_before(const char* other) const { return place(phase_) < place(other); }

std::string SecondMuseStory::next(const std::string& name) const {
    const auto at = static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
    return names_[(at + 1) % names_.size()];
}

int SecondMuseStory::in_play() const {
    return static_cast<int>(
        std::ranges::count_if(questions_, [](const Json& one) { return one["status"] == "in_play"; }));
}

const Json* SecondMuseStory::element(const std::string& id) const {
    const auto found = std::ranges::find_if(elements_, [&](const Json& one) { return one["id"] == id; });
    return found == elements_.end() ? nullptr : &*found;
}
Json* SecondMuseStory::element(const std::string& id) { return const_cast<Json*>(std::as_const(*this).element(id)); }

bool SecondMuseStory::usable(const std::string& id) const {
    const Json* one = element(id);
    return (*one)["mark"] == "open" || (*one)["mark"] == "refreshed";
}

bool SecondMuseStory::knows_question(const Json& event) const {
    return event["question"].get<std::size_t>() <= questions_.size();
}

bool SecondMuseStory::is_placed(const std::string& card, bool known_too) const {
    for (const auto* sides : {&showdown_, &contest_}) {
        for (const Side& side : *sides) {
            if (std::ranges::find(side.cards, card) != side.cards.end()) {
                return true;
            }
        }
    }
    return known_too && known_.contains(card);
}

bool SecondMuseStory::any_placed(const Json& cards) const {
    return std::ranges::any_of(cards, [&](const Json& card) { return is_placed(card.get<std::string>(), true); });
}

const std::vector<SecondMuseStory::Side>* SecondMuseStory::stage() const {
    return !contest_.empty() ? &contest_ : !showdown_.empty() ? &showdown_ : nullptr;
}

bool SecondMuseStory::stage_shown() const {
    return stage() != nullptr && std::ranges::all_of(*stage(), [](const Side& side) { return side.shown; });
}

int SecondMuseStory::face_down(const std::string& side) const {
    const Side& one = showdown_[side == "yes" ? 0 : 1];
    const int lie = questions_[static_cast<std::size_t>(fought_ - 1)][side]["cards"];
    return std::max(0, lie - static_cast<int>(one.cards.size()));
}

std::set<std::string> SecondMuseStory::tied() const {
    std::vector<int> most;
    std::vector<std::string> best;
    for (const Side& side : *stage()) {
        const std::vector<int> value = worth(side.cards);
        if (best.empty() || value > most) {
            best.clear();
            most = value;
        }
        if (value == most) {
            best.push_back(side.player);
        }
    }
    const bool kept = !contest_.empty() && std::ranges::find(best, contest_.front().player) != best.end();
    return best.size() > 1 && !kept ? std::set<std::string>(best.begin(), best.end()) : std::set<std::string>();
}

std::string SecondMuseStory::judge_creation(const std::string& who) const {
    return in_between_ && who != outgoing_ && !had_chance_.contains(who) ? "" : "rule";
}

std::string SecondMuseStory::judge_key_phrase(const Json& event) const {
    return mover(event) != narrator_ || stage() != nullptr || phase_ == "epilogue" ? "rule" : "";
}

std::string SecondMuseStory::judge_choose(const Json& event) const {
    if (phase_ == "setup" || !knows_question(event) || question(event)["status"] == "in_play") {
        return "impossible";
    }
    const auto check = list(event["check"]);
    const bool unknown = std::ranges::any_of(check, [&](const std::string& id) { return element(id) == nullptr; });
    if (unknown || 2 - static_cast<int>(check.size()) > hands_[mover(event)].get<int>()) {
        return "impossible";
    }
    const auto own = list(question(event)["elements"]);
    const auto free = std::ranges::count_if(own, [&](const std::string& id) { return usable(id); });
    const bool fits = std::ranges::all_of(
        check, [&](const std::string& id) { return std::ranges::find(own, id) != own.end() && usable(id); });
    const bool may = judge_key_phrase(event).empty() && phase_ != "climax" && chosen_ == 0 && in_play() < 3 &&
                     question(event)["author"] != mover(event) && question(event)["status"] == "sheet";
    return may && fits && std::cmp_equal(check.size(), std::min<long>(2, free)) ? "" : "rule";
}

std::string SecondMuseStory::judge_add(const Json& event) const {
    if (phase_ == "setup" || !knows_question(event) || question(event)["status"] != "in_play" ||
        (!showdown_.empty() && event["question"] == fought_) ||
        (event["from"] == "hand" && event["cards"].get<int>() > hands_[mover(event)].get<int>())) {
        return "impossible";
    }
    const char* other = event["answer"] == "yes" ? "no" : "yes";
    const bool wrong =
        (chosen_ != 0 && event["question"] != chosen_) || question(event)[other]["owner"] == mover(event);
    return wrong ? "rule" : judge_key_phrase(event);
}

std::string SecondMuseStory::judge_contest(const Json& event) const {
    if (phase_ == "setup" || !contest_.empty()) {
        return "impossible";
    }
    std::set<std::string> seen{narrator_};
    for (const Json& contender : event["contenders"]) {
        const std::string who = contender["player"];
        if (!seen.insert(who).second || hands_[who] == 0) {
            return "impossible";
        }
    }
    return in_between_ || !showdown_.empty() || phase_ == "epilogue" ? "rule" : "";
}

std::string SecondMuseStory::judge_flip(const Json& event) const {
    if (contest_.empty() || stage_shown() || event["cards"].size() != contest_.size()) {
        return "impossible";
    }
    std::set<std::string> shown;
    long long left = deck_ + discard_;
    for (const Json& held : hands_) {
        left += held.get<long long>();
    }
    for (const Json& one : questions_) {
        left += one["yes"]["cards"].get<long long>() + one["no"]["cards"].get<long long>();
    }
    for (const Side& side : contest_) {
        if (!event["cards"].contains(side.player)) {
            return "impossible";
        }
        const bool drawn = side.player == contest_.front().player;
        const std::string card = event["cards"][side.player];
        // The card from the deck may come out of a discard pile that is shuffled for it.
        const bool known_counts = !(drawn && deck_ == 0 && discard_ > 0);
        if (!shown.insert(card).second || is_placed(card, known_counts) || (!drawn && hands_[side.player] == 0)) {
            return "impossible";
        }
    }
    return left - static_cast<long long>(contest_.size() - 1) > 0 ? "" : "impossible";
}

std::string SecondMuseStory::judge_epilogue(const Json& event) const {
    std::set<std::string> shown;
    std::vector<std::string> best;
    std::vector<int> most;
    for (const std::string& name : names_) {
        const auto hand = event["hands"].contains(name) ? list(event["hands"][name]) : Cards();
        if (std::cmp_not_equal(hand.size(), hands_[name].get<int>()) || any_placed(Json(hand))) {
            return "impossible";
        }
        for (const std::string& card : hand) {
            if (!shown.insert(card).second) {
                return "impossible";
            }
        }
        const std::vector<int> value = worth(hand);
        if (best.empty() || value > most) {
            best.clear();
            most = value;
        }
        if (value == most) {
            best.push_back(name);
        }
    }
    const bool tie = best.size() > 1;
    if (tie && !event.contains("winner")) {
        return "impossible";
    }
    const bool named = event.contains("winner") &&
                       (!tie || std::ranges::find(best, event["winner"].get<std::string>()) == best.end());
    return named || phase_ != "epilogue" || stage() != nullptr ? "rule" : "";
}

std::string SecondMuseStory::judge(const Json& event) const {
    const std::string type = event["type"];
    const auto votes = [&] {
        return event.contains("votes") &&
               event["votes"]["for"].get<int>() + event["votes"]["against"].get<int>() > std::ssize(names_);
    };
    if (type == "narrate") {
        return phase_ == "setup" || event["player"] != narrator_ ? "rule" : "";
    }
    if (phase_ == "over") {
        return "impossible";
    }
    if (type == "agree") {
        return votes() ? "impossible" : phase_ == "setup" ? "" : "rule";
    }
    if (type == "element") {
        const std::string who = event["player"];
        if (phase_ == "setup") {
            return std::ranges::count_if(elements_, [&](const Json& one) { return one["author"] == who; }) < 2
                       ? ""
                       : "rule";
        }
        return phase_before("development") ? judge_creation(who) : "rule";
    }
    if (type == "question") {
        const std::string who = event["player"];
        bool fits = true;
        for (const std::string& id : list(event["elements"])) {
            const Json* one = element(id);
            if (one == nullptr) {
                return "impossible";
            }
            fits = fits && (*one)["author"] != who && (*one)["mark"] != "crossed";
        }
        const bool early =
            phase_ == "setup"
                ? std::ranges::none_of(
                      questions_, [&](const Json& one) { return one["author"] == who && one["status"] != "erased"; })
                : phase_before("climax") && judge_creation(who).empty();
        return fits && early ? "" : "rule";
    }
    if (type == "begin") {
        return phase_ == "setup" ? "" : "impossible";
    }
    if (type == "choose") {
        return judge_choose(event);
    }
    if (type == "add") {
        return judge_add(event);
    }
    if (type == "answer") {
        if (phase_ == "setup" || !showdown_.empty() || !knows_question(event) ||
            question(event)["status"] != "in_play" || question(event)["yes"]["owner"].is_null() ||
            question(event)["no"]["owner"].is_null()) {
            return "impossible";
        }
        return chosen_ != 0 ? "rule" : judge_key_phrase(event);
    }
    if (type == "show") {
        if (showdown_.empty() || any_placed(event["cards"])) {
            return "impossible";
        }
        const std::string side = event["answer"];
        const bool again = showdown_[side == "yes" ? 0 : 1].shown;
        return again                                                    ? (event["cards"].empty() ? "" : "impossible")
               : std::cmp_equal(event["cards"].size(), face_down(side)) ? ""
                                                                        : "impossible";
    }
    if (type == "tides") {
        const std::string who = event["player"];
        const bool part = stage() != nullptr && std::ranges::find(*stage(), who, &Side::player) != stage()->end();
        if (!part || std::cmp_greater(event["cards"].size(), hands_[who].get<int>()) || any_placed(event["cards"])) {
            return "impossible";
        }
        return !contest_.empty() && !stage_shown() ? "rule" : "";
    }
    if (type == "contest") {
        return judge_contest(event);
    }
    if (type == "flip") {
        return judge_flip(event);
    }
    if (type == "settle") {
        if (!stage_shown()) {
            return "impossible";
        }
        const bool named = event.contains("winner");
        if (named &&
            std::ranges::find(*stage(), event["winner"].get<std::string>(), &Side::player) == stage()->end()) {
            return "impossible";
        }
        const std::set<std::string> equals = tied();
        if (equals.empty()) {
            return named ? "rule" : "";
        }
        return !named ? "impossible" : equals.contains(event["winner"]) ? "" : "rule";
    }
    if (type == "end_turn") {
        return phase_ == "setup" ? "impossible" : first_chosen_ ? judge_key_phrase(event) : "rule";
    }
    if (type == "veto") {
        if (votes()) {
            return "impossible";
        }
        if (!event.contains("votes") || event["votes"]["for"] == event["votes"]["against"]) {
            return "";
        }
        const bool stopped = event["outcome"] == "withdrawn" || event["outcome"] == "upheld";
        return stopped == (event["votes"]["for"] > event["votes"]["against"]) ? "" : "rule";
    }
    if (type == "erase") {
        if (!knows_question(event) || question(event)["status"] == "erased") {
            return "impossible";
        }
        return question(event)["status"] == "answered" ? "rule" : "";
    }
    if (type == "phase") {
        if (phase_ == "setup" || place(event["to"]) <= place(phase_)) {
            return "impossible";
        }
        return stage() != nullptr ? "rule" : "";
    }
    return judge_epilogue(event);
}

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

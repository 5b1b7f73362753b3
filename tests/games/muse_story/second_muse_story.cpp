#include "tests/games/muse_story/second_muse_story.h"

#include <algorithm>
#include <array>
#include <map>
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
    const std::string topic = judge_topic(event, false);
    if (topic == "impossible") {
        return topic;
    }
    const bool objects =
        std::ranges::any_of(event["contenders"], [](const Json& one) { return one["aim"] == "object"; });
    if (event.contains("of") && (!objects || !judge_topic(event, true).empty())) {
        return "rule";
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
        // The card from the deck may come from a discard pile that is shuffled for it.
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

bool SecondMuseStory::more_votes_than_players(const Json& event) const {
    return event.contains("votes") &&
           event["votes"]["for"].get<int>() + event["votes"]["against"].get<int>() > std::ssize(names_);
}

std::string SecondMuseStory::judge_narrate(const Json& event) const {
    // A listener interjects, and the narrator narrates; the rest of a finished game belongs to the epiloguer.
    const bool listener = event["player"] != narrator_;
    return phase_ == "setup" || listener != event.value("interject", false) || (listener && phase_ == "over") ? "rule"
                                                                                                              : "";
}

std::string SecondMuseStory::judge_agree(const Json& event) const {
    return more_votes_than_players(event) ? "impossible" : phase_ == "setup" ? "" : "rule";
}

std::string SecondMuseStory::judge_element(const Json& event) const {
    const std::string who = event["player"];
    if (phase_ == "setup") {
        const auto written = std::ranges::count_if(
            elements_, [&](const Json& one) { return one["author"] == who && one["mark"] != "struck"; });
        return written < 2 ? "" : "rule";
    }
    return phase_before("development") ? judge_creation(who) : "rule";
}

std::string SecondMuseStory::judge_question(const Json& event) const {
    const std::string who = event["player"];
    bool fits = true;
    for (const std::string& id : list(event["elements"])) {
        const Json* one = element(id);
        if (one == nullptr) {
            return "impossible";
        }
        fits = fits && (*one)["author"] != who && (*one)["mark"] != "crossed" && (*one)["mark"] != "struck";
    }
    const auto own = [&](const Json& one) { return one["author"] == who && one["status"] != "erased"; };
    const bool time = phase_ == "setup" ? std::ranges::none_of(questions_, own)
                                        : phase_before("climax") && judge_creation(who).empty();
    return fits && time ? "" : "rule";
}

std::string SecondMuseStory::judge_begin(const Json&) const { return phase_ == "setup" ? "" : "impossible"; }

std::string SecondMuseStory::judge_answer(const Json& event) const {
    if (phase_ == "setup" || !showdown_.empty() || !knows_question(event) || question(event)["status"] != "in_play" ||
        question(event)["yes"]["owner"].is_null() || question(event)["no"]["owner"].is_null()) {
        return "impossible";
    }
    return chosen_ != 0 ? "rule" : judge_key_phrase(event);
}

std::string SecondMuseStory::judge_show(const Json& event) const {
    if (showdown_.empty() || any_placed(event["cards"])) {
        return "impossible";
    }
    const std::string side = event["answer"];
    const bool again = showdown_[side == "yes" ? 0 : 1].shown;
    const bool fits = again ? event["cards"].empty() : std::cmp_equal(event["cards"].size(), face_down(side));
    return fits ? "" : "impossible";
}

std::string SecondMuseStory::judge_tides(const Json& event) const {
    const std::string who = event["player"];
    const bool part = stage() != nullptr && std::ranges::find(*stage(), who, &Side::player) != stage()->end();
    if (!part || std::cmp_greater(event["cards"].size(), hands_[who].get<int>()) || any_placed(event["cards"])) {
        return "impossible";
    }
    return !contest_.empty() && !stage_shown() ? "rule" : "";
}

std::string SecondMuseStory::judge_settle(const Json& event) const {
    if (!stage_shown()) {
        return "impossible";
    }
    const bool named = event.contains("winner");
    if (named && std::ranges::find(*stage(), event["winner"].get<std::string>(), &Side::player) == stage()->end()) {
        return "impossible";
    }
    const std::set<std::string> equals = tied();
    if (equals.empty()) {
        return named ? "rule" : "";
    }
    return !named ? "impossible" : equals.contains(event["winner"]) ? "" : "rule";
}

std::string SecondMuseStory::judge_end_turn(const Json& event) const {
    return phase_ == "setup" ? "impossible" : first_chosen_ ? judge_key_phrase(event) : "rule";
}

std::string SecondMuseStory::judge_erase(const Json& event) const {
    if (!knows_question(event) || question(event)["status"] == "erased") {
        return "impossible";
    }
    return question(event)["status"] == "answered" ? "rule" : "";
}

std::string SecondMuseStory::judge_phase(const Json& event) const {
    if (phase_ == "setup" || place(event["to"]) <= place(phase_)) {
        return "impossible";
    }
    return stage() != nullptr ? "rule" : "";
}

std::string SecondMuseStory::judge(const Json& event) const {
    using Judged = std::string (SecondMuseStory::*)(const Json&) const;
    static const std::map<std::string, Judged> kJudged{
        {"narrate", &SecondMuseStory::judge_narrate}, {"agree", &SecondMuseStory::judge_agree},
        {"element", &SecondMuseStory::judge_element}, {"question", &SecondMuseStory::judge_question},
        {"begin", &SecondMuseStory::judge_begin},     {"choose", &SecondMuseStory::judge_choose},
        {"add", &SecondMuseStory::judge_add},         {"answer", &SecondMuseStory::judge_answer},
        {"show", &SecondMuseStory::judge_show},       {"tides", &SecondMuseStory::judge_tides},
        {"contest", &SecondMuseStory::judge_contest}, {"flip", &SecondMuseStory::judge_flip},
        {"settle", &SecondMuseStory::judge_settle},   {"end_turn", &SecondMuseStory::judge_end_turn},
        {"veto", &SecondMuseStory::judge_veto},       {"erase", &SecondMuseStory::judge_erase},
        {"phase", &SecondMuseStory::judge_phase},     {"epilogue", &SecondMuseStory::judge_epilogue},
    };
    return phase_ == "over" && event["type"] != "narrate" ? "impossible" : (this->*kJudged.at(event["type"]))(event);
}

}  // namespace castalia

// The effects of an event, written from the rules page alone.
#include <algorithm>
#include <map>

#include "tests/games/muse_story/second_hands.h"
#include "tests/games/muse_story/second_muse_story.h"

namespace castalia {

namespace {

std::vector<std::string> list_of(const Json& cards) { return cards.get<std::vector<std::string>>(); }

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
    erasable_ = false;
    ++turn_;
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
    const auto check = list_of(event["check"]);
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
    } else if (phase_ == "development" && marked("crossed") + marked("struck") == std::ssize(elements_)) {
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
        // Otherwise one of them went back into the deck, and nobody knows which.
        if (std::cmp_less_equal(seen.size(), lie)) {
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
        erasable_ = false;
        ++turn_;
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
        const Side* best = &stage()->front();  // In a contest this is the narrator, who keeps the turn among equals.
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
    const bool objected = std::ranges::find(contest_, winner, &Side::player)->aim == "object";
    for (const Side& side : contest_) {
        discard_ += std::ssize(side.cards);
        known_.insert(side.cards.begin(), side.cards.end());
    }
    contest_.clear();
    if (winner == narrated) {
        return;
    }
    if (objected && !contest_of_.is_null()) {
        take_back(contest_of_);
    } else if (objected && erasable_ && objection_meets_words()) {
        said_.clear();
    }
    pass(winner);
}

void SecondMuseStory::created(const Json& event) {
    if (in_between_) {
        had_chance_.insert(event["player"].get<std::string>());
    }
}

void SecondMuseStory::play_element(const Json& event) {
    const auto number = static_cast<int>(elements_.size());
    std::string id(1, static_cast<char>('A' + number % 26));
    if (number >= 26) {
        id.insert(id.begin(), static_cast<char>('A' + number / 26 - 1));
    }
    elements_.push_back({{"id", id}, {"author", event["player"]}, {"text", event["text"]}, {"mark", "open"}});
    if (event.contains("kind")) {
        elements_.back()["kind"] = event["kind"];
    }
    created(event);
}

void SecondMuseStory::play_question(const Json& event) {
    const Json free{{"owner", nullptr}, {"cards", 0}};
    questions_.push_back({{"number", questions_.size() + 1},
                          {"author", event["player"]},
                          {"text", event["text"]},
                          {"elements", event["elements"]},
                          {"status", "sheet"},
                          {"yes", free},
                          {"no", free},
                          {"answer", nullptr}});
    created(event);
}

void SecondMuseStory::play_begin(const Json& event) {
    narrator_ = event["narrator"];
    phase_ = "introduction";
    ++turn_;
}

void SecondMuseStory::play_add(const Json& event) {
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
}

void SecondMuseStory::play_answer(const Json& event) {
    fought_ = event["question"];
    caller_ = mover(event);
    for (const char* side : {"yes", "no"}) {
        const Json& pile = question(event)[side];
        showdown_.push_back({pile["owner"], {}, pile["cards"] == 0, ""});
    }
}

void SecondMuseStory::play_show(const Json& event) {
    Side& side = showdown_[event["answer"] == "yes" ? 0 : 1];
    const Cards cards = list_of(event["cards"]);
    side.cards.insert(side.cards.begin(), cards.begin(), cards.end());
    side.shown = true;
}

void SecondMuseStory::play_tides(const Json& event) {
    const std::string who = event["player"];
    const Cards cards = list_of(event["cards"]);
    auto& sides = contest_.empty() ? showdown_ : contest_;
    const auto side = std::ranges::find(sides, who, &Side::player);
    side->cards.insert(side->cards.end(), cards.begin(), cards.end());
    hands_[who] = hands_[who].get<int>() - static_cast<int>(cards.size());
    if (contest_.empty()) {
        Json& pile = questions_[static_cast<std::size_t>(fought_ - 1)][side == sides.begin() ? "yes" : "no"];
        pile["cards"] = pile["cards"].get<int>() + static_cast<int>(cards.size());
    }
}

void SecondMuseStory::play_contest(const Json& event) {
    contest_of_ = event.value("of", Json());
    contest_against_ = event.value("against", "");
    contest_.push_back({narrator_, {}, false, ""});
    for (const Json& contender : event["contenders"]) {
        contest_.push_back({contender["player"], {}, false, contender["aim"]});
    }
}

void SecondMuseStory::play_flip(const Json& event) {
    for (Side& side : contest_) {
        side.cards.insert(side.cards.begin(), event["cards"][side.player].get<std::string>());
        side.shown = true;
        if (&side != &contest_.front()) {
            hands_[side.player] = hands_[side.player].get<int>() - 1;
        }
    }
    need(1);
    deck_ -= deck_ > 0 ? 1 : 0;
}

void SecondMuseStory::play_end_turn(const Json& event) {
    if (mover(event) == narrator_) {
        pass(next(narrator_));
    }
}

void SecondMuseStory::play_erase(const Json& event) {
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
}

void SecondMuseStory::play_phase(const Json& event) { enter(event["to"]); }

void SecondMuseStory::play_epilogue(const Json& event) {
    std::vector<std::vector<int>> values;
    std::string best;
    for (const std::string& name : names_) {
        const Cards hand = event["hands"].contains(name) ? list_of(event["hands"][name]) : Cards();
        values.push_back(worth(hand));
        if (values.back() == *std::ranges::max_element(values) && std::ranges::count(values, values.back()) == 1) {
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

void SecondMuseStory::play(const Json& event) {
    using Played = void (SecondMuseStory::*)(const Json&);
    // The other events change nothing that the state shows.
    static const std::map<std::string, Played> kPlayed{
        {"element", &SecondMuseStory::play_element},   {"question", &SecondMuseStory::play_question},
        {"begin", &SecondMuseStory::play_begin},       {"choose", &SecondMuseStory::choose},
        {"add", &SecondMuseStory::play_add},           {"answer", &SecondMuseStory::play_answer},
        {"show", &SecondMuseStory::play_show},         {"tides", &SecondMuseStory::play_tides},
        {"contest", &SecondMuseStory::play_contest},   {"flip", &SecondMuseStory::play_flip},
        {"settle", &SecondMuseStory::settle},          {"end_turn", &SecondMuseStory::play_end_turn},
        {"erase", &SecondMuseStory::play_erase},       {"phase", &SecondMuseStory::play_phase},
        {"epilogue", &SecondMuseStory::play_epilogue}, {"narrate", &SecondMuseStory::play_narrate},
        {"veto", &SecondMuseStory::play_veto},
    };
    const std::string type = event["type"];
    if (!remembers_phrase(type)) {
        phrase_.clear();
        before_.reset();
        after_.reset();
    }
    const bool phrase = type == "choose" || type == "add" || type == "answer" || type == "end_turn";
    const auto before = phrase ? std::make_shared<const SecondMuseStory>(*this) : nullptr;
    const bool acting = type == "narrate" || type == "choose" || type == "add" || type == "answer";
    if (acting && mover(event) == narrator_ && !event.value("interject", false)) {
        in_between_ = false;
    }
    if (const auto played = kPlayed.find(type); played != kPlayed.end()) {
        (this->*played->second)(event);
    }
    if (phrase) {
        after_ = std::make_shared<const SecondMuseStory>(*this);
        before_ = before;
        phrase_ = type;
    }
}

}  // namespace castalia

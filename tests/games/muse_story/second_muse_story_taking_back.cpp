// The subjects of vetoes and objections, and what they take back, written from the rules page alone.
#include <algorithm>

#include "tests/games/muse_story/second_muse_story.h"

namespace castalia {

namespace {

bool stops(const Json& veto) { return veto["outcome"] == "withdrawn" || veto["outcome"] == "upheld"; }

bool blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

std::string trimmed(std::string words) {
    while (!words.empty() && blank(words.back())) {
        words.pop_back();
    }
    return words;
}

/// Returns whether the words end a sentence, with its mark and any closing quotes or brackets.
bool ends_sentence(std::string words) {
    for (bool closed = true; closed;) {
        closed = false;
        for (const std::string close : {"\"", "'", ")", "*", "”", "’", "»"}) {
            if (words.ends_with(close)) {
                words.resize(words.size() - close.size());
                closed = true;
            }
        }
    }
    return words.ends_with(".") || words.ends_with("!") || words.ends_with("?") || words.ends_with("…");
}

std::string without_last_sentence(const std::string& said) {
    const std::string whole = trimmed(said);
    for (std::size_t at = whole.size(); at-- > 1;) {
        if (blank(whole[at]) && (whole[at] == '\n' || ends_sentence(trimmed(whole.substr(0, at))))) {
            return trimmed(whole.substr(0, at));
        }
    }
    return "";
}

}  // namespace

std::string SecondMuseStory::judge_topic(const Json& event, bool taken_back) const {
    if (!event.contains("of")) {
        return "";
    }
    const Json& of = event["of"];
    if (of.contains("element")) {
        const Json* one = element(of["element"]);
        if (one == nullptr || (*one)["mark"] == "struck") {
            return "impossible";
        }
        const bool in_force = std::ranges::any_of(questions_, [&](const Json& asked) {
            const Json& made_of = asked["elements"];
            return asked["status"] != "erased" && asked["status"] != "crossed" &&
                   std::ranges::find(made_of, of["element"]) != made_of.end();
        });
        return taken_back && in_force ? "rule" : "";
    }
    if (of.contains("question")) {
        if (!knows_question(of) || question(of)["status"] == "erased") {
            return "impossible";
        }
        return taken_back && question(of)["status"] == "answered" ? "rule" : "";
    }
    if (of.contains("narrate")) {
        return said_.empty() ? "impossible" : "";
    }
    return taken_back && phrase_ != of["event"].get<std::string>() ? "rule" : "";
}

std::string SecondMuseStory::judge_veto(const Json& event) const {
    if (more_votes_than_players(event) || judge_topic(event, false) == "impossible") {
        return "impossible";
    }
    if (event.contains("votes") && event["votes"]["for"] != event["votes"]["against"] &&
        stops(event) != (event["votes"]["for"] > event["votes"]["against"])) {
        return "rule";
    }
    return stops(event) ? judge_topic(event, true) : "";
}

/// Returns whether a key phrase can still be undone: only words, vetoes and contests came after it.
bool SecondMuseStory::remembers_phrase(const std::string& type) const {
    return type == "narrate" || type == "veto" || type == "contest" || type == "flip" ||
           ((type == "tides" || type == "settle") && !contest_.empty());
}

void SecondMuseStory::play_narrate(const Json& event) {
    if (event.value("interject", false)) {
        return;
    }
    said_ = event["text"];
    erasable_ = event["player"] == narrator_;
}

bool SecondMuseStory::objection_meets_words() const {
    return said_.find(contest_against_) != std::string::npos || contest_against_.find(said_) != std::string::npos;
}

void SecondMuseStory::play_veto(const Json& event) {
    if (event.contains("of") && stops(event)) {
        take_back(event["of"]);
    }
}

void SecondMuseStory::take_back(const Json& of) {
    if (of.contains("element")) {
        Json& one = *element(of["element"]);
        one["mark"] = "struck";
        had_chance_.erase(one["author"].get<std::string>());
    } else if (of.contains("question")) {
        if (question(of)["status"] != "erased") {
            had_chance_.erase(question(of)["author"].get<std::string>());
            play_erase(of);
        }
    } else if (of.contains("narrate")) {
        said_ = of["narrate"] == "all" ? "" : without_last_sentence(said_);
    } else if (phrase_ == of["event"].get<std::string>()) {
        undo_phrase();
    }
}

void SecondMuseStory::undo_phrase() {
    const auto was = before_, came = after_;
    phrase_.clear();
    const auto elsewhere = [&] {
        long long sum = discard_;
        for (const Json& held : hands_) {
            sum += held.get<long long>();
        }
        for (const Json& asked : questions_) {
            sum += asked["yes"]["cards"].get<long long>() + asked["no"]["cards"].get<long long>();
        }
        return sum;
    };
    const long long all = deck_ + elsewhere();
    for (std::size_t i = 0; i < was->questions_.size(); ++i) {
        if (questions_[i]["status"] != "erased") {
            questions_[i] = was->questions_[i];
        }
    }
    for (std::size_t i = 0; i < was->elements_.size(); ++i) {
        if (elements_[i]["mark"] != "struck") {
            elements_[i] = was->elements_[i];
        }
    }
    for (const std::string& name : names_) {
        const long long came_to = came->hands_[name].get<long long>() - was->hands_[name].get<long long>();
        hands_[name] = std::max(0LL, hands_[name].get<long long>() - came_to);
    }
    discard_ = std::max(0LL, discard_ - (came->discard_ - was->discard_));
    // Cards that were played since cannot go back, so the discard pile gives first, then the hands around the table.
    for (deck_ = all - elsewhere(); deck_ < 0 && discard_ > 0; ++deck_) {
        --discard_;
    }
    for (const std::string& name : names_) {
        for (; deck_ < 0 && hands_[name] > 0; ++deck_) {
            hands_[name] = hands_[name].get<long long>() - 1;
        }
    }
    if (was->showdown_.empty()) {
        showdown_ = came->showdown_.empty() ? showdown_ : std::vector<Side>();
    }
    phase_ = phase_ == came->phase_ ? was->phase_ : phase_;
    first_chosen_ = was->first_chosen_;
    chosen_ = 0;
    if (turn_ == came->turn_) {
        narrator_ = was->narrator_;
        outgoing_ = was->outgoing_;
        in_between_ = was->in_between_ && said_ == came->said_;
        had_chance_ = was->had_chance_;
        turn_ = was->turn_;
        chosen_ = was->chosen_;
    }
}

}  // namespace castalia

#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A second implementation of the storytelling game, written from its rules page alone; the core is compared with it.
/// It keeps its state as JSON, is slow, and shares nothing with the core but the reading of records.
class SecondMuseStory {
public:
    SecondMuseStory(std::vector<std::string> names, const Json& setup);

    /// Returns "" when the event is allowed, otherwise "rule" or "impossible".
    std::string judge(const Json& event) const;
    void play(const Json& event);
    /// Returns the keys of the rules page, without the names of hands.
    Json state() const;
    /// Returns the winner and what decided; null while the game lasts.
    Json result() const;

private:
    using Cards = std::vector<std::string>;
    struct Side {
        std::string player;
        Cards cards;
        bool shown = false;
        std::string aim;
    };

    bool phase_before(const char* other) const;
    std::string mover(const Json& event) const {
        return event.contains("player") ? event["player"].get<std::string>() : narrator_;
    }
    std::string next(const std::string& name) const;
    int in_play() const;
    Json* element(const std::string& id);
    const Json* element(const std::string& id) const;
    bool usable(const std::string& id) const;
    bool knows_question(const Json& event) const;
    Json& question(const Json& event) { return questions_[event["question"].get<std::size_t>() - 1]; }
    const Json& question(const Json& event) const { return questions_[event["question"].get<std::size_t>() - 1]; }
    bool is_placed(const std::string& card, bool known_too) const;
    bool any_placed(const Json& cards) const;
    int face_down(const std::string& side) const;
    const std::vector<Side>* stage() const;
    bool stage_shown() const;
    std::set<std::string> tied() const;
    std::string judge_creation(const std::string& who) const;
    std::string judge_key_phrase(const Json& event) const;
    std::string judge_choose(const Json& event) const;
    std::string judge_add(const Json& event) const;
    bool more_votes_than_players(const Json& event) const;
    std::string judge_narrate(const Json& event) const;
    std::string judge_agree(const Json& event) const;
    std::string judge_element(const Json& event) const;
    std::string judge_question(const Json& event) const;
    std::string judge_begin(const Json& event) const;
    std::string judge_answer(const Json& event) const;
    std::string judge_show(const Json& event) const;
    std::string judge_tides(const Json& event) const;
    std::string judge_settle(const Json& event) const;
    std::string judge_end_turn(const Json& event) const;
    std::string judge_veto(const Json& event) const;
    std::string judge_topic(const Json& event, bool taken_back) const;
    std::string judge_erase(const Json& event) const;
    std::string judge_phase(const Json& event) const;
    std::string judge_contest(const Json& event) const;
    std::string judge_flip(const Json& event) const;
    std::string judge_epilogue(const Json& event) const;
    void need(int cards);
    void draw(const std::string& who, int cards);
    void created(const Json& event);
    void play_element(const Json& event);
    void play_question(const Json& event);
    void play_begin(const Json& event);
    void play_add(const Json& event);
    void play_answer(const Json& event);
    void play_show(const Json& event);
    void play_tides(const Json& event);
    void play_contest(const Json& event);
    void play_flip(const Json& event);
    void play_end_turn(const Json& event);
    void play_erase(const Json& event);
    void play_narrate(const Json& event);
    void play_veto(const Json& event);
    bool remembers_phrase(const std::string& type) const;
    bool objection_meets_words() const;
    void take_back(const Json& of);
    void undo_phrase();
    void play_phase(const Json& event);
    void play_epilogue(const Json& event);
    void choose(const Json& event);
    void settle(const Json& event);
    void settle_showdown(const std::string& winner);
    void pass(const std::string& to);
    void enter(const std::string& phase);

    std::vector<std::string> names_;
    bool focused_ = false;
    std::string phase_ = "setup", narrator_, outgoing_;
    bool in_between_ = false, first_chosen_ = false, over_by_chance_ = false;
    std::set<std::string> had_chance_;
    int chosen_ = 0;
    long long deck_ = 52, discard_ = 0;
    Json hands_ = Json::object();
    Json elements_ = Json::array(), questions_ = Json::array();
    std::vector<Side> showdown_, contest_;
    int fought_ = 0;
    std::string caller_;
    std::set<std::string> known_;
    std::string said_;       ///< What was told last and stands.
    bool erasable_ = false;  ///< It was told in this turn.
    int turn_ = 0;
    Json contest_of_;
    std::string contest_against_;
    std::string phrase_;  ///< The type of the last key phrase while it can be undone.
    std::shared_ptr<const SecondMuseStory> before_, after_;
};

}  // namespace castalia

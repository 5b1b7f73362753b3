// The session as a story to keep: the narrated words, with the questions and contests between them.
#include <algorithm>
#include <map>
#include <utility>

#include "core/games/muse_story/muse_story.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_story {

namespace {

using Kind = Passage::Kind;

Text quoted(const Words& words) { return literally(words.view()); }

Text joined(const std::vector<Text>& texts, const char* pattern) {
    Text all = texts.empty() ? Text() : texts.front();
    for (std::size_t i = 1; i < texts.size(); ++i) {
        all = say(pattern, {{"one", all}, {"next", texts[i]}});
    }
    return all;
}
Text sentences(const std::vector<Text>& texts) { return joined(texts, "{one} {next}"); }

/// Puts words that were taken back between these marks, and the exports strike them out.
Text struck_out(const Text& words) { return say("~~{words}~~", {{"words", words}}); }

/// Reads a session event by event.
class Chronicler {
public:
    explicit Chronicler(const PlaythroughOf<Rules>& playthrough)
        : rules_(playthrough.rules()), playthrough_(playthrough) {}

    std::vector<Passage> chronicle(const std::vector<const castalia::Move*>& moves) {
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            if (moves[ply] != nullptr) {
                ply_ = ply;
                before_ = &playthrough_.at(ply);
                after_ = &playthrough_.at(ply + 1);
                const Rules::Move& move = PlaythroughOf<Rules>::typed(*moves[ply]);
                if (part_ && !std::holds_alternative<Add>(move)) {
                    passages_.push_back({Kind::part, *std::exchange(part_, std::nullopt)});
                }
                questions_.resize(after_->questions.size(), ply);
                const std::size_t first = passages_.size();
                std::visit(*this, move);
                for (std::size_t i = first; i < passages_.size(); ++i) {
                    passages_of_ply_.emplace(ply, i);
                }
                part();
            }
        }
        const State& last = playthrough_.at(playthrough_.plies());
        if (last.phase == Phase::setup) {
            opening(last);
        }
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            passages_of_ply_.emplace(questions_.at(i), asked_[i]);
        }
        strike(struck(playthrough_, moves));
        answer(last);
        const auto is_gone = [](const Passage& one) { return one.kind == Kind::narration && one.words.empty(); };
        std::erase_if(passages_, is_gone);
        return std::move(passages_);
    }

    void operator()(const Agree& move) {
        if (before_->phase != Phase::setup && move.what != Agree::What::conduct) {
            aside(move.what == Agree::What::genre
                      ? say("The genre changes here: {text}", {{"text", literally(move.text)}})
                      : say("The tone changes here: {text}", {{"text", literally(move.text)}}));
        }
    }
    void operator()(const NewElement& move) {
        if (before_->phase != Phase::setup) {
            aside(say("{who} brings in something new: {text}",
                      {{"who", who(move.player)}, {"text", literally(move.text)}}));
        }
    }
    void operator()(const NewQuestion& move) {
        if (before_->phase != Phase::setup) {
            aside(say("{who} writes question {number}.",
                      {{"who", who(move.player)},
                       {"number", question_number(static_cast<int>(after_->questions.size()) - 1)}}));
        }
    }
    void operator()(const Begin&) { opening(*before_); }
    void operator()(const Narrate& move) {
        if (!move.interject) {
            narrated_ply_ = ply_;
        }
        // Each line becomes a paragraph.
        std::string_view rest = move.text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            if (end > 0) {
                passages_.push_back({Kind::narration, literally(rest.substr(0, end)), who(move.player)});
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    void operator()(const Choose& move) {
        aside(say("{who} takes up question {number}.",
                  {{"who", mover(move.player)}, {"number", question_number(move.question)}}));
        taken_up_ = passages_.size();
    }
    void operator()(const Add& move) {
        const auto owner = [&](const State& state) {
            return state.questions[static_cast<std::size_t>(move.question)].piles[index(move.answer)].owner;
        };
        if (owner(*before_) == owner(*after_)) {
            return;  // The answer has this owner already, so more cards on it are no part of the story.
        }
        const std::vector<Fill> fills{{"who", mover(move.player)},
                                      {"side", side_text(move.answer)},
                                      {"number", question_number(move.question)}};
        const Text own = say("{who} stands for {side}.", fills);
        if (before_->chosen == move.question && taken_up_ == passages_.size()) {
            passages_.back().words = sentences({passages_.back().words, own});
        } else {
            aside(before_->chosen == move.question ? own
                                                   : say("{who} stands for {side} in question {number}.", fills));
        }
    }
    void operator()(const Answer&) {
        stage_.clear();
        sides_.clear();
        for (const Side side : {Side::yes, Side::no}) {
            const Stand& stand = after_->showdown->sides[index(side)];
            sides_.push_back({say("{side}: {who}", {{"side", side_text(side)}, {"who", who(stand.player)}}), {}});
            if (stand.shown) {
                sides_.back().lines.push_back(say("nothing to show"));
            }
        }
    }
    void operator()(const Show& move) {
        const Stand& stand = after_->showdown->sides[index(move.answer)];
        sides_.at(index(move.answer))
            .lines.push_back(
                say("{cards}: {hand}", {{"cards", cards_text(move.cards)}, {"hand", hand(stand.cards)}}));
    }
    void operator()(const Tides& move) {
        const Stand* stand = stand_of(*after_, move.player);
        if (stand == nullptr) {
            return;
        }
        const std::vector<Fill> fills{
            {"who", who(move.player)}, {"cards", cards_text(move.cards)}, {"hand", hand(stand->cards)}};
        if (after_->contest || !after_->showdown) {
            stage_.push_back(say("{who} turns the tide with {cards}: {hand}.", fills));
            return;
        }
        const Side side = after_->showdown->sides[index(Side::yes)].player == move.player ? Side::yes : Side::no;
        sides_.at(index(side)).lines.push_back(say("then {cards}: {hand}", fills));
    }
    void operator()(const StartContest& move) {
        const auto those = [&](Aim aim) {
            std::vector<Text> all;
            for (const Contender& contender : move.contenders) {
                if (contender.aim == aim) {
                    all.push_back(who(contender.player));
                }
            }
            return all;
        };
        const std::vector<Text> jumping = those(Aim::jump_in), objecting = those(Aim::object);
        const auto fills = [&](const std::vector<Text>& all) {
            return std::vector<Fill>{{"who", listed_with_and(all)}, {"words", literally(move.against)}};
        };
        const auto many = [](const std::vector<Text>& all) { return static_cast<long long>(all.size()); };
        const bool quotes = !move.against.empty();
        stage_.clear();
        if (!objecting.empty() && move.of && !quotes) {
            stage_.push_back(say_count("{who} objects to {topic}.", "{who} object to {topic}.", many(objecting),
                                       {{"who", listed_with_and(objecting)}, {"topic", topic_text(*move.of)}}));
        } else if (!objecting.empty()) {
            stage_.push_back(quotes
                                 ? say_count("{who} objects to “{words}”.", "{who} object to “{words}”.",
                                             many(objecting), fills(objecting))
                                 : say_count("{who} objects.", "{who} object.", many(objecting), fills(objecting)));
        }
        if (!jumping.empty()) {
            stage_.push_back(quotes && objecting.empty()
                                 ? say_count("{who} jumps in at “{words}”.", "{who} jump in at “{words}”.",
                                             many(jumping), fills(jumping))
                                 : say_count("{who} jumps in.", "{who} jump in.", many(jumping), fills(jumping)));
        }
    }
    void operator()(const Flip& move) {
        std::vector<Text> all;
        for (const auto& [player, card] : move.cards) {
            all.push_back(say("{who} {card}", {{"who", who(player)}, {"card", card_text(card)}}));
        }
        stage_.push_back(say("The first cards: {cards}.", {{"cards", listed(all)}}));
    }
    void operator()(const Settle& move) {
        if (move.winner && !left_to_chance(*before_).empty()) {
            stage_.push_back(say("The hands are equal, and chance decides."));
        }
        if (before_->contest) {
            settle_contest();
            aside(sentences(stage_));
        } else if (before_->showdown) {
            const int which = before_->showdown->question;
            const Question& settled = after_->questions[static_cast<std::size_t>(which)];
            stage_.push_back(
                say("The answer is {side}, and {who} tells it.",
                    {{"side", side_text(settled.answer.value_or(Side::yes))}, {"who", who(*after_->narrator)}}));
            passages_.push_back({Kind::versus,
                                 say("Question {number} is to be answered", {{"number", question_number(which)}}),
                                 {},
                                 std::move(sides_),
                                 sentences(stage_)});
            sides_.clear();
        }
        stage_.clear();
    }
    void operator()(const EndTurn&) {}
    void operator()(const Veto& move) {
        const std::vector<Fill> fills{
            {"who", who(move.player)},
            {"text", move.of && move.text.empty() ? topic_text(*move.of) : literally(move.text)}};
        switch (move.outcome) {
            case Veto::Outcome::withdrawn:
                return aside(say("{who} raises a veto, and what it is about is taken back: {text}", fills));
            case Veto::Outcome::explained:
                return aside(say("{who} raises a veto, and it is explained: {text}", fills));
            case Veto::Outcome::upheld:
                return aside(say("{who} raises a veto, and the table upholds it: {text}", fills));
            default: return aside(say("{who} raises a veto, and the table overrules it: {text}", fills));
        }
    }
    void operator()(const Erase& move) {
        aside(say("Question {number} is struck out.", {{"number", question_number(move.question)}}));
    }
    void operator()(const Reach&) {}
    void operator()(const Epilogue& move) {
        passages_.push_back({Kind::part, say("Epilogue")});
        std::vector<Text> shown;
        for (const auto& [player, cards] : move.hands) {
            shown.push_back(say("{who} has {hand}", {{"who", who(player)}, {"hand", hand(cards)}}));
        }
        std::vector<Text> said{say("All hands are shown: {hands}.", {{"hands", joined(shown, "{one}; {next}")}})};
        if (after_->by_chance) {
            said.push_back(say("The hands are equal, and chance decides."));
        }
        said.push_back(say("{who} tells how it ends.", {{"who", who(*after_->narrator)}}));
        aside(sentences(said));
    }
    void operator()(const Adjust&) {}

private:
    Text who(Seat seat) const { return rules_.who(seat); }
    Text mover(const std::optional<Seat>& player) const { return who(muse_story::mover(*before_, player)); }
    static Text hand(const std::vector<Card>& cards) { return poker::best_hand(cards).name; }
    void aside(Text words) { passages_.push_back({Kind::aside, std::move(words)}); }
    void heading(Text words) { passages_.push_back({Kind::heading, std::move(words)}); }
    void fact(Text lead, Text words) { passages_.push_back({Kind::fact, std::move(words), std::move(lead)}); }

    /// Begins a part of the story with each phase, once a card has been added in its first turn. The epilogue gets
    /// its heading when the hands are shown, because the words before that still answer the last question.
    void part() {
        if (before_->phase == after_->phase) {
            return;
        }
        switch (after_->phase) {
            case Phase::introduction: part_ = say("Introduction"); break;
            case Phase::development: part_ = say("Development"); break;
            case Phase::climax: part_ = say("Climax"); break;
            default: break;
        }
    }

    void opening(const State& state) {
        if (!state.genre.empty()) {
            fact(say("Genre"), quoted(state.genre));
        }
        if (!state.tone.empty()) {
            fact(say("Tone"), quoted(state.tone));
        }
        if (!state.conduct.empty()) {
            const std::vector<Text> rules = mapped(state.conduct, [](const Words& rule) { return quoted(rule); });
            fact(say("Code of conduct"), joined(rules, "{one}; {next}"));
        }
        if (!state.elements.empty()) {
            heading(say("What the story is made of"));
        }
        for (const ElementKind kind :
             {ElementKind::character, ElementKind::place, ElementKind::thing, ElementKind::none}) {
            std::vector<Text> texts;
            for (const Element& element : state.elements) {
                if (element.kind == kind) {
                    texts.push_back(element.mark == Mark::struck ? struck_out(quoted(element.text))
                                                                 : quoted(element.text));
                }
            }
            if (!texts.empty()) {
                fact(kind == ElementKind::character ? say("Characters")
                     : kind == ElementKind::place   ? say("Places")
                     : kind == ElementKind::thing   ? say("Things")
                                                    : say("Elements"),
                     joined(texts, "{one}; {next}"));
            }
        }
        ask();
    }

    /// Lists all questions in full, also those that are written later.
    void ask() {
        const State& last = playthrough_.at(playthrough_.plies());
        if (!last.questions.empty()) {
            heading(say("What we wanted to know"));
        }
        for (std::size_t i = 0; i < last.questions.size(); ++i) {
            asked_.push_back(passages_.size());
            fact(say("{number}. {what}",
                     {{"number", question_number(static_cast<int>(i))}, {"what", who(last.questions[i].author)}}),
                 quoted(last.questions[i].text));
        }
    }

    /// Puts the answer beside each question.
    void answer(const State& last) {
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            const Question& question = last.questions[i];
            const bool erased = question.status == Status::erased;
            const Text came = question.status == Status::answered ? side_text(question.answer.value_or(Side::yes))
                              : erased                            ? say("Struck out")
                                                                  : say("Open");
            Text& words = passages_[asked_[i]].words;
            const Text asked = erased && words == quoted(question.text) ? struck_out(words) : words;
            words = say("{question} – {answer}", {{"question", asked}, {"answer", came}});
        }
    }

    void settle_contest() {
        const Seat narrator = before_->contest->stands.front().player;
        if (after_->narrator == narrator) {
            stage_.push_back(say("{who} goes on with the story.", {{"who", who(narrator)}}));
            return;
        }
        // muse-story.contest.object: the last words never happened.
        if (!before_->contest->of && !before_->said.empty() && after_->said.empty()) {
            for (auto [passage, end] = passages_of_ply_.equal_range(narrated_ply_); passage != end; ++passage) {
                passages_[passage->second].words = Text();
            }
            stage_.push_back(say("Erased from the story: “{words}”", {{"words", quoted(before_->said)}}));
        }
        stage_.push_back(say("{who} takes the story over.", {{"who", who(*after_->narrator)}}));
    }

    /// Strikes out the words that were taken back, at their places.
    void strike(const std::vector<StruckWords>& all) {
        for (const StruckWords& one : all) {
            for (auto [passage, end] = passages_of_ply_.equal_range(one.ply); passage != end; ++passage) {
                Text& words = passages_[passage->second].words;
                if (words.empty()) {
                    continue;  // Erased by an objection of the older kind.
                }
                if (!words.literal) {
                    words = struck_out(words);
                    continue;
                }
                // The words may end with some that were struck before.
                const std::string_view standing = std::string_view(words.pattern).substr(0, words.pattern.find("~~"));
                const std::size_t end_of_it = standing.find_last_not_of(' ') + 1;
                const std::size_t place = one.words.empty() ? 0 : standing.rfind(one.words);
                if (place < end_of_it) {
                    words.pattern.insert(end_of_it, "~~").insert(place, "~~");
                }
            }
        }
    }

    const Rules& rules_;
    const PlaythroughOf<Rules>& playthrough_;
    std::size_t ply_ = 0;
    std::multimap<std::size_t, std::size_t> passages_of_ply_;  ///< For each ply, the passages that tell it.
    std::vector<std::size_t> questions_;                       ///< The plies that wrote the questions.
    std::vector<std::size_t> asked_;                           ///< The passages in which they stand in full.
    const State* before_ = nullptr;
    const State* after_ = nullptr;
    std::vector<Text> stage_;           ///< The contest that is running, sentence by sentence.
    std::vector<Passage::Side> sides_;  ///< The showdown that is running, by Side.
    std::optional<Text> part_;          ///< The heading that comes next.
    std::size_t taken_up_ = 0;          ///< The number of passages after the last choice of a question.
    std::size_t narrated_ply_ = 0;      ///< The ply that narrated last.
    std::vector<Passage> passages_;
};

}  // namespace

std::vector<Passage> chronicle(const Playthrough& playthrough, const std::vector<const castalia::Move*>& moves) {
    return Chronicler(dynamic_cast<const PlaythroughOf<Rules>&>(playthrough)).chronicle(moves);
}

}  // namespace castalia::muse_story

// Builds the prompt: what the table has to do next, and who does it.
#include <algorithm>

#include "core/games/muse_story/judge.h"
#include "core/rules/game/playing.h"
#include "core/rules/game/undo_first.h"

namespace castalia::muse_story {

namespace {

/// Builds the prompt of one state: the players for whom the game waits, the event, and the events that may come
/// instead.
class PromptBuilder : PromptOf<Rules> {
public:
    using PromptOf::PromptOf;

    Prompt prompt() {
        if (state_.phase == Phase::over) {
            prompt_.text = rules_.score(state_).sentence;
            return prompt_;
        }
        phases();
        if (state_.contest) {
            contest();
        } else if (state_.showdown) {
            showdown();
        } else if (state_.phase == Phase::setup) {
            set_up();
        } else if (state_.phase == Phase::epilogue) {
            epilogue();
        } else {
            turn();
        }
        expect_what_is_offered(prompt_);
        return prompt_;
    }

private:
    // The name of the next phase has the conditions that are still missing.
    void phases() {
        prompt_.phases = {say("Setup"), say("Introduction"), say("Development"), say("Climax"), say("Epilogue")};
        prompt_.phase = static_cast<int>(state_.phase);
        if (state_.phase == Phase::introduction) {
            const int missing = kChecksToDevelop - elements_checked(state_);
            prompt_.phases[2] =
                say_count("Development after {n} more check", "Development after {n} more checks", missing);
        }
        if (state_.phase == Phase::development) {
            const auto left =
                std::ranges::count_if(state_.elements, [](const Element& one) { return one.mark < Mark::crossed; });
            prompt_.phases[3] = say_count("Climax when {n} more element is crossed out",
                                          "Climax when {n} more elements are crossed out", left);
        }
        if (state_.phase == Phase::climax) {
            prompt_.phases[4] = say_count("Epilogue after {n} more answer", "Epilogue after {n} more answers",
                                          questions_in_play(state_));
        }
    }

    // Setup.
    void set_up() {
        int elements = 0, questions = 0;
        for (int seat = 0; seat < rules_.players(); ++seat) {
            const int missing = missing_elements(state_, Seat{seat}) + missing_questions(state_, Seat{seat});
            elements += missing_elements(state_, Seat{seat});
            questions += missing_questions(state_, Seat{seat});
            if (missing > 0) {
                prompt_.seats.push_back(Seat{seat});
            }
        }
        if (elements > 0) {
            prompt_.text =
                say_count("Write the elements: {n} is missing", "Write the elements: {n} are missing", elements);
        } else if (questions > 0) {
            prompt_.text =
                say_count("Write the questions: {n} is missing", "Write the questions: {n} are missing", questions);
        } else {
            prompt_.text = say("Draw lots for the first narrator and begin");
        }
        if (prompt_.seats.empty()) {
            prompt_.seats = {Seat{0}};
        }
        const auto first = [&](auto missing) {
            const auto found = std::ranges::find_if(prompt_.seats, missing);
            return found == prompt_.seats.end() ? prompt_.seats.front() : *found;
        };
        verb(draft("element", first([this](Seat seat) { return missing_elements(state_, seat) > 0; })),
             say("Element"), 'E', "element",
             elements > 0 ? std::nullopt : rules_.judge(state_, NewElement{Seat{0}, "x", ElementKind::none}));
        verb(draft("question", first([this](Seat seat) { return missing_questions(state_, seat) > 0; })),
             say("Question"), 'Q', "question", question_barred());
        // The story begins once everybody has written everything.
        verb({{"type", "begin"}}, say("Begin"), 'B', "begin");
        verb({{"type", "agree"}}, say("Agree"), 'A', "agree");
        table_verbs();
    }
    // A turn.
    void turn() {
        const Seat narrator = *state_.narrator;
        prompt_.seats = {narrator};
        std::vector<Text> waiting;
        for (int i = 1; i <= rules_.players(); ++i) {
            const Seat seat{(narrator.index + i) % rules_.players()};
            if (may_create(state_, seat) && state_.phase < Phase::climax) {
                waiting.push_back(who(seat));
            }
        }
        const Fill who{"who", rules_.who(narrator)};
        if (!waiting.empty()) {
            const auto many = static_cast<long long>(waiting.size());
            const std::vector<Fill> fills{who, {"those", listed_with_and(waiting)}};
            prompt_.text =
                state_.phase == Phase::introduction
                    ? say_count(
                          "{who} narrates next. Until then, {those} may create one element or one question",
                          "{who} narrates next. Until then, {those} may each create one element or one question",
                          many, fills)
                    : say_count("{who} narrates next. Until then, {those} may create one question",
                                "{who} narrates next. Until then, {those} may each create one question", many, fills);
        } else if (!state_.first_chosen && !any_on_sheet()) {
            prompt_.text =
                say("{who} narrates, but no question is on the sheet to choose: write one by a ruling of the "
                    "table, or go on with the next phase by agreement",
                    {who});
        } else if (!state_.first_chosen) {
            prompt_.text = say("{who}: narrate and choose the first question", {who});
        } else if (state_.chosen) {
            prompt_.text = say("{who}: add to question {number} or end the turn",
                               {who, {"number", literally(*state_.chosen + 1)}});
        } else {
            prompt_.text = state_.phase == Phase::climax
                               ? say("{who} narrates: add, answer or end the turn", {who})
                               : say("{who} narrates: choose, add, answer or end the turn", {who});
        }
        verb(draft("choose", narrator), say("Choose a question"), 'C', "choose", choose_barred());
        add_verbs(narrator);
        verb(draft("answer", narrator), say("Answer a question"), 'S', "answer", answer_barred());
        read_numbers_alone();
        verb(draft("end_turn", narrator), say("End turn"), 'E', "end", rules_.judge(state_, EndTurn{narrator}));
        verb(draft("narrate", narrator), say("Narrate"), 'N', "narrate");
        contest_verb();
        creation_verbs();
        verb({{"type", "narrate"}, {"interject", true}}, say("Interject"), 'I', "interject");
        prompt_.verbs.back().optional = true;
        table_verbs();
    }
    bool any_on_sheet() const {
        return std::ranges::find(state_.questions, Status::sheet, &Question::status) != state_.questions.end();
    }
    void add_verbs(Seat narrator) {
        Json hand = draft("add", narrator), deck = draft("add", narrator);
        if (state_.chosen) {
            hand["question"] = deck["question"] = *state_.chosen + 1;
        }
        hand["from"] = "hand";
        deck["from"] = "deck";
        verb(std::move(hand), say("Add from hand"), 'A', "add", add_barred(1));
        verb(std::move(deck), say("Add from the deck"), 'D', "add … deck", add_barred(0));
    }
    /// A question's number that is typed alone belongs to the event with which the turn begins.
    void read_numbers_alone() {
        const auto due = std::ranges::find_if(prompt_.verbs, [](const Verb& verb) { return !verb.barred; });
        if (due != prompt_.verbs.end()) {
            due->by_number = true;
        }
    }
    void creation_verbs() {
        // This is the first player in turn who still has the chance; the form offers the others.
        Seat seat = *state_.narrator;
        for (int i = 0; i < rules_.players() && !may_create(state_, seat); ++i) {
            seat = rules_.next(seat);
        }
        seat = may_create(state_, seat) ? seat : rules_.next(*state_.narrator);
        verb(draft("element", seat), say("New element"), 'L', "element",
             rules_.judge(state_, NewElement{seat, "x", ElementKind::none}));
        verb(draft("question", seat), say("New question"), 'Q', "question", question_barred());
    }
    void contest_verb() { verb({{"type", "contest"}}, say("Jump in or object"), 'J', "contest", contest_barred()); }
    void table_verbs() {
        verb({{"type", "veto"}}, say("Veto"), 'V', "veto");
        const bool any = std::ranges::any_of(state_.questions, [](const Question& question) {
            return question.status != Status::erased && question.status != Status::answered;
        });
        if (any) {
            verb({{"type", "erase"}}, say("Erase a question"), 'X', "erase");
        }
        if (state_.phase != Phase::setup && state_.phase != Phase::epilogue) {
            verb({{"type", "phase"}}, say("Next phase by agreement"), 'P', "phase",
                 rules_.judge(state_, Reach{Phase::epilogue}));
        }
    }

    // Returns why an event fits no question at all; nothing if it fits one. A reason about a question that has the
    // status `where` is preferred, because it explains more.
    template <class Judged>
    Verdict any_question(Status where, Judged judged) const {
        Verdict clearest;
        bool clearest_there = false;
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            Verdict barred = judged(static_cast<int>(i));
            if (!barred) {
                return {};
            }
            const bool there = state_.questions[i].status == where;
            // A rule that forbids it for all of them explains more than the place of one of them.
            const bool rules_it =
                clearest && clearest->kind == Refusal::Kind::impossible && barred->kind == Refusal::Kind::rule;
            if (!clearest || (there && !clearest_there) || (there == clearest_there && rules_it)) {
                clearest = std::move(barred);
                clearest_there = there;
            }
        }
        return clearest ? clearest : judged(0);
    }
    Verdict choose_barred() const {
        return any_question(Status::sheet, [this](int question) {
            Choose choose{state_.narrator, question, {}};
            if (static_cast<std::size_t>(question) < state_.questions.size()) {
                choose.check = ways_to_check(state_, state_.questions[static_cast<std::size_t>(question)]).front();
            }
            return rules_.judge(state_, choose);
        });
    }
    Verdict add_barred(int cards) const {
        return any_question(Status::in_play, [&](int question) {
            const auto yes = rules_.judge(state_, Add{state_.narrator, question, Side::yes, cards});
            return yes ? rules_.judge(state_, Add{state_.narrator, question, Side::no, cards}) : yes;
        });
    }
    Verdict answer_barred() const {
        return any_question(Status::in_play,
                            [this](int question) { return rules_.judge(state_, Answer{state_.narrator, question}); });
    }
    /// Returns why a contest is barred. If it is too late, but an objection would be possible once the key phrase is
    /// undone, the reason says so.
    Verdict contest_barred() const {
        Verdict barred;
        for (const Aim aim : {Aim::jump_in, Aim::object}) {
            for (int seat = 0; seat < rules_.players(); ++seat) {
                if (Seat{seat} == state_.narrator) {
                    continue;
                }
                Verdict here = rules_.judge(state_, StartContest{{{Seat{seat}, aim}}, {}});
                if (!here) {
                    return here;
                }
                if (!barred || !wants_undo_first(*barred)) {
                    barred = std::move(here);
                }
            }
        }
        return barred;
    }
    /// Returns why no question can be written. It needs two elements that somebody else wrote and that are still in
    /// use.
    Verdict question_barred() const {
        Verdict barred;
        for (int seat = 0; seat < rules_.players(); ++seat) {
            NewQuestion question{Seat{seat}, "x", {}};
            for (std::size_t i = 0; i < state_.elements.size() && question.elements.size() < 2; ++i) {
                if (!element_refused(rules_, state_, Seat{seat}, static_cast<int>(i))) {
                    question.elements.push_back(static_cast<int>(i));
                }
            }
            const bool few = question.elements.size() < 2;
            const Verdict here = rules_.judge(state_, question);
            if (!here && !few) {
                return {};
            }
            if (here && (!barred || may_create(state_, Seat{seat}))) {
                barred = here;
            }
            if (!here && few) {
                barred = forbidden("muse-story.question.elements",
                                   say("A question needs two elements that others wrote and that are still in use"),
                                   say("too few elements"));
            }
        }
        return barred;
    }

    // Showdowns and contests.
    void showdown() {
        const Showdown& showdown = *state_.showdown;
        prompt_.seats.clear();
        for (const Side side : {Side::yes, Side::no}) {
            const Stand& stand = showdown.sides[index(side)];
            if (stand.shown) {
                continue;
            }
            prompt_.seats.push_back(stand.player);
            Json shown{{"type", "show"}, {"answer", word(side)}};
            verb(std::move(shown), say("Turn up {side}", {{"side", side_text(side)}}), side == Side::yes ? 'Y' : 'O',
                 "show " + std::string(word(side)));
        }
        if (!prompt_.seats.empty()) {
            const Side first = showdown.sides[index(Side::yes)].shown ? Side::no : Side::yes;
            prompt_.text = say_count("{who}: turn up the card on {side}", "{who}: turn up the {n} cards on {side}",
                                     face_down(state_, first),
                                     {{"who", who(prompt_.seats.front())}, {"side", side_text(first)}});
        } else {
            tides();
        }
        verb(draft("narrate", *state_.narrator), say("Narrate"), 'N', "narrate");
        contest_verb();
        table_verbs();
    }
    void contest() {
        const std::vector<Stand>& stands = state_.contest->stands;
        if (!all_shown(state_)) {
            for (const Stand& stand : stands) {
                prompt_.seats.push_back(stand.player);
            }
            prompt_.text =
                say("Turn up the first cards: {who} draws from the deck", {{"who", who(stands.front().player)}});
            verb({{"type", "flip"}}, say("First cards"), 'F', "flip");
        } else {
            tides();
        }
        verb(draft("narrate", *state_.narrator), say("Narrate"), 'N', "narrate");
        table_verbs();
    }
    /// Asks what happens when all cards are shown: a player who is behind may add cards, or the best hand wins.
    void tides() {
        const std::vector<Seat> best = best_now(state_), chance = left_to_chance(state_);
        const auto ahead = [&](Seat seat) { return std::ranges::find(best, seat) != best.end(); };
        std::vector<Seat> order;
        for (const bool leads : {false, true}) {
            for (const Stand* stand : stands(state_)) {
                if (ahead(stand->player) == leads && std::ranges::find(order, stand->player) == order.end()) {
                    order.push_back(stand->player);
                }
            }
        }
        prompt_.seats = order;
        const Text winner = who(winner_by_hand(state_));
        std::vector<Text> behind;
        for (const Seat seat : order) {
            if (!ahead(seat)) {
                behind.push_back(who(seat));
            }
        }
        if (!chance.empty()) {
            prompt_.text = say("A tie: turn the tides, or let chance decide");
        } else if (behind.empty()) {
            prompt_.text =
                say("A tie: {winner} goes on narrating unless somebody turns the tides", {{"winner", winner}});
        } else {
            prompt_.text = say("{who}: turn the tides, or let {winner} win?",
                               {{"who", listed_with_and(behind)}, {"winner", winner}});
        }
        constexpr std::string_view keys = "TDGHKM";
        for (std::size_t i = 0; i < order.size(); ++i) {
            verb(draft("tides", order[i]), say("{who} adds cards", {{"who", who(order[i])}}), keys[i], "tides",
                 hand_too_small(rules_, state_, order[i], 1));
        }
        verb({{"type", "settle"}},
             chance.empty() ? say("Settle: {who} wins", {{"who", winner}}) : say("Settle the tie"), 'S', "settle");
    }

    void epilogue() {
        prompt_.seats.clear();
        for (int seat = 0; seat < rules_.players(); ++seat) {
            prompt_.seats.push_back(Seat{seat});
        }
        prompt_.text = say("All show their hands: the best one narrates the epilogue");
        verb({{"type", "epilogue"}, {"hands", Json::object()}}, say("Show all hands"), 'H', "epilogue");
        verb(draft("narrate", *state_.narrator), say("Narrate"), 'N', "narrate");
        table_verbs();
    }
};

}  // namespace

Prompt Rules::prompt(const State& state) const { return PromptBuilder(*this, state).prompt(); }

}  // namespace castalia::muse_story

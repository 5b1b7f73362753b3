// Writes an event as a line of the log, and the part of the story to which it belongs.
#include "core/games/muse_story/muse_story.h"
#include "core/rules/game/counting.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_story {

namespace {

Text letters_text(const std::vector<int>& elements) {
    return listed(mapped(elements, [](int element) { return literally(letters(element)); }));
}

/// Describes one event in the state before it.
class Describer : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Text operator()(const Agree& move) const {
        const std::vector<Fill> fills{{"text", literally(move.text)}, {"votes", votes(move.votes)}};
        switch (move.what) {
            case Agree::What::conduct: return say("Code of conduct: {text}{votes}", fills);
            case Agree::What::genre: return say("Genre: {text}{votes}", fills);
            default: return say("Tone: {text}{votes}", fills);
        }
    }
    Text operator()(const NewElement& move) const {
        return say("{who} writes element {letter}: {text}",
                   {{"who", who(move.player)},
                    {"letter", literally(letters(static_cast<int>(state_.elements.size())))},
                    {"text", literally(move.text)}});
    }
    Text operator()(const NewQuestion& move) const {
        return say("{who} writes question {number} of {elements}: {text}",
                   {{"who", who(move.player)},
                    {"number", question_number(static_cast<int>(state_.questions.size()))},
                    {"elements", letters_text(move.elements)},
                    {"text", literally(move.text)}});
    }
    Text operator()(const Begin& move) const {
        return say("The story begins: {who} narrates", {{"who", who(move.narrator)}});
    }
    Text operator()(const Narrate& move) const {
        const std::vector<Fill> fills{{"who", who(move.player)}, {"text", literally(move.text)}};
        return move.interject ? say("{who} interjects: “{text}”", fills) : say("{who}: “{text}”", fills);
    }
    Text operator()(const Choose& move) const {
        const std::vector<Fill> fills{{"who", mover(move.player)},
                                      {"number", question_number(move.question)},
                                      {"elements", letters_text(move.check)}};
        return move.check.empty() ? say("{who} chooses question {number}", fills)
                                  : say("{who} chooses question {number} and checks {elements}", fills);
    }
    Text operator()(const Add& move) const {
        const std::vector<Fill> fills{{"who", mover(move.player)},
                                      {"side", side_text(move.answer)},
                                      {"number", question_number(move.question)}};
        return move.from_hand == 0
                   ? say("{who} adds 1 from the deck to {side} of question {number}", fills)
                   : say_count("{who} adds {n} from hand to {side} of question {number}",
                               "{who} adds {n} from hand to {side} of question {number}", move.from_hand, fills);
    }
    Text operator()(const Answer& move) const {
        return say("{who} answers question {number}",
                   {{"who", mover(move.player)}, {"number", question_number(move.question)}});
    }
    Text operator()(const Show& move) const {
        return say("{side} turned up: {cards}",
                   {{"side", side_text(move.answer)}, {"cards", cards_text(move.cards)}});
    }
    Text operator()(const Tides& move) const {
        return say("{who} turns the tides: {cards}", {{"who", who(move.player)}, {"cards", cards_text(move.cards)}});
    }
    Text operator()(const StartContest& move) const {
        std::vector<Text> all;
        for (const Contender& contender : move.contenders) {
            all.push_back(contender.aim == Aim::jump_in ? say("{who} jumps in", {{"who", who(contender.player)}})
                          : move.of                     ? say("{who} objects to {topic}",
                                                              {{"who", who(contender.player)}, {"topic", topic_text(*move.of)}})
                                                        : say("{who} objects", {{"who", who(contender.player)}}));
        }
        return move.against.empty() ? say("Contest: {who}", {{"who", listed(all)}})
                                    : say("Contest: {who}, against “{words}”",
                                          {{"who", listed(all)}, {"words", literally(move.against)}});
    }
    Text operator()(const Flip& move) const {
        std::vector<Text> all;
        for (const auto& [player, card] : move.cards) {
            all.push_back(say("{who} {card}", {{"who", who(player)}, {"card", card_text(card)}}));
        }
        return say("First cards: {cards}", {{"cards", listed(all)}});
    }
    Text operator()(const Settle& move) const {
        const Text what = state_.contest ? say("The contest") : say("The showdown");
        if (move.winner) {
            return say("{what} is settled for {who}", {{"what", what}, {"who", who(*move.winner)}});
        }
        return say("{what} is settled", {{"what", what}});
    }
    Text operator()(const EndTurn& move) const { return say("{who} ends the turn", {{"who", mover(move.player)}}); }
    Text operator()(const Veto& move) const {
        const std::vector<Fill> fills{
            {"who", who(move.player)},
            {"veto", move.of ? say("veto against {topic}", {{"topic", topic_text(*move.of)}}) : say("veto")},
            {"text", literally(move.text)},
            {"votes", votes(move.votes)}};
        if (move.of && move.text.empty()) {
            switch (move.outcome) {
                case Veto::Outcome::withdrawn: return say("{who}: {veto}, withdrawn{votes}", fills);
                case Veto::Outcome::explained: return say("{who}: {veto}, explained{votes}", fills);
                case Veto::Outcome::upheld: return say("{who}: {veto}, upheld{votes}", fills);
                default: return say("{who}: {veto}, overruled{votes}", fills);
            }
        }
        switch (move.outcome) {
            case Veto::Outcome::withdrawn: return say("{who}: {veto}, withdrawn: {text}{votes}", fills);
            case Veto::Outcome::explained: return say("{who}: {veto}, explained: {text}{votes}", fills);
            case Veto::Outcome::upheld: return say("{who}: {veto}, upheld: {text}{votes}", fills);
            default: return say("{who}: {veto}, overruled: {text}{votes}", fills);
        }
    }
    Text operator()(const Erase& move) const {
        return say("Question {number} is erased", {{"number", question_number(move.question)}});
    }
    Text operator()(const Reach& move) const {
        switch (move.to) {
            case Phase::development: return say("The table agrees: Development");
            case Phase::climax: return say("The table agrees: Climax");
            default: return say("The table agrees: Epilogue");
        }
    }
    Text operator()(const Epilogue& move) const {
        return move.winner ? say("All hands are shown; {who} wins", {{"who", who(*move.winner)}})
                           : say("All hands are shown");
    }
    Text operator()(const Adjust& move) const {
        switch (move.what) {
            case Adjust::What::hand: return counted_in_hand(who(move.player), move.to);
            case Adjust::What::deck:
                return as_counted(say_count("{n} card in the deck", "{n} cards in the deck", move.to));
            case Adjust::What::discard: return counted_in_discard_pile(move.to);
            default:
                return as_counted(say_count(
                    "{n} card on {side} of question {number}", "{n} cards on {side} of question {number}", move.to,
                    {{"side", side_text(move.answer)}, {"number", question_number(move.question)}}));
        }
    }

private:
    Text mover(const std::optional<Seat>& player) const {
        return player || state_.narrator ? who(muse_story::mover(state_, player)) : say("Nobody");
    }
    /// Returns an empty text if nobody voted.
    static Text votes(const std::optional<Votes>& votes) {
        return votes ? say(" ({for} for, {against} against)",
                           {{"for", literally(votes->in_favour)}, {"against", literally(votes->against)}})
                     : Text();
    }
};

}  // namespace

Text Rules::chapter(const State& state) const {
    switch (state.phase) {
        case Phase::setup: return say("Setup");
        case Phase::epilogue: return say("Epilogue");
        case Phase::over: return say("Epilogue · {who}", {{"who", who(*state.narrator)}});
        default: break;
    }
    return say("Turn {turn} · {who} narrates", {{"turn", literally(state.turn)}, {"who", who(*state.narrator)}});
}

Text Rules::describe(const State& state, const Move& move) const { return std::visit(Describer(*this, state), move); }

}  // namespace castalia::muse_story

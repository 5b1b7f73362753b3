// One line per event, as the log and the text export write it: resources/notation.md.
#include "core/games/muse_story/muse_story.h"
#include "core/games/muse_story/record_words.h"
#include "core/parts/line_words.h"

namespace castalia::muse_story {

namespace {

std::string small_code(Card card) { return lowered(playing::code(card)); }
std::string quoted(const std::string& text) { return Json(text).dump(); }

/// Writes an event in its long form: a story's log is read more often than it is typed.
struct Writer {
    const std::vector<std::string>& names;

    std::string name(Seat seat) const { return notation_name(names.at(static_cast<std::size_t>(seat.index))); }
    /// A name between words: one that reads as a keyword stands in quotation marks.
    std::string name_inside(Seat seat) const {
        const std::string& name = names.at(static_cast<std::size_t>(seat.index));
        const std::string small = lowered(name);
        const bool keyword = small == "jump" || small == "object" || small == "against" || small == "winner" ||
                             small == "note" || small == "ruling" || small == "at" || playing::card_of(name);
        return keyword ? quoted(name) : notation_name(name);
    }
    static std::string cards(const std::vector<Card>& cards, const char* between) {
        std::string words;
        for (const Card card : cards) {
            words += (words.empty() ? "" : between) + small_code(card);
        }
        return words;
    }
    static std::string elements(const std::vector<int>& elements) {
        std::string words;
        for (const int element : elements) {
            words += " " + lowered(letters(element));
        }
        return words;
    }
    static std::string votes(const std::optional<Votes>& votes) {
        return votes ? "votes " + std::to_string(votes->in_favour) + ":" + std::to_string(votes->against) + " " : "";
    }
    static std::string number(int question) { return " " + std::to_string(question + 1); }

    std::string operator()(const Agree& move) const {
        return "agree " + std::string(kAgreements[static_cast<std::size_t>(move.what)]) + " " + votes(move.votes) +
               quoted(move.text);
    }
    std::string operator()(const NewElement& move) const {
        const auto kind = static_cast<std::size_t>(move.kind);
        return "element " + (kind == 0 ? "" : std::string(kKinds.at(kind - 1)) + " ") + quoted(move.text);
    }
    std::string operator()(const NewQuestion& move) const {
        return "question" + elements(move.elements) + " " + quoted(move.text);
    }
    std::string operator()(const Begin& move) const { return "begin " + name_inside(move.narrator); }
    std::string operator()(const Narrate& move) const { return "narrate " + quoted(move.text); }
    std::string operator()(const Choose& move) const {
        return "choose" + number(move.question) + elements(move.check);
    }
    std::string operator()(const Add& move) const {
        return "add" + number(move.question) + " " + std::string(word(move.answer)) + " " +
               (move.from_hand == 0 ? "deck" : std::to_string(move.from_hand));
    }
    std::string operator()(const Answer& move) const { return "answer" + number(move.question); }
    std::string operator()(const Show& move) const {
        return "show " + std::string(word(move.answer)) + (move.cards.empty() ? "" : " ") + cards(move.cards, " ");
    }
    std::string operator()(const Tides& move) const { return "tides " + cards(move.cards, " "); }
    std::string operator()(const StartContest& move) const {
        std::string words = "contest";
        for (const Contender& contender : move.contenders) {
            words += (contender.aim == Aim::jump_in ? " jump " : " object ") + name_inside(contender.player);
        }
        return words + (move.against.empty() ? "" : " against " + quoted(move.against));
    }
    std::string operator()(const Flip& move) const {
        std::string words = "flip";
        for (const auto& [player, card] : move.cards) {
            words += " " + name_inside(player) + " " + small_code(card);
        }
        return words;
    }
    std::string operator()(const Settle& move) const {
        return move.winner ? "settle " + name_inside(*move.winner) : "settle";
    }
    std::string operator()(const EndTurn&) const { return "end"; }
    std::string operator()(const Veto& move) const {
        return "veto " + std::string(kOutcomes[static_cast<std::size_t>(move.outcome)]) + " " + votes(move.votes) +
               quoted(move.text);
    }
    std::string operator()(const Erase& move) const { return "erase" + number(move.question); }
    std::string operator()(const Reach& move) const { return "phase " + std::string(word(move.to)); }
    std::string operator()(const Epilogue& move) const {
        std::string words = "epilogue";
        for (const auto& [player, hand] : move.hands) {
            words += " " + name_inside(player) + " " + (hand.empty() ? "none" : cards(hand, ","));
        }
        return words + (move.winner ? " winner " + name_inside(*move.winner) : "");
    }
    std::string operator()(const Adjust& move) const {
        const std::string to = " " + std::to_string(move.to);
        switch (move.what) {
            case Adjust::What::hand: return "adj hand " + name_inside(move.player) + to;
            case Adjust::What::deck: return "adj deck" + to;
            case Adjust::What::discard: return "adj discard" + to;
            default: return "adj answer" + number(move.question) + " " + std::string(word(move.answer)) + to;
        }
    }
};

}  // namespace

std::string Rules::notation(const Move& move) const { return std::visit(Writer{names}, move); }

}  // namespace castalia::muse_story

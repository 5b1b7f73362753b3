// The state with the keys of the rules page, and the table in words.
#include <algorithm>

#include "core/games/muse_story/muse_story.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_story {

namespace {

class StateWriter : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Json state() const {
        Json json;
        json["phase"] = word(state_.phase);
        json["narrator"] = name(state_.narrator);
        json["in_between"] = state_.in_between;
        json["deck"] = state_.deck;
        json["discard"] = state_.discard;
        json["players"] = Json::object();
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            json["players"][rules_.names[seat]] = {{"hand", state_.hand[seat]}};
        }
        json["elements"] = elements();
        json["questions"] = questions();
        json["showdown"] = showdown();
        json["contest"] = contest();
        json["over"] = state_.phase == Phase::over;
        json["turn"] = state_.turn;
        json["must_choose"] = state_.narrator && !state_.first_chosen && state_.phase != Phase::over;
        json["agreed"] = {
            {"code_of_conduct", texts(state_.conduct)}, {"genre", state_.genre.view()}, {"tone", state_.tone.view()}};
        return json;
    }

private:
    Json name(std::optional<Seat> seat) const { return seat ? Json(rules_.name(*seat)) : Json(); }
    static Json texts(const std::vector<Words>& words) {
        return json_array(words, [](const Words& one) { return one.view(); });
    }
    Json elements() const {
        constexpr auto kinds = std::to_array<std::string_view>({"", "character", "thing", "place"});
        Json list = Json::array();
        for (std::size_t i = 0; i < state_.elements.size(); ++i) {
            const Element& element = state_.elements[i];
            Json one{{"id", letters(static_cast<int>(i))},
                     {"author", name(element.author)},
                     {"text", element.text.view()},
                     {"mark", word(element.mark)}};
            if (element.kind != ElementKind::none) {
                one["kind"] = kinds[static_cast<std::size_t>(element.kind)];
            }
            list.push_back(std::move(one));
        }
        return list;
    }
    Json questions() const {
        Json list = Json::array();
        for (std::size_t i = 0; i < state_.questions.size(); ++i) {
            const Question& question = state_.questions[i];
            Json used = json_array(elements_of(question), [](int element) { return letters(element); });
            Json one{{"number", i + 1},
                     {"author", name(question.author)},
                     {"text", question.text.view()},
                     {"elements", std::move(used)},
                     {"status", word(question.status)}};
            for (const Side side : {Side::yes, Side::no}) {
                const Pile& pile = question.piles[index(side)];
                one[std::string(word(side))] = {{"owner", name(pile.owner)}, {"cards", pile.cards}};
            }
            one["answer"] = question.answer ? Json(word(*question.answer)) : Json();
            list.push_back(std::move(one));
        }
        return list;
    }
    Json stand(const Stand& stand) const {
        Json cards = json_array(stand.cards, [](Card card) { return playing::code(card); });
        return {{"player", name(stand.player)},
                {"cards", std::move(cards)},
                {"hand", stand.shown ? Json(english(poker::best_hand(stand.cards).name)) : Json()}};
    }
    /// Returns who leads in the showdown or in the contest alone; by a ruling both may be running.
    Json leading(bool of_contest) const {
        State alone = state_;
        of_contest ? alone.showdown.reset() : alone.contest.reset();
        const std::vector<Seat> best = best_now(alone);
        return best.size() == 1 ? name(best.front()) : Json();
    }
    Json showdown() const {
        if (!state_.showdown) {
            return nullptr;
        }
        const Showdown& showdown = *state_.showdown;
        return {{"question", showdown.question + 1},
                {"caller", name(showdown.caller)},
                {"yes", stand(showdown.sides[index(Side::yes)])},
                {"no", stand(showdown.sides[index(Side::no)])},
                {"leading", leading(false)}};
    }
    Json contest() const {
        if (!state_.contest) {
            return nullptr;
        }
        Json json{{"narrator", stand(state_.contest->stands.front())}, {"contenders", Json::array()}};
        for (std::size_t i = 1; i < state_.contest->stands.size(); ++i) {
            const Stand& one = state_.contest->stands[i];
            Json contender = stand(one);
            contender["aim"] = word(one.aim);
            json["contenders"].push_back(std::move(contender));
        }
        json["against"] = state_.contest->against.empty() ? Json() : Json(state_.contest->against.view());
        json["leading"] = leading(true);
        return json;
    }
};

}  // namespace

Json Rules::state(const State& state) const { return StateWriter(*this, state).state(); }

TableView Rules::view(const State& state) const { return picture::view_of(*this, state); }

}  // namespace castalia::muse_story

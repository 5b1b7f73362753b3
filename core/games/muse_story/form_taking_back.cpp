// The forms of the topics of objections and vetoes.
#include <algorithm>

#include "core/games/muse_story/form.h"

namespace castalia::muse_story {

bool TopicSlots::objects() const {
    const Json& list = draft.at("contenders");
    return list.is_array() &&
           std::ranges::any_of(list, [](const Json& one) { return Draft::member(one, "aim") == "object"; });
}

std::optional<Topic> TopicSlots::last_done() const {
    const bool silent_since = !state.phrase.empty() && state.phrase.after().said == state.said;
    for (const Topic::What phrase :
         {Topic::What::choose, Topic::What::add, Topic::What::answer, Topic::What::end_turn}) {
        if (state.phrase.is(phrase) && (silent_since || state.said.empty())) {
            return Topic{phrase};
        }
    }
    if (state.said.empty()) {
        return std::nullopt;
    }
    return Topic{last_sentence(state.said.view()) > 0 ? Topic::What::sentence : Topic::What::narration};
}

Json TopicSlots::words_meant() const {
    const Json& part = Draft::member(draft.at("of"), "narrate");
    if (!part.is_string()) {
        return nullptr;
    }
    constexpr std::size_t kShort = 200;  // Nobody writes a whole story again.
    const std::string_view said = state.said.view();
    const std::size_t from = part == Json("sentence") ? last_sentence(said) : 0, to = said.find_last_not_of(" \n\t");
    std::string meant(to == std::string_view::npos ? "" : said.substr(from, to + 1 - from));
    std::ranges::replace(meant, '\n', ' ');
    return meant.empty() || meant.size() > kShort ? Json() : Json(std::move(meant));
}

Verdict TopicSlots::why_not_take_back(const Topic& of, std::string_view type) const {
    if (type == "veto") {
        Veto veto;
        veto.outcome = draft.words("outcome") == "explained" || draft.words("outcome") == "overruled"
                           ? Veto::Outcome::explained
                           : Veto::Outcome::withdrawn;
        veto.of = of;
        return rules.judge(state, veto);
    }
    return TakingBackJudge(rules, state).why_not_take_back(of);
}

void TopicSlots::offer_topics(Slot& topics, std::string_view type) const {
    const auto add = [&](const Topic& of, Text hint) {
        topics.options.push_back(
            option(TopicKind::json(of), topic_text(of), std::move(hint), why_not_take_back(of, type)));
    };
    if (const std::string_view said = state.said.view(); !said.empty()) {
        const std::size_t last = last_sentence(said);
        if (last > 0) {
            add({Topic::What::sentence}, literally(said.substr(last)));
        }
        add({Topic::What::narration}, literally(said));
    }
    for (const Topic::What phrase :
         {Topic::What::choose, Topic::What::add, Topic::What::answer, Topic::What::end_turn}) {
        if (state.phrase.is(phrase)) {
            add({phrase}, say("the last key phrase"));
        }
    }
    for (int e = 0; std::cmp_less(e, state.elements.size()); ++e) {
        if (const Element& one = state.elements[static_cast<std::size_t>(e)]; one.mark != Mark::struck) {
            add({Topic::What::element, e}, literally(one.text.view()));
        }
    }
    for (int q = 0; std::cmp_less(q, state.questions.size()); ++q) {
        if (asked(q).status != Status::erased && asked(q).status != Status::answered) {
            add({Topic::What::question, q}, literally(asked(q).text.view()));
        }
    }
}

}  // namespace castalia::muse_story

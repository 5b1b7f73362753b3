// The forms of the topics of objections and vetoes.
#include <algorithm>

#include "core/games/muse_story/form.h"

namespace castalia::muse_story {

bool FormBuilder::objects() const {
    const Json& list = draft_.at("contenders");
    return list.is_array() &&
           std::ranges::any_of(list, [](const Json& one) { return Draft::member(one, "aim") == "object"; });
}

std::optional<Topic> FormBuilder::last_done() const {
    const bool silent_since = !state_.phrase.empty() && state_.phrase.after().said == state_.said;
    for (const Topic::What phrase :
         {Topic::What::choose, Topic::What::add, Topic::What::answer, Topic::What::end_turn}) {
        if (state_.phrase.is(phrase) && (silent_since || state_.said.empty())) {
            return Topic{phrase};
        }
    }
    if (state_.said.empty()) {
        return std::nullopt;
    }
    return Topic{last_sentence(state_.said.view()) > 0 ? Topic::What::sentence : Topic::What::narration};
}

Json FormBuilder::words_meant() const {
    const Json& part = Draft::member(draft_.at("of"), "narrate");
    if (!part.is_string()) {
        return nullptr;
    }
    constexpr std::size_t kShort = 200;  // Nobody writes a whole story again.
    const std::string_view said = state_.said.view();
    const std::size_t from = part == Json("sentence") ? last_sentence(said) : 0, to = said.find_last_not_of(" \n\t");
    std::string meant(to == std::string_view::npos ? "" : said.substr(from, to + 1 - from));
    std::ranges::replace(meant, '\n', ' ');
    return meant.empty() || meant.size() > kShort ? Json() : Json(std::move(meant));
}

Verdict FormBuilder::why_not_take_back(const Topic& of, std::string_view type) const {
    if (type == "veto") {
        Veto veto;
        veto.outcome = draft_.words("outcome") == "explained" || draft_.words("outcome") == "overruled"
                           ? Veto::Outcome::explained
                           : Veto::Outcome::withdrawn;
        veto.of = of;
        return rules_.judge(state_, veto);
    }
    return Judge(rules_, state_).why_not_take_back(of);
}

void FormBuilder::offer_topics(Slot& topics, std::string_view type) const {
    const auto add = [&](const Topic& of, Text hint) {
        topics.options.push_back(
            option(TopicKind::json(of), topic_text(of), std::move(hint), why_not_take_back(of, type)));
    };
    if (const std::string_view said = state_.said.view(); !said.empty()) {
        const std::size_t last = last_sentence(said);
        if (last > 0) {
            add({Topic::What::sentence}, literally(said.substr(last)));
        }
        add({Topic::What::narration}, literally(said));
    }
    for (const Topic::What phrase :
         {Topic::What::choose, Topic::What::add, Topic::What::answer, Topic::What::end_turn}) {
        if (state_.phrase.is(phrase)) {
            add({phrase}, say("the last key phrase"));
        }
    }
    for (int e = 0; std::cmp_less(e, state_.elements.size()); ++e) {
        if (const Element& one = state_.elements[static_cast<std::size_t>(e)]; one.mark != Mark::struck) {
            add({Topic::What::element, e}, literally(one.text.view()));
        }
    }
    for (int q = 0; std::cmp_less(q, state_.questions.size()); ++q) {
        if (asked(q).status != Status::erased && asked(q).status != Status::answered) {
            add({Topic::What::question, q}, literally(asked(q).text.view()));
        }
    }
}

}  // namespace castalia::muse_story

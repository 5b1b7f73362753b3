#include "app/recorder/unreadable.h"

#include <algorithm>
#include <cctype>

namespace castalia {

namespace {

/// Returns what fills this hole of a sentence; null where it has no such hole.
const Text* filled(const Text& sentence, std::string_view hole) {
    const auto fill = std::ranges::find(sentence.fills, hole, &Fill::hole);
    return fill == sentence.fills.end() ? nullptr : &fill->with;
}

std::size_t letters_shared(const std::string& one, const std::string& other) {
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    return static_cast<std::size_t>(std::ranges::mismatch(one, other, same).in1 - one.begin());
}

/// Returns the word with which a line of this action begins.
std::string first_word(const Verb& verb) {
    const std::size_t head = verb.notation.rfind(": ", verb.notation.find("…"));
    const std::string words = head == std::string::npos ? verb.notation : verb.notation.substr(head + 2);
    const std::string word = words.substr(0, words.find(' '));
    return word.empty() || word == "…" ? verb.draft.value("type", std::string()) : word;
}

/// Returns the words that are possible now, beginning with those that begin most like the word.
std::vector<Text> nearest_verbs(const std::string& word, const Prompt& prompt) {
    constexpr std::size_t kMost = 3;
    std::vector<std::string> verbs;
    for (const Verb& verb : prompt.verbs) {
        std::string begins = first_word(verb);
        if (!verb.barred && !begins.empty() && std::ranges::find(verbs, begins) == verbs.end()) {
            verbs.push_back(std::move(begins));
        }
    }
    std::ranges::stable_sort(verbs, std::greater(),
                             [&word](const std::string& verb) { return letters_shared(word, verb); });
    verbs.resize(std::min(verbs.size(), kMost));
    std::vector<Text> texts;
    std::ranges::transform(verbs, std::back_inserter(texts), [](const std::string& verb) { return literally(verb); });
    return texts;
}

}  // namespace

Echo unreadable_echo(const BadNotation& bad, std::size_t place, const Prompt& prompt) {
    const auto at_place = [place](const Text& why) {
        return say("At character {place}: {why}",
                   {{"place", literally(static_cast<long long>(place) + 1)}, {"why", why}});
    };
    const Text *word = filled(bad.text, "word"), *game = filled(bad.text, "game");
    const Text brief = word == nullptr ? bad.text
                       : place == 0    ? say("Nothing begins with \"{word}\": F1 shows how", {{"word", *word}})
                                       : say("\"{word}\" does not fit: F1 shows how", {{"word", *word}});
    if (word == nullptr || game == nullptr || filled(bad.text, "verbs") == nullptr) {
        return {at_place(bad.text),
                say("Type the line again, or go to the fault with an arrow key. F1 shows the notation"), true, brief};
    }
    const std::vector<Text> verbs = nearest_verbs(word->pattern, prompt);
    const Text none = say("\"{word}\" is no verb of {game}", {{"word", *word}, {"game", *game}});
    const Text why = verbs.empty()
                         ? none
                         : say("{none}; possible now: {verbs}", {{"none", none}, {"verbs", listed_with_or(verbs)}});
    return {at_place(why), say("F1 shows all verbs and the whole notation"), true, brief};
}

}  // namespace castalia

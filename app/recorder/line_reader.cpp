#include "app/recorder/line_reader.h"

#include <algorithm>
#include <cctype>

#include "core/rules/line_words.h"
#include "core/rules/notation.h"
#include "core/session/record.h"

namespace castalia {

namespace {

/// Where the rest of a line goes in the words of an action: "add … deck".
constexpr std::string_view kRestOfLine = "…";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// The player whose name begins so, whatever the case, if there is only one.
const std::string* named(std::span<const std::string> names, const std::string& beginning) {
    const auto begins = [&](const std::string& name) { return lowered(name).starts_with(lowered(beginning)); };
    const auto found = std::ranges::find_if(names, begins);
    const bool one = found != names.end() && std::ranges::count_if(names, begins) == 1;
    return one && !beginning.empty() ? &*found : nullptr;
}

/// "12", "3+6+2", "-4.5".
bool is_sum(const std::string& line) {
    return line.find_first_not_of("0123456789+-.,") == std::string::npos && std::ranges::any_of(line, is_digit);
}

/// The words of an action before the rest of a line, with their space, and those after it.
std::pair<std::string, std::string> halves_of(const std::string& notation) {
    const std::size_t hole = notation.find(kRestOfLine);
    if (hole != std::string::npos) {
        return {notation.substr(0, hole), notation.substr(hole + kRestOfLine.size())};
    }
    return {notation.empty() ? "" : notation + " ", ""};
}

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

/// Words that were typed without spaces, in every way that they may be meant: "3sk2" is "3sk 2", for a card is a rank
/// and its suits; "1y2" is "1 y 2"; "39" is what two dice show.
std::vector<std::string> apart(const std::string& glued) {
    std::string cards, all, digits;
    for (std::size_t at = 0; at < glued.size(); ++at) {
        const char last = at == 0 ? ' ' : glued[at - 1], next = glued[at];
        const bool number = is_letter(last) && is_digit(next), letters = is_digit(last) && is_letter(next);
        cards += number ? " " : "";
        all += number || letters ? " " : "";
        digits += last != ' ' && is_digit(last) && is_digit(next) ? " " : "";
        for (std::string* words : {&cards, &all, &digits}) {
            *words += next;
        }
    }
    return {cards, all, digits};
}

}  // namespace

EventPtr LineReader::read(const std::string& line) const {
    std::optional<BadNotation> telling;
    bool known = false;  // The notation makes sense of the first word.
    for (const Form& form : forms_of(line)) {
        // Such a word is never taken apart: "pay" is no painting with AY.
        if (form.way == Form::Way::key_apart && known) {
            continue;
        }
        try {
            return parse_event(form.text, line_, line_.plies(), names_);
        } catch (BadNotation& bad) {
            // The place in the line as it was typed.
            bad.position = bad.position < form.head ? 0 : bad.position - form.head + form.typed;
            bad.position = std::min(bad.position, line.size());
            known = known || (form.way == Form::Way::as_typed && bad.position > 0);
            if (!telling || bad.position > telling->position) {
                telling = std::move(bad);
            }
        }
    }
    throw BadNotation(std::move(*telling));
}

std::vector<LineReader::Form> LineReader::forms_of(const std::string& line) const {
    std::vector<Form> forms{{line, 0, 0, Form::Way::as_typed}};
    const std::size_t end = std::min(line.find_first_of(" :"), line.size());
    if (const std::string* name = named(names_, line.substr(0, end))) {
        std::size_t rest = end < line.size() && line[end] == ':' ? end + 1 : end;
        rest = std::min(line.find_first_not_of(' ', rest), line.size());
        const std::string head = notation_name(*name) + ": ";
        forms.push_back({head + line.substr(rest), head.size(), rest, Form::Way::as_typed});
    }
    for (std::size_t whole = 0, all = forms.size(); whole < all; ++whole) {
        add_verbs(Form(forms[whole]), forms);
    }
    std::ranges::stable_sort(forms, {}, &Form::way);
    return forms;
}

/// The same line with the key of an action written in full.
void LineReader::add_verbs(const Form& before, std::vector<Form>& forms) const {
    const std::string player = before.text.substr(0, before.head);
    const std::string rest = before.text.substr(before.head);
    const bool number = before.head == 0 && is_sum(rest);
    for (const Verb& verb : prompt_.verbs) {
        if (number && verb.by_number && !verb.barred) {
            const auto [head, tail] = halves_of(verb.notation);
            forms.push_back({head + rest + tail, head.size(), 0, Form::Way::as_typed});
        }
        if (rest.empty() || verb.key != std::toupper(static_cast<unsigned char>(rest.front()))) {
            continue;
        }
        auto [head, tail] = halves_of(verb.notation);
        head = player + head;
        const std::size_t space = std::min(rest.find(' '), rest.size());
        const std::size_t key = std::min<std::size_t>(space == 1 ? 2 : 1, rest.size());
        const auto add = [&, &head = head, &tail = tail](const std::string& words, Form::Way way) {
            forms.push_back({head + words + tail, head.size(), before.typed + key, way});
        };
        if (space == 1) {
            add(rest.substr(key), Form::Way::as_typed);
        }
        for (const std::string& words : apart(rest.substr(key))) {
            add(words, space == 1 ? Form::Way::words_apart : Form::Way::key_apart);
        }
    }
}

}  // namespace castalia

#include "app/recorder/line_reader.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "app/names/names.h"
#include "core/rules/game/line_words.h"
#include "core/rules/game/notation.h"
#include "core/rules/json/written_number.h"
#include "core/session/record.h"

namespace castalia {

namespace {

/// Returns the name of which this holds; null unless there is exactly one.
template <class Holds>
const std::string* only_one(std::span<const std::string> names, const Holds& holds) {
    const auto found = std::ranges::find_if(names, holds);
    return found != names.end() && std::ranges::count_if(names, holds) == 1 ? &*found : nullptr;
}

/// Returns the line with the word at `at` written in full, where it is the beginning of exactly one name.
std::optional<std::string> with_name_at(std::size_t at, const std::string& line, std::span<const std::string> names) {
    if (at >= line.size()) {
        return std::nullopt;
    }
    const std::size_t end = std::min(line.find(' ', at), line.size());
    const std::string* name = player_called(names, line.substr(at, end - at));
    const bool whole = name == nullptr || notation_name(*name).size() == end - at;
    return whole ? std::nullopt : std::optional(line.substr(0, at) + notation_name(*name) + line.substr(end));
}

std::string sum_without_marks(const std::string& sum, char decimal_mark) {
    NumberReader reader(sum, decimal_mark);
    std::string plain;
    for (std::optional<int> sign = reader.sign().value_or(0); sign; sign = reader.sign()) {
        const std::optional<WrittenNumber> number = reader.number();
        if (!number || number->two_readings || number->unfinished) {
            return sum;
        }
        plain += *sign > 0 ? "+" : *sign < 0 ? "-" : "";
        plain += number->whole + (number->behind.empty() ? "" : "." + number->behind);
    }
    return plain;
}

/// Returns the line with the numbers that have two readings written without marks, if the language with this decimal
/// mark decides that they are thousands.
std::string without_marks(const std::string& text, char decimal_mark) {
    std::string decided;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        decided += (is_number_or_sum(word) ? sum_without_marks(word, decimal_mark) : word) + text.substr(end, 1);
        at = end + 1;
    }
    return decided;
}

/// Returns the name that is, or that alone begins with, this beginning, both spelled in this way; null if there is
/// none. Where several begin so it is the one with this first name.
template <class Spelling>
const std::string* named(std::span<const std::string> names, const std::string& beginning, const Spelling& spelled) {
    const std::string wanted = spelled(beginning);
    const auto is_whole = [&](const std::string& name) { return spelled(name) == wanted; };
    const auto begins = [&](const std::string& name) { return spelled(name).starts_with(wanted); };
    const auto is_first = [&](const std::string& name) { return spelled(name).starts_with(wanted + " "); };
    if (const auto whole = std::ranges::find_if(names, is_whole); whole != names.end()) {
        return &*whole;
    }
    const std::string* const name = only_one(names, begins);
    return name != nullptr ? name : only_one(names, is_first);
}

}  // namespace

const Verb* due_in(const Prompt& prompt) {
    const auto due = std::ranges::find_if(prompt.verbs, is_due);
    return due == prompt.verbs.end() ? nullptr : &*due;
}

const std::string* player_called(std::span<const std::string> names, const std::string& beginning) {
    if (beginning.empty()) {
        return nullptr;
    }
    // Letters that are missing on somebody's keyboard count only where the exact ones name nobody.
    const std::string* const exact = named(names, beginning, [](const std::string& name) { return lowered(name); });
    return exact != nullptr ? exact : named(names, beginning, in_plain_letters);
}

std::string trimmed(const std::string& line) {
    constexpr std::string_view kSpaces = " \t\r\n\v\f";
    const std::size_t first = line.find_first_not_of(kSpaces);
    return first == std::string::npos ? "" : line.substr(first, line.find_last_not_of(kSpaces) + 1 - first);
}

bool fill_dice(Draft& draft, const std::string& line) {
    if (line.find_first_not_of("0123456789 ") != std::string::npos) {
        return false;
    }
    std::string apart;
    for (const char digit : line.find(' ') == std::string::npos ? line : std::string()) {
        apart += {digit, ' '};
    }
    std::istringstream numbers(apart.empty() ? line : apart);
    for (std::string number; numbers >> number;) {
        constexpr std::size_t kMostDigits = 2;
        const std::optional<Draft::Filling> filling =
            number.size() > kMostDigits ? std::nullopt : draft.by_digit(std::stoi(number));
        if (!filling) {
            return false;
        }
        draft.fill(filling->field, filling->value);
    }
    return true;
}

EventPtr parse_typed(const std::string& text, const Playthrough& line, std::span<const std::string> names,
                     char decimal_mark) {
    try {
        return parse_event(text, line, line.plies(), names);
    } catch (const BadNotation& bad) {
        const std::string decided = bad.two_readings ? without_marks(text, decimal_mark) : text;
        if (decided == text) {
            throw;
        }
        return parse_event(decided, line, line.plies(), names);
    }
}

EventPtr LineReader::read(const std::string& line) const {
    EventPtr event = as_meant(line, read_forms(forms_of(line), line));
    if (!next_) {
        return event;
    }
    // If the event would be the same with the next player's name, the line names nobody.
    const std::string head = head_of(names_[static_cast<std::size_t>(next_->index)]);
    std::vector<Form> forms{{head + line, head.size(), 0, Form::Way::as_typed}};
    add_verbs(Form(forms.front()), forms);
    try {
        EventPtr of_next = read_forms(forms, line);
        Json one = write_event(*event, line_, names_), other = write_event(*of_next, line_, names_);
        const bool differs = one.erase("player") > 0 && other.erase("player") > 0 && one == other;
        return differs ? of_next : event;
    } catch (const BadNotation&) {
        return event;
    }
}

/// Parses a line in which names may be shortened to their beginnings. Throws what the line itself throws, or the
/// fault behind those names at its place in the line as it was typed.
EventPtr LineReader::parse_named(const std::string& line) const {
    std::optional<BadNotation> fault;
    std::string now = line;
    std::size_t last = 0, longer = 0;  // Where the last name was written in full, and by how much all are longer.
    for (std::size_t tries = 0; tries <= names_.size() + 1; ++tries) {
        try {
            return parse_typed(now, line_, names_, decimal_mark_);
        } catch (const BadNotation& bad) {
            if (!fault || bad.position > last) {
                fault = bad;
                fault->position -= longer;
            }
            const std::optional<std::string> named = with_name_at(bad.position, now, names_);
            if (!named) {
                break;
            }
            last = bad.position;
            longer += named->size() - now.size();
            now = *named;
        }
    }
    throw BadNotation(std::move(*fault));
}

/// Returns whether the event took letters that were typed without a space, from `glued` on, for the beginning of free
/// words. Then a mistyped word was read as a key and a text: "elment" as the element "lment".
bool LineReader::takes_for_words(const std::string& line, std::size_t glued, const Event& event) const {
    return glued > 0 && glued < line.size() && line[glued - 1] != ' ' && line[glued] != ' ' &&
           has_words_from(line, glued, event);
}

/// Returns whether free words of the event begin with the word of the line at `at`.
bool LineReader::has_words_from(const std::string& line, std::size_t at, const Event& event) const {
    const std::string beginning = line.substr(at, line.find(' ', at) - at);
    const Json written = write_event(event, line_, names_);
    return std::ranges::any_of(line_.form(line_.plies(), written), [&](const Slot& slot) {
        const Json value = slot.kind == Slot::Kind::words ? value_at(written, slot.field) : Json();
        std::string words = value.is_string() ? value.get<std::string>() : std::string();
        std::erase(words, ' ');  // Spaces may have been inserted.
        return words.starts_with(beginning);
    });
}

/// Returns what the line means to somebody who has the table in mind rather than the notation: a letter before words
/// or a number may be a player. Nobody is asked twice what was typed blind, so the rules must
/// allow it; otherwise the line keeps its meaning.
EventPtr LineReader::as_meant(const std::string& line, EventPtr event) const {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::size_t next = std::min(line.find_first_not_of(' ', end), line.size());
    const std::string rest = line.substr(next);
    const bool number = is_number_or_sum(rest);
    if (rest.empty() || (!number && !(asks_several() && has_words_from(line, next, *event)))) {
        return event;
    }
    std::vector<Form> forms;
    add_named(line, end, Form::Way::as_typed, forms);
    for (std::size_t whole = 0, all = forms.size(); whole < all; ++whole) {
        add_verbs(Form(forms[whole]), forms);
    }
    try {
        EventPtr meant = forms.empty() ? nullptr : read_forms(forms, line);
        const auto* move = meant == nullptr ? nullptr : std::get_if<MovePtr>(&meant->what);
        return move != nullptr && !line_.judge(**move) ? meant : event;
    } catch (const BadNotation&) {
        return event;
    }
}

EventPtr LineReader::read_forms(const std::vector<Form>& forms, const std::string& line) const {
    std::optional<BadNotation> fault;
    bool known = false;  // The notation understands the first word.
    for (const Form& form : forms) {
        // Such a word is never divided: "pay" is no painting with AY.
        if (form.way >= Form::Way::key_apart && known) {
            continue;
        }
        try {
            EventPtr event = parse_named(form.text);
            if (form.way >= Form::Way::key_apart && takes_for_words(line, form.typed, *event)) {
                continue;
            }
            return event;
        } catch (BadNotation& bad) {
            known = known || (form.way == Form::Way::as_typed && bad.position > form.head);
            // This is the place in the line as it was typed.
            bad.position = bad.position < form.head ? 0 : bad.position - form.head + form.typed;
            bad.position = std::min(bad.position, line.size());
            // What is wrong with a number is said rather than that a line begins with a verb.
            if (!fault || bad.position > fault->position || (form.number && bad.position == fault->position)) {
                fault = std::move(bad);
            }
        }
    }
    throw BadNotation(std::move(*fault));
}

std::vector<std::string> lines_in(const std::string& line) {
    const auto is_digit = [&](std::size_t at) {
        return at < line.size() && std::isdigit(static_cast<unsigned char>(line[at])) != 0;
    };
    std::vector<std::string> lines{""};
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == ',' && !(at > 0 && is_digit(at - 1) && is_digit(at + 1))) {
            lines.emplace_back();
        } else {
            lines.back() += line[at];
        }
    }
    return lines;
}

}  // namespace castalia

#include "app/recorder/line_reader.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "core/rules/game/line_words.h"
#include "core/rules/game/notation.h"
#include "core/rules/json/written_number.h"
#include "core/session/record.h"

namespace castalia {

namespace {

/// The place for the rest of a line in the words of an action: "add … deck".
constexpr std::string_view kRestOfLine = "…";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Returns the name of which this holds; null unless there is exactly one.
template <class Holds>
const std::string* only_one(std::span<const std::string> names, const Holds& holds) {
    const auto found = std::ranges::find_if(names, holds);
    return found != names.end() && std::ranges::count_if(names, holds) == 1 ? &*found : nullptr;
}

/// Returns the words of an action before the rest of a line, with their space, and those after it.
std::pair<std::string, std::string> halves_of(const std::string& notation) {
    const std::size_t hole = notation.find(kRestOfLine);
    if (hole != std::string::npos) {
        return {notation.substr(0, hole), notation.substr(hole + kRestOfLine.size())};
    }
    return {notation.empty() ? "" : notation + " ", ""};
}

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

/// Returns words that were typed without spaces, in every way that they may be meant: "3sk2" is "3sk 2", because a
/// card is a rank and its suits; "1y2" is "1 y 2"; "2w3l" is "2 w3 l", a payment; "39" is what two dice show. A
/// number with a mark, such as 12.500, is one word.
std::vector<std::string> apart(std::string_view glued) {
    if (glued.find_first_of(".,") != std::string_view::npos && is_number_or_sum(std::string(glued))) {
        return {std::string(glued)};
    }
    std::string card, each, payment, dice;
    for (std::size_t at = 0; at < glued.size(); ++at) {
        const char last = at == 0 ? ' ' : glued[at - 1], next = glued[at];
        const bool within = last != ' ' && next != ' ';
        card += within && is_letter(last) && is_digit(next) ? " " : "";
        each += within && is_letter(last) != is_letter(next) ? " " : "";
        payment += within && is_letter(next) ? " " : "";
        dice += within && is_digit(last) && is_digit(next) ? " " : "";
        for (std::string* words : {&card, &each, &payment, &dice}) {
            *words += next;
        }
    }
    return {card, payment, each, dice};  // In a payment the number follows its suit.
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

}  // namespace

const Verb* due_in(const Prompt& prompt) {
    const auto due = std::ranges::find_if(prompt.verbs, is_due);
    return due == prompt.verbs.end() ? nullptr : &*due;
}

const std::string* player_called(std::span<const std::string> names, const std::string& beginning) {
    if (beginning.empty()) {
        return nullptr;
    }
    const std::string wanted = lowered(beginning);
    const auto begins = [&](const std::string& name) { return lowered(name).starts_with(wanted); };
    const auto is_whole = [&](const std::string& name) { return lowered(name) == wanted; };
    const auto is_first = [&](const std::string& name) { return begins(name) && name[beginning.size()] == ' '; };
    if (const auto whole = std::ranges::find_if(names, is_whole); whole != names.end()) {
        return &*whole;
    }
    const std::string* const name = only_one(names, begins);
    return name != nullptr ? name : only_one(names, is_first);
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
    EventPtr event = named_rather(line, read_forms(forms_of(line), line));
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

/// Returns what the player does whose name the first word begins, if the event has taken that word for a key and the
/// next one, a key too, for the beginning of free words: "e e thing tower" is an element of Eve, and "i e tower" one
/// of Ines. Nobody is asked twice what was typed blind, so the rules must allow it.
EventPtr LineReader::named_rather(const std::string& line, EventPtr event) const {
    const std::size_t end = line.find(' ');
    const std::size_t next = line.find_first_not_of(' ', end);
    if (end == std::string::npos || next == std::string::npos || !asks_several() ||
        !has_words_from(line, next, *event)) {
        return event;
    }
    std::vector<Form> forms;
    add_named(line, end, Form::Way::as_typed, forms);
    for (std::size_t whole = 0, all = forms.size(); whole < all; ++whole) {
        add_verbs(Form(forms[whole]), forms);
    }
    try {
        EventPtr named = forms.empty() ? nullptr : read_forms(forms, line);
        const auto* move = named == nullptr ? nullptr : std::get_if<MovePtr>(&named->what);
        return move != nullptr && !line_.judge(**move) ? named : event;
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

std::vector<LineReader::Form> LineReader::forms_of(const std::string& line) const {
    std::vector<Form> forms{{line, 0, 0, Form::Way::as_typed}};
    const std::size_t end = std::min(line.find_first_of(" :"), line.size());
    for (const std::string& name : names_) {
        if (name.size() > end && lowered(line).starts_with(lowered(name) + " ")) {
            add_named(line, name.size(), Form::Way::as_typed, forms);
        }
    }
    if (const std::size_t colon = line.find(':'); colon != std::string::npos && colon > end) {
        add_named(line, colon, Form::Way::as_typed, forms);
    }
    add_named(line, end, Form::Way::as_typed, forms);
    for (std::size_t letters = 1, most = asks_several() ? end : 0; letters < most; ++letters) {
        add_named(line, letters, Form::Way::name_apart, forms);
    }
    if (const std::optional<Seat> seat = numbered(line.substr(0, 1)); seat && line.size() > 1) {
        const std::string head = head_of(names_[static_cast<std::size_t>(seat->index)]);
        const std::size_t rest = std::min(line.find_first_not_of(' ', 1), line.size());
        forms.push_back({head + line.substr(rest), head.size(), rest, Form::Way::name_apart});
    }
    for (std::size_t whole = 0, all = forms.size(); whole < all; ++whole) {
        add_verbs(Form(forms[whole]), forms);
    }
    std::ranges::stable_sort(forms, {}, &Form::way);
    return forms;
}

bool LineReader::asks_several() const {
    if (next_ || prompt_.seats.size() > 1) {
        return true;
    }
    if (prompt_.seats.empty() || line_.plies() == 0) {
        return false;
    }
    const std::vector<Seat> before = line_.prompt(line_.plies() - 1).seats;
    return before.size() > 1 && std::ranges::find(before, prompt_.seats.front()) != before.end();
}

std::optional<Seat> LineReader::numbered(const std::string& line) const {
    if (line.size() != 1 || !is_digit(line.front()) || !asks_several()) {
        return std::nullopt;
    }
    const int seat = line.front() - '1';
    return seat >= 0 && std::cmp_less(seat, names_.size()) ? std::optional(Seat{seat}) : std::nullopt;
}

/// Adds the line with a name in full whose beginning is the letters before `end`.
void LineReader::add_named(const std::string& line, std::size_t end, Form::Way way, std::vector<Form>& forms) const {
    if (const std::string* name = player_called(names_, line.substr(0, end))) {
        std::size_t rest = end < line.size() && line[end] == ':' ? end + 1 : end;
        rest = std::min(line.find_first_not_of(' ', rest), line.size());
        const std::string head = head_of(*name);
        forms.push_back({head + line.substr(rest), head.size(), rest, way});
    }
}

/// Adds the line with the key of an action written in full, and with spaces after it.
void LineReader::add_verbs(const Form& before, std::vector<Form>& forms) const {
    const std::string rest = before.text.substr(before.head);
    // A letter that is a word of the notation itself means that word.
    if (!rest.empty() && is_letter(rest.front())) {
        add_words(before, std::string(1, rest.front()) + " ", {}, forms);
    }
    const bool number = before.head == 0 && is_number_or_sum(rest);
    for (const Verb& verb : prompt_.verbs) {
        const auto [head, tail] = halves_of(verb.notation);
        if (number && verb.by_number && !verb.barred) {
            forms.push_back({head + rest + tail, head.size(), 0, before.way, true});
        } else if (before.head == 0 && verb.by_number && !verb.barred && tail.empty() && !rest.empty() &&
                   is_digit(rest.front())) {  // A number on the board, and what follows it.
            const std::size_t space = std::min(rest.find(' '), rest.size());
            forms.push_back({head + rest, head.size(), 0, before.way});
            for (const std::string& words : apart(rest.substr(0, space))) {
                forms.push_back({head + words + rest.substr(space), head.size(), 0, Form::Way::words_apart});
            }
        }
        if (verb.notation.empty() && !verb.barred && !rest.empty() && is_digit(rest.front())) {
            add_apart(before, forms);  // No word stands before the number.
        }
        if (!rest.empty() && verb.key == std::toupper(static_cast<unsigned char>(rest.front()))) {
            add_words(before, head, tail, forms);
        }
    }
}

/// Adds the line with spaces in its first word.
void LineReader::add_apart(const Form& before, std::vector<Form>& forms) {
    const std::string player = before.text.substr(0, before.head), rest = before.text.substr(before.head);
    const std::size_t space = std::min(rest.find(' '), rest.size());
    for (const std::string& words : apart(std::string_view(rest).substr(0, space))) {
        forms.push_back({player + words + rest.substr(space), before.head, before.typed,
                         std::max(before.way, Form::Way::words_apart)});
    }
}

/// Adds what follows the key, between these words.
void LineReader::add_words(const Form& before, const std::string& head, const std::string& tail,
                           std::vector<Form>& forms) {
    const std::string player = before.text.substr(0, before.head), rest = before.text.substr(before.head);
    const std::size_t space = std::min(rest.find(' '), rest.size());
    const bool alone = space == 1;
    const std::size_t key = std::min<std::size_t>(alone ? 2 : 1, rest.size()), end = alone ? rest.size() : space;
    const auto add = [&](const std::string& words, Form::Way way) {
        forms.push_back(
            {player + head + words + tail, before.head + head.size(), before.typed + key, std::max(before.way, way)});
    };
    if (alone) {
        add(rest.substr(key), Form::Way::as_typed);
    }
    for (const std::string& words : apart(std::string_view(rest).substr(key, end - key))) {
        add(words + rest.substr(end), alone ? Form::Way::words_apart : Form::Way::key_apart);
    }
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

// The forms that a line may be short for: names, keys of actions and spaces in full.
#include <algorithm>
#include <cctype>

#include "app/recorder/line_reader.h"
#include "core/rules/game/line_words.h"
#include "core/rules/game/notation.h"
#include "core/rules/json/written_number.h"

namespace castalia {

namespace {

/// The place for the rest of a line in the words of an action: "add … deck".
constexpr std::string_view kRestOfLine = "…";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

char upper(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }

/// Returns the words of an action before the rest of a line, with their space, and those after it.
std::pair<std::string, std::string> halves_of(const std::string& notation) {
    const std::size_t hole = notation.find(kRestOfLine);
    if (hole != std::string::npos) {
        return {notation.substr(0, hole), notation.substr(hole + kRestOfLine.size())};
    }
    return {notation.empty() ? "" : notation + " ", ""};
}

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

}  // namespace

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
            forms.push_back({head + rest, head.size(), 0, before.way});
            add_apart(Form(forms.back()), forms);
        }
        if (verb.notation.empty() && !verb.barred && !rest.empty() && is_digit(rest.front())) {
            add_apart(before, forms);  // No word stands before the number.
        }
        if (!rest.empty() && verb.key == upper(rest.front())) {
            add_words(before, head, tail, forms);
        }
    }
}

/// Adds the line with spaces in its first word.
void LineReader::add_apart(const Form& before, std::vector<Form>& forms) {
    const std::string head = before.text.substr(0, before.head), rest = before.text.substr(before.head);
    const std::size_t space = std::min(rest.find(' '), rest.size());
    for (const std::string& words : apart(std::string_view(rest).substr(0, space))) {
        forms.push_back({head + words + rest.substr(space), before.head, before.typed,
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

}  // namespace castalia

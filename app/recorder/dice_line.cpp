#include "app/recorder/dice_line.h"

#include <algorithm>

#include "core/dice/letters.h"
#include "core/dice/notation.h"
#include "core/dice/shown.h"

namespace castalia {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns the places in the line where what is thrown may end, the last one first: before words of digits and signs.
std::vector<std::size_t> ends_of(const std::string& letters) {
    std::vector<std::size_t> ends{letters.size()};
    for (std::size_t end = letters.size(); end > 0;) {
        const std::size_t begin = letters.find_last_of(' ', end - 1);
        const std::string word = begin == std::string::npos ? letters : letters.substr(begin + 1, end - begin - 1);
        if (begin == std::string::npos || word.find_first_not_of("0123456789+-,") != std::string::npos) {
            break;
        }
        if (!word.empty()) {
            ends.push_back(begin);
        }
        end = begin;
    }
    return ends;
}

/// Returns where the throw begins: behind the name of its player and the word "roll".
std::size_t skip_head(const std::string& line, std::span<const std::string> names, DiceLine& made) {
    std::size_t at = 0;
    const std::size_t quote = line.starts_with('"') ? line.find('"', 1) : 0;
    const std::size_t colon = quote == std::string::npos ? quote : line.find(':', quote);
    if (colon != std::string::npos && !names_dice(line.substr(0, colon))) {
        made.player = NotationLine(line.substr(0, colon + 1), names).player();
        at = colon + 1;
    }
    at = std::min(line.find_first_not_of(' ', at), line.size());
    const std::string rest = dice::letters_of(line.substr(at)).text;
    for (const std::string word : {"roll ", "dice "}) {
        if (rest.starts_with(word)) {
            made.by_app = word.starts_with('r');
            return std::min(line.find_first_not_of(' ', at + word.size()), line.size());
        }
    }
    return at;
}

}  // namespace

bool names_dice(const std::string& line) {
    const std::string text = dice::letters_of(line).text;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool begins = i == 0 || !std::isalpha(static_cast<unsigned char>(text[i - 1]));
        const char next = text[i + 1];
        if (begins && (text[i] == 'd' || text[i] == 'w') &&
            (is_digit(next) || next == '%' || next == '{' || (next == 'f' && i > 0 && is_digit(text[i - 1])))) {
            return true;
        }
    }
    return false;
}

DiceLine read_dice_line(const std::string& line, std::span<const std::string> names) {
    DiceLine made;
    const std::size_t begin = skip_head(line, names, made);
    const std::string rest = line.substr(begin);
    std::optional<DiceLine> open;
    std::optional<BadNotation> bad;
    for (const std::size_t end : ends_of(rest)) {
        DiceLine one = made;
        try {
            one.thrown = dice::read_line(rest.substr(0, end), std::nullopt);
        } catch (const dice::SeveralReadings&) {
            throw;
        } catch (const BadNotation& wrong) {
            if (!bad || wrong.position > bad->position) {
                bad = wrong;
            }
            continue;
        }
        const std::string typed = rest.substr(end);
        try {
            one.values = dice::read_shown(one.thrown, typed);
            return one;
        } catch (const BadNotation& wrong) {
            if (wrong.position >= typed.size()) {
                one.missing = wrong.text;
                const bool first = !open || open->thrown.label.size() > one.thrown.label.size();
                open = first ? std::optional(one) : open;
            } else {
                bad = BadNotation(end + wrong.position, wrong.text);
            }
        }
    }
    if (open) {
        return *open;
    }
    throw BadNotation(begin + bad->position, bad->text);
}

}  // namespace castalia

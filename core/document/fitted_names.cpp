#include "core/document/fitted_names.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/document/document.h"

namespace castalia::document {

namespace {

/// The widths of the characters from space to tilde in DejaVu Sans Bold, in hundredths of the size.
constexpr auto kWidths = std::to_array<int>(
    {35, 46, 52, 84, 70, 100, 87, 31,  46,  46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70,  70, 70,
     70, 70, 40, 40, 84, 84,  84, 58,  100, 77, 77, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85,
     73, 85, 77, 72, 68, 81,  77, 110, 77,  72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68,  44, 72,
     71, 34, 34, 67, 34, 104, 71, 69,  72,  72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71,  84});

constexpr std::string_view kEllipsis = "…";

bool is_later_byte(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

using Letters = std::vector<std::string>;

/// Returns the letters of a line, each with the marks that combine with it.
Letters letters_of(std::string_view line) {
    Letters letters;
    for (std::size_t at = 0, next = 0; at < line.size(); at = next) {
        for (next = at + 1; next < line.size() && is_later_byte(line[next]);) {
            ++next;
        }
        const std::string_view letter = line.substr(at, next - at);
        if (!letters.empty() && display_width(letter) == 0) {
            letters.back() += letter;
        } else {
            letters.emplace_back(letter);
        }
    }
    return letters;
}

/// Returns the width of a letter of size 1.
double width_of(std::string_view letter) {
    constexpr double kHundredth = 0.01, kOther = 0.88, kTwoCells = 1.1, kDots = 1;
    const auto index = static_cast<std::size_t>(static_cast<unsigned char>(letter.front())) - ' ';
    if (index < kWidths.size()) {
        return kHundredth * kWidths.at(index);
    }
    return letter == kEllipsis ? kDots : display_width(letter) > 1 ? kTwoCells : kOther;
}

/// Returns whether words have room.
using Fits = std::function<bool(const std::string& words)>;

std::string joined(const Letters& letters, std::size_t from, std::size_t to) {
    std::string words;
    for (std::size_t i = from; i < std::min(to, letters.size()); ++i) {
        words += letters[i];
    }
    return words;
}

/// Returns as many of the first `most` letters as fit before an ellipsis and `tail`, at least one.
std::string begun(const Letters& letters, std::size_t most, const std::string& tail, const Fits& fits) {
    for (std::size_t length = std::min(most, letters.size());; --length) {
        std::string words = joined(letters, 0, length);
        words.resize(words.find_last_not_of(' ') + 1);
        words.append(kEllipsis).append(tail);
        if (length <= 1 || fits(words)) {
            return words;
        }
    }
}

std::size_t common_beginning(const Letters& one, const Letters& other) {
    return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

/// Returns the name with an ellipsis before the letters from `from` on, as many of them as fit.
std::string with_end(const Letters& letters, std::size_t from, const Fits& fits) {
    constexpr std::size_t kMost = 4;  // More letters at the end would leave too few at the beginning.
    std::size_t tail = from;
    while (tail < letters.size() && letters[tail] == " ") {
        ++tail;
    }
    for (std::size_t length = std::min(kMost, letters.size() - tail); length > 1; --length) {
        if (std::string words = begun(letters, from, joined(letters, tail, tail + length), fits); fits(words)) {
            return words;
        }
    }
    return begun(letters, from, joined(letters, tail, tail + 1), fits);
}

/// Returns names that begin alike, each with an ellipsis before the letters in which it differs from the others.
std::vector<std::string> distinguished(const std::vector<Letters>& names, const Fits& fits) {
    std::size_t first = names.front().size();
    for (const Letters& name : names) {
        first = std::min(first, common_beginning(names.front(), name));
    }
    std::vector<std::string> shown;
    for (const Letters& name : names) {
        shown.push_back(with_end(name, first, fits));
    }
    if (std::set(shown.begin(), shown.end()).size() == names.size()) {
        return shown;
    }
    // They differ in several places, so each has the letters in which it differs from the one most like it.
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::size_t differs = first;
        for (std::size_t k = 0; k < names.size(); ++k) {
            differs = k == i ? differs : std::max(differs, common_beginning(names[i], names[k]));
        }
        shown[i] = with_end(names[i], differs, fits);
    }
    return shown;
}

}  // namespace

double bold_width(std::string_view words, double size) {
    double width = 0;
    for (const std::string& letter : letters_of(words)) {
        width += size * width_of(letter);
    }
    return width;
}

std::vector<std::string> fitted_names(const std::vector<std::string>& names, double width, double size) {
    return fitted_names(names, [&](const std::string& words) { return bold_width(words, size) <= width; });
}

std::vector<std::string> fitted_names(const std::vector<std::string>& names, const Fits& fits) {
    std::vector<Letters> letters;
    std::vector<std::string> shown;
    for (const std::string& name : names) {
        const std::string line = one_line(name);
        letters.push_back(letters_of(line));
        shown.push_back(fits(line) ? line : begun(letters.back(), letters.back().size() - 1, "", fits));
    }
    const std::vector<std::string> first = shown;
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::vector<Letters> alike{letters[i]};
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (first[k] == first[i] && std::ranges::find(alike, letters[k]) == alike.end()) {
                alike.push_back(letters[k]);
            }
        }
        if (alike.size() > 1) {
            shown[i] = distinguished(alike, fits).front();
        }
    }
    return shown;
}

}  // namespace castalia::document

// Finds words that were taken back: where they stand, and which words a quotation means.
#include <algorithm>
#include <array>

#include "core/document/addresses.h"
#include "core/games/muse_story/muse_story.h"

namespace castalia::muse_story {

namespace {

constexpr std::string_view kEllipsis = "…";
constexpr auto kEnds = std::to_array<std::string_view>({".", "!", "?", kEllipsis});
constexpr auto kClosing = std::to_array<std::string_view>({"\"", "'", ")", "*", "”", "’", "»"});
constexpr auto kQuotationMarks = std::to_array<std::string_view>({"\"", "“", "”", "«", "»"});

/// Takes one of these off the front of the words. Returns whether one stood there.
bool take_front(std::string_view& words, const auto& marks) {
    const auto mark = std::ranges::find_if(marks, [&](std::string_view one) { return words.starts_with(one); });
    if (mark == marks.end()) {
        return false;
    }
    words.remove_prefix(mark->size());
    return true;
}

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

/// Titles that stand before a name in the languages of the program.
constexpr auto kTitles = std::to_array<std::string_view>(
    {"Mr", "Mrs", "Ms", "Dr", "Prof", "St", "Hr", "Fr", "Mme", "Mlle", "Sr", "Sra", "Srta", "Sig", "Dott", "Nr"});

/// Returns whether a full stop behind these words shortens their last one: a title, "Mr.", or a single letter, as in
/// "J. Moon", "M. Dupont" and "z. B.".
bool ends_shortened(std::string_view words) {
    const auto of_a_word = [](char c) { return document::is_letter(c) || static_cast<unsigned char>(c) >= 0x80; };
    const auto begins = std::find_if_not(words.rbegin(), words.rend(), of_a_word).base();
    const std::string_view word(begins, words.end());
    const bool apart = begins == words.begin() || *std::prev(begins) != '\'';
    const auto letters =
        std::ranges::count_if(word, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return (letters == 1 && apart) || std::ranges::find(kTitles, word) != kTitles.end();
}

std::string_view trimmed(std::string_view words) {
    while (!words.empty() && is_blank(words.front())) {
        words.remove_prefix(1);
    }
    while (!words.empty() && is_blank(words.back())) {
        words.remove_suffix(1);
    }
    return words;
}

std::string_view without_marks(std::string_view quotation) {
    quotation = trimmed(quotation);
    take_front(quotation, kQuotationMarks);
    for (const std::string_view mark : kQuotationMarks) {
        if (quotation.ends_with(mark)) {
            quotation.remove_suffix(mark.size());
            break;
        }
    }
    return trimmed(quotation);
}

/// Returns the parts between the dots of a shortened quotation.
std::vector<std::string_view> parts_of(std::string_view quotation) {
    std::vector<std::string_view> parts;
    while (!quotation.empty()) {
        const std::size_t dots = quotation.find("..."), sign = quotation.find(kEllipsis);
        const std::size_t end = std::min({dots, sign, quotation.size()});
        if (const std::string_view part = trimmed(quotation.substr(0, end)); !part.empty()) {
            parts.push_back(part);
        }
        quotation.remove_prefix(std::min(quotation.size(), end + kEllipsis.size()));  // Both take three bytes.
    }
    return parts;
}

}  // namespace

std::size_t last_sentence(std::string_view words) {
    const std::size_t size =
        trimmed(words).empty() ? 0 : static_cast<std::size_t>(words.find_last_not_of(" \n\t")) + 1;
    std::size_t begins = 0;
    for (std::size_t at = 0; at < size;) {
        std::string_view rest = words.substr(at, size - at);
        const bool line = rest.front() == '\n',
                   shortened = rest.starts_with(". ") && ends_shortened(words.substr(0, at));
        const bool end = !shortened && take_front(rest, kEnds);
        while (end && (take_front(rest, kEnds) || take_front(rest, kClosing))) {
        }
        if ((end || line) && !rest.empty() && is_blank(rest.front())) {
            const std::size_t next = words.find_first_not_of(" \n\t", size - rest.size());
            begins = at = std::min(next, size);
        } else {
            at = std::max(at + 1, size - rest.size());
        }
    }
    return begins;
}

bool quotes(std::string_view quotation, std::string_view words) {
    if (words.find(quotation) != std::string_view::npos || quotation.find(words) != std::string_view::npos) {
        return true;
    }
    const std::vector<std::string_view> parts = parts_of(without_marks(quotation));
    for (const std::string_view part : parts) {
        const std::size_t place = words.find(part);
        if (place == std::string_view::npos) {
            return false;
        }
        words.remove_prefix(place + part.size());
    }
    return !parts.empty();
}

std::vector<StruckWords> struck(const Playthrough& playthrough, const std::vector<const castalia::Move*>& moves) {
    const auto& line = dynamic_cast<const PlaythroughOf<Rules>&>(playthrough);
    std::vector<StruckWords> all;
    std::vector<std::size_t> elements, questions;  // The events that wrote them.
    std::size_t narrated = 0, phrase = 0;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (moves[ply] == nullptr) {
            continue;
        }
        const State &before = line.at(ply), &after = line.at(ply + 1);
        const Rules::Move& move = PlaythroughOf<Rules>::typed(*moves[ply]);
        elements.resize(after.elements.size(), ply);
        questions.resize(after.questions.size(), ply);
        if (const auto* narrate = std::get_if<Narrate>(&move); narrate != nullptr && !narrate->interject) {
            narrated = ply;
        }
        if (!std::holds_alternative<Veto>(move) && !(std::holds_alternative<Settle>(move) && before.contest)) {
            phrase = after.phrase.empty() || after.phrase == before.phrase ? phrase : ply;
            continue;
        }
        if (const std::string_view was = before.said.view(), is = after.said.view(); is.size() < was.size()) {
            all.push_back({narrated, is.empty() ? std::string() : std::string(trimmed(was.substr(is.size())))});
        }
        for (std::size_t i = 0; i < before.elements.size(); ++i) {
            if (before.elements[i].mark != Mark::struck && after.elements[i].mark == Mark::struck) {
                all.push_back({elements[i], {}});
            }
        }
        for (std::size_t i = 0; i < before.questions.size(); ++i) {
            if (before.questions[i].status != Status::erased && after.questions[i].status == Status::erased) {
                all.push_back({questions[i], {}});
            }
        }
        if (!before.phrase.empty() && after.phrase.empty()) {
            all.push_back({phrase, {}});
        }
    }
    return all;
}

}  // namespace castalia::muse_story

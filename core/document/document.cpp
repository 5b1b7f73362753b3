#include "core/document/document.h"

#include <algorithm>
#include <array>

namespace castalia::document {

namespace {

struct Range {
    char32_t first, last;
};
// Blocks of Unicode whose letters take two columns of a terminal.
constexpr std::array<Range, 12> kWide{{{0x1100, 0x115f},
                                       {0x2e80, 0x303e},
                                       {0x3041, 0x33ff},
                                       {0x3400, 0x4dbf},
                                       {0x4e00, 0x9fff},
                                       {0xa000, 0xa4cf},
                                       {0xac00, 0xd7a3},
                                       {0xf900, 0xfaff},
                                       {0xfe30, 0xfe6f},
                                       {0xff00, 0xff60},
                                       {0x1f300, 0x1faff},
                                       {0x20000, 0x3fffd}}};
// Marks that combine with the letter before them, joiners and variants.
constexpr std::array<Range, 8> kNone{{{0x0300, 0x036f},
                                      {0x0591, 0x05bd},
                                      {0x064b, 0x065f},
                                      {0x1ab0, 0x1aff},
                                      {0x200b, 0x200f},
                                      {0x20d0, 0x20ff},
                                      {0xfe00, 0xfe0f},
                                      {0xfe20, 0xfe2f}}};

// Blocks of letters that run from right to left, such as Hebrew and Arabic.
constexpr std::array<Range, 5> kRightToLeft{
    {{0x0590, 0x08ff}, {0xfb1d, 0xfdff}, {0xfe70, 0xfefc}, {0x10800, 0x10fff}, {0x1e800, 0x1efff}}};

template <std::size_t Size>
bool is_in(char32_t point, const std::array<Range, Size>& ranges) {
    for (const Range& range : ranges) {
        if (point >= range.first && point <= range.last) {
            return true;
        }
    }
    return false;
}

/// One character of a text, and the number of its bytes.
struct Letter {
    char32_t point;
    std::size_t length;
};
Letter letter_at(std::string_view utf8, std::size_t at) {
    const auto first = static_cast<unsigned char>(utf8[at]);
    const std::size_t length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    char32_t point = length == 1 ? first : first & (0x7fU >> length);
    for (std::size_t i = 1; i < length && at + i < utf8.size(); ++i) {
        point = point << 6U | (static_cast<unsigned char>(utf8[at + i]) & 0x3fU);
    }
    return {point, length};
}

/// Returns whether the character may stand inside a name or title between two words that run from right to left. A
/// comma or colon may not: it separates the parts of our own lists.
bool stays_inside(char32_t point) {
    return is_in(point, kNone) || (point >= U'0' && point <= U'9') || point == U' ' || point == U'-' ||
           point == U'\'' || point == U'"';
}

/// Returns whether the character is a letter that runs from left to right, and not a digit, a sign or a picture.
bool runs_rightward(char32_t point) {
    constexpr std::array<Range, 5> kSigns{
        {{0x00ab, 0x00b4}, {0x00b6, 0x00b9}, {0x00bb, 0x00bf}, {0x2000, 0x2bff}, {0x3000, 0x3004}}};
    constexpr char32_t kFirstLetterBeyondAscii = 0xaa, kFirstPicture = 0x1f000, kLastPicture = 0x1faff;
    const bool plain = (point >= U'a' && point <= U'z') || (point >= U'A' && point <= U'Z');
    return plain || (point >= kFirstLetterBeyondAscii && !is_in(point, kRightToLeft) && !is_in(point, kNone) &&
                     !is_in(point, kSigns) && (point < kFirstPicture || point > kLastPicture));
}

/// Returns false if no letter can run from right to left, by the first bytes of the letters, as in most texts.
/// Without a way out of the loop it takes a fraction of the time of looking at each letter.
bool may_run_leftward(std::string_view words) {
    constexpr unsigned kFirst = 0xd6;             // The letters from U+0580 on
    constexpr unsigned kFrom = 0xe1, kTo = 0xee;  // Those from U+1000 to U+EFFF
    bool may = false;
    for (const char c : words) {
        const auto byte = static_cast<unsigned char>(c);
        may |= (byte >= kFirst) & ((byte < kFrom) | (byte > kTo));
    }
    return may;
}

/// Returns whether some letters run from right to left and none from left to right.
bool is_all_leftward(std::string_view words) {
    bool leftward = false;
    for (std::size_t at = 0; at < words.size();) {
        const auto [point, length] = letter_at(words, at);
        if (runs_rightward(point)) {
            return false;
        }
        leftward = leftward || is_in(point, kRightToLeft);
        at += length;
    }
    return leftward;
}

/// Collects the words, block by block.
class Reader {
public:
    void take(const std::string& words) {
        if (!words.empty()) {
            said.push_back(words);
        }
    }
    void operator()(const Heading& heading) { take(heading.words); }
    void operator()(const Paragraph& paragraph) {
        take(paragraph.lead);
        take(paragraph.words);
    }
    void operator()(const Facts& facts) {
        for (const auto& [name, value] : facts.lines) {
            take(name);
            take(value);
        }
    }
    void operator()(const Table& table) {
        for (const Column& column : table.columns) {
            take(column.title);
        }
        for (const auto& row : table.rows) {
            for (const Cell& cell : row) {
                take(cell.words);
                take(cell.source);
            }
        }
    }
    void operator()(const Log& log) {
        std::string chapter;
        for (const LogLine& line : log.lines) {
            if (line.chapter != chapter) {
                take(chapter = line.chapter);
            }
            take(line.struck ? "" : line.numeral());
            take(line.words);
            take(line.mark);
            for (const Remark& remark : line.remarks) {
                take(remark.label);
                take(remark.words);
                // Some forms leave the name of the game out.
                take(remark.clause.substr(remark.clause.find('.') + 1));
            }
        }
    }
    void operator()(const Figure& figure) { take(figure.name); }
    void operator()(const Photo& photo) { take(photo.words); }
    void operator()(const Versus& versus) {
        take(versus.title);
        for (const Versus::Side& side : versus.sides) {
            take(side.name);
            for (const std::string& line : side.lines) {
                take(line);
            }
        }
        take(versus.outcome);
    }
    void operator()(const Signatures& signatures) {
        for (const std::string& name : signatures.names) {
            take(name);
        }
    }

    std::vector<std::string> said;
};

}  // namespace

std::vector<std::string> words_of(const Document& document) {
    Reader reader;
    reader.take(document.over);
    reader.take(document.title);
    reader.take(document.under);
    for (const Block& block : document.blocks) {
        std::visit(reader, block);
    }
    return std::move(reader.said);
}

std::vector<std::string> lines_in(std::string_view words) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from <= words.size();) {
        const std::size_t end = std::min(words.find('\n', from), words.size());
        const std::string line = one_line(words.substr(from, end - from));
        const std::size_t begins = line.find_first_not_of(' ');
        from = end + 1;
        if (begins != std::string::npos) {
            lines.push_back(line.substr(begins, line.find_last_not_of(' ') + 1 - begins));
        } else if (!lines.empty() && !lines.back().empty()) {
            lines.emplace_back();
        }
    }
    while (!lines.empty() && lines.back().empty()) {
        lines.pop_back();
    }
    return lines;
}

std::string one_line(std::string_view words) {
    std::string line(words);
    for (char& c : line) {
        c = static_cast<unsigned char>(c) < ' ' || c == '\x7f' ? ' ' : c;
    }
    return line;
}

std::string isolated(std::string_view words) {
    if (!may_run_leftward(words)) {
        return std::string(words);
    }
    std::string text;
    if (is_all_leftward(words)) {
        return text.append("\u2068").append(words).append("\u2069");
    }
    std::size_t done = 0, begins = std::string_view::npos, ends = 0;
    const auto close = [&] {
        if (begins != std::string_view::npos) {
            text.append(words.substr(done, begins - done)).append("\u2068");
            text.append(words.substr(begins, ends - begins)).append("\u2069");
            done = ends;
            begins = std::string_view::npos;
        }
    };
    for (std::size_t at = 0; at < words.size();) {
        const auto [point, length] = letter_at(words, at);
        const std::size_t after = std::min(at + length, words.size());
        if (is_in(point, kRightToLeft)) {
            begins = begins == std::string_view::npos ? at : begins;
            ends = after;
        } else if (!stays_inside(point)) {
            close();
        }
        at = after;
    }
    close();
    return text.append(words.substr(done));
}

std::size_t display_width(std::string_view utf8) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        if (static_cast<unsigned char>(utf8[at]) < 0x80) {
            ++width;
            ++at;
            continue;
        }
        const auto [point, length] = letter_at(utf8, at);
        width += is_in(point, kWide) ? 2U : is_in(point, kNone) ? 0U : 1U;
        at += length;
    }
    return width;
}

}  // namespace castalia::document

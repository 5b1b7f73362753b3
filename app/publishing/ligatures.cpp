// The headers of qpdf 11 are C++17, so this file is too.
#include "app/publishing/ligatures.h"

#include <algorithm>
#include <qpdf/QPDFObjectHandle.hh>
#include <utility>

namespace castalia::publishing {

namespace {

using Handle = QPDFObjectHandle;

/// A ligature as Unicode has it, and its letters.
constexpr std::pair<std::string_view, std::string_view> kLigatures[] = {{"> <fb00>", "> <00660066>"},
                                                                        {"> <fb01>", "> <00660069>"},
                                                                        {"> <fb02>", "> <0066006c>"},
                                                                        {"> <fb03>", "> <006600660069>"},
                                                                        {"> <fb04>", "> <00660066006c>"}};
constexpr std::string_view kMark = "/Span << /ActualText <feff", kMarkEnd = "> >> BDC\n", kEnd = "EMC\n";

/// Takes the next line, with its break, from the words.
std::string_view line_from(std::string_view& rest) {
    const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size() - 1) + 1);
    rest.remove_prefix(line.size());
    return line;
}

bool ends(std::string_view line, std::string_view end) {
    return line.size() >= end.size() && line.substr(line.size() - end.size()) == end;
}

/// Returns the name of the font that a line chooses, such as "/f-0-1 1 Tf"; nothing for other lines.
std::string_view font_of(std::string_view line) {
    return ends(line, " Tf\n") && line.substr(0, 1) == "/" ? line.substr(0, line.find(' ')) : std::string_view();
}

/// Returns the glyph that a line shows, "<0003>" of "<0003>Tj" and "[<0003>]TJ"; nothing for other lines, and for two
/// glyphs with a distance between them.
std::string_view glyph_of(std::string_view line) {
    for (const auto& [begin, end] : {std::pair<std::string_view, std::string_view>("<", ">Tj\n"), {"[<", ">]TJ\n"}}) {
        if (line.substr(0, begin.size()) == begin && ends(line, end)) {
            line.remove_prefix(begin.size() - 1);
            const std::size_t close = line.find('>');
            return close + end.size() == line.size() ? line.substr(0, close + 1) : std::string_view();
        }
    }
    return {};
}

/// Returns whether a space is shown that must not break: whoever reads the file needs no more than a space.
bool is_space(std::string_view letters, std::string_view line) {
    return letters == "00a0" && (line == "( )Tj\n" || line == "[( )]TJ\n");
}

}  // namespace

void Ligatures::add_fonts(Handle page) {
    Handle fonts = page.getKey("/Resources").getKeyIfDict("/Font");
    if (!fonts.isDictionary()) {
        return;
    }
    for (const std::string& name : fonts.getKeys()) {
        Handle map = fonts.getKey(name).getKeyIfDict("/ToUnicode");
        if (!map.isStream() || maps_.count(name) > 0) {
            continue;
        }
        const auto bytes = map.getStreamData(qpdf_dl_generalized);
        std::string words(reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize());
        bool changed = false;
        for (const auto& [ligature, letters] : kLigatures) {
            for (std::size_t at; (at = words.find(ligature)) != std::string::npos; changed = true) {
                words.replace(at, ligature.size(), letters);
            }
        }
        if (changed) {
            map.replaceStreamData(words, Handle::newNull(), Handle::newNull());
        }
        maps_.emplace(name, std::move(words));
    }
}

bool Ligatures::says(std::string_view font, std::string_view line, std::string_view letters) const {
    const auto map = maps_.find(std::string(font));
    const std::string said = std::string(glyph_of(line)) + " <" + std::string(letters) + ">\n";
    return map != maps_.end() && !glyph_of(line).empty() && map->second.find(said) != std::string::npos;
}

std::string Ligatures::unmarked(std::string_view contents) const {
    std::string result;
    result.reserve(contents.size());
    std::string_view font;
    while (!contents.empty()) {
        const std::string_view line = line_from(contents);
        font = font_of(line).empty() ? font : font_of(line);
        if (line.substr(0, kMark.size()) != kMark || !ends(line, kMarkEnd)) {
            result += line;
            continue;
        }
        const std::string_view letters = line.substr(kMark.size(), line.size() - kMark.size() - kMarkEnd.size());
        // Within the mark are perhaps a font, and one glyph: "<0003>Tj".
        std::string_view rest = contents;
        std::string_view glyph = line_from(rest);
        if (const std::string_view other = font_of(glyph); !other.empty() && !rest.empty()) {
            font = other;
            glyph = line_from(rest);
        }
        if (rest.substr(0, kEnd.size()) != kEnd || !(is_space(letters, glyph) || says(font, glyph, letters))) {
            result += line;
            continue;
        }
        result += contents.substr(0, contents.size() - rest.size());
        contents = rest.substr(kEnd.size());
    }
    return result;
}

}  // namespace castalia::publishing

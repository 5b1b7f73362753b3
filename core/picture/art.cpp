#include "core/picture/art.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>

namespace castalia::picture {

namespace {

/// Returns the value of an attribute of one element; empty where it has none.
std::string_view attribute(std::string_view element, std::string_view name) {
    std::string start(1, ' ');
    start.append(name).append("=\"");
    const std::size_t at = element.find(start);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::size_t from = at + start.size();
    return element.substr(from, element.find('"', from) - from);
}

double number_of(std::string_view text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

ArtPath path_of(std::string_view element) {
    constexpr std::uint32_t kOpaque = 255;
    ArtPath path;
    path.outline = attribute(element, "d");
    const std::string_view fill = attribute(element, "fill");
    if (fill == "none") {
        path.stroke = number_of(attribute(element, "stroke-width"));
    } else if (fill.starts_with("#") && fill != "#000") {
        std::uint32_t colour = 0;
        std::from_chars(fill.data() + 1, fill.data() + fill.size(), colour, 16);
        const std::string_view part = attribute(element, "fill-opacity");
        const std::uint32_t alpha =
            part.empty() ? kOpaque : static_cast<std::uint32_t>(number_of(part) * static_cast<double>(kOpaque));
        path.fill = alpha << 24U | colour;
    }
    return path;
}

Art art_in(std::string_view svg) {
    Art art;
    const std::string_view box = attribute(svg, "viewBox");
    art.side = number_of(box.substr(box.rfind(' ') + 1));
    for (std::size_t at = svg.find("<path"); at != std::string_view::npos; at = svg.find("<path", at + 1)) {
        art.paths.push_back(path_of(svg.substr(at, svg.find('>', at) - at)));
    }
    return art;
}

std::map<std::string_view, Art> all_art() {
    std::map<std::string_view, Art> all;
    for (const EmbeddedFile& file : art_files()) {
        all.emplace(file.name, art_in(file.text));
    }
    return all;
}

}  // namespace

std::optional<OutlineStep> OutlineReader::next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" ,\n"), rest_.size()));
    if (rest_.empty()) {
        return std::nullopt;
    }
    if (rest_.front() >= 'A' && rest_.front() <= 'z') {
        letter_ = rest_.front();
        rest_.remove_prefix(1);
    }
    OutlineStep step{letter_, {}};
    const std::size_t numbers = letter_ == 'C' ? 6 : letter_ == 'M' || letter_ == 'L' ? 2 : 0;
    if (numbers == 0 && letter_ != 'Z') {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < numbers; ++i) {
        step.at.at(i) = number();
    }
    return step;
}

double OutlineReader::number() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" ,\n"), rest_.size()));
    double value = 0;
    const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    // What is no number is skipped, so that every outline has an end.
    rest_.remove_prefix(read.ptr == rest_.data() ? std::min<std::size_t>(1, rest_.size())
                                                 : static_cast<std::size_t>(read.ptr - rest_.data()));
    return value;
}

const Art* art_called(std::string_view name) {
    static const std::map<std::string_view, Art> all = all_art();
    const auto found = all.find(name);
    return found == all.end() ? nullptr : &found->second;
}

std::string_view suit_art(std::size_t suit) {
    static constexpr std::array<std::string_view, 6> kSuits{"suit-moons",  "suit-suns",  "suit-waves",
                                                            "suit-leaves", "suit-wyrms", "suit-knots"};
    return kSuits.at(suit);
}

}  // namespace castalia::picture

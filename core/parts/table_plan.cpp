#include "core/parts/table_plan.h"

#include <sstream>

namespace castalia {

using document::Colour;
using document::Role;
using document::Shape;
using Side = Shape::Side;

namespace {

constexpr std::string_view kSuitLetters = "MSWLYK";
/// The inside and the edge of an area.
struct Look {
    Colour fill, edge;
};
constexpr Look kTray{{Role::tray}, {Role::line}}, kCardLook{{Role::card}, {Role::cardedge}},
    kBack{{Role::accent}, {Role::card}};
constexpr double kToken = 24, kTokensApart = 29;

void coloured(Shape& shape, const Look& look) {
    shape.fill = look.fill;
    shape.ink = look.edge;
}

Colour numbered(Role role, std::size_t which) { return {role, static_cast<std::uint8_t>(which)}; }

/// Takes as many first letters of a word as have room, at least one.
std::string take_letters(std::string& word, std::size_t room) {
    std::size_t end = 0;
    for (std::size_t next = 1; next <= word.size(); ++next) {
        const bool between = next == word.size() || (static_cast<unsigned char>(word[next]) & 0xC0U) != 0x80U;
        if (between && (end == 0 || document::display_width(std::string_view(word).substr(0, next)) <= room)) {
            end = next;
        }
    }
    std::string taken = word.substr(0, end);
    word.erase(0, end);
    return taken;
}

/// Breaks words into lines of about so many letters; a word that is longer than a line is divided.
std::vector<std::string> broken(const std::string& text, std::size_t room) {
    std::vector<std::string> lines;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (!lines.empty() && document::display_width(lines.back()) + 1 + document::display_width(word) <= room) {
            lines.back() += " " + word;
            continue;
        }
        while (!word.empty()) {
            lines.push_back(take_letters(word, room));
        }
    }
    return lines;
}

}  // namespace

void TablePlan::area(double x, double y, double width, double height, const Text& name, const Text& remark) {
    coloured(sketch_.box(x, y, width, height, 8, 0.8), kTray);
    words(x + 12, y + 24, name, true, 15);
    words(x + 12, y + 42, remark, false, 11);
}

void TablePlan::seat(double x, double y, double width, double height, const Players& players, std::size_t seat,
                     const Text& remark) {
    constexpr double kDisc = 24;
    const Colour own = numbered(Role::player, seat);
    coloured(sketch_.box(x, y, width, height, 8, 0.8), kTray);
    coloured(sketch_.disc(x + 10, y + 8, kDisc, 1.2), {own, own});
    sketch_.words(std::to_string(seat + 1), x + 10 + kDisc / 2, y + 25, Side::middle, 13, true).ink = {
        Role::onplayer};
    words(x + 18 + kDisc, y + 26, seated(players, seat), true, 15);
    words(x + 12, y + 48, remark, false, 11);
}

void TablePlan::place(double x, double y, double width, double height, const Text& name) {
    sketch_.box(x, y, width, height, 6, 0.8).dashes = {4, 3};
    middle(x + width / 2, y + height / 2 + 4, name);
}

void TablePlan::marker(double x, double y, double width, double height) {
    coloured(sketch_.box(x, y, width, height, 6, 1.2), {{Role::plaque}, {Role::control}});
}

void TablePlan::hidden_card(double x, double y, double width, double height) {
    coloured(sketch_.box(x, y, width, height, 5, 1.2), kBack);
    for (const double wave : {0.35, 0.5, 0.65}) {
        sketch_.line(x + width / 4, y + wave * height, width / 2, 0, 1.2).ink = {Role::onaccent};
    }
}

void TablePlan::open_card(double x, double y, const Text& word, double width, double height) {
    coloured(sketch_.box(x, y, width, height, 5, 1.2), kCardLook);
    middle(x + width / 2, y + height / 2 + 5, word, 13);
}

void TablePlan::token(double x, double y, double across, char letter) {
    const std::size_t suit = kSuitLetters.find(letter);
    const bool known = suit != std::string_view::npos;
    if (known) {
        sketch_.suit(suit, x, y, across);
    } else {
        coloured(sketch_.disc(x, y, across, 1.2), kCardLook);
    }
    sketch_.words(std::string(1, letter), x + across / 2, known ? y + across + 12 : y + across / 2 + 4.5,
                  Side::middle, 11, true);
}

void TablePlan::pile(double x, double y, const Text& beneath) {
    for (const double behind : {6.0, 3.0}) {
        hidden_card(x + behind, y - behind, kCard, kTall);
    }
    hidden_card(x, y, kCard, kTall);
    middle(x + kCard / 2, y + kTall + 16, beneath, 11);
}

void TablePlan::tokens(double x, double y, std::string_view letters, const Text& beneath) {
    double left = x;
    for (const char letter : letters) {
        token(left, y, kToken, letter);
        left += kTokensApart;
    }
    words(x, y + kToken + 28, beneath, false, 11);
}

void TablePlan::coins(double x, double y, std::size_t suit, int count) {
    for (int coin = 0; coin < count; ++coin) {
        sketch_.suit(suit, x + coin * kTokensApart, y, kToken);
    }
}

void TablePlan::words(double x, double y, const Text& text, bool bold, double size) {
    if (!text.empty()) {
        sketch_.words(translate_(text), x, y, Side::left, size, bold);
    }
}

void TablePlan::middle(double x, double y, const Text& text, double size) {
    if (!text.empty()) {
        sketch_.words(translate_(text), x, y, Side::middle, size);
    }
}

void TablePlan::lines(double x, double y, double width, std::size_t most, const Text& text) {
    constexpr double kSize = 12, kLine = 16, kLetter = 0.62 * kSize;  // A letter is usually narrower than this.
    const auto room = static_cast<std::size_t>(width / kLetter);
    std::vector<std::string> all = broken(translate_(text), room);
    if (all.size() > most) {
        all.resize(most);
        all.back() += "…";
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        sketch_.words(all[i], x, y + kLine * static_cast<double>(i), Side::left, kSize);
    }
}

Shape& TablePlan::die(double x, double y, std::string_view shows) {
    constexpr double kSide = 28;
    coloured(sketch_.box(x, y, kSide, kSide, 5, 1.2), kCardLook);
    return sketch_.words(std::string(shows), x + kSide / 2, y + 19, Side::middle, shows.size() > 2 ? 11 : 13, true);
}

void TablePlan::step(double x, double y, int number) {
    constexpr double kAcross = 22;
    const auto step = static_cast<std::size_t>(number);
    coloured(sketch_.disc(x - kAcross / 2, y - kAcross / 2, kAcross, 2),
             {numbered(Role::lamp, step), numbered(Role::lampink, step)});
    sketch_.words(std::to_string(number), x, y + 4.5, Side::middle, 12, true).ink = numbered(Role::onlamp, step);
}

document::Figure TablePlan::take(const Text& name, const Text& in_words) {
    document::Figure figure;
    figure.width = kWidth;
    figure.height = kHeight;
    figure.shapes = std::move(sketch_.shapes);
    figure.name = translate_(name);
    figure.in_words = translate_(in_words);
    return figure;
}

Text seated(const Players& players, std::size_t seat) {
    return seat < players.names.size() && !players.names[seat].empty()
               ? literally(players.names[seat])
               : say("Seat {n}", {{"n", literally(static_cast<long long>(seat) + 1)}});
}

}  // namespace castalia

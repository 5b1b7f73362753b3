// The picture of a whole table, at every level of detail and without a display: everything has its place, its name
// and room for its words.
#include <algorithm>
#include <cmath>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/export/document.h"
#include "core/picture/picture.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using document::Shape;
using picture::Detail;
using picture::Picture;
using picture::Rect;

struct Look {
    const char* name;
    Detail detail;
    Rect area;
};

const std::vector<Look>& looks() {
    static const std::vector<Look> all{
        {"window", Detail::window, {0, 0, 943, 528}},      {"small window", Detail::window, {20, 20, 723, 495}},
        {"large type", Detail::window, {0, 0, 1266, 557}}, {"low window", Detail::window, {0, 0, 460, 230}},
        {"review", Detail::window, {0, 0, 1266, 260}},     {"small review", Detail::window, {0, 0, 723, 260}},
        {"screen", Detail::screen, {0, 120, 1920, 960}},   {"thumbnail", Detail::thumbnail, {0, 0, 300, 180}},
        {"paper", Detail::paper, {0, 0, 480, 0}}};
    return all;
}

std::shared_ptr<const Picture> seen(const Session& session, std::size_t ply, const Look& look) {
    const picture::AnyFont letters;
    const Translate translate = english;
    return session.playthrough().picture(ply, {look.detail, look.area, letters, translate});
}

Rect area_of_words(const Shape& shape) {
    const double width = picture::AnyFont().width(shape.words, {shape.size, shape.bold, shape.book});
    const double left = shape.side == Shape::Side::left    ? shape.x
                        : shape.side == Shape::Side::right ? shape.x - width
                                                           : shape.x - width / 2;
    return {left, shape.y - 0.7 * shape.size, width, 0.7 * shape.size};
}

bool overlap(const Rect& one, const Rect& other, double touch = 0.01) {
    return std::min(one.right(), other.right()) - std::max(one.x, other.x) > touch &&
           std::min(one.bottom(), other.bottom()) - std::max(one.y, other.y) > touch;
}

bool within(const Rect& one, const Rect& other) {
    constexpr double kTouch = 0.6;  // Half of a line lies outside its box.
    return one.x >= other.x - kTouch && one.y >= other.y - kTouch && one.right() <= other.right() + kTouch &&
           one.bottom() <= other.bottom() + kTouch;
}

bool is_card(const std::string& id) {
    return id.size() >= 2 && id.find('/') == std::string::npos && id.find('_') == std::string::npos;
}

class PicturedTable : public ::testing::TestWithParam<Look> {};

TEST_P(PicturedTable, HasAllPiecesBesideEachOtherWithinIt) {
    const Session session = sample_of("magnate");
    for (std::size_t ply = 0; ply <= session.plies(); ply += 5) {
        const auto picture = seen(session, ply, GetParam());
        ASSERT_NE(picture, nullptr);
        Rect area = GetParam().area;
        area.height = area.height > 0 ? area.height : picture->height;
        std::vector<const picture::Piece*> cards;
        std::set<std::string> names;
        for (const picture::Piece& piece : picture->pieces) {
            EXPECT_TRUE(within(piece.area, area)) << piece.place << " after " << ply;
            EXPECT_FALSE(piece.name.empty());
            EXPECT_TRUE(names.insert(english(piece.name)).second) << english(piece.name);
            if (is_card(piece.place.text())) {
                cards.push_back(&piece);
            }
        }
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (std::size_t j = i + 1; j < cards.size(); ++j) {
                EXPECT_FALSE(overlap(cards[i]->area, cards[j]->area)) << cards[i]->place << ' ' << cards[j]->place;
            }
        }
        for (const Shape& shape : picture->shapes) {
            if (shape.kind != Shape::Kind::words) {
                EXPECT_TRUE(within({shape.x, shape.y, shape.width, shape.height}, area))
                    << static_cast<int>(shape.kind) << " at " << shape.x << ' ' << shape.y << " after " << ply;
            }
        }
    }
}

TEST_P(PicturedTable, HasEveryCardThatTheStateKnows) {
    const Session session = sample_of("magnate");
    for (const std::size_t ply : {std::size_t{0}, session.plies() / 2, session.plies()}) {
        std::set<std::string> laid, drawn, listed;
        const Json state = session.playthrough().state(ply);
        for (const Json& district : state["districts"]) {
            for (const std::string& player : session.names()) {
                for (const Json& card : district[player]) {
                    laid.insert(card["card"].get<std::string>());
                }
            }
        }
        const auto picture = seen(session, ply, GetParam());
        for (const picture::Piece& piece : picture->pieces) {
            if (is_card(piece.place.text())) {
                drawn.insert(piece.place.text());
            }
        }
        for (const Zone& zone : picture->zones) {
            for (const Piece& piece : zone.pieces) {
                if (zone.shape == Zone::Shape::row && is_card(piece.id.text())) {
                    listed.insert(piece.id.text());
                }
            }
        }
        EXPECT_EQ(drawn, laid) << ply;
        EXPECT_EQ(listed, laid) << ply;
    }
}

TEST_P(PicturedTable, TellsTheSameZonesAtEveryLevelOfDetail) {
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        if (const auto picture = seen(session, session.plies(), GetParam())) {
            EXPECT_EQ(picture->zones, session.playthrough().view(session.plies()).zones) << game;
        }
    }
}

TEST_P(PicturedTable, HasThePiecesOfEveryGameWithinIt) {
    std::size_t games = 0;
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        for (std::size_t ply = session.plies() % 9; ply <= session.plies(); ply += 9) {
            const auto picture = seen(session, ply, GetParam());
            if (picture == nullptr) {
                break;
            }
            games += ply < 9 ? 1 : 0;
            Rect area = GetParam().area;
            area.height = area.height > 0 ? area.height : picture->height;
            std::set<std::string> names;
            for (const picture::Piece& piece : picture->pieces) {
                EXPECT_TRUE(within(piece.area, area)) << game << ' ' << piece.place << " after " << ply;
                EXPECT_TRUE(names.insert(english(piece.name)).second) << game << ' ' << english(piece.name);
            }
        }
    }
    EXPECT_GE(games, 1U);
}

/// Returns the words of a picture that lie on other words of it.
std::set<std::string> words_on_words(const Picture& picture) {
    std::vector<const Shape*> words;
    std::set<std::string> faults;
    for (const Shape& shape : picture.shapes) {
        if (shape.kind == Shape::Kind::words) {
            words.push_back(&shape);
        }
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::size_t j = i + 1; j < words.size(); ++j) {
            if (overlap(area_of_words(*words[i]), area_of_words(*words[j]))) {
                faults.insert(words[i]->words + " lies on " + words[j]->words);
            }
        }
    }
    return faults;
}

TEST_P(PicturedTable, HasNoTwoWordsOnEachOther) {
    if (GetParam().detail == Detail::thumbnail || GetParam().area.width < 500) {
        return;  // Too small to be read.
    }
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        const std::size_t step = std::max<std::size_t>(7, session.plies() / 10);
        for (std::size_t ply = session.plies() % step; ply <= session.plies(); ply += step) {
            const auto picture = seen(session, ply, GetParam());
            const std::set<std::string> faults = words_on_words(*picture);
            EXPECT_TRUE(faults.empty()) << game << " after " << ply << ": " << *faults.begin();
        }
    }
}

/// Returns the words of a picture that lie on a drawing beside them. A number in the middle of one belongs there.
std::set<std::string> words_on_drawings(const Picture& picture) {
    std::set<std::string> faults;
    for (const Shape& words : picture.shapes) {
        if (words.kind != Shape::Kind::words) {
            continue;
        }
        const Rect read = area_of_words(words);
        for (const Shape& drawn : picture.shapes) {
            const Rect seen{drawn.x, drawn.y, drawn.width, drawn.height};
            const bool is_drawing = drawn.kind == Shape::Kind::bead || drawn.kind == Shape::Kind::art;
            const bool in_the_middle =
                std::abs(read.x + read.width / 2 - seen.x - seen.width / 2) < 0.25 * seen.width;
            if (is_drawing && !in_the_middle && overlap(read, seen, 0.6)) {  // Letters are narrower than measured.
                std::ostringstream where;
                where << words.words << " at " << read.x << ' ' << read.y << " to " << read.right() << ' '
                      << read.bottom() << " lies on " << drawn.words << " at " << seen.x << ' ' << seen.y << " to "
                      << seen.right() << ' ' << seen.bottom();
                faults.insert(where.str());
            }
        }
    }
    return faults;
}

TEST_P(PicturedTable, HasNoWordsOnTheDrawingsBesideThem) {
    if (GetParam().detail == Detail::thumbnail || GetParam().area.width < 500) {
        return;  // Too small to be read.
    }
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        const std::size_t step = std::max<std::size_t>(7, session.plies() / 10);
        for (std::size_t ply = session.plies() % step; ply <= session.plies(); ply += step) {
            const std::set<std::string> faults = words_on_drawings(*seen(session, ply, GetParam()));
            EXPECT_TRUE(faults.empty()) << game << " after " << ply << ": " << *faults.begin();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Looks, PicturedTable, ::testing::ValuesIn(looks()), [](const auto& look) {
    std::string name = look.param.name;
    std::ranges::replace(name, ' ', '_');
    return name;
});

TEST(PicturedTables, AreOfEveryGameThatIsPlayedHere) {
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        EXPECT_NE(seen(session, session.plies(), looks().front()), nullptr) << game;
        EXPECT_TRUE(session.game().tile) << game;
    }
}

std::size_t times_in(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

TEST(PicturedTables, AreGroupsWithNamesOnAWebPage) {
    const Session session = sample_of("magnate");
    const document::Figure figure = picture::drawn_table(session.playthrough(), session.plies(), english).value();
    document::Document page;
    page.blocks.emplace_back(figure);
    const std::string html = document::write_html(page);
    EXPECT_EQ(times_in(html, "<g "), figure.parts.size());
    EXPECT_EQ(times_in(html, "</g>"), figure.parts.size());
    EXPECT_GT(figure.parts.size(), 15U) << "five districts and their cards";
    for (const document::FigurePart& part : figure.parts) {
        EXPECT_NE(html.find("aria-label=\"" + part.name + "\">"), std::string::npos) << part.name;
    }
    EXPECT_NE(html.find("id=\"place-district-3\""), std::string::npos);
    EXPECT_NE(html.find("<svg role=\"group\""), std::string::npos) << "nobody is told of what lies within an image";
    EXPECT_GT(times_in(html, "class=\"suit-"), 20U);
    EXPECT_NE(html.find(".suit-6 { fill: #FFE14A; }"), std::string::npos) << "on a dark page";
}

std::vector<std::string> every(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        found.push_back((*at)[1]);
    }
    return found;
}

TEST(PicturedTables, WriteTheOutlineOfASymbolOnceInADrawing) {
    const Session session = sample_of("magnate");
    const document::Figure figure = picture::drawn_table(session.playthrough(), session.plies(), english).value();
    const std::string svg = document::write_svg(figure);
    const std::vector<std::string> outlines = every(svg, std::regex(" d=\"([^\"]*)\""));
    EXPECT_EQ(std::set(outlines.begin(), outlines.end()).size(), outlines.size());
    EXPECT_GT(outlines.size(), 5U);
    EXPECT_GT(times_in(svg, "<use "), 20U);
    EXPECT_LT(svg.size(), 40'000U);
    EXPECT_NE(svg.find("xmlns:xlink=\"http://www.w3.org/1999/xlink\""), std::string::npos);
}

TEST(PicturedTables, OnOnePageHaveIdsOfTheirOwn) {
    const Session session = sample_of("magnate");
    document::Document page;
    for (const std::size_t ply : {std::size_t{5}, session.plies()}) {
        page.blocks.emplace_back(picture::drawn_table(session.playthrough(), ply, english).value());
    }
    const std::string html = document::write_html(page);
    const std::vector<std::string> ids = every(html, std::regex(" id=\"([^\"]*)\""));
    const std::set<std::string> known(ids.begin(), ids.end());
    EXPECT_EQ(known.size(), ids.size());
    EXPECT_TRUE(known.contains("place-district-3"));
    const std::vector<std::string> used = every(html, std::regex("href=\"#([^\"]*)\""));
    ASSERT_GT(used.size(), 50U);
    for (const std::string& id : used) {
        EXPECT_TRUE(known.contains(id)) << id;
    }
    EXPECT_EQ(std::ranges::count(used, used.front()),
              static_cast<std::ptrdiff_t>(times_in(html.substr(0, html.find("</svg>")), '#' + used.front() + '"')))
        << "the second drawing uses its own symbols";
}

TEST(PicturedTables, ShowWhatTheEntryInTheMakingWouldDo) {
    const Session session = sample_of("magnate");
    const picture::AnyFont letters;
    const Translate translate = english;
    std::size_t coming = 0;
    for (std::size_t ply = 0; ply < session.plies(); ++ply) {
        const auto after = session.playthrough().copy(ply + 1);
        picture::Viewport viewport{Detail::window, {0, 0, 943, 528}, letters, translate};
        viewport.focus.after = after.get();
        viewport.focus.marks = {{"district/1", picture::Mark::Kind::legal, literally("fits")}};
        const auto picture = session.playthrough().picture(ply, viewport);
        const auto pieces = std::ranges::count(picture->pieces, true, &picture::Piece::coming);
        coming += static_cast<std::size_t>(pieces);
        EXPECT_EQ(std::ranges::count(picture->shapes, Shape::Kind::dots, &Shape::kind), 1);
        EXPECT_TRUE(english(picture->pieces.front().name).ends_with(", fits"))
            << english(picture->pieces.front().name);
    }
    EXPECT_GT(coming, 20U) << "cards are laid and deeds advanced";
}

}  // namespace
}  // namespace castalia

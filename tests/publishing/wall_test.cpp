// The sheet for the wall is always one page, on which no words overlap.
#include <cmath>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "app/publishing/wall.h"
#include "core/document/fitted_names.h"
#include "core/export/review_blocks.h"
#include "tests/publishing/opened.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/every_game.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// A word that poppler finds on the page, in points.
struct PlacedWord {
    double left = 0, top = 0, right = 0, bottom = 0;
    std::string letters;
};

std::string placed_text_of(const std::string& pdf) {
    return opened(pdf, CASTALIA_PDFTOTEXT " -bbox -enc UTF-8 {in} {out}");
}

std::vector<PlacedWord> placed_words(const std::string& text) {
    static const std::regex word(
        R"re(<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</word>)re");
    std::vector<PlacedWord> words;
    for (auto at = std::sregex_iterator(text.begin(), text.end(), word); at != std::sregex_iterator(); ++at) {
        words.push_back(
            {std::stod((*at)[1]), std::stod((*at)[2]), std::stod((*at)[3]), std::stod((*at)[4]), (*at)[5]});
    }
    return words;
}

std::vector<PlacedWord> words_on(const std::string& pdf) { return placed_words(placed_text_of(pdf)); }

/// Checks the text on a page. A line of words is taller than its letters, so a quarter of it may overlap the next.
void expect_clean(const std::vector<PlacedWord>& words, PageSize page) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const PlacedWord& one = words[i];
        EXPECT_GE(std::min(one.left, one.top), 0) << one.letters;
        EXPECT_LE(one.right, page.width) << one.letters;
        EXPECT_LE(one.bottom, page.height) << one.letters;
        for (std::size_t k = i + 1; k < words.size(); ++k) {
            const PlacedWord& other = words[k];
            const double across = std::min(one.right, other.right) - std::max(one.left, other.left);
            const double down = std::min(one.bottom, other.bottom) - std::max(one.top, other.top);
            const double least = std::min(one.bottom - one.top, other.bottom - other.top);
            EXPECT_FALSE(across > 1 && down > least / 3) << one.letters << " lies upon " << other.letters;
        }
    }
}

void expect_one_clean_page(const std::string& pdf, Paper paper) {
    EXPECT_NE(opened(pdf, CASTALIA_PDFINFO " {in} > {out}").find("Pages:           1\n"), std::string::npos);
    const std::vector<PlacedWord> words = words_on(pdf);
    ASSERT_GT(words.size(), 10U);
    expect_clean(words, size_of(paper));
}

void expect_clean_pages(const std::string& pdf, Paper paper) {
    const std::string text = placed_text_of(pdf);
    std::size_t pages = 0;
    for (std::size_t at = text.find("<page "), next = at; at != std::string::npos; at = next) {
        SCOPED_TRACE("page " + std::to_string(++pages));
        next = text.find("<page ", at + 1);
        expect_clean(placed_words(text.substr(at, next - at)), size_of(paper));
    }
    EXPECT_GT(pages, 0U);
}

std::string wall(const Session& session, Paper paper, Ink ink = Ink::colour) {
    return write_wall(wall_sheet_of(session, {}), paper, ink, WallForm::pdf);
}

TEST(Wall, OfEveryGameIsOneCleanPageOnEveryPaper) {
    for (const auto& entry : std::filesystem::directory_iterator(source_dir() + "/resources/samples")) {
        const Session session = read_record(bytes_of(entry.path()), known_games());
        for (const Paper paper : {Paper::a4, Paper::letter, Paper::a3}) {
            SCOPED_TRACE(entry.path().filename().string() + std::to_string(static_cast<int>(paper)));
            expect_one_clean_page(wall(session, paper), paper);
        }
    }
}

class AnyWall : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(OfEveryGame, AnyWall, every_game(), name_of_game);

TEST_P(AnyWall, IsOneCleanPageWhateverWasPlayed) {
    const Game& game = game_called(GetParam());
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE(seed);
        Chance chance(seed);
        Players players;
        const std::vector<std::string> names{"Ann", "Benedetta-Maria of the Hill", "Zoë", "李小龙", "Dan", "Eva"};
        const auto most = static_cast<std::size_t>(std::min(game.most_players, 6));
        players.names.assign(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(most));
        const std::optional<Json> setup = any_setup(game, players, chance);
        ASSERT_TRUE(setup);
        constexpr std::size_t kEvents = 30;
        const Session session =
            any_evening(game, players, *setup, chance, moment_of("2026-11-21T19:00:00Z", ""), kEvents * seed * seed);
        expect_one_clean_page(wall(session, seed % 2 == 0 ? Paper::a4 : Paper::letter),
                              seed % 2 == 0 ? Paper::a4 : Paper::letter);
    }
}

TEST(Wall, SaysEverythingThatTheScoresheetSays) {
    const Session session = sample_session();
    const WallSheet shown = wall_sheet_of(session, {});
    const std::string letters = squeezed(text_of_pdf(wall(session, Paper::a4)));
    for (const std::string& words : document::words_of(shown.sheet)) {
        EXPECT_NE(letters.find(squeezed(words)), std::string::npos) << words;
    }
}

TEST(Wall, HoldsNamesOfEveryScript) {
    const std::vector<std::string> names{"Αλέξανδρος", "李小龙", "مرحبا", "🎲 Ann", std::string(60, 'W')};
    for (std::size_t i = 0; i + 1 < names.size(); ++i) {
        SCOPED_TRACE(names[i]);
        expect_one_clean_page(wall(session_of_names(names[i], names[i + 1], names[i + 1]), Paper::a4), Paper::a4);
    }
}

/// Returns the sample of a game, played by people with long names.
Session long_named(const std::filesystem::path& sample) {
    const std::vector<std::string> names{
        "Maximiliane-Theodora von Hohenlohe-Langenburg", "Maximilian Featherstonehaugh-Cholmondeley",
        "Jean-Baptiste Emmanuel de Castellane",          "Jean-Baptiste Emmanuel de Castelnau",
        "Ольга Александровна Преображенская-Щербакова",  "WILHELMINA MAGDALENA MOMMSEN-WAMMETSBERGER"};
    std::string record = bytes_of(sample);
    const Session played = read_record(record, known_games());
    for (std::size_t seat = 0; seat < played.names().size(); ++seat) {
        const std::string old = "\"" + played.names()[seat] + "\"", shown = "\"" + names.at(seat) + "\"";
        for (std::size_t at = 0; (at = record.find(old, at)) != std::string::npos; at += shown.size()) {
            record.replace(at, old.size(), shown);
        }
    }
    return read_record(record, known_games());
}

TEST(LongNames, OverlapNothingInAnyGame) {
    for (const auto& entry : std::filesystem::directory_iterator(source_dir() + "/resources/samples")) {
        const Session session = long_named(entry.path());
        for (const Paper paper : {Paper::a4, Paper::a5}) {
            SCOPED_TRACE(entry.path().filename().string() + (paper == Paper::a4 ? " on A4" : " on A5"));
            expect_one_clean_page(wall(session, paper), paper);
            ExportOptions options;
            options.paper = paper;
            expect_clean_pages(find_export_format("pdf")->bytes(session, options), paper);
        }
    }
}

// Above the narrow columns that tell how it was decided they broke after any letter.
TEST(LongNames, BreakWithinNoWord) {
    const Session session = long_named(source_dir() + "/resources/samples/magnate.castalia");
    std::set<std::string> parts;
    for (const std::string& name : session.names()) {
        for (std::size_t at = 0, end = 0; at < name.size(); at = end + 1) {
            end = std::min(name.find_first_of(" -", at), name.size());
            parts.insert(name.substr(at, end - at));
        }
    }
    std::size_t whole = 0;
    for (const PlacedWord& word : words_on(wall(session, Paper::a4))) {
        const std::string letters = word.letters.substr(0, word.letters.find_first_of("-,"));
        whole += parts.contains(letters);
        EXPECT_FALSE(letters.size() > 3 && !parts.contains(letters) &&
                     std::ranges::any_of(parts, [&](const std::string& part) { return part.starts_with(letters); }))
            << word.letters;
    }
    EXPECT_GT(whole, parts.size());
}

TEST(LongNames, DifferWhereverAFigureShortensThem) {
    const Session session = long_named(source_dir() + "/resources/samples/musee.castalia");
    std::size_t shortened = 0;
    for (const document::Block& block : wall_sheet_of(session, {}).sheet.blocks) {
        if (const auto* figure = std::get_if<document::Figure>(&block)) {
            std::vector<std::string> seen;
            for (const document::Shape& shape : figure->shapes) {
                if (shape.words.find("…") != std::string::npos) {
                    EXPECT_EQ(std::ranges::find(seen, shape.words), seen.end()) << shape.words;
                    seen.push_back(shape.words);
                }
            }
            shortened += seen.size();
        }
    }
    EXPECT_GT(shortened, 0U);
}

TEST(LongNames, BreakTheLinesAroundAGraph) {
    constexpr double kRegular = 0.9;  // Regular words are narrower than bold ones.
    const Session session = long_named(source_dir() + "/resources/samples/musee.castalia");
    const std::optional<document::Figure> graph = graph_of(session, "", {});
    ASSERT_TRUE(graph);
    double last = 0;
    for (const document::Shape& shape : graph->shapes) {
        if (shape.kind == document::Shape::Kind::words && shape.side == document::Shape::Side::left) {
            const double width = document::bold_width(shape.words, shape.size) * (shape.bold ? 1 : kRegular);
            EXPECT_LE(shape.x + width, graph->width) << shape.words;
            last = std::max(last, shape.y);
        }
    }
    EXPECT_LT(last, graph->height);
}

TEST(LongNames, ThatBeginAlikeAreTakenApart) {
    const std::vector<std::string> names{"Jean-Baptiste de Castellane", "Jean-Baptiste de Castelnau", "Ida"};
    constexpr double kSize = 8, kRoom = 80;
    const std::vector<std::string> fitted = document::fitted_names(names, kRoom, kSize);
    EXPECT_EQ(fitted[2], "Ida");
    EXPECT_NE(fitted[0], fitted[1]);
    for (const std::string& name : fitted) {
        EXPECT_LE(document::bold_width(name, kSize), kRoom) << name;
    }
    EXPECT_EQ(document::fitted_names(names, 10 * kRoom, kSize), names);
}

TEST(Wall, HoldsTwelvePlayersAndALongEvening) {
    Heading heading = session_of().heading();
    heading.game = "open-table";
    heading.edition = "1";
    heading.players.clear();
    for (int seat = 1; seat <= 12; ++seat) {
        heading.players.push_back("Player number " + std::to_string(seat));
    }
    heading.setup = {{"columns", {"First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"}}};
    const Session session(game_called("open-table"), heading);
    expect_one_clean_page(wall(session, Paper::a4), Paper::a4);
}

TEST(Wall, SharesTheLadderOfManyAmongTablesEvenly) {
    for (const int players : {9, 12}) {
        Heading heading = session_of().heading();
        heading.game = "open-table";
        heading.edition = "1";
        heading.players.clear();
        for (int seat = 1; seat <= players; ++seat) {
            heading.players.push_back("Seat" + std::to_string(seat));
        }
        heading.setup = {{"columns", {"First"}}};
        Session session(game_called("open-table"), heading);
        for (const char* line : {"Seat1: score 12", "finish"}) {
            session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
        }
        std::map<long, std::size_t> heads;  // The names beside each "Step", by the height where they stand.
        const std::vector<PlacedWord> words = words_on(wall(session, Paper::a4));
        for (const PlacedWord& word : words) {
            if (word.letters == "Step") {
                heads[std::lround(word.top)] = 0;
            }
        }
        for (const PlacedWord& word : words) {
            const auto row = heads.find(std::lround(word.top));
            if (row != heads.end() && word.letters.starts_with("Seat")) {
                ++row->second;
            }
        }
        ASSERT_EQ(heads.size(), 2U) << players;
        EXPECT_GE(heads.rbegin()->second, static_cast<std::size_t>(players) / 2 - 1) << players;
    }
}

TEST(Wall, PutsTheCurveIntoTheEmptyPlaceThatALongTableLeavesBesideTheLadder) {
    const auto curve_begins = [](const char* game) {
        const Session session =
            read_record(bytes_of(source_dir() + "/resources/samples/" + game + ".castalia"), known_games());
        for (const PlacedWord& word : words_on(wall(session, Paper::a4))) {
            if (word.letters == "event") {  // "Games won, event by event"
                return word.left;
            }
        }
        return -1.0;
    };
    EXPECT_GT(curve_begins("musee"), size_of(Paper::a4).width / 2);
    EXPECT_LT(curve_begins("magnate"), size_of(Paper::a4).width / 2);
    EXPECT_GT(curve_begins("magnate"), 0);
}

TEST(Wall, DoesNotTellInWordsWhatItDraws) {
    const WallSheet wall = wall_sheet_of(sample_of("magnate"), {});
    std::vector<std::string> headings;
    for (const document::Block& block : wall.sheet.blocks) {
        if (const auto* heading = std::get_if<document::Heading>(&block)) {
            headings.push_back(heading->words);
        }
    }
    EXPECT_EQ(std::ranges::count(headings, "The table at the end"), 1);
    EXPECT_EQ(std::ranges::count(headings, "The table"), 0);
}

double tallest(const std::string& pdf) {
    double tall = 0;
    for (const PlacedWord& word : words_on(pdf)) {
        tall = std::max(tall, word.bottom - word.top);
    }
    return tall;
}

TEST(Wall, HasLargerLettersWhereTheyHaveRoomAndStaysOneCleanPage) {
    for (const auto& entry : std::filesystem::directory_iterator(source_dir() + "/resources/samples")) {
        SCOPED_TRACE(entry.path().filename().string());
        const Session session = read_record(bytes_of(entry.path()), known_games());
        WallSheet large = wall_sheet_of(session, {});
        large.text = 1.5;
        expect_one_clean_page(write_wall(large, Paper::a4, Ink::black, WallForm::pdf), Paper::a4);
    }
    WallSheet short_one = wall_sheet_of(session_of(), {});
    const double usual = tallest(write_wall(short_one, Paper::a4, Ink::black, WallForm::pdf));
    short_one.text = 1.5;
    EXPECT_GT(tallest(write_wall(short_one, Paper::a4, Ink::black, WallForm::pdf)), 1.1 * usual);
}

TEST(LargePaper, SaysTheSameInLargerLetters) {
    const Session session = sample_session();
    ExportOptions options;
    options.events = options.options.events = DocumentOptions::Events::all;
    const std::string usual = find_export_format("pdf")->bytes(session, options);
    options.text = 150;
    const std::string large = find_export_format("pdf")->bytes(session, options);
    expect_says(text_of_pdf(large), sheet_of(session, options));
    EXPECT_NEAR(tallest(large), 1.5 * tallest(usual), 0.2);
    const PageSize page = size_of(Paper::a4);
    for (const PlacedWord& word : words_on(large)) {
        EXPECT_TRUE(word.left >= 0 && word.right <= page.width && word.bottom <= page.height) << word.letters;
    }
}

TEST(Wall, HasNoColourInBlackAndTheSuitsInColour) {
    const auto coloured = [](Ink ink) {
        const std::string ppm =
            opened(wall(sample_session(), Paper::a4, ink), CASTALIA_PDFTOPPM " -r 60 {in} > {out}");
        std::size_t at = 0;
        for (int lines = 0; lines < 3; ++lines) {  // Kind, size and depth.
            at = ppm.find('\n', at) + 1;
        }
        std::size_t dots = 0;
        for (; at + 2 < ppm.size(); at += 3) {
            const auto [least, most] =
                std::minmax({static_cast<unsigned char>(ppm[at]), static_cast<unsigned char>(ppm[at + 1]),
                             static_cast<unsigned char>(ppm[at + 2])});
            constexpr int kGrey = 12;
            dots += most - least > kGrey ? 1U : 0U;
        }
        return dots;
    };
    EXPECT_EQ(coloured(Ink::black), 0U);
    EXPECT_GT(coloured(Ink::colour), 500U);
}

TEST(Wall, IsAPictureAndADrawingToo) {
    const WallSheet shown = wall_sheet_of(sample_session(), {});
    EXPECT_TRUE(write_wall(shown, Paper::a4, Ink::colour, WallForm::png).starts_with("\x89PNG"));
    const std::string svg = write_wall(shown, Paper::a4, Ink::colour, WallForm::svg);
    EXPECT_NE(svg.find("<svg"), std::string::npos);
    EXPECT_NE(svg.find("</svg>"), std::string::npos);
}

TEST(Wall, IsADrawingOfTheSizeOfItsPaper) {
    const WallSheet shown = wall_sheet_of(sample_session(), {});
    const auto size_of_drawing = [&](Paper paper) {
        const std::string svg = write_wall(shown, paper, Ink::colour, WallForm::svg);
        static const std::regex size(R"re(<svg [^>]*width="([0-9.]+)pt" height="([0-9.]+)pt")re");
        std::smatch read;
        return std::regex_search(svg, read, size) ? std::pair(std::stod(read[1]), std::stod(read[2]))
                                                  : std::pair(0.0, 0.0);
    };
    for (const Paper paper : {Paper::a3, Paper::a4, Paper::letter}) {
        const PageSize points = size_of(paper);
        constexpr double kTenth = 0.1;
        EXPECT_NEAR(size_of_drawing(paper).first, points.width, kTenth);
        EXPECT_NEAR(size_of_drawing(paper).second, points.height, kTenth);
    }
}

}  // namespace
}  // namespace castalia

// Books for readers: what the container and the pages promise, read by Python, which knows nothing of Castalia.
#include "app/publishing/epub.h"

#include "app/publishing/batch.h"
#include "core/export/chronicle.h"
#include "tests/publishing/opened.h"
#include "tests/support/pictures.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Session story_sample() {
    return read_record(bytes_of(source_dir() + "/resources/samples/muse-story.castalia"), known_games());
}

/// Returns what a program finds in a book: its files in order, its words, and what links lead nowhere.
Json read_epub(const std::string& epub) {
    return parse_json(
        opened(epub, "python3 '" + source_dir() + "/tests/publishing/read_epub.py' {in} > {out}", "epub"));
}

std::string epub_of(const Session& session, const ExportOptions& options = {}) {
    return find_export_format("epub")->bytes(session, options);
}

TEST(Epub, BeginsWithItsKindSoThatReadersKnowIt) {
    const std::string book = epub_of(story_sample());
    // EPUB 3.3, OCF 4.2: the first file is "mimetype", neither compressed nor with an extra field.
    EXPECT_EQ(book.substr(0, 4), "PK\x03\x04");
    EXPECT_EQ(book.substr(8, 2), std::string(2, '\0')) << "it is stored as it is";
    EXPECT_EQ(book.substr(28, 2), std::string(2, '\0')) << "it has no extra field";
    EXPECT_EQ(book.substr(30, 28), "mimetypeapplication/epub+zip");
}

TEST(Epub, HasTheStoryInTheWordsAndTheOrderOfThePdf) {
    const Session session = story_sample();
    ExportOptions options;
    options.chronicle = true;
    const document::Document story = sheet_of(session, options);
    const Json book = read_epub(epub_of(session));
    expect_says(book["text"].get<std::string>(), story);
    EXPECT_EQ(book["title"], Json(story.title));
    EXPECT_EQ(book["language"], "en");
    EXPECT_EQ(book["identifier"], Json("urn:uuid:" + session.heading().id));
    EXPECT_EQ(book["broken"], Json::array());
    EXPECT_EQ(book["unlisted"], Json::array());
    std::vector<std::string> headings{document::one_line(story.title)};
    for (const document::Block& block : story.blocks) {
        if (const auto* heading = std::get_if<document::Heading>(&block)) {
            headings.push_back(document::one_line(heading->words));
        }
    }
    EXPECT_EQ(book["contents"].get<std::vector<std::string>>(), headings);
    EXPECT_EQ(book["older contents"], book["contents"]) << "for readers of EPUB 2, which know no others";
    EXPECT_EQ(book["older identifier"], Json::array({book["identifier"]}));
}

TEST(Epub, OfAnyGameHasItsScoresheetWhoseFiguresLeadToEvents) {
    for (const char* game : {"magnate", "muse-decktet", "musee", "dance-of-muses", "open-table"}) {
        SCOPED_TRACE(game);
        const Session session = read_record(
            bytes_of(source_dir() + "/resources/samples/" + std::string(game) + ".castalia"), known_games());
        const Json book = read_epub(epub_of(session));
        EXPECT_EQ(book["broken"], Json::array());
        EXPECT_EQ(book["events"], Json(session.plies()));
        EXPECT_GT(book["links"].get<int>(), 0);
        // EPUBCheck takes no other role for a drawing, and nobody hears of the parts of an image.
        for (const Json& role : book["roles of drawings"]) {
            EXPECT_TRUE(role == "img" || role == "document") << role;
        }
        EXPECT_TRUE(std::string_view(game) != "dance-of-muses" || book["roles of drawings"][0] == "document");
    }
}

TEST(Epub, HasWhateverPeopleCallThemselves) {
    for (const std::string name : {"<b>&amp;\"'", "]]>", "مريم", "🎲", "a\u00a0b"}) {
        const Json book = read_epub(epub_of(session_of_names(name, "Ben", name)));
        EXPECT_EQ(book["title"], Json(name));
        EXPECT_NE(squeezed(book["text"].get<std::string>()).find(squeezed(name)), std::string::npos) << name;
    }
}

TEST(Epub, HasItsPhotosAsFilesAndDrawingsThatAreNamed) {
    ExportOptions options;
    options.photos = [](const Session&) {
        return std::vector<document::Photo>{{jpeg_file({60, 40}), 60, 40, "After event 2: \"Rain\"", 2},
                                            {jpeg_file(), 24, 16, "Before the first event", 0}};
    };
    const Json book = read_epub(epub_of(sample_session(), options));
    EXPECT_EQ(book["pictures"].size(), 2U);
    EXPECT_EQ(book["pictures"][0], Json::array({jpeg_file({60, 40}).size(), "After event 2: \"Rain\""}));
    EXPECT_EQ(book["broken"], Json::array());
    EXPECT_EQ(book["unlisted"], Json::array());
}

TEST(Epub, IsInTheLanguageThatItSays) {
    ExportOptions options;
    options.options.language = "de";
    options.options.translate = [](const Text& text) {
        return english(text) == "Contents" ? "Inhalt" : english(text);
    };
    const Json book = read_epub(epub_of(story_sample(), options));
    EXPECT_EQ(book["language"], "de");
    EXPECT_EQ(book["languages of pages"], Json::array({"de"}));
    EXPECT_EQ(book["contents title"], "Inhalt");
}

TEST(Epub, OfTheSameSessionHasTheSameBytes) { EXPECT_EQ(epub_of(story_sample()), epub_of(story_sample())); }

}  // namespace
}  // namespace castalia

// The code for a phone, read by another program.
#include "app/publishing/qr.h"
#include "tests/publishing/opened.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns what a camera reads from the first page of a PDF.
std::string scanned(const std::string& pdf) {
    return opened(pdf, CASTALIA_PDFTOPPM " -r 150 -singlefile -png {in} {out} && '" CASTALIA_ZBARIMG
                                         "' -q --raw {out}.png > {out}");
}

TEST(Code, APhoneReadsTheLinkFromThePage) {
    ExportOptions options;
    options.code = true;
    options.events = DocumentOptions::Events::none;
    options.options.course = options.options.sheet = false;
    const std::string link = find_export_format("link")->bytes(sample_session(), {});
    ASSERT_TRUE(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
    EXPECT_EQ(scanned(find_export_format("pdf")->bytes(sample_session(), options)), link);
}

TEST(Code, IsAbsentWhereTheWordsAreTooMany) {
    EXPECT_TRUE(qr_of(std::string(2900, 'a')).has_value());
    EXPECT_FALSE(qr_of(std::string(3000, 'a')).has_value());
}

TEST(Code, IsSaidToBeAbsentWhereTheWordsAreTooMany) {
    Heading heading = session_of().heading();
    heading.game = "open-table";
    heading.edition = "1";
    heading.players.clear();
    for (int i = 0; i < 12; ++i) {
        heading.players.push_back("ÄÖÜÄÖÜÄÖÜ ÄÖÜÄÖÜÄÖÜ ÄÖÜÄÖÜÄÖÜ ÄÖÜÄÖÜÄÖÜ " + std::to_string(i));
    }
    heading.setup = game_called("open-table").settle(Players{heading.players}, "1", Json::object());
    const Session session(game_called("open-table"), heading);
    ASSERT_FALSE(qr_of(bgstats_link(play_of(session))).has_value());
    ExportOptions options;
    options.code = true;
    for (const char* form : {"pdf", "wall"}) {
        EXPECT_NE(squeezed(text_of_pdf(find_export_format(form)->bytes(session, options))).find("toolongforacode"),
                  std::string::npos)
            << form;
    }
    EXPECT_NE(find_export_format("html")->bytes(session, options).find("too long for a code"), std::string::npos);
    EXPECT_EQ(find_export_format("html")->bytes(session, {}).find("too long for a code"), std::string::npos);
}

}  // namespace
}  // namespace castalia

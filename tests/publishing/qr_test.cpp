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

}  // namespace
}  // namespace castalia

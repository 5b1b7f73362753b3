// Web pages, opened with a browser, and also Markdown and plain text.
#include <algorithm>
#include <regex>
#include <set>

#include "core/document/sketch.h"
#include "core/review/figure_history.h"
#include "tests/publishing/opened.h"
#include "tests/support/pictures.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Returns what a reader of the page sees. A browser that knows nothing and reaches nobody prints it. It would run
/// scripts.
std::string seen(const std::string& html) {
    const std::string pdf = opened(html,
                                   "HOME={out}.home '" CASTALIA_CHROMIUM
                                   "' --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run "
                                   "--disable-background-networking --disable-component-update --disable-sync "
                                   "--host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir={out}.profile "
                                   "--no-pdf-header-footer --print-to-pdf={out} {in}",
                                   "html");
    return text_of_pdf(pdf);
}

DocumentOptions all_events() {
    DocumentOptions options;
    options.events = DocumentOptions::Events::all;
    options.table = true;
    return options;
}

/// Returns the names of the elements that a page opens, with their attributes.
std::vector<std::string> tags_of(const std::string& html) {
    std::vector<std::string> tags;
    for (std::size_t at = 0; (at = html.find('<', at)) != std::string::npos; ++at) {
        tags.push_back(html.substr(at + 1, html.find('>', at) - at - 1));
    }
    return tags;
}

TEST(WebPage, ABrowserShowsWhatTheModelSays) {
    document::Document document = scoresheet_of(sample_session(), all_events());
    std::string text = seen(document::write_html(document));
    // A list numbers its lines by itself, with a point.
    expect_says(text, document);
}

TEST(WebPage, ANumberOfATwelfthOfThePageIsWhole) {
    document::Document document;
    document.title = "Twelve players";
    document::Table table{{{"Round", false}}, {{{"the first one", "", false, false}}}};
    for (int player = 1; player <= 12; ++player) {
        table.columns.push_back({"Maximiliane Hohenlohe the " + std::to_string(player) + "th", true});
        table.rows.front().push_back({std::to_string(100 + player) + ".5", "", false, false});
    }
    document.blocks.emplace_back(table);
    const std::string text = seen(document::write_html(document));
    for (int player = 1; player <= 12; ++player) {
        EXPECT_NE(text.find(std::to_string(100 + player) + ".5"), std::string::npos) << text;
    }
}

TEST(WebPage, NoLetterOfAFigureBecomesTooSmallOnAPhone) {
    DocumentOptions options = all_events();
    options.review = true;
    const std::string html = document::write_html(scoresheet_of(sample_session(), options));
    constexpr double kRem = 16, kSmallest = 9;  // Pixels of a browser that nobody has adjusted.
    std::smatch found;
    ASSERT_TRUE(std::regex_search(html, found,
                                  std::regex(R"re(figure > svg\[width="100%"\] \{ min-width: ([0-9]+)rem; \})re")))
        << html;
    const double room = std::stod(found[1]) * kRem;
    EXPECT_NE(html.find("figure { overflow-x: auto; }"), std::string::npos)
        << "A phone cannot reach what is beside it";
    int figures = 0;
    double width = 0;
    const std::regex sizes(R"re(<svg [^>]*viewBox="0 0 ([0-9.]+) [0-9.]+" width="(100%)?|font-size="([0-9.]+)")re");
    for (std::sregex_iterator at(html.begin(), html.end(), sizes), end; at != end; ++at) {
        if ((*at)[1].matched) {
            width = (*at)[2].matched ? std::stod((*at)[1]) : 0;  // A small one, such as a code, keeps its size.
            figures += (*at)[2].matched ? 1 : 0;
        } else if (width > 0) {
            EXPECT_GE(std::stod((*at)[3]) * room / width, kSmallest) << at->str();
        }
    }
    EXPECT_GT(figures, 1);
}

TEST(WebPage, AHeadingOfAsManyLettersAsEreignisIsWholeOnAPhone) {
    const std::string html = document::write_html(scoresheet_of(sample_session(), all_events()));
    std::smatch found;
    ASSERT_TRUE(std::regex_search(html, found, std::regex(R"(thead th \{ min-width: ([0-9.]+)em; \})"))) << html;
    constexpr double kEreignis = 4.6;  // Its width in bold letters of DejaVu Sans.
    EXPECT_GT(std::stod(found[1]), kEreignis);
}

TEST(WebPage, HasTheCommentsBeneathTheirEvents) {
    Session session = sample_session();
    session.commentary.comments = {{0, "", "A cold evening."}, {1, "?!", "Too bold."}};
    DocumentOptions marked;
    marked.events = DocumentOptions::Events::marked;
    const std::string html = document::write_html(scoresheet_of(session, marked));
    const std::size_t before = html.find("Before the first event. Comment: A cold evening.");
    const std::size_t first = html.find("Too bold.");
    EXPECT_NE(before, std::string::npos);
    EXPECT_NE(first, std::string::npos);
    EXPECT_LT(before, first);
    EXPECT_NE(html.find("Comment ?!"), std::string::npos);
}

TEST(WebPage, HoldsThePhotosInItselfAndLoadsNothingElse) {
    ExportOptions options;
    const std::string without = find_export_format("html")->bytes(sample_session(), options);
    EXPECT_EQ(without.find("img-src"), std::string::npos);
    options.photos = [](const Session&) {
        return std::vector<document::Photo>{{jpeg_file({60, 40}), 60, 40, "After event 2: \"Rain\"", 2},
                                            {jpeg_file(), 24, 16, "Before the first event", 0}};
    };
    const std::string page = find_export_format("html")->bytes(sample_session(), options);
    EXPECT_NE(page.find("default-src 'none'; img-src data:;"), std::string::npos);
    EXPECT_NE(page.find("alt=\"After event 2: &quot;Rain&quot;\""), std::string::npos);
    EXPECT_NE(page.find("<figcaption><a href=\"#e2\">"), std::string::npos);
    EXPECT_NE(page.find("<figcaption><bdi>Before the first event</bdi></figcaption>"), std::string::npos);
    EXPECT_NE(seen(page).find("Photos of the table"), std::string::npos);
    options.chronicle = false;
    options.events = DocumentOptions::Events::none;
    const std::string no_log = find_export_format("html")->bytes(sample_session(), options);
    EXPECT_EQ(no_log.find("href=\"#e2\""), std::string::npos) << "there is no such line";
}

TEST(WebPage, FiguresLeadToTheEventsThatMadeThem) {
    const Session session = sample_session();
    DocumentOptions options = all_events();
    options.made_by = true;
    const document::Document document = scoresheet_of(session, options);
    const std::string html = document::write_html(document);
    std::set<std::string> places, wanted;
    for (const std::string& tag : tags_of(html)) {
        if (tag.starts_with("li id=\"e")) {
            places.insert(tag.substr(7, tag.find('"', 7) - 7));
        } else if (tag.starts_with("a href=\"#e")) {
            wanted.insert(tag.substr(9, tag.find('"', 9) - 9));
        }
    }
    EXPECT_EQ(places.size(), session.plies());
    EXPECT_TRUE(std::ranges::includes(places, wanted)) << "a link leads nowhere";
    // Some event made each figure that is not 0, and the page says the same as the history of the sheet.
    const review::FigureHistory history(session, session.plies());
    const Scoresheet sheet = session.playthrough().score(session.plies());
    std::set<std::string> made;
    std::size_t lines = 0;
    for (const document::Block& block : document.blocks) {
        const auto* table = std::get_if<document::Table>(&block);
        for (const auto& row : table == nullptr ? std::vector<std::vector<document::Cell>>{} : table->rows) {
            for (std::size_t i = 1; i < row.size(); ++i) {
                const std::string number = row[i].words.substr(0, row[i].words.find(' '));
                EXPECT_TRUE(number.find_first_of("123456789") == std::string::npos || !row[i].made_by.empty())
                    << row[0].words << ": " << row[i].words;
                for (const std::size_t line : row[i].made_by) {
                    made.insert("e" + std::to_string(line));
                }
            }
            ++lines;
        }
        if (lines == sheet.rows.size() + sheet.ladder.size()) {
            break;
        }
    }
    EXPECT_EQ(made, wanted);
    EXPECT_FALSE(wanted.empty());
}

TEST(WebPage, FiguresLeadNowhereWithoutTheWholeLog) {
    DocumentOptions options;
    options.made_by = true;
    options.events = DocumentOptions::Events::marked;
    EXPECT_EQ(document::write_html(scoresheet_of(sample_session(), options)).find("<a "), std::string::npos);
}

TEST(WebPage, NeedsNothingElse) {
    const std::string html = document::write_html(scoresheet_of(sample_session(), all_events()));
    for (const char* outside : {"<script", "<link", "<img", "http:", "https:", "url(", "@import", " src="}) {
        EXPECT_EQ(html.find(outside), std::string::npos) << outside;
    }
    for (const std::string& tag : tags_of(html)) {
        EXPECT_TRUE(tag.find("href=") == std::string::npos || tag.starts_with("a href=\"#") ||
                    tag.starts_with("use xlink:href=\"#"))
            << tag;
    }
    for (const char* wanted : {"default-src 'none'", "prefers-color-scheme: dark", "@media print",
                               "<title>Rain, and a long one</title>"}) {
        EXPECT_NE(html.find(wanted), std::string::npos) << wanted;
    }
}

TEST(WebPage, RunsNoScriptThatCameIntoIt) {
    std::string page = document::write_html(scoresheet_of(sample_session(), all_events()));
    page.insert(page.rfind("</body>"), "<script>document.body.append('a script ran')</script>");
    EXPECT_EQ(seen(page).find("a script ran"), std::string::npos);
    const std::string policy = "<meta http-equiv=\"Content-Security-Policy\"";
    ASSERT_NE(page.find(policy), std::string::npos);
    page.replace(page.find(policy), policy.size(), "<meta name=\"none\"");
    EXPECT_NE(seen(page).find("a script ran"), std::string::npos) << "the page itself keeps scripts from running";
}

TEST(WebPage, DrawsEveryShapeWhereTheFigureHasIt) {
    document::Sketch sketch;
    sketch.box(12, 3.5, 100, 40.25);
    sketch.line(0, 10, 7.5, -2);
    sketch.disc(50, 60, 10);
    sketch.words("Ann", 30, 90, document::Shape::Side::middle, 11);
    document::Document drawing;
    drawing.blocks.push_back(document::Figure{200, 100, sketch.shapes, "A plan", "Four shapes", true});
    const std::string html = document::write_html(drawing);
    for (const char* wanted :
         {"viewBox=\"0 0 200 100\"", "<rect x=\"12\" y=\"3.5\" width=\"100\" height=\"40.25\"",
          "<line x1=\"0\" y1=\"10\" x2=\"7.5\" y2=\"8\"", "<ellipse cx=\"55\" cy=\"65\" rx=\"5\" ry=\"5\"",
          "<text x=\"30\" y=\"90\" font-size=\"11\" text-anchor=\"middle\""}) {
        EXPECT_NE(html.find(wanted), std::string::npos) << wanted;
    }
}

TEST(WebPage, EveryElementThatIsOpenedIsClosedInItsPlace) {
    std::vector<std::string> open;
    for (const std::string& tag : tags_of(document::write_html(scoresheet_of(sample_session(), all_events())))) {
        const std::string name = tag.substr(0, tag.find_first_of(" /", 1));
        if (tag.front() == '!' || tag.ends_with("/") || name == "meta" || name == "br") {
            continue;
        }
        if (tag.front() == '/') {
            ASSERT_FALSE(open.empty()) << tag;
            ASSERT_EQ("/" + open.back(), tag);
            open.pop_back();
        } else {
            open.push_back(name);
        }
    }
    EXPECT_TRUE(open.empty());
}

TEST(WebPage, APlayerIsJustAPlayer) {
    const std::vector<std::string> names{"<script>alert(1)</script>", "\"; DROP TABLE session", "../../x",
                                         "&lt;b&gt;", "' onload='x"};
    for (const std::string& name : names) {
        Session session = session_of_names(name, "Ben", name);
        enter(session, {R"({"type": "note", "text": "</li></ol><img src=x onerror=alert(1)>\nline two"})"});
        const std::string html = document::write_html(scoresheet_of(session, all_events()));
        for (const std::string& tag : tags_of(html)) {
            // A name may stand in the value of an attribute, but not become one.
            const std::string attributes = std::regex_replace(tag, std::regex("=\"[^\"]*\""), "");
            EXPECT_TRUE(tag.find("script") != 0 && tag.find("img") != 0 &&
                        attributes.find("onload") == std::string::npos)
                << tag;
        }
        EXPECT_NE(squeezed(seen(html)).find(squeezed(name)), std::string::npos) << name;
    }
}

TEST(Markdown, WordsOfTheTableCannotBecomeMarkup) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"*bold* _it_", "\\*bold\\* \\_it\\_"},
        {"a | b", "a \\| b"},
        {"~~no~~ ~5 pm", "&#126;&#126;no&#126;&#126; &#126;5 pm"},
        {"<b>x</b>", "&lt;b\\>x&lt;/b\\>"},
        {"[x](y)", "\\[x\\](y)"},
        {"# head", "\\# head"},
        {"1. one", "1\\. one"},
        {"- item", "\\- item"},
        {"a & b", "a & b"},
        {"R&D and &copy 7; <3", "R&D and &copy 7; <3"},
        {"&amp; &#65; &x1F; a&", "&amp;amp; &amp;\\#65; &amp;x1F; a&amp;"},
        {"2 < 3 <= 4", "2 < 3 <= 4"},
        {"</b> <!-- <?x", "&lt;/b\\> &lt;\\!-- &lt;?x"},
        {"`code`", "\\`code\\`"},
    };
    for (const auto& [words, written] : cases) {
        document::Document document;
        document.title = "T";
        document.blocks.emplace_back(document::Paragraph{words, document::Paragraph::Kind::plain});
        EXPECT_EQ(document::write_markdown(document), "# T\n\n" + written + "\n") << words;
    }
}

TEST(Markdown, AShowdownHasALineForEachOfThoseWhoHaveMost) {
    document::Document document;
    document.title = "Evening";
    document.blocks.emplace_back(
        document::Versus{"Contest", {{"Ann", {"a pair", "jh jd"}}, {"Ben", {"high"}}}, "Ann"});
    document.blocks.emplace_back(document::Versus{"Nobody shows", {{"Ann", {}}, {"Ben", {}}}, ""});
    EXPECT_EQ(document::write_markdown(document),
              "# Evening\n\n"
              "> **Contest**\n>\n> | Ann | Ben |\n> | --- | --- |\n"
              "> | a pair | high |\n> | jh jd | |\n>\n> Ann\n\n"
              "> **Nobody shows**\n>\n> | Ann | Ben |\n> | --- | --- |\n");
}

TEST(Markdown, ATableKeepsItsColumnsWhateverStandsInThem) {
    const std::string text = document::write_markdown(scoresheet_of(session_of_names("a|b\\", "c||d"), {}));
    const std::size_t head = text.find("\n|");
    ASSERT_NE(head, std::string::npos);
    std::size_t bars = 0;
    for (std::size_t at = head + 1; text[at] != '\n'; ++at) {
        bars += text[at] == '|' && text[at - 1] != '\\' ? 1U : 0U;
    }
    EXPECT_EQ(bars, 4U) << text;
}

TEST(Plain, ColumnsStandBeneathEachOtherInAnyScript) {
    EXPECT_EQ(document::display_width("Ann"), 3U);
    EXPECT_EQ(document::display_width("Zoë"), 3U);
    EXPECT_EQ(document::display_width("田中"), 4U);
    EXPECT_EQ(document::display_width("e\xCC\x81"), 1U);
    document::Document document;
    document.blocks.emplace_back(
        document::Table{{{"", false}, {"田中", true}}, {{{"one", "", false, false}, {"7", "", true, false}}}});
    EXPECT_EQ(document::write_plain(document), "\n     田中\none   7 *\n");
}

TEST(Plain, AHeadingThatFillsALineIsNotBroken) {
    document::Document document;
    const std::string words = std::string(70, 'a') + " harbour";
    ASSERT_EQ(words.size(), 78U);
    document.blocks.emplace_back(document::Heading{words, false});
    EXPECT_EQ(document::write_plain(document), "\n" + words + "\n" + std::string(78, '-') + "\n");
}

}  // namespace
}  // namespace castalia

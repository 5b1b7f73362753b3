#include "app/publishing/epub.h"

#include <map>
#include <vector>

#include "app/publishing/zip_file.h"
#include "core/export/html_blocks.h"

namespace castalia {

namespace {

using document::element;
using document::escaped_for_html;

constexpr std::string_view kStyle = R"(body { line-height: 1.5; margin: 0 5%; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
.over, .small, .foot, .source, time, code { font-size: 0.85em; }
.source { display: block; }
.result { font-weight: bold; border: 1px solid; border-radius: 0.4em; padding: 0.5em 0.8em; }
.aside { border-left: 3px solid; margin-left: 1em; padding-left: 0.8em; font-size: 0.92em; }
.versus { border: 1px solid; border-radius: 0.4em; margin-left: 1em; padding: 0.5em 0.8em; font-size: 0.92em; break-inside: avoid; }
.versus p, .versus ul { margin: 0; padding: 0; list-style: none; }
.sides > div { margin: 0.3em 0; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid; padding: 0.2em 0.4em; text-align: left; vertical-align: top; }
.number { text-align: right; }
.lead { font-weight: bold; text-decoration: underline; }
li, tr, figure { break-inside: avoid; }
ol ul { list-style: none; padding-left: 1em; }
li.gone { list-style: none; }
.refused { text-decoration: line-through; }
img, svg { max-width: 100%; height: auto; }
figure { margin: 1em 0; }
)";

/// A file of the book that is read.
struct Chapter {
    std::string name, title, body;
    bool drawn = false;  ///< It has drawings, which the list of files has to say.
};

/// Divides a document into chapters.
class Book {
public:
    explicit Book(const document::Document& document) : document_(document) {
        find_lines();
        places_.xml = true;
        places_.lines = document::lines_of(document);
        places_.event = [this](std::size_t line) { return chapter_of_.at(line) + "#e" + std::to_string(line); };
        places_.picture = [this](const document::Photo& photo) {
            pictures_.push_back(photo.jpeg);
            return "photo-" + std::to_string(pictures_.size()) + ".jpg";
        };
        places_.heading = [](const document::Heading&) { return std::string(); };
        places_.chapter = [](const document::LogLine&) { return std::string(); };
        chapters_.push_back({name_of(0), document::one_line(document.title), front(), false});
        for (const document::Block& block : document.blocks) {
            add(block);
        }
        if (!document.foot.empty()) {
            chapters_.back().body += element("p", escaped_for_html(document.foot), "foot") + "\n";
        }
    }

    const std::vector<Chapter>& chapters() const { return chapters_; }
    const std::vector<std::string>& pictures() const { return pictures_; }

private:
    static std::string name_of(std::size_t number) { return "part-" + std::to_string(number + 1) + ".xhtml"; }
    /// Finds the chapter of each line of the log, to which earlier ones may lead.
    void find_lines() {
        std::size_t chapter = 0;
        for (const document::Block& block : document_.blocks) {
            chapter += std::holds_alternative<document::Heading>(block) ? 1 : 0;
            if (const auto* log = std::get_if<document::Log>(&block)) {
                for (const document::LogLine& line : log->lines) {
                    chapter_of_[line.number] = name_of(chapter);
                }
            }
        }
    }
    std::string front() const {
        const std::string over =
            document_.over.empty() ? "" : element("p", document::table_words(document_.over), "over") + "\n";
        const std::string under =
            document_.under.empty() ? "" : element("p", document::table_words(document_.under)) + "\n";
        return over + element("h1", document::table_words(document_.title)) + "\n" + under;
    }
    void add(const document::Block& block) {
        if (const auto* heading = std::get_if<document::Heading>(&block)) {
            chapters_.push_back({name_of(chapters_.size()), document::one_line(heading->words), "", false});
        }
        chapters_.back().drawn = chapters_.back().drawn || std::holds_alternative<document::Figure>(block);
        chapters_.back().body += document::markup_of(block, places_);
    }

    const document::Document& document_;
    document::MarkupPlaces places_;
    std::map<std::size_t, std::string> chapter_of_;
    std::vector<Chapter> chapters_;
    std::vector<std::string> pictures_;
};

std::string page(const document::Document& document, const std::string& title, const std::string& body) {
    const std::string language = escaped_for_html(document.language);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n"
           "<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"" +
           language + "\" xml:lang=\"" + language + "\">\n<head>\n" + element("title", escaped_for_html(title)) +
           "\n<link rel=\"stylesheet\" type=\"text/css\" href=\"style.css\"/>\n</head>\n<body>\n" + body +
           "</body>\n</html>\n";
}

std::string contents_page(const document::Document& document, const Book& book) {
    std::string items;
    for (const Chapter& chapter : book.chapters()) {
        items += "<li><a href=\"" + chapter.name + "\">" + escaped_for_html(chapter.title) + "</a></li>\n";
    }
    return page(document, document.contents,
                "<nav epub:type=\"toc\">\n" + element("h1", escaped_for_html(document.contents)) + "\n<ol>\n" +
                    items + "</ol>\n</nav>\n");
}

/// Returns words for a list of books, which show one by itself and need no marks that keep its place in a line.
std::string for_a_list(const std::string& words) {
    std::string text = escaped_for_html(document::one_line(words));
    for (const std::string_view mark : {"\u2068", "\u2069"}) {
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
            text.erase(at, mark.size());
        }
    }
    return text;
}

std::string id_of(const document::Document& document) { return "urn:uuid:" + escaped_for_html(document.id); }

/// Returns the same contents for readers of EPUB 2, which know no others.
std::string older_contents(const document::Document& document, const Book& book) {
    std::string points;
    for (std::size_t i = 0; i < book.chapters().size(); ++i) {
        const std::string number = std::to_string(i + 1);
        points += "<navPoint id=\"point-" + number + "\" playOrder=\"" + number + "\">" +
                  element("navLabel", element("text", for_a_list(book.chapters()[i].title))) + "<content src=\"" +
                  book.chapters()[i].name + "\"/></navPoint>\n";
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ncx xmlns=\"http://www.daisy.org/z3986/2005/ncx/\" "
           "version=\"2005-1\" xml:lang=\"" +
           escaped_for_html(document.language) + "\">\n<head>\n<meta name=\"dtb:uid\" content=\"" + id_of(document) +
           "\"/>\n<meta name=\"dtb:depth\" content=\"1\"/>\n</head>\n" +
           element("docTitle", element("text", for_a_list(document.title))) + "\n<navMap>\n" + points +
           "</navMap>\n</ncx>\n";
}

/// Returns the list of files with the names that libraries of books show.
std::string package(const document::Document& document, const Book& book) {
    std::string items, order;
    for (std::size_t i = 0; i < book.chapters().size(); ++i) {
        const Chapter& chapter = book.chapters()[i];
        const std::string id = "part-" + std::to_string(i + 1);
        items += "<item id=\"" + id + "\" href=\"" + chapter.name + "\" media-type=\"application/xhtml+xml\"" +
                 (chapter.drawn ? " properties=\"svg\"" : "") + "/>\n";
        order += "<itemref idref=\"" + id + "\"/>\n";
    }
    for (std::size_t i = 1; i <= book.pictures().size(); ++i) {
        const std::string id = "photo-" + std::to_string(i);
        items += "<item id=\"" + id + "\" href=\"" + id + ".jpg\" media-type=\"image/jpeg\"/>\n";
    }
    // The session does not say when it was last changed, and the clock would give other bytes each time.
    const std::string made = document.made.size() < 19 ? "2000-01-01T00:00:00Z" : document.made.substr(0, 19) + "Z";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<package xmlns=\"http://www.idpf.org/2007/opf\" "
           "version=\"3.0\" "
           "unique-identifier=\"id\">\n<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n"
           "<dc:identifier id=\"id\">" +
           id_of(document) + "</dc:identifier>\n" + element("dc:title", for_a_list(document.title)) + "\n" +
           element("dc:language", escaped_for_html(document.language)) + "\n" +
           element("dc:description", for_a_list(document.over + ". " + document.under)) +
           "\n<meta property=\"dcterms:modified\">" + made +
           "</meta>\n</metadata>\n<manifest>\n"
           "<item id=\"contents\" href=\"contents.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>\n"
           "<item id=\"older-contents\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>\n"
           "<item id=\"style\" href=\"style.css\" media-type=\"text/css\"/>\n" +
           items + "</manifest>\n<spine toc=\"older-contents\">\n" + order + "</spine>\n</package>\n";
}

constexpr std::string_view kContainer = R"(<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
)";

}  // namespace

std::string write_epub(const document::Document& document) {
    const Book book(document);
    ZipFile zip;
    zip.add("mimetype", "application/epub+zip", true);
    zip.add("META-INF/container.xml", kContainer);
    zip.add("book/package.opf", package(document, book));
    zip.add("book/contents.xhtml", contents_page(document, book));
    zip.add("book/toc.ncx", older_contents(document, book));
    zip.add("book/style.css", kStyle);
    for (const Chapter& chapter : book.chapters()) {
        zip.add("book/" + chapter.name, page(document, chapter.title, chapter.body));
    }
    for (std::size_t i = 0; i < book.pictures().size(); ++i) {
        zip.add("book/photo-" + std::to_string(i + 1) + ".jpg", book.pictures()[i], true);
    }
    return zip.bytes();
}

}  // namespace castalia

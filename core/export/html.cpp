// Writes a document as one HTML page.
#include <algorithm>

#include "core/export/document.h"
#include "core/export/html_blocks.h"
#include "core/export/svg.h"

namespace castalia::document {

namespace {

constexpr std::string_view kHead = R"(<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<style>
:root { --page: #FBFCFA; --text: #14252A; --second: #44575C; --line: #BAC6C2; --ruling: #6A3C9C; --refusal: #A1232B;
        --won: #F9E2A9; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1A2428; --text: #F1F4EF; --second: #AEBDBB; --line: #33434A; --ruling: #CDB0F7; --refusal: #FF9A91;
          --won: #4D380B; }
}
@media print {
  :root { --page: #FFFFFF; --text: #000000; --second: #333333; --line: #999999; --ruling: #4A2A6C; --refusal: #7A1118;
          --won: #EEEEEE; }
  li, tr, figure { break-inside: avoid; }
  .contents { display: none; }
  h2, h3 { break-after: avoid; }
  h2.page { break-before: page; }
  thead { display: table-header-group; }
  body { margin: 0; max-width: none; }
}
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem;
       margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; } .over, .small, .foot { color: var(--second); margin: 0; }
.foot { font-size: .8rem; border-top: 1px solid var(--line); margin-top: 3rem; padding-top: .3rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0; }
dt, time, code, .source { color: var(--second); } dd { margin: 0; }
.result { font-size: 1.2rem; font-weight: bold; border: 2px solid var(--text); border-radius: .4rem; margin: 1.5rem 0;
          padding: .6rem 1rem; }
.told { font-family: Georgia, "Noto Serif", serif; font-size: 1.08rem; line-height: 1.6; margin: .8rem 0; }
.aside { color: var(--second); border-left: 3px solid var(--line); margin: .8rem 0 .8rem 1rem; padding-left: .8rem;
         font-size: .92rem; }
.versus { border: 1px solid var(--line); border-radius: .4rem; margin: .8rem 0 .8rem 1rem; padding: .5rem .8rem;
          font-size: .92rem; break-inside: avoid; } .versus p, .versus ul { margin: 0; padding: 0; list-style: none; }
.sides { display: flex; gap: 1.2rem; margin: .3rem 0; } .sides > div { flex: 1; }
.contents { margin: 1.5rem 0; } .contents details { display: block; }
.contents ul { list-style: none; padding-left: 1rem; margin: 0; columns: 14rem; }
.contents li { break-inside: avoid; } .contents .deep { padding-left: 1rem; }
@media screen { .wide, figure { overflow-x: auto; } thead th { min-width: 4.75em; }
figure > svg[width="100%"] { min-width: 40rem; } }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; overflow-wrap: break-word; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top; }
.number { text-align: right; } .quiet { color: var(--second); }
)"
                                   R"(thead th { border-bottom: 2px solid var(--text); overflow-wrap: anywhere; }
.lead { background: var(--won); font-weight: bold; }
.source { display: block; font-size: .85rem; font-weight: normal; }
ol { padding-left: 2.6rem; } ol > li { margin: .4rem 0; } ol ul { list-style: none; padding-left: 1rem; margin: 0; }
code { font-size: .8rem; } time { font-size: .85rem; }
a { color: inherit; text-decoration: underline dotted 1px; text-underline-offset: .2em; }
details { display: inline-block; } summary { cursor: pointer; } details[open] summary { border-bottom: 1px solid var(--line); }
li:target { background: var(--won); } details a { display: inline-block; padding: .2rem .4rem; font-weight: normal; }
.ruling { color: var(--ruling); } .ruled { text-decoration: underline dotted var(--ruling) 2px; }
li.gone { list-style: none; } .refusal { color: var(--refusal); } .refused { text-decoration: line-through; }
</style>
)";

constexpr std::string_view kPhotoStyle =
    R"(.photo img { max-width: 100%; height: auto; max-height: 36rem; width: auto; border-radius: .3rem; }
figcaption { color: var(--second); font-size: .9rem; }
)";

constexpr std::string_view kPictures = "default-src 'none'; img-src data:; style-src";
constexpr std::string_view kNoPictures = "default-src 'none'; style-src";

/// Allows a page to load its own images, and only if it has photos, and brings the colours of its suits.
std::string head_for(const Document& document) {
    std::string head(kHead);
    const auto is_photo = [](const Block& block) { return std::holds_alternative<Photo>(block); };
    if (std::ranges::any_of(document.blocks, is_photo)) {
        head.replace(head.find(kNoPictures), kNoPictures.size(), kPictures);
        head.replace(head.rfind("</style>"), 0, kPhotoStyle);
    }
    const auto is_suited = [](const Block& block) {
        const auto* figure = std::get_if<Figure>(&block);
        return figure != nullptr && has_suits(*figure);
    };
    if (std::ranges::any_of(document.blocks, is_suited)) {
        head.replace(head.rfind("</style>"), 0, dark_suit_style());
    }
    return head;
}

/// The places to which the list of contents leads.
struct Contents {
    struct Place {
        std::string id, words;
        bool deep = false;  ///< A chapter of the log.
    };
    std::vector<Place> places;

    std::string add(const std::string& words, bool deep) {
        places.push_back({(deep ? "c" : "s") + std::to_string(places.size() + 1), words, deep});
        return places.back().id;
    }
    std::string list(const std::string& title) const {
        std::string items;
        for (const Place& place : places) {
            items += "<li" + std::string(place.deep ? " class=\"deep\"" : "") + "><a href=\"#" + place.id + "\">" +
                     table_words(place.words) + "</a></li>\n";
        }
        return "<nav class=\"contents\" aria-labelledby=\"contents\"><details><summary id=\"contents\">" +
               escaped_for_html(title) + "</summary>\n<ul>\n" + items + "</ul></details></nav>\n";
    }
};

}  // namespace

std::string write_html(const Document& document) {
    constexpr std::size_t kLong = 30;  // With more lines than a screen has, a page gets a list of contents.
    Contents contents;
    MarkupPlaces places;
    places.lines = lines_of(document);
    places.event = [](std::size_t line) { return "#e" + std::to_string(line); };
    places.picture = [](const Photo& photo) { return "data:image/jpeg;base64," + base64(photo.jpeg); };
    places.heading = [&](const Heading& heading) { return contents.add(heading.words, false); };
    places.chapter = [&](const LogLine& line) {
        return line.chapter.empty() ? "" : contents.add(line.chapter, true);
    };
    std::string blocks;
    for (const Block& block : document.blocks) {
        blocks += markup_of(block, places);
    }
    std::string text = "<!DOCTYPE html>\n<html lang=\"" + escaped_for_html(document.language) + "\">\n<head>\n" +
                       head_for(document) + element("title", escaped_for_html(one_line(document.title))) +
                       "\n</head>\n<body>\n<main>\n";
    text += document.over.empty() ? "" : element("p", table_words(document.over), "over") + "\n";
    text += element("h1", table_words(document.title)) + "\n";
    text += document.under.empty() ? "" : element("p", table_words(document.under)) + "\n";
    text += places.lines.size() > kLong && contents.places.size() > 2 ? contents.list(document.contents) : "";
    text += blocks;
    text += document.foot.empty() ? "" : element("p", escaped_for_html(document.foot), "foot") + "\n";
    return text + "</main>\n</body>\n</html>\n";
}

}  // namespace castalia::document

#include "app/publishing/fonts.h"

#include <set>

#include "app/publishing/typesetter.h"

namespace castalia {

namespace {

std::set<std::string> families() {
    const std::unique_ptr<PangoFontMap, publishing::Release> fonts(pango_cairo_font_map_new());
    PangoFontFamily** list = nullptr;
    int count = 0;
    pango_font_map_list_families(fonts.get(), &list, &count);
    std::set<std::string> names;
    for (int i = 0; i < count; ++i) {
        names.insert(pango_font_family_get_name(list[i]));
    }
    g_free(static_cast<void*>(list));
    return names;
}

}  // namespace

std::vector<WantedFont> wanted_fonts() {
    const std::set<std::string> there = families();
    std::vector<WantedFont> wanted{
        {"Charis SIL", "fonts-sil-charis"},     {"DejaVu Sans", "fonts-dejavu-core"},
        {"DejaVu Serif", "fonts-dejavu-core"},  {"Symbola", "fonts-symbola"},
        {"Noto Sans CJK SC", "fonts-noto-cjk"}, {"Noto Color Emoji", "fonts-noto-color-emoji"}};
    for (WantedFont& font : wanted) {
        font.installed = there.contains(font.family);
    }
    return wanted;
}

std::string pango_version() { return pango_version_string(); }
std::string cairo_version() { return cairo_version_string(); }

}  // namespace castalia

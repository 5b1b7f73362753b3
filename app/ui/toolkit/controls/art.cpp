#include "app/ui/toolkit/controls/art.h"

#include <algorithm>
#include <string>

#include "app/painting/painter.h"
#include "app/ui/toolkit/controls/painted.h"
#include "core/picture/art.h"

namespace castalia {

namespace {

const EmbeddedFile* file_of(std::string_view name) {
    const std::vector<EmbeddedFile>& files = art_files();
    const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
    return found != files.end() ? &*found : nullptr;
}

}  // namespace

bool has_art(std::string_view name) { return file_of(name) != nullptr; }

wxBitmapBundle art(std::string_view name, const wxColour& ink, int dip) {
    const EmbeddedFile* file = file_of(name);
    if (file == nullptr) {
        return {};
    }
    std::string svg(file->text);
    const std::string black = "fill=\"#000\"";
    const std::string tinted = "fill=\"" + ink.GetAsString(wxC2S_HTML_SYNTAX).ToStdString() + "\"";
    for (std::size_t at = svg.find(black); at != std::string::npos; at = svg.find(black, at + tinted.size())) {
        svg.replace(at, black.size(), tinted);
    }
    return wxBitmapBundle::FromSVG(svg.data(), wxSize(dip, dip));
}

wxIconBundle icons_of_program() {
    constexpr int kSmall = 24;
    wxIconBundle icons;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256}) {
        wxIcon icon;
        icon.CopyFromBitmap(art(size <= kSmall ? "emblem-small" : "emblem", *wxBLACK, size).GetBitmap({size, size}));
        icons.AddIcon(icon);
    }
    return icons;
}

void draw_art(wxGraphicsContext& gc, std::string_view name, const wxRect2DDouble& square, const wxColour& ink) {
    painting::draw_art(cairo_of(gc), name, rect_of(square), argb_of(ink));
}

}  // namespace castalia

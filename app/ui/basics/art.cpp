#include "app/ui/basics/art.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <string>
#include <vector>

#include <wx/brush.h>

#include "app/ui/basics/embedded_files.h"
#include "app/ui/basics/glyph_cache.h"

namespace castalia {

namespace {

/// One path of a drawing: absolute M, L, C and Z, filled by the odd-even rule.
struct Shape {
    wxColour fill;  ///< One that is not ok stands for the ink.
    std::string_view commands;
    double stroke = 0;  ///< The width of a line that is not filled.
};

struct Drawing {
    std::vector<Shape> shapes;
    double side = 32;
};

const EmbeddedFile* file_of(std::string_view name) {
    const std::vector<EmbeddedFile>& files = art_files();
    const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
    return found != files.end() ? &*found : nullptr;
}

/// Returns the value of an attribute of one element; empty where it has none.
std::string_view attribute(std::string_view element, std::string_view name) {
    std::string start(1, ' ');
    start.append(name).append("=\"");
    const std::size_t at = element.find(start);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::size_t from = at + start.size();
    return element.substr(from, element.find('"', from) - from);
}

double number_of(std::string_view text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

Drawing read_drawing(std::string_view svg) {
    Drawing drawing;
    const std::string_view box = attribute(svg, "viewBox");
    drawing.side = number_of(box.substr(box.rfind(' ') + 1));
    for (std::size_t at = svg.find("<path"); at != std::string_view::npos; at = svg.find("<path", at + 1)) {
        const std::string_view element = svg.substr(at, svg.find('>', at) - at);
        Shape shape;
        const std::string_view fill = attribute(element, "fill");
        if (fill == "none") {
            shape.stroke = number_of(attribute(element, "stroke-width"));
        } else if (fill.starts_with("#") && fill != "#000") {
            shape.fill = wxColour(wxString(fill.data(), fill.size()));
        }
        if (const std::string_view part = attribute(element, "fill-opacity"); !part.empty() && shape.fill.IsOk()) {
            const double opacity = number_of(part);
            shape.fill = wxColour(shape.fill.Red(), shape.fill.Green(), shape.fill.Blue(),
                                  static_cast<unsigned char>(opacity * 255));
        }
        shape.commands = attribute(element, "d");
        drawing.shapes.push_back(shape);
    }
    return drawing;
}

const Drawing* drawing_of(std::string_view name) {
    static std::map<std::string, Drawing, std::less<>> drawings;
    if (const auto known = drawings.find(name); known != drawings.end()) {
        return &known->second;
    }
    const EmbeddedFile* file = file_of(name);
    return file == nullptr ? nullptr : &drawings.emplace(name, read_drawing(file->text)).first->second;
}

/// Walks through "M1 2L3 4C5 6 7 8 9 10Z" and adds it to the path, from the drawing's square into the given one.
class PathReader {
public:
    PathReader(std::string_view commands, wxGraphicsPath& path, const wxRect2DDouble& square, double side)
        : next_(commands.data()),
          end_(commands.data() + commands.size()),
          path_(path),
          square_(square),
          side_(side) {}

    void read() {
        char command = 0;
        while (skip(), next_ < end_) {
            if (std::isalpha(static_cast<unsigned char>(*next_)) != 0) {
                command = *next_++;
            }
            if (!step(command)) {
                return;
            }
        }
    }

private:
    bool step(char command) {
        if (command == 'Z' || command == 'z') {
            path_.CloseSubpath();
            return true;
        }
        if (command != 'M' && command != 'L' && command != 'C') {
            return false;
        }
        const wxPoint2DDouble first = point();
        if (command == 'M') {
            path_.MoveToPoint(first);
        } else if (command == 'L') {
            path_.AddLineToPoint(first);
        } else {
            const wxPoint2DDouble second = point();
            path_.AddCurveToPoint(first, second, point());
        }
        return true;
    }
    wxPoint2DDouble point() {
        const double x = number();
        return {square_.m_x + x * square_.m_width / side_, square_.m_y + number() * square_.m_height / side_};
    }
    double number() {
        skip();
        double value = 0;
        const auto [after, error] = std::from_chars(next_, end_, value);
        next_ = error == std::errc() ? after : end_;
        return value;
    }
    void skip() {
        while (next_ < end_ && (*next_ == ' ' || *next_ == ',')) {
            ++next_;
        }
    }

    const char* next_;
    const char* end_;
    wxGraphicsPath& path_;
    wxRect2DDouble square_;
    double side_;
};

void draw(wxGraphicsContext& gc, const Drawing& drawing, const wxRect2DDouble& square, const wxColour& ink) {
    for (const Shape& shape : drawing.shapes) {
        wxGraphicsPath path = gc.CreatePath();
        PathReader(shape.commands, path, square, drawing.side).read();
        if (shape.stroke > 0) {
            gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(ink, shape.stroke * square.m_width / drawing.side)));
            gc.StrokePath(path);
            continue;
        }
        gc.SetPen(wxNullPen);
        gc.SetBrush(wxBrush(shape.fill.IsOk() ? shape.fill : ink));
        gc.FillPath(path, wxODDEVEN_RULE);
    }
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
    if (const Drawing* drawing = drawing_of(name)) {
        draw_cached(gc, std::string(name), ink, square,
                    [&](wxGraphicsContext& on) { draw(on, *drawing, square, ink); });
    }
}

}  // namespace castalia

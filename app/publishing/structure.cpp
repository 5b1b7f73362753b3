#include "app/publishing/structure.h"

namespace castalia::publishing {

const char* name_in_pdf(PartKind kind) {
    switch (kind) {
        case PartKind::document: return "Document";
        case PartKind::division: return "Div";
        case PartKind::title: return "H1";
        case PartKind::heading: return "H2";
        case PartKind::subheading: return "H3";
        case PartKind::paragraph: return "P";
        case PartKind::caption: return "Caption";
        case PartKind::list: return "L";
        case PartKind::item: return "LI";
        case PartKind::label: return "Lbl";
        case PartKind::body: return "LBody";
        case PartKind::table: return "Table";
        case PartKind::row: return "TR";
        case PartKind::column_head:
        case PartKind::row_head: return "TH";
        case PartKind::cell: return "TD";
        case PartKind::strong: return "Strong";
        case PartKind::figure: break;
    }
    return "Figure";
}

namespace {

/// Draws a dot that is too small to be seen, and is read as a space. Cairo 1.18.4 takes nothing but words for the
/// contents of a mark: a photo or a code would have no place in the structure, and its alternative text would be
/// lost.
void draw_trace(cairo_t* context, double x, double y) {
    if (cairo_version() < CAIRO_VERSION_ENCODE(1, 18, 0)) {
        return;
    }
    constexpr double kSize = 0.1;
    cairo_save(context);
    cairo_select_font_face(context, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context, kSize);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_glyph_t* glyphs = nullptr;
    int count = 0;
    cairo_scaled_font_text_to_glyphs(cairo_get_scaled_font(context), x, y, ".", 1, &glyphs, &count, nullptr, nullptr,
                                     nullptr);
    const cairo_text_cluster_t cluster{.num_bytes = 1, .num_glyphs = count};
    cairo_show_text_glyphs(context, " ", 1, glyphs, count, &cluster, 1, cairo_text_cluster_flags_t{});
    cairo_glyph_free(glyphs);
    cairo_restore(context);
}

}  // namespace

Marking::Marking(cairo_t* context, Marks* marks, std::size_t part) : context_(context) {
    if (marks != nullptr && part != kDecoration) {
        marks->add({.part = part});
        begin(*marks, part);
    }
}

Marking::Marking(cairo_t* context, Marks* marks, std::size_t part, double width, double height) : context_(context) {
    if (marks != nullptr && part != kDecoration) {
        Mark mark{.part = part, .right = width, .bottom = height};
        cairo_user_to_device(context, &mark.left, &mark.top);
        cairo_user_to_device(context, &mark.right, &mark.bottom);
        marks->add(mark);
        begin(*marks, part);
        draw_trace(context, width / 2, height / 2);
    }
}

void Marking::begin(const Marks& marks, std::size_t part) {
    const PartKind kind = marks.structure().parts().at(part).kind;
    // Cairo knows the names of PDF 1.7 only, and fails at any other.
    name_ = kind == PartKind::strong ? "Span" : name_in_pdf(kind);
    cairo_tag_begin(context_, name_, nullptr);
}

Marking::~Marking() {
    if (name_ != nullptr) {
        cairo_tag_end(context_, name_);
    }
}

}  // namespace castalia::publishing

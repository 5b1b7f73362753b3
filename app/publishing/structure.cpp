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

#include "app/publishing/structure.h"

namespace castalia::publishing {

const char* name_in_pdf(Role role) {
    switch (role) {
        case Role::document: return "Document";
        case Role::division: return "Div";
        case Role::title: return "H1";
        case Role::heading: return "H2";
        case Role::subheading: return "H3";
        case Role::paragraph: return "P";
        case Role::caption: return "Caption";
        case Role::list: return "L";
        case Role::item: return "LI";
        case Role::label: return "Lbl";
        case Role::body: return "LBody";
        case Role::table: return "Table";
        case Role::row: return "TR";
        case Role::column_head:
        case Role::row_head: return "TH";
        case Role::cell: return "TD";
        case Role::strong: return "Strong";
        case Role::figure: break;
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
    const Role role = marks.structure().parts().at(part).role;
    // Cairo knows the names of PDF 1.7 only, and fails at any other.
    name_ = role == Role::strong ? "Span" : name_in_pdf(role);
    cairo_tag_begin(context_, name_, nullptr);
}

Marking::~Marking() {
    if (name_ != nullptr) {
        cairo_tag_end(context_, name_);
    }
}

}  // namespace castalia::publishing

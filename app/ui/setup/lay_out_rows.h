#pragma once

#include <vector>

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/text/type.h"
#include "core/rules/game/table_layout.h"

namespace castalia {

/// Texts below each other, wrapped at one width.
class TextColumn {
public:
    TextColumn(wxWindow* page, int width) : page_(page), width_(width) {}

    wxSizer* sizer() { return down_; }
    wxStaticText* title(const wxString& said);
    wxStaticText* line(const wxString& said, bool bold = false);
    wxStaticText* small(const wxString& said);
    void add(wxWindow* window) { down_->Add(window, wxSizerFlags().Expand()); }
    wxWindow* page() { return page_; }
    int width() const { return width_; }

private:
    wxStaticText* add(const wxString& said, TypeStep step, bool bold, const wxColour& ink, int above);

    wxWindow* page_;
    int width_;
    wxBoxSizer* down_ = new wxBoxSizer(wxVERTICAL);
};

/// One step: a box to tick, what is done, and more about it. The next one to do is lit.
class StepRow final : public wxPanel {
public:
    StepRow(wxWindow* parent, int width, std::size_t number, const TableLayout::Step& step);

    wxCheckBox* box() const { return box_; }
    void light(bool lit);

private:
    wxCheckBox* box_;
    std::vector<wxStaticText*> texts_;
};

}  // namespace castalia

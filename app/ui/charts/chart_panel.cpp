#include "app/ui/charts/chart_panel.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/filefn.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/settings.h>

#include "app/publishing/batch.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/png.h"
#include "app/ui/toolkit/gtk/choose_file.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/file_name.h"

namespace castalia {

namespace {

/// Returns the name with its ending: the one that was typed, otherwise the one of the dialog's list.
wxString ended(const wxString& typed, bool picture) {
    const wxString lower = typed.Lower();
    const bool drawing = lower.EndsWith(".svg");
    if (lower.EndsWith(".png") || (drawing && !picture)) {
        return typed;
    }
    return (drawing ? typed.BeforeLast('.') : typed) + (picture ? ".png" : ".svg");
}

}  // namespace

ChartPanel::ChartPanel(wxWindow* parent, wxSize least) : least_(least) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    CanvasParts::prepare(parent);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    SetMinSize(FromDIP(wxSize(least_.x, static_cast<int>(least_.y * text_size()))));
    parts_.emplace(this, [this](std::size_t place) { walk_to(place); });
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
        CallAfter([this] { parts_->stand_on(here_); });  // This comes after the event of the window itself.
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_MOTION,
         [this](wxMouseEvent& event) { stand_on(place_at(area(), chart_, event.GetX(), event.GetY())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { stand_on(looked_at_); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const auto place = place_at(area(), chart_, event.GetX(), event.GetY()); place && picked_) {
            picked_(*place);
        }
    });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) {
        wxMenu menu;
        menu.Append(wxID_SAVEAS, _("Save the chart as PNG or SVG…"));
        if (GetPopupMenuSelectionFromUser(menu) == wxID_SAVEAS) {
            save();
        }
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const std::size_t places = chart_.places.size();
        const std::size_t last = places == 0 ? 0 : places - 1;
        switch (event.GetKeyCode()) {
            case WXK_LEFT: walk_to(here_ && *here_ > 0 ? *here_ - 1 : 0); break;
            case WXK_RIGHT: walk_to(here_ ? std::min(last, *here_ + 1) : 0); break;
            case WXK_UP: chart_.lying ? walk_to(here_ && *here_ > 0 ? *here_ - 1 : 0) : event.Skip(); break;
            case WXK_DOWN: chart_.lying ? walk_to(here_ ? std::min(last, *here_ + 1) : 0) : event.Skip(); break;
            case WXK_HOME: walk_to(0); break;
            case WXK_END: walk_to(last); break;
            case WXK_TAB:
                Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
                break;
            default: event.Skip();
        }
    });
}

void ChartPanel::show(Chart chart) {
    chart_ = std::move(chart);
    here_.reset();
    const int least = FromDIP(static_cast<int>(std::max(least_.y * text_size(), height_of_rows(chart_))));
    if (GetMinSize().y != least) {
        SetMinSize({GetMinSize().x, least});
    }
    looked_at_.reset();
    set_accessible_canvas(this, chart_.summary(), _("Left and Right read the values, and the menu saves the chart"));
    name_parts();
    Refresh();
}

/// Tells screen readers a strip from top to bottom for every place that Left and Right go to.
void ChartPanel::name_parts() {
    std::vector<CanvasPart> parts;
    const wxRect2DDouble whole = area();
    const double width = whole.m_width / static_cast<double>(std::max<std::size_t>(1, chart_.places.size()));
    for (std::size_t place = 0; !chart_.empty() && place < chart_.places.size(); ++place) {
        parts.push_back({chart_.point_text(place),
                         {whole.m_x + width * static_cast<double>(place), whole.m_y, width, whole.m_height},
                         CanvasPart::Role::value,
                         true,
                         {}});
    }
    parts_->show(std::move(parts));
}

void ChartPanel::follow(std::size_t here) {
    looked_at_ = here;
    stand_on(here);
}

void ChartPanel::walk_to(std::size_t place) { picked_ ? picked_(place) : stand_on(place); }

wxSize ChartPanel::DoGetBestClientSize() const { return FromDIP(least_); }

wxRect2DDouble ChartPanel::area() const {
    const wxSize size = GetClientSize();
    return {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
}

void ChartPanel::stand_on(std::optional<std::size_t> place) {
    if (chart_.empty() || place == here_) {
        return;
    }
    here_ = place;
    parts_->stand_on(here_);
    SetToolTip(here_ ? chart_.point_text(*here_) : wxString());
    Refresh();
}

void ChartPanel::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(palette().surface));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    if (!context) {
        return;
    }
    ScreenSurface surface(*context);
    Chart shown = chart_;
    if (here_) {
        shown.note = chart_.point_text(*here_);  // The values stand where the note stood.
    }
    draw_chart(surface, area(), shown, here_);
    if (HasFocus()) {
        context->SetPen(wxPen(palette().accent, 2));
        context->SetBrush(*wxTRANSPARENT_BRUSH);
        context->DrawRectangle(1, 1, GetClientSize().x - 2, GetClientSize().y - 2);
    }
}

void ChartPanel::save() {
    const auto file = choose_file_to_save(wxGetTopLevelParent(this),
                                          {_("Save the chart"), _("Drawing (*.svg)|*.svg|Picture (*.png)|*.png"),
                                           utf8(safe_name(utf8(chart_.title))) + ".svg"});
    if (!file) {
        return;
    }
    const wxString typed = utf8(file->path.string()), path = ended(typed, file->kind == 1);
    // The dialog has only asked about the typed name.
    if (path != typed && wxFileExists(path) &&
        wxMessageBox(wxString::Format(_("%s already exists. Do you want to replace it?"), path), _("Save the chart"),
                     wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION, this) != wxYES) {
        return;
    }
    const wxSize size{800, std::max(450, static_cast<int>(height_of_rows(chart_)))};
    save_whole(std::filesystem::path(utf8(path)),
               path.Lower().EndsWith(".png") ? png_of(chart_png(chart_, size)) : chart_svg(chart_, size));
}

}  // namespace castalia

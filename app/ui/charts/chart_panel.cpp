#include "app/ui/charts/chart_panel.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/filefn.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>

#include "app/painting/letters.h"
#include "app/painting/png.h"
#include "app/publishing/batch.h"
#include "app/ui/board/board.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/painted.h"
#include "app/ui/toolkit/gtk/choose_file.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/chart_figure.h"
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

/// Calls `draw` with a viewport of this size for the panels of windows. Words are measured as `gc` draws them.
template <class Draw>
auto in_window(wxGraphicsContext& gc, wxSize size, Draw draw) {
    use_faces_of_desktop();
    const painting::ContextMeasure measure(cairo_of(gc));
    const Translate translate = window_text;
    picture::Viewport viewport{picture::Detail::window,
                               {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)},
                               measure,
                               translate};
    viewport.text_size = text_size();
    return draw(viewport);
}

/// Returns the same without a window, to be measured only.
template <class Draw>
auto measured(wxSize size, Draw draw) {
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create());
    return in_window(*context, size, draw);
}

}  // namespace

ChartPanel::ChartPanel(wxWindow* parent, wxSize least) : least_(least) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    CanvasParts::prepare(parent);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    SetMinSize(FromDIP(wxSize(least_.x, static_cast<int>(least_.y * text_size()))));
    parts_.emplace(this, [this](std::size_t place) { walk_to(place); });
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        name_parts();
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
        CallAfter([this] { parts_->stand_on(here_); });  // This comes after the event of the window itself.
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { stand_on(place_at(event)); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { stand_on(looked_at_); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const auto place = place_at(event); place && picked_) {
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

void ChartPanel::show(picture::Chart chart) {
    chart_ = std::move(chart);
    here_.reset();
    double high = least_.y * text_size();
    if (chart_.lying) {
        const wxSize wide(std::max(least_.x, GetClientSize().x), 0);
        high = std::max(high, measured(wide, [&](const auto& viewport) {
                            return picture::drawn_chart(chart_, viewport).height;
                        }));
    }
    const int least = FromDIP(static_cast<int>(high));
    if (GetMinSize().y != least) {
        SetMinSize({GetMinSize().x, least});
    }
    looked_at_.reset();
    set_accessible_canvas(this, utf8(chart_.summary(window_text)),
                          _("Left and Right read the values, and the menu saves the chart"));
    name_parts();
    Refresh();
}

wxString ChartPanel::text_at(std::size_t place) const { return utf8(chart_.point_text(place, window_text)); }

/// Tells screen readers of every place that Left and Right go to, and where it is drawn.
void ChartPanel::name_parts() {
    places_.clear();
    if (!chart_.empty()) {
        places_ =
            measured(GetClientSize(), [&](const auto& viewport) { return picture::places_of(chart_, viewport); });
    }
    std::vector<CanvasPart> parts;
    for (std::size_t place = 0; place < places_.size(); ++place) {
        parts.push_back({text_at(place), rect_of(places_[place]), CanvasPart::Role::value, true, {}});
    }
    parts_->show(std::move(parts));
}

std::optional<std::size_t> ChartPanel::place_at(const wxMouseEvent& event) const {
    const wxPoint2DDouble at(event.GetX(), event.GetY());
    const auto there =
        std::ranges::find_if(places_, [&](const picture::Rect& place) { return rect_of(place).Contains(at); });
    return there == places_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(there - places_.begin()));
}

void ChartPanel::follow(std::size_t here) {
    looked_at_ = here;
    stand_on(here);
}

void ChartPanel::walk_to(std::size_t place) { picked_ ? picked_(place) : stand_on(place); }

wxSize ChartPanel::DoGetBestClientSize() const { return FromDIP(least_); }

void ChartPanel::stand_on(std::optional<std::size_t> place) {
    if (chart_.empty() || place == here_) {
        return;
    }
    here_ = place;
    parts_->stand_on(here_);
    SetToolTip(here_ ? text_at(*here_) : wxString());
    Refresh();
}

void ChartPanel::paint() {
    wxAutoBufferedPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    if (!context) {
        return;
    }
    in_window(*context, GetClientSize(), [&](const auto& viewport) {
        paint_shapes(*context, picture::drawn_chart(chart_, viewport, here_).shapes, screen_inks());
    });
    if (HasFocus()) {
        context->SetPen(wxPen(palette().accent, 2));
        context->SetBrush(*wxTRANSPARENT_BRUSH);
        context->DrawRectangle(1, 1, GetClientSize().x - 2, GetClientSize().y - 2);
    }
}

void ChartPanel::save() {
    const auto file = choose_file_to_save(wxGetTopLevelParent(this),
                                          {_("Save the chart"), _("Drawing (*.svg)|*.svg|Picture (*.png)|*.png"),
                                           utf8(safe_name(chart_.title)) + ".svg"});
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
    constexpr int kWide = 800, kHigh = 450;
    const picture::Scheme scheme = picture_scheme(chosen_scheme());
    save_whole(std::filesystem::path(utf8(path)),
               path.Lower().EndsWith(".png") ? painting::png_of_chart(chart_, kWide, kHigh, window_text, scheme)
                                             : chart_svg(chart_, kWide, kHigh, window_text, scheme));
}

}  // namespace castalia

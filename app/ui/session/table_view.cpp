#include "app/ui/session/table_view.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/sizer.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/screen_type.h"
#include "app/ui/session/table_head.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/text/wx_text.h"

#include <gtk/gtk.h>

namespace castalia {

namespace {

/// Says to the window manager whether it may give the focus to the window.
void allow_focus(wxTopLevelWindow& window, bool may) {
    gtk_window_set_accept_focus(GTK_WINDOW(window.GetHandle()), may ? TRUE : FALSE);
}

}  // namespace

/// The window of the head.
class TableWindow::Band : public wxWindow {
public:
    explicit Band(wxWindow* parent) {
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    }

    bool AcceptsFocus() const override { return false; }

    void show(const Scene& scene) {
        head_ = TableHead(scene);
        set_accessible_canvas(this, head_.whole_text());
        Refresh();
    }

    /// Returns its height in a window of this size.
    int height_in(wxSize size) const {
        constexpr int kLeast = 60;
        const double scale = std::min(size.x / kScreenWide, size.y / kScreenHigh);
        return std::max(kLeast, static_cast<int>(head_.height() * scale));
    }

private:
    void paint() {
        wxAutoBufferedPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        const wxSize size = GetClientSize();
        head_.draw(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)});
    }

    TableHead head_;
};

TableWindow::TableWindow(wxWindow* parent, OtherKey key)
    : wxFrame(parent, wxID_ANY, _("Table view"), wxDefaultPosition, parent->FromDIP(wxSize(1280, 720))),
      band_(child<Band>(this)),
      board_(child<BoardCanvas>(this, true)) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(band_, wxSizerFlags(0).Expand());
    sizer->Add(board_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        lay_out();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this, key = std::move(key)](wxKeyEvent& event) { key_pressed(event, key); });
    // Many window managers give the keys to a window when it begins to fill the screen, so `open` refuses them for a
    // moment.
    focus_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { allow_focus(*this, true); });
    looks_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { give_way(); });
    // The focus is set only when somebody turns to the window, because earlier it would take the keys from the entry
    // line.
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive() && focus_timer_.IsRunning() && desktop_places_windows()) {
            // Wayland knows no window that refuses the keys, so those that came with the screen are given back.
            CallAfter([this] { gtk_window_present(GTK_WINDOW(GetParent()->GetHandle())); });
        } else if (event.GetActive()) {
            board_->SetFocus();
        }
    });
    show(Scene());
}

void TableWindow::key_pressed(wxKeyEvent& event, const OtherKey& other) {
    switch (event.GetKeyCode()) {
        case WXK_F11: full_screen(!IsFullScreen()); return;
        case WXK_F9: Close(); return;
        case WXK_ESCAPE:
            if (IsFullScreen()) {
                full_screen(false);
            } else {
                Close();
            }
            return;
        case WXK_SPACE:
            if (!other(event)) {
                board_->step_story(1);
            }
            return;
        case WXK_RIGHT:
            if (!board_->step_story(1)) {
                other(event);
            }
            return;
        case WXK_LEFT:
            if (!board_->step_story(-1)) {
                other(event);
            }
            return;
        default: other(event);
    }
}

/// Somebody wants it so: no screen that comes or goes changes that until the window is opened again.
void TableWindow::full_screen(bool full) {
    fills_ = false;
    ShowFullScreen(full);
}

std::optional<Screen> TableWindow::screen_to_fill(const std::vector<Screen>& screens, std::optional<int> own,
                                                  const std::string& wanted) {
    if (!own || wanted == kNoScreen) {
        return std::nullopt;
    }
    std::vector<Screen> others = screens;
    std::erase_if(others, [&](const Screen& one) { return one.number == *own; });
    const std::optional<Screen> called = screen_called(others, wanted);
    return called || others.empty() ? called : std::optional(others.front());
}

void TableWindow::open(const std::string& screen) {
    wanted_ = screen;
    fills_ = true;
    find_screen();
    if (!filled_) {
        if (IsFullScreen()) {
            ShowFullScreen(false);
        }
        ShowWithoutActivating();
    }
    watching_ = on_screens_changed([this] { find_screen(); });
    // On Wayland the program knows only which screen it has touched last, and when it has just started, the desktop
    // puts it in its place a moment later. Afterwards somebody who moves it wants it there.
    constexpr int kOften = 100, kLooks = 50;  // Milliseconds, for five seconds.
    looks_left_ = kLooks;
    looks_.Start(kOften);
}

void TableWindow::give_way() {
    if (--looks_left_ == 0) {
        looks_.Stop();
    }
    if (fills_ && (!filled_ || screen_of(*GetParent()) == filled_)) {
        find_screen();
    }
}

void TableWindow::find_screen() {
    const std::optional<Screen> found =
        fills_ ? screen_to_fill(screens(), screen_of(*GetParent()), wanted_) : std::nullopt;
    if (found) {
        if (filled_ && IsFullScreen() && screen_of(*this) == found->number) {
            return;
        }
        filled_ = found->number;
        constexpr int kMoment = 2000;  // Milliseconds.
        focus_timer_.StartOnce(kMoment);
        if (!desktop_places_windows()) {
            allow_focus(*this, false);
        }
        fill_screen(*this, *found);
    } else if (filled_) {  // Its screen is gone, and it must not cover the program.
        filled_.reset();
        if (fills_ && IsFullScreen()) {
            ShowFullScreen(false);
            GetParent()->Raise();
        }
    }
}

void TableWindow::show(const Scene& scene) {
    if (scene.session != nullptr) {
        SetTitle(utf8(scene.session->heading().title) + wxString::FromUTF8(" – ") + _("Table view"));
    }
    band_->show(scene);
    board_->show(scene);
    lay_out();
}

void TableWindow::lay_out() {
    const int height = band_->height_in(GetClientSize());
    if (band_->GetMinSize().y != height) {
        band_->SetMinSize({-1, height});
    }
    Layout();
}

}  // namespace castalia

#include "app/ui/shell/status_panel.h"

#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/accessible_roles.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/wording.h"
#include "core/session/played.h"

namespace castalia {

namespace {

constexpr int kSavedMark = 15;

/// Returns how many cards nobody has seen: those in the pile and in hidden hands, if the game counts them.
std::optional<long long> cards_unseen(const Json& state) {
    if (!state.contains("draw_pile") || !state["draw_pile"].is_number_integer()) {
        return std::nullopt;
    }
    long long cards = state["draw_pile"].get<long long>();
    if (state.contains("players")) {
        for (const Json& player : state["players"]) {
            cards += player.is_object() && player.contains("hand") && player["hand"].is_number_integer()
                         ? player["hand"].get<long long>()
                         : 0;
        }
    }
    return cards;
}

wxString saved_words(const Scene& scene) {
    const std::size_t events = scene.session->plies();
    if (events == 0) {
        return _("Session on disk");
    }
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(scene.last_write);
    if (scene.last_write.count() == 0) {
        return wxString::Format(_("Event %zu on disk"), events);
    }
    return took.count() < 1
               ? wxString::Format(_("Event %zu on disk, under 1 ms"), events)
               : wxString::Format(_("Event %zu on disk, %lld ms"), events, static_cast<long long>(took.count()));
}

}  // namespace

StatusPanel::StatusPanel(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(palette().background);
    mark_ = child<wxStaticBitmap>(this, wxID_ANY, art("mark-saved", palette().good, kSavedMark));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(mark_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::apart)));
    const auto text = [&](int gap, int share) {
        auto* made = styled_child<wxStaticText>(this, font_of(*this, TypeStep::small), palette().text, wxID_ANY, "");
        across->Add(made, wxSizerFlags(share).CenterVertical().Border(wxLEFT, FromDIP(gap)));
        return made;
    };
    first_ = text(spacing::unit, 0);
    second_ = text(spacing::group, 0);
    third_ = text(spacing::group, 1);
    unseen_ = text(spacing::group, 0);
    room_ = text(spacing::group, 0);
    room_->SetForegroundColour(palette().good);
    right_ = text(spacing::group, 0);
    constexpr int kHeight = 26, kTight = 17;  // Large text has less air around it.
    across->Add(FromDIP(spacing::around), static_cast<int>(FromDIP(large_text() ? kTight : kHeight) * text_size()));
    SetSizer(across);
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { fit(); });
    bind_focus_ring();
}

/// Shows that F6 or Tab has come here, where nothing else does.
void StatusPanel::bind_focus_ring() {
    const auto changed = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, changed);
    Bind(wxEVT_KILL_FOCUS, changed);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        if (HasFocus()) {
            const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
            draw_focus_ring(*gc, wxRect2DDouble(0, 0, GetClientSize().x, GetClientSize().y));
        }
    });
}

void StatusPanel::fit() {
    wxStaticText* const spared[] = {second_, right_, unseen_};
    for (wxStaticText* text : spared) {
        text->Show();
    }
    for (wxStaticText* text : spared) {
        if (GetSizer()->CalcMin().x > GetClientSize().x) {
            text->Hide();
        }
    }
    Layout();
    // With Tab or F6 a user hears all of it, even what there is no room for.
    wxString all;
    for (const wxStaticText* text : {first_, second_, third_, unseen_, room_, right_}) {
        const wxString one = text->GetLabelText();
        all += all.empty() || one.empty() ? one : ". " + one;
    }
    set_accessible_status(this, all);
}

void StatusPanel::set(wxStaticText* place, const wxString& text) {
    if (place->GetLabelText() != text) {
        place->SetLabelText(text);
    }
}

void StatusPanel::show(const Scene& scene) {
    const Playthrough& line = scene.session->playthrough();
    const Json state = line.state(scene.ply);
    mark_->Show(scene.saved);
    set(first_, saved_words(scene));
    set(second_, words(with_edition(scene.session->game().title, scene.session->heading().edition)));
    // Who looks back sees an event in its turn. The moment after it may belong to the next one.
    const bool at_event = scene.looking_back() && scene.ply > 0;
    set(third_, words(line.chapter(at_event ? scene.ply - 1 : scene.ply)));
    const std::optional<long long> unseen = cards_unseen(state);
    set(unseen_, unseen ? wxString::Format(wxPLURAL("%lld card not yet seen", "%lld cards not yet seen",
                                                    static_cast<unsigned>(*unseen)),
                                           *unseen)
                        : wxString());
    set(right_, _("Ctrl+D describes the table"));
    fit();
}

void StatusPanel::show_room(std::optional<std::size_t> looking) {
    const wxString before = room_->GetLabelText();
    wxString watching;
    if (looking) {
        watching = *looking == 0
                       ? _("In the room: nobody is watching")
                       : wxString::Format(wxPLURAL("In the room: %zu is watching", "In the room: %zu are watching",
                                                   static_cast<unsigned>(*looking)),
                                          *looking);
    }
    set(room_, watching);
    if (room_->GetLabelText() != before) {
        fit();
    }
}

void StatusPanel::say(const wxString& first, const wxString& second, const wxString& right) {
    mark_->Show();
    set(first_, first);
    set(second_, second);
    set(third_, "");
    set(unseen_, "");
    set(right_, right);
    fit();
}

}  // namespace castalia

#pragma once

#include <functional>

#include <wx/window.h>

#include "app/desk/desk.h"

namespace castalia {

/// The players in seat order with what the table may know, whoever may act as a tab in the seat's colour joined to a
/// rule above the sentence, and the clock. Drawn by hand; wraps where it is too narrow.
class StripPanel : public wxWindow {
public:
    explicit StripPanel(wxWindow* parent);

    void show(const Scene& scene);
    /// What the panel below it is about: the rule beneath the tabs takes its colour.
    enum class Below { play, refused, looking_back };
    void show_below(Below below);
    /// A click on the clock.
    void on_pause(std::function<void()> pause) { pause_ = std::move(pause); }

    struct Cell {
        wxString name;
        std::vector<std::pair<wxString, wxString>> facts;   ///< Number, unit.
        bool active = false;

        bool operator==(const Cell&) const = default;
    };
    const std::vector<Cell>& cells() const { return cells_; }

private:
    struct Layout;
    void paint();
    void fit();
    wxSize DoGetBestClientSize() const override;

    std::vector<Cell> cells_;
    wxString clock_;
    bool paused_ = false, over_ = false;
    Below below_ = Below::play;
    std::size_t foremost_ = 0;
    wxRect clock_area_;
    std::function<void()> pause_;
};

}  // namespace castalia

#pragma once

#include <array>
#include <memory>

#include <wx/panel.h>

#include "app/recorder/open_correction.h"

class wxStaticText;

namespace castalia {

class Picture;

/// Shows the table as it is now and as it would be after a correction: two small pictures side by side.
class TwoTables : public wxPanel {
public:
    explicit TwoTables(wxWindow* parent);

    /// Keeps the correction alive. `session` must stay open as long as the window exists.
    void show(const Session& session, std::shared_ptr<const Correction> correction, const OpenCorrection& open);
    void show_nothing();

    /// Shows the tables right after the place of the correction instead of at the end.
    void look_at_place(bool at_place);
    bool at_place() const { return at_place_; }
    /// Makes both pictures as high as their width requires, and breaks the lines of their captions.
    void fit(int width);

private:
    void redraw();
    void wrap_captions();

    const Session* session_ = nullptr;
    std::shared_ptr<const Correction> correction_;
    std::array<std::size_t, 2> place_{};  ///< The plies right after the place, in both tables.
    bool at_place_ = false;
    int width_ = 0;  ///< Of each table.
    std::array<Picture*, 2> pictures_{};
    std::array<wxStaticText*, 2> captions_{};
    std::array<wxString, 2> captions_words_{};
};

}  // namespace castalia

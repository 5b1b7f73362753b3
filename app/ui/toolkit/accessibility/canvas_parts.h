#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <wx/geometry.h>
#include <wx/window.h>

namespace castalia {

/// One place, piece or value of a window that is drawn by hand, as a screen reader knows it.
struct CanvasPart {
    enum class Role { piece, value };

    wxString name;
    wxRect2DDouble area;  ///< Its place in the window.
    Role role = Role::piece;
    bool pickable = true;  ///< It offers the action "pick".
    wxString place;        ///< Its position: "3 of 8 in row 2 of 5"; spoken after the name.

    bool operator==(const CanvasPart& other) const = default;
};

/// Fills in where each part stands among the parts beside it, from left to right and from top to bottom.
void name_places(std::vector<CanvasPart>& parts);

/// Lets a window that is drawn by hand be walked on the accessibility bus: each part is an object with a name, a
/// role, a position and an action, and sends an event when the keys arrive at it.
class CanvasParts {
public:
    class Objects;  ///< The parts as objects of the toolkit.

    /// Call it before you make a window below `parent` that will have parts.
    static void prepare(wxWindow* parent);

    /// `picked` is called when somebody picks a part by the bus, with its index; it may be empty.
    CanvasParts(wxWindow* canvas, std::function<void(std::size_t index)> picked);
    CanvasParts(const CanvasParts&) = delete;
    CanvasParts& operator=(const CanvasParts&) = delete;
    ~CanvasParts();

    void show(std::vector<CanvasPart> parts);
    /// Tells that the keys are at this part now, or at none without an index. Tells nothing while the window has no
    /// focus.
    void stand_on(std::optional<std::size_t> index);
    const std::vector<CanvasPart>& parts() const;

private:
    std::unique_ptr<Objects> objects_;
};

}  // namespace castalia

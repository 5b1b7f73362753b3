#pragma once

#include <string>

#include "app/ui/toolkit/controls/picture.h"

namespace castalia {

/// A picture that depends on nothing except the look of the program, such as the tile of a game. It is drawn once for
/// each size and palette and then kept. A window does not wait for the first one: it is drawn in the moment after.
class KeptPicture final : public Picture {
public:
    /// Assumes that pictures of one name are drawn alike.
    KeptPicture(wxWindow* parent, wxSize dip, std::string name, Draw draw);

private:
    void put(wxGraphicsContext& gc, wxSize size);
    wxBitmap drawn(wxSize size) const;

    std::string name_;
    Draw draw_;
};

}  // namespace castalia

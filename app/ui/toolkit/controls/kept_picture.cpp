#include "app/ui/toolkit/controls/kept_picture.h"

#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

KeptPicture::KeptPicture(wxWindow* parent, wxSize dip, std::string name, Draw draw)
    : Picture(parent, dip, [this](wxGraphicsContext& gc, wxSize size) { put(gc, size); }),
      name_(std::move(name)),
      draw_(std::move(draw)) {}

void KeptPicture::put(wxGraphicsContext& gc, wxSize size) {
    if (TextWatch::watching()) {  // A watch hears nothing of what is only copied.
        return draw_(gc, size);
    }
    static auto& begun = *new std::set<std::string>;  // Outlives the toolkit, as the bitmaps do.
    if (begun.insert(name_).second) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(palette().table));
        gc.DrawRectangle(0, 0, size.x, size.y);
        CallAfter([this] { Refresh(); });
        return;
    }
    using Key = std::tuple<std::string, int, int, double, double, wxUint32, wxUint32>;
    constexpr std::size_t kMostKept = 64;
    static auto& kept = *new std::map<Key, wxBitmap>;
    if (kept.size() >= kMostKept) {
        kept.clear();
    }
    wxBitmap& picture = kept[{name_, size.x, size.y, GetContentScaleFactor(), text_size(), palette().table.GetRGBA(),
                              palette().text.GetRGBA()}];
    if (!picture.IsOk()) {
        picture = drawn(size);
    }
    gc.DrawBitmap(picture, 0, 0, size.x, size.y);
}

wxBitmap KeptPicture::drawn(wxSize size) const {
    wxBitmap bitmap;
    bitmap.CreateScaled(size.x, size.y, wxBITMAP_SCREEN_DEPTH, GetContentScaleFactor());
    wxMemoryDC dc(bitmap);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_(*gc, size);
    return bitmap;
}

}  // namespace castalia

#include "app/ui/toolkit/controls/png.h"

#include <wx/mstream.h>

namespace castalia {

std::string png_of(const wxImage& image) {
    // The toolkit knows only bitmaps until others are added.
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
        wxImage::AddHandler(new wxPNGHandler);
    }
    wxMemoryOutputStream stream;
    image.SaveFile(stream, wxBITMAP_TYPE_PNG);
    std::string bytes(static_cast<std::size_t>(stream.GetLength()), '\0');
    stream.CopyTo(bytes.data(), bytes.size());
    return bytes;
}

}  // namespace castalia

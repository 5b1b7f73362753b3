#include "app/ui/library/dropped_files.h"

#include <fstream>
#include <utility>

#include <wx/dnd.h>
#include <wx/window.h>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/file_kind.h"

namespace castalia {

namespace {

class FileDrop final : public wxFileDropTarget {
public:
    explicit FileDrop(std::function<void(std::vector<std::filesystem::path>)> take) : take_(std::move(take)) {}

    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
        std::vector<std::filesystem::path> files;
        for (const wxString& name : names) {
            files.emplace_back(utf8(name));
        }
        take_(std::move(files));
        return true;
    }

private:
    std::function<void(std::vector<std::filesystem::path>)> take_;
};

}  // namespace

void take_dropped_files(wxWindow& window, std::function<void(const std::vector<std::filesystem::path>&)> take) {
    window.SetDropTarget(new FileDrop([&window, take = std::move(take)](std::vector<std::filesystem::path> files) {
        window.CallAfter([take, files = std::move(files)] { take(files); });
    }));
}

bool is_picture(const std::filesystem::path& file) {
    const wxString ending = utf8(file.extension().string()).Lower();
    if (ending == ".png" || ending == ".jpg" || ending == ".jpeg" || ending == ".webp") {
        return true;
    }
    constexpr std::size_t kEnough = 100;
    std::string begins(kEnough, '\0');
    std::ifstream in(file, std::ios::binary);
    in.read(begins.data(), static_cast<std::streamsize>(begins.size()));
    begins.resize(static_cast<std::size_t>(in.gcount()));
    return kind_of_file(begins) == FileKind::picture;
}

}  // namespace castalia

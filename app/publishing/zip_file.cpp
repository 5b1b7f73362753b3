#include "app/publishing/zip_file.h"

#include <zip.h>

#include <limits>
#include <utility>

namespace castalia {

namespace {

constexpr const char* kName = "archive.zip";

}  // namespace

ZipFile::ZipFile() : zip_(zipOpen64((folder_.path() / kName).c_str(), APPEND_STATUS_CREATE)) {
    if (zip_ == nullptr) {
        fail_to_make("no file for it");
    }
}

ZipFile::~ZipFile() {
    if (zip_ != nullptr) {
        zipClose(zip_, nullptr);
    }
}

void ZipFile::add(const std::string& name, std::string_view bytes, bool as_it_is) {
    zip_fileinfo info{};
    constexpr int kFirstDay = 1, kYear = 2000;
    info.tmz_date.tm_mday = kFirstDay;
    info.tmz_date.tm_year = kYear;
    const bool written = bytes.size() <= std::numeric_limits<unsigned>::max() &&
                         zipOpenNewFileInZip64(zip_, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr,
                                               as_it_is ? 0 : Z_DEFLATED, Z_DEFAULT_COMPRESSION, 0) == ZIP_OK &&
                         zipWriteInFileInZip(zip_, bytes.data(), static_cast<unsigned>(bytes.size())) == ZIP_OK &&
                         zipCloseFileInZip(zip_) == ZIP_OK;
    if (!written) {
        fail_to_make("its part " + name + " could not be written");
    }
}

std::string ZipFile::bytes() {
    void* const zip = std::exchange(zip_, nullptr);
    if (zipClose(zip, nullptr) != ZIP_OK) {
        fail_to_make("its end could not be written");
    }
    std::string all;
    folder_.read(kName, [&all](std::string_view piece) { all += piece; });
    return all;
}

}  // namespace castalia

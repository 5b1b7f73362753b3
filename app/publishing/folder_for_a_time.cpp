#include "app/publishing/folder_for_a_time.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <system_error>
#include <vector>

#include "db/store.h"

namespace castalia {

void fail_to_make(const std::string& why) {
    throw Failure(Failure::Kind::other, say("The file could not be made: {why}.", {{"why", literally(why)}}));
}

FolderForATime::FolderForATime() {
    std::string name = (std::filesystem::temp_directory_path() / "castalia-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        fail_to_make(std::error_code(errno, std::generic_category()).message());
    }
    path_ = name;
}

FolderForATime::~FolderForATime() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void FolderForATime::read(const std::string& name, const std::function<void(std::string_view)>& take) const {
    std::ifstream made(path_ / name, std::ios::binary);
    std::vector<char> piece(std::size_t{1} << 16U);
    while (made.read(piece.data(), static_cast<std::streamsize>(piece.size())) || made.gcount() > 0) {
        take({piece.data(), static_cast<std::size_t>(made.gcount())});
    }
    if (made.bad() || !made.eof()) {
        fail_to_make("it could not be read back");
    }
}

}  // namespace castalia

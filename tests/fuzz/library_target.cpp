// A library file from a stranger: opened, listed, verified, every session read.
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "core/rules/json/fields.h"
#include "db/history/history.h"
#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/fuzz/target.h"
#include "tests/support/games.h"

using namespace castalia;
namespace fs = std::filesystem;

namespace {

/// A folder for this process, which is removed when the process ends normally.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("castalia-fuzz-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
};

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Folder folder;
    const fs::path inner = folder.path / "library";
    fs::remove_all(inner);
    fs::create_directories(inner);
    const fs::path file = inner / "library.sqlite";
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    try {
        const Store store(known_games(), file);
        Safety(store).verify();
        for (const SessionSummary& one : History(store).summaries(100)) {
            try {
                store.load(one.id);
            } catch (const Failure&) {
                // One session may be spoiled and the others not.
            }
        }
    } catch (const Failure&) {
        // It was refused with a reason.
    }
    return 0;
}

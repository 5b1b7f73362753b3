// How long an import of many plays of BG Stats takes, and how much memory. `plays_bench 10000` imports so many.
#include <sys/resource.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "app/publishing/taking.h"
#include "core/export/plays_file.h"
#include "tests/support/games.h"
#include "tests/support/plays_maker.h"

using namespace castalia;

namespace {

double megabytes() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    return static_cast<double>(use.ru_maxrss) / 1024;
}

double seconds(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Imports the file twice in a process of its own, so that the memory of making it is not counted.
int import(const std::string& file, const std::filesystem::path& library) {
    const double before = megabytes();
    Store store(known_games(), library);
    TakenPlays first, second;
    std::string text;
    const double read = seconds([&] {
        std::FILE* in = std::fopen(file.c_str(), "rb");
        text.resize(std::filesystem::file_size(file));
        text.resize(std::fread(text.data(), 1, text.size(), in));
        std::fclose(in);
    });
    const auto take = [&](TakenPlays& taken) {
        const PlaysFile plays(text);
        taken = take_plays(store, plays_in(plays));
    };
    const double fresh = seconds([&] { take(first); }), again = seconds([&] { take(second); });
    std::cout << first.fresh.size() << " plays of " << static_cast<double>(text.size()) / 1e6 << " MB: read " << read
              << " s, imported " << fresh << " s, the same again (" << second.there.size() << " were there) " << again
              << " s, memory " << megabytes() << " MB, before " << before << " MB, library "
              << static_cast<double>(std::filesystem::file_size(library)) / 1e6 << " MB\n";
    return first.unread.empty() ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    const std::string file = (std::filesystem::temp_directory_path() / "castalia-plays.bgsplay").string();
    if (count > 2 && std::string(words[1]) == "import") {
        return import(words[2], words[3]);
    }
    const std::size_t plays = count > 1 ? static_cast<std::size_t>(std::atoll(words[1])) : 10'000;
    const std::string text = testing::PlaysMaker(7).file(plays).dump();
    std::FILE* out = std::fopen(file.c_str(), "wb");
    std::fwrite(text.data(), 1, text.size(), out);
    std::fclose(out);
    const auto library = std::filesystem::temp_directory_path() / "castalia-plays.sqlite";
    for (const char* ending : {"", "-wal", "-shm"}) {
        std::filesystem::remove(std::filesystem::path(library).concat(ending));
    }
    return std::system((std::string(words[0]) + " import " + file + " " + library.string()).c_str());
}

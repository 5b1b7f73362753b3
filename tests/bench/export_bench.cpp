// export_bench LIBRARY FORMAT FOLDER: exports every session of a library into one format, as the window and the
// command line do, and prints how long it took and how much memory it held at most. A process for each format,
// because memory that was held once is not given back.
#include <sys/resource.h>

#include <chrono>
#include <iostream>

#include "app/publishing/batch.h"
#include "core/games/all.h"
#include "db/history/history.h"

int main(int count, char** words) {
    using namespace castalia;
    if (count != 4) {
        std::cerr << "export_bench LIBRARY FORMAT FOLDER: exports every session of the library into the folder\n";
        return 2;
    }
    const Games games = all_games();
    const Store store(games, words[1]);
    Batch batch;
    batch.form = words[2];
    batch.folder = words[3];
    batch.replace = true;
    for (const SessionSummary& summary : History(store).summaries()) {
        batch.ids.push_back(summary.id);
    }
    const auto cpu = [] {
        rusage used{};
        getrusage(RUSAGE_SELF, &used);
        constexpr double kMicro = 1e-6;
        return std::pair(static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                             kMicro * static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec),
                         used.ru_maxrss / 1'024);
    };
    const auto [before, held] = cpu();
    export_many(store, batch, [](std::size_t, std::size_t) { return true; });
    const auto [after, most] = cpu();
    std::cout << batch.form << ": " << batch.ids.size() << " sessions, " << after - before
              << " s of a processor, at most " << most << " MB, of which the list of sessions " << held << " MB\n";
    return 0;
}

// Lists, searches and figures of a library of make_library: their time with everything in memory, and their time and
// pages with nothing in memory. CASTALIA_HISTORY names the library; otherwise one of 1,000 sessions is made.
#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>

#include "app/language/language.h"
#include "app/language/translations.h"
#include "db/history/reader_language.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/library_maker.h"
#include "tests/support/questions.h"

namespace castalia {
namespace {

using Clock = std::chrono::steady_clock;

/// Drops the file from the system's memory, so that the next reading comes from the disk.
void forget(const std::filesystem::path& file) {
    const int handle = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    ::fdatasync(handle);
    ::posix_fadvise(handle, 0, 0, POSIX_FADV_DONTNEED);
    ::close(handle);
}

/// Returns the German of the program, as the history of the windows is searched in it.
std::shared_ptr<const ReaderLanguage> german() {
    return std::make_shared<const ReaderLanguage>(translations_of_logs("de"), [](const Text& text) {
        static const Catalogue catalogue("de");
        return worded(text, catalogue);
    });
}

/// Returns searches by the words of somebody who reads German; the first of all reads the sentences, too.
std::vector<Question> questions_in_german() {
    std::vector<Question> questions{{"German: the first search", false, [](Store& asked) {
                                         Filter filter;
                                         filter.words = "würfelt";
                                         return History(asked, german()).page(filter, {}, {}, {}).size();
                                     }}};
    for (const char* words :
         {"würfelt", "verkauft", "legt", "w", "wü", "ver", "karten gewinnt", "würfelt verkauft", "ge", "de und",
          "unentschieden", "harbour", "würfelt harbour", "grundstück abgelehnt", "xylophon"}) {
        for (const HistoryOrder::By by : {HistoryOrder::By::date, HistoryOrder::By::score}) {
            questions.push_back(
                {std::string("German: ") + words + (by == HistoryOrder::By::score ? ", by score" : ""), false,
                 [=](Store& asked) {
                     static const auto language = german();
                     Filter filter;
                     filter.words = words;
                     return History(asked, language).page(filter, {}, {}, {by, false}).size();
                 }});
        }
    }
    return questions;
}

std::vector<Question> all_questions(Store& store) {
    std::vector<Question> questions = questions_of(store);
    std::ranges::move(questions_in_german(), std::back_inserter(questions));
    return questions;
}

void answer(benchmark::State& state, const std::filesystem::path& file, std::size_t number) {
    Store store(known_games(), file);
    const Question question = all_questions(store)[number];
    // Cold means that the store was just opened and the file is on the disk.
    constexpr int kTries = 3;
    double cold = 0;
    std::size_t pages = 0;
    for (int i = 0; i < kTries; ++i) {
        Store other(known_games(), file);
        forget(file);
        const std::size_t before = other.pages_read();
        const auto began = Clock::now();
        question.ask(other);
        const std::chrono::duration<double, std::milli> took = Clock::now() - began;
        cold = i == 0 ? took.count() : std::min(cold, took.count());
        pages = other.pages_read() - before;
    }
    std::size_t rows = question.ask(store);
    for (auto _ : state) {
        rows = question.ask(store);
    }
    state.counters["cold_ms"] = cold;
    state.counters["pages"] = static_cast<double>(pages);
    state.counters["rows"] = static_cast<double>(rows);
}

int run(int count, char** words) {
    benchmark::Initialize(&count, words);
    const testing::Folder folder;
    const char* const named = std::getenv("CASTALIA_HISTORY");
    const std::filesystem::path file = named == nullptr ? folder / "library.sqlite" : std::filesystem::path(named);
    if (named == nullptr) {
        constexpr std::size_t kSessions = 1'000;
        make_library(file, kSessions);
    }
    Store store(known_games(), file);
    const std::string size = std::to_string(History(store).sizes().kept) + " sessions/";
    const auto questions = all_questions(store);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        benchmark::RegisterBenchmark((size + questions[i].name).c_str(), answer, file, i)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}  // namespace
}  // namespace castalia

int main(int count, char** words) { return castalia::run(count, words); }

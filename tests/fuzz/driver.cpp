// Runs a target without libFuzzer: every file of the corpus as it is, then this many spoiled copies of them. The same
// seed spoils in the same way on every machine.
//
//     record_target [--runs N] [--seed N] FILE-OR-FOLDER…
#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "tests/fuzz/target.h"

namespace {

namespace fs = std::filesystem;
using Bytes = std::string;

class Spoiler {
public:
    Spoiler(const std::vector<Bytes>& corpus, std::uint64_t seed) : corpus_(corpus), engine_(seed) {}

    Bytes next() {
        Bytes bytes = corpus_[below(corpus_.size())];
        for (std::size_t times = 1 + below(4); times > 0; --times) {
            spoil(bytes);
        }
        return bytes;
    }

private:
    std::size_t below(std::size_t count) { return count == 0 ? 0 : engine_() % count; }

    void spoil(Bytes& bytes) {
        // Words over which readers may stumble: ends of ranges, brackets, quotes, other scripts, nothing.
        static const std::vector<Bytes> words{"0",
                                              "-1",
                                              "9223372036854775808",
                                              "1e999",
                                              "\"",
                                              "\\",
                                              "[",
                                              "{",
                                              "}",
                                              "null",
                                              ":",
                                              "\n",
                                              " ",
                                              "\xff",
                                              "\xc3\xa9",
                                              "\xe2\x80\xae",
                                              "!",
                                              "d",
                                              Bytes(1, '\0')};
        const std::size_t at = below(bytes.size());
        const std::size_t length = std::min(bytes.size() - at, 1 + below(16));
        switch (below(6)) {
            case 0:
                if (!bytes.empty()) {
                    bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
                }
                break;
            case 1: bytes.erase(at, length); break;
            case 2: bytes.insert(at, bytes.substr(at, length)); break;
            case 3: bytes.insert(at, words[below(words.size())]); break;
            case 4: {
                const Bytes& other = corpus_[below(corpus_.size())];
                bytes.replace(at, length, other.substr(below(other.size()), 1 + below(64)));
                break;
            }
            default: bytes.resize(at);
        }
    }

    const std::vector<Bytes>& corpus_;
    std::mt19937_64 engine_;
};

Bytes bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void add(std::vector<Bytes>& corpus, const fs::path& path) {
    if (!fs::is_directory(path)) {
        corpus.push_back(bytes_of(path));
        return;
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(path)) {
        files.push_back(entry.path());
    }
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        corpus.push_back(bytes_of(file));
    }
}

/// Runs the target on bytes that are kept in a file, so that they can be run again when the process dies of them.
void run(const Bytes& bytes, const fs::path& kept) {
    std::ofstream(kept, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    try {
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    } catch (const std::exception& escaped) {
        std::cerr << "escaped: " << escaped.what() << "\n";
        std::abort();
    }
}

}  // namespace

int main(int count, char** words) {
    std::size_t runs = 1000, seed = 1;
    std::vector<Bytes> corpus;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if ((word == "--runs" || word == "--seed") && i + 1 < count) {
            (word == "--runs" ? runs : seed) = std::stoull(words[++i]);
        } else {
            add(corpus, word);
        }
    }
    if (corpus.empty()) {
        std::cerr << "There is no corpus: name its files or folders\n";
        return 2;
    }
    const fs::path kept =
        fs::temp_directory_path() / (fs::path(words[0]).filename().string() + "." + std::to_string(seed));
    std::cerr << "What is tried last lies in " << kept.string() << "\n";
    for (const Bytes& bytes : corpus) {
        run(bytes, kept);
    }
    Spoiler spoiler(corpus, seed);
    for (std::size_t i = 0; i < runs; ++i) {
        run(spoiler.next(), kept);
    }
    fs::remove(kept);
    std::cout << corpus.size() << " files and " << runs << " spoiled ones: none broke a law\n";
    return 0;
}

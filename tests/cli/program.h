// Runs castalia-cli as its users do: as a process of its own.
#pragma once

#include <sys/wait.h>

#include <cstdlib>

#include "tests/db/tables.h"

namespace castalia::testing {

struct Ran {
    int status = -1;
    std::string out, err;
};

/// A folder with a library and the files that the calls need.
class Table {
public:
    Ran run(const std::vector<std::string>& words, const std::string& input = "/dev/null") const {
        return run_on(library().string(), words, input);
    }
    Ran run_on(const std::string& other, const std::vector<std::string>& words,
               const std::string& input = "/dev/null") const {
        std::string line = quoted(CASTALIA_CLI) + " --library " + quoted(other);
        for (const std::string& word : words) {
            line += " " + quoted(word);
        }
        line += " <" + quoted(input) + " >" + quoted((folder_ / "out").string()) + " 2>" +
                quoted((folder_ / "err").string());
        const int status = std::system(line.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, bytes_of(folder_ / "out"), bytes_of(folder_ / "err")};
    }
    std::filesystem::path library() const { return folder_ / "library.sqlite"; }
    std::filesystem::path operator/(const std::string& name) const { return folder_ / name; }

    /// Writes a file and returns its name.
    std::string file(const std::string& name, const std::string& bytes) const {
        write_bytes(folder_ / name, bytes);
        return (folder_ / name).string();
    }

private:
    static std::string quoted(const std::string& word) {
        std::string text = "'";
        for (const char c : word) {
            text += c == '\'' ? std::string("'\\''") : std::string(1, c);
        }
        return text + "'";
    }

    Folder folder_;
};

/// Returns a session with a roll, a sale, a note and a ruling.
inline Session played_session(const std::string& id = kFirstId) {
    Session session = session_of(id);
    enter(session, {kRoll, kSell, kNote, R"({"type": "sell", "player": "Ann", "card": "4MS", "ruling": "she may"})"});
    return session;
}

}  // namespace castalia::testing

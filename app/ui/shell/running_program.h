#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace castalia {

/// What a start of the program is to show.
struct ProgramStart {
    std::string file;     ///< A record, as an absolute path; empty for none.
    std::string session;  ///< The id of a session; empty for none.
    std::string token;    ///< By it the desktop lets a window come to the front.
};

/// Keeps the token that the desktop gave to this start. Call it before the toolkit begins, which takes it away.
void keep_start_token();

/// Hands the start to the program of the same user that has this library open already. Returns false where there is
/// none, or where it does not answer.
bool hand_over(const std::filesystem::path& library, const ProgramStart& start);

/// Calls `call` for each later start with this library, as long as what this returns is kept. Does nothing where the
/// desktop has no bus.
std::shared_ptr<void> take_later_starts(const std::filesystem::path& library,
                                        std::function<void(const ProgramStart&)> call);

}  // namespace castalia

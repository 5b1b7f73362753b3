// The picture of a board. A game without a picture is drawn by the desktop program, which opens no window.
#include <gio/gio.h>

#include <filesystem>
#include <memory>

#include "app/cli/command.h"
#include "app/painting/png.h"

namespace castalia::cli {

namespace {

struct Freed {
    void operator()(GSubprocess* process) const { g_object_unref(process); }
    void operator()(GBytes* bytes) const { g_bytes_unref(bytes); }
    void operator()(GError* error) const { g_error_free(error); }
};
template <class Owned>
using Held = std::unique_ptr<Owned, Freed>;

/// Returns the program beside this one, where both are installed, or a folder above it, where both were built.
std::string drawing_program() {
    std::error_code unknown;
    const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", unknown).parent_path();
    for (const std::filesystem::path& program : {here / "castalia", here.parent_path() / "castalia"}) {
        if (std::filesystem::is_regular_file(program, unknown)) {
            return program.string();
        }
    }
    throw Ended(kUsage, say("A board is drawn by the program castalia, which does not lie beside castalia-cli here. "
                            "Nothing was written. Every other format needs only castalia-cli."));
}

std::string bytes_in(const Held<GBytes>& bytes) {
    std::size_t size = 0;
    const auto* begin = bytes == nullptr ? nullptr : static_cast<const char*>(g_bytes_get_data(bytes.get(), &size));
    return begin == nullptr ? std::string() : std::string(begin, size);
}

}  // namespace

std::string board_picture_of(const Session& session) {
    if (const auto painted =
            painting::png_of_table(session.playthrough(), session.plies(), session.heading().players, in_words)) {
        return *painted;
    }
    const std::string program = drawing_program(), record = write_record(session);
    GError* failed = nullptr;
    const auto pipes = static_cast<GSubprocessFlags>(G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                     G_SUBPROCESS_FLAGS_STDERR_PIPE);
    const Held<GSubprocess> process(g_subprocess_new(pipes, &failed, program.c_str(), "--draw-board", nullptr));
    const Held<GBytes> input(g_bytes_new(record.data(), record.size()));
    GBytes *drawn = nullptr, *said = nullptr;
    const bool ran = process != nullptr &&
                     g_subprocess_communicate(process.get(), input.get(), nullptr, &drawn, &said, &failed) != FALSE;
    const Held<GError> failure(failed);
    const Held<GBytes> picture(drawn), complaint(said);
    if (!ran || g_subprocess_get_successful(process.get()) == FALSE || g_bytes_get_size(picture.get()) == 0) {
        throw Ended(kUsage, say("The program {program} could not draw the board: {why}",
                                {{"program", literally(program)},
                                 {"why", literally(failure != nullptr ? failure->message : bytes_in(complaint))}}));
    }
    return bytes_in(picture);
}

}  // namespace castalia::cli

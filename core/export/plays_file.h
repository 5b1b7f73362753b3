#pragma once

#include <map>
#include <memory>
#include <string_view>

#include "core/export/plays.h"

namespace castalia {

/// What is to be said of a play: why it cannot be read, or what of it was cut.
struct PlayRemark {
    std::string place;  ///< Its place in the file, such as "plays[3]", with what is known of it.
    Text why;           ///< A sentence that begins with the place of the value, or the parts that were cut.
};

/// The plays of a `.bgsplay` file or of a BG Stats backup. They are read one by one, so that a large file takes
/// little memory and a play that cannot be read leaves the others alone.
class PlaysFile {
public:
    /// Throws BadRecord with the place if the file itself is broken: no JSON, or something else than lists of objects
    /// in it. Needs the text no longer.
    explicit PlaysFile(std::string_view utf8);
    ~PlaysFile();
    PlaysFile(PlaysFile&&) noexcept;

    std::size_t size() const;
    /// Reads a play. Throws BadRecord with the place and the reason.
    Play play(std::size_t number) const;
    /// Returns the id of a play without reading the rest. Throws BadRecord likewise.
    std::string id(std::size_t number) const;
    /// Returns such a text as "plays[3]" for lists, with the game and the day if they can be read.
    std::string place_of(std::size_t number) const;

private:
    struct Parsed;
    std::unique_ptr<Parsed> parsed_;
};

/// All plays of a file, and those that cannot be read.
struct ReadPlays {
    std::vector<Play> plays;
    std::vector<PlayRemark> unread;
};
/// Reads a whole file at once. Throws BadRecord as PlaysFile does.
ReadPlays read_bgsplay(std::string_view utf8);

/// Returns a play as its program wrote it.
Play play_as_it_came(const WrittenSource& source);

}  // namespace castalia

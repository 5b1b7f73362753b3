#pragma once

#include "db/safety/backups.h"

namespace castalia {

/// What a drill did, in figures. The library itself was only read.
struct Drill {
    Amount amount;               ///< Copied, checked, replayed.
    std::size_t damages = 0;     ///< Ways in which a copy was damaged …
    std::size_t recognised = 0;  ///< … and was told to be damaged …
    std::size_t restored = 0;    ///< … and was the same again, to the byte of every operation.
    std::size_t confirmed = 0;   ///< Operations that were confirmed before the power was cut.
    std::size_t cuts = 0;        ///< Places at which it was cut …
    std::size_t whole = 0;       ///< … and after which the library opened with just what was confirmed by then.
    std::vector<Text> wrong;     ///< A sentence for each thing that did not go as it should.

    bool passed() const { return wrong.empty(); }
};

/// Proves on copies that this library could be recovered: a copy is made and checked, damaged in several ways and
/// restored, and the power is cut while operations are written. Returns nothing when `progress` stopped it. Throws
/// Failure.
std::optional<Drill> recovery_drill(const Store& store, const Progress& progress = {});

/// Returns the figures in sentences.
std::vector<Text> sentences(const Drill& drill);

}  // namespace castalia

#pragma once

#include "db/safety/backups.h"

namespace castalia {

/// The results of a drill in figures. The library itself was only read.
struct Drill {
    Amount amount;               ///< The data that was copied, checked and replayed.
    std::size_t damages = 0;     ///< The number of ways in which a copy was damaged.
    std::size_t recognised = 0;  ///< The damaged copies that were recognised as damaged.
    std::size_t restored = 0;    ///< The damaged copies that were restored, equal in every byte of every operation.
    std::size_t confirmed = 0;   ///< The operations that were confirmed before the power was cut.
    std::size_t cuts = 0;        ///< The number of places at which the power was cut.
    std::size_t whole = 0;       ///< The cuts after which the library opened with exactly what was confirmed by then.
    std::vector<Text> wrong;     ///< A sentence for each failure.

    bool passed() const { return wrong.empty(); }
};

/// Proves on copies that this library could be recovered: a copy is made and checked, damaged in several ways and
/// restored, and the power is cut while operations are written. Returns nothing if `progress` stopped it. Throws
/// Failure.
std::optional<Drill> recovery_drill(const Store& store, const Progress& progress = {});

/// Returns the figures in sentences.
std::vector<Text> sentences(const Drill& drill);

}  // namespace castalia

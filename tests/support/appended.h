#pragma once

#include "db/store.h"

namespace castalia::testing {

/// Appends the operations of `session` beyond the first `known` ones, which the library has, as one change.
inline void append_from(Store& store, const Session& session, std::size_t known) {
    const Journal& all = session.journal();
    const Session before(session.game(), session.heading(),
                         Journal(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(known)));
    store.append(before, std::span(all).subspan(known));
}

}  // namespace castalia::testing

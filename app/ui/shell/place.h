#pragma once

namespace castalia {

/// A place of the main window: one page.
enum class Place { home, session, history, people, review };

}  // namespace castalia

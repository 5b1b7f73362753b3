// Photos of the table in documents.
#pragma once

#include "app/publishing/pages.h"
#include "core/export/scoresheet.h"
#include "db/store.h"

namespace castalia {

/// Returns the photos that the library keeps with a session, as a document shows them: smaller, and without what
/// their files say about where and by what they were taken. Those of events that are not in force are left out.
/// Throws Failure for a photo that is not as it was attached.
std::vector<document::Photo> photos_to_show(const Store& store, const Session& session, const Translate& translate);

namespace publishing {

/// Draws a photo in a box of this size.
void draw(cairo_t* context, const document::Photo& photo, double width, double height);

}  // namespace publishing

}  // namespace castalia

#pragma once

#include <memory>

#include "core/picture/picture.h"

namespace castalia::picture {

/// Returns any view as a picture: a tray for each zone with its pieces, as large as all of them have room.
Picture plain_table(const TableView& view, const Viewport& viewport);
/// Returns a table that looks like no game in particular.
Picture plain_tile(const Viewport& viewport);

/// Returns the picture that the game makes of its table at `ply`; the plain one of its view if it makes none.
std::shared_ptr<const Picture> shown_table(const Playthrough& playthrough, std::size_t ply, const Viewport& viewport);

}  // namespace castalia::picture

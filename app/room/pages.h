#pragma once

#include <string>
#include <vector>

#include "app/embedded/embedded_files.h"
#include "app/language/language.h"
#include "app/room/request.h"
#include "core/rules/text/text.h"

namespace castalia::room {

/// Returns the parts of the page (resources/room) by their names.
const std::vector<EmbeddedFile>& room_files();
std::string_view room_file(std::string_view name);

/// Returns the page that is asked for, with its fixed words in its language.
std::string page_html(const Site& site, const Wanted& wanted, const Catalogue& catalogue);

/// Returns the style of every page, with the colours of pictures.
std::string page_css();

/// Returns the rules of a game and the notation of its events as JSON, line by line. `title` is its name in English.
std::string rules_json(const std::string& game, const std::string& title, const std::string& language,
                       const Catalogue& catalogue);

/// Returns a drawing in SVG; nothing where there is none of that name.
std::string_view drawing(std::string_view name);

}  // namespace castalia::room

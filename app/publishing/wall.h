// A session on one page to hang up: the result, the table as it lay, how the numbers went, every point and the
// ladder.
#pragma once

#include <optional>
#include <string>

#include "app/publishing/pages.h"
#include "core/export/scoresheet.h"

namespace castalia {

/// The contents of a sheet for the wall.
struct WallSheet {
    document::Document sheet;                ///< The scoresheet without its log. Its last block is the fingerprint.
    std::optional<document::Figure> code;    ///< The QR code, beside the foot.
    std::string no_code;                     ///< Why there is no code although one was wanted; else empty.
    std::optional<document::Figure> narrow;  ///< The curve of `sheet`, for half the width of the page.
    double text = 1;                         ///< By how much letters are larger, as far as there is room.
    bool won = false;                        ///< Somebody has won: a crown stands before the result.
};

enum class WallForm { pdf, svg, png };

/// Returns what the sheet of this session shows. `options` gives the language and the time zone.
WallSheet wall_sheet_of(const Session& session, DocumentOptions options);

/// Returns the bytes of the sheet, which is one page however much there is: what does not fit is made smaller as a
/// whole. Before that it reports with `report_loss`, if that is not empty, which letters no font of this computer
/// has. Throws Failure when cairo cannot write it.
std::string write_wall(const WallSheet& wall, Paper paper, Ink ink, WallForm form,
                       const std::function<void(const Text&)>& report_loss = {});

}  // namespace castalia

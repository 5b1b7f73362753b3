#include "app/ui/toolkit/text/moment_text.h"

#include <wx/datetime.h>

namespace castalia {

wxString moment_text(std::chrono::sys_time<std::chrono::milliseconds> moment) {
    return wxDateTime(wxLongLong(moment.time_since_epoch().count())).Format("%Y-%m-%d %H:%M:%S");
}

}  // namespace castalia

#pragma once

#include <wx/string.h>

namespace castalia {

class History;
class HistoryModel;
struct Filter;

/// Returns what stands beneath the list of sessions: how many of them it shows, how many match the filter, and how
/// many count in the statistics.
wxString footer_text(const History& history, const Filter& filter, const HistoryModel& model);

}  // namespace castalia

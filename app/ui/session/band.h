#pragma once

class wxSizer;
class wxWindow;

namespace castalia {

/// The band between the players and the board has two lines, whatever it shows: a sentence, and what may be done.
/// Heights at 100 % text, in independent pixels.
inline constexpr int kHeadHeight = 40, kActionsHeight = 38;

/// Returns the height of the line of the sentence, in pixels at the present text size.
int head_height(const wxWindow& window);
int actions_height(const wxWindow& window);

/// Returns whether a panel of the band has its width, so that words can be fitted into it.
bool is_laid_out(const wxWindow& panel);

/// Lays the two lines out in a panel of the band, each with its own height.
void lay_in_band(wxWindow& panel, wxSizer* head, wxSizer* actions);

}  // namespace castalia

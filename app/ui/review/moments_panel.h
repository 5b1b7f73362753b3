#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "core/review/review.h"

class wxDataViewListCtrl;
class wxStaticText;

namespace castalia {

/// The moments of a session that are worth looking at, one row each: the number of the event and the reason.
class MomentsPanel : public wxPanel {
public:
    /// `look` gets the number of events before the moment that was chosen.
    MomentsPanel(wxWindow* parent, std::function<void(std::size_t after)> look);

    void show(std::vector<review::ReviewMoment> moments, std::vector<std::string> names);
    /// Chooses the row of the moment that is looked at, or none.
    void follow(std::size_t after);
    void focus_list();
    wxDataViewListCtrl* list() { return list_; }

private:
    void fill();
    wxString lines_for(const review::ReviewMoment& moment, double room) const;

    std::vector<review::ReviewMoment> moments_;
    std::vector<std::string> names_;  ///< The players.
    std::function<void(std::size_t)> look_;
    wxStaticText* count_ = nullptr;
    wxDataViewListCtrl* list_ = nullptr;
    bool following_ = false;
    int width_ = 0;  ///< The width of the list when its words were broken into lines.
};

}  // namespace castalia

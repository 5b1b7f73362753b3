// The winning chances on the page of a review. They are worked out on request, kept with the session, and shown as
// curves.
#include <wx/button.h>
#include <wx/choice.h>

#include "app/recorder/kept_chances.h"
#include "app/ui/review/curves.h"
#include "app/ui/review/review_page.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

void ReviewPage::offer_chances(const Session& session) {
    const std::optional<review::Chances> kept = kept_chances(recorder_.store(), session);
    if (kept && !kept->at.empty()) {
        curves_.push_back(chances_chart(session, *kept));
    }
    chances_->Show(review::has_chances(session) && !kept);
}

void ReviewPage::work_out_chances() {
    const Session* session = recorder_.session();
    if (session == nullptr || !review::has_chances(*session)) {
        return;
    }
    const wxString title = _("Winning chances");
    if (!kept_chances(recorder_.store(), *session)) {
        // The work has a session of its own, because this one may change meanwhile.
        const Session played(session->game(), session->heading(), session->journal());
        std::optional<review::Chances> chances;
        work_beside(this,
                    {title, words(review::assumed({})),
                     [](std::size_t turn, std::size_t all) {
                         return wxString::Format(
                             wxPLURAL("%zu of %zu turn", "%zu of %zu turns", static_cast<unsigned>(all)), turn, all);
                     },
                     true},
                    [&](const Progress& go_on) { chances = review::chances_of(played, {}, go_on); });
        if (!chances) {
            return;  // The user has stopped it.
        }
        keep_chances(recorder_.store(), played, *chances);
        operations_ = 0;
        id_.clear();
        take(*recorder_.session());
    }
    const int shown = series_->FindString(title, true);
    if (shown != wxNOT_FOUND) {
        series_->SetSelection(shown);
        show_curve();
    }
    course_box_->Layout();
    focus_course();
}

}  // namespace castalia

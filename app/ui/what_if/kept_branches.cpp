#include "app/ui/what_if/kept_branches.h"

#include <vector>

#include <wx/msgdlg.h>

#include "app/ui/toolkit/controls/choose_one.h"
#include "app/ui/toolkit/text/named.h"

namespace castalia {

namespace {

void throw_away(wxWindow* parent, Recorder& recorder, const Variation& kept) {
    wxMessageDialog question(
        parent,
        wxString::Format(_("“%s” will be thrown away for good. The session itself stays as it is."),
                         named(kept.name)),
        _("What if"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    question.SetYesNoLabels(_("Throw away"), _("Cancel"));
    if (question.ShowModal() == wxID_YES) {
        recorder.throw_away(kept);
    }
}

std::vector<Variation> kept_here(const Scene& scene) {
    std::vector<Variation> kept;
    for (const Variation& variation : scene.session->commentary.variations) {
        if (ply_after(*scene.session, variation.after) == scene.ply) {
            kept.push_back(variation);
        }
    }
    return kept;
}

}  // namespace

ChosenBranch choose_branch(wxWindow* parent, Recorder& recorder) {
    const std::vector<Variation> kept = kept_here(recorder.scene());
    if (kept.empty()) {
        return {};
    }
    std::vector<wxString> names{_("Something new")};
    for (const Variation& variation : kept) {
        names.push_back(wxString::Format(_("Go on with “%s”"), named(variation.name)));
    }
    for (const Variation& variation : kept) {
        names.push_back(wxString::Format(_("Throw “%s” away"), named(variation.name)));
    }
    const std::optional<std::size_t> chosen = choose_one(parent, {.title = _("What if"),
                                                                  .question = _("Branches are kept that begin here."),
                                                                  .answers = names,
                                                                  .accept = _("Choose")});
    if (!chosen) {
        return {.goes_on = false, .kept = std::nullopt};
    }
    if (*chosen == 0) {
        return {};
    }
    const std::size_t place = *chosen - 1;
    if (place >= kept.size()) {
        throw_away(parent, recorder, kept[place - kept.size()]);
        return {.goes_on = false, .kept = std::nullopt};
    }
    return {.goes_on = true, .kept = kept[place]};
}

}  // namespace castalia

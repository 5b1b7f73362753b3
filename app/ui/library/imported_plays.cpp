#include "app/ui/library/imported_plays.h"

#include <algorithm>
#include <iterator>

#include <wx/msgdlg.h>

#include "app/ui/toolkit/controls/page_dialog.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

long long number_of(const auto& list) { return static_cast<long long>(list.size()); }

Text added(const TakenPlays& taken) {
    return say_count("{n} result was added to the history.", "{n} results were added to the history.",
                     number_of(taken.fresh));
}

Text known_before(const TakenPlays& taken) {
    return say_count("{n} result was in the history already.", "{n} results were in the history already.",
                     number_of(taken.there));
}

using KnownPlay = TakenPlays::Known;
using Those = std::vector<KnownPlay>;

/// Returns the plays that are of a kind.
Those those(const Those& plays, bool (*are)(const KnownPlay&)) {
    Those some;
    std::ranges::copy_if(plays, std::back_inserter(some), are);
    return some;
}

bool is_later(const KnownPlay& play) { return !play.undated; }
bool is_undated(const KnownPlay& play) { return play.undated; }
bool may_come(const KnownPlay& play) { return play.undated && !play.corrected_here; }
bool was_corrected(const KnownPlay& play) { return play.undated && play.corrected_here; }

Text replaced(const Those& plays) {
    return say_count(
        "{n} play was changed later than the one in the history and took its place. The other one is in the trash.",
        "{n} plays were changed later than those in the history and took their place. The others are in the trash.",
        number_of(plays));
}

Text chosen(const Those& plays) {
    return say_count("{n} play of the file took the place of the one in the history, which is in the trash.",
                     "{n} plays of the file took the place of those in the history, which are in the trash.",
                     number_of(plays));
}

Text unchanged(const Those& plays) {
    return say_count(
        "{n} play differs from the one in the history and was not changed later. The history stays as it is.",
        "{n} plays differ from those in the history and were not changed later. The history stays as it is.",
        number_of(plays));
}

Text undated(const Those& plays) {
    return say_count(
        "{n} play differs from the one in the history, and the file does not say when it was changed. "
        "The history stays as it is.",
        "{n} plays differ from those in the history, and the file does not say when they were changed. "
        "The history stays as it is.",
        number_of(plays));
}

Text corrected(const Those& plays) {
    return say_count("{n} play differs from the one in the history, which was corrected here and stays.",
                     "{n} plays differ from those in the history, which were corrected here and stay.",
                     number_of(plays));
}

Text left_in_trash(const TakenPlays& taken) {
    return say_count("{n} play lies in the trash and stays there.", "{n} plays lie in the trash and stay there.",
                     number_of(taken.in_trash));
}

Text left_out(const TakenPlays& taken) {
    return say_count("{n} play cannot be read and was left out.", "{n} plays cannot be read and were left out.",
                     number_of(taken.unread));
}

Text cut_short(const TakenPlays& taken) {
    return say_count("In {n} play something is too long and was cut.",
                     "In {n} plays something is too long and was cut.", number_of(taken.cut));
}

/// A page with a list of plays below each number.
class ImportedPlaysDialog final : public PageDialog {
public:
    ImportedPlaysDialog(wxWindow* parent, const TakenPlays& taken)
        : PageDialog(parent, _("Plays"), _("Find a play"), _("What became of the plays")) {
        line(words(added(taken)));
        line(words(known_before(taken)));
        list(left_out(taken), taken.unread);
        list(cut_short(taken), taken.cut);
        list(replaced, those(taken.updated, is_later));
        list(chosen, those(taken.updated, is_undated));
        list(unchanged, those(taken.differing, is_later));
        list(undated, those(taken.differing, may_come));
        list(corrected, those(taken.differing, was_corrected));
        list(left_in_trash(taken), taken.in_trash);
        settle_page();
    }

private:
    void list(Text (*title)(const Those&), const Those& plays) { list(title(plays), plays); }
    void list(const Text& title, const Those& plays) {
        if (plays.empty()) {
            return;
        }
        heading(words(title), TypeStep::heading2);
        for (const KnownPlay& play : plays) {
            const Text what = literally(play.title);
            line(words(play.what.empty() ? what
                                         : say("{title} differs in {what}", {{"title", what}, {"what", play.what}})));
        }
    }
    void list(const Text& title, const std::vector<PlayRemark>& plays) {
        if (plays.empty()) {
            return;
        }
        heading(words(title), TypeStep::heading2);
        for (const PlayRemark& play : plays) {
            line(words(say("{place}: {why}", {{"place", literally(play.place)}, {"why", play.why}})));
        }
    }
};

}  // namespace

void show_imported_plays(wxWindow* parent, const TakenPlays& taken) {
    if (taken.unread.empty() && taken.cut.empty() && taken.updated.empty() && taken.differing.empty() &&
        taken.in_trash.empty()) {
        wxMessageBox(words(added(taken)) + " " + words(known_before(taken)), _("Plays"), wxOK | wxICON_INFORMATION,
                     parent);
        return;
    }
    ImportedPlaysDialog(parent, taken).ShowModal();
}

bool wants_theirs(wxWindow* parent, const TakenPlays& taken) {
    const Those plays = those(taken.differing, may_come);
    if (plays.empty()) {
        return false;
    }
    const Text question = say_count(
        "{n} play differs from the one in the history, and nobody knows which was changed later. Shall what the file "
        "says take its place? The one in the history then goes to the trash.",
        "{n} plays differ from those in the history, and nobody knows which were changed later. Shall what the file "
        "says take their place? Those in the history then go to the trash.",
        number_of(plays));
    return wxMessageBox(words(question), _("Plays"), wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION, parent) == wxYES;
}

}  // namespace castalia

// Correcting the players, the edition or the setup of a session that has begun. The user sees what would change
// before anything is written.
#include <algorithm>

#include <wx/msgdlg.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/correction/correct_setup.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/setup_changes.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

using Misfit = AnotherSetup::Misfit;

/// Returns a value of a setup as its slot shows it.
wxString setup_value_words(const Slot& slot, const Json& value) {
    const auto is = [&](const Option& option) { return same_value(option.value, value); };
    const auto option = std::ranges::find_if(slot.options, is);
    if (option != slot.options.end()) {
        return words(option->name);
    }
    if (value.is_null() && !slot.options.empty() && slot.options.front().value == Json(false)) {
        return words(slot.options.front().name);  // A flag that is not written is not set.
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? _("yes") : _("no");
    }
    return value.is_null() ? _("nothing") : utf8(value.is_string() ? value.get<std::string>() : value.dump());
}

wxString changed(const wxString& what, const wxString& before, const wxString& after) {
    return wxString::Format(_("%s: %s instead of %s"), what, after, before);
}

std::vector<Slot> slots_of(const Game& game, const Heading& heading) {
    return game.options(Players{heading.players}, heading.edition, heading.setup);
}

/// Returns the heading with its setup as the form asks for it.
Heading in_form(const Game& game, Heading heading) {
    heading.setup = setup_in_form(game, heading.players, heading.setup);
    return heading;
}

/// Returns a line for each difference between two headings. The new name of a player is one difference, however often
/// the setup names this player.
std::vector<wxString> differences_between(const Game& game, Heading before, const Heading& written) {
    const Heading after = in_form(game, written);
    std::vector<wxString> lines;
    const std::size_t seats = std::max(before.players.size(), after.players.size());
    const auto name = [](const Heading& heading, std::size_t seat) {
        return seat < heading.players.size() ? named(heading.players[seat]) : _("nobody");
    };
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (name(before, seat) != name(after, seat)) {
            lines.push_back(
                changed(wxString::Format(_("Seat %zu"), seat + 1), name(before, seat), name(after, seat)));
        }
    }
    const auto compare = [&](const wxString& what, const std::string& was, const std::string& now) {
        if (was != now) {
            lines.push_back(changed(what, utf8(was), utf8(now)));
        }
    };
    compare(_("Title"), before.title, after.title);
    compare(_("Place"), before.place, after.place);
    compare(_("Edition"), before.edition, after.edition);
    const Players renamed{names_after(before.players, after.players)};
    before.setup = game.rename(Players{before.players}, renamed, before.edition, before.setup);
    before.players = renamed.names;
    before = in_form(game, std::move(before));
    const std::vector<Slot> old_slots = slots_of(game, before);
    for (const Slot& slot : slots_of(game, after)) {
        const auto old = std::ranges::find(old_slots, slot.field, &Slot::field);
        const wxString now = setup_value_words(slot, value_at(after.setup, slot.field));
        const wxString was =
            setup_value_words(old == old_slots.end() ? slot : *old, value_at(before.setup, slot.field));
        if (now != was) {
            lines.push_back(changed(words(slot.label), was, now));
        }
    }
    return lines;
}

class SetupChangesDialog final : public StandardDialog {
public:
    SetupChangesDialog(wxWindow* parent, const Session& session, const AnotherSetup& other)
        : StandardDialog(parent, _("Correct players and setup")) {
        page_ = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
        scroll_down_in(*page_, spacing::apart);
        set_accessible(page_, _("What would change"));
        page_->SetSizer(new wxBoxSizer(wxVERTICAL));
        contents()->Add(page_, wxSizerFlags(1).Expand());
        title(_("What would change"));
        list(differences_between(session.game(), session.heading(), other.session.heading()));
        show_misfits(other.misfits, false);
        show_misfits(other.misfits, true);
        if (other.misfits.empty()) {
            title(_("All events still fit"));
        }
        line(_("The session as it is now goes to the trash and can be restored from there."))
            ->SetForegroundColour(palette().secondary);
        add_buttons(_("Correct"), _("Back"));
        make_room();
        settle({kWide, -1});
        page_->FitInside();
        CallAfter([this] { make_room(); });  // Lines know their height only once they are shown.
    }

private:
    static constexpr int kWide = 600;

    /// Makes the page as high as what it says, up to a limit.
    void make_room() {
        constexpr int kHighest = 440;
        for (wxWindow* said : page_->GetChildren()) {
            said->InvalidateBestSize();
        }
        const wxSize page = page_->GetSizer()->GetMinSize();
        page_->SetMinSize(
            {page.x + FromDIP(spacing::page), std::min(page.y, static_cast<int>(FromDIP(kHighest) * text_size()))});
        wxSize wanted = GetSizer()->ComputeFittingWindowSize(this);
        wanted.IncTo(GetSize());
        SetSize(wanted);
        page_->FitInside();
    }

    wxStaticText* line(const wxString& text, TypeStep step = TypeStep::normal) {
        auto* made = child<wxStaticText>(page_, wxID_ANY, text);
        made->SetFont(font_of(*this, step));
        made->Wrap(static_cast<int>(FromDIP(kWide - 3 * spacing::page) * text_size()));  // Edges and a scroll bar.
        page_->GetSizer()->Add(made, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::close)));
        return made;
    }
    void title(const wxString& text) { line(text, TypeStep::heading2); }
    void list(const std::vector<wxString>& lines) {
        constexpr std::size_t kShown = 8;
        const std::size_t shown = lines.size() <= kShown + 1 ? lines.size() : kShown;
        for (std::size_t i = 0; i < shown; ++i) {
            line(lines[i]);
        }
        if (shown < lines.size()) {
            const auto rest = static_cast<long long>(lines.size() - shown);
            line(words(say_count("and {n} more", "and {n} more", rest)))->SetForegroundColour(palette().secondary);
        }
    }
    static Text heading_of(bool stands, long long count) {
        return stands ? say_count(
                            "This event would stay as a ruling of the table, because it is only against the rules:",
                            "These {n} events would stay as rulings of the table, because they are only against "
                            "the rules:",
                            count)
                      : say_count("This event would be left out, because it has become impossible:",
                                  "These {n} events would be left out, because they have become impossible:", count);
    }
    void show_misfits(const std::vector<Misfit>& misfits, bool stands) {
        std::vector<wxString> lines;
        for (const Misfit& misfit : misfits) {
            if (misfit.stands == stands) {
                lines.push_back(wxString::Format("%zu  %s – %s", misfit.index + 1, words(misfit.sentence),
                                                 words(misfit.refusal.reason)));
            }
        }
        if (!lines.empty()) {
            title(words(heading_of(stands, static_cast<long long>(lines.size()))));
            list(lines);
        }
    }

    wxScrolledWindow* page_ = nullptr;
};

bool same_setup(const Heading& one, const Heading& other) {
    return one.players == other.players && one.edition == other.edition && one.setup == other.setup;
}

/// Shows what the other setup would change and, if the user accepts it, replaces the session. Returns whether it did.
bool accepted(wxWindow* parent, Recorder& recorder, const Heading& heading) {
    try {
        const AnotherSetup other = recorder.consider_setup(heading, utf8(_("The setup had been written down wrong")));
        if (SetupChangesDialog(parent, *recorder.session(), other).ShowModal() != wxID_OK) {
            return false;
        }
        recorder.replace(other.session);
        return true;
    } catch (const BadRecord& bad) {
        wxMessageBox(wxString::Format(_("The session cannot have this setup: %s. Correct or delete the event first."),
                                      words(bad.text)),
                     _("Correct players and setup"), wxOK | wxICON_INFORMATION, parent);
        return false;
    }
}

}  // namespace

bool correct_setup(wxWindow* parent, Recorder& recorder) {
    if (recorder.session() == nullptr) {
        return false;
    }
    const Heading was = recorder.session()->heading();
    for (Heading begins = was;;) {
        const Game& game = recorder.session()->game();
        std::optional<Heading> asked = ask_for_other_setup(parent, recorder.store(), game, begins);
        if (!asked) {
            return false;
        }
        check_characters(asked->setup, "setup");
        asked->setup = game.settle(Players{asked->players}, asked->edition, asked->setup);
        if (same_setup(was, *asked)) {
            if (asked->title == was.title && asked->place == was.place) {
                return false;
            }
            recorder.store().rename(was.id, asked->title, asked->place);
            recorder.open(was.id);
            return true;
        }
        if (accepted(parent, recorder, *asked)) {
            return true;
        }
        begins = std::move(*asked);
    }
}

}  // namespace castalia

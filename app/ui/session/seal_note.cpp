// A note under seal: what a player knows and the table learns later.
#include <algorithm>

#include "app/recorder/sealed_notes.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/session/seal_note.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

std::vector<Hidden> still_hidden(const Session& session) {
    std::vector<Hidden> all;
    if (session.game().hidden) {
        all = session.game().hidden(session.playthrough(), session.plies());
        std::erase_if(all, [](const Hidden& one) { return !one.shown.is_null(); });
    }
    return all;
}

class SealDialog final : public StandardDialog {
public:
    SealDialog(wxWindow* parent, const Store& store, const Session& session, std::vector<Hidden> hidden)
        : StandardDialog(parent, _("A note under seal")), hidden_(std::move(hidden)) {
        constexpr int kWide = 520;
        const auto wrapped = [this](const wxString& said) {
            auto* text = child<wxStaticText>(this, wxID_ANY, said);
            text->SetForegroundColour(palette().secondary);
            text->Wrap(static_cast<int>(FromDIP(kWide) * text_size()));
            contents()->Add(text, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        };
        wrapped(_(
            "For your eyes only. Only this library keeps it: it stands in no log, no export and no table view. When "
            "the tile has been turned up, the log compares both."));
        for (const Hidden& one : hidden_) {
            if (is_sealed(store, session, one)) {
                wrapped(words(
                    say("There is a sealed note on {what}; another one takes its place.", {{"what", one.label}})));
            }
        }
        form_ =
            child<SlotForm>(this, [this](const Json& draft) { return slots(draft); }, [](const Json&) {}, Flow::down);
        form_->begin(Json::object());
        contents()->Add(form_, wxSizerFlags(1).Expand());
        add_buttons(_("Seal it"), _("Cancel"));
        settle({kWide, -1});
        form_->focus_first();
    }

    const Hidden& chosen() const { return *about(form_->draft()); }
    Json value() const { return value_at(form_->draft(), "is"); }

private:
    wxString objection() override { return form_->complete() ? wxString() : _("Choose what it is."); }

    std::vector<Hidden>::const_iterator about(const Json& draft) const {
        return std::ranges::find_if(hidden_,
                                    [&](const Hidden& one) { return value_at(draft, "about") == Json(one.key); });
    }
    std::vector<Slot> slots(const Json& draft) const {
        Slot about_what{"about", Slot::Kind::place, say("The note is about"), {}};
        for (const Hidden& one : hidden_) {
            about_what.options.push_back({one.key, one.label, {}, {}, false});
        }
        const auto chosen = about(draft);
        if (chosen == hidden_.end()) {
            return form_of(std::move(about_what));
        }
        return form_of(std::move(about_what), Slot{"is", Slot::Kind::card, say("It is"), chosen->options});
    }

    std::vector<Hidden> hidden_;
    SlotForm* form_ = nullptr;
};

}  // namespace

void seal_note(wxWindow* parent, Recorder& recorder) {
    const Session& session = *recorder.session();
    std::vector<Hidden> hidden = still_hidden(session);
    if (hidden.empty()) {
        return;
    }
    SealDialog dialog(parent, recorder.store(), session, std::move(hidden));
    if (dialog.ShowModal() == wxID_OK) {
        seal(recorder.store(), session, dialog.chosen(), dialog.value());
    }
}

}  // namespace castalia

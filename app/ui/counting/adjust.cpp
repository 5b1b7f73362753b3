// The table's own count instead of ours.
#include "app/ui/counting/adjust.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

class CountDialog final : public StandardDialog {
public:
    CountDialog(wxWindow* parent, const Session& session) : StandardDialog(parent, _("The table counted")) {
        auto* meaning = child<wxStaticText>(this, wxID_ANY,
                                            _("What the table counted holds from now on, and the log shows it. "
                                              "Nothing else follows from it."));
        meaning->SetForegroundColour(palette().secondary);
        constexpr int kWide = 460;
        meaning->Wrap(static_cast<int>(FromDIP(kWide) * text_size()));
        const Playthrough& line = session.playthrough();
        const std::size_t ply = session.plies();
        form_ = child<SlotForm>(
            this, [&line, ply](const Json& draft) { return line.form(ply, draft); }, [](const Json&) {}, Flow::down);
        form_->begin({{"type", "adjust"}});

        contents()->Add(meaning, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::around)));
        contents()->Add(form_, wxSizerFlags(1).Expand());
        add_buttons(_("Enter the count"), _("Cancel"));
        settle({kWide, -1});
        form_->focus_first();
    }
    const Json& event() const { return form_->draft(); }

private:
    wxString objection() override { return form_->complete() ? wxString() : _("Choose what was counted."); }

    SlotForm* form_;
};

}  // namespace

std::optional<Json> ask_for_count(wxWindow* parent, const Recorder& recorder) {
    const Scene scene = recorder.scene();
    if (scene.session == nullptr) {
        return std::nullopt;
    }
    CountDialog dialog(parent, *scene.session);
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.event()) : std::nullopt;
}

}  // namespace castalia

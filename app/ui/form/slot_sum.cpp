// A number that may be typed as a sum. The typed text stays in the field and becomes the note of the event.
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/parts/score_sum.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

std::optional<ScoreSum> sum_in(const std::string& text) {
    try {
        return score_sum(text, decimal_mark());
    } catch (const BadNotation&) {
        return std::nullopt;
    }
}

class SumControl final : public SlotControl {
public:
    SumControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        text_ = text_field(this, "", wxTE_PROCESS_ENTER);
        constexpr int kLetters = 14;
        text_->SetMinSize({kLetters * text_->GetTextExtent("0").x, text_->GetMinSize().y});
        text_->SetHint(_("12 or 3+6+2"));
        set_label_for(label(), text_);
        place()->Add(text_, wxSizerFlags());
        text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { typed(); });
    }
    void focus() override {
        text_->SetFocus();
        text_->SetInsertionPointEnd();
    }
    wxString unread() const override { return unread_; }

private:
    void typed() {
        const std::string now = utf8(text_->GetValue());
        reported_ = Json();
        unread_.clear();
        wxString wrong;
        std::optional<ScoreSum> sum;
        if (!now.empty()) {
            try {
                sum = score_sum(now, decimal_mark());
                reported_ = number_json(sum->halves, 2);
            } catch (const BadNotation& bad) {
                unread_ = as_sentence(bad.text);
                // A sum that is still being typed is not reported as wrong.
                if (bad.position < now.size()) {
                    wrong = unread_;
                }
            }
        }
        report(0, reported_);
        if (sum) {
            keep_as_typed(sum->several ? now : std::string());
        }
        complain(wrong);
    }
    /// Keeps the sum as the note, but never replaces words that somebody wrote there.
    void keep_as_typed(const std::string& sum) {
        if (note_.empty() || sum_in(note_)) {
            note_ = sum;
            report_beside("note", sum.empty() ? Json() : Json(sum));
        }
    }
    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        const Json note = value_at(draft, "note");
        note_ = note.is_string() ? note.get<std::string>() : std::string();
        Json rest = draft;
        put_at(rest, slot().field, nullptr);
        put_at(rest, "note", nullptr);
        const bool another = rest != rest_;
        rest_ = std::move(rest);
        if (value != reported_ || (value.is_null() && another)) {
            reported_ = value;
            unread_.clear();
            const std::optional<ScoreSum> noted = sum_in(note_);
            const bool as_typed = noted && number_json(noted->halves, 2) == value;
            text_->ChangeValue(value.is_number() ? utf8(as_typed ? note_ : value.dump()) : wxString());
        }
        set_accessible(text_, words(slot().label), _("A number, or a sum such as 3+6+2"));
    }

    wxTextCtrl* text_;
    Json reported_;     ///< The value of the text in the field; null while it is no number.
    Json rest_;         ///< The event without value and note; a different event begins with an empty field.
    wxString unread_;   ///< Why the text in the field is no number.
    std::string note_;  ///< The note of the event so far.
};

}  // namespace

SlotControl* make_sum(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<SumControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

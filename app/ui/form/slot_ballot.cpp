// Votes, player by player. The record keeps how many were for it and against it.
#include <algorithm>
#include <array>

#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

/// A button for each player: the first press is a vote for it, the next one a vote against it, and the third takes it
/// back.
class BallotControl final : public SlotControl {
public:
    BallotControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        row_ = new wxBoxSizer(wxVERTICAL);
        place()->Add(row_, wxSizerFlags().Expand());
        count_ = child<wxStaticText>(this, wxID_ANY, "");
        count_->SetForegroundColour(palette().secondary);
        place()->Add(count_, wxSizerFlags());
    }
    void focus() override {
        if (!buttons_.empty()) {
            buttons_.front()->SetFocus();
        }
    }

private:
    enum class Vote : std::uint8_t { none, in_favour, against };

    long long counted(Vote vote) const { return std::ranges::count(votes_, vote); }

    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        const auto said = [&](const char* key) {
            return value.is_object() && value.contains(key) && value[key].is_number_integer()
                       ? value[key].get<long long>()
                       : 0;
        };
        votes_.resize(slot().rows.size());
        if (said("for") != counted(Vote::in_favour) || said("against") != counted(Vote::against)) {
            std::ranges::fill(votes_, Vote::none);  // They were entered as numbers, so nobody knows who voted how.
        }
        while (buttons_.size() < votes_.size()) {
            add_button();
        }
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            buttons_[i]->Show(i < votes_.size());
            if (i < votes_.size()) {
                show(i);
            }
        }
        lay_in_rows(*row_, buttons_);
        const auto option =
            std::ranges::find_if(slot().options, [&](const Option& one) { return same_value(one.value, value); });
        const wxString count = option == slot().options.end() ? _("nobody has voted") : words(option->name);
        if (count_->GetLabelText() != count) {
            count_->SetLabelText(count);
        }
    }
    void fit_width() override { lay_in_rows(*row_, buttons_); }

    void show(std::size_t i) {
        const wxString name = words(slot().rows[i]);
        const wxString vote = votes_[i] == Vote::in_favour ? wxGETTEXT_IN_CONTEXT("a vote", "for")
                              : votes_[i] == Vote::against ? wxGETTEXT_IN_CONTEXT("a vote", "against")
                                                           : "";
        const wxString caption = vote.empty() ? name : labelled_words(name, vote);
        if (buttons_[i]->GetLabelText() != caption) {
            buttons_[i]->SetLabelText(caption);
            InvalidateBestSize();
        }
        buttons_[i]->SetValue(votes_[i] != Vote::none);
        set_accessible(buttons_[i], wxString::Format(_("Vote of %s"), name), vote.empty() ? _("no vote") : vote);
    }

    void add_button() {
        const std::size_t i = buttons_.size();
        auto* button = child<wxToggleButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetToolTip(_("Press once for a vote in favour, twice for one against"));
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            constexpr std::array kNext{Vote::in_favour, Vote::against, Vote::none};
            votes_[i] = kNext.at(static_cast<std::size_t>(votes_[i]));
            CallAfter([this] {
                const bool any = counted(Vote::none) < static_cast<long long>(votes_.size());
                report(0,
                       any ? Json{{"for", counted(Vote::in_favour)}, {"against", counted(Vote::against)}} : Json());
            });
        });
        buttons_.push_back(button);
    }

    wxBoxSizer* row_;
    wxStaticText* count_;
    std::vector<wxToggleButton*> buttons_;
    std::vector<Vote> votes_;
};

}  // namespace

bool is_ballot(const Slot& slot) {
    return slot.kind == Slot::Kind::place && !slot.rows.empty() && !slot.options.empty() &&
           std::ranges::all_of(slot.options, [](const Option& option) {
               return option.value.is_object() && option.value.contains("for") && option.value.contains("against");
           });
}

SlotControl* make_ballot(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<BallotControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

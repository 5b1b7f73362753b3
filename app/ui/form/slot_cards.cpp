// The slots that take cards of the deck of 52: typed as "10h as", or picked from a grid in which seen cards are
// crossed.
#include <algorithm>

#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/tokenzr.h>

#include "app/ui/form/card_grid.h"
#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

std::optional<playing::Card> card_in(const Json& value) {
    return value.is_string() ? playing::card_of(value.get<std::string>()) : std::nullopt;
}

wxString typed_form(const std::vector<playing::Card>& cards) {
    wxString all;
    for (const playing::Card card : cards) {
        all += (all.empty() ? "" : " ") + utf8(playing::code(card)).Lower();
    }
    return all;
}

class CardsControl final : public SlotControl {
public:
    CardsControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        constexpr int kShownLetters = 14;
        text_ = text_field(this);
        text_->SetMinSize({kShownLetters * text_->GetTextExtent("0").x, text_->GetMinSize().y});
        set_label_for(label(), text_);
        open_ = child<wxToggleButton>(this, wxID_ANY, _("Pick"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        open_->SetToolTip(_("The 52 cards to pick from; the cards that were seen are crossed out"));
        set_accessible(open_, _("Pick cards"), open_->GetToolTipText());
        constexpr int kBesideBoard = 7, kWhole = 13;
        grid_ = child<CardGrid>(this, flow == Flow::across ? kBesideBoard : kWhole,
                                [this](playing::Card card) { toggle(card); });
        grid_->Hide();
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(text_, wxSizerFlags(1).CenterVertical());
        row->Add(open_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::unit)));
        place()->Add(row, wxSizerFlags().Expand());
        place()->Add(grid_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
        text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { typed(); });
        open_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { open_grid(open_->GetValue()); });
    }
    void focus() override { text_->SetFocus(); }
    void fit_width() override {
        if (flow() == Flow::across) {
            grid_->fit(room() - FromDIP(spacing::around));  // The form keeps controls so far apart.
            InvalidateBestSize();
        }
    }

private:
    bool single() const { return slot().kind == Slot::Kind::card; }
    long long least() const { return single() ? 1 : slot().least; }
    long long most() const { return single() ? 1 : slot().most; }

    void open_grid(bool open) {
        grid_->Show(open);
        InvalidateBestSize();
        // The form and the windows around it need another height now.
        for (wxWindow* up = GetParent(); up != nullptr && !up->IsTopLevel(); up = up->GetParent()) {
            up->InvalidateBestSize();
        }
        if (GetParent() != nullptr) {
            GetParent()->Layout();
            wxSizeEvent changed(GetGrandParent()->GetSize(), GetGrandParent()->GetId());
            wxPostEvent(GetGrandParent(), changed);
        }
        if (open) {
            grid_->SetFocus();
            // Again after the layout: with large text the page has to scroll to the field.
            CallAfter([this] {
                text_->SetFocus();
                grid_->SetFocus();
            });
        }
    }

    void typed() {
        std::vector<playing::Card> cards;
        wxString unread;
        wxStringTokenizer words(text_->GetValue(), " ,;\t");
        while (words.HasMoreTokens()) {
            const wxString word = words.GetNextToken();
            const std::optional<playing::Card> card = playing::card_of(utf8(word));
            if (card && std::ranges::find(cards, *card) == cards.end()) {
                cards.push_back(*card);
            } else {
                unread = word;
            }
        }
        picked_ = std::move(cards);
        // A word that is still being typed is not reported as wrong.
        const bool in_a_word = text_->GetValue().EndsWith(unread);
        report_picked(unread.empty() || in_a_word
                          ? wxString()
                          : wxString::Format(_("%s is not a card, or is listed twice"), unread));
    }

    void toggle(playing::Card card) {
        if (const auto there = std::ranges::find(picked_, card); there != picked_.end()) {
            picked_.erase(there);
        } else {
            if (single()) {
                picked_.clear();
            }
            picked_.push_back(card);
        }
        text_->ChangeValue(typed_form(picked_));
        report_picked({});
    }

    void report_picked(const wxString& wrong) {
        const auto count = static_cast<long long>(picked_.size());
        Json value;
        if (count >= least() && count <= most()) {
            if (single()) {
                value = playing::code(picked_.front());
            } else {
                value = Json::array();
                for (const playing::Card card : picked_) {
                    value.push_back(playing::code(card));
                }
            }
        }
        reported_ = value;
        report(0, value);
        show_grid();
        complain(!wrong.empty() ? wrong : complaint());
    }

    /// Returns what is wrong with the cards, or how many are missing.
    wxString complaint() const {
        for (const playing::Card card : picked_) {
            const auto option =
                std::ranges::find_if(slot().options, [&](const Option& one) { return card_in(one.value) == card; });
            if (option != slot().options.end() && option->barred) {
                return words(option->barred->reason);
            }
        }
        const auto count = static_cast<long long>(picked_.size());
        if (count > most()) {
            return words(say_count("{count} cards, but at most {n} is allowed",
                                   "{count} cards, but at most {n} are allowed", most(),
                                   {{"count", literally(count)}}));
        }
        if (count > 0 && count < least()) {
            return wxString::Format(_("%lld of %lld cards"), count, least());
        }
        return {};
    }

    void update(const Json& draft) override {
        fit_width();
        const Json value = value_at(draft, slot().field);
        std::vector<playing::Card> there;
        for (const Json& one : value.is_array() ? value : Json::array({value})) {
            if (const std::optional<playing::Card> card = card_in(one)) {
                there.push_back(*card);
            }
        }
        // When there are too few cards for a value, they stay in the field until something else is entered.
        const bool unfinished = value.is_null() && reported_.is_null() && text_->HasFocus();
        if (there != picked_ && !unfinished && !(value.is_null() && reported_.is_null() && grid_->HasFocus())) {
            picked_ = there;
            reported_ = value;
            text_->ChangeValue(typed_form(picked_));
        }
        text_->SetHint(
            least() == 1 && most() == 1 ? wxString("10h")
            : least() == most()
                ? wxString::Format(wxPLURAL("%lld card", "%lld cards", static_cast<unsigned>(most())), most())
                : wxString("10h as"));
        set_accessible(text_, words(slot().label), _("Cards by rank and suit letter, such as 10h as"));
        show_grid();
    }
    void show_grid() {
        playing::Set seen;
        for (const Option& option : slot().options) {
            if (const std::optional<playing::Card> card = card_in(option.value); card && option.barred) {
                seen.add(*card);
            }
        }
        grid_->show(seen, picked_, words(slot().label));
    }

    wxTextCtrl* text_;
    wxToggleButton* open_;
    CardGrid* grid_;
    std::vector<playing::Card> picked_;
    Json reported_;
};

}  // namespace

bool is_playing_cards(const Slot& slot) {
    return slot.options.size() == playing::kCards &&
           std::ranges::all_of(slot.options, [](const Option& option) { return card_in(option.value).has_value(); });
}

SlotControl* make_cards(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<CardsControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

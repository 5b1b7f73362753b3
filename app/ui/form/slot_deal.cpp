// Tokens that are dealt: a row for each player, with a button for each token and a field in which their letters are
// typed.
#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/form/token_picture.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

using Tokens = std::vector<std::string>;

bool holds(const Tokens& tokens, const std::string& token) {
    return std::ranges::find(tokens, token) != tokens.end();
}

/// Returns what each row gets, in the order of the rows.
std::vector<Tokens> dealt_by(const Json& value) {
    std::vector<Tokens> dealt;
    for (const Json& row : value.is_object() ? value : Json::object()) {
        Tokens tokens;
        for (const Json& token : row.is_array() ? row : Json::array()) {
            tokens.push_back(token.is_string() ? token.get<std::string>() : token.dump());
        }
        dealt.push_back(std::move(tokens));
    }
    return dealt;
}

/// Deals tokens, each to one row at most. When the tokens of one row leave only one way for the others, they get the
/// rest.
class DealControl final : public SlotControl {
public:
    DealControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {}

    void focus() override {
        if (!rows_.empty()) {
            rows_.front().typed->SetFocus();
        }
    }

private:
    struct Row {
        wxStaticText* name = nullptr;
        wxTextCtrl* typed = nullptr;
        std::vector<wxToggleButton*> buttons;
        Tokens has;
    };

    void update(const Json& draft) override {
        if (slot().options.empty()) {
            return;
        }
        const Json& first = slot().options.front().value;
        if (rows_.size() != first.size()) {
            make_rows(dealt_by(first));
        }
        std::vector<std::string> names;
        for (const auto& [name, tokens] : first.items()) {
            names.push_back(name);
        }
        const std::vector<wxString> called = called_names(names);
        for (std::size_t row = 0; row < names.size(); ++row) {
            name_row(rows_.at(row), utf8(names[row]), called[row]);
        }
        align_names();
        const Json value = value_at(draft, slot().field);
        // An unfinished deal stays until something else is dealt.
        if (!value.is_null() || !reported_.is_null()) {
            reported_ = value;
            std::vector<Tokens> dealt = dealt_by(value);
            dealt.resize(rows_.size());
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                give(i, std::move(dealt[i]));
            }
        }
        show_rows();
    }

    void make_rows(const std::vector<Tokens>& dealt) {
        for (const Tokens& tokens : dealt) {
            tokens_.insert(tokens_.end(), tokens.begin(), tokens.end());
        }
        for (std::size_t row = 0; row < dealt.size(); ++row) {
            rows_.push_back(make_row(row));
        }
    }

    Row make_row(std::size_t row) {
        constexpr int kShownLetters = 8;
        Row made;
        auto* across = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        const auto beside = wxSizerFlags().CenterVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::unit));
        made.name = child<wxStaticText>(this, wxID_ANY, "");
        made.typed = text_field(this);
        made.typed->SetMinSize({kShownLetters * made.typed->GetTextExtent("m").x, made.typed->GetMinSize().y});
        made.typed->Bind(wxEVT_TEXT, [this, row](wxCommandEvent&) { type(row); });
        auto* head = new wxBoxSizer(wxHORIZONTAL);
        head->Add(made.name, beside);
        head->Add(made.typed, beside);
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            auto* button = child<wxToggleButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
            if (const wxBitmapBundle picture = token_picture(tokens_[i]); picture.IsOk()) {
                button->SetBitmap(picture);
            } else {
                button->SetLabelText(utf8(tokens_[i]));
            }
            button->Bind(wxEVT_TOGGLEBUTTON, [this, row, i](wxCommandEvent&) { toggle(row, tokens_.at(i)); });
            across->Add(button, beside);
            made.buttons.push_back(button);
        }
        place()->Add(head);
        place()->Add(across, wxSizerFlags().Expand());
        return made;
    }

    /// Names a row as players call each other, because a whole name would take the room of the other fields.
    void name_row(const Row& row, const wxString& name, const wxString& called) {
        if (row.name->GetToolTipText() == name && row.name->GetLabelText() == called) {
            return;
        }
        row.name->SetLabelText(called);
        row.name->SetToolTip(name);
        set_accessible(row.typed, wxString::Format("%s, %s", words(slot().label), name),
                       wxString::Format(_("The letters, such as %s"), letters_of(dealt_by(first_way()).front())));
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const wxString token = words(token_name(tokens_[i]));
            row.buttons[i]->SetToolTip(token);
            set_accessible(row.buttons[i], wxString::Format("%s, %s", token, name));
        }
    }

    /// Aligns the fields of all rows.
    void align_names() {
        int widest = 0;
        for (const Row& row : rows_) {
            widest = std::max(widest, row.name->GetTextExtent(row.name->GetLabelText()).x);
        }
        for (const Row& row : rows_) {
            row.name->SetMinSize({widest + FromDIP(spacing::unit), -1});
        }
    }

    const Json& first_way() const { return slot().options.front().value; }
    static wxString letters_of(const Tokens& tokens) {
        wxString letters;
        for (const std::string& token : tokens) {
            letters += utf8(token_letter(token)).Lower();
        }
        return letters;
    }

    void give(std::size_t row, Tokens tokens) {
        Row& taker = rows_.at(row);
        // Typed words stay while they mean the same.
        if (!std::ranges::is_permutation(taker.has, tokens)) {
            taker.has = std::move(tokens);
            taker.typed->ChangeValue(letters_of(taker.has));
        }
    }

    void show_rows() {
        for (const Row& row : rows_) {
            for (std::size_t i = 0; i < tokens_.size(); ++i) {
                row.buttons[i]->SetValue(holds(row.has, tokens_[i]));
            }
        }
    }

    void type(std::size_t row) {
        Tokens tokens;
        wxString wrong;
        for (const wxUniChar typed : rows_.at(row).typed->GetValue()) {
            const auto named = [&](const std::string& token) {
                return utf8(token_letter(token)).Lower() == wxString(typed).Lower();
            };
            const auto token = std::ranges::find_if(tokens_, named);
            if (token == tokens_.end() && !wxIsspace(typed) && typed != ',') {
                wrong = wxString::Format(_("%s is none of the letters %s"), wxString(typed), letters_of(tokens_));
            }
            if (token != tokens_.end() && !holds(tokens, *token)) {
                tokens.push_back(*token);
            }
        }
        deal(row, std::move(tokens), false);
        if (!wrong.empty()) {
            complain(wrong);
        }
    }

    void toggle(std::size_t row, const std::string& token) {
        Tokens tokens = rows_.at(row).has;
        if (std::erase(tokens, token) == 0) {
            tokens.push_back(token);
        }
        deal(row, std::move(tokens), true);
    }

    /// Gives a row these tokens, and takes them from the others.
    void deal(std::size_t row, Tokens tokens, bool write) {
        const std::size_t most = dealt_by(first_way()).at(row).size();
        if (tokens.size() > most) {
            show_rows();
            if (!write) {  // The buttons go back to what they were. The words stay, and mean no deal.
                reported_ = Json();
                report(0, reported_);
            }
            return complain(
                wxString::Format(_("%s gets only %zu. Take one back first"), rows_[row].name->GetLabelText(), most));
        }
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (i != row && std::ranges::any_of(tokens, [&](const auto& one) { return holds(rows_[i].has, one); })) {
                Tokens left = rows_[i].has;
                std::erase_if(left, [&](const std::string& one) { return holds(tokens, one); });
                give(i, std::move(left));
            }
        }
        rows_[row].has = std::move(tokens);
        if (write) {
            rows_[row].typed->ChangeValue(letters_of(rows_[row].has));
        }
        const Json* way = only_way(row);
        show_rows();
        complain({});
        reported_ = way == nullptr ? Json() : *way;
        report(0, reported_);
    }

    /// Returns the one way to deal in which this row has its tokens, and the others have at least theirs; null where
    /// there are several, or none.
    const Json* only_way(std::size_t row) const {
        const Json* only = nullptr;
        for (const Option& option : slot().options) {
            const std::vector<Tokens> dealt = dealt_by(option.value);
            bool fits = !option.barred && std::ranges::is_permutation(dealt.at(row), rows_[row].has);
            for (std::size_t i = 0; i < rows_.size() && fits; ++i) {
                fits = std::ranges::all_of(rows_[i].has, [&](const auto& token) { return holds(dealt[i], token); });
            }
            if (fits && only != nullptr) {
                return nullptr;
            }
            only = fits ? &option.value : only;
        }
        return only;
    }

    Tokens tokens_;  ///< All of them, in the order of the first way to deal.
    std::vector<Row> rows_;
    Json reported_;
};

}  // namespace

bool is_deal(const Slot& slot) {
    const auto is_row = [](const Json& row) {
        return row.is_array() && std::ranges::all_of(row, [](const Json& token) { return token.is_string(); });
    };
    return slot.kind == Slot::Kind::card && !slot.options.empty() &&
           std::ranges::all_of(slot.options, [&](const Option& option) {
               return option.value.is_object() && !option.value.empty() && std::ranges::all_of(option.value, is_row);
           });
}

SlotControl* make_deal(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<DealControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

// The slots that are rows of buttons: dice, payments, suits. The chosen one stays pressed.
#include <algorithm>

#include <wx/app.h>
#include <wx/arrstr.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/form/token_picture.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

/// Returns a line that is at most so wide. A name becomes shorter, and what it gets stays: "Konstant… 3".
wxString shortened(const wxStaticText& text, const wxString& line, int width) {
    const auto fits = [&](const wxString& one) { return text.GetTextExtent(one).x <= width; };
    if (fits(line)) {
        return line;
    }
    const wxString number = line.AfterLast(' ');
    const bool gets = number != line && !number.empty() && wxIsdigit(number.Last());
    const wxString end = wxString::FromUTF8("…") + (gets ? " " + number : wxString());
    wxString name = gets ? line.BeforeLast(' ') : line;
    while (name.length() > 1 && !fits(name + end)) {
        name.RemoveLast();
    }
    return name.Strip() + end;
}

/// A button for each face, with what the face would lead to beneath it. Dice that belong together share the row, and
/// a button for each die says what it shows and which die the row is for.
class DiceControl final : public SlotControl {
public:
    DiceControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        row_ = new wxBoxSizer(wxVERTICAL);
        place()->Add(row_, wxSizerFlags().Expand());
        if (flow == Flow::across) {
            grid_ = new wxGridSizer(kFacesInRow, FromDIP(spacing::unit), FromDIP(spacing::unit));
            faces_ = grid_;
            hide_label();
        } else {
            faces_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        }
        row_->Add(faces_, wxSizerFlags().Expand());
    }
    void focus() override {
        if (!buttons_.empty()) {
            buttons_.front()->SetFocus();
        }
    }

private:
    void update(const Json& draft) override {
        values_.clear();
        for (std::size_t i = 0; i < slot_count(); ++i) {
            values_.push_back(value_at(draft, slot(i).field));
        }
        // The row is for the first die that is not yet rolled.
        const auto empty = std::ranges::find_if(values_, [](const Json& value) { return value.is_null(); });
        current_ = empty == values_.end() ? values_.size() - 1 : static_cast<std::size_t>(empty - values_.begin());
        fit_width();
        show_row();
    }
    /// Ten faces stand in two rows of five, or in one where the form is wide.
    void fit_width() override {
        constexpr int kWideFace = 44;
        const bool wide = room() >= 2 * kFacesInRow * static_cast<int>(FromDIP(kWideFace) * text_size());
        if (grid_ != nullptr && grid_->GetCols() != (wide ? 2 : 1) * kFacesInRow) {
            grid_->SetCols((wide ? 2 : 1) * kFacesInRow);
            InvalidateBestSize();
        }
        if (std::exchange(laid_width_, room()) != room()) {
            lay_dice();
            show_hints();
        }
    }
    void lay_dice() {
        if (dice_row_ != nullptr) {
            lay_in_rows(*dice_row_, dice_);
        }
    }
    void show_row() {
        show_faces(values_[current_]);
        show_dice();
    }

    void show_faces(const Json& value) {
        const std::vector<Option>& options = slot(current_).options;
        while (buttons_.size() < options.size()) {
            add_face();
        }
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            const bool used = i < options.size();
            buttons_[i]->Show(used);
            hints_[i]->Show(used && flow() == Flow::across);
            if (!used) {
                continue;
            }
            const wxString name = words(options[i].name);
            const wxString hint = remark_of(options[i]);
            if (buttons_[i]->GetLabelText() != name) {
                buttons_[i]->SetLabelText(name);
            }
            buttons_[i]->SetValue(same_value(options[i].value, value));
            buttons_[i]->SetToolTip(hint);
            set_accessible(buttons_[i], words(slot(current_).label) + " " + name, hint);
        }
        show_hints();
    }

    /// Shows beneath each face what it would lead to, a line for each player, as wide as the face.
    void show_hints() {
        if (grid_ == nullptr || slot_count() == 0) {
            return;
        }
        const std::vector<Option>& options = slot(current_).options;
        const int width = room() / grid_->GetCols() - grid_->GetHGap() - FromDIP(spacing::hair);
        for (std::size_t i = 0; i < std::min(options.size(), hints_.size()); ++i) {
            wxString all = remark_of(options[i]), hint;
            all.Replace(", ", "\n");
            for (const wxString& line : wxSplit(all, '\n', '\0')) {
                hint += (hint.empty() ? "" : "\n") + shortened(*hints_[i], line, width);
            }
            if (hints_[i]->GetLabelText() != hint) {
                hints_[i]->SetLabelText(hint);
            }
        }
    }

    void add_face() {
        const std::size_t i = buttons_.size();
        auto* button = child<wxToggleButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        add_style(button, "die");
        auto* hint =
            child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxALIGN_CENTRE_HORIZONTAL);
        hint->SetFont(font_of(*this, TypeStep::caption));
        hint->SetForegroundColour(palette().secondary);

        auto* cell = new wxBoxSizer(wxVERTICAL);
        constexpr int kLetters = 3;
        button->SetMinSize({kLetters * GetCharWidth(), -1});
        cell->Add(button, wxSizerFlags().Expand());
        cell->Add(hint, wxSizerFlags().CenterHorizontal().Border(wxTOP, FromDIP(spacing::hair)));
        faces_->Add(cell, flow() == Flow::across ? wxSizerFlags().Expand()
                                                 : wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::hair)));
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            buttons_[i]->SetValue(true);
            report(current_, slot(current_).options.at(i).value);
        });
        buttons_.push_back(button);
        hints_.push_back(hint);
    }

    void show_dice() {
        const std::size_t wanted = slot_count() > 1 ? slot_count() : 0;
        if (wanted > 0 && dice_row_ == nullptr) {
            dice_row_ = new wxBoxSizer(wxVERTICAL);
            row_->Add(dice_row_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
        }
        bool changed = false;
        while (dice_.size() < wanted) {
            const std::size_t i = dice_.size();
            auto* die = child<wxToggleButton>(this, wxID_ANY, "");
            die->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
                current_ = i;
                show_row();
            });
            dice_.push_back(die);
        }
        for (std::size_t i = 0; i < dice_.size(); ++i) {
            changed = dice_[i]->Show(i < wanted) || changed;
            if (i >= wanted) {
                continue;
            }
            const wxString face = values_[i].is_null() ? wxString("?") : utf8(values_[i].dump());
            const wxString name = labelled_words(words(slot(i).label), face);
            if (dice_[i]->GetLabelText() != name) {
                dice_[i]->SetLabelText(name);
                set_accessible(dice_[i], name);
                changed = true;
            }
            dice_[i]->SetValue(i == current_);
        }
        if (changed) {
            lay_dice();
        }
    }
    static constexpr int kFacesInRow = 5;
    wxBoxSizer* row_;
    wxSizer* faces_;
    wxGridSizer* grid_ = nullptr;     ///< The same, beside the board.
    wxBoxSizer* dice_row_ = nullptr;  ///< Rows of dice, as many as the form has room for.
    int laid_width_ = 0;
    std::vector<wxToggleButton*> buttons_, dice_;
    std::vector<wxStaticText*> hints_;
    std::vector<Json> values_;  ///< The number that each die shows.
    std::size_t current_ = 0;   ///< The die that the row of faces is for.
};

/// Payments and suits, drawn as beads with their letters.
class TokensControl final : public SlotControl {
public:
    TokensControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        if (flow == Flow::across) {
            row_ =
                new wxBoxSizer(wxVERTICAL);  // A sizer of rows, because one that wraps would ask for a single column.
        } else {
            row_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        }
        none_ = child<wxStaticText>(this, wxID_ANY, "");
        none_->SetForegroundColour(palette().secondary);
        place()->Add(none_, wxSizerFlags());
        place()->Add(row_, wxSizerFlags(1).Expand());
    }
    void focus() override {
        if (!shown_.empty()) {
            buttons_.front()->SetFocus();
        }
    }

private:
    void update(const Json& draft) override {
        const Json value = value_at(draft, slot().field);
        std::vector<Option> options = slot().options;
        if (!value.is_null() &&
            std::ranges::none_of(options, [&](const Option& option) { return same_value(option.value, value); })) {
            options.insert(options.begin(), Option{value, tokens_text(value), {}, {}, false});
        }
        if (options != shown_ || !built_) {
            built_ = true;
            shown_ = std::move(options);
            relabel();
        }
        place_buttons();
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            buttons_[i]->SetValue(same_value(shown_[i].value, value));
        }
    }

    /// Makes new buttons for new options, because a GTK button does not take another picture and another label
    /// together. The old buttons are destroyed when their own events are over.
    void relabel() {
        row_->Clear(false);
        std::optional<std::size_t> focused;
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            focused = buttons_[i]->HasFocus() ? std::optional(i) : focused;
            buttons_[i]->Hide();
            wxTheApp->ScheduleForDestruction(buttons_[i]);
        }
        buttons_.clear();
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            add_button(i);
        }
        if (focused && !buttons_.empty()) {
            buttons_[std::min(*focused, buttons_.size() - 1)]->SetFocus();
        }
        none_->SetLabelText(shown_.empty() ? _("nothing fits yet") : wxString());
        none_->Show(shown_.empty());
        InvalidateBestSize();
    }

    void fit_width() override {
        if (std::exchange(worded_for_, room()) != room()) {
            relabel();
        }
        place_buttons();
    }
    void place_buttons() {
        if (flow() == Flow::across) {
            lay_in_rows(static_cast<wxBoxSizer&>(*row_), buttons_);
            return;
        }
        row_->Clear(false);
        for (wxToggleButton* button : buttons_) {
            row_->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::unit)));
        }
        InvalidateBestSize();
    }

    /// Returns the words beside the beads. When several suits are barred for one reason, the last of them says it.
    wxString beside(std::size_t i) const {
        const Option& option = shown_[i];
        if (!option.value.is_string()) {
            return option.barred ? words(option.barred->brief) : words(option.hint);
        }
        const bool said_by_next = option.barred && i + 1 < shown_.size() && shown_[i + 1].barred &&
                                  shown_[i + 1].barred->brief == option.barred->brief;
        return option.barred && !said_by_next ? words(option.barred->brief) : wxString();
    }

    void add_button(std::size_t i) {
        const Option& option = shown_[i];
        // When all options are equally good, none is marked.
        const bool best = option.best && std::ranges::any_of(shown_, [](const Option& one) { return !one.best; });
        const wxBitmapBundle picture = token_picture(option.value, best);
        const auto button_with = [&](const wxString& words) {
            auto* made = child<wxToggleButton>(this, wxID_ANY, words);
            if (picture.IsOk()) {
                made->SetBitmap(picture);
            }
            return made;
        };
        wxToggleButton* button = button_with(beside(i));
        if (flow() == Flow::across && picture.IsOk() && button->GetBestSize().x > room() - FromDIP(spacing::unit)) {
            button->Destroy();
            button = button_with({});  // The toolkit would write the words over the beads; the tip has them.
        }
        button->SetToolTip(option.value.is_string() ? labelled_words(words(option.name), remark_of(option))
                                                    : remark_of(option));
        set_accessible(button, words(option.name),
                       best ? remark_of(option) + ", " + _("the best") : remark_of(option));
        add_style(button, "barred", option.barred.has_value());
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            const bool away = !buttons_[i]->GetValue() && slot().optional;
            buttons_[i]->SetValue(!away);
            report(0, away ? Json() : shown_.at(i).value);
        });
        buttons_.push_back(button);
    }

    wxSizer* row_;
    wxStaticText* none_;
    std::vector<wxToggleButton*> buttons_;
    std::vector<Option> shown_;
    bool built_ = false;
    int worded_for_ = 0;  ///< The room for which the buttons have their words.
};

}  // namespace

SlotControl* make_dice(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<DiceControl>(parent, std::move(key), flow, std::move(fill));
}
SlotControl* make_tokens(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<TokensControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

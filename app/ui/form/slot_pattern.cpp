// A pattern of tokens in rows. A click or a key turns a token over.
#include <algorithm>
#include <memory>

#include <wx/button.h>
#include <wx/dcbuffer.h>
#include <wx/sizer.h>

#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/canvas_parts.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

constexpr double kToken = 40, kTokenHigh = 34, kGap = 6, kSign = 20, kInset = 4, kCorner = 6;

/// Returns the keys of the rows in their order.
std::vector<std::string> row_keys(const Slot& slot) {
    std::vector<std::string> keys;
    if (!slot.options.empty()) {
        for (const auto& row : slot.options.front().value.items()) {
            keys.push_back(row.key());
        }
    }
    return keys;
}

bool is_turned(const Json& pattern, const std::string& row, int column) {
    const Json columns = value_at(pattern, FieldPath() / row);
    return columns.is_array() && std::ranges::find(columns, Json(column)) != columns.end();
}

/// The tokens. The arrow keys move from token to token, Space or Enter turns one over, and a click does both.
class PatternCanvas final : public wxWindow {
public:
    /// With `dialog` it has the background of a dialog instead of that of the now panel.
    PatternCanvas(wxWindow* parent, bool dialog, std::function<void(std::size_t row, int column)> turn)
        : dialog_(dialog), turn_(std::move(turn)) {
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        CanvasParts::prepare(parent);
        Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
        parts_.emplace(this, [this](std::size_t part) {
            const auto columns = static_cast<std::size_t>(std::max(1LL, slot_.most));
            row_ = part / columns;
            column_ = static_cast<int>(part % columns) + 1;
            turn_(row_, column_);
        });
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
        const auto ring = [this](wxFocusEvent& event) {
            Refresh();
            CallAfter([this] { say_here(); });
            event.Skip();
        };
        Bind(wxEVT_SET_FOCUS, ring);
        Bind(wxEVT_KILL_FOCUS, ring);
        Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { clicked(event.GetPosition()); });
        Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) { clicked(event.GetPosition()); });
        Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { key(event); });
    }

    void show(const Slot& slot, const Json& pattern) {
        slot_ = slot;
        pattern_ = pattern;
        row_ = std::min(row_, std::max<std::size_t>(slot.rows.size(), 1) - 1);
        column_ = std::clamp(column_, 1, std::max(1, static_cast<int>(slot.most)));
        const double grow = text_size();
        SetMinSize(FromDIP(wxSize(
            static_cast<int>(grow * (2 * kInset + (kToken + kGap) * static_cast<double>(slot.most) - kGap)),
            static_cast<int>(grow *
                             (2 * kInset + (kTokenHigh + kGap) * static_cast<double>(slot.rows.size()) - kGap)))));
        InvalidateBestSize();
        say_here();
        Refresh();
    }

private:
    wxRect2DDouble token(std::size_t row, int column) const {
        const double grow = FromDIP(100) / 100.0 * text_size();
        return {grow * (kInset + (kToken + kGap) * (column - 1)),
                grow * (kInset + (kTokenHigh + kGap) * static_cast<double>(row)), grow * kToken, grow * kTokenHigh};
    }
    void clicked(const wxPoint& point) {
        SetFocus();
        for (std::size_t row = 0; row < slot_.rows.size(); ++row) {
            for (int column = 1; column <= slot_.most; ++column) {
                if (token(row, column).Contains(wxPoint2DDouble(point.x, point.y))) {
                    row_ = row;
                    column_ = column;
                    turn_(row, column);
                    return;
                }
            }
        }
    }
    void key(wxKeyEvent& event) {
        const std::size_t last = std::max<std::size_t>(slot_.rows.size(), 1) - 1;
        switch (event.GetKeyCode()) {
            case WXK_LEFT: column_ = std::max(1, column_ - 1); break;
            case WXK_RIGHT: column_ = std::min(static_cast<int>(slot_.most), column_ + 1); break;
            case WXK_UP: row_ = row_ == 0 ? 0 : row_ - 1; break;
            case WXK_DOWN: row_ = std::min(last, row_ + 1); break;
            case WXK_SPACE:
            case WXK_RETURN:
            case WXK_NUMPAD_ENTER: turn_(row_, column_); return;
            case WXK_TAB:
                Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
                return;
            default: event.Skip(); return;
        }
        say_here();
        Refresh();
    }
    wxString side_of(std::size_t row, int column) const {
        const std::vector<std::string> keys = row_keys(slot_);
        return row < keys.size() && is_turned(pattern_, keys[row], column) ? words(slot_.sides[1].name)
                                                                           : words(slot_.sides[0].name);
    }
    void say_here() {
        if (slot_.rows.empty()) {
            return;
        }
        wxString all;
        std::vector<CanvasPart> parts;
        for (std::size_t row = 0; row < slot_.rows.size(); ++row) {
            all += words(slot_.rows[row]) + ":";
            for (int column = 1; column <= slot_.most; ++column) {
                parts.push_back(
                    {wxString::Format(_("%s, column %d: %s"), words(slot_.rows[row]), column, side_of(row, column)),
                     token(row, column),
                     CanvasPart::Role::piece,
                     true,
                     {}});
                all += " " + side_of(row, column) + (column == slot_.most ? "." : ",");
            }
            all += row + 1 < slot_.rows.size() ? wxString(" ") : wxString();
        }
        set_accessible_canvas(this, words(slot_.label), all);
        name_places(parts);
        parts_->show(std::move(parts));
        parts_->stand_on(row_ * static_cast<std::size_t>(std::max(1LL, slot_.most)) +
                         static_cast<std::size_t>(column_ - 1));
        SetToolTip(all);
    }

    void paint() {
        wxAutoBufferedPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        const Palette& colours = palette();
        const wxSize size = GetClientSize();
        gc->SetPen(wxNullPen);
        gc->SetBrush(wxBrush(dialog_ ? colours.background : colours.surface));
        gc->DrawRectangle(0, 0, size.x, size.y);
        const double grow = FromDIP(100) / 100.0 * text_size();
        const std::vector<std::string> keys = row_keys(slot_);
        for (std::size_t row = 0; row < slot_.rows.size() && row < keys.size(); ++row) {
            for (int column = 1; column <= slot_.most; ++column) {
                const bool turned = is_turned(pattern_, keys[row], column);
                const wxRect2DDouble at = token(row, column);
                gc->SetPen(gc->CreatePen(
                    wxGraphicsPenInfo(turned ? colours.lampink : colours.cardedge, turned ? 2.5 : 1.2)));
                gc->SetBrush(wxBrush(turned ? colours.card : colours.surface));
                gc->DrawRoundedRectangle(at.m_x, at.m_y, at.m_width, at.m_height, grow * kCorner);
                const double sign = grow * kSign;
                draw_art(*gc, slot_.sides[turned ? 1 : 0].art,
                         {at.m_x + (at.m_width - sign) / 2, at.m_y + (at.m_height - sign) / 2, sign, sign},
                         turned ? colours.text : colours.secondary);
                if (HasFocus() && row == row_ && column == column_) {
                    draw_focus_ring(*gc, at);
                }
            }
        }
    }

    bool dialog_;
    std::function<void(std::size_t, int)> turn_;
    Slot slot_;
    Json pattern_;
    std::size_t row_ = 0;
    int column_ = 1;
    std::optional<CanvasParts> parts_;  ///< Empty until the window is made.
};

class PatternControl final : public SlotControl {
public:
    PatternControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        names_ = child<wxStaticText>(this, wxID_ANY, "");
        names_->SetForegroundColour(palette().secondary);
        canvas_ = child<PatternCanvas>(this, flow == Flow::down,
                                       [this](std::size_t row, int column) { turn(row, column); });
        presets_ = new wxBoxSizer(wxHORIZONTAL);
        beside_ = new wxBoxSizer(wxVERTICAL);
        beside_->Add(canvas_, wxSizerFlags());
        beside_->Add(presets_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
        place()->Add(names_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        place()->Add(beside_, wxSizerFlags());
    }
    void focus() override { canvas_->SetFocus(); }

private:
    /// The buttons lie beside the pattern where there is room for them, and otherwise below it.
    void fit_width() override {
        show_names();
        const int wide = canvas_->GetEffectiveMinSize().x + FromDIP(spacing::around) + presets_->CalcMin().x;
        const bool fits = flow() == Flow::across && wide <= room();
        if (beside_->GetOrientation() != (fits ? wxHORIZONTAL : wxVERTICAL)) {
            beside_->SetOrientation(fits ? wxHORIZONTAL : wxVERTICAL);
            wxSizerItem* buttons = beside_->GetItem(presets_);
            buttons->SetFlag(fits ? wxLEFT | wxALIGN_CENTER_VERTICAL : wxTOP);
            buttons->SetBorder(FromDIP(fits ? spacing::around : spacing::unit));
        }
        InvalidateBestSize();
    }
    /// Says how many tokens of each row are turned: beside each other where there is room for it, and otherwise in
    /// lines.
    void show_names() {
        const auto joined = [this](const wxString& between) {
            wxString names;
            const std::vector<std::string> keys = row_keys(slot());
            for (std::size_t row = 0; row < slot().rows.size() && row < keys.size(); ++row) {
                names += (names.empty() ? wxString() : between) +
                         labelled_words(words(slot().rows[row]),
                                        wxString::Format("%zu", value_at(shown_, FieldPath() / keys[row]).size()));
            }
            return names;
        };
        wxString names = joined(wxString::FromUTF8("  ·  "));
        if (flow() == Flow::down || names_->GetTextExtent(names).x > room()) {
            names = joined("\n");
        }
        if (names_->GetLabelText() != names) {
            names_->SetLabelText(names);
        }
    }
    void turn(std::size_t row, int column) {
        Json pattern = shown_.is_object() ? shown_ : Json::object();
        const std::vector<std::string> keys = row_keys(slot());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            Json columns = Json::array();
            for (int at = 1; at <= slot().most; ++at) {
                const bool other = i == row && at == column;
                if (is_turned(shown_, keys[i], at) != other) {
                    columns.push_back(at);
                }
            }
            pattern[keys[i]] = std::move(columns);
        }
        report(0, std::move(pattern));
    }
    void update(const Json& draft) override {
        shown_ = value_at(draft, slot().field);
        canvas_->show(slot(), shown_);
        if (options_ != slot().options) {
            options_ = slot().options;
            presets_->Clear(true);
            for (const Option& option : options_) {
                const wxString hint = words(option.hint);
                auto* button = child<wxButton>(this, wxID_ANY, words(option.name));
                button->SetToolTip(hint);
                set_accessible(button, words(option.name), hint);
                button->Bind(wxEVT_BUTTON, [this, value = option.value](wxCommandEvent&) { report(0, value); });
                presets_->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::unit)));
            }
        }
        fit_width();
    }

    wxStaticText* names_;
    PatternCanvas* canvas_;
    wxBoxSizer *presets_, *beside_;
    std::vector<Option> options_;
    Json shown_;
};

}  // namespace

SlotControl* make_pattern(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<PatternControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

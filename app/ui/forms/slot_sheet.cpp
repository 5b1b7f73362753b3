// The tile sheet: a row for each tile with its Suns, its power and the squares that the power reaches, as a picture
// of three by three to click.
#include <algorithm>
#include <array>
#include <memory>

#include <wx/choice.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/marks.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/forms/slot_kinds.h"
#include "core/rules/field_path.h"

namespace castalia {

namespace {

constexpr int kCell = 16, kAround = 3;
/// By their place in the picture, row by row; the middle is the tile itself.
constexpr std::array<const char*, 9> kSquares{"NW", "N", "NE", "W", "", "E", "SW", "S", "SE"};
/// In the order in which a record lists them.
constexpr std::array<const char*, 8> kClockwise{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
constexpr std::array<const char*, 4> kPowers{"none", "raise", "lower", "swap"};

bool is_lit(const Json& area, const char* square) {
    return area.is_array() && std::ranges::find(area, Json(square)) != area.end();
}

/// Where a power reaches when nobody has said otherwise.
Json usual_area(const std::string& power) {
    if (power == "raise") {
        return {"N", "E", "S", "W"};
    }
    if (power == "lower") {
        return {"NE", "SE", "SW", "NW"};
    }
    return power == "swap" ? Json(kClockwise) : Json();
}

wxString square_words(std::size_t cell) {
    static const std::array<const char*, 9> kWords{
        wxTRANSLATE("north-west"), wxTRANSLATE("north"),           wxTRANSLATE("north-east"),
        wxTRANSLATE("west"),       wxTRANSLATE("the tile itself"), wxTRANSLATE("east"),
        wxTRANSLATE("south-west"), wxTRANSLATE("south"),           wxTRANSLATE("south-east")};
    return wxGetTranslation(kWords[cell]);
}

/// Nine squares. A click or Space turns one on or off, arrow keys walk.
class AreaPicture final : public wxWindow {
public:
    AreaPicture(wxWindow* parent, const wxString& name, std::function<void(const char* square)> turn)
        : name_(name), turn_(std::move(turn)) {
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
        const int side = FromDIP(3 * kCell + 2 * kAround);
        SetMinSize({side, side});
        set_accessible_canvas(this, name_);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
        const auto ring = [this](wxFocusEvent& event) {
            Refresh();
            event.Skip();
        };
        Bind(wxEVT_SET_FOCUS, ring);
        Bind(wxEVT_KILL_FOCUS, ring);
        const auto click = [this](wxMouseEvent& event) {
            SetFocus();
            const int cell = FromDIP(kCell), around = FromDIP(kAround);
            const int x = std::clamp((event.GetX() - around) / cell, 0, 2),
                      y = std::clamp((event.GetY() - around) / cell, 0, 2), square = 3 * y + x;
            here_ = static_cast<std::size_t>(square);
            this->turn();
        };
        Bind(wxEVT_LEFT_DOWN, click);
        Bind(wxEVT_LEFT_DCLICK, click);
        Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { key(event); });
    }

    void show(const Json& area) {
        if (area != area_) {
            area_ = area;
            wxString told;
            for (std::size_t cell = 0; cell < kSquares.size(); ++cell) {
                if (is_lit(area_, kSquares[cell])) {
                    told += (told.empty() ? "" : ", ") + square_words(cell);
                }
            }
            told_ = told.empty() ? _("no square said") : told;
            set_accessible_canvas(this, name_, told_);
            SetToolTip(name_ + ": " + told_);
            Refresh();
        }
    }

private:
    void turn() {
        if (here_ != 4) {
            turn_(kSquares[here_]);
        }
        say_here();
    }
    void say_here() {
        const bool lit = is_lit(area_, kSquares[here_]);
        set_accessible_canvas(this, name_ + ", " + square_words(here_) + (lit ? _(", reached") : wxString()), told_);
        Refresh();
    }
    void key(wxKeyEvent& event) {
        const std::size_t x = here_ % 3, y = here_ / 3;
        switch (event.GetKeyCode()) {
            case WXK_LEFT: here_ -= x > 0 ? 1 : 0; break;
            case WXK_RIGHT: here_ += x < 2 ? 1 : 0; break;
            case WXK_UP: here_ -= y > 0 ? 3 : 0; break;
            case WXK_DOWN: here_ += y < 2 ? 3 : 0; break;
            case WXK_SPACE: return turn();
            case WXK_TAB:
                Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
                return;
            default: event.Skip(); return;
        }
        say_here();
    }
    void paint() {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(wxBrush(palette().background));
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        const Palette& colours = palette();
        const double cell = FromDIP(kCell), around = FromDIP(kAround);
        for (std::size_t i = 0; i < kSquares.size(); ++i) {
            const std::size_t row = i / 3, column = i % 3;
            const double x = around + cell * static_cast<double>(column),
                         y = around + cell * static_cast<double>(row);
            const bool lit = is_lit(area_, kSquares[i]);
            gc->SetPen(wxPen(lit ? colours.lampink : i == 4 ? colours.facedown : colours.control, 1));
            gc->SetBrush(wxBrush(i == 4 ? colours.facedown : lit ? colours.lamp : colours.card));
            gc->DrawRoundedRectangle(x + 1, y + 1, cell - 2, cell - 2, 2);
            if (HasFocus() && i == here_) {
                draw_focus_ring(*gc, {x - 1, y - 1, cell + 2, cell + 2});
            }
        }
    }

    wxString name_, told_;
    std::function<void(const char*)> turn_;
    Json area_ = Json::array();
    std::size_t here_ = 1;
};

class SheetControl final : public SlotControl {
public:
    SheetControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        constexpr int kColumns = 4;
        grid_ = new wxFlexGridSizer(kColumns, FromDIP(spacing::close), FromDIP(spacing::apart));
        for (const wxString& head : {_("Tile"), _("Suns"), _("Power"), _("reaches")}) {
            auto* text = child<wxStaticText>(this, wxID_ANY, head);
            text->SetForegroundColour(palette().secondary);
            grid_->Add(text, wxSizerFlags().CenterVertical());
        }
        place()->Add(grid_, wxSizerFlags());
        missing_ = child<wxStaticText>(this, wxID_ANY, "");
        missing_->SetForegroundColour(palette().secondary);
        place()->Add(missing_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
    }
    void focus() override {
        if (!rows_.empty()) {
            rows_.front().suns->SetFocus();
        }
    }

private:
    struct Row {
        std::string tile;
        wxChoice* suns;
        wxChoice* power;
        AreaPicture* area;
    };

    void update(const Json& draft) override {
        sheet_ = value_at(draft, slot().field);
        if (!sheet_.is_object()) {
            sheet_ = slot().options.front().value;
        }
        if (rows_.empty()) {
            for (const auto& row : slot().options.front().value.items()) {
                add_row(row.key());
            }
        }
        int whole = 0;
        for (const Row& row : rows_) {
            const Json suns = value_at(sheet_, row.tile + "/suns"), power = value_at(sheet_, row.tile + "/power");
            row.suns->SetSelection(suns.is_number_integer() ? suns.get<int>() + 1 : 0);
            const auto found =
                power.is_string() ? std::ranges::find(kPowers, power.get<std::string>()) : kPowers.end();
            row.power->SetSelection(found == kPowers.end() ? 0 : static_cast<int>(found - kPowers.begin()) + 1);
            row.area->show(value_at(sheet_, row.tile + "/area"));
            whole += !suns.is_null() && !power.is_null() ? 1 : 0;
        }
        const int all = static_cast<int>(rows_.size());
        const wxString told =
            whole == all
                ? _("Every tile is set.")
                : wxString::Format(
                      _("%d of %d tiles are set. Of the others the program logs what the table sees, and asks "
                        "for their Suns at the end."),
                      whole, all);
        if (missing_->GetLabelText() != told) {
            missing_->SetLabelText(told);
            constexpr int kLetters = 52;
            missing_->Wrap(kLetters * GetCharWidth());
            InvalidateBestSize();
        }
    }

    void add_row(const std::string& tile) {
        const std::size_t i = rows_.size();
        const wxString name = utf8(tile);
        auto* label = child<wxStaticText>(this, wxID_ANY, name);
        auto* suns = child<wxChoice>(this, wxID_ANY);
        suns->Append(_("not set"));
        for (long long number = slot().least; number <= slot().most; ++number) {
            suns->Append(wxString::Format("%lld", number));
        }
        auto* power = child<wxChoice>(this, wxID_ANY);
        for (const wxString& word : {_("not set"), _("none"), wxString::FromUTF8("↑ ") + _("raise"),
                                     wxString::FromUTF8("↓ ") + _("lower"), wxString::FromUTF8("⇄ ") + _("swap")}) {
            power->Append(word);
        }
        set_accessible(suns, wxString::Format(_("Suns of %s"), name));
        set_accessible(power, wxString::Format(_("Power of %s"), name));
        auto* area = child<AreaPicture>(this, wxString::Format(_("Where the power of %s reaches"), name),
                                        [this, i](const char* square) { turn(i, square); });
        suns->Bind(wxEVT_CHOICE, [this, i](wxCommandEvent& event) {
            set(i, "suns", event.GetSelection() == 0 ? Json() : Json(event.GetSelection() - 1));
        });
        power->Bind(wxEVT_CHOICE, [this, i](wxCommandEvent& event) {
            const int chosen = event.GetSelection();
            const std::string word = chosen == 0 ? "" : kPowers[static_cast<std::size_t>(chosen - 1)];
            put_at(sheet_, rows_[i].tile + "/area", usual_area(word));
            set(i, "power", word.empty() ? Json() : Json(word));
        });
        grid_->Add(label, wxSizerFlags().CenterVertical());
        grid_->Add(suns, wxSizerFlags().CenterVertical());
        grid_->Add(power, wxSizerFlags().CenterVertical());
        grid_->Add(area, wxSizerFlags().CenterVertical());
        rows_.push_back({tile, suns, power, area});
    }

    void turn(std::size_t i, const char* square) {
        const std::string field = rows_[i].tile + "/area";
        const Json now = value_at(sheet_, field);
        Json area = Json::array();
        for (const char* one : kClockwise) {
            const bool same = std::string_view(one) == square;
            if (is_lit(now, one) != same) {
                area.push_back(one);
            }
        }
        put_at(sheet_, field, area.empty() ? Json() : area);
        report_sheet(i);
    }
    void set(std::size_t i, const char* key, Json value) {
        put_at(sheet_, rows_[i].tile + "/" + key, std::move(value));
        report_sheet(i);
    }
    void report_sheet(std::size_t i) {
        if (!sheet_.contains(rows_[i].tile)) {
            sheet_[rows_[i].tile] = Json::object();  // Said to be open, which is not the same as not said.
        }
        report(0, sheet_);
    }

    wxFlexGridSizer* grid_;
    wxStaticText* missing_;
    std::vector<Row> rows_;
    Json sheet_;
};

}  // namespace

SlotControl* make_sheet(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<SheetControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

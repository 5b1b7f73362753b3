// A table to fill in: each cell is a list to choose from, or a picture of the eight squares around a square.
#include <algorithm>
#include <array>
#include <memory>

#include <wx/choice.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/board/board.h"
#include "app/ui/form/slot_kinds.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/accessibility/canvas_parts.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/marks.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/labelled_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"

namespace castalia {

namespace {

constexpr int kCell = 16, kAround = 3;
/// The squares of the picture, row by row; the middle is the square itself.
constexpr std::array<const char*, 9> kSquares{"NW", "N", "NE", "W", "", "E", "SW", "S", "SE"};
/// The squares in the order in which a record lists them.
constexpr std::array<const char*, 8> kClockwise{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

bool is_lit(const Json& area, const char* square) {
    return area.is_array() && std::ranges::find(area, Json(square)) != area.end();
}

wxString square_words(std::size_t cell) {
    static const std::array<const char*, 9> kWords{
        wxTRANSLATE("north-west"),        wxTRANSLATE("north"), wxTRANSLATE("north-east"), wxTRANSLATE("west"),
        wxTRANSLATE("the square itself"), wxTRANSLATE("east"),  wxTRANSLATE("south-west"), wxTRANSLATE("south"),
        wxTRANSLATE("south-east")};
    return wxGetTranslation(kWords[cell]);
}

/// Nine squares. A click or Space turns one on or off, and the arrow keys move between them.
class AreaPicture final : public wxWindow {
public:
    AreaPicture(wxWindow* parent, const wxString& name, std::function<void(const char* square)> turn)
        : name_(name), turn_(std::move(turn)) {
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        CanvasParts::prepare(parent);
        Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS);
        const int side = FromDIP(3 * kCell + 2 * kAround);
        SetMinSize({side, side});
        set_accessible_canvas(this, name_);
        parts_.emplace(this, [this](std::size_t square) {
            here_ = square;
            this->turn();
        });
        name_parts();
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
        const auto ring = [this](wxFocusEvent& event) {
            CallAfter([this] { parts_->stand_on(here_); });
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
            wxString squares;
            for (std::size_t cell = 0; cell < kSquares.size(); ++cell) {
                if (is_lit(area_, kSquares[cell])) {
                    squares += (squares.empty() ? "" : ", ") + square_words(cell);
                }
            }
            const wxString lit = squares.empty() ? _("no square") : squares;
            set_accessible_canvas(this, name_, lit);
            SetToolTip(labelled_words(name_, lit));
            name_parts();
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
    void name_parts() {
        std::vector<CanvasPart> parts;
        const double cell = FromDIP(kCell), around = FromDIP(kAround);
        for (std::size_t i = 0; i < kSquares.size(); ++i) {
            const wxString square = square_words(i);
            parts.push_back(
                {is_lit(area_, kSquares[i]) ? wxString::Format(_("%s, reached"), square) : square,
                 {around + cell * static_cast<double>(i % 3), around + cell * static_cast<double>(i / 3), cell, cell},
                 CanvasPart::Role::piece,
                 i != 4,
                 {}});
        }
        name_places(parts);
        parts_->show(std::move(parts));
    }
    void say_here() {
        parts_->stand_on(here_);
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

    wxString name_;
    std::function<void(const char*)> turn_;
    Json area_ = Json::array();
    std::size_t here_ = 1;
    std::optional<CanvasParts> parts_;  ///< Empty until the window is made.
};

/// A picture of what a row describes, as it would lie on the table.
class RowPicture final : public wxWindow {
public:
    RowPicture(wxWindow* parent, const Slot& slot, const wxString& name) : slot_(slot), name_(name) {
        constexpr int kSide = 76;
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
        const int side = static_cast<int>(FromDIP(kSide) * text_size());
        SetMinSize({side, side});
        set_accessible_canvas(this, name_);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    }
    bool AcceptsFocus() const override { return false; }
    void show(const Json& row) {
        if (row != row_) {
            row_ = row;
            Refresh();
        }
    }

private:
    void paint() {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(wxBrush(palette().background));
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        const wxSize size = GetClientSize();
        draw_pictured_row(*gc, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, slot_, utf8(name_),
                          row_);
    }

    Slot slot_;
    wxString name_;
    Json row_;
};

class TableControl final : public SlotControl {
public:
    TableControl(wxWindow* parent, std::string key, Flow flow, Fill fill)
        : SlotControl(parent, std::move(key), flow, std::move(fill)) {
        grid_ = new wxFlexGridSizer(1, FromDIP(spacing::close), FromDIP(spacing::apart));
        place()->Add(grid_, wxSizerFlags());
        hint_ = child<wxStaticText>(this, wxID_ANY, "");
        hint_->SetForegroundColour(palette().secondary);
        hint_->SetFont(font_of(*this, TypeStep::normal));  // With a font of its own it is measured as it is drawn.
        place()->Add(hint_, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            if (slot_count() > 0 && wrapped_at_ != GetSize().x) {
                wrap_hint();
                CallAfter([this] { GetParent()->GetParent()->Layout(); });
            }
        });
    }
    void focus() override {
        if (!rows_.empty() && !rows_.front().cells.empty()) {
            rows_.front().cells.front().window()->SetFocus();
        }
    }

private:
    /// A list or a picture; the other one is null.
    struct Cell {
        wxChoice* choice = nullptr;
        AreaPicture* area = nullptr;

        wxWindow* window() const { return choice != nullptr ? static_cast<wxWindow*>(choice) : area; }
    };
    struct Row {
        std::string key;
        std::vector<Cell> cells;
        RowPicture* picture = nullptr;
    };

    void update(const Json& draft) override {
        table_ = value_at(draft, slot().field);
        if (!table_.is_object()) {
            table_ = slot().options.front().value;
        }
        if (rows_.empty()) {
            add_rows();
        }
        for (const Row& row : rows_) {
            if (row.picture != nullptr) {
                row.picture->show(value_at(table_, FieldPath() / row.key));
            }
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const Slot::Column& column = slot().columns[i];
                const Json cell = value_at(table_, FieldPath() / row.key / column.key);
                if (row.cells[i].area != nullptr) {
                    row.cells[i].area->show(cell);
                } else {
                    row.cells[i].choice->SetSelection(place_of(column, cell));
                }
            }
        }
        if (shown_hint_ != words(slot().hint)) {
            shown_hint_ = words(slot().hint);
            wrap_hint();
            InvalidateBestSize();
        }
    }

    void wrap_hint() {
        constexpr int kLetters = 52;
        const int most = GetSize().x > kLetters ? std::min(room(), GetSize().x) : room();
        hint_->SetLabelText(words(slot().hint));
        hint_->Wrap(std::min(most - FromDIP(spacing::group), kLetters * hint_->GetCharWidth()));
        wrapped_at_ = GetSize().x;
    }

    /// Returns the line of the list that shows a cell. The first line is for a cell that is not set.
    static int place_of(const Slot::Column& column, const Json& cell) {
        const auto found = std::ranges::find_if(column.choices, [&](const Option& choice) {
            return same_value(value_at(choice.value, FieldPath() / column.key), cell);
        });
        return cell.is_null() || found == column.choices.end() ? 0
                                                               : static_cast<int>(found - column.choices.begin()) + 1;
    }

    void add_rows() {
        grid_->SetCols(static_cast<int>(slot().columns.size()) + 1);
        add_head(slot().row_label);
        for (const Slot::Column& column : slot().columns) {
            add_head(column.label);
        }
        std::size_t i = 0;
        for (const auto& row : slot().options.front().value.items()) {
            rows_.push_back({row.key(), {}, nullptr});
            const wxString name = i < slot().rows.size() ? words(slot().rows[i]) : utf8(row.key());
            if (slot().drawn_row != nullptr) {
                rows_.back().picture = child<RowPicture>(this, slot(), name);
                grid_->Add(rows_.back().picture, wxSizerFlags().CenterVertical());
            } else {
                grid_->Add(child<wxStaticText>(this, wxID_ANY, name), wxSizerFlags().CenterVertical());
            }
            for (std::size_t column = 0; column < slot().columns.size(); ++column) {
                rows_.back().cells.push_back(cell(i, column, name));
                grid_->Add(rows_.back().cells.back().window(), wxSizerFlags().CenterVertical());
            }
            ++i;
        }
    }
    void add_head(const Text& label) {
        auto* text = child<wxStaticText>(this, wxID_ANY, words(label));
        text->SetForegroundColour(palette().secondary);
        grid_->Add(text, wxSizerFlags().CenterVertical());
    }
    Cell cell(std::size_t row, std::size_t column, const wxString& row_name) {
        const Slot::Column& head = slot().columns[column];
        // The cells of a table have no labels of their own: "Clio, Suns".
        const wxString name = wxString::Format(_("%s, %s"), row_name, words(head.label));
        if (head.choices.empty()) {
            return {nullptr, child<AreaPicture>(this, name, [this, row, column](const char* square) {
                        turn(row, slot().columns[column].key, square);
                    })};
        }
        auto* choice = child<wxChoice>(this, wxID_ANY);
        choice->Append(_("not set"));
        for (const Option& option : head.choices) {
            choice->Append(words(option.name));
        }
        set_accessible(choice, name);
        choice->Bind(wxEVT_CHOICE, [this, row, column](wxCommandEvent& event) {
            choose(row, slot().columns[column], event.GetSelection());
        });
        return {choice, nullptr};
    }

    void choose(std::size_t i, const Slot::Column& column, int line) {
        Json& row = row_of(i);
        for (const Option& other : column.choices) {
            for (const auto& cell : other.value.items()) {
                row.erase(cell.key());
            }
        }
        if (line > 0) {
            row.update(column.choices[static_cast<std::size_t>(line - 1)].value);
        }
        report(0, table_);
    }
    void turn(std::size_t i, const std::string& key, const char* square) {
        Json& row = row_of(i);
        const Json now = value_at(row, FieldPath() / key);
        Json area = Json::array();
        for (const char* one : kClockwise) {
            const bool same = std::string_view(one) == square;
            if (is_lit(now, one) != same) {
                area.push_back(one);
            }
        }
        put_at(row, FieldPath() / key, area.empty() ? Json() : area);
        report(0, table_);
    }
    /// Returns the row and adds it where it is missing. It stays when it is empty again: the table said that nothing
    /// is known of it.
    Json& row_of(std::size_t i) {
        Json& row = table_[rows_[i].key];
        row = row.is_object() ? row : Json::object();
        return row;
    }

    wxFlexGridSizer* grid_;
    wxStaticText* hint_;
    wxString shown_hint_;
    int wrapped_at_ = 0;
    std::vector<Row> rows_;
    Json table_;
};

}  // namespace

SlotControl* make_table(wxWindow* parent, std::string key, Flow flow, SlotControl::Fill fill) {
    return child<TableControl>(parent, std::move(key), flow, std::move(fill));
}

}  // namespace castalia

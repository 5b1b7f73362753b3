// How the table is laid out before the first move: what is needed, a plan, the steps to tick off, and lots.
#include "app/ui/setup/lay_out.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>

#include "app/ui/export/blank_dialog.h"
#include "app/ui/setup/figure_drawing.h"
#include "app/ui/setup/lay_out_rows.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/picture.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/parts/layout_sheet.h"

namespace castalia {

namespace {

constexpr int kScrollStep = 12, kBar = 16;

TableLayout layout_of(const TableToLay& table) {
    const Heading heading = table.heading();
    return table.game.layout(Players{heading.players}, heading.setup,
                             [](const Text& text) { return utf8(words(text)); });
}

/// Scrolls the page until the whole row is in sight, not its box alone.
void bring_into_view(wxWindow& row) {
    auto* page = static_cast<wxScrolledWindow*>(row.GetParent());
    int step = 0;
    page->GetScrollPixelsPerUnit(nullptr, &step);
    const wxRect at = row.GetRect();
    const int moved = std::min(at.GetBottom() + 1 - page->GetClientSize().y, at.y);
    if (step > 0 && moved > 0) {
        page->Scroll(-1, page->GetViewStart().y + (moved + step - 1) / step);
    }
}

class LayOutDialog final : public StandardDialog {
public:
    LayOutDialog(wxWindow* parent, const TableToLay& table)
        : StandardDialog(parent, _("Lay out the table")), table_(table), layout_(layout_of(table)) {
        constexpr int kWide = 1240, kHigh = 770;
        wxSize room = FromDIP(wxSize(kWide, kHigh)) * text_size();
        room.DecTo(room_on_screen(*parent).GetSize());
        add_head();
        const int inside = room.x - 2 * FromDIP(spacing::page);
        const int left_over = inside - widest_plan() - FromDIP(spacing::around);
        const int usual = std::clamp(left_over, FromDIP(kLeastLists), FromDIP(kMostLists));
        const int lists = static_cast<int>(usual * text_size());
        const int beside = inside - lists - FromDIP(spacing::around);
        beside < least_plan() ? one_below_the_other(inside) : side_by_side(beside, lists);
        add_draw_buttons();
        add_buttons({}, _("Close"));
        settle(wxSize(kWide, kHigh));
        show();
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key_pressed(event); });
        const auto next = next_step();
        (next == steps_.end() ? steps_.front() : *next)->box()->SetFocus();
    }

private:
    static constexpr int kLeastLists = 280, kMostLists = 350;

    /// Returns the least size at which everything on the plan can be read.
    int least_plan() const {
        constexpr double kLeast = 0.78;
        return static_cast<int>(FromDIP(static_cast<int>(layout_.plan.width)) * kLeast * text_size());
    }
    int widest_plan() const { return FromDIP(static_cast<int>(layout_.plan.width)); }
    int height_of_plan(int width) const { return static_cast<int>(width * layout_.plan.height / layout_.plan.width); }

    /// Adds what is laid out, and the button that prints beside it.
    void add_head() {
        about_ = child<wxStaticText>(this, wxID_ANY, "");
        about_->SetForegroundColour(palette().secondary);
        print_ = key_button(this, _("Print…"), _("Ctrl+P"));
        print_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { print(); });
        auto* head = new wxBoxSizer(wxHORIZONTAL);
        head->Add(about_, wxSizerFlags(1).CenterVertical());
        head->Add(print_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::group)));
        contents()->Add(head, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
    }
    /// Offers the plan as a sheet, and what else the game needs on paper.
    void print() {
        std::vector<BlankSheet> sheets{{table_.game.id + "-table", say("The plan of the table, with its steps"),
                                        [this](const Translate& translate) {
                                            const Heading heading = table_.heading();
                                            return layout_sheet(table_.game, Players{heading.players}, layout_,
                                                                translate);
                                        }}};
        sheets.insert(sheets.end(), table_.game.sheets.begin(), table_.game.sheets.end());
        choose_sheet(this, _("Sheets to print"), std::move(sheets));
    }

    wxScrolledWindow* scrolled() {
        auto* page = child<ScrolledArea>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
        scroll_down_in(*page, kScrollStep);
        return page;
    }
    void add_plan(wxWindow* on, wxSizer* down, int width) {
        plan_ = child<Picture>(on, wxSize(), [this](wxGraphicsContext& gc, wxSize size) {
            draw_figure(gc, size, layout_.plan, table_.done);
        });
        plan_->SetMinSize({width, height_of_plan(width)});
        down->Add(plan_, wxSizerFlags());
    }

    void side_by_side(int plan, int lists) {
        auto* left = new wxBoxSizer(wxVERTICAL);
        add_plan(this, left, plan);
        wxScrolledWindow* beneath = scrolled();
        set_accessible(beneath, _("What you need"));
        const int width = plan - FromDIP(kBar), half = (width - FromDIP(spacing::group)) / 2;
        TextColumn agreed(beneath, table_.lots ? half : width), drawn(beneath, half);
        add_options(agreed);
        add_lots(drawn);
        auto* both = new wxBoxSizer(wxHORIZONTAL);
        both->Add(drawn.sizer(), wxSizerFlags(table_.lots ? 1 : 0).Border(wxRIGHT, FromDIP(spacing::group)));
        both->Add(agreed.sizer(), wxSizerFlags(1));
        beneath->SetSizer(both);
        left->Add(beneath, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(spacing::unit)));
        wxScrolledWindow* page = scrolled();
        page->SetMinSize({lists, -1});
        TextColumn column(page, lists - FromDIP(kBar));
        add_needs(column);
        add_steps(column);
        page->SetSizer(column.sizer());
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        across->Add(left, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(spacing::around)));
        across->Add(page, wxSizerFlags().Expand());
        contents()->Add(across, wxSizerFlags(1).Expand());
    }

    void one_below_the_other(int width) {
        wxScrolledWindow* page = scrolled();
        TextColumn column(page, width - FromDIP(kBar));
        add_plan(page, column.sizer(), column.width());
        add_steps(column);
        add_needs(column);
        add_options(column);
        add_lots(column);
        page->SetSizer(column.sizer());
        contents()->Add(page, wxSizerFlags(1).Expand());
    }

    void add_needs(TextColumn& column) {
        column.title(_("What you need"));
        for (const TableLayout::Component& one : layout_.needs) {
            column.line(words(say("{n} {what}", {{"n", literally(one.count)}, {"what", one.name}})), true);
            column.small(words(one.remark));
        }
    }

    void add_steps(TextColumn& column) {
        title_ = column.title(_("Step by step"));
        for (std::size_t i = 0; i < layout_.steps.size(); ++i) {
            auto* row = child<StepRow>(column.page(), column.width(), i + 1, layout_.steps[i]);
            row->box()->SetValue(table_.done.contains(i + 1));
            row->box()->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { ticked(); });
            row->box()->Bind(wxEVT_SET_FOCUS, [row](wxFocusEvent& event) {
                event.Skip();
                row->CallAfter([row] { bring_into_view(*row); });
            });
            column.add(row);
            steps_.push_back(row);
        }
    }

    /// Adds what the table may agree on, with what each choice changes.
    void add_options(TextColumn& column) {
        const Heading heading = table_.heading();
        bool first = true;
        for (const Slot& slot : table_.game.options(Players{heading.players}, heading.edition, heading.setup)) {
            for (const Option& option : slot.options) {
                if (option.hint.empty()) {
                    continue;
                }
                if (std::exchange(first, false)) {
                    column.title(_("Options"));
                }
                const bool chosen = same_value(option.value, value_at(heading.setup, slot.field));
                const wxString name =
                    option.value.is_boolean()
                        ? words(slot.label)
                        : words(say("{label}: {choice}", {{"label", slot.label}, {"choice", option.name}}));
                column.line((chosen ? wxString::FromUTF8("✓ ") : wxString()) + name, chosen);
                column.small(words(option.hint));
            }
        }
    }

    void add_lots(TextColumn& column) {
        if (table_.lots) {
            column.title(_("Lots"));
            lots_ = column.line(_("Nothing is drawn yet."));
            lots_width_ = column.width();
            mark_ = column.small(_("Drawn by Castalia; the log will say so"));
            mark_->SetForegroundColour(palette().good);
        }
    }

    void add_draw_buttons() {
        const auto add = [this](const wxString& label, const wxString& key, const std::function<void()>& draw) {
            if (draw) {
                auto* button = key_button(this, label, key);
                button->Bind(wxEVT_BUTTON, [this, draw](wxCommandEvent&) { drawn(draw); });
                button_row()->Add(button, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
            }
        };
        add(_("Draw lots"), "F8", table_.draw_lots);
        add(_("Draw seats"), _("Shift+F8"), table_.draw_seats);
    }

    void drawn(const std::function<void()>& draw) {
        draw();
        show();
    }

    void key_pressed(wxKeyEvent& event) {
        const auto here =
            std::ranges::find(steps_, FindFocus(), [](const StepRow* row) -> wxWindow* { return row->box(); });
        const int key = event.GetKeyCode();
        if (key == WXK_F8 && event.ShiftDown() && table_.draw_seats) {
            drawn(table_.draw_seats);
        } else if (key == WXK_F8 && !event.HasAnyModifiers() && table_.draw_lots) {
            drawn(table_.draw_lots);
        } else if (is_command_key(event, 'P', wxACCEL_CTRL)) {
            print();
        } else if (key == WXK_DOWN && here != steps_.end()) {
            (here + 1 == steps_.end() ? *here : *(here + 1))->box()->SetFocus();
        } else if (key == WXK_UP && here != steps_.end()) {
            (here == steps_.begin() ? *here : *(here - 1))->box()->SetFocus();
        } else {
            event.Skip();
        }
    }

    void ticked() {
        table_.done.clear();
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (steps_[i]->box()->GetValue()) {
                table_.done.insert(i + 1);
            }
        }
        count();
        if (const auto next = next_step(); next != steps_.end()) {
            (*next)->CallAfter([row = *next] { bring_into_view(*row); });
        }
    }

    /// Returns the first step that is not ticked off; the end when all are.
    std::vector<StepRow*>::const_iterator next_step() const {
        return std::ranges::find(steps_, false, [](const StepRow* row) { return row->box()->GetValue(); });
    }
    /// Says how many steps are ticked off, and lights the next.
    void count() {
        title_->SetLabelText(words(say("Step by step, {done} of {all} done",
                                       {{"done", literally(static_cast<long long>(table_.done.size()))},
                                        {"all", literally(std::ssize(steps_))}})));
        const auto next = next_step();
        for (StepRow* row : steps_) {
            row->light(next != steps_.end() && row == *next);
        }
        plan_->Refresh();
    }

    /// Shows what is known at present.
    void show() {
        layout_ = layout_of(table_);
        set_accessible_canvas(plan_, utf8(layout_.plan.name), utf8(layout_.plan.alternative_text));
        std::vector<Text> names;
        for (const std::string& name : table_.heading().players) {
            names.push_back(literally(name));
        }
        about_->SetLabelText(words(say("{game} for {who}, about {least} to {most} minutes, {room}",
                                       {{"game", table_.game.title},
                                        {"who", listed_with_and(names)},
                                        {"least", literally(layout_.least_minutes)},
                                        {"most", literally(layout_.most_minutes)},
                                        {"room", layout_.room}})));
        about_->Wrap(GetClientSize().x - 2 * FromDIP(spacing::page) - print_->GetBestSize().x -
                     FromDIP(spacing::group));
        const std::vector<Text> lots = table_.lots ? table_.lots() : std::vector<Text>();
        if (lots_ != nullptr) {
            wxString all;
            for (const Text& lot : lots) {
                all += (all.empty() ? wxString() : wxString("\n")) + words(lot);
            }
            lots_->SetLabelText(all.empty() ? _("Nothing is drawn yet.") : all);
            lots_->Wrap(lots_width_);
            mark_->Show(!all.empty());
            lots_->GetParent()->FitInside();
            lots_->GetParent()->Layout();
        }
        count();
        Layout();
    }

    const TableToLay& table_;
    TableLayout layout_;
    wxStaticText* about_ = nullptr;
    wxButton* print_ = nullptr;
    Picture* plan_ = nullptr;
    wxStaticText* title_ = nullptr;
    std::vector<StepRow*> steps_;
    wxStaticText* lots_ = nullptr;
    wxStaticText* mark_ = nullptr;
    int lots_width_ = 0;
};

}  // namespace

void lay_out_the_table(wxWindow* parent, const TableToLay& table) {
    if (table.game.layout) {
        LayOutDialog(parent, table).ShowModal();
    }
}

}  // namespace castalia

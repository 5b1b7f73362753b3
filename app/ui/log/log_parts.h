#pragma once

#include <optional>
#include <string>

#include <wx/dataview.h>

#include "app/ui/log/log_panel.h"
#include "app/ui/toolkit/text/type.h"

class wxGraphicsContext;

namespace castalia {

constexpr int kLogSpoken = 0;  ///< A column of one pixel for screen readers, because a drawn cell has no text.
constexpr int kLogDrawn = 1;

/// Returns the rest of a sentence that begins with this name; nothing where it does not, or where nothing follows.
std::optional<wxString> after_name(const wxString& sentence, const std::string& name);

/// Returns what a screen reader says about a row.
wxString spoken(const LogRow& row);

/// The rows that the search lets through, for the native list.
class LogPanel::Rows final : public wxDataViewVirtualListModel {
public:
    Rows(const LogPanel& panel, const wxColour& hidden) : panel_(panel), hidden_(hidden) {}

    /// Returns null for a row that is being removed: while rows go one by one, the list asks for others that are gone
    /// already.
    const LogRow* row(unsigned index) const {
        const std::vector<LogRow>& rows = panel_.session_log_.rows();
        const bool stands = index < panel_.visible_.size() && panel_.visible_[index] < rows.size();
        return stands ? &rows[panel_.visible_[index]] : nullptr;
    }
    unsigned GetColumnCount() const override { return 2; }
    wxString GetColumnType(unsigned column) const override { return column == kLogSpoken ? "string" : "long"; }
    void GetValueByRow(wxVariant& value, unsigned index, unsigned column) const override {
        if (column == kLogSpoken) {
            const LogRow* shown = row(index);
            value = shown == nullptr ? wxString() : spoken(*shown);
        } else {
            value = static_cast<long>(index);
        }
    }
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
    bool GetAttrByRow(unsigned, unsigned column, wxDataViewItemAttr& look) const override {
        if (column == kLogSpoken) {
            look.SetColour(hidden_);  // These words are for the ear and need not be seen twice.
        }
        return column == kLogSpoken;
    }

private:
    const LogPanel& panel_;
    wxColour hidden_;
};

/// Draws one row: number, disc, sentence in up to two lines; beneath it what followed, with the clause at the right.
class LogPanel::Painter final : public wxDataViewCustomRenderer {
public:
    explicit Painter(const LogPanel& panel)
        : wxDataViewCustomRenderer("long", wxDATAVIEW_CELL_INERT, wxALIGN_LEFT), panel_(panel) {}

    bool SetValue(const wxVariant& value) override;
    bool GetValue(wxVariant& value) const override;
    wxSize GetSize() const override;
    bool Render(wxRect cell, wxDC* dc, int state) override;

private:
    const LogRow* here() const { return panel_.model_->row(index_); }
    wxSize measured() const;
    double dip(double value) const;
    double high(double row) const;
    wxString sentence_of(const LogRow& row) const;
    void strike(const LogRow& row, wxString& text) const;
    std::vector<wxString> lines_in(wxGraphicsContext& gc, const LogRow& row, double room) const;
    double room_in(const LogRow& row, double width) const;
    double line_height(const LogRow& row) const;
    /// Returns the width of the widest line.
    static double write_lines(wxGraphicsContext& gc, const std::vector<wxString>& lines, double left, double baseline,
                              const Face& face, const wxColour& ink, double room);
    void draw(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const;
    void draw_event(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, double baseline, double right,
                    const wxColour& ink, const wxColour& quiet) const;
    void draw_branch(wxGraphicsContext& gc, const wxRect& cell, bool selected) const;
    wxSize photo_room() const;
    void draw_photo(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, const wxColour& quiet) const;
    void draw_mark(wxGraphicsContext& gc, const LogRow& row, const wxRect& cell, bool selected) const;

    const LogPanel& panel_;
    unsigned index_ = 0;
    mutable std::optional<wxSize> size_;  ///< The size of this row once it is measured.
};

}  // namespace castalia

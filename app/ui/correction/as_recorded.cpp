#include "app/ui/correction/as_recorded.h"

#include <algorithm>

#include <wx/dataview.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/moment_text.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/trace.h"

namespace castalia {

namespace {

/// Puts the operations of a journal into words, in their order.
class OperationWords {
public:
    explicit OperationWords(const Session& session) : session_(session) {}

    wxString of(std::size_t operation) {
        const JournalLine& line = session_.journal()[operation];
        until_.push_back(line);
        if (const auto* played = std::get_if<Played>(&line.operation)) {
            const std::size_t step = std::min(standing_++, session_.plies());
            return words(session_.replay().describe(step, *played->event));
        }
        standing_ = in_force(until_).entries.size();
        if (const auto* corrected = std::get_if<Corrected>(&line.operation)) {
            return corrected->why.empty() ? _("A correction")
                                          : wxString::Format(_("A correction: %s"), utf8(corrected->why));
        }
        return std::holds_alternative<Undone>(line.operation)   ? _("Undone")
               : std::holds_alternative<Redone>(line.operation) ? _("Brought back")
                                                                : _("A note was written to an event");
    }

private:
    const Session& session_;
    Journal until_;
    std::size_t standing_ = 0;  ///< The number of events in force.
};

class AsRecordedDialog final : public StandardDialog {
public:
    AsRecordedDialog(wxWindow* parent, const Session& session)
        : StandardDialog(parent, _("As it was recorded")), session_(session) {
        where_ = child<wxStaticText>(this, wxID_ANY, "");
        contents()->Add(where_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        add_operations(*across);
        add_table(*across);
        contents()->Add(across, wxSizerFlags(1).Expand());
        add_buttons({}, _("Close"));
        constexpr int kWide = 980, kHigh = 640;
        settle({kWide, kHigh});
        if (const int operations = operations_->GetItemCount(); operations > 0) {
            operations_->SelectRow(static_cast<unsigned>(operations - 1));
            operations_->EnsureVisible(operations_->RowToItem(operations - 1));
        }
        show_chosen();
        operations_->SetFocus();
    }

private:
    void add_operations(wxSizer& across) {
        operations_ =
            child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
        set_accessible(operations_, _("What was done to the record, from the first operation to the last"));
        operations_->AppendTextColumn("", wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE, wxALIGN_RIGHT);
        operations_->AppendTextColumn(_("When"), wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE);
        operations_->AppendTextColumn(_("What was done"), wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE);
        OperationWords operations(session_);
        for (std::size_t i = 0; i < session_.journal().size(); ++i) {
            wxVector<wxVariant> row;
            row.push_back(wxString::Format("%zu", i + 1));
            row.push_back(moment_text(as_shown_here(session_.journal()[i].at, session_.heading().utc_offset)));
            row.push_back(operations.of(i));
            operations_->AppendItem(row);
        }
        constexpr int kWide = 400;
        operations_->SetMinSize(FromDIP(wxSize(kWide, -1)));
        operations_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
        across.Add(operations_, wxSizerFlags(2).Expand().Border(wxRIGHT, FromDIP(spacing::between)));
    }

    void add_table(wxSizer& across) {
        board_ = child<BoardCanvas>(this);
        log_ = new LogPanel(
            this, {[this](std::size_t ply) { look_at(ply); }, {}, {}, {}, {}, {}, [this] { look_at(ply_); }, {}});
        auto* down = new wxBoxSizer(wxVERTICAL);
        down->Add(board_, wxSizerFlags(3).Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        down->Add(log_, wxSizerFlags(2).Expand());
        across.Add(down, wxSizerFlags(3).Expand());
    }

    void show_chosen() {
        const int row = operations_->GetSelectedRow();
        const std::size_t operations = row == wxNOT_FOUND ? 0 : static_cast<std::size_t>(row) + 1;
        auto then = std::make_unique<Session>(as_recorded_after(session_, operations));
        std::swap(then_, then);  // The shown session may still be asked until the new one is shown.
        const wxString when =
            operations == 0
                ? wxString()
                : moment_text(as_shown_here(session_.journal()[operations - 1].at, session_.heading().utc_offset));
        where_->SetLabelText(operations == 0
                                 ? _("Before the first operation.")
                                 : wxString::Format(wxPLURAL("After operation %zu, on %s: %zu event was in force.",
                                                             "After operation %zu, on %s: %zu events were in force.",
                                                             static_cast<unsigned>(then_->plies())),
                                                    operations, when, then_->plies()));
        set_accessible(where_, where_->GetLabelText());
        look_at(then_->plies());
    }

    void look_at(std::size_t ply) {
        ply_ = std::min(ply, then_->plies());
        Scene scene;
        scene.session = then_.get();
        scene.ply = ply_;
        board_->show(scene);
        log_->show(scene);
    }

    const Session& session_;
    std::unique_ptr<Session> then_;
    std::size_t ply_ = 0;
    wxStaticText* where_ = nullptr;
    wxDataViewListCtrl* operations_ = nullptr;
    BoardCanvas* board_ = nullptr;
    LogPanel* log_ = nullptr;
};

}  // namespace

void show_as_recorded(wxWindow* parent, const Session& session) { AsRecordedDialog(parent, session).ShowModal(); }

}  // namespace castalia

// Exports many sessions into a folder. The work is done beside the window, with a library connection of its own.
#include <algorithm>
#include <set>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/filefn.h>
#include <wx/filepicker.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>

#include "app/publishing/batch.h"
#include "app/ui/export/many_dialog.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/history.h"

namespace castalia {

namespace {

class ManyDialog final : public StandardDialog {
public:
    /// Exports only the `chosen` sessions; if there are none, the dialog asks which.
    ManyDialog(wxWindow* parent, const Store& store, std::vector<std::string> chosen)
        : StandardDialog(parent, _("Export many sessions")), chosen_(std::move(chosen)) {
        if (chosen_.empty()) {
            ask_which(store);
        } else {
            const auto count = static_cast<unsigned>(chosen_.size());
            auto* chosen_count = child<wxStaticText>(
                this, wxID_ANY,
                wxString::Format(wxPLURAL("%u session of the history", "%u sessions of the history", count), count));
            contents()->Add(chosen_count, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::between)));
        }
        std::vector<wxString> formats;
        for (const ExportFormat& form : export_formats()) {
            formats.push_back(words(form.label));
        }
        form_ = rows_.choice(_("Format"), formats);
        folder_ = rows_.add(_("Folder"), child<wxDirPickerCtrl>(this, wxID_ANY));
        folder_->SetPath(wxStandardPaths::Get().GetDocumentsDir());
        replace_ = rows_.check(_("Replace existing files"));
        contents()->Add(rows_.sizer(), wxSizerFlags().Expand());
        add_buttons(_("&Export"), _("Close"));
        constexpr int kWide = 480;
        settle({kWide, -1});
        form_->SetFocus();
    }

    Batch batch() const {
        Batch batch;
        batch.ids = chosen_;
        const int game = which_ == nullptr ? 0 : which_->GetSelection();
        for (const SessionSummary& session : sessions_) {
            if (game <= 0 || session.game == games_[static_cast<std::size_t>(game) - 1]) {
                batch.ids.push_back(session.id);
            }
        }
        batch.form = export_formats()[static_cast<std::size_t>(std::max(0, form_->GetSelection()))].name;
        batch.folder = std::filesystem::path(utf8(folder_->GetPath()));
        batch.replace = replace_->GetValue();
        batch.options.options.language = spoken_language();
        batch.options.options.ahead = local_time_ahead;
        batch.options.options.translate = [](const Text& text) { return utf8(words(text)); };
        return batch;
    }

private:
    void ask_which(const Store& store) {
        sessions_ = History(store).summaries();
        std::set<std::string> ids;
        for (const SessionSummary& session : sessions_) {
            ids.insert(session.game);
        }
        games_.assign(ids.begin(), ids.end());
        std::vector<wxString> titles{_("All games")};
        for (const std::string& id : games_) {
            const Game* game = store.games().find(id);
            titles.push_back(game == nullptr ? utf8(id) : words(game->title));
        }
        which_ = rows_.choice(_("Sessions"), titles);
    }
    wxString objection() override {
        if (sessions_.empty() && chosen_.empty()) {
            return _("There is no session to export yet.");
        }
        return wxDirExists(folder_->GetPath()) ? wxString() : _("Choose a folder that exists.");
    }

    std::vector<std::string> chosen_;
    std::vector<SessionSummary> sessions_;
    std::vector<std::string> games_;
    Rows rows_{this};
    wxChoice *which_ = nullptr, *form_ = nullptr;
    wxDirPickerCtrl* folder_ = nullptr;
    wxCheckBox* replace_ = nullptr;
};

/// Runs beside the window until it is done or cancelled. Throws what the work throws, and tells in `damage` what was
/// found damaged.
BatchResult run(wxWindow* parent, const Store& library, const Batch& batch, std::vector<Text>& damage) {
    BatchResult result;
    work_beside(parent, {_("Exporting"), _("The sessions are being written."), sessions_of},
                [&](const Progress& progress) {
                    Store store(library.games(), library.file());
                    store.on_damage([&damage](const Text& met) { damage.push_back(met); });
                    result = export_many(store, batch, progress);
                });
    return result;
}

wxString result_text(const BatchResult& result) {
    wxString text = words(
        say_count("{n} file was written.", "{n} files were written.", static_cast<long long>(result.written.size())));
    if (!result.kept.empty()) {
        text += "\n" + words(say_count("{n} file existed already and was not changed.",
                                       "{n} files existed already and were not changed.",
                                       static_cast<long long>(result.kept.size())));
    }
    for (const Text& loss : result.losses) {
        text += "\n" + words(loss);
    }
    return result.cancelled ? text + "\n" + _("The export was stopped. The files that were written are complete.")
                            : text;
}

}  // namespace

void send_out_many(wxWindow* parent, Store& store) { send_out_many(parent, store, {}); }

void send_out_many(wxWindow* parent, Store& store, const std::vector<std::string>& ids) {
    ManyDialog dialog(parent, store, ids);
    if (dialog.ShowModal() != wxID_OK) {
        return;
    }
    try {
        std::vector<Text> damage;
        wxString text = result_text(run(parent, store, dialog.batch(), damage));
        for (const Text& met : damage) {
            text += "\n" + words(met);
        }
        wxMessageBox(text, _("Export many sessions"), wxOK | (damage.empty() ? wxICON_INFORMATION : wxICON_WARNING),
                     parent);
    } catch (const Failure& failure) {
        wxMessageBox(words(failure.text), _("Not exported"), wxOK | wxICON_INFORMATION, parent);
    }
}

}  // namespace castalia

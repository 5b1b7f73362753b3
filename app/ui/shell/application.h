#pragma once

#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <wx/app.h>
#include <wx/timer.h>

#include "app/recorder/backup_scheduler.h"
#include "app/recorder/recorder.h"
#include "app/ui/shell/running_program.h"

namespace castalia {

class MainFrame;

/// Starts and ends the program. Failures from outside the program are caught here and nowhere else.
class Application : public wxApp {
public:
    /// `games` must outlive it.
    explicit Application(const Games& games);
    ~Application() override;

    bool Initialize(int& count, wxChar** words) override;
    bool OnInit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnExceptionInMainLoop() override;
    int OnRun() override;
    int OnExit() override;

    /// Makes the window anew with the current preferences; the open session stays open.
    MainFrame* make_frame();

private:
    std::filesystem::path library_file() const;
    bool hand_over_start() const;
    void listen_for_starts();
    void show_later_starts();
    bool open_library();
    void apply_look();
    void follow_desktop();  ///< Looks as the desktop wants it now, in windows that are open, too.
    void open_recorder();
    void watch_library();
    void on_backup(const BackupScheduler::Result& result);
    void recover(const Text& damage);
    void show_first_place();
    void tell_and_ask(const std::exception_ptr& failure);
    void compare_evenings();
    void open_file();

    const Games& games_;
    wxString library_, file_, session_id_, place_, scheme_, size_;
    long text_percent_ = 0, ply_ = -1;
    std::unique_ptr<Store> store_;
    std::unique_ptr<Recorder> recorder_;
    std::unique_ptr<BackupScheduler> backup_scheduler_;
    std::shared_ptr<void> watching_, following_, later_starts_;
    bool handed_over_ = false;
    std::vector<ProgramStart> starts_;  ///< Later starts whose wish is still to be fulfilled.
    std::unique_ptr<wxTimer> again_;
    std::string open_id_;  ///< The session that is being played, to see when play ends.
    std::unique_ptr<wxTimer> calm_;
};

/// Returns what --help or --version prints; nothing when the command line asks for neither. It needs no display, so
/// call it before the toolkit looks for one.
std::optional<std::string> without_display_text(int count, char** words);

/// Returns what to say after an Application could not begin because it reached no display; nothing where it did.
std::optional<std::string> missing_display_text();

/// Lets the toolkit go on when one of its assertions fails, without a window that asks whether the program is to end.
/// A build with tests tells the assertion on standard error.
void handle_failed_assertions();

/// Shows what failed, where and what to do.
void show_failure(const std::exception& failure);

}  // namespace castalia

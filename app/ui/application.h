#pragma once

#include <memory>
#include <optional>

#include <wx/app.h>
#include <wx/timer.h>

#include "app/recorder/keeper.h"
#include "app/recorder/recorder.h"

namespace castalia {

class MainFrame;

/// Starts and ends the program. Failures from outside the program are caught here and nowhere else.
class Application : public wxApp {
public:
    /// `games` must outlive it.
    explicit Application(const Games& games);
    ~Application() override;

    bool OnInit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnExceptionInMainLoop() override;
    int OnExit() override;

    /// Makes the window anew with the current preferences; the open session stays open.
    MainFrame* make_frame();

private:
    bool open_library();
    void apply_look();
    void open_recorder();
    void watch_library();
    void hear(const Keeper::News& news);
    void recover(const Text& damage);
    void show_first_place();
    void compare_evenings();
    void open_file();

    const Games& games_;
    wxString library_, file_, session_id_, place_, scheme_, size_;
    long text_percent_ = 0, ply_ = -1;
    std::unique_ptr<Store> store_;
    std::unique_ptr<Recorder> recorder_;
    std::unique_ptr<Keeper> keeper_;
    std::shared_ptr<void> watching_;
    std::string open_id_;  ///< The session that is being played, to see when play ends.
    std::unique_ptr<wxTimer> calm_;
};

/// Returns what --help or --version prints; nothing when the command line asks for neither. It needs no display, so
/// call it before the toolkit looks for one.
std::optional<std::string> told_without_display(int count, char** words);

/// Shows what failed, where and what to do.
void tell_failure(const std::exception& failure);

}  // namespace castalia

#include "app/ui/shell/application.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

#include <wx/cmdline.h>
#include <wx/log.h>
#include <wx/msgdlg.h>

#include "app/publishing/local_time.h"
#include "app/recorder/clock.h"
#include "app/ui/help/manual.h"
#include "app/ui/history/changed_endings.h"
#include "app/ui/library/files.h"
#include "app/ui/library/recovery.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/desktop_look.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/file_kind.h"

namespace castalia {

namespace {

Scheme scheme_of(const wxString& name) {
    return name == "light"      ? Scheme::light
           : name == "dark"     ? Scheme::dark
           : name == "contrast" ? Scheme::contrast
                                : Scheme::system;
}

FileKind kind_at(const std::filesystem::path& file) {
    constexpr std::size_t kEnough = 100;
    std::string begins(kEnough, ' ');
    std::ifstream(file, std::ios::binary).read(begins.data(), static_cast<std::streamsize>(begins.size()));
    return kind_of_file(begins);
}

bool is_library(const std::filesystem::path& file) {
    const FileKind kind = kind_at(file);
    return kind == FileKind::library ||
           kind == FileKind::database;  // That of another program is reported when it is opened.
}

bool is_of_another_kind(const std::filesystem::path& file) {
    std::error_code none;
    return std::filesystem::file_size(file, none) > 0 && !none && kind_at(file) != FileKind::library;
}

bool& display_is_missing() {
    static bool missing = false;
    return missing;
}

}  // namespace

std::optional<std::string> without_display_text(int count, char** words) {
    const auto asks = [&](std::string_view option) {
        return std::find(words + 1, words + count, option) != words + count;
    };
    if (count > 1 && asks("--help")) {
        const wxAppConsole toolkit;  // It is asked for its catalogues.
        speak(language_of_desktop());
        wxCmdLineParser parser(count, words);
        declare_command_line(parser);
        return utf8(parser.GetUsageString());
    }
    if (count == 2 && asks("--man")) {  // The build of Castalia asks for it.
        const wxAppConsole toolkit;
        speak(language_of_desktop());
        return manual();
    }
    if (count > 1 && asks("--version")) {
        return "castalia " CASTALIA_VERSION;
    }
    return std::nullopt;
}

std::optional<std::string> missing_display_text() {
    if (!display_is_missing()) {
        return std::nullopt;
    }
    const wxAppConsole toolkit;
    speak(language_of_desktop());
    return utf8(
        _("Castalia needs a display for its window, and cannot reach one. Start it on a desktop, or use "
          "castalia-cli, which needs none."));
}

void handle_failed_assertions() {
#ifdef CASTALIA_TELLS_ASSERTIONS
    wxSetAssertHandler(
        [](const wxString& file, int line, const wxString&, const wxString& condition, const wxString& message) {
            std::fprintf(stderr, "%s:%d: %s failed. %s\n", utf8(file).c_str(), line, utf8(condition).c_str(),
                         utf8(message).c_str());
        });
#else
    wxDisableAsserts();
#endif
}

void show_failure(const std::exception& failure) {
    const auto* worded = dynamic_cast<const TextError*>(&failure);
    wxMessageBox(worded == nullptr ? utf8(failure.what()) : words(worded->text), _("Castalia"),
                 wxOK | wxICON_WARNING);
}

Application::Application(const Games& games) : games_(games) {}
Application::~Application() = default;

bool Application::Initialize(int& count, wxChar** words) {
    keep_start_token();
    const wxLogNull quiet;  // The toolkit would show in a window that there is no display.
    display_is_missing() = !wxApp::Initialize(count, words);
    return !display_is_missing();
}

void Application::OnInitCmdLine(wxCmdLineParser& parser) { declare_command_line(parser); }

bool Application::OnCmdLineParsed(wxCmdLineParser& parser) {
    parser.Found("library", &library_);
    if (parser.GetParamCount() > 0) {
        (is_library(utf8(parser.GetParam(0))) ? library_ : file_) = parser.GetParam(0);
    }
    parser.Found("session", &session_id_);
    parser.Found("place", &place_);
    parser.Found("palette", &scheme_);
    parser.Found("text", &text_percent_);
    parser.Found("size", &size_);
    parser.Found("look-at", &ply_);
    return values_fit(parser);
}

bool Application::open_library() {
    const std::filesystem::path file = library_file();
    try {
        try {
            store_ = std::make_unique<Store>(games_, file, Progress(), Store::Renewal::later);
        } catch (const Failure& failure) {
            apply_look();  // The preferences in the library cannot be read.
            // A file of another kind that has no copies is no library, and never was one.
            if (failure.kind != Failure::Kind::damaged || (backups_of(file).empty() && is_of_another_kind(file))) {
                show_failure(failure);
                return false;
            }
            const Text found = is_of_another_kind(file) ? say("It does not begin as a library does.") : failure.text;
            const auto copy = offer_recovery(GetTopWindow(), games_, {file, found});
            if (!copy) {
                return false;
            }
            restore_library(games_, *copy, file);
            store_ = std::make_unique<Store>(games_, file, Progress(), Store::Renewal::later);
        }
        return true;
    } catch (const std::exception& failure) {
        show_failure(failure);
        return false;
    }
}

/// Applies the look that the command line asks for, or otherwise the preferred one.
void Application::apply_look() {
    if (!scheme_.empty()) {
        choose_scheme(scheme_of(scheme_));
    }
    constexpr long kWhole = 100;
    if (text_percent_ > 0) {
        set_text_size(static_cast<double>(text_percent_) / kWhole);
    }
    apply_native_style(static_cast<int>(chosen_text_size() * kWhole));
}

void Application::follow_desktop() {
    apply_look_again();
    apply_look();
    if (auto* frame = dynamic_cast<MainFrame*>(GetTopWindow())) {
        frame->rebuild_soon();
    }
}

void Application::open_recorder() {
    constexpr std::chrono::seconds kPatience(2);  // How long a user waits at a window that does not answer.
    store_->wait_at_most(kPatience);
    store_->set_reader_clock(local_time_ahead);
    recorder_ = std::make_unique<Recorder>(*store_, system_now, new_uuid);
    make_frame();
    watch_library();
}

/// Checks the library once the window has been usable for a moment, and copies it whenever the play of a session
/// ends.
void Application::watch_library() {
    if (store_->only_to_look_at()) {
        return;  // The copies could not be written either.
    }
    backup_scheduler_ = std::make_unique<BackupScheduler>(
        games_, store_->file(), system_now,
        [this](const BackupScheduler::Result& result) { CallAfter([this, result] { on_backup(result); }); },
        local_time_ahead);
    watching_ = recorder_->on_change([this](const Scene& scene) {
        const bool playing = scene.session != nullptr && scene.session->replay().status() == Status::open;
        const std::string id = playing ? scene.session->heading().id : std::string();
        if (!open_id_.empty() && id != open_id_) {
            backup_scheduler_->look();
        }
        open_id_ = id;
    });
    constexpr int kMoment = 3'000;
    calm_ = std::make_unique<wxTimer>();
    calm_->Bind(wxEVT_TIMER, [this](wxTimerEvent&) { backup_scheduler_->check(); });
    calm_->StartOnce(kMoment);
}

/// A dialog would take the keys of an event that is being typed, so a copy that failed is told in the window.
void Application::on_backup(const BackupScheduler::Result& result) {
    if (!result.damage.empty()) {
        return recover(result.damage.front());
    }
    const wxString means =
        result.same_here ? wxString::Format(_("The library itself is so, and no daily copy is made while it is. "
                                              "The copies from before stay in the folder %s."),
                                            utf8(backup_folder(store_->file()).string()))
                         : _("The library itself is not affected; only its daily copy was not made.");
    static_cast<MainFrame*>(GetTopWindow())
        ->say_of_library(result.failed.empty() ? wxString() : words(result.failed) + " " + means);
}

/// Nothing may hold a file that its copy replaces, so the window and the recorder are made anew over it.
void Application::recover(const Text& damage) {
    const std::filesystem::path file = store_->file();
    const auto copy = offer_recovery(GetTopWindow(), games_, {file, damage, true});
    if (!copy) {
        static_cast<MainFrame*>(GetTopWindow())
            ->say_of_library(wxString::Format(_("The file %s is damaged, so that not all of it can be read."),
                                              utf8(file.string())));
        return;
    }
    SetExitOnFrameDelete(false);
    calm_.reset();
    watching_.reset();
    backup_scheduler_.reset();
    delete GetTopWindow();
    recorder_.reset();
    store_.reset();
    try {
        restore_library(games_, *copy, file);
    } catch (const std::exception& failure) {
        show_failure(failure);
    }
    if (!open_library()) {
        ExitMainLoop();
        return;
    }
    open_recorder();
    auto* frame = static_cast<MainFrame*>(GetTopWindow());
    frame->go(MainFrame::Place::home);
    frame->Show();
    SetExitOnFrameDelete(true);
    compare_evenings();
}

bool Application::OnInit() {
    speak_utf8();
    speak(language_of_desktop());
    SetAppName("castalia");
    SetAppDisplayName("Castalia");
    if (!wxApp::OnInit()) {
        return false;
    }
    handed_over_ = hand_over_start();
    if (handed_over_) {
        return true;
    }
    if (!open_library()) {
        return false;
    }
    apply_preferences(*store_);
    apply_look();
    open_recorder();
    following_ = on_desktop_look([this] { follow_desktop(); });
    listen_for_starts();
    std::exception_ptr failure;
    try {
        show_first_place();
    } catch (const std::exception&) {
        failure = std::current_exception();
    }
    CallAfter([this, failure] { tell_and_ask(failure); });
    return true;
}

/// Tells what failed and asks what there is to ask, above a window that is laid out: GTK complains of any other.
void Application::tell_and_ask(const std::exception_ptr& failure) {
    try {
        if (failure) {
            std::rethrow_exception(failure);
        }
        open_file();
    } catch (const std::exception& error) {
        show_failure(error);
    }
    compare_evenings();
}

std::filesystem::path Application::library_file() const {
    return library_.empty() ? default_library() : std::filesystem::path(utf8(library_));
}

/// A failure leaves the lists of an older version as they were.
void Application::compare_evenings() {
    const bool renewed = store_->awaits_renewal();
    auto* frame = static_cast<MainFrame*>(GetTopWindow());
    compare_old_evenings(frame, *store_);
    if (renewed) {
        frame->go(frame->place());
    }
}

MainFrame* Application::make_frame() {
    auto* frame = new MainFrame(*recorder_);
    if (const std::optional<wxSize> size = size_of(size_)) {
        frame->SetSize(0, 0, size->x, size->y);
    } else {
        frame->place_as_left();
    }
    SetTopWindow(frame);
    return frame;
}

void Application::show_first_place() {
    auto* frame = static_cast<MainFrame*>(GetTopWindow());
    using Place = MainFrame::Place;
    try {
        if (!session_id_.empty()) {
            recorder_->open(utf8(session_id_));
        }
        if (ply_ >= 0) {
            recorder_->look_at(static_cast<std::size_t>(ply_));
        }
    } catch (...) {  // The failure stands above a window that can be used.
        frame->go(Place::home);
        frame->Show();
        throw;
    }
    // Only the place that was asked for is filled.
    frame->go(place_ == "history"                               ? Place::history
              : place_ == "people"                              ? Place::people
              : place_ == "home" || !recorder_->scene().session ? Place::home
                                                                : Place::session);
    frame->Show();
}

/// Imports the record that the command line names, as the window does, and shows it. Its questions appear above a
/// window that can be used.
void Application::open_file() {
    if (file_.empty()) {
        return;
    }
    if (const std::optional<std::string> id = import_session_from(GetTopWindow(), *store_, file_)) {
        recorder_->open(*id);
        static_cast<MainFrame*>(GetTopWindow())->go(MainFrame::Place::session);
    }
}

bool Application::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::exception& failure) {
        show_failure(failure);
    }
    return true;
}

int Application::OnRun() { return handed_over_ ? 0 : wxApp::OnRun(); }

int Application::OnExit() {
    again_.reset();
    later_starts_.reset();
    following_.reset();
    calm_.reset();
    watching_.reset();
    backup_scheduler_.reset();
    if (recorder_) {
        recorder_->leave();
    }
    recorder_.reset();
    store_.reset();
    return wxApp::OnExit();
}

}  // namespace castalia

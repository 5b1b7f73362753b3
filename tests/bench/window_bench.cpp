// The costs of the window: the time until it is there, its memory, and the time until an entry is drawn. Beside it,
// in the same run, an empty window of the toolkit is measured.
//
// Each start is a process of its own: this program again, which says when its window has been drawn.
#include <benchmark/benchmark.h>
#include <gtk/gtk.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wx/artprov.h>
#include <wx/dataview.h>
#include <wx/evtloop.h>
#include <wx/srchctrl.h>
#include <wx/tglbtn.h>
#include <wx/toolbar.h>
#include <wx/wx.h>

#include <array>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "app/recorder/clock.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/application.h"
#include "app/ui/shell/main_frame.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "db/store.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

extern char** environ;

namespace castalia {
namespace {

// ---- The child: a window that tells when it has been drawn -----------------------------------------------------

/// Returns the private memory of this process in KiB: pages that it shares with no other.
long private_memory() {
    std::ifstream in("/proc/self/smaps_rollup");
    std::string word;
    long sum = 0, kib = 0;
    while (in >> word) {
        if (word.starts_with("Private_") && in >> kib) {
            sum += kib;
        }
    }
    return sum;
}

/// Writes the private memory in KiB to standard output when the window has been drawn, and ends.
void tell_when_drawn(wxWindow* window) {
    const auto drawn = +[](GtkWidget*, cairo_t*, gpointer) -> gboolean {
        const long kib = private_memory();
        const bool done = ::write(STDOUT_FILENO, &kib, sizeof kib) == sizeof kib;
        ::_exit(done ? 0 : 1);
    };
    g_signal_connect_after(window->GetHandle(), "draw", G_CALLBACK(drawn), nullptr);
}

class EmptyWindow : public wxApp {
public:
    bool OnInit() override {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "Empty", wxPoint(0, 0), wxSize(1280, 800));
        frame->Show();
        tell_when_drawn(frame);
        return true;
    }
};

/// A window with as many controls of the same kinds as the session page, and nothing behind them.
class PlainControls : public wxApp {
public:
    bool OnInit() override {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "Plain controls", wxPoint(0, 0), wxSize(1280, 800));
        auto* bar = new wxMenuBar;
        for (const int items : {9, 16, 8, 10, 5}) {
            auto* menu = new wxMenu;
            for (int i = 0; i < items; ++i) {
                menu->Append(wxID_ANY, wxString::Format("Item %d\tCtrl+%c", i, 'A' + i));
            }
            bar->Append(menu, "Menu");
        }
        frame->SetMenuBar(bar);
        wxToolBar* tools = frame->CreateToolBar(wxTB_HORIZONTAL | wxTB_HORZ_TEXT | wxTB_FLAT);
        for (int i = 0; i < 6; ++i) {
            tools->AddTool(wxID_ANY, "Tool", wxArtProvider::GetBitmapBundle(wxART_UNDO, wxART_TOOLBAR));
        }
        tools->Realize();
        auto* page = new wxPanel(frame);
        auto* down = new wxBoxSizer(wxVERTICAL);
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        for (int i = 0; i < 28; ++i) {  // These stand for the dice, the verbs, confirm and pause.
            row->Add(new wxToggleButton(page, wxID_ANY, "10", wxDefaultPosition, wxSize(40, -1)));
        }
        down->Add(row);
        for (int i = 0; i < 12; ++i) {
            down->Add(new wxStaticText(page, wxID_ANY, "A line of words"));
        }
        auto* list = new wxDataViewListCtrl(page, wxID_ANY);
        list->AppendTextColumn("Log");
        for (int i = 0; i < 150; ++i) {
            wxVector<wxVariant> line;
            line.push_back(wxVariant(wxString::Format("Line %d", i)));
            list->AppendItem(line);
        }
        down->Add(list, wxSizerFlags(1).Expand());
        down->Add(new wxTextCtrl(page, wxID_ANY), wxSizerFlags().Expand());
        down->Add(new wxSearchCtrl(page, wxID_ANY), wxSizerFlags().Expand());
        page->SetSizer(down);
        frame->Show();
        tell_when_drawn(frame);
        return true;
    }
};

class TimedCastalia : public Application {
public:
    TimedCastalia() : Application(known_games()) {}

    bool OnInit() override {
        if (!Application::OnInit()) {
            return false;
        }
        tell_when_drawn(GetTopWindow());
        return true;
    }
};

int be_window(const std::string& kind, int argc, char** argv) {
    wxApp* const app = kind == "empty"      ? static_cast<wxApp*>(new EmptyWindow)
                       : kind == "controls" ? static_cast<wxApp*>(new PlainControls)
                                            : new TimedCastalia;
    wxApp::SetInstance(app);
    return wxEntry(argc, argv);
}

// ---- The parent ------------------------------------------------------------------------------------------------

/// Starts the window and waits until it is drawn. Returns its private memory in KiB.
long start_and_draw(std::vector<std::string> words) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) {
        throw std::runtime_error("no pipe");
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe[0]);
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_t child = 0;
    if (::posix_spawn(&child, "/proc/self/exe", &actions, nullptr, arguments.data(), environ) != 0) {
        throw std::runtime_error("the window program does not start");
    }
    posix_spawn_file_actions_destroy(&actions);
    ::close(pipe[1]);
    long kib = 0;
    const bool done = ::read(pipe[0], &kib, sizeof kib) == sizeof kib;
    ::close(pipe[0]);
    ::waitpid(child, nullptr, 0);
    if (!done) {
        throw std::runtime_error("the window was never drawn");
    }
    return kib;
}

/// A library in a folder of its own, with one finished session of Magnate.
class BenchLibrary {
public:
    BenchLibrary() : folder_(std::filesystem::temp_directory_path() / ("castalia-bench-" + new_uuid())) {
        std::filesystem::create_directories(folder_);
        std::ifstream in(source_dir() + "/resources/samples/magnate.castalia", std::ios::binary);
        const std::string record{std::istreambuf_iterator<char>(in), {}};
        const Session session = read_record(record, known_games());
        id_ = session.heading().id;
        Store(known_games(), file()).begin(session);
    }
    BenchLibrary(const BenchLibrary&) = delete;
    BenchLibrary& operator=(const BenchLibrary&) = delete;
    ~BenchLibrary() { std::filesystem::remove_all(folder_); }
    std::filesystem::path file() const { return folder_ / "library.sqlite"; }
    const std::string& id() const { return id_; }

private:
    std::filesystem::path folder_;
    std::string id_;
};

void start(benchmark::State& state, const std::vector<std::string>& words) {
    long kib = 0;
    for (auto _ : state) {
        kib = start_and_draw(words);
    }
    state.counters["private_MiB"] = static_cast<double>(kib) / 1024;
}

void start_empty_window(benchmark::State& state) { start(state, {"bench", "--be=empty"}); }
BENCHMARK(start_empty_window)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);

void start_plain_controls(benchmark::State& state) { start(state, {"bench", "--be=controls"}); }
BENCHMARK(start_plain_controls)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);

void start_home(benchmark::State& state) {
    const BenchLibrary library;
    start(state, {"bench", "--be=castalia", "--library", library.file().string()});
}
BENCHMARK(start_home)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);

void start_session(benchmark::State& state) {
    const BenchLibrary library;
    start(state, {"bench", "--be=castalia", "--library", library.file().string(), "--session", library.id()});
}
BENCHMARK(start_session)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);

// ---- In this process: from the confirmed entry to the drawn window -----------------------------------------------

/// Lets GTK lay out and draw everything that is due.
void draw(wxWindow* window) {
    while (gtk_events_pending() != 0) {
        gtk_main_iteration_do(FALSE);
    }
    wxTheApp->ProcessPendingEvents();
    window->Update();
}

/// Returns half of the sample, a session in the middle of its game, so that there is something to draw.
Session half_of(const BenchLibrary& library) {
    const Session whole = Store(known_games(), library.file()).load(library.id());
    Session half(whole.game(), whole.heading());
    for (std::size_t i = 0; i < whole.journal().size() / 2; ++i) {
        half.enter(whole.journal()[i].operation, whole.journal()[i].at);
    }
    return half;
}

/// Shows the window with a session open in it.
MainFrame* frame_with(Recorder& recorder, const std::string& id) {
    auto* frame = new MainFrame(recorder);
    frame->SetSize(0, 0, 1280, 800);
    frame->Show();
    frame->open_session(id);
    return frame;
}

/// Draws until everything from the start is drawn.
void settle(wxWindow* window) {
    for (int time = 0; time < 50; ++time) {
        draw(window);
        ::usleep(2'000);
    }
}

void entry_until_drawn(benchmark::State& state) {
    const BenchLibrary library;
    const std::filesystem::path file = library.file().parent_path() / "half.sqlite";
    Store store(known_games(), file);
    store.begin(half_of(library));
    Recorder recorder(store, system_now, new_uuid);
    apply_native_style(100);
    MainFrame* frame = frame_with(recorder, library.id());
    settle(frame);
    for (auto _ : state) {
        frame->session_page().take_line("note \"A cup of tea\"");
        draw(frame);
    }
    frame->Destroy();
    wxTheApp->ProcessIdle();
}
BENCHMARK(entry_until_drawn)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Goes through a review event by event, back and forth.
void review_step_until_drawn(benchmark::State& state) {
    const BenchLibrary library;
    Store store(known_games(), library.file());
    Recorder recorder(store, system_now, new_uuid);
    apply_native_style(100);
    MainFrame* frame = frame_with(recorder, library.id());
    frame->go(MainFrame::Place::review);
    settle(frame);
    std::size_t ply = 0;
    for (auto _ : state) {
        frame->review_page().look_at(++ply % recorder.session()->plies());
        draw(frame);
    }
    frame->Destroy();
    wxTheApp->ProcessIdle();
}
BENCHMARK(review_step_until_drawn)->Unit(benchmark::kMillisecond)->UseRealTime();

void label_until_drawn(benchmark::State& state) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Empty", wxPoint(0, 0), wxSize(1280, 800));
    auto* label = new wxStaticText(frame, wxID_ANY, "0");
    frame->Show();
    for (int settle = 0; settle < 20; ++settle) {
        draw(frame);
        ::usleep(2'000);
    }
    int number = 0;
    for (auto _ : state) {
        label->SetLabel(std::to_string(++number));
        draw(frame);
    }
    frame->Destroy();
    wxTheApp->ProcessIdle();
}
BENCHMARK(label_until_drawn)->Unit(benchmark::kMillisecond)->UseRealTime();

class Benches : public wxApp {
public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        speak_utf8();
        benchmark::RunSpecifiedBenchmarks();
        return 0;
    }
};

}  // namespace
}  // namespace castalia

int main(int argc, char** argv) {
    constexpr std::string_view kBe = "--be=";
    if (argc > 1 && std::string_view(argv[1]).starts_with(kBe)) {
        const std::string kind(std::string_view(argv[1]).substr(kBe.size()));
        for (int i = 1; i + 1 < argc; ++i) {
            argv[i] = argv[i + 1];
        }
        argv[--argc] = nullptr;
        return castalia::be_window(kind, argc, argv);
    }
    benchmark::Initialize(&argc, argv);
    wxApp::SetInstance(new castalia::Benches);
    return wxEntry(argc, argv);
}

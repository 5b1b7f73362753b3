#include "app/ui/toolkit/controls/long_work.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>

#include <wx/intl.h>
#include <wx/progdlg.h>
#include <wx/utils.h>

#include "app/ui/toolkit/accessibility/accessible_roles.h"

namespace castalia {

wxString sessions_of(std::size_t done, std::size_t all) {
    return wxString::Format(wxPLURAL("%zu of %zu session", "%zu of %zu sessions", static_cast<unsigned>(all)), done,
                            all);
}

void work_beside(wxWindow* parent, const LongWork& about, const std::function<void(const Progress&)>& work) {
    constexpr int kSteps = 1000;
    constexpr int kPause = 30;
    std::atomic<std::size_t> done{0}, of{0};
    std::atomic<bool> go_on{true}, ended{false};
    std::exception_ptr failed;
    std::thread thread([&] {
        try {
            work([&](std::size_t now, std::size_t all) {
                of = all;
                done = now;
                return go_on.load();
            });
        } catch (...) {
            failed = std::current_exception();
        }
        ended = true;
    });
    {
        wxProgressDialog progress(about.title, about.what, kSteps, parent,
                                  wxPD_APP_MODAL | wxPD_AUTO_HIDE | (about.can_stop ? wxPD_CAN_ABORT : 0));
        set_accessible_dialog(&progress);
        while (!ended) {
            const std::size_t all = std::max<std::size_t>(of, 1);
            const std::size_t now = std::min<std::size_t>(done, all);
            if (!progress.Update(static_cast<int>(now * (kSteps - 1) / all),
                                 about.progress ? about.progress(now, all) : about.what)) {
                go_on = false;
            }
            wxMilliSleep(kPause);
        }
    }
    thread.join();
    if (failed) {
        std::rethrow_exception(failed);
    }
}

}  // namespace castalia

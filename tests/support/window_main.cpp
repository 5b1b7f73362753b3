// The main of every test program that opens windows.
#include <gtest/gtest.h>

#include <clocale>

#include <wx/evtloop.h>
#include <wx/log.h>
#include <wx/wx.h>

class TestApplication : public wxApp {
public:
    bool OnInit() override {
        std::setlocale(LC_CTYPE, "C.UTF-8");  // The program does this, too, because its sentences are UTF-8.
        SetAppName("castalia");
        SetExitOnFrameDelete(false);
        wxLog::SetActiveTarget(new wxLogStderr);  // A log window would wait for somebody to close it.
        wxSetAssertHandler(
            [](const wxString& file, int line, const wxString&, const wxString& condition, const wxString& message) {
                ADD_FAILURE_AT(file.utf8_str(), line) << condition.utf8_str() << ' ' << message.utf8_str();
            });
        return true;
    }

    bool OnExceptionInMainLoop() override {
        try {
            throw;
        } catch (const std::exception& failure) {
            ADD_FAILURE() << "a handler threw: " << failure.what();
        }
        return true;
    }

    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        return RUN_ALL_TESTS();
    }
};

wxIMPLEMENT_APP_NO_MAIN(TestApplication);

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (testing::GTEST_FLAG(list_tests)) {
        return RUN_ALL_TESTS();  // Listing the tests needs no display.
    }
    return wxEntry(argc, argv);
}

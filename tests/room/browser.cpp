#include "tests/room/browser.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

namespace castalia::testing {

namespace {

/// Runs Chromium with the two pipes as its files 3 and 4, as it wants them.
[[noreturn]] void become_chromium(int reads, int writes, const std::string& home) {
    constexpr int kFirst = 3, kSecond = 4, kElsewhere = 20;
    const int in = ::fcntl(reads, F_DUPFD, kElsewhere), out = ::fcntl(writes, F_DUPFD, kElsewhere);
    ::dup2(in, kFirst);
    ::dup2(out, kSecond);
    const int nothing = ::open("/dev/null", O_RDWR);
    ::dup2(nothing, STDOUT_FILENO);
    ::dup2(nothing, STDERR_FILENO);
    ::setenv("HOME", home.c_str(), 1);
    ::setpgid(0, 0);
    const std::string profile = "--user-data-dir=" + home + "/profile";
    ::execl(CASTALIA_CHROMIUM, CASTALIA_CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu",
            "--hide-scrollbars", "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage",
            profile.c_str(), "--remote-debugging-pipe", "about:blank", static_cast<char*>(nullptr));
    ::_exit(127);
}

}  // namespace

Browser::Browser() {
    int in[2], out[2];
    EXPECT_EQ(::pipe(in), 0);
    EXPECT_EQ(::pipe(out), 0);
    child_ = ::fork();
    if (child_ == 0) {
        become_chromium(in[0], out[1], home_.path().string());
    }
    ::close(in[0]);
    ::close(out[1]);
    to_ = in[1];
    from_ = out[0];
    const std::string target = call("Target.createTarget", {{"url", "about:blank"}}).value("targetId", "");
    page_ = call("Target.attachToTarget", {{"targetId", target}, {"flatten", true}}).value("sessionId", "");
    for (const char* domain : {"Page.enable", "Runtime.enable", "Log.enable", "Network.enable"}) {
        call(domain);
    }
}

Browser::~Browser() {
    ::kill(-child_, SIGKILL);
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    ::close(to_);
    ::close(from_);
}

Json Browser::next() {
    constexpr int kPatience = 60'000;
    std::size_t end = 0;
    while ((end = bytes_.find('\0')) == std::string::npos) {
        pollfd waiting{from_, POLLIN, 0};
        char block[65536];
        const ssize_t count = ::poll(&waiting, 1, kPatience) == 1 ? ::read(from_, block, sizeof block) : 0;
        if (count <= 0) {
            ADD_FAILURE() << "Chromium said nothing more";
            return Json::object();
        }
        bytes_.append(block, static_cast<std::size_t>(count));
    }
    Json message = Json::parse(bytes_.substr(0, end));
    bytes_.erase(0, end + 1);
    return message;
}

void Browser::hear(const Json& message) {
    const std::string method = message.value("method", "");
    if (method == "Network.requestWillBeSent") {
        requests_.push_back(message["params"]["request"]["url"]);
    } else if (method == "Runtime.exceptionThrown" || method == "Runtime.consoleAPICalled" ||
               method == "Log.entryAdded") {
        complaints_.push_back(message["params"].dump());
    }
}

Json Browser::call(const std::string& method, const Json& parameters) {
    Json message{{"id", ++last_}, {"method", method}, {"params", parameters}};
    if (!page_.empty()) {
        message["sessionId"] = page_;
    }
    const std::string bytes = message.dump() + '\0';
    EXPECT_EQ(::write(to_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    while (true) {
        const Json answer = next();
        if (answer.empty() || answer.value("id", 0) == last_) {
            EXPECT_FALSE(answer.contains("error")) << method << answer.dump();
            return answer.value("result", Json::object());
        }
        hear(answer);
    }
}

void Browser::be_a_device(int wide, int high, bool dark, const std::string& language, bool contrast, bool calm) {
    call("Emulation.setDeviceMetricsOverride",
         {{"width", wide}, {"height", high}, {"deviceScaleFactor", 1}, {"mobile", false}});
    call("Emulation.setEmulatedMedia",
         {{"features",
           Json::array({{{"name", "prefers-color-scheme"}, {"value", dark ? "dark" : "light"}},
                        {{"name", "prefers-contrast"}, {"value", contrast ? "more" : "no-preference"}},
                        {{"name", "prefers-reduced-motion"}, {"value", calm ? "reduce" : "no-preference"}}})}});
    call("Network.setExtraHTTPHeaders", {{"headers", {{"Accept-Language", language}}}});
}

void Browser::open(const std::string& address) { call("Page.navigate", {{"url", address}}); }

Json Browser::run(const std::string& expression) {
    const Json answer =
        call("Runtime.evaluate", {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}});
    return answer.value("result", Json::object()).value("value", Json());
}

bool Browser::wait_for(const std::string& expression) {
    return run("new Promise((done) => { const end = Date.now() + 30000; const look = () => { let is = false; try { "
               "is = "
               "Boolean(" +
               expression +
               "); } catch (error) { is = false; } if (is || Date.now() > end) done(is); else setTimeout(look, 5); "
               "}; "
               "look(); })") == true;
}

void Browser::press(const std::string& key) {
    for (const char* type : {"keyDown", "keyUp"}) {
        call("Input.dispatchKeyEvent",
             {{"type", type}, {"key", key}, {"text", *type == 'k' && type[3] == 'D' ? key : ""}});
    }
}

void Browser::keep_picture(const std::string& name) {
    const char* folder = std::getenv("CASTALIA_PICTURES");
    if (folder == nullptr) {
        return;
    }
    const std::string data = call("Page.captureScreenshot", {{"format", "png"}}).value("data", "");
    std::ofstream(std::string(folder) + "/" + name + ".b64") << data;
}

}  // namespace castalia::testing

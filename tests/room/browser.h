// Chromium without a window, led through a pipe by the DevTools protocol.
#pragma once

#include <string>
#include <vector>

#include "core/rules/text/text.h"
#include "tests/db/tables.h"

namespace castalia::testing {

class Browser {
public:
    Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;
    ~Browser();

    /// Takes the size, the light and the language of a device, and whether it asks for strong contrast and for less
    /// motion.
    void be_a_device(int wide, int high, bool dark = false, const std::string& language = "en", bool contrast = false,
                     bool calm = false);
    void open(const std::string& address);
    /// Returns the value of an expression in the page; a promise is waited for.
    Json run(const std::string& expression);
    /// Waits until the expression is true. Returns false after a long time.
    bool wait_for(const std::string& expression);
    void press(const std::string& key);
    /// Keeps a PNG of what is seen, in base64, in the folder that CASTALIA_PICTURES names, if it is set.
    void keep_picture(const std::string& name);

    /// Everything that the console told, and errors of scripts.
    const std::vector<std::string>& complaints() const { return complaints_; }
    const std::vector<std::string>& requests() const { return requests_; }

private:
    Json call(const std::string& method, const Json& parameters = Json::object());
    Json next();
    void hear(const Json& message);

    Folder home_;
    int to_ = -1, from_ = -1;
    int child_ = -1;
    int last_ = 0;
    std::string page_, bytes_;
    std::vector<std::string> complaints_, requests_;
};

}  // namespace castalia::testing

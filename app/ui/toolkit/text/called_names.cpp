#include "app/ui/toolkit/text/called_names.h"

#include <utility>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/document/fitted_names.h"
#include "core/picture/kit.h"

namespace castalia {

namespace {

std::vector<wxString> shown(const std::vector<std::string>& names) {
    std::vector<wxString> words;
    for (const std::string& name : names) {
        words.push_back(utf8(name));
    }
    return words;
}

}  // namespace

std::vector<wxString> called_names(const std::vector<std::string>& names) {
    return shown(picture::called_names(names));
}

std::vector<wxString> fitted_names(const std::vector<wxString>& names,
                                   const std::function<bool(const wxString& words)>& fits) {
    std::vector<std::string> whole;
    for (const wxString& name : names) {
        whole.push_back(utf8(name));
    }
    return shown(document::fitted_names(whole, [&](const std::string& words) { return fits(utf8(words)); }));
}

wxString with_called_names(wxString sentence, const std::vector<std::string>& names,
                           const std::vector<wxString>& called) {
    for (std::size_t i = 0; i < called.size(); ++i) {
        sentence.Replace(utf8(names[i]), called[i]);
    }
    return sentence;
}

wxString with_called_names(wxString sentence, const std::vector<std::string>& names) {
    return with_called_names(std::move(sentence), names, called_names(names));
}

}  // namespace castalia

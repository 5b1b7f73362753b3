#include "app/ui/toolkit/text/line_break.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/document/whole_scores.h"

namespace castalia {

namespace {

/// The words of a text, which lie between its spaces. A score such as "3 : 1" is one of them.
class Words {
public:
    explicit Words(wxString text) : text_(std::move(text)) {
        const std::wstring letters = text_.ToStdWstring();
        for (std::size_t at = letters.find(L' '); at != std::wstring::npos; at = letters.find(L' ', at + 1)) {
            if (!document::is_in_score(letters, at)) {
                spaces_.push_back(at);
            }
        }
        spaces_.push_back(text_.length());
    }
    std::size_t size() const { return spaces_.size(); }
    /// Returns the words from one to another, as they stand in the text.
    wxString line(std::size_t first, std::size_t end) const {
        const std::size_t begin = first == 0 ? 0 : spaces_[first - 1] + 1;
        return text_.substr(begin, spaces_[end - 1] - begin);
    }

private:
    wxString text_;
    std::vector<std::size_t> spaces_;
};

}  // namespace

std::vector<wxString> lines_of(const wxString& text, std::size_t most, double room,
                               const std::function<double(const wxString& line)>& width) {
    wxString flat = text;
    flat.Replace("\n", " ");
    const Words words(flat);
    std::vector<wxString> lines;
    for (std::size_t first = 0; first < words.size();) {
        // Measuring is slow: most texts are one line, and where one ends is found by halving.
        std::size_t fits = words.size();
        if (lines.size() + 1 < most && width(words.line(first, fits)) > room) {
            std::size_t least = first + 1;
            for (--fits; least < fits;) {
                const std::size_t middle = (least + fits + 1) / 2;
                if (width(words.line(first, middle)) <= room) {
                    least = middle;
                } else {
                    fits = middle - 1;
                }
            }
        }
        fits = std::max(fits, first + 1);
        lines.push_back(words.line(first, fits));
        first = fits;
    }
    return lines;
}

}  // namespace castalia

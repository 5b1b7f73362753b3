#include "app/ui/history/search_language.h"

#include <algorithm>
#include <cctype>

#include "app/language/translations.h"
#include "app/ui/toolkit/text/custom_terms.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Returns whether a sentence is one of a window: it has a hole of the toolkit, or the mark of a key in a menu. No
/// log has such a sentence.
bool is_of_windows(const std::string& sentence) {
    for (std::size_t at = sentence.find_first_of("%&"); at + 1 < sentence.size() && at != std::string::npos;
         at = sentence.find_first_of("%&", at + 1)) {
        if (std::isalpha(static_cast<unsigned char>(sentence[at + 1])) != 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::shared_ptr<const ReaderLanguage> search_language() {
    std::vector<ReaderLanguage::Sentence> sentences;
    for (Translation& one : translations_of(spoken_language())) {
        if (!is_of_windows(one.sentence)) {
            sentences.push_back({std::move(one.sentence), std::move(one.translated)});
        }
    }
    for (const auto& [pattern, own] : custom_terms()) {
        sentences.push_back({pattern, own});
    }
    if (sentences.empty()) {
        return nullptr;
    }
    return std::make_shared<const ReaderLanguage>(std::move(sentences), window_text);
}

}  // namespace castalia

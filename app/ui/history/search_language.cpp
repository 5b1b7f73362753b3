#include "app/ui/history/search_language.h"

#include "app/language/translations.h"
#include "app/ui/toolkit/text/custom_terms.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

std::shared_ptr<const ReaderLanguage> search_language() {
    std::vector<ReaderLanguage::Sentence> sentences;
    for (Translation& one : translations_of_logs(spoken_language())) {
        sentences.push_back({std::move(one.sentence), std::move(one.translated)});
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

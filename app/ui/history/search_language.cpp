#include "app/ui/history/search_language.h"

#include "app/language/translations.h"
#include "app/ui/toolkit/text/custom_terms.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

std::shared_ptr<const ReaderLanguage> search_language() {
    std::vector<Translation> sentences = translations_of_logs(spoken_language());
    for (const auto& [pattern, own] : custom_terms()) {
        sentences.push_back({pattern, own});
    }
    if (sentences.empty()) {
        return nullptr;
    }
    return std::make_shared<const ReaderLanguage>(std::move(sentences), window_text);
}

}  // namespace castalia

#include "app/language/translations.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "app/language/language.h"

namespace castalia {
namespace {

TEST(Translations, AreAllSentencesOfACatalogueWithTheirForms) {
    const std::vector<Translation> german = translations_of("de");
    EXPECT_GT(german.size(), 3'000U);
    const auto translated = [&](const char* sentence) {
        const auto found = std::ranges::find(german, sentence, &Translation::english);
        return found == german.end() ? std::string("missing") : found->translated;
    };
    EXPECT_EQ(translated("nothing yet"), Catalogue("de").pattern(say("nothing yet")));
    EXPECT_EQ(translated("{n} event\n{n} events"),
              Catalogue("de").pattern(say_count("{n} event", "{n} events", 1)) + "\n" +
                  Catalogue("de").pattern(say_count("{n} event", "{n} events", 2)));
    EXPECT_TRUE(std::ranges::none_of(german, [](const Translation& one) {
        return one.english.empty() || one.english.find('\4') != std::string::npos;
    }));
}

TEST(Translations, AreMissingForEnglishAndForALanguageThatNobodySpeaks) {
    EXPECT_TRUE(translations_of("en").empty());
    EXPECT_TRUE(translations_of("tlh").empty());
}

}  // namespace
}  // namespace castalia

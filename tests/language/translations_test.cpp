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
    EXPECT_EQ(translated("an element\4open"), Catalogue("de").pattern(say_in("an element", "open")));
    EXPECT_TRUE(std::ranges::none_of(german, &std::string::empty, &Translation::english));
}

TEST(Translations, OfLogsHaveTheWordsThatChangeBeforeSomeNames) {
    const std::vector<Translation> french = translations_of_logs("fr");
    const auto and_d = [](const Translation& one) {
        return one.translated.find(" de {") != std::string::npos && one.translated.ends_with(" d’");
    };
    EXPECT_TRUE(std::ranges::any_of(french, and_d));
    EXPECT_TRUE(std::ranges::none_of(translations_of_logs("de"), and_d));
}

TEST(Translations, AreMissingForEnglishAndForALanguageThatNobodySpeaks) {
    EXPECT_TRUE(translations_of("en").empty());
    EXPECT_TRUE(translations_of("tlh").empty());
}

}  // namespace
}  // namespace castalia

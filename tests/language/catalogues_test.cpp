// Laws for every sentence of every catalogue in resources/locale.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "app/language/language.h"
#include "tests/language/catalogue_file.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

const std::filesystem::path kFolder = std::filesystem::path(source_dir()) / "resources/locale";

/// Returns the holes of a pattern, as often as it has them: {who}, %s, %1$s.
std::multiset<std::string> holes(const std::string& pattern) {
    static const std::regex kHole(R"(\{[a-z_0-9]+\}|%(?:\d+\$)?[-.\d]*(?:ll?|z)?[a-z%])");
    std::multiset<std::string> found;
    for (std::sregex_iterator at(pattern.begin(), pattern.end(), kHole), end; at != end; ++at) {
        found.insert(std::regex_replace(at->str(), std::regex(R"(\d+\$)"), ""));
    }
    return found;
}

std::string key_of(const CatalogueEntry& entry) { return entry.context + '\004' + entry.sentence; }

/// Calls `check` with each entry of each language.
void for_each_translation(const std::function<void(const std::string& language, const CatalogueEntry&)>& check) {
    for (const std::string& language : translated_languages()) {
        for (const CatalogueEntry& entry : catalogue_entries(kFolder / (language + ".po"))) {
            check(language, entry);
        }
    }
}

TEST(Catalogues, TranslateEverySentenceOfTheTemplate) {
    const std::vector<CatalogueEntry> wanted = catalogue_entries(kFolder / "castalia.pot");
    ASSERT_GT(wanted.size(), 3'000U);
    for (const std::string& language : translated_languages()) {
        std::map<std::string, CatalogueEntry> there;
        for (const CatalogueEntry& entry : catalogue_entries(kFolder / (language + ".po"))) {
            there[key_of(entry)] = entry;
        }
        for (const CatalogueEntry& entry : wanted) {
            const auto found = there.find(key_of(entry));
            ASSERT_NE(found, there.end()) << language << " lacks: " << entry.sentence;
            for (const std::string& translation : found->second.translations) {
                EXPECT_FALSE(translation.empty()) << language << " does not translate: " << entry.sentence;
            }
        }
        EXPECT_EQ(there.size(), wanted.size()) << language << " translates sentences that no longer exist";
    }
}

// "A player's own page" stood beside "the player’s turn".
TEST(Catalogues, WriteTheApostropheThatIsNotAQuotationMark) {
    static const std::regex kStraight("[[:alpha:]]'");
    for (const CatalogueEntry& entry : catalogue_entries(kFolder / "castalia.pot")) {
        EXPECT_FALSE(std::regex_search(entry.sentence, kStraight)) << entry.sentence;
    }
    for_each_translation([](const std::string& language, const CatalogueEntry& entry) {
        for (const std::string& translation : entry.translations) {
            EXPECT_FALSE(std::regex_search(translation, kStraight)) << language << ": " << translation;
        }
    });
}

// A line of the window ended before "?" and the next one began with it.
TEST(Catalogues, KeepFrenchMarksOnTheLineOfTheirWord) {
    static const std::regex kPlainSpace(" (?:[;:!?]|»)|« ");
    for_each_translation([](const std::string& language, const CatalogueEntry& entry) {
        for (const std::string& translation : entry.translations) {
            EXPECT_FALSE(language == "fr" && std::regex_search(translation, kPlainSpace)) << translation;
        }
    });
}

TEST(Catalogues, KeepTheHolesOfEachSentence) {
    for_each_translation([](const std::string& language, const CatalogueEntry& entry) {
        for (std::size_t i = 0; i < entry.translations.size(); ++i) {
            std::multiset<std::string> theirs = holes(entry.translations[i]);
            std::multiset<std::string> ours = holes(i == 0 || entry.many.empty() ? entry.sentence : entry.many);
            const std::multiset<std::string> alternative = holes(entry.many.empty() ? entry.sentence : entry.many);
            // Where one thing is counted, its number may be told or not.
            EXPECT_TRUE(theirs == ours || theirs == alternative) << language << ": " << entry.sentence << "\n"
                                                                 << entry.translations[i];
        }
    });
}

TEST(Catalogues, HaveAllPluralForms) {
    constexpr std::size_t kForms = 2;  // In German, French, Spanish and Italian.
    for_each_translation([](const std::string& language, const CatalogueEntry& entry) {
        EXPECT_EQ(entry.translations.size(), entry.many.empty() ? 1U : kForms) << language << ": " << entry.sentence;
    });
}

TEST(Catalogues, BeginAndEndLikeTheSentence) {
    const auto ends = [](const std::string& words) {
        return std::pair(words.starts_with(' '), words.ends_with(' '));
    };
    for_each_translation([&](const std::string& language, const CatalogueEntry& entry) {
        EXPECT_EQ(ends(entry.translations.front()), ends(entry.sentence)) << language << ": " << entry.sentence;
    });
}

TEST(Catalogues, HaveAMnemonicWhereTheSentenceHasOne) {
    const auto mnemonics = [](const std::string& words) {
        return std::ranges::count(words, '&') - 2 * static_cast<long>(words.find("&&") != std::string::npos);
    };
    for_each_translation([&](const std::string& language, const CatalogueEntry& entry) {
        EXPECT_EQ(mnemonics(entry.translations.front()), mnemonics(entry.sentence))
            << language << ": " << entry.translations.front();
    });
}

/// Returns the letter of the access key of a label, in small; nothing if it has none.
std::string access_key(const std::string& label) {
    const std::size_t mark = label.find('&');
    return mark == std::string::npos || mark + 1 == label.size()
               ? std::string()
               : std::string(1, static_cast<char>(std::tolower(static_cast<unsigned char>(label[mark + 1]))));
}

TEST(Catalogues, GiveEachButtonOfADialogAnAccessKeyOfItsOwn) {
    const std::vector<std::set<std::string>> dialogs{
        {"&Show the table", "&Copy the address", "&Looking back is shown there, too"},
        {"&End it", "&Copy the address", "&Looking back is shown there, too"},
        {"&Keep as recorded", "&Accept the rules", "Keep a&ll", "Acc&ept all"},
        {"&Print…", "Pre&view…", "&Copy", "&Save…"},
        {"&Print…", "Pre&view…", "&Save as PDF…"},
        {"&Caption…", "&Save the file…", "&Remove…"},
        {"&Show the event", "&Export…", "&Write a house rule…", "&Delete the house rule", "Look &further back"},
    };
    std::map<std::pair<std::string, std::size_t>, std::set<std::string>> keys;
    for_each_translation([&](const std::string& language, const CatalogueEntry& entry) {
        for (std::size_t dialog = 0; dialog < dialogs.size(); ++dialog) {
            if (dialogs[dialog].contains(entry.sentence)) {
                const std::string key = access_key(entry.translations.front());
                EXPECT_TRUE(keys[std::pair(language, dialog)].insert(key).second)
                    << language << ": " << entry.translations.front() << " has a key that stands beside it already";
            }
        }
    });
    for (const auto& [where, letters] : keys) {
        EXPECT_EQ(letters.size(), dialogs[where.second].size()) << where.first << ", dialog " << where.second;
    }
}

TEST(Catalogues, PassTheCheckOfGettext) {
    for (const std::string& language : translated_languages()) {
        const std::string call = "msgfmt --check -o /dev/null '" + (kFolder / (language + ".po")).string() + "'";
        EXPECT_EQ(std::system(call.c_str()), 0) << language;
    }
}

TEST(Catalogues, AreTogetherSmallerThanTwoMebibytes) {
    std::size_t bytes = 0;
    for (const std::string& language : translated_languages()) {
        bytes += catalogue_bytes(language).size();
    }
    EXPECT_LT(bytes, 2U << 20);
}

}  // namespace
}  // namespace castalia

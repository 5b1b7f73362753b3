#include "app/language/language.h"

#include <array>
#include <cstdlib>

#include <gtest/gtest.h>

#include "app/language/sentence.h"
#include "core/rules/text/decimals.h"

namespace castalia {
namespace {

/// Sets the variables of the environment that name a language, for the time of one test.
class Environment {
public:
    Environment(const char* language, const char* all, const char* messages, const char* lang) {
        set("LANGUAGE", language);
        set("LC_ALL", all);
        set("LC_MESSAGES", messages);
        set("LANG", lang);
    }

private:
    static void set(const char* name, const char* value) {
        value == nullptr ? unsetenv(name) : setenv(name, value, 1);
    }
};

TEST(Language, IsTheFirstOfThoseWantedThatTheProgramSpeaks) {
    EXPECT_EQ(spoken_of("de"), "de");
    EXPECT_EQ(spoken_of("de_AT.UTF-8"), "de");
    EXPECT_EQ(spoken_of("tlh:de_CH:en"), "de");
    EXPECT_EQ(spoken_of("en_GB:de"), "en");
    EXPECT_EQ(spoken_of("tlh"), "");
    EXPECT_EQ(spoken_of(""), "");
    EXPECT_EQ(spoken_of(":::"), "");
}

TEST(Language, OfTheEnvironmentFollowsTheOrderOfGettext) {
    struct Case {
        const char *language, *all, *messages, *lang, *spoken, *remark;
    };
    const Case cases[] = {
        {nullptr, nullptr, nullptr, nullptr, "en", "nothing is said"},
        {nullptr, nullptr, nullptr, "de_DE.UTF-8", "de", "LANG alone"},
        {nullptr, nullptr, "en_US.UTF-8", "de_DE.UTF-8", "en", "LC_MESSAGES goes before LANG"},
        {nullptr, "de_DE.UTF-8", "en_US.UTF-8", "fr_FR.UTF-8", "de", "LC_ALL goes before both"},
        {"fr:de", nullptr, nullptr, "en_US.UTF-8", "fr", "LANGUAGE goes before all of them"},
        {"fr:de", "C", nullptr, "de_DE.UTF-8", "en", "but not before the locale C"},
        {"fr:de", "C.UTF-8", nullptr, nullptr, "en", "nor before C.UTF-8"},
        {"", nullptr, nullptr, "de_DE", "de", "an empty LANGUAGE says nothing"},
        {"tlh", nullptr, nullptr, "tlh_KL.UTF-8", "en", "a language that the program does not speak"},
    };
    for (const Case& one : cases) {
        const Environment environment(one.language, one.all, one.messages, one.lang);
        EXPECT_EQ(language_of_environment(), one.spoken) << one.remark;
    }
}

TEST(Catalogue, WordsASentenceWithItsFillings) {
    const Catalogue german("de");
    EXPECT_EQ(worded(say("{who} draws", {{"who", literally("Ann")}}), german), "Ann zieht");
    EXPECT_EQ(worded(say("{who}: {words}", {{"who", literally("{who}")}, {"words", say("the card")}}), german),
              "{who}: die Karte")
        << "what a player wrote is no pattern";
}

TEST(Catalogue, CountsByTheRulesOfTheLanguage) {
    const auto sessions = [](long long n) { return say_count("{n} session", "{n} sessions", n); };
    const Catalogue german("de"), french("fr");
    EXPECT_EQ(worded(sessions(1), german), "1 Partie");
    EXPECT_EQ(worded(sessions(0), german), "0 Partien");
    EXPECT_EQ(worded(sessions(0), french), "0 partie") << "French counts nothing as one";
    EXPECT_EQ(worded(sessions(2), french), "2 parties");
}

TEST(Catalogue, SaysInGermanWhatIsCountedInTheCaseOfTheSentence) {
    const Catalogue german("de");
    const auto ann = [] { return literally("Ann"); };
    EXPECT_EQ(worded(say("{who} wins with {points}",
                         {{"who", ann()}, {"points", say_count("{n} point", "{n} points", 27)}}),
                     german),
              "Ann gewinnt: 27 Punkte");
    EXPECT_EQ(worded(say("{who} narrates the epilogue with {hand}", {{"who", ann()}, {"hand", say("a royal flush")}}),
                     german),
              "Ann erzählt den Epilog: ein Royal Flush");
    EXPECT_EQ(worded(say("{who}: {wins} in {sessions}",
                         {{"who", ann()},
                          {"wins", say_count("{n} win", "{n} wins", 2)},
                          {"sessions", say_count("{n} finished session", "{n} finished sessions", 5)}}),
                     german),
              "Ann: 2 Siege in 5 beendeten Partien");
    EXPECT_EQ(worded(say("{who} has {hand}",
                         {{"who", ann()}, {"hand", say("a flush, {rank} high", {{"rank", say("ace")}})}}),
                     german),
              "Ann – ein Flush, Ass hoch");
    EXPECT_EQ(worded(say("{who} has {held} of {suit}, not {needed}",
                         {{"who", ann()}, {"held", literally(1)}, {"suit", say("Waves")}, {"needed", literally(2)}}),
                     german),
              "Wellen: Ann hat 1, nicht 2");
}

TEST(Catalogue, CountsOneAsOneInEveryLanguage) {
    const std::pair<const char*, std::array<const char*, 3>> rows[] = {
        {"de", {"noch 0 von 4 Mal Wachstum", "noch 1 von 4 Mal Wachstum", "noch 2 von 4 Mal Wachstum"}},
        {"es", {"quedan 0 de 4 crecimientos", "queda 1 de 4 crecimientos", "quedan 2 de 4 crecimientos"}},
        {"fr",
         {"encore\u00A00 apport sur\u00A04", "encore\u00A01 apport sur\u00A04", "encore\u00A02 apports sur\u00A04"}},
        {"it", {"restano 0 crescite su 4", "resta 1 crescita su 4", "restano 2 crescite su 4"}}};
    for (const auto& [language, texts] : rows) {
        for (long long n = 0; n < 3; ++n) {
            EXPECT_EQ(worded(say_count("{n} of {all} growths left", "{n} of {all} growths left", n,
                                       {{"all", literally(4)}}),
                             Catalogue(language)),
                      texts.at(static_cast<std::size_t>(n)));
        }
    }
}

TEST(Catalogue, CountsAHalfAsSeveralAndInFrenchAsOne) {
    const auto points = [](double value) {
        return unit_behind(value, say_count("{number} point", "{number} points", 2, {{"number", to_a_tenth(value)}}));
    };
    EXPECT_EQ(english(points(0.5)), "0.5 points");
    EXPECT_EQ(worded(points(0.5), Catalogue("de")), "0,5 Punkte");
    EXPECT_EQ(worded(points(1), Catalogue("de")), "1 Punkt");
    EXPECT_EQ(worded(points(-0.5), Catalogue("fr")), "−0,5 point");
    EXPECT_EQ(worded(points(1.5), Catalogue("fr")), "1,5 point");
    EXPECT_EQ(worded(points(2.5), Catalogue("fr")), "2,5 points");
}

TEST(Catalogue, SaysWhatStatisticsLeaveOutInOneAndInMany) {
    EXPECT_EQ(worded(say_count("{n} abandoned", "{n} abandoned", 1), Catalogue("fr")), "1 abandonnée");
    EXPECT_EQ(worded(say_count("{n} abandoned", "{n} abandoned", 2), Catalogue("es")), "2 abandonadas");
    EXPECT_EQ(worded(say_count("{n} open", "{n} open", 1), Catalogue("it")), "1 aperta");
}

TEST(Catalogue, TellsAHalfWithTheDecimalMarkOfTheLanguage) {
    for (const std::string& language : translated_languages()) {
        EXPECT_EQ(worded(decimal(25, 2), Catalogue(language)), "12,5") << language;
        EXPECT_EQ(worded(decimal(-1, 2), Catalogue(language)), "-0,5") << language;
        EXPECT_EQ(worded(decimal(24, 2), Catalogue(language)), "12") << language;
    }
    EXPECT_EQ(english(decimal(25, 2)), "12.5");
}

TEST(Catalogue, TellsPartsAndScoresWithTheDecimalMarkOfTheLanguage) {
    for (const std::string& language : translated_languages()) {
        const Catalogue catalogue(language);
        EXPECT_EQ(worded(with_digits(3.14159, 2), catalogue), "3,14") << language;
        EXPECT_EQ(worded(with_digits(0.05, 2), catalogue), "0,05") << language;
        EXPECT_EQ(worded(with_digits(-0.5, 1), catalogue), "−0,5") << language;
        EXPECT_EQ(worded(with_digits(2.5, 0), catalogue), "3") << language;
        EXPECT_EQ(worded(to_a_tenth(27.46), catalogue), "27,5") << language;
        EXPECT_EQ(worded(to_a_tenth(26.99), catalogue), "27") << language;
        EXPECT_EQ(worded(kept_score_text("2–2, 47.5–45, 1 {a}. x"), catalogue), "2–2, 47,5–45, 1 {a}. x") << language;
    }
    EXPECT_EQ(english(with_digits(3.14159, 2)), "3.14");
    EXPECT_EQ(english(kept_score_text("47.5–45")), "47.5–45");
    EXPECT_EQ(english(kept_score_text("")), "");
}

TEST(Catalogue, FitsTheWordBeforeANameToIt) {
    const Text tile = say("{who}’s tile", {{"who", literally("Anna")}});
    EXPECT_EQ(worded(tile, Catalogue("fr")), "la tuile d’Anna");
    EXPECT_EQ(worded(listed_with_and({literally("Ana"), literally("Inés")}), Catalogue("es")), "Ana e Inés");
}

TEST(Catalogue, KnowsTheLowerGalleryFromTheDieThatIsLowered) {
    const Catalogue german("de");
    EXPECT_EQ(worded(say("lower"), german), "unten");
    EXPECT_EQ(worded(say_in("a power", "lower"), german), "senken");
}

TEST(Catalogue, LeavesASentenceThatItLacksInEnglish) {
    const Text unknown = say("no catalogue has this: {n}", {{"n", literally(3)}});
    EXPECT_EQ(worded(unknown, Catalogue("de")), "no catalogue has this: 3");
    EXPECT_EQ(worded(say("the card"), Catalogue("tlh")), "the card");
}

TEST(Catalogue, SaysNothingWhereNothingIsSaid) {
    for (const std::string& language : translated_languages()) {
        EXPECT_EQ(worded(Text(), Catalogue(language)), "") << language;
        EXPECT_EQ(worded(say("{note}", {{"note", Text()}}), Catalogue(language)), "") << language;
    }
}

TEST(Catalogue, HasNoContextInTheWords) {
    const Text word = say_in("a context that no catalogue has", "for");
    EXPECT_EQ(english(word), "for");
    EXPECT_EQ(worded(word, Catalogue("de")), "for");
}

TEST(ASentence, HasACapitalUnlessItBeginsWithAName) {
    const Catalogue french("fr");
    const auto sentence = [&](const Text& text) {
        return as_sentence(text, worded(text, french), [&](const Text& part) { return french.pattern(part); });
    };
    EXPECT_EQ(sentence(say("event {n}", {{"n", literally(3)}})), "Événement 3");
    EXPECT_EQ(sentence(say("{who}’s tile", {{"who", literally("anna")}})), "La tuile d’anna");
    EXPECT_EQ(sentence(say("{who} passes", {{"who", literally("anna")}})), "anna passe");
    EXPECT_EQ(sentence(Text()), "");
}

TEST(Catalogue, OfEachLanguageKnowsWhatTheLanguageCallsItself) {
    EXPECT_EQ(Catalogue("de").own_name(), "Deutsch");
    EXPECT_EQ(Catalogue("fr").own_name(), "Français");
    EXPECT_EQ(Catalogue(kEnglish).own_name(), "English");
}

}  // namespace
}  // namespace castalia

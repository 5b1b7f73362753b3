#include "app/language/elision.h"

#include <gtest/gtest.h>

namespace castalia {
namespace {

/// Returns what becomes of the words before a hole when it is filled.
std::string filled(const char* language, const std::string& before, const std::string& filling) {
    std::string text = before + filling;
    fit_joint(language, text, before.size());
    return text;
}

TEST(AJoint, IsThatOfTheLanguageBeforeTheFirstSoundOfAName) {
    struct Case {
        const char *language, *before, *filling, *expected;
    };
    for (const Case& one : {
             Case{"fr", "la tuile de ", "Anna", "la tuile d’Anna"},
             Case{"fr", "la tuile de ", "Émile", "la tuile d’Émile"},
             Case{"fr", "la tuile de ", "Bruno", "la tuile de Bruno"},
             Case{"fr", "la tuile de ", "Yves", "la tuile d’Yves"},
             Case{"fr", "la tuile de ", "Yannick", "la tuile de Yannick"},
             Case{"fr", "la tuile de ", "Hugo", "la tuile de Hugo"},
             Case{"fr", "avant que ", "Œdipe", "avant qu’Œdipe"},
             Case{"fr", "le côté de ", "Oui", "le côté de Oui"},
             Case{"fr", "vide ", "Anna", "vide Anna"},
             Case{"fr", "de ", "11", "de 11"},
             Case{"fr", "de ", "\u2068Anna\u2069", "d’\u2068Anna\u2069"},
             Case{"fr", "de ", "", "de "},
             Case{"es", "Ana y ", "Inés", "Ana e Inés"},
             Case{"es", "Ana y ", "Hilda", "Ana e Hilda"},
             Case{"es", "Ana y ", "Hierro", "Ana y Hierro"},
             Case{"es", "Ana y ", "Yago", "Ana y Yago"},
             Case{"es", "7 o ", "8", "7 u 8"},
             Case{"es", "uno o ", "otro", "uno u otro"},
             Case{"es", "como ", "Olga", "como Olga"},
             Case{"it", "a ", "Anna", "ad Anna"},
             Case{"it", "a ", "Enzo", "a Enzo"},
             Case{"it", "Ada e ", "Elena", "Ada ed Elena"},
             Case{"it", "Regole: al ", "8", "Regole: all’8"},
             Case{"it", "il ", "11", "l’11"},
             Case{"it", "il ", "12", "il 12"},
             Case{"de", "von ", "Anna", "von Anna"},
             Case{"en", "of ", "Anna", "of Anna"},
         }) {
        EXPECT_EQ(filled(one.language, one.before, one.filling), one.expected) << one.language;
    }
}

TEST(AJoint, IsNeverMadeWithinWhatSomebodyWrote) {
    EXPECT_EQ(filled("fr", "Note : ", "pas de Anna"), "Note : pas de Anna");
    EXPECT_EQ(filled("fr", "", "Anna"), "Anna");
}

}  // namespace
}  // namespace castalia

// The words of the boards in other languages can be read, and none of them stays English.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "app/language/language.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "tests/support/every_game.h"
#include "tests/support/pseudo_language.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"
#include "tests/ui/text_faults.h"

namespace castalia {
namespace {

/// Speaks a language for the time of one test.
class Spoken {
public:
    explicit Spoken(const std::string& language) { speak(language); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
    ~Spoken() { speak(std::string(kEnglish)); }
};

struct BoardSize {
    const char* where;
    wxSize size;
};

/// Returns the sizes of the board in a window of 1024 × 768, the narrowest, and in the usual one, as
/// tests/ui/layout_test.cpp has them.
const std::vector<BoardSize>& board_sizes() {
    static const std::vector<BoardSize> sizes{{"1280x800", {943, 528}}, {"1024x768", {723, 495}}};
    return sizes;
}

std::vector<DrawnText> texts_of(const Session& session, std::size_t ply, const wxSize& size, wxRect2DDouble& area) {
    BoardScene scene;
    scene.playthrough = &session.playthrough();
    scene.ply = ply;
    scene.names.assign(session.names().begin(), session.names().end());
    const TextWatch watch;
    area = draw(scene, {}, size).area;
    return watch.texts();
}

void look_over_in(const std::string& language, const Session& session, Faults& faults) {
    const Spoken spoken(language);
    const std::vector<std::string> names(session.names().begin(), session.names().end());
    constexpr std::size_t kSome = 23;
    for (std::size_t ply = 0; ply <= session.plies(); ply += kSome) {
        for (const BoardSize& one : board_sizes()) {
            wxRect2DDouble area;
            const std::vector<DrawnText> texts = texts_of(session, ply, one.size, area);
            look_over(texts, area, names, language + ", " + one.where, faults);
        }
    }
}

/// Adds the words of all texts in a value. Texts are strings with a space, because no word of the record itself has
/// one.
void gather(const Json& value, std::set<std::string>& words) {
    if (value.is_structured()) {
        for (const Json& inside : value) {
            gather(inside, words);
        }
    } else if (value.is_string() && value.get_ref<const std::string&>().find(' ') != std::string::npos) {
        for (std::string& word : plain_words(value.get<std::string>())) {
            words.insert(std::move(word));
        }
    }
}

/// Returns the words that people gave the record, which are the same in every language: names, and what was told.
std::set<std::string> given_words(const Session& session) {
    std::set<std::string> words;
    for (const std::string& name : session.names()) {
        std::ranges::move(plain_words(name), std::inserter(words, words.end()));
    }
    gather(parse_json(write_record(session)), words);
    return words;
}

/// Returns whether people gave a word, or one that begins or ends with it, because a name may be shortened.
bool is_given(const std::string& word, const std::set<std::string>& given) {
    return std::ranges::any_of(
        given, [&](const std::string& whole) { return whole.starts_with(word) || whole.ends_with(word); });
}

class LanguagesAudit : public ::testing::TestWithParam<const char*> {};

TEST_P(LanguagesAudit, EveryBoardCanBeReadInEveryLanguage) {
    const Session sample = sample_of(GetParam()), full = full_table(GetParam());
    Faults faults;
    for (const std::string& language : translated_languages()) {
        look_over_in(language, sample, faults);
        look_over_in(language, full, faults);
    }
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << GetParam() << " in " << where << ": " << what;
    }
}

TEST_P(LanguagesAudit, NothingOnABoardStaysEnglish) {
    const PseudoLanguage spoken_by_nobody;
    const Spoken spoken(kPseudoLanguage);
    const Session session = full_table(GetParam());
    const std::set<std::string> given = given_words(session);
    std::set<std::string> english;
    constexpr std::size_t kSome = 11;
    for (std::size_t ply = 0; ply <= session.plies(); ply += kSome) {
        wxRect2DDouble area;
        for (const DrawnText& text : texts_of(session, ply, board_sizes().front().size, area)) {
            for (const std::string& word : plain_words(utf8(text.text))) {
                if (!is_given(word, given)) {
                    english.insert(word + " in \"" + utf8(text.text) + "\"");
                }
            }
        }
    }
    for (const std::string& word : english) {
        ADD_FAILURE() << GetParam() << ": " << word;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, LanguagesAudit, every_game(), name_of_game);

}  // namespace
}  // namespace castalia

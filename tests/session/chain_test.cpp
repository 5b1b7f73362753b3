// The chain of hashes over a journal. The expected values were made by coreutils' sha256sum.
#include "core/session/chain.h"

#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

TEST(Chain, IsMadeOfLinesThatAnybodyCanHash) {
    // printf 'castalia.session\nid\ngame\nedition\n["Ann"]\n{}\n\n' | sha256sum
    const ChainHash start = start_of_chain({"id", "game", "edition", R"(["Ann"])", "{}", ""});
    EXPECT_EQ(hex(start), "b7ca02abb539065ac243f5cd0ee31396999dd1adbe41e56196285bf875da2e17");
    // printf 'b7ca02abb539065ac243f5cd0ee31396999dd1adbe41e56196285bf875da2e17\n{"deed":"undo"}\n' | sha256sum
    const ChainHash next = next_in_chain(start, R"({"deed":"undo"})");
    EXPECT_EQ(hex(next), "c2f7772aaaa7aaae7ad9e7bdcaecdfbf62e2f83bb41024b3acaf95c1dc9595f0");
    EXPECT_EQ(fingerprint(next), "c2f7 772a aaa7 aaae");
}

TEST(Chain, IsTheSameForARecordThatWasReadAgain) {
    for (const char* game : {"magnate", "muse-decktet", "musee", "muse-story", "dance-of-muses"}) {
        const Session session = sample_of(game);
        EXPECT_EQ(head_of_chain(read_record(write_record(session), known_games())), head_of_chain(session)) << game;
    }
}

}  // namespace
}  // namespace castalia

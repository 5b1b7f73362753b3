// The words for an offered copy and for a drill, which the window and the command line share.
#include "db/safety/drill.h"

namespace castalia {

namespace {

long long number(std::size_t count) { return static_cast<long long>(count); }

}  // namespace

std::vector<Text> sentences(const Offer& offer, const std::string& when) {
    std::vector<Text> said{
        say("The newest good copy was made on {when}.", {{"when", literally(when)}}),
        say_count("It holds {n} session and passed every check just now.",
                  "It holds {n} sessions and passed every check just now.", number(offer.amount.sessions))};
    if (offer.passed_over > 0) {
        said.push_back(say_count("{n} newer copy is damaged too and was passed over.",
                                 "{n} newer copies are damaged too and were passed over.",
                                 number(offer.passed_over)));
    }
    if (!offer.comparable) {
        said.push_back(say(
            "The library cannot be read far enough to tell what the copy lacks: it is what was entered after that."));
        return said;
    }
    if (offer.missing == Amount{}) {
        said.push_back(say("It lacks nothing of what can still be read in the library."));
        return said;
    }
    if (offer.missing.sessions > 0) {
        said.push_back(say_count("It lacks {n} session that can still be read in the library.",
                                 "It lacks {n} sessions that can still be read in the library.",
                                 number(offer.missing.sessions)));
    }
    said.push_back(say_count("It lacks {n} event or correction that can still be read there.",
                             "It lacks {n} events and corrections that can still be read there.",
                             number(offer.missing.operations)));
    if (offer.missing.photos > 0) {
        said.push_back(say_count("It lacks {n} photo.", "It lacks {n} photos.", number(offer.missing.photos)));
    }
    return said;
}

std::vector<Text> sentences(const Drill& drill) {
    std::vector<Text> said{say_count("Copied, checked and replayed: {n} session",
                                     "Copied, checked and replayed: {n} sessions", number(drill.amount.sessions)),
                           say_count("Events and corrections in the copy: {n}",
                                     "Events and corrections in the copy: {n}", number(drill.amount.operations))};
    if (drill.amount.photos > 0) {
        said.push_back(say_count("Photos in the copy: {n}", "Photos in the copy: {n}", number(drill.amount.photos)));
    }
    said.push_back(say("Damaged in {n} ways: recognised {seen} times, restored to the same contents {restored} times",
                       {{"n", literally(number(drill.damages))},
                        {"seen", literally(number(drill.recognised))},
                        {"restored", literally(number(drill.restored))}}));
    if (drill.cuts > 0) {
        said.push_back(
            say("Power cut at {n} places while {events} events were written: {whole} times the library opened with "
                "exactly what had been confirmed",
                {{"n", literally(number(drill.cuts))},
                 {"events", literally(number(drill.confirmed))},
                 {"whole", literally(number(drill.whole))}}));
    }
    said.insert(said.end(), drill.wrong.begin(), drill.wrong.end());
    said.push_back(drill.passed()
                       ? say("Everything came back. The library itself was only read.")
                       : say("Not everything came back. Keep a copy on another disk, and look at the disk."));
    return said;
}

}  // namespace castalia

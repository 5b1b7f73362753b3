#include "core/export/transcript.h"

namespace castalia {

namespace {

std::string joined(std::span<const std::string> names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

TranscriptLine line_of(const Session& session, std::size_t i) {
    const Step& step = session.replay().steps()[i];
    const Event& event = *step.entry.event;
    TranscriptLine line;
    line.number = i + 1;
    line.at = event.at ? rfc3339(*event.at) : "";
    line.text = english(session.replay().describe(i));
    line.note = event.note;
    line.ruling = event.ruling;
    line.corrected = step.entry.corrected;
    if (step.refusal) {
        line.clause = step.refusal->clause;
        line.refused = step.stands ? "" : english(step.refusal->reason);
    }
    for (const Consequence& consequence : session.replay().story(i)) {
        line.consequences.push_back({english(consequence.text), consequence.clause});
    }
    return line;
}

}  // namespace

Transcript transcript_of(const Session& session) {
    const Heading& heading = session.heading();
    const std::string game = english(session.game().title);
    Transcript transcript;
    transcript.title = heading.title.empty() ? game : heading.title;
    const auto fact = [&](const Text& name, const std::string& value) {
        if (!value.empty()) {
            transcript.facts.push_back({english(name), value});
        }
    };
    const auto moment = [](const std::optional<Moment>& at) { return at ? rfc3339(*at) : std::string(); };
    fact(say("Game"), english(say("{game}, edition {edition}",
                                  {{"game", session.game().title}, {"edition", literally(heading.edition)}})));
    fact(say("Players"), joined(heading.players));
    fact(say("Place"), heading.place);
    fact(say("Started"), moment(heading.started));
    fact(say("Ended"), moment(session.ended()));
    fact(say("Session"), heading.id);
    transcript.players = heading.players;
    transcript.sheet = session.line().score(session.plies());
    transcript.sentence = session.replay().status() == Status::abandoned
                              ? english(say("The session was ended without a result"))
                              : english(transcript.sheet.sentence);
    for (std::size_t i = 0; i < session.plies(); ++i) {
        transcript.lines.push_back(line_of(session, i));
    }
    return transcript;
}

}  // namespace castalia

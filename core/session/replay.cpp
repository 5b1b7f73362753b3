#include <algorithm>
#include <iterator>

#include "core/rules/text/wording.h"
#include "core/session/session.h"
#include "core/session/thrown_dice.h"

namespace castalia {

namespace {

/// Returns why the table itself rules the event out, whichever game it is.
std::optional<Refusal> judge_table(const Event& event, const TableClock& clock, bool over) {
    if (!event.stranger.empty()) {
        return impossible("session.player",
                          say("Nobody at this table is called {name}", {{"name", literally(event.stranger)}}));
    }
    if (std::holds_alternative<Pause>(event.what) && clock.paused) {
        return impossible("session.pause", say("The clock stands already"));
    }
    if (std::holds_alternative<Resume>(event.what) && !clock.paused) {
        return impossible("session.resume", say("The clock runs already"));
    }
    if (std::holds_alternative<Abandon>(event.what) && (clock.abandoned || over)) {
        return impossible("session.ended", say("The session has ended already"));
    }
    return {};
}

bool is_adjust(const Playthrough& line, const Move& move) {
    Json written = Json::object();
    line.write(move, written);
    return written["type"] == "adjust";
}

Text dice_words(const FreeDice& dice) {
    std::vector<Text> faces;
    faces.reserve(dice.dice.size());
    for (const Die& die : dice.dice) {
        faces.push_back(literally("d" + std::to_string(die.sides) + " " + std::to_string(die.value)));
    }
    return listed(faces);
}

}  // namespace

Replay::Replay(std::shared_ptr<const Playthrough> start, std::vector<std::string> names)
    : line_(start->copy(0)), names_(std::move(names)), clocks_(1) {}

Replay::Replay(const Replay& other, std::size_t ply)
    : line_(other.line_->copy(ply)),
      names_(other.names_),
      clocks_(other.clocks_.begin(), other.clocks_.begin() + static_cast<std::ptrdiff_t>(ply) + 1) {
    steps_.reserve(other.steps_.size() + 1);
    steps_.assign(other.steps_.begin(), other.steps_.begin() + static_cast<std::ptrdiff_t>(ply));
}

Replay::Replay(std::unique_ptr<Playthrough> line, std::vector<std::string> names, TableClock clock)
    : line_(std::move(line)), names_(std::move(names)), clocks_{clock} {}

Replay Replay::from_now() const { return {line_->snapshot(plies()), names_, clocks_.back()}; }

std::optional<Refusal> Replay::judge(const Event& event) const { return judge(plies(), event); }

std::optional<Refusal> Replay::judge(std::size_t ply, const Event& event) const {
    const bool abandoning = std::holds_alternative<Abandon>(event.what);
    const bool over = abandoning && line_->over(ply);
    if (auto refusal = judge_table(event, clocks_.at(ply), over)) {
        return refusal;
    }
    if (const auto* move = std::get_if<MovePtr>(&event.what)) {
        // The table may still count afterwards.
        if (clocks_[ply].abandoned && !is_adjust(*line_, **move)) {
            return impossible("session.ended", say("The session was ended without a result"));
        }
        return ply == plies() ? line_->judge(**move) : line_->snapshot(ply)->judge(**move);
    }
    return {};
}

void Replay::add(Entry entry, const Verdict* known) {
    Step step{std::move(entry), {}, true};
    const Event& event = *step.entry.event;
    step.refusal = known != nullptr ? *known : judge(event);
    step.stands = !keeps_out(step.refusal, event);
    TableClock clock = clocks_.back();
    const auto* move = std::get_if<MovePtr>(&event.what);
    if (step.stands && move != nullptr) {
        line_->play(**move);
    } else {
        line_->stay();
    }
    if (step.stands && move == nullptr) {
        clock.paused = std::holds_alternative<Pause>(event.what) ||
                       (clock.paused && !std::holds_alternative<Resume>(event.what));
        clock.abandoned = clock.abandoned || std::holds_alternative<Abandon>(event.what);
    }
    clocks_.push_back(clock);
    steps_.push_back(std::move(step));
}

void Replay::go_on_with(Replay next) {
    line_->go_on_with(*next.line_);
    make_room(steps_, next.steps_.size());
    make_room(clocks_, next.steps_.size());
    std::ranges::move(next.steps_, std::back_inserter(steps_));
    clocks_.insert(clocks_.end(), next.clocks_.begin() + 1, next.clocks_.end());
}

void Replay::expect(std::size_t more) {
    line_->expect(more);
    make_room(steps_, more);
    make_room(clocks_, more);
}

void Replay::take_back_to(std::size_t ply) {
    line_->take_back_to(ply);
    steps_.resize(ply);
    clocks_.resize(ply + 1);
}

Text Replay::describe(std::size_t i) const { return describe(i, *steps_.at(i).entry.event); }

Story Replay::story(std::size_t i) const {
    return steps_.at(i).stands ? story(i, *steps_.at(i).entry.event) : Story{};
}

namespace {

/// Returns dice that no game asked for in the words of the log.
Text dice_sentence(const FreeDice& dice, const Text& who, std::span<const std::string> names) {
    if (dice.thrown) {
        return throw_sentence(dice, who, names);
    }
    const std::vector<Fill> fills{{"who", who}, {"dice", dice_words(dice)}, {"label", literally(dice.label)}};
    if (dice.player) {
        return dice.label.empty() ? say("{who} rolls {dice}", fills) : say("{who} rolls {dice} for {label}", fills);
    }
    return dice.label.empty() ? say("Dice: {dice}", fills) : say("Dice for {label}: {dice}", fills);
}

}  // namespace

Text Replay::describe(std::size_t ply, const Event& event) const {
    if (!event.stranger.empty()) {
        return say("An event of {name}, who is not at this table", {{"name", literally(event.stranger)}});
    }
    if (const auto* move = std::get_if<MovePtr>(&event.what)) {
        return line_->describe(ply, **move);
    }
    const auto who = [&](const std::optional<Seat>& seat) {
        return seat ? literally(names_.at(static_cast<std::size_t>(seat->index))) : Text{};
    };
    if (const auto* note = std::get_if<Note>(&event.what)) {
        return note->player ? say("{who}: {words}", {{"who", who(note->player)}, {"words", literally(note->text)}})
                            : literally(note->text);
    }
    if (const auto* dice = std::get_if<FreeDice>(&event.what)) {
        return dice_sentence(*dice, who(dice->player), names_);
    }
    if (const auto* abandon = std::get_if<Abandon>(&event.what)) {
        return abandon->reason.empty()
                   ? say("The session ends without a result")
                   : say("The session ends without a result: {reason}", {{"reason", literally(abandon->reason)}});
    }
    return std::holds_alternative<Pause>(event.what) ? say_in("an event", "Pause") : say("Play goes on");
}

Story Replay::story(std::size_t ply, const Event& event) const {
    if (!event.stranger.empty()) {
        return {};
    }
    if (const auto* dice = std::get_if<FreeDice>(&event.what); dice != nullptr && dice->thrown) {
        return throw_story(*dice, names_);
    }
    const auto* move = std::get_if<MovePtr>(&event.what);
    return move == nullptr ? Story{} : line_->story(ply, **move);
}

std::vector<std::size_t> Replay::refused() const {
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (!steps_[i].stands) {
            indices.push_back(i);
        }
    }
    return indices;
}

std::size_t Replay::played_steps() const {
    return static_cast<std::size_t>(std::ranges::count(steps_, true, &Step::stands));
}

Status Replay::status() const {
    if (clocks_.back().abandoned) {
        return Status::abandoned;
    }
    return line_->over(plies()) ? Status::finished : Status::open;
}

}  // namespace castalia

// The question sheet: questions in play and on the sheet in full, and those answered or crossed out in the room that
// is left.
#include <algorithm>

#include "app/ui/basics/named.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_story_question_row.h"

namespace castalia::muse_story {

wxString status_words(const Table& table, const Question& question) {
    switch (question.status) {
        case Status::sheet: return _("on the sheet");
        case Status::answered:
            return wxString::Format(_("answered: %s"), words(side_text(question.answer.value_or(Side::yes))));
        case Status::erased: return _("erased");
        case Status::crossed: return _("crossed out");
        default: break;
    }
    wxString all = _("in play");
    for (const Side side : {Side::yes, Side::no}) {
        const Pile& pile = question.piles[index(side)];
        all += ", " + words(side_text(side)) + " " +
               (pile.owner ? wxString::Format("%s %d", table.name(*pile.owner), pile.cards) : wxString(_("free")));
    }
    return all;
}

namespace {

constexpr double kFullAir = 18, kLeastAir = 6, kBesideAir = 13;

class QuestionSheet {
public:
    QuestionSheet(const Pen& pen, const Table& table, const wxRect2DDouble& at)
        : pen_(pen), table_(table), at_(at), room_(at.m_height - kHead - 4) {
        for (const Status status :
             {Status::in_play, Status::sheet, Status::answered, Status::crossed, Status::erased}) {
            for (std::size_t i = 0; i < table.state.questions.size(); ++i) {
                const bool fought = table.state.showdown && table.state.showdown->question == static_cast<int>(i);
                if (table.state.questions[i].status == status && !fought) {
                    order_.push_back(i);
                }
            }
        }
    }

    void draw(std::vector<HitArea>& hit_areas) {
        draw_sheet(pen_, at_, _("Questions"), told());
        arrange();
        double top = at_.m_y + kHead;
        for (const QuestionRow& row : rows_) {
            row.draw(at_.m_x, top, hit_areas);
            top += row.height();
        }
        const std::vector<Folded> folded = folded_from(rows_.size());
        const double foot = height_of_folded(pen_, at_.m_width, folded, folded_told(rows_.size()));
        if (top + foot <= at_.m_y + at_.m_height + 0.5) {
            draw_folded(pen_, {at_.m_x, at_.m_y + at_.m_height - foot, at_.m_width, foot}, folded,
                        folded_told(rows_.size()), hit_areas);
        } else {
            draw_more(pen_, {at_.m_x, at_.m_y + kHead - 6, at_.m_width, std::clamp(room_, 8.0, 20.0)}, folded.size(),
                      hit_areas);
        }
        if (order_.empty() && table_.state.showdown && room_ > 40) {
            pen_.text(_("All others are decided; this is the last one"), at_.m_x + kPadding, at_.m_y + kHead + 16,
                      {kType, false, false}, palette().secondary, Align::left, at_.m_width - 2 * kPadding);
        }
    }

    /// Finds the first style in which all questions have their room: words above their letters before words beside
    /// them, rows for all before numbers for those that are decided. Returns false when even open questions become
    /// numbers.
    bool arrange() {
        const std::size_t all = order_.size();
        const std::size_t least = std::max<std::size_t>(living(), all == 0 ? 0 : 1);
        for (const double type : types()) {
            for (const bool beside : {false, true}) {
                for (std::size_t rows = all + 1; rows-- > least;) {
                    for (double air = beside ? kBesideAir : kFullAir; air >= kLeastAir; air -= 2) {
                        if (fits({type, air, beside}, rows)) {
                            return true;
                        }
                    }
                }
            }
        }
        for (std::size_t rows = least; rows-- > 0;) {
            for (const bool beside : {false, true}) {
                if (fits({types().back(), kLeastAir, beside}, rows)) {
                    return false;
                }
            }
        }
        rows_.clear();
        return false;
    }

private:
    const Question& question(std::size_t i) const { return table_.state.questions[i]; }
    std::size_t count(Status status) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(order_, [&](std::size_t i) { return question(i).status == status; }));
    }
    std::size_t living() const { return count(Status::in_play) + count(Status::sheet); }

    wxString told() const {
        const auto in_play = static_cast<int>(count(Status::in_play));
        if (table_.state.showdown) {
            return wxString::Format(wxPLURAL("%d other in play", "%d others in play", in_play), in_play);
        }
        const wxString told = wxString::Format(wxPLURAL("%d in play", "%d in play", in_play), in_play);
        const int room = kMostInPlay - in_play;
        if (table_.state.phase >= Phase::epilogue) {
            return wxString::Format(_("%zu answered"), count(Status::answered));
        }
        if (table_.state.phase >= Phase::climax) {
            return told + ", " + _("no more can be chosen");
        }
        if (table_.state.phase == Phase::setup) {
            return wxString::Format(_("one each, %zu written"), table_.state.questions.size());
        }
        return told + ", " +
               (room <= 0 ? wxString(_("none can be chosen now")) : wxString::Format(_("room for %d more"), room));
    }

    /// Returns the sizes of type to try. The last questions of a story stand in large type.
    std::vector<double> types() const {
        std::vector<double> types(kTypes.begin(), kTypes.end());
        if (table_.state.phase == Phase::climax && !table_.state.showdown) {
            types.insert(types.begin(), {26, 23, 20, 18, 16});
        }
        return types;
    }
    bool fits(const RowStyle& style, std::size_t rows) {
        rows_.clear();
        const std::size_t full = living();
        double height = height_of_folded(pen_, at_.m_width, folded_from(rows), folded_told(rows));
        for (std::size_t place = 0; place < rows; ++place) {
            // Decided questions are told in a line.
            const RowStyle own =
                place < full ? style : RowStyle{std::min(style.type, kType), std::min(style.air, 9.0), true};
            rows_.emplace_back(pen_, table_, order_[place], own, at_.m_width);
            height += rows_.back().height();
            if (height > room_) {
                return false;
            }
        }
        return true;
    }

    std::vector<Folded> folded_from(std::size_t place) const {
        std::vector<Folded> folded;
        for (; place < order_.size(); ++place) {
            const std::size_t i = order_[place];
            const Question& one = question(i);
            const PlaceId id = PlaceId::of("question", i + 1);
            folded.push_back(
                {id, wxString::Format(one.status == Status::answered ? "%zu:" : "%zu", i + 1),
                 one.status == Status::answered ? words(side_text(one.answer.value_or(Side::yes))) : wxString(),
                 one.status == Status::crossed || one.status == Status::erased,
                 with_reason(wxString::Format(_("Question %zu, %s, by %s, %s"), i + 1, named(one.text.view()),
                                              table_.name(one.author), status_words(table_, one)),
                             table_.mark(id))});
        }
        return folded;
    }
    wxString folded_told(std::size_t place) const {
        int sheet = 0, answered = 0, gone = 0;
        for (; place < order_.size(); ++place) {
            const Status status = question(order_[place]).status;
            sheet += status == Status::sheet ? 1 : 0;
            answered += status == Status::answered ? 1 : 0;
            gone += status == Status::crossed || status == Status::erased ? 1 : 0;
        }
        wxString told;
        const auto add = [&told](int number, const wxString& pattern) {
            told += number == 0 ? wxString() : (told.empty() ? "" : ", ") + wxString::Format(pattern, number);
        };
        add(sheet, _("%d on the sheet"));
        add(answered, _("%d answered"));
        add(gone, _("%d crossed out"));
        return told;
    }

    const Pen& pen_;
    const Table& table_;
    wxRect2DDouble at_;
    double room_;
    std::vector<std::size_t> order_;  ///< In play, on the sheet, then decided.
    std::vector<QuestionRow> rows_;
};

}  // namespace

bool questions_fit(const Pen& pen, const Table& table, const wxRect2DDouble& at) {
    return QuestionSheet(pen, table, at).arrange();
}

void draw_questions(const Pen& pen, const Table& table, const wxRect2DDouble& at, std::vector<HitArea>& hit_areas) {
    QuestionSheet(pen, table, at).draw(hit_areas);
}

}  // namespace castalia::muse_story

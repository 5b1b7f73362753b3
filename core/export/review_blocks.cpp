#include "core/export/review_blocks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/document/sketch.h"
#include "core/review/review.h"
#include "core/rules/text/decimals.h"

namespace castalia {

namespace {

/// The marks of the graph: the moments, by their numbers in the list beneath it, and the comments.
struct Marked {
    std::vector<picture::Chart::Mark> marks;
    std::vector<Text> words;  ///< "1: after event 41, Ben takes the lead"
};

Marked marked(const Session& session) {
    Marked all;
    const std::vector<review::ReviewMoment> moments = review::moments_of(session);
    for (std::size_t i = 0; i < moments.size(); ++i) {
        all.marks.push_back({moments[i].after, std::to_string(i + 1)});
        all.words.push_back(say("{number}: after event {event}, {what}",
                                {{"number", literally(static_cast<long long>(i) + 1)},
                                 {"event", literally(static_cast<long long>(moments[i].after))},
                                 {"what", moments[i].text}}));
    }
    for (const Comment& comment : session.commentary.comments) {
        if (const std::optional<std::size_t> ply =
                comment.mark.empty() ? std::nullopt : ply_after(session, comment.entry)) {
            all.marks.push_back({*ply, comment.mark});
        }
    }
    std::ranges::stable_sort(all.marks, {}, &picture::Chart::Mark::place);
    return all;
}

/// Returns the words in lines that fit into a figure of curves.
std::vector<std::string> lines_in_figure(const std::string& words, double size) {
    constexpr double kRoom = kChartWidth - 16, kLetter = 0.6;  // A letter is usually narrower than this.
    return document::wrapped(words, static_cast<std::size_t>(kRoom / (kLetter * size)));
}

/// Adds the meanings of the marks' numbers beneath the figure, each on a line of its own.
void add_legend(document::Figure& figure, const std::vector<Text>& words, const DocumentOptions& options) {
    constexpr double kLegendLine = 9.5, kLegendLeft = 8, kLegendSize = 6.5;
    document::Sketch legend;
    for (const Text& meaning : words) {
        for (const std::string& line : lines_in_figure(options.translate(meaning), kLegendSize)) {
            figure.height += kLegendLine;
            legend.words(line, kLegendLeft, figure.height - 3, document::Shape::Side::left, kLegendSize);
        }
    }
    figure.height += words.empty() ? 0 : kLegendLine / 2;
    figure.shapes.insert(figure.shapes.end(), legend.shapes.begin(), legend.shapes.end());
    figure.alternative_text += words.empty() ? "" : ". " + options.translate(listed(words));
}

/// Puts the figure beneath lines that name its content and its session.
document::Figure with_head(document::Figure figure, const Session& session, const DocumentOptions& options) {
    constexpr double kFirstLine = 13, kLine = 9, kHeadLeft = 8, kSize = 7, kAbove = 6, kBeneath = 4;
    const document::Document titles = titled(session, options);
    document::Sketch head;
    head.words(figure.name, kHeadLeft, kFirstLine, document::Shape::Side::left, 10, true);
    std::string under = titles.over;
    for (const std::string& words : {titles.title, titles.under}) {
        under += under.empty() || words.empty() ? words : " · " + words;
    }
    double y = kFirstLine + 2;
    for (const std::string& line : lines_in_figure(under, kSize)) {
        y += kLine;
        head.words(line, kHeadLeft, y, document::Shape::Side::left, kSize);
    }
    for (document::Shape& shape : figure.shapes) {
        shape.y += y + kAbove;
    }
    figure.height += y + kAbove + kBeneath;
    figure.shapes.insert(figure.shapes.begin(), head.shapes.begin(), head.shapes.end());
    return figure;
}

}  // namespace

std::optional<document::Figure> figure_of_series(const Session& session, const Series& series,
                                                 std::vector<picture::Chart::Mark> marks,
                                                 const DocumentOptions& options) {
    picture::Chart chart = chart_of(session, series, options.translate);
    chart.marks = std::move(marks);
    return ever_moves(chart) ? std::optional(figure_of(std::move(chart), options.translate)) : std::nullopt;
}

std::optional<document::Figure> graph_of(const Session& session, std::string_view key,
                                         const DocumentOptions& options) {
    if (session.plies() > 0) {
        const Marked marks = marked(session);
        for (const Series& series : review::series_of(session)) {
            if (!key.empty() && series.key != key) {
                continue;
            }
            if (std::optional<document::Figure> figure = figure_of_series(session, series, marks.marks, options)) {
                add_legend(*figure, marks.words, options);
                return with_head(std::move(*figure), session, options);
            }
        }
    }
    return std::nullopt;
}

std::vector<document::Block> review_blocks(const Session& session, const DocumentOptions& options) {
    std::vector<document::Block> blocks;
    const bool drawn = options.course && session.plies() > 0;
    const std::vector<Series> all = drawn ? review::series_of(session) : std::vector<Series>();
    const Marked marks = marked(session);
    for (const Series& series : all) {
        if (std::optional<document::Figure> figure = figure_of_series(session, series, marks.marks, options)) {
            blocks.emplace_back(document::Heading{figure->name, false});
            blocks.emplace_back(std::move(*figure));
        }
    }
    const std::vector<review::ReviewMoment> moments = review::moments_of(session);
    if (!moments.empty()) {
        blocks.emplace_back(document::Heading{options.translate(say("Moments")), false});
        document::Table table{{{options.translate(say("mark")), true, 0.2},
                               {options.translate(say("after event")), true, 0.3},
                               {"", false, 2}},
                              {}};
        for (std::size_t i = 0; i < moments.size(); ++i) {
            table.rows.push_back({{std::to_string(i + 1), "", false, false},
                                  {std::to_string(moments[i].after), "", false, false},
                                  {options.translate(moments[i].text), "", false, false}});
        }
        blocks.emplace_back(std::move(table));
    }
    return blocks;
}

}  // namespace castalia

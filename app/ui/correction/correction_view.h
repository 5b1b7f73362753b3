#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/recorder/open_correction.h"
#include "app/ui/toolkit/controls/scrolling.h"

class wxButton;
class wxChoice;
class wxFlexGridSizer;
class wxPanel;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

class TwoTables;

/// Shows what a correction would change: every event that no longer fits, with a choice of what to do about it, then
/// both tables and the differences line by line. Only a few are shown at first, because an early correction can
/// affect a whole evening.
class CorrectionView : public ScrolledArea {
public:
    /// Calls `decided` when a choice was made or the words of a ruling changed.
    CorrectionView(wxWindow* parent, std::function<void(const Dispute&)> decided);

    void show(const Session& session, std::shared_ptr<const Correction> correction, const OpenCorrection& open);
    /// Shows why there is no comparison yet.
    void show_nothing(const wxString& why);
    TwoTables& tables() { return *tables_; }

private:
    struct Place {
        wxPanel* panel = nullptr;
        wxStaticText* number = nullptr;
        wxStaticText* sentence = nullptr;
        wxStaticText* reason = nullptr;
        wxChoice* way = nullptr;
        wxStaticText* caption = nullptr;
        wxTextCtrl* ruling = nullptr;
    };
    struct Cell {
        wxStaticText* text;
        wxString markup;
    };
    static void write(Cell& cell, const wxString& markup);
    /// Shows words in lines that are no wider than the view.
    void show_words(wxStaticText& text, const wxString& words);
    int room() const;  ///< The width of what is shown.
    /// Gives the cells their places: three in a row, or two beneath the name of what differs.
    void arrange_cells(bool beneath);
    void show_differences(const std::vector<Difference>& differences);
    void show_places(const std::vector<Dispute>& disputes);
    void add_place();
    void show_some_places();
    /// Shows more of them and gives the first one the focus.
    void show_more();
    void fill(Place& place, const Dispute& dispute);
    void wrap_texts();
    void wrap_differences(int width);
    void wrap_places(int width);

    std::function<void(const Dispute&)> decided_;
    wxStaticText* replayed_ = nullptr;
    TwoTables* tables_ = nullptr;
    wxFlexGridSizer* grid_ = nullptr;
    std::vector<Cell> cells_;
    bool beneath_ = false;  ///< The columns stand beneath the names.
    wxStaticText* count_ = nullptr;
    wxSizer* list_ = nullptr;
    std::vector<Place> places_;
    std::size_t most_;  ///< The number of places that may be shown.
    wxStaticText* rest_ = nullptr;
    wxButton* more_ = nullptr;
    std::vector<std::string> names_;  ///< The players.
    std::vector<Difference> differences_;
    std::vector<Dispute> disputes_;
    bool wrapping_ = false;
};

}  // namespace castalia

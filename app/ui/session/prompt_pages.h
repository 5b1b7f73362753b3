#pragma once

#include <functional>

#include <wx/textctrl.h>

#include "app/ui/session/back_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/result_panel.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/gtk/quiet_book.h"

namespace castalia {

/// The band between the players and the board: what is asked now, why an entry was refused, the moment that is looked
/// back at, or the result. It always has the same height. The rest of a page stands in `side_panel`. Every page is
/// made when it is first asked for, so that a session opens quickly.
class PromptPages : public QuietBook {
public:
    struct Calls {
        PromptPanel::Calls now;
        RefusalPanel::Calls refusal;
        BackPanel::Calls back;
        std::function<void(const wxString& command)> run;  ///< Runs one of the frame's commands.
    };
    PromptPages(wxWindow* parent, SidePanel& side_panel, const Draft& draft, Calls calls);

    enum class Page : std::size_t { now, refused, back, over };
    void turn_to(Page page);

    PromptPanel& now();
    RefusalPanel& refusal();
    BackPanel& back();
    ResultPanel& result();

    // These make no page.
    /// Shows what the entry of these players has so far.
    void show(const Composition& entry, const std::vector<std::string>& names);
    bool form_has_focus() const;  ///< Returns whether the focus is in the form of the entry.
    /// Moves the focus to the first control of the form, or otherwise of the page. Returns false where there is none.
    bool take_focus();
    bool asks_for_ruling() const { return refusal_ != nullptr && refusal_->asks(); }
    bool is_ruling_field(const wxWindow* window) const { return refusal_ != nullptr && window == refusal_->field(); }
    void end_motion();

private:
    template <class Panel>
    Panel& added(Panel* page) {
        AddPage(page, "");
        return *page;
    }

    Calls calls_;
    SidePanel& side_panel_;
    const Draft& draft_;
    PromptPanel* now_ = nullptr;
    RefusalPanel* refusal_ = nullptr;
    BackPanel* back_ = nullptr;
    ResultPanel* result_ = nullptr;
};

}  // namespace castalia

#include "app/ui/session/prompt_pages.h"

#include <utility>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/band.h"
#include "app/ui/toolkit/accessibility/page_part.h"

namespace castalia {

PromptPages::PromptPages(wxWindow* parent, SidePanel& side_panel, const Draft& draft, Calls calls)
    : QuietBook(parent), calls_(std::move(calls)), side_panel_(side_panel), draft_(draft) {
    SetMinSize(wxSize(-1, head_height(*this) + actions_height(*this)));
}

PromptPanel& PromptPages::now() {
    if (now_ == nullptr) {
        now_ = &added(new PromptPanel(this, side_panel_, draft_, calls_.now));
    }
    return *now_;
}

RefusalPanel& PromptPages::refusal() {
    if (refusal_ == nullptr) {
        refusal_ = &added(new RefusalPanel(this, side_panel_, calls_.refusal));
    }
    return *refusal_;
}

BackPanel& PromptPages::back() {
    if (back_ == nullptr) {
        back_ = &added(new BackPanel(this, calls_.back));
    }
    return *back_;
}

ResultPanel& PromptPages::result() {
    if (result_ == nullptr) {
        result_ = &added(new ResultPanel(this, side_panel_, {calls_.run, calls_.refusal.look_up}));
    }
    return *result_;
}

void PromptPages::show(const Composition& entry, const std::vector<std::string>& names) {
    if (now_ != nullptr) {
        now_->show(entry, names);
    }
}

bool PromptPages::form_has_focus() const {
    return now_ != nullptr && now_->form().IsDescendant(wxWindow::FindFocus());
}

bool PromptPages::take_focus() {
    if (now_ != nullptr) {
        now_->form().focus_first();
    }
    return form_has_focus() || focus_first_inside(*this);
}

void PromptPages::end_motion() {
    if (back_ != nullptr) {
        back_->end_motion();
    }
}

void PromptPages::turn_to(Page page) {
    const auto turn = [this](wxWindow& shown, wxPanel* beside) {
        ChangeSelection(static_cast<std::size_t>(FindPage(&shown)));
        side_panel_.turn_to(beside);
    };
    switch (page) {
        case Page::now: return turn(now(), now().side_page());
        case Page::refused: return turn(refusal(), refusal().side_page());
        case Page::back: return turn(back(), nullptr);
        case Page::over: return turn(result(), result().side_page());
    }
}

}  // namespace castalia

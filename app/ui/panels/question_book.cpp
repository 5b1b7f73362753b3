#include "app/ui/panels/question_book.h"

#include <utility>

#include "app/ui/basics/page_part.h"
#include "app/ui/forms/slot_form.h"
#include "app/ui/panels/band.h"

namespace castalia {

QuestionBook::QuestionBook(wxWindow* parent, AsidePanel& aside, const Draft& draft, Calls calls)
    : QuietBook(parent), calls_(std::move(calls)), aside_(aside), draft_(draft) {
    SetMinSize(wxSize(-1, head_height(*this) + actions_height(*this)));
}

NowPanel& QuestionBook::now() {
    if (now_ == nullptr) {
        now_ = &added(new NowPanel(this, aside_, draft_, calls_.now));
    }
    return *now_;
}

RefusalPanel& QuestionBook::refusal() {
    if (refusal_ == nullptr) {
        refusal_ = &added(new RefusalPanel(this, aside_, calls_.refusal));
    }
    return *refusal_;
}

BackPanel& QuestionBook::back() {
    if (back_ == nullptr) {
        back_ = &added(new BackPanel(this, calls_.back));
    }
    return *back_;
}

ResultPanel& QuestionBook::result() {
    if (result_ == nullptr) {
        result_ = &added(new ResultPanel(this, aside_, {calls_.run, calls_.refusal.look_up}));
    }
    return *result_;
}

void QuestionBook::show(const Composition& entry) {
    if (now_ != nullptr) {
        now_->show(entry);
    }
}

bool QuestionBook::form_has_focus() const {
    return now_ != nullptr && now_->form().IsDescendant(wxWindow::FindFocus());
}

bool QuestionBook::take_focus() {
    if (now_ != nullptr) {
        now_->form().focus_first();
    }
    return form_has_focus() || focus_first_inside(*this);
}

void QuestionBook::end_motion() {
    if (back_ != nullptr) {
        back_->end_motion();
    }
}

void QuestionBook::turn_to(Page page) {
    const auto turn = [this](wxWindow& shown, wxPanel* beside) {
        ChangeSelection(static_cast<std::size_t>(FindPage(&shown)));
        aside_.turn_to(beside);
    };
    switch (page) {
        case Page::now: return turn(now(), now().page_aside());
        case Page::refused: return turn(refusal(), refusal().page_aside());
        case Page::back: return turn(back(), nullptr);
        case Page::over: return turn(result(), result().page_aside());
    }
}

}  // namespace castalia

#include "app/ui/panels/question_book.h"

#include <array>

#include "app/ui/panels/band.h"

namespace castalia {

QuestionBook::QuestionBook(wxWindow* parent, AsidePanel& aside, const Draft& draft, Calls calls)
    : wxSimplebook(parent, wxID_ANY), aside_(aside) {
    const auto show_rule = calls.refusal.look_up;
    now_ = new NowPanel(this, aside, draft, std::move(calls.now));
    refusal_ = new RefusalPanel(this, aside, std::move(calls.refusal));
    back_ = new BackPanel(this, std::move(calls.back));
    result_ = new ResultPanel(this, aside, {std::move(calls.run), show_rule});
    for (wxWindow* page :
         std::initializer_list<wxWindow*>{now_, refusal_, back_, result_}) {  // In the order of Page.
        AddPage(page, "");
    }
    SetMinSize(wxSize(-1, head_height(*this) + actions_height(*this)));
}

void QuestionBook::turn_to(Page page) {
    ChangeSelection(static_cast<std::size_t>(page));
    const std::array<wxPanel*, 4> asides{now_->page_aside(), refusal_->page_aside(), nullptr, result_->page_aside()};
    aside_.turn_to(asides.at(static_cast<std::size_t>(page)));
}

}  // namespace castalia

#include "app/ui/panels/question_book.h"

#include <algorithm>

#include <wx/sizer.h>

#include "app/ui/basics/child.h"

namespace castalia {

QuestionBook::QuestionBook(wxWindow* parent, const Draft& draft, Calls calls)
    : wxSimplebook(parent, wxID_ANY), resized_(std::move(calls.resized)) {
    const auto refit = [this] { fit(); };
    const auto show_rule = calls.refusal.look_up;
    calls.now.resized = refit;
    now_ = new NowPanel(this, draft, std::move(calls.now));
    refusal_ = new RefusalPanel(this, std::move(calls.refusal));
    back_ = new BackPanel(this, std::move(calls.back));
    result_ = new ResultPanel(this, {std::move(calls.run), show_rule, refit});
    for (wxWindow* page :
         std::initializer_list<wxWindow*>{now_, refusal_, back_, result_}) {  // In the order of Page.
        AddPage(page, "");
    }
}

void QuestionBook::turn_to(Page page) {
    ChangeSelection(static_cast<std::size_t>(page));
    fit();
}

void QuestionBook::fit() {
    constexpr int kLeastHeight = 138;
    const wxWindow* page = GetCurrentPage();
    const int wanted = std::max(FromDIP(kLeastHeight), page == nullptr ? 0 : page->GetSizer()->CalcMin().y);
    if (GetMinSize().y != wanted) {
        SetMinSize(wxSize(-1, wanted));
        resized_();
    }
}

}  // namespace castalia

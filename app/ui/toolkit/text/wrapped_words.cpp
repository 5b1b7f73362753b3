#include "app/ui/toolkit/text/wrapped_words.h"

#include <algorithm>
#include <utility>

#include <wx/scrolwin.h>
#include <wx/weakref.h>

namespace castalia {

namespace {

/// What a text shows, without its line breaks.
struct WrappedWords final : wxClientData {
    wxString words;
    std::function<int()> room;
    int width = 0;  ///< For which it is wrapped.
};

int width_for(const wxStaticText& text, const WrappedWords& kept) {
    constexpr int kLeast = 200;
    return std::max(text.FromDIP(kLeast), kept.room());
}

void wrap(wxStaticText& text, WrappedWords& kept) {
    kept.width = width_for(text, kept);
    text.SetLabelText(kept.words);
    text.Wrap(kept.width);
}

void wrap_again(wxStaticText& text) {
    auto* kept = static_cast<WrappedWords*>(text.GetClientObject());
    if (kept->width == width_for(text, *kept)) {
        return;
    }
    wrap(text, *kept);
    if (auto* scrolled = dynamic_cast<wxScrolledWindow*>(text.GetParent())) {
        scrolled->FitInside();
    }
    text.GetParent()->Layout();
}

}  // namespace

void wrap_words(wxStaticText& text, const wxString& words, std::function<int()> room) {
    auto* kept = static_cast<WrappedWords*>(text.GetClientObject());
    if (kept == nullptr) {
        kept = new WrappedWords;
        text.SetClientObject(kept);
        text.GetParent()->Bind(wxEVT_SIZE, [shown = wxWeakRef<wxStaticText>(&text)](wxSizeEvent& event) {
            event.Skip();
            if (wxStaticText* here = shown.get()) {
                here->CallAfter([here] { wrap_again(*here); });
            }
        });
    }
    kept->words = words;
    kept->room = std::move(room);
    wrap(text, *kept);
}

}  // namespace castalia

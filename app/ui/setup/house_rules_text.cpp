#include "app/ui/setup/house_rules_text.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/house_rules.h"

namespace castalia {

void add_house_rules(wxWindow* parent, wxSizer* down, const Store& store, const std::string& game) {
    const std::vector<HouseRule> rules = house_rules_of(store, game);
    if (rules.empty()) {
        return;
    }
    auto* caption = child<wxStaticText>(parent, wxID_ANY, _("House rules"));
    caption->SetForegroundColour(palette().secondary);
    down->Add(caption, wxSizerFlags().Border(wxBOTTOM, parent->FromDIP(spacing::hair)));
    constexpr int kWide = 420;
    for (const HouseRule& rule : rules) {
        auto* text = child<wxStaticText>(parent, wxID_ANY, wxControl::EscapeMnemonics(utf8(rule.rule)));
        text->SetForegroundColour(palette().ruling);
        text->Wrap(static_cast<int>(parent->FromDIP(kWide) * text_size()));
        down->Add(text, wxSizerFlags().Border(wxBOTTOM | wxRIGHT, parent->FromDIP(spacing::close)));
    }
}

}  // namespace castalia

#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include <wx/panel.h>
#include <wx/stattext.h>

#include "app/ui/form/slot_form.h"

class wxBoxSizer;
class wxToggleButton;

namespace castalia {

/// The control of one slot, or of all dice that lie beside each other. It shows what it is given and reports what is
/// picked; it never fills anything itself.
class SlotControl : public wxPanel {
public:
    using Fill = std::function<void(const FieldPath& field, Json value)>;

    /// Returns a key made of the kind and the fields of the slots, by which a control is found again.
    static std::string key_of(const Slot& slot, Flow flow);
    static SlotControl* make(wxWindow* parent, const Slot& first, Flow flow, Fill fill);

    const std::string& key() const { return key_; }
    bool has(const FieldPath& field) const;
    void show(const std::vector<const Slot*>& slots, const Json& draft);
    void complain(const wxString& sentence);
    virtual void focus() = 0;
    /// Returns why what was typed cannot be read; nothing where it can.
    virtual wxString unread() const { return {}; }
    /// Lays out the control for another width of the form.
    virtual void fit_width() {}

protected:
    SlotControl(wxWindow* parent, std::string key, Flow flow, Fill fill);

    virtual void update(const Json& draft) = 0;
    const Slot& slot(std::size_t i = 0) const { return slots_.at(i); }
    std::size_t slot_count() const { return slots_.size(); }
    void report(std::size_t i, Json value);
    /// Fills another key of the event, in addition to that of the slot.
    void report_beside(const FieldPath& field, Json value) { fill_(field, std::move(value)); }
    Flow flow() const { return flow_; }
    /// Returns the sizer of the control itself, which stands beneath the label.
    wxSizer* place() { return place_; }
    wxStaticText* label() const { return label_; }
    void hide_label();
    /// Returns how wide the control may be.
    int room() const;
    /// Puts buttons beside each other, as many in a row as the width of the form allows, without the hidden ones.
    void lay_in_rows(wxBoxSizer& rows, std::span<wxToggleButton* const> buttons);

private:
    void show_notice(const wxString& sentence);
    void give_room();

    std::string key_;
    Flow flow_;
    Fill fill_;
    std::vector<Slot> slots_;
    wxSizer* place_ = nullptr;
    wxStaticText* label_ = nullptr;
    wxStaticText* notice_ = nullptr;
};

/// Returns the name of an option with its hint or the reason against it: "7ML Chance Meeting – fits in no district".
wxString option_words(const Option& option);

}  // namespace castalia

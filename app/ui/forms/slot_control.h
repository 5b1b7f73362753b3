#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include <wx/panel.h>
#include <wx/stattext.h>

#include "app/ui/forms/slot_form.h"

class wxBoxSizer;
class wxToggleButton;

namespace castalia {

/// The control of one slot, or of all dice that lie beside each other. It shows what it is told and reports what is
/// picked; it never fills anything itself.
class SlotControl : public wxPanel {
public:
    using Fill = std::function<void(const FieldPath& field, Json value)>;

    /// The fields of the slots that it shows tell one control from another.
    static std::string key_of(const Slot& slot, Flow flow);
    static SlotControl* make(wxWindow* parent, const Slot& first, Flow flow, Fill fill);

    const std::string& key() const { return key_; }
    bool has(const FieldPath& field) const;
    void show(const std::vector<const Slot*>& slots, const Json& draft);
    void complain(const wxString& sentence);
    virtual void focus() = 0;
    /// The form has another width.
    virtual void fit_width() {}

protected:
    SlotControl(wxWindow* parent, std::string key, Flow flow, Fill fill);

    virtual void update(const Json& draft) = 0;
    const Slot& slot(std::size_t i = 0) const { return slots_.at(i); }
    std::size_t slot_count() const { return slots_.size(); }
    void report(std::size_t i, Json value);
    /// Fills another key of the event beside the slot's own.
    void report_beside(const FieldPath& field, Json value) { fill_(field, std::move(value)); }
    Flow flow() const { return flow_; }
    /// Where the control itself goes: beside the label or beneath it.
    wxSizer* place() { return place_; }
    wxStaticText* label() const { return label_; }
    void hide_label();
    /// How wide what stands beside the label may be.
    int room() const;
    /// Buttons beside each other, as many to a row as the form is wide; those that are hidden are left out.
    void lay_in_rows(wxBoxSizer& rows, std::span<wxToggleButton* const> buttons);

private:
    void tell(const wxString& sentence);

    std::string key_;
    Flow flow_;
    Fill fill_;
    std::vector<Slot> slots_;
    wxSizer* place_ = nullptr;
    wxStaticText* label_ = nullptr;
    wxStaticText* notice_ = nullptr;
};

/// "7ML Chance Meeting – fits in no district"
wxString option_words(const Option& option);

}  // namespace castalia

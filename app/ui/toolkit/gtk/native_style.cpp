#include "app/ui/toolkit/gtk/native_style.h"

#include <string>

#include <wx/choice.h>
#include <wx/textctrl.h>
#include <wx/toplevel.h>

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/desktop_look.h"
#include "app/ui/toolkit/gtk/touch.h"
#include "app/ui/toolkit/text/wx_text.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

#ifdef __WXGTK__

namespace {

std::string colour(const wxColour& role) { return utf8(role.GetAsString(wxC2S_HTML_SYNTAX)); }

/// A style sheet that makes controls, with their edges and paddings, at least 44 pixels wide and high.
constexpr const char* kTouchSheet = R"css(
button, button.die, toolbar button, combobox button, entry, spinbutton { min-height: 38px; min-width: 38px; }
menuitem, notebook > header tab, treeview.view header button { min-height: 44px; }
scale { min-height: 44px; }
)css";

/// Leaves out the buttons of a title bar that GTK draws itself, as it does in GNOME: they look as in other programs.
std::string without_title_bar(std::string sheet) {
    const std::string button = "button", spared = ":not(.titlebutton)";
    for (std::size_t at = sheet.find(button); at != std::string::npos; at = sheet.find(button, at)) {
        const bool whole = at == 0 || g_ascii_isalpha(sheet[at - 1]) == FALSE;  // No "radiobutton".
        at += button.size();
        if (whole) {
            sheet.insert(at, spared);
            at += spared.size();
        }
    }
    return sheet;
}

/// Fills holes of the sheet like @accent@ from the palette.
std::string filled(std::string sheet) {
    const Palette& now = palette();
    // Where all text has one colour, the edge of a disabled button tells it.
    const bool one_colour = now.secondary == now.text;
    const std::pair<const char*, wxColour> roles[] = {{"@background@", now.background},
                                                      {"@surface@", now.surface},
                                                      {"@line@", now.line},
                                                      {"@control@", now.control},
                                                      {"@text@", now.text},
                                                      {"@secondary@", now.secondary},
                                                      {"@accent@", now.accent},
                                                      {"@onaccent@", now.onaccent},
                                                      {"@select@", now.select},
                                                      {"@onselect@", now.onselect},
                                                      {"@tray@", now.tray},
                                                      {"@ruling@", now.ruling},
                                                      {"@refusal@", now.refusal},
                                                      {"@onlampfill@", now.onlampfill},
                                                      {"@lampfill@", now.lampfill},
                                                      {"@card@", now.card},
                                                      {"@lamp@", now.lamp}};
    const auto fill = [&sheet](const std::string& hole, const std::string& with) {
        for (std::size_t at = sheet.find(hole); at != std::string::npos; at = sheet.find(hole, at)) {
            sheet.replace(at, hole.size(), with);
        }
    };
    for (const auto& [hole, role] : roles) {
        fill(hole, colour(role));
    }
    fill("@target@", std::to_string(least_target()));
    if (touch_chosen()) {
        sheet += kTouchSheet;
    }
    fill("@waiting@", one_colour ? "dashed" : "solid");
    return without_title_bar(std::move(sheet));
}

constexpr const char* kSheet = R"css(
@define-color placeholder_text_color @secondary@;
window, dialog, .background, menubar, toolbar { background-color: @background@; background-image: none; color: @text@; }
menubar, toolbar { box-shadow: none; border: none; background-color: @surface@; }
/* GTK gives the bar its least width before the window has one: sides of its own would not fit in. */
toolbar { padding-left: 0; padding-right: 0; }
menubar > menuitem { color: @text@; padding: 4px 8px; }
menu, .menu { background-color: @surface@; color: @text@; border: 1px solid @line@; }
menuitem:hover, menubar > menuitem:hover { background-color: @select@; color: @onselect@; box-shadow: none; }
toolbar button { padding: 3px 8px; border-radius: 5px; border: none; background: none; box-shadow: none; text-shadow: none;
  color: @text@; }
toolbar button:hover { background-color: @tray@; }
toolbar button:checked { background-color: @tray@; color: @text@; font-weight: bold; border: none; padding: 3px 8px; }
toolbar button:disabled { color: @secondary@; background: none; border: none; }
label { color: inherit; }
/* The title bar that GTK draws, as it does in GNOME, stays that of the desktop, whatever the colours of the window are. */
headerbar { color: @theme_fg_color; }
headerbar:backdrop { color: @theme_unfocused_fg_color; }
button { background-image: none; background-color: @card@; color: @text@; border: 1px solid @control@;
  border-radius: 5px; box-shadow: none; text-shadow: none; padding: 3px 10px; -gtk-icon-shadow: none; }
/* Each step of a fading colour is a frame of the whole window where the compositor keeps what it shows. */
button { transition: none; }
button:hover { background-color: @tray@; }
button:focus { outline: 2px solid @accent@; outline-offset: -4px; }
button:checked, button.chosen { background-color: @tray@; border: 2px solid @accent@; color: @text@; padding: 2px 9px; }
button.die { padding: 3px 2px; min-width: 0; }
button.die:focus { outline-offset: -3px; }
button.die:checked { background-color: @accent@; color: @onaccent@; border-color: @accent@; padding: 2px 1px; }
button.barred { background-color: @background@; color: @secondary@; border-color: @line@; border-style: @waiting@; }
button:disabled { background-color: @background@; color: @secondary@; border-color: @line@; border-style: @waiting@; }
button.suggested-action { background-color: @accent@; color: @onaccent@; border-color: @accent@; }
button.suggested-action:hover { background-color: shade(@accent@, 1.1); }
button.suggested-action:focus { outline-color: @onaccent@; }
button.suggested-action:disabled { background-color: @background@; color: @secondary@; border-color: @control@; }
button.ruling { background-color: @ruling@; color: @surface@; border-color: @ruling@; }
button.lamp { background-color: @onlampfill@; color: @lampfill@; border-color: @onlampfill@; }
button.link { background: none; border: none; color: @accent@; text-decoration: underline; padding: 1px 2px; }
button.clock { background: none; border: none; color: @secondary@; padding: 1px 2px; }
button.link:focus, button.clock:focus { outline-offset: -2px; }
button.clock.late { background-color: @lampfill@; color: @onlampfill@; }
button.row { background-color: @card@; border: 1px solid @line@; }
entry { background-image: none; background-color: @card@; color: @text@; border: 1px solid @control@; border-radius: 5px;
  box-shadow: none; caret-color: @accent@; }
entry:focus { border: 2px solid @accent@; }
entry:disabled, spinbutton:disabled, spinbutton:disabled entry { background-color: @background@; color: @secondary@; }
entry.wrong { border: 2px solid @refusal@; }
entry selection, textview text selection { background-color: @select@; color: @onselect@; }
textview, textview text { background-color: @card@; color: @text@; }
scrolledwindow.text { border: 1px solid @control@; border-radius: 5px; }
scrolledwindow.text.focused { border: 2px solid @accent@; }
treeview.view { background-color: @card@; color: @text@; border-color: @line@; }
treeview.view:selected { background-color: @select@; color: @onselect@; }
treeview.view header button { border: none; border-bottom: 1px solid @line@; border-radius: 0; background-color: @background@;
  color: @text@; font-weight: bold; padding: 3px; }
combobox button, combobox box { background-color: @card@; }
combobox:disabled button, combobox:disabled box, combobox button:disabled box { background-color: @background@; }
tooltip, tooltip.background { background-color: @surface@; border: 1px solid @line@; border-radius: 4px; }
tooltip * { background: none; color: @text@; text-shadow: none; }
separator { background-color: @line@; }
paned > separator { background-color: @line@; background-image: none; }
frame > border, scrolledwindow { border-color: @line@; }
notebook, notebook > stack { background-color: @background@; border-color: @line@; }
notebook > header { background-color: @background@; border-color: @line@; }
notebook > header tab { color: @secondary@; background: none; }
notebook > header tab:checked { color: @text@; box-shadow: inset 0 -3px @accent@; }
notebook > header tab:focus { outline: 2px solid @accent@; outline-offset: -4px; }
scrollbar { background-color: transparent; border: none; }
scrollbar slider { background-color: @control@; }
scale trough, progressbar trough { background-color: @tray@; background-image: none; border: 1px solid @control@; }
scale highlight, progressbar progress { background-color: @accent@; background-image: none; border: 1px solid @accent@; }
scale slider { background-color: @card@; background-image: none; border: 1px solid @control@; box-shadow: none; }
scale:focus slider { border: 2px solid @accent@; }
toolbar radio { -gtk-icon-source: none; }
checkbutton, radiobutton { min-height: @target@px; min-width: @target@px; }
/* As large beside large letters as the theme makes them beside usual ones. */
radio, check { min-width: 1.05em; min-height: 1.05em; }
radio, check { background-image: none; background-color: @card@; border: 1px solid @control@; color: @accent@; box-shadow: none; }
)css";

GtkCssProvider* provider() {
    static GtkCssProvider* const sheet = [] {
        GtkCssProvider* made = gtk_css_provider_new();
        gtk_style_context_add_provider_for_screen(gdk_screen_get_default(), GTK_STYLE_PROVIDER(made),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
        return made;
    }();
    return sheet;
}

/// Returns the label in a button; null if it has none.
GtkLabel* label_of(const wxWindow* button) {
    GtkWidget* inside = static_cast<GtkWidget*>(button->GetHandle());
    while (inside != nullptr && !GTK_IS_LABEL(inside)) {
        inside = GTK_IS_BIN(inside) ? gtk_bin_get_child(GTK_BIN(inside)) : nullptr;
    }
    return inside == nullptr ? nullptr : GTK_LABEL(inside);
}

void set_control_font(int text_percent) {
    PangoFontDescription* font = pango_font_description_from_string(desktop_look().font.c_str());
    constexpr double kLeastPoints = 10;
    const double points = std::max(kLeastPoints, pango_font_description_get_size(font) / double{PANGO_SCALE});
    pango_font_description_set_size(font, static_cast<gint>(points * text_percent / 100.0 * PANGO_SCALE));
    gchar* name = pango_font_description_to_string(font);
    gchar* now = nullptr;
    g_object_get(gtk_settings_get_default(), "gtk-font-name", &now, nullptr);
    if (g_strcmp0(now, name) != 0) {  // Setting it makes GTK read its theme anew, even without a change.
        g_object_set(gtk_settings_get_default(), "gtk-font-name", name, nullptr);
    }
    g_free(now);
    g_free(name);
    pango_font_description_free(font);
}

}  // namespace

void apply_native_style(int text_percent) {
    const gboolean dark = palette().background.GetLuminance() < 0.5 ? TRUE : FALSE;
    gboolean now = FALSE;
    g_object_get(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &now, nullptr);
    if (now != dark) {
        g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", dark, nullptr);
    }
    set_control_font(text_percent);
    // Every control is styled anew when a sheet is loaded, also where it is the same.
    static std::string loaded;
    if (std::string sheet = filled(kSheet); sheet != loaded) {
        gtk_css_provider_load_from_data(provider(), sheet.c_str(), -1, nullptr);
        loaded = std::move(sheet);
    }
}

void add_style(wxWindow* window, const char* style, bool on) {
    auto* widget = static_cast<GtkWidget*>(window->GetHandle());
    GtkStyleContext* context = gtk_widget_get_style_context(widget);
    if (on) {
        gtk_style_context_add_class(context, style);
    } else {
        gtk_style_context_remove_class(context, style);
    }
}

void keep_narrow(wxChoice* choice, int letters) {
    auto* widget = static_cast<GtkWidget*>(choice->GetHandle());
    GList* cells = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(widget));
    for (GList* cell = cells; cell != nullptr; cell = cell->next) {
        g_object_set(cell->data, "ellipsize", PANGO_ELLIPSIZE_END, nullptr);
    }
    g_list_free(cells);
    g_object_set(widget, "popup-fixed-width", FALSE, nullptr);
    choice->SetInitialSize({letters * choice->GetCharWidth(), -1});
}

void on_restyled(wxWindow* window, std::function<void()> call) {
    using Call = std::function<void()>;
    g_signal_connect_data(
        window->GetHandle(), "style-updated",
        G_CALLBACK(+[](GtkWidget*, gpointer kept) { (*static_cast<Call*>(kept))(); }), new Call(std::move(call)),
        [](gpointer kept, GClosure*) { delete static_cast<Call*>(kept); }, GConnectFlags{});
}

void style_again(wxWindow& window) {
    // The toolkit compares the style with the one that it last told of, and so says nothing to a label that was
    // measured in between, and keeps the letters of that moment.
    const GtkCallback tell = +[](GtkWidget* widget, gpointer tell_inside) {
        g_signal_emit_by_name(widget, "style-updated");
        if (GTK_IS_CONTAINER(widget) != 0) {
            gtk_container_forall(GTK_CONTAINER(widget), reinterpret_cast<GtkCallback>(tell_inside), tell_inside);
        }
    };
    gtk_widget_reset_style(window.GetHandle());
    tell(window.GetHandle(), reinterpret_cast<gpointer>(tell));
}

void forget_height(wxWindow* window) { gtk_widget_set_size_request(window->GetHandle(), -1, -1); }

void shorten_label(wxWindow* button, bool shortened) {
    if (GtkLabel* label = label_of(button)) {
        gtk_label_set_ellipsize(label, shortened ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
    }
}

bool is_shortened(const wxWindow* button) {
    GtkLabel* const label = label_of(button);
    return label != nullptr && gtk_label_get_ellipsize(label) != PANGO_ELLIPSIZE_NONE;
}

void underline(wxTextCtrl& field, std::optional<long> from) {
    PangoAttrList* attributes = pango_attr_list_new();
    if (from) {
        PangoAttribute* wavy = pango_attr_underline_new(PANGO_UNDERLINE_ERROR);
        wavy->start_index = static_cast<guint>(field.GetRange(0, *from).utf8_string().size());
        pango_attr_list_insert(attributes, wavy);
    }
    gtk_entry_set_attributes(GTK_ENTRY(field.GetHandle()), attributes);
    pango_attr_list_unref(attributes);
}

void allow_motion(bool allowed) {
    GtkSettings* settings = gtk_settings_get_default();
    // What the program allows is left to the desktop, whose setting may change meanwhile.
    if (allowed) {
        gtk_settings_reset_property(settings, "gtk-enable-animations");
    } else {
        g_object_set(settings, "gtk-enable-animations", FALSE, nullptr);
    }
}

void keep_input(wxTopLevelWindow& modal) { gtk_grab_add(modal.GetHandle()); }

bool motion_unwanted() {
    gboolean animate = TRUE;
    g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &animate, nullptr);
    return animate == FALSE;
}

#else

void apply_native_style(int) {}
void add_style(wxWindow*, const char*, bool) {}
void on_restyled(wxWindow*, std::function<void()>) {}
void forget_height(wxWindow*) {}
void shorten_label(wxWindow*, bool) {}
bool is_shortened(const wxWindow*) { return false; }
void keep_narrow(wxChoice* choice, int letters) { choice->SetInitialSize({letters * choice->GetCharWidth(), -1}); }
void keep_input(wxTopLevelWindow&) {}
void allow_motion(bool) {}
bool motion_unwanted() { return false; }

#endif

}  // namespace castalia

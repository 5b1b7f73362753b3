#include "app/ui/toolkit/gtk/pressed_key.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include <gtk/gtk.h>

namespace castalia {

namespace {

/// A key of the keyboard and one of its layouts.
struct PlacedKey {
    GdkKeymap* keymap;
    guint code;   ///< Its place on the keyboard.
    guint state;  ///< What is held that changes characters, without Shift.
    int layout;

    /// Returns the character that it types in its layout, with Shift or without; 0 for none.
    gunichar character(bool shift) const {
        guint symbol = 0;
        const auto held = static_cast<GdkModifierType>(state | (shift ? static_cast<guint>(GDK_SHIFT_MASK) : 0U));
        return gdk_keymap_translate_keyboard_state(keymap, code, held, layout, &symbol, nullptr, nullptr, nullptr) !=
                       0
                   ? gdk_keyval_to_unicode(symbol)
                   : 0;
    }
};

/// Returns the key that GTK is handling. Returns nothing for an event that no keyboard has sent.
std::optional<PlacedKey> key_of(const wxKeyEvent& event) {
    const std::unique_ptr<GdkEvent, decltype(&gdk_event_free)> now(gtk_get_current_event(), &gdk_event_free);
    if (!now || (now->type != GDK_KEY_PRESS && now->type != GDK_KEY_RELEASE) ||
        now->key.hardware_keycode != event.GetRawKeyFlags()) {
        return std::nullopt;
    }
    constexpr guint kNotForCharacters = GDK_SHIFT_MASK | GDK_LOCK_MASK | GDK_CONTROL_MASK | GDK_MOD1_MASK;
    return PlacedKey{gdk_keymap_get_for_display(gdk_window_get_display(now->key.window)), now->key.hardware_keycode,
                     now->key.state & ~kNotForCharacters, now->key.group};
}

/// Returns the layouts of the keyboard that have Latin letters.
std::vector<int> latin_layouts(GdkKeymap* keymap) {
    GdkKeymapKey* keys = nullptr;
    int count = 0;
    std::vector<int> layouts;
    if (gdk_keymap_get_entries_for_keyval(keymap, GDK_KEY_a, &keys, &count) != FALSE) {
        std::for_each_n(keys, count, [&](const GdkKeymapKey& key) { layouts.push_back(key.group); });
    }
    g_free(keys);
    return layouts;
}

/// Returns the letter that an American keyboard has there, or 0. The rows of letters have these codes on every
/// keyboard of X and Wayland.
gunichar american_letter(guint code) {
    struct Row {
        guint first;
        std::string_view letters;
    };
    constexpr std::array<Row, 3> kRows{{{24, "qwertyuiop"}, {38, "asdfghjkl"}, {52, "zxcvbnm"}}};
    for (const auto& [first, letters] : kRows) {
        if (code >= first && code < first + letters.size()) {
            return static_cast<gunichar>(letters[code - first]);
        }
    }
    return 0;
}

int flags_of(const wxKeyEvent& event) {
    int flags = wxACCEL_NORMAL;
    flags |= event.ControlDown() ? wxACCEL_CTRL : 0;
    flags |= event.AltDown() ? wxACCEL_ALT : 0;
    flags |= event.ShiftDown() ? wxACCEL_SHIFT : 0;
    return flags;
}

int plain_key(int code) {
    switch (code) {
        case WXK_NUMPAD_ENTER: return WXK_RETURN;
        case WXK_NUMPAD_DELETE: return WXK_DELETE;
        case WXK_NUMPAD_PAGEUP: return WXK_PAGEUP;
        case WXK_NUMPAD_PAGEDOWN: return WXK_PAGEDOWN;
        default: return code;
    }
}

bool is_keypad(int code) { return code >= WXK_NUMPAD0 && code <= WXK_NUMPAD_DIVIDE; }

/// Returns whether the key has the same code on every keyboard, such as Enter, the arrows and the whole keypad.
bool is_named(int code, gunichar typed) {
    const bool has_name = code <= WXK_SPACE || code == WXK_DELETE || code >= WXK_START;
    return code != WXK_NONE && has_name && (typed <= ' ' || is_keypad(code));
}

bool is_digit(gunichar character) { return character >= '0' && character <= '9'; }

/// Adds the key with this character, unless no command can have it.
void add(std::vector<wxAcceleratorEntry>& keys, gunichar character, int flags) {
    if (character > ' ' && character < WXK_DELETE) {
        keys.emplace_back(flags, g_ascii_toupper(static_cast<gchar>(character)));
    }
}

void add_printed(std::vector<wxAcceleratorEntry>& keys, const PlacedKey& key, int flags) {
    const bool shift = (flags & wxACCEL_SHIFT) != 0;
    const gunichar shifted = key.character(true);
    add(keys, key.character(false), flags);
    // The Shift that it takes to type a sign is no part of the command.
    add(keys, shift && !g_unichar_isalpha(shifted) ? shifted : 0, flags & ~wxACCEL_SHIFT);
    add(keys, is_digit(shifted) ? shifted : 0, flags);
}

}  // namespace

wxChar typed_character(const wxKeyEvent& event) {
    gunichar typed = gdk_keyval_to_unicode(event.GetRawKeyCode());
    if (event.GetRawKeyCode() == 0) {  // No keyboard has sent it.
        const auto code = static_cast<gunichar>(event.GetKeyCode() < WXK_START ? event.GetKeyCode() : 0);
        typed = event.GetUnicodeKey() != 0 ? static_cast<gunichar>(event.GetUnicodeKey()) : code;
        typed = event.ShiftDown() ? typed : g_unichar_tolower(typed);
    }
    const bool space = g_unichar_isspace(typed) != FALSE;  // There is more than one kind of them.
    return g_unichar_isprint(typed) == FALSE ? wxChar{0} : static_cast<wxChar>(space ? gunichar{' '} : typed);
}

int typed_digit(const wxKeyEvent& event) {
    const auto typed = static_cast<gunichar>(typed_character(event));
    if (event.GetRawKeyCode() == 0 && event.GetKeyCode() >= WXK_NUMPAD0 && event.GetKeyCode() <= WXK_NUMPAD9) {
        return event.GetKeyCode() - WXK_NUMPAD0;
    }
    return is_digit(typed) ? static_cast<int>(typed - '0') : -1;
}

std::vector<wxAcceleratorEntry> command_keys(const wxKeyEvent& event) {
    const int flags = flags_of(event);
    const std::optional<PlacedKey> key = key_of(event);
    std::vector<wxAcceleratorEntry> keys;
    const int code = plain_key(event.GetKeyCode());
    const auto typed = static_cast<gunichar>(typed_character(event));
    if (!key || is_named(code, typed)) {
        if (code != WXK_NONE) {
            keys.emplace_back(flags, code);
        }
        add(keys, is_keypad(code) ? typed : 0, flags);
        return keys;
    }
    add_printed(keys, *key, flags);
    const std::vector<int> latin = latin_layouts(key->keymap);
    if (std::ranges::find(latin, key->layout) != latin.end()) {
        return keys;
    }
    if (latin.empty()) {
        add(keys, american_letter(key->code), flags);
    } else {
        PlacedKey other = *key;
        other.layout = std::ranges::min(latin);
        add_printed(keys, other, flags);
    }
    return keys;
}

bool is_command_key(const wxKeyEvent& event, int code, int flags) {
    return std::ranges::any_of(command_keys(event), [&](const wxAcceleratorEntry& key) {
        return key.GetKeyCode() == code && key.GetFlags() == flags;
    });
}

}  // namespace castalia

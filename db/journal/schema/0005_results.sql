-- Step 5. A result is stored as values: "result" in the list of sessions holds the JSON of a text with its holes
-- (core/rules/text_json.h), which is worded when it is shown. Until now it held an English sentence. The list is worked
-- out, so it is made anew when the library is opened.
DELETE FROM setting WHERE name = 'library.shelving';

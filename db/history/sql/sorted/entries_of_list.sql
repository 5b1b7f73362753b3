-- The entries of a list, passing over those that show by themselves that their session does not fit.
@list_entries@

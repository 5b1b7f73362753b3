@list_entries@
    AND -recent IN @matches@

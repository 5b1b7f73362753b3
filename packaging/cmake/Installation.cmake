# What is installed and where; the Debian package is made of the same list.

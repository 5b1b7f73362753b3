# A faster linker for the many test programs. It is used if it is installed, and not required. Releases are linked with
# the usual one.
find_program(CASTALIA_MOLD mold)
if(CASTALIA_MOLD AND CASTALIA_TESTS AND CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang)$")
  # A test is asked for its names as soon as it is linked, so mold must have closed the file by then.
  add_link_options(-fuse-ld=mold -Wl,--no-fork)
endif()

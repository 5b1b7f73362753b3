# A linker that is quicker than the usual one, for the many programs of the tests. It is used where it is installed and
# missed nowhere; what is released is linked as ever.
find_program(CASTALIA_MOLD mold)
if(CASTALIA_MOLD AND CASTALIA_TESTS AND CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang)$")
  # A test is asked for its names as soon as it is linked: mold must have let go of the file by then.
  add_link_options(-fuse-ld=mold -Wl,--no-fork)
endif()

# A linker that is quicker than the usual one, for the many programs of the tests. It is used where it is installed and
# missed nowhere; what is released is linked as ever.
find_program(CASTALIA_MOLD mold)
if(CASTALIA_MOLD AND CASTALIA_TESTS AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_link_options(-fuse-ld=mold)
endif()

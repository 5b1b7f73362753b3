# castalia_embed(TO pattern NAMED_BY how LIST function HEADER file [WITHIN namespace]): files become part of a program, so that
# none can be missing (embed.cmake).
function(castalia_embed to pattern)
  cmake_parse_arguments(PARSE_ARGV 2 embed "" "NAMED_BY;LIST;HEADER;WITHIN" "")
  if(NOT embed_WITHIN)
    set(embed_WITHIN castalia)
  endif()
  file(GLOB files CONFIGURE_DEPENDS ${pattern})
  set(script ${PROJECT_SOURCE_DIR}/packaging/cmake/embed.cmake)
  add_custom_command(OUTPUT ${to}
    COMMAND ${CMAKE_COMMAND} -DTO=${to} -DFILES=${pattern} -DNAMED_BY=${embed_NAMED_BY} -DLIST=${embed_LIST}
      -DHEADER=${embed_HEADER} -DWITHIN=${embed_WITHIN} -P ${script}
    DEPENDS ${files} ${script} VERBATIM)
endfunction()

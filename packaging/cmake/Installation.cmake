# The files to install and their places. The Debian package is made from the same list.
foreach(program castalia castalia-cli)
  if(TARGET ${program})
    install(TARGETS ${program})
  endif()
endforeach()

set(linux ${PROJECT_SOURCE_DIR}/packaging/linux)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/schema DESTINATION ${CMAKE_INSTALL_DATADIR}/castalia)
if(EXISTS ${PROJECT_SOURCE_DIR}/resources/samples)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/samples DESTINATION ${CMAKE_INSTALL_DATADIR}/castalia)
endif()
install(FILES ${linux}/org.castalia.castalia.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${linux}/org.castalia.castalia.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${linux}/castalia-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME castalia.xml)
install(FILES ${PROJECT_SOURCE_DIR}/resources/art/emblem.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME castalia.svg)
install(FILES ${PROJECT_SOURCE_DIR}/resources/art/emblem-mono.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps RENAME castalia-symbolic.svg)
install(FILES ${linux}/castalia.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
install(FILES ${linux}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/castalia)

# Man pages and the change log are compressed without a time, so that the same tree gives the same bytes. Each program
# writes its own page, and castalia-cli the completions for shells, from the same declarations as --help.
set(packed ${PROJECT_BINARY_DIR}/packed)
file(MAKE_DIRECTORY ${packed})
set(made)
if(NOT CMAKE_CROSSCOMPILING)
  foreach(shell bash zsh fish)
    add_custom_command(OUTPUT ${packed}/completion.${shell}
      COMMAND castalia-cli completion ${shell} > ${packed}/completion.${shell} DEPENDS castalia-cli VERBATIM)
    list(APPEND made ${packed}/completion.${shell})
  endforeach()
  file(GLOB languages RELATIVE ${PROJECT_SOURCE_DIR}/resources/locale ${PROJECT_SOURCE_DIR}/resources/locale/*.po)
  list(TRANSFORM languages REPLACE "[.]po$" "")
  find_program(CASTALIA_GZIP gzip)
  foreach(program IN ITEMS castalia castalia-cli)
    if(NOT TARGET ${program} OR NOT CASTALIA_GZIP)
      continue()
    endif()
    set(asks man)
    if(program STREQUAL castalia)
      set(asks --man)
    endif()
    foreach(language IN ITEMS C ${languages})
      set(folder ${CMAKE_INSTALL_MANDIR}/${language}/man1)
      if(language STREQUAL C)
        set(folder ${CMAKE_INSTALL_MANDIR}/man1)
      endif()
      set(page ${packed}/${language}/${program}.1.gz)
      file(MAKE_DIRECTORY ${packed}/${language})
      add_custom_command(OUTPUT ${page}
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=${language}.UTF-8 LANGUAGE=${language} $<TARGET_FILE:${program}> ${asks}
          | ${CASTALIA_GZIP} -9nc > ${page} DEPENDS ${program} VERBATIM)
      list(APPEND made ${page})
      install(FILES ${page} DESTINATION ${folder})
    endforeach()
  endforeach()
  install(FILES ${packed}/completion.bash
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME castalia-cli)
  install(FILES ${packed}/completion.zsh
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _castalia-cli)
  install(FILES ${packed}/completion.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME castalia-cli.fish)
endif()
find_program(CASTALIA_GZIP gzip)
if(CASTALIA_GZIP)
  foreach(from IN ITEMS ${linux}/changelog.Debian ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
    cmake_path(GET from FILENAME to)
    string(REPLACE CHANGELOG.md NEWS to ${to})
    string(REPLACE changelog.Debian changelog to ${to})
    add_custom_command(OUTPUT ${packed}/${to}.gz
      COMMAND ${CASTALIA_GZIP} -9nc ${from} > ${packed}/${to}.gz DEPENDS ${from} VERBATIM)
    list(APPEND made ${packed}/${to}.gz)
    install(FILES ${packed}/${to}.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/castalia)
  endforeach()
endif()
# Menus and task bars take a picture of the right size; small ones have fewer strokes.
find_program(CASTALIA_DRAW_SVG rsvg-convert)
if(CASTALIA_DRAW_SVG)
  foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    set(emblem ${PROJECT_SOURCE_DIR}/resources/art/emblem.svg)
    if(size LESS 40)
      set(emblem ${PROJECT_SOURCE_DIR}/resources/art/emblem-small.svg)
    endif()
    add_custom_command(OUTPUT ${packed}/icon-${size}.png
      COMMAND ${CASTALIA_DRAW_SVG} --width ${size} --height ${size} --output ${packed}/icon-${size}.png ${emblem}
      DEPENDS ${emblem} VERBATIM)
    list(APPEND made ${packed}/icon-${size}.png)
    install(FILES ${packed}/icon-${size}.png
      DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps RENAME castalia.png)
  endforeach()
endif()
add_custom_target(castalia_pages ALL DEPENDS ${made})

# DEB is the package; `cpack -G TGZ` makes an archive that runs from any folder without installing.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME castalia)
set(CPACK_PACKAGE_VENDOR "The Castalia authors")
set(CPACK_PACKAGE_CONTACT "The Castalia authors <castalia@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Keep the record of games played at a real table")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
  "Castalia sits beside a game that people play with real cards, dice and tokens.
It writes down what happens, says what the rules make follow from it and why,
keeps the score and shows what comes next. Any event can be undone or corrected
at any distance, and what a correction changes is shown before it is accepted.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)  # In Debian, the section games is for programs in /usr/games.
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
# GTK draws the marks of its controls from SVG and only recommends what reads it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS librsvg2-common)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-sil-charis, fonts-dejavu-core, fonts-symbola, wx3.2-i18n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk, fonts-noto-color-emoji")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)

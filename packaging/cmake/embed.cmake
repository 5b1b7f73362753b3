# Writes files into the source file TO, so that they become part of the program file and none can be missing.
#   FILES     a pattern for the files
#   NAMED_BY  how a file is named: NAME for its own name, FILE for its own name with its ending, or FOLDER for that of its
#             folder; a language before the ending is added, so that games/magnate/rules.de.md is magnate.de and
#             notation.de.md is notation.de
#   LIST      the function that returns them
#   HEADER    the header that declares it
#   WITHIN    the namespace of the function
file(GLOB files ${FILES})
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
  if(NAMED_BY STREQUAL FOLDER)
    get_filename_component(folder ${file} DIRECTORY)
    get_filename_component(name ${folder} NAME)
    get_filename_component(stem ${file} NAME_WLE)
    get_filename_component(language ${stem} LAST_EXT)
    string(APPEND name "${language}")
  elseif(NAMED_BY STREQUAL FILE)
    get_filename_component(name ${file} NAME)
  else()
    get_filename_component(name ${file} NAME_WLE)
  endif()
  file(READ ${file} text)
  string(STRIP "${text}" text)
  string(APPEND rows "        {\"${name}\", R\"file(${text}\n)file\"},\n")
endforeach()
file(WRITE ${TO} "#include \"${HEADER}\"

namespace ${WITHIN} {

const std::vector<EmbeddedFile>& ${LIST}() {
    static const std::vector<EmbeddedFile> files{
${rows}    };
    return files;
}

}  // namespace ${WITHIN}
")

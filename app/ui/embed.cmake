# Writes files into the source file TO, so that they become part of the program file and none can be missing.
#   FILES     which, as a pattern
#   NAMED_BY  what a file is called: NAME_WE, its own name, or FOLDER, that of the folder it lies in
#   HEADER    what declares TYPE {name, text} and the function LIST that gives all of them
file(GLOB files ${FILES})
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
  if(NAMED_BY STREQUAL FOLDER)
    get_filename_component(folder ${file} DIRECTORY)
    get_filename_component(name ${folder} NAME)
  else()
    get_filename_component(name ${file} NAME_WE)
  endif()
  file(READ ${file} text)
  string(STRIP "${text}" text)
  string(APPEND rows "        {\"${name}\", R\"file(${text}\n)file\"},\n")
endforeach()
file(WRITE ${TO} "#include \"${HEADER}\"

namespace castalia {

const std::vector<${TYPE}>& ${LIST}() {
    static const std::vector<${TYPE}> files{
${rows}    };
    return files;
}

}  // namespace castalia
")

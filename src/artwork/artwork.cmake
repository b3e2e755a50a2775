# Included by src/CMakeLists.txt. The drawings in men/ become C++ data for the back ends and, on demand
# (target artwork_tex), the committed tex/dawson-men.tex.
set(men ${CMAKE_CURRENT_SOURCE_DIR}/artwork/men)
file(GLOB drawings CONFIGURE_DEPENDS ${men}/*.svg)

add_executable(dawson_artwork_tool artwork/generate_tool.cpp artwork/figure.cpp artwork/path.cpp artwork/writers.cpp)
set_target_properties(dawson_artwork_tool PROPERTIES OUTPUT_NAME dawson-artwork)
target_include_directories(dawson_artwork_tool PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})

set(figures ${CMAKE_CURRENT_BINARY_DIR}/artwork/figures.cpp)
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/artwork)
add_custom_command(OUTPUT ${figures}
  COMMAND dawson_artwork_tool --cpp ${figures} ${men}
  DEPENDS dawson_artwork_tool ${drawings}
  COMMENT "Generating the men's data" VERBATIM)

dawson_room(artwork USES text GENERATED ${figures})

add_custom_target(artwork_tex
  COMMAND dawson_artwork_tool --tex ${PROJECT_SOURCE_DIR}/tex/dawson-men.tex ${men}
  COMMENT "Generating tex/dawson-men.tex" VERBATIM)

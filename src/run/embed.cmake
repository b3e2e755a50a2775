# Writes FILES as string literals of a C++ source: cmake -DOUT=... -DFILES="a;b" -P embed.cmake
set(entries "")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  file(READ ${file} text)
  # Compilers limit the length of one literal; neighbours join.
  string(LENGTH "${text}" length)
  set(at 0)
  set(literals "")
  while(at LESS length)
    string(SUBSTRING "${text}" ${at} 8000 piece)
    string(APPEND literals "R\"__(${piece})__\"\n")
    math(EXPR at "${at} + 8000")
  endwhile()
  string(APPEND entries "    {\"${name}\",\n${literals}},\n")
endforeach()
file(WRITE ${OUT}.new "#include \"run/style_files.hpp\"

namespace dawson::run {

std::span<StyleFile const> style_files() {
  static constexpr StyleFile files[] = {
${entries}  };
  return files;
}

}  // namespace dawson::run
")
file(RENAME ${OUT}.new ${OUT})

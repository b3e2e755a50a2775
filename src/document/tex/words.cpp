#include "document/tex/words.hpp"

#include <algorithm>
#include <array>

namespace dawson::document {
namespace {

constexpr std::array<std::string_view, 9> verbatim_environments{
    "verbatim", "Verbatim", "BVerbatim", "LVerbatim",   "lstlisting",
    "minted",   "alltt",    "comment",   "filecontents"};

constexpr std::array<std::string_view, 4> words_with_raw_argument{"url", "href", "path",
                                                                  "nolinkurl"};

constexpr std::array<std::string_view, 46> conditionals_with_arguments{
    "iff",          "ifthenelse",     "iflanguage",    "ifblank",         "ifstrempty",
    "ifstrequal",   "ifdef",          "ifcsdef",       "ifundef",         "ifcsundef",
    "ifdefmacro",   "ifcsmacro",      "ifdefparam",    "ifcsparam",       "ifdefprefix",
    "ifcsprefix",   "ifdefprotected", "ifcsprotected", "ifdefltxprotect", "ifcsltxprotect",
    "ifdefempty",   "ifcsempty",      "ifdefvoid",     "ifcsvoid",        "ifdefequal",
    "ifcsequal",    "ifdefstring",    "ifcsstring",    "ifdefstrequal",   "ifcsstrequal",
    "ifdefcounter", "ifcscounter",    "ifnumcomp",     "ifnumequal",      "ifnumgreater",
    "ifnumless",    "ifnumodd",       "ifdimcomp",     "ifdimequal",      "ifdimgreater",
    "ifdimless",    "ifboolexpr",     "ifbool",        "iftoggle",        "ifinlist",
    "ifinlistcs"};

}  // namespace

bool is_verbatim_environment(std::string_view name) {
  return std::ranges::find(verbatim_environments, name) != verbatim_environments.end();
}

bool has_raw_argument(std::string_view word) {
  return std::ranges::find(words_with_raw_argument, word) != words_with_raw_argument.end();
}

bool opens_conditional(std::string_view word) {
  return word.starts_with("if") &&
         std::ranges::find(conditionals_with_arguments, word) == conditionals_with_arguments.end();
}

bool names(std::string_view list, std::string_view name) {
  constexpr std::string_view around = "{},% \t\r\n";
  for (std::size_t at = list.find(name); at != std::string_view::npos; at = list.find(name, at + 1))
    if (around.find(list[at - 1]) != std::string_view::npos &&
        around.find(list[at + name.size()]) != std::string_view::npos)
      return true;
  return false;
}

}  // namespace dawson::document

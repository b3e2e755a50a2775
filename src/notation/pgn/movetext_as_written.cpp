#include "notation/pgn/movetext_as_written.hpp"

#include <algorithm>

#include "notation/pgn/game_cutter.hpp"
#include "notation/pgn/tags.hpp"

namespace dawson::notation::pgn {

WrittenMovetext movetext_as_written(std::string_view movetext, LeftOut& left_out) {
  WrittenMovetext out;
  std::string moves;  // since the last comment
  auto const add = [&](std::string const& words) {
    if (!words.empty()) out.text += (out.text.empty() ? "" : " ") + words;
  };
  auto const end_moves = [&] {
    add(single_blanks(moves));
    moves.clear();
  };
  for (std::size_t at = 0; at < movetext.size();) {
    char const c = movetext[at];
    bool const line_begins = at == 0 || movetext[at - 1] == '\n';
    if (c == '%' && line_begins) {
      at = std::min(movetext.find('\n', at), movetext.size());
    } else if (c == '{' || c == ';') {
      std::size_t const end = std::min(movetext.find(c == '{' ? '}' : '\n', at), movetext.size());
      std::string const words = comment_words(movetext.substr(at + 1, end - at - 1), left_out);
      end_moves();
      if (!words.empty()) add("{" + words + "}");
      at = c == '{' ? end + 1 : end;
    } else {
      moves += c;
      ++at;
    }
  }
  end_moves();
  std::size_t const blank = out.text.rfind(' ');
  std::size_t const begin = blank == std::string::npos ? 0 : blank + 1;
  out.result = canonical_result(std::string_view(out.text).substr(begin));
  if (!out.result.empty()) out.text.resize(begin == 0 ? 0 : blank);
  return out;
}

}  // namespace dawson::notation::pgn

#include "write/tex/line_padding.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/latex/tikz.hpp"

namespace dawson::run {
namespace {

constexpr std::size_t fair_line = 2000;

// What one of `lines` lines takes of `rest`: up to a blank, so that the line end stands for it.
std::size_t line_of(std::string_view rest, std::size_t lines) {
  std::size_t const even = (rest.size() + lines - 1) / lines;
  std::size_t const wanted = std::max(even, std::min(fair_line, rest.size()));
  if (wanted >= rest.size()) return rest.size();
  std::size_t const before = rest.rfind(' ', wanted);
  if (before != std::string_view::npos && before > 0) return before;
  return std::min(rest.find(' ', wanted), rest.size());
}

}  // namespace

std::string nothing_before(std::string_view rest) {
  std::size_t const next = rest.find_first_not_of(" \t\r");
  return next == std::string_view::npos || rest[next] == '\n' ? "%" : "\\relax ";
}

std::string on_one_line(std::string_view lines) {
  std::string out;
  for (char const c : lines) {
    if (c != '\n') out += c;
    else if (out.ends_with('%') && !out.ends_with("\\%")) out.pop_back();
    else out += ' ';
  }
  return out;
}

std::string cut_into_lines(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::size_t const part = line_of(text, text.size() / fair_line + 1);
    out += text.substr(0, part);
    text.remove_prefix(std::min(part + 1, text.size()));
    out += text.empty() ? "%\n" : "\n";
  }
  return out;
}

std::string LinePadding::next_file() { return fmt::format("{}.dawson-{}.tex", stem_, ++count_); }

void LinePadding::add_to_file(std::string const& name, std::string_view bytes) {
  if (beside_) beside_(name, bytes);
  else files_[name] += bytes;
}

std::string LinePadding::move_to_file(std::string_view text) {
  std::string const name = next_file();
  add_to_file(name, cut_into_lines(text));
  return fmt::format("\\input{{{}}}", name);
}

void LinePadding::append(std::string& out, std::string_view replaced, Replacement what) {
  bool const apart = !stem_.empty();
  // It is written to one line of the file that LaTeX collects solutions in.
  if (apart && what.solution.size() > longest_line) what.solution = move_to_file(what.solution);
  if (apart && what.code.size() > longest_line) what.code = move_to_file(what.code);
  std::string const before = what.solution_id.empty()
                                 ? std::string()
                                 : backend::tikz_solve(what.solution_id, what.solution);
  std::string_view ahead = before;
  auto lines =
      ahead.empty() ? std::size_t{0} : static_cast<std::size_t>(std::ranges::count(replaced, '\n'));
  for (std::size_t at = replaced.find('\n'); at != std::string_view::npos;
       at = replaced.find('\n', at + 1)) {
    std::size_t const part = ahead.empty() ? 0 : line_of(ahead, lines);
    out += ahead.substr(0, part);
    if (part == ahead.size()) out += '%';
    ahead.remove_prefix(std::min(part + 1, ahead.size()));
    out += at > 0 && replaced[at - 1] == '\r' ? "\r\n" : "\n";
    --lines;
  }
  out += ahead;
  out += what.code;
}

}  // namespace dawson::run

#include "backend/plain_lines.hpp"

#include <algorithm>

#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

std::string with_marks(std::string_view lines, std::string_view first, std::string_view next) {
  std::string out;
  for (std::size_t at = 0; at <= lines.size();) {
    std::size_t const end = std::min(lines.find('\n', at), lines.size());
    out += at == 0 ? first : next;
    out += lines.substr(at, end - at);
    out.erase(out.find_last_not_of(' ') + 1);
    if (end < lines.size()) out += '\n';
    at = end + 1;
  }
  return out;
}

}  // namespace

std::string wrapped(std::string_view line, std::size_t width) {
  std::string out;
  std::size_t taken = 0;  // characters of the last line
  for (std::size_t at = line.find_first_not_of(' '); at < line.size();) {
    std::size_t const end = std::min(line.find(' ', at), line.size());
    std::string_view const word = line.substr(at, end - at);
    std::size_t const length = text::count_code_points(word);
    bool const fits = taken + 1 + length <= width;
    if (!out.empty()) out += fits ? ' ' : '\n';
    taken = out.empty() || !fits ? length : taken + 1 + length;
    out += word;
    at = line.find_first_not_of(' ', end);
  }
  return out;
}

std::string hanging(std::string_view lines, std::string_view mark) {
  return with_marks(lines, mark, std::string(text::count_code_points(mark), ' '));
}

std::string marked(std::string_view lines, std::string_view mark) {
  return with_marks(lines, mark, mark);
}

std::string underlined(std::string_view line, char sign) {
  return std::string(line) + "\n" + std::string(text::count_code_points(line), sign);
}

std::string columns(std::vector<std::vector<std::string>> const& rows) {
  std::vector<std::size_t> widths;
  for (auto const& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], text::count_code_points(row[i]));
  }
  constexpr std::size_t gap = 2;
  std::string out;
  std::size_t whole = 0;
  for (std::size_t const width : widths) whole += width + gap;
  for (auto const& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
      line += row[i] + std::string(widths[i] + gap - text::count_code_points(row[i]), ' ');
    line.erase(line.find_last_not_of(' ') + 1);
    out += (out.empty() ? "" : "\n") + line;
    if (&row == &rows.front() && whole > gap) out += "\n" + std::string(whole - gap, '-');
  }
  return out;
}

void add_part(std::string& out, std::string_view part) {
  if (part.empty()) return;
  if (!out.empty()) out += "\n\n";
  out += part;
}

}  // namespace dawson::backend

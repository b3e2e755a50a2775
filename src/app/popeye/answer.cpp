#include "app/popeye/answer.hpp"
#include "text/scanning.hpp"

#include <algorithm>
#include <set>

namespace dawson::run {
namespace {

struct Ending {
  std::string_view words;
  PopeyeAnswer::End end;
};
constexpr Ending endings[] = {
    {"solution finished.", PopeyeAnswer::End::finished},
    {"Partial solution", PopeyeAnswer::End::partial},
    {"solving interrupted.", PopeyeAnswer::End::interrupted},
};

// Calls `take` for each line, without its end.
void each_line(std::string_view text, auto take) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    take(text.substr(at, end - at));
    at = end + 1;
  }
}

// "Popeye Linux-6.1 v4.104 (64 MB)" or "Popeye UNIX-x86_64 4.61 (64 MB)"
std::string version_in(std::string_view line) {
  if (!line.starts_with("Popeye ")) return {};
  std::string_view const words = line.substr(0, line.rfind(" ("));
  std::string_view version = words.substr(words.rfind(' ') + 1);
  if (version.starts_with('v')) version.remove_prefix(1);
  bool const is_number = !version.empty() && version.find('.') != std::string_view::npos &&
                         version.find_first_not_of("0123456789.") == std::string_view::npos;
  return is_number ? std::string(version) : std::string();
}

// Each complaint is printed twice, first with "input-error:" before it.
std::string complaints_in(std::string_view errors) {
  constexpr std::string_view prefix = "input-error:";
  std::set<std::string_view> known;
  std::string out;
  std::string heard(errors);
  std::erase(heard, '\a');  // the option Beep
  each_line(heard, [&](std::string_view line) {
    line = text::trimmed(line);
    if (line.starts_with(prefix)) line = text::trimmed(line.substr(prefix.size()));
    if (line.empty() || !known.insert(line).second) return;
    out += (out.empty() ? "" : "\n") + std::string(line);
  });
  return out;
}

// Removes empty lines around the text; the indents of its lines stay.
std::string without_empty_lines_around(std::string const& text) {
  std::size_t const first = text.find_first_not_of(" \t\n");
  if (first == std::string::npos) return {};
  std::size_t const line = text.rfind('\n', first);
  std::size_t const begin = line == std::string::npos ? 0 : line + 1;
  return text.substr(begin, text.find_last_not_of(" \t\n") + 1 - begin);
}

}  // namespace

PopeyeAnswer read_answer(std::string_view output, std::string_view errors) {
  PopeyeAnswer out;
  std::string solution;
  each_line(output, [&](std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (out.version.empty()) {
      out.version = version_in(text::trimmed(line));
      return;
    }
    auto const* const ending = std::ranges::find_if(
        endings, [&](Ending const& one) { return text::trimmed(line).starts_with(one.words); });
    if (ending != std::end(endings)) {
      bool const worse = out.end == PopeyeAnswer::End::cut || ending->end > out.end;
      if (worse) out.end = ending->end;
      return;
    }
    solution.append(line).push_back('\n');
  });
  out.solution = without_empty_lines_around(solution);
  out.complaints = complaints_in(errors);
  return out;
}

}  // namespace dawson::run

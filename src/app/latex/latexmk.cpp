#include "app/latex/latexmk.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "app/process.hpp"
#include "backend/file_encoding.hpp"
#include "disk/disk.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

[[noreturn]] void refuse(int failure) {
  if (failure == ENOENT)
    throw SystemError("latexmk is not installed (Debian: apt install latexmk)");
  throw SystemError(fmt::format("cannot run latexmk: {}", std::strerror(failure)));
}

}  // namespace

int run_latexmk(std::string const& folder, std::vector<std::string> const& arguments,
                std::function<void(std::string_view)> const& line) {
  std::string held;
  // TeX breaks its messages at 79 characters, even within names.
  EndedProcess const ended = run_process(
      {"latexmk", arguments, folder, {"max_print_line=10000"}, {STDOUT_FILENO, STDERR_FILENO}},
      [&](std::string_view bytes) {
        held += bytes;
        std::size_t at = 0;
        for (std::size_t end; (end = held.find('\n', at)) != std::string::npos; at = end + 1)
          line(std::string_view(held).substr(at, end + 1 - at));
        held.erase(0, at);
      });
  if (ended.failure != 0) refuse(ended.failure);
  if (!held.empty()) line(held + '\n');
  return ended.status;
}

// TeX reports an error, then the text being read from the inside out, and the line of the file:
//
//     ./column.tex:12: Undefined control sequence.
//     <argument> A remark with \nonsense
//                                        in it
//     l.12 ...mark{A remark with \nonsense in it}}
//
// In each of these the first line ends where TeX stopped.

namespace {

using text::Span;

constexpr std::size_t most_errors = 100;  // TeX itself stops there

// Parses "./a.tex:12: message"; returns nothing for other lines.
std::optional<LatexError> error_in(std::string_view line) {
  for (std::size_t at = line.find(':'); at != std::string_view::npos; at = line.find(':', at + 1)) {
    std::size_t end = at + 1, number = 0;
    constexpr std::size_t most_lines = 100'000'000;
    while (end < line.size() && text::is_digit(line[end]) && number < most_lines)
      number = 10 * number + static_cast<std::size_t>(line[end++] - '0');
    if (at == 0 || end == at + 1 || !line.substr(end).starts_with(": ")) continue;
    std::string_view const file = line.substr(0, at);
    if (file.find('.') == std::string_view::npos) return {};
    std::string_view message = line.substr(end + 2);
    if (message.ends_with('.')) message.remove_suffix(1);
    return LatexError{std::string(file), number, std::string(message), {}};
  }
  return {};
}

// Returns how many bytes at the end of `read` also occur in `line`. A command counts as a whole.
std::size_t shared(std::string_view read, std::string_view line) {
  std::size_t least = 3;
  if (std::size_t const command = read.rfind('\\');
      command != std::string_view::npos &&
      std::ranges::all_of(read.substr(command + 1), text::is_letter))
    least = read.size() - command;
  constexpr std::size_t most = 60;
  for (std::size_t size = std::min(most, read.size()); size >= least; --size)
    if (line.find(read.substr(read.size() - size)) != std::string_view::npos) return size;
  return 0;
}

// Returns the letter that a line reports as missing from all fonts, in the words of the engine or
// of dawson.sty.
std::string_view lost_letter(std::string_view line) {
  constexpr std::pair<std::string_view, std::string_view> forms[] = {
      {"Missing character: There is no ", " in font "},
      {"Package dawson Warning: No font of this document has ", ":"}};
  for (auto const& [before, after] : forms)
    if (line.starts_with(before)) {
      std::string_view const rest = line.substr(before.size());
      return rest.substr(0, rest.find(after));
    }
  return {};
}

struct Best {
  std::size_t size = 0;
  Span line{};
  bool alone = true;
};

// Finds the line of `within` that has most in common with the text that TeX had read.
void look(LatexError const& error, std::string_view bytes, Span within, Best& best) {
  for (std::size_t at = within.begin; at < within.end;) {
    std::size_t const end = std::min(bytes.find('\n', at), within.end);
    std::string_view const line = text::without_tail(bytes.substr(at, end - at));
    std::size_t const indent = std::min(line.find_first_not_of(" \t"), line.size());
    for (std::string const& read : error.read) {
      std::size_t const size = shared(read, line);
      if (size == 0 || size < best.size) continue;
      Span const here{at + indent, at + line.size()};
      best = {size, size == best.size ? best.line : here,
              size > best.size || best.line.begin == here.begin};
    }
    at = end + 1;
  }
}

}  // namespace

void LatexMessages::take(std::string_view line) {
  line = line.substr(0, line.find_last_not_of("\r\n") + 1);
  if (line.starts_with("This is ") && line.find("TeX") != std::string_view::npos) {
    errors_.clear();
    letters_.clear();
    pages_.clear();
    open_ = false;
  }
  if (std::size_t const pages = line.find(" (");
      line.starts_with("Output written on ") && pages != std::string_view::npos)
    pages_ = line.substr(pages + 2, line.find(',', pages) - pages - 2);
  if (std::string_view const letter = lost_letter(line);
      !letter.empty() && std::ranges::find(letters_, letter) == letters_.end())
    letters_.emplace_back(letter);
  if (auto error = error_in(line)) {
    bool const known = std::ranges::any_of(errors_, [&](LatexError const& one) {
      return one.file == error->file && one.line == error->line && one.message == error->message;
    });
    open_ = !known && errors_.size() < most_errors;
    if (open_) errors_.push_back(std::move(*error));
    return;
  }
  if (!open_) return;
  bool const last = line.starts_with("l.");
  if (!last && !line.starts_with('<')) return;
  std::string_view read = line.substr(std::min(line.find(' '), line.size()));
  read = text::without_tail(read.substr(std::min(read.find_first_not_of(' '), read.size())));
  if (read.starts_with("...")) read.remove_prefix(3);
  if (!read.empty()) errors_.back().read.emplace_back(read);
  open_ = !last;
}

text::Span place_of(LatexError const& error, text::Source const& source,
                    std::vector<document::Directive> const& directives) {
  std::string_view const bytes = source.bytes();
  std::size_t begin = 0;
  for (std::size_t line = 1; line < error.line; ++line) {
    std::size_t const end = bytes.find('\n', begin);
    if (end == std::string_view::npos) break;
    begin = end + 1;
  }
  std::size_t const end = std::min(bytes.find('\n', begin), bytes.size());
  Best best;
  look(error, bytes, {begin, end}, best);
  bool const in_line = best.size > 0;
  document::Directive const* around = nullptr;
  for (document::Directive const& one : directives)
    if (one.whole.begin < end && one.whole.end > begin) around = &one;
  if (around && !in_line) {
    look(error, bytes, around->body, best);
    if (best.size == 0) {
      for (document::Directive const& one : directives) look(error, bytes, one.body, best);
      if (!best.alone) best = {};
    }
    if (best.size == 0) return around->opening;
    return best.line;
  }
  std::string_view const line = text::without_tail(bytes.substr(begin, end - begin));
  return {begin + std::min(line.find_first_not_of(" \t"), line.size()), begin + line.size()};
}

// SyncTeX's manual, section "Synchronization": a file is introduced by "Input:TAG:NAME", with the
// name that TeX opened it by, and is identified by its tag afterwards. LuaTeX writes each form (a
// box that is drawn once and used often, such as a board) as a sheet of its own, "{3" to "}2". A
// click on page 3 would find that form instead of the page, so such sheets are left out.

namespace {

std::string unpacked(std::string_view bytes) {
  auto out = backend::from_gzip(bytes);
  if (!out) throw SystemError("the .synctex.gz file written by LaTeX is incomplete");
  return *std::move(out);
}

// Returns "Input:TAG:NAME\n" with the name of the source.
std::string with_source_name(std::string_view line,
                             std::function<std::string(std::string_view)> const& source_of) {
  std::size_t const tag = line.starts_with("Input:") ? line.find(':', 6) : std::string_view::npos;
  if (tag == std::string_view::npos) return std::string(line);
  std::string const source = source_of(line.substr(tag + 1, line.size() - tag - 2));
  if (source.empty()) return std::string(line);
  return std::string(line.substr(0, tag + 1)) + source + "\n";
}

}  // namespace

std::string with_sources(std::string_view synctex,
                         std::function<std::string(std::string_view)> const& source_of) {
  std::string const text = unpacked(synctex);
  std::string out;
  std::size_t sheet = 0;  // where it begins in `out`
  std::string_view sheet_number;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view const line = std::string_view(text).substr(at, end - at);
    at = end;
    if (line.starts_with('{')) {
      sheet = out.size();
      sheet_number = line.substr(1);
    }
    out += with_source_name(line, source_of);
    if (line.starts_with('}') && line.substr(1) != sheet_number) out.resize(sheet);
  }
  return std::string(backend::Deflater().gzip(out));
}

}  // namespace dawson::run

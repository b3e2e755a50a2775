#include "backend/plain_text.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "prose/links.hpp"
#include "prose/prose.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

// Returns the name of a piece without a symbol, as on boards in plain text: "(pao)".
std::string piece_name(chess::SquareContent const& piece) {
  std::string name = prose::plain(piece);
  bool const has_name =
      std::holds_alternative<chess::Piece>(piece) && text::count_code_points(name) > 1;
  return has_name ? fmt::format("({})", name) : name;
}

// Returns the width that is left inside deeply nested lists and quotations.
std::size_t narrower(std::size_t width, std::size_t by) {
  constexpr std::size_t least = 20;
  return width > least + by ? width - by : least;
}

class PlainWriter {
 public:
  explicit PlainWriter(PlainParts const& parts) : parts_(parts) {}

  // Keeps the line breaks of the text.
  std::string words(prose::Inlines inlines, std::size_t width) const {
    std::string out;
    prose::Inlines line;
    auto const end_line = [&] {
      out += (out.empty() ? "" : "\n") + wrapped(prose::plain(line), width);
      line.clear();
    };
    for (prose::Inline& part : resolved(std::move(inlines)))
      if (std::holds_alternative<prose::LineBreak>(part)) end_line();
      else line.push_back(std::move(part));
    end_line();
    return out;
  }

  std::string blocks(prose::Blocks const& all, std::size_t width,
                     char const* between = "\n\n") const {
    std::string out;
    for (prose::Block const& one : all) {
      prose::FigureCaption const* const caption = parts_.caption(one.where.begin);
      std::string const set = std::visit(
          [&](auto const& content) { return block(content, width, one.where); }, one.content);
      std::string const below = caption ? words(caption->caption, width) : "";
      if (caption && caption->above) add_part(out, below);
      if (!set.empty()) out += (out.empty() ? "" : between) + set;
      if (caption && !caption->above) add_part(out, below);
    }
    return out;
  }

 private:
  prose::Inlines resolved(prose::Inlines inlines) const {
    for (prose::Inline& part : inlines) {
      if (auto const* mark = std::get_if<prose::NoteMark>(&part)) {
        part = prose::Text{fmt::format("[{}]", parts_.note(mark->label))};
        continue;
      }
      if (auto const* pieces = std::get_if<prose::Figurines>(&part)) {
        std::string names;
        for (chess::SquareContent const& piece : pieces->pieces) names += piece_name(piece);
        part = prose::Text{std::move(names)};
        continue;
      }
      auto* const link = std::get_if<prose::Link>(&part);
      if (link && prose::is_reference(*link)) link->inlines = parts_.reference(*link);
      if (auto* const inner = prose::nested(part)) *inner = resolved(std::move(*inner));
      if (link && !link->target.starts_with('#') && prose::plain(link->inlines) != link->target)
        link->inlines.push_back(prose::Text{fmt::format(" <{}>", link->target)});
    }
    return inlines;
  }

  std::string block(prose::Paragraph const& one, std::size_t width, text::Span) const {
    return words(one.inlines, width);
  }
  std::string block(prose::Heading const& one, std::size_t, text::Span) const {
    std::string const text =
        (one.number.empty() ? "" : one.number + " ") + prose::plain(resolved(one.inlines));
    return one.level > 2 ? text : underlined(text, one.level == 1 ? '=' : '-');
  }
  std::string block(prose::Quote const& one, std::size_t width, text::Span) const {
    return marked(blocks(one.blocks, narrower(width, 2)), "> ");
  }
  std::string block(prose::List const& one, std::size_t width, text::Span) const {
    std::string out;
    for (std::size_t i = 0; i < one.items.size(); ++i) {
      std::string const mark =
          one.ordered ? fmt::format("{}. ", one.start + static_cast<int>(i)) : "- ";
      std::string const between = one.tight ? "\n" : "\n\n";
      out += (out.empty() ? "" : between) +
             hanging(blocks(one.items[i], narrower(width, mark.size()), between.c_str()), mark);
    }
    return out;
  }
  std::string block(prose::CodeBlock const& one, std::size_t, text::Span) const {
    return marked(one.text.substr(0, one.text.find_last_not_of('\n') + 1), "    ");
  }
  std::string block(prose::Rule const&, std::size_t, text::Span) const { return "* * *"; }
  std::string block(prose::Table const& one, std::size_t, text::Span) const {
    std::vector<std::vector<std::string>> rows;
    auto const add = [&](std::vector<prose::Inlines> const& row) {
      rows.emplace_back();
      for (prose::Inlines const& cell : row) rows.back().push_back(prose::plain(resolved(cell)));
    };
    add(one.head);
    for (auto const& row : one.rows) add(row);
    return columns(rows);
  }
  std::string block(prose::RawBlock const& one, std::size_t, text::Span where) const {
    parts_.dropped(one, where);
    return {};
  }
  std::string block(prose::DirectiveAt const& one, std::size_t width, text::Span) const {
    return parts_.set(one.index, width);
  }

  PlainParts const& parts_;
};

}  // namespace

std::string plain_lines(prose::Inlines inlines, std::size_t width, PlainParts const& parts) {
  return PlainWriter(parts).words(std::move(inlines), width);
}

std::string plain_blocks(prose::Blocks const& blocks, std::size_t width, PlainParts const& parts) {
  return PlainWriter(parts).blocks(blocks, width);
}

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
  std::size_t used = 0;  // characters of the last line
  for (std::size_t at = line.find_first_not_of(' '); at < line.size();) {
    std::size_t const end = std::min(line.find(' ', at), line.size());
    std::string_view const word = line.substr(at, end - at);
    std::size_t const length = text::count_code_points(word);
    bool const fits = used + 1 + length <= width;
    if (!out.empty()) out += fits ? ' ' : '\n';
    used = out.empty() || !fits ? length : used + 1 + length;
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

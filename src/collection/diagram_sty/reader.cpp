// An environment is a list of commands, each with one argument in braces and perhaps an option in
// brackets before it. What a command says is a row of a table: the field that takes the argument as
// it is, or a function for those that are written differently there.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/figure_key.hpp"
#include "text/ascii.hpp"

namespace dawson::collection {
namespace {

using text::Mapped;
using text::Span;

struct Argument {
  Mapped option;  // between brackets
  Mapped text;    // between braces
  bool given = false;
  Span command;
};

class Environment {
 public:
  // `at` is behind \begin{diagram}.
  Environment(std::string_view text, std::size_t begin, std::size_t end, Span opening,
              text::Diagnostics& findings)
      : text_(text), at_(begin), end_(end), findings_(findings) {
    record_.host = Host::tex;
    record_.where = opening;
  }

  Record run() {
    size_ = bracketed();
    while (at_ < end_) {
      char const c = text_[at_];
      if (c == '%') at_ = std::min(text_.find('\n', at_), end_);
      else if (c == '\\') take_command();
      else ++at_;
    }
    add_date();
    arrange(record_);
    return std::move(record_);
  }

 private:
  using Take = void (Environment::*)(Argument const&, std::string_view field);
  struct Row {
    std::string_view command;
    Take take;
    std::string_view field;
  };

  static std::span<Row const> rows();

  void skip_blanks() {
    while (at_ < end_) {
      if (text_[at_] == '%') at_ = std::min(text_.find('\n', at_), end_);
      else if (text::white_space.find(text_[at_]) != std::string_view::npos) ++at_;
      else return;
    }
  }

  // The text up to the sign that closes it, without comments; goes on behind it.
  Mapped up_to(char close) {
    std::size_t const opening = at_++;
    Mapped inside;
    int depth = 0;
    for (std::size_t begin = at_; at_ < end_; ++at_) {
      char const c = text_[at_];
      if (c == '\\') {
        ++at_;
      } else if (c == '%') {
        inside.append(text_.substr(begin, at_ - begin), begin);
        at_ = std::min(text_.find('\n', at_), end_);
        begin = at_;
      } else if (depth == 0 && c == close) {
        inside.append(text_.substr(begin, at_ - begin), begin);
        ++at_;
        return inside.trimmed();
      } else if (c == '{') {
        ++depth;
      } else if (c == '}') {
        --depth;
      }
    }
    findings_.push_back(text::error("E-BRACE", {opening, opening + 1}, "nothing closes this"));
    at_ = end_;
    return inside.trimmed();
  }

  Mapped bracketed() {
    skip_blanks();
    return at_ < end_ && text_[at_] == '[' ? up_to(']') : Mapped();
  }

  void take_command() {
    std::size_t const begin = at_++;
    while (at_ < end_ && text::is_letter(text_[at_])) ++at_;
    if (text_.substr(begin, end_ - begin).starts_with("\\Co")) {
      if (at_ < end_ && (text_[at_] == '+' || text_[at_] == '-' || text_[at_] == '?')) ++at_;
      return record_.add("sound", fmt::format("C{}", text_[at_ - 1]), {begin, at_});
    }
    if (at_ == begin + 1) return void(++at_);  // a sign
    std::string_view const name = text_.substr(begin + 1, at_ - begin - 1);
    Argument argument;
    argument.command = {begin, at_};
    if (at_ < end_ && text_[at_] == '*') ++at_;
    std::size_t const behind = at_;
    argument.option = bracketed();
    skip_blanks();
    argument.given = at_ < end_ && text_[at_] == '{';
    if (argument.given) argument.text = up_to('}');
    else at_ = behind;
    auto const found = std::ranges::find(rows(), name, &Row::command);
    if (found != rows().end()) return (this->*found->take)(argument, found->field);
    findings_.push_back(text::warning("W-COMMAND", argument.command,
                                      fmt::format("\\{} is not understood and left out", name)));
  }

  // Parts of a list between `sign` and a blank or the end, outside of braces.
  static std::vector<Mapped> parts(Mapped const& list, char sign) {
    std::vector<Mapped> made;
    std::string_view const text = list.text();
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
      bool const ends =
          i == text.size() ||
          (depth == 0 && text[i] == sign &&
           (i + 1 == text.size() || text::white_space.find(text[i + 1]) != std::string_view::npos));
      if (ends) {
        made.push_back(list.part({begin, i}).trimmed());
        begin = i + 1;
      } else if (text[i] == '\\') {
        ++i;
      } else if (text[i] == '{') {
        ++depth;
      } else if (text[i] == '}') {
        --depth;
      }
    }
    std::erase_if(made, [](Mapped const& part) { return part.empty(); });
    return made;
  }

  void text(Argument const& argument, std::string_view field) {
    record_.erase(field);  // the last one counts
    record_.add(field, argument.text);
  }
  void list(Argument const& argument, std::string_view field) {
    record_.erase(field);
    for (Mapped& item : parts(argument.text, ';')) record_.add(field, std::move(item));
  }
  void themes(Argument const& argument, std::string_view field) {
    for (Mapped const& item : parts(argument.text, ';'))
      for (Mapped& one : parts(item, ',')) record_.add(field, std::move(one));
  }

  void pieces(Argument const& argument, std::string_view field) {
    Mapped men;
    if (!size_.empty()) men.append_for("[" + size_.text() + "] ", size_.origin());
    if (!argument.option.empty())
      men.append_for("[" + argument.option.text() + "] ", argument.option.origin());
    men.append(argument.text, {0, argument.text.text().size()});
    record_.erase(field);
    record_.add(field, std::move(men));
  }

  void day(Argument const& argument, std::string_view part) { date_[part] = argument.text; }

  // "1985-07-03", "1985-07/09"; as it is written where it is no number.
  void add_date() {
    auto const year = date_.find("year");
    if (year == date_.end()) return;
    std::string written = year->second.text();
    auto const two = [](std::string_view digits) {
      return (digits.size() == 1 ? "0" : "") + std::string(digits);
    };
    for (std::string_view const part : {"month", "months", "day"}) {
      auto const found = date_.find(part);
      if (found == date_.end() || found->second.empty()) continue;
      std::string_view const text = found->second.text();
      std::size_t const dash = text.find('-');
      written += "-" + two(text.substr(0, dash));
      if (dash != std::string_view::npos) written += "/" + two(text.substr(dash + 1));
    }
    record_.add("date", written, year->second.origin());
  }

  // {ws}{TL}{Turm-L\"aufer}: colours, figure with its turn, name.
  void piecedefs(Argument const& argument, std::string_view field) {
    for (Mapped const& item : parts(argument.text, ';')) {
      std::string_view const text = item.text();
      std::size_t const first = text.find('}'), second = text.find('}', first + 1);
      std::size_t const figure = text.find('{', first), name = text.find('{', second);
      if (second == std::string_view::npos || name == std::string_view::npos ||
          !text.ends_with('}')) {
        findings_.push_back(text::warning(
            "W-VALUE", item.origin(), "colours, a figure and a name are expected, each in braces"));
        continue;
      }
      auto const key = figure_key(text.substr(figure + 1, second - figure - 1));
      if (!key) {
        findings_.push_back(text::warning("W-VALUE", item.origin(), "this figure is not known"));
        continue;
      }
      record_.add(field,
                  fmt::format("{} = {}", *key, text.substr(name + 1, text.size() - name - 2)),
                  item.origin());
    }
  }

  // v217: a vertical line at 2, from 1 on, 7 long.
  void gridlines(Argument const& argument, std::string_view field) {
    std::string lines(record_.text(field));
    for (Mapped const& item : parts(argument.text, ',')) {
      std::string signs = item.text();
      std::vector<int> numbers;
      for (std::size_t i = 1; i < signs.size(); ++i) {
        if (signs[i] == '}') continue;
        if (signs[i] == '{') {
          int number = 0;
          while (++i < signs.size() && text::is_digit(signs[i]) && number < 1000)
            number = number * 10 + signs[i] - '0';
          numbers.push_back(number);
        } else if (text::is_digit(signs[i])) {
          numbers.push_back(signs[i] - '0');
        }
      }
      if (numbers.size() != 3 || (signs[0] != 'v' && signs[0] != 'h')) {
        findings_.push_back(text::warning("W-VALUE", item.origin(),
                                          "a line is v or h, column, row and length: v217"));
        continue;
      }
      int const from = signs[0] == 'v' ? numbers[1] : numbers[0];
      lines += fmt::format("{}{}{} {}-{}", lines.empty() ? "" : "; ", signs[0],
                           signs[0] == 'v' ? numbers[0] : numbers[1], from, from + numbers[2]);
    }
    record_.erase(field);
    record_.add(field, lines, argument.text.origin());
  }

  void mark(std::string const& words, Span where) {
    std::string marks(record_.text("marks"));
    marks += (marks.empty() ? "" : "; ") + words;
    record_.erase("marks");
    record_.add("marks", marks, where);
  }
  void frames(Argument const& argument, std::string_view) {
    std::string squares = "frame";
    for (Mapped const& square : parts(argument.text, ',')) squares += " " + square.text();
    if (squares != "frame") mark(squares, argument.text.origin());
  }
  // {Text}c5.
  void fieldtext(Argument const& argument, std::string_view) {
    for (Mapped const& item : parts(argument.text, ',')) {
      std::size_t const close = item.text().rfind('}');
      if (!item.text().starts_with('{') || close == std::string::npos) continue;
      mark(fmt::format("text {} \"{}\"", item.text().substr(close + 1),
                       item.text().substr(1, close - 1)),
           item.origin());
    }
  }

  void standard_grid(Argument const& argument, std::string_view) {
    record_.add("grid", "2x2", argument.command);
  }
  void edges(Argument const& argument, std::string_view words) {
    record_.erase("edges");
    record_.add("edges", words, argument.command);
  }
  void boolean(Argument const& argument, std::string_view) {
    skip_blanks();
    if (at_ >= end_ || text_[at_] != '{') return;
    Mapped const value = up_to('}');
    if (argument.text.text() == "legend" && value.text() == "true")
      record_.add("coordinates", "outside", argument.command);
  }

  std::string_view text_;
  std::size_t at_, end_;
  text::Diagnostics& findings_;
  Record record_;
  Mapped size_;
  std::map<std::string_view, Mapped> date_;
};

std::span<Environment::Row const> Environment::rows() {
  using E = Environment;
  static constexpr Row table[] = {
      {"pieces", &E::pieces, "men-de"},
      {"fen", &E::text, "fen"},
      {"author", &E::list, "author"},
      {"city", &E::list, "city"},
      {"sourcenr", &E::text, "source-number"},
      {"source", &E::text, "source"},
      {"issue", &E::text, "issue"},
      {"pages", &E::text, "pages"},
      {"day", &E::day, "day"},
      {"month", &E::day, "month"},
      {"months", &E::day, "months"},
      {"year", &E::day, "year"},
      {"tournament", &E::text, "tournament"},
      {"tourn", &E::text, "tournament"},
      {"award", &E::text, "award"},
      {"after", &E::text, "after"},
      {"version", &E::text, "version"},
      {"correction", &E::text, "correction"},
      {"dedication", &E::text, "dedication"},
      {"dedic", &E::text, "dedication"},
      {"fidealbum", &E::text, "album"},
      {"stipulation", &E::text, "stipulation"},
      {"stip", &E::text, "stipulation"},
      {"condition", &E::list, "conditions"},
      {"cond", &E::list, "conditions"},
      {"twins", &E::list, "twins"},
      {"piecedefs", &E::piecedefs, "legend"},
      {"remark", &E::list, "remark"},
      {"rem", &E::list, "remark"},
      {"solution", &E::text, "solution"},
      {"sol", &E::text, "solution"},
      {"judgement", &E::text, "judgement"},
      {"comment", &E::text, "comment"},
      {"themes", &E::themes, "themes"},
      {"genre", &E::list, "genre"},
      {"label", &E::text, "label"},
      {"specialdiagnum", &E::text, "number"},
      {"gridlines", &E::gridlines, "grid"},
      {"stdgrid", &E::standard_grid, ""},
      {"gridchess", &E::standard_grid, ""},
      {"fieldframe", &E::frames, ""},
      {"magic", &E::frames, ""},
      {"fieldtext", &E::fieldtext, ""},
      {"verticalcylinder", &E::edges, "vertical cylinder"},
      {"horizontalcylinder", &E::edges, "horizontal cylinder"},
      {"noframe", &E::edges, "torus"},
      {"setboolean", &E::boolean, ""},
  };
  return table;
}

// Follows comments through a text, from place to place.
class Comments {
 public:
  explicit Comments(std::string_view text) : text_(text) {}

  // Whether `at`, which lies behind the places asked for before, stands behind a `%` on its line.
  bool covers(std::size_t at) {
    for (; at_ < at; ++at_) {
      if (text_[at_] == '\n') inside_ = false;
      else if (text_[at_] == '%') inside_ = true;
      else if (text_[at_] == '\\') ++at_;
    }
    return inside_;
  }
  // Goes on behind what has been read otherwise.
  void go_on(std::size_t at) {
    at_ = at;
    inside_ = false;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  bool inside_ = false;
};

}  // namespace

std::vector<Record> read_diagram_sty(text::Source const& document, text::Diagnostics& findings) {
  constexpr std::string_view opening = "\\begin{diagram}", closing = "\\end{diagram}";
  std::string_view const text = document.bytes();
  std::vector<Record> records;
  Comments comments(text);
  for (std::size_t at = text.find(opening); at != std::string_view::npos;) {
    std::size_t const begin = at + opening.size();
    if (comments.covers(at)) {
      at = text.find(opening, begin);
      continue;
    }
    Span const where{at, begin};
    std::size_t const end = text.find(closing, begin);
    if (end == std::string_view::npos) {
      findings.push_back(text::error("E-BRACE", where, "nothing closes this diagram",
                                     "\\end{diagram} is missing"));
      break;
    }
    records.push_back(Environment(text, begin, end, where, findings).run());
    comments.go_on(end);
    at = text.find(opening, end);
  }
  return records;
}

}  // namespace dawson::collection

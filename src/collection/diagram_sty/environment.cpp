#include "collection/diagram_sty/environment.hpp"

#include "chess/board.hpp"

namespace dawson::collection::diagram_sty {

// An environment is a list of commands, each with one argument in braces and possibly an option in
// brackets before it. A table has a row for each command: the field that takes the argument
// unchanged, or a function if the syntax differs.

std::span<Environment::Row const> Environment::rows() {
  using E = Environment;
  static Row const table[] = {
      {"pieces", &E::pieces, "men-de"},
      {"fen", &E::text, "fen"},
      {"author", &E::list, Id::author},
      {"city", &E::list, Id::city},
      {"sourcenr", &E::text, Id::source_number},
      {"source", &E::text, Id::source},
      {"issue", &E::text, Id::issue},
      {"pages", &E::text, Id::pages},
      {"day", &E::day, "day"},
      {"month", &E::day, "month"},
      {"months", &E::day, "months"},
      {"year", &E::day, "year"},
      {"tournament", &E::text, Id::tournament},
      {"tourn", &E::text, Id::tournament},
      {"award", &E::text, Id::award},
      {"after", &E::text, Id::after},
      {"version", &E::text, Id::version},
      {"correction", &E::text, Id::correction},
      {"dedication", &E::text, Id::dedication},
      {"dedic", &E::text, Id::dedication},
      {"fidealbum", &E::text, Id::album},
      {"stipulation", &E::text, Id::stipulation},
      {"stip", &E::text, Id::stipulation},
      {"condition", &E::list, Id::conditions},
      {"cond", &E::list, Id::conditions},
      {"twins", &E::twins, Id::twins},
      {"piecedefs", &E::piecedefs, Id::legend},
      {"remark", &E::list, Id::remark},
      {"rem", &E::list, Id::remark},
      {"solution", &E::text, Id::solution},
      {"sol", &E::text, Id::solution},
      {"judgement", &E::text, Id::judgement},
      {"comment", &E::text, Id::comment},
      {"themes", &E::themes, Id::themes},
      {"genre", &E::list, "genre"},
      {"label", &E::label, Id::label},
      {"specialdiagnum", &E::special_number, Id::number},
      {"gridlines", &E::gridlines, Id::grid},
      {"stdgrid", &E::standard_grid, Id::grid, Takes::nothing},
      {"gridchess", &E::standard_grid, Id::grid, Takes::nothing},
      {"fieldframe", &E::frames, ""},
      {"magic", &E::frames, ""},
      {"fieldtext", &E::fieldtext, ""},
      {"nofields", &E::no_fields, ""},
      {"nosquares", &E::no_fields, ""},
      {"diagleft", &E::nothing, "", Takes::nothing},
      {"urdruck", &E::nothing, "", Takes::nothing},  // Die Schwalbe counts originals by it
      {"ignorespaces", &E::nothing, "", Takes::nothing},
      {"newline", &E::nothing, "", Takes::nothing},
      {"par", &E::nothing, "", Takes::nothing},
  };
  return table;
}

Diagram read_environment(std::string_view text, Span opening, Span body,
                         DiagramStyContext const& outside, text::Diagnostics& findings) {
  return Environment(text, opening, body, outside, findings).run();
}

// The commands of an environment that describe its board.

namespace {

constexpr std::string_view standard = "2x2";

}  // namespace

void Environment::take_size(std::string_view size) {
  std::size_t const cross = size.find('x');
  if (cross == std::string_view::npos) return;
  constexpr int most_columns = 26, most_rows = 99;
  made_.columns = number_in(size.substr(0, cross), most_columns);
  made_.rows = number_in(size.substr(cross + 1, size.find('x', cross + 1) - cross - 1), most_rows);
}

int Environment::number_in(std::string_view digits, int most) {
  int out = 0;
  for (char const c : digits)
    if (text::is_digit(c)) out = std::min(out * 10 + (c - '0'), most);
  return std::max(out, 1);
}

void Environment::take_planes() {
  std::string_view const words =
      text_.substr(record().where.begin, record().where.end - record().where.begin);
  if (words.find("{stereo") != std::string_view::npos) {
    made_.planes = chess::stereo_planes();
  } else if (words.find("{space") != std::string_view::npos) {
    constexpr int default_value = 5, most = 26;
    chess::Planes planes{default_value, default_value, default_value, false, false};
    std::string const size = size_.text();
    std::size_t const second = size.find('x', size.find('x') + 1);
    if (size.find('x') != std::string::npos && second != std::string::npos) {
      planes.files = made_.columns;
      planes.ranks = made_.rows;
      planes.count =
          std::clamp(number_in(std::string_view(size).substr(second + 1), most), 1, most);
    }
    made_.planes = planes;
  }
}

void Environment::finish_planes() {
  if (!made_.planes) return;
  made_.planes->across = made_.here.across && !made_.planes->stereo;
  if (!pieces_) {
    made_.understood = false;
    findings_.push_back(text::warning("W-COMMAND", record().where,
                                      "planes without pieces are left to diagram.sty"));
    return;
  }
  add_pieces();
  if (made_.planes->stereo && !record().find(Id::grid))
    record().add(Id::grid, "v2 2-6; v6 2-6; h2 2-6; h6 2-6", record().where);
}

std::string Environment::square(std::string const& written) const {
  if (!made_.planes) return written;
  auto planes = *made_.planes;
  planes.across = made_.here.across && !planes.stereo;
  auto const there = chess::on_board(planes, written);
  return there ? chess::square_name(*there) : written;
}

void Environment::pieces(Argument const& argument, FieldName) {
  pieces_ = argument;
  if (!made_.planes) add_pieces();
}

void Environment::add_pieces() {
  SourceMappedText pieces;
  if (made_.planes) {
    pieces.append_for(size_of_planes(), record().where);
  } else if (!size_.empty()) {
    pieces.append_for("[" + size_.text() + "] ", size_.origin());
  }
  if (!pieces_->option.empty())
    pieces.append_for("[" + pieces_->option.text() + "] ", pieces_->option.origin());
  SourceMappedText const list = in_german(pieces_->text, made_.here.letters, findings_);
  pieces.append(list, {0, list.text().size()});
  record().erase("men-de");
  record().add("men-de", std::move(pieces));
}

std::string Environment::size_of_planes() const {
  chess::Planes const& planes = *made_.planes;
  if (planes.stereo) return "[stereo] ";
  return fmt::format("[{}x{}x{}{}] ", planes.files, planes.ranks, planes.count,
                     planes.across ? " across" : "");
}

void Environment::gridlines(Argument const& argument, FieldName field) {
  std::string lines(record().text(field));
  if (lines == standard) lines = standard_lines();
  for (SourceMappedText const& item : parts(argument.text, ',')) {
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
      findings_.push_back(text::warning("W-VALUE", item.origin(), "line not understood; ignored",
                                        "write v or h, column, row and length, as in `v217`"));
      continue;
    }
    int const from = signs[0] == 'v' ? numbers[1] : numbers[0];
    lines += fmt::format("{}{}{} {}-{}", lines.empty() ? "" : "; ", signs[0],
                         signs[0] == 'v' ? numbers[0] : numbers[1], from, from + numbers[2]);
  }
  record().erase(field);
  record().add(field, lines, argument.text.origin());
}

void Environment::mark(std::string const& words, Span where) {
  std::string marks(record().text(Id::marks));
  marks += (marks.empty() ? "" : "; ") + words;
  record().erase(Id::marks);
  record().add(Id::marks, marks, where);
}

void Environment::frames(Argument const& argument, FieldName) {
  std::string squares = "frame";
  for (SourceMappedText const& square : parts(argument.text, ','))
    squares += " " + this->square(square.text());
  if (squares != "frame") mark(squares, argument.text.origin());
}

void Environment::fieldtext(Argument const& argument, FieldName) {
  for (SourceMappedText const& item : parts(argument.text, ',')) {
    std::size_t const close = item.text().rfind('}');
    if (!item.text().starts_with('{') || close == std::string::npos) continue;
    mark(fmt::format("text {} \"{}\"", square(item.text().substr(close + 1)),
                     item.text().substr(1, close - 1)),
         item.origin());
  }
}

// The standard lines one by one, to combine them with the user's own lines.
std::string Environment::standard_lines() const {
  std::string lines;
  for (int at = 2; at < std::max(made_.columns, made_.rows); at += 2) {
    if (at < made_.columns) lines += fmt::format("; v{} 0-{}", at, made_.rows);
    if (at < made_.rows) lines += fmt::format("; h{} 0-{}", at, made_.columns);
  }
  return lines.empty() ? lines : lines.substr(2);
}

void Environment::standard_grid(Argument const& argument, FieldName field) {
  std::string lines(record().text(field));
  bool const alone = lines.empty() || lines == standard;
  if (!alone && !standard_lines().empty()) lines += "; " + standard_lines();
  record().erase(field);
  record().add(field, alone ? std::string(standard) : lines, argument.command);
}

void Environment::no_fields(Argument const& argument, FieldName) {
  std::string squares;
  for (SourceMappedText const& square : parts(argument.text, ','))
    squares += " " + this->square(square.text());
  if (!squares.empty()) mark("fill" + squares + " white", argument.text.origin());
}

}  // namespace dawson::collection::diagram_sty

// Reads the commands of one environment of diagram.sty into fields and a board, for
// `read_environment`.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "collection/authors.hpp"
#include "collection/diagram_sty/arguments.hpp"
#include "collection/diagram_sty/cursor.hpp"
#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/from_tex.hpp"
#include "document/markup.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/twins/heads.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::diagram_sty {

using text::SourceMappedText;
using text::Span;

/// The arguments of a command.
struct Argument {
  SourceMappedText option;  ///< between brackets
  SourceMappedText text;    ///< between braces
  Span command;
  bool starred = false;
};

/// One environment while it is read.
class Environment {
 public:
  Environment(std::string_view text, Span opening, Span body, DiagramStyContext const& outside,
              text::Diagnostics& findings)
      : text_(text), cursor_(text, body, findings), findings_(findings) {
    made_.here = outside;
    record().markup = Markup::tex;
    record().where = opening;
  }

  /// Reads the whole environment. Call it once.
  Diagram run() {
    size_ = cursor_.option().value_or(SourceMappedText());
    take_size(size_.text());
    take_planes();
    while (auto const command = cursor_.next()) take(*command);
    date_.add_to(record(), made_.here.month_numerals, findings_);
    part_source(record());
    if (auto const edges = made_.here.edges(); !edges.empty())
      record().add(Id::edges, edges, record().where);
    finish_planes();
    arrange(record());
    return std::move(made_);
  }

 private:
  using Take = void (Environment::*)(Argument const&, FieldName field);
  enum class Takes { argument, nothing };
  struct Row {
    std::string_view command;
    Take take;
    FieldName field;
    Takes takes = Takes::argument;
  };

  static std::span<Row const> rows();

  Record& record() { return made_.record; }

  void take_size(std::string_view size);

  static int number_in(std::string_view digits, int most);

  // \spacelayout, if it is used, precedes the pieces.
  void take_planes();

  // The squares of pieces on planes are known only at the end of the environment.
  void finish_planes();

  // Returns the name on Dawson's board of a square of the environment.
  std::string square(std::string const& written) const;

  void take(Command const& command) {
    if (command.name == "Co") return take_soundness(command);
    auto const found = std::ranges::find(rows(), command.name, &Row::command);
    if (found != rows().end()) {
      Argument argument;
      argument.command = command.where;
      if (found->takes == Takes::argument) {
        argument.starred = cursor_.sign("*") == '*';
        argument.option = cursor_.option().value_or(SourceMappedText());
        argument.text = cursor_.argument().value_or(SourceMappedText());
      }
      return (this->*found->take)(argument, found->field);
    }
    if (made_.here.take(command, cursor_, findings_)) return;
    made_.understood = false;
    findings_.push_back(text::warning(
        "W-COMMAND", command.where, fmt::format("unknown command `\\{}`", command.name),
        "`weave` leaves the diagram to diagram.sty; `convert` leaves the command out"));
    cursor_.sign("*");
    cursor_.option();
    cursor_.argument();
  }

  // \Co+, or \Co{+}.
  void take_soundness(Command const& command) {
    char sign = cursor_.sign("+-?");
    if (sign == '\0')
      if (auto const group = cursor_.argument(); group && group->text().size() == 1)
        sign = group->text()[0];
    if (sign == '\0') sign = '-';
    record().erase(Id::sound);
    std::string const others = sign == '-' ? made_.here.unsound : fmt::format("C{}", sign);
    record().add(Id::sound, sign == '+' ? made_.here.sound : others, command.where);
  }

  SourceMappedText words(SourceMappedText const& value) const {
    return with_characters(value, made_.here.letters);
  }

  void text(Argument const& argument, FieldName field) {
    record().erase(field);  // the last one counts
    record().add(field, words(with_line_ends(argument.text, "\n", true)));
  }
  // Popeye and Olive separate the items by \newline. Popeye names its symbols among them:
  // \mbox{\wDU =Grash"upfer\bDU =Grash"upfer}.
  void list(Argument const& argument, FieldName field) {
    record().erase(field);
    for (SourceMappedText const& item : parts(lines_as_items(argument.text), ';')) {
      auto const named = figures_named(item, made_.here.letters);
      for (SourceMappedText const& one : named) record().add(Id::legend, one);
      if (named.empty()) record().add(field, words(item));
    }
    if (argument.starred && made_.star.field != FieldName(Id::twins))
      made_.star = {field, argument.command};
  }
  void twins(Argument const& argument, FieldName field) {
    if (argument.starred) made_.star = {field, argument.command};
    record().erase(field);
    made_.twins.clear();
    for (SourceMappedText const& item : parts(lines_as_items(argument.text), ';')) {
      if (semantics::popeye::is_option(item.text())) {  // Popeye writes "Duplex" before them
        record().add(Id::options, item);
        continue;
      }
      record().add(field, twin(item));
      made_.twins.push_back(words(item));
    }
  }
  // With letters for pieces if the twin can be played, with symbols otherwise.
  SourceMappedText twin(SourceMappedText const& item) const {
    SourceMappedText const letters = twin_with_characters(item, made_.here.letters);
    auto const plain = document::tex_markup.plain(letters);
    if (plain && semantics::read_twin_head(plain->text(), chess::language_of_diagram_sty))
      return letters;
    return words(item);
  }
  static SourceMappedText lines_as_items(SourceMappedText const& list) {
    return with_line_ends(list, "; ", false);
  }
  void themes(Argument const& argument, FieldName field) {
    for (SourceMappedText const& item : parts(argument.text, ';'))
      for (SourceMappedText& one : parts(item, ',')) record().add(field, std::move(one));
  }

  void label(Argument const& argument, FieldName field) {
    if (!argument.starred) text(argument, field);
  }
  void special_number(Argument const& argument, FieldName field) {
    made_.counted = argument.text.empty();
    if (argument.text.empty()) record().add(field, "none", argument.command);
    else text(argument, field);
  }

  void pieces(Argument const& argument, FieldName);
  void add_pieces();
  std::string size_of_planes() const;

  void day(Argument const& argument, FieldName part) { date_.take(part, argument.text); }

  // {ws}{TL}{Turm-L\"aufer}: colours, symbol with its rotation, name.
  void piecedefs(Argument const& argument, FieldName field) {
    for (SourceMappedText const& item : parts(argument.text, ';')) {
      std::string_view const text = item.text();
      std::size_t const first = text.find('}'), second = text.find('}', first + 1);
      std::size_t const figure = text.find('{', first), name = text.find('{', second);
      if (second == std::string_view::npos || name == std::string_view::npos ||
          !text.ends_with('}')) {
        findings_.push_back(text::warning("W-VALUE", item.origin(),
                                          "piece definition not understood; ignored",
                                          "write colours, symbol and name, each in braces"));
        continue;
      }
      std::string const german =
          german_figure(text.substr(figure + 1, second - figure - 1), made_.here.letters);
      auto const key = figure_key(german);
      if (!key) {
        findings_.push_back(
            text::warning("W-VALUE", item.origin(), "unknown symbol; piece definition ignored"));
        continue;
      }
      SourceMappedText const plain = words(item.part({name + 1, text.size() - 1}));
      std::string const& plain_name = plain.text();
      std::size_t const open = text.find('{');
      std::string const figures =
          in_colours(*key, text.substr(open + 1, first - open - 1), made_.here.letters);
      record().add(field, fmt::format("{} = {}", figures, plain_name), item.origin());
    }
  }

  // v217: a vertical line at 2, from 1 on, 7 long.
  void gridlines(Argument const& argument, FieldName field);

  void mark(std::string const& words, Span where);
  void frames(Argument const& argument, FieldName);
  // {Text}c5.
  void fieldtext(Argument const& argument, FieldName);

  std::string standard_lines() const;
  void standard_grid(Argument const& argument, FieldName);
  // Squares without their hatching.
  void no_fields(Argument const& argument, FieldName);
  // A command without effect on what Dawson prints.
  void nothing(Argument const&, FieldName) {}

  std::string_view text_;
  Cursor cursor_;
  text::Diagnostics& findings_;
  Diagram made_;
  SourceMappedText size_;
  std::optional<Argument> pieces_;
  Date date_;
};

}  // namespace dawson::collection::diagram_sty

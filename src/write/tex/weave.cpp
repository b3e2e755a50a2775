#include "write/tex/weave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <utility>

#include "backend/latex/tikz.hpp"
#include "compile/archive.hpp"
#include "compile/compilation.hpp"
#include "compile/documents.hpp"
#include "edition/diagram_rows.hpp"
#include "session/invocation.hpp"
#include "session/workers.hpp"
#include "style/styles.hpp"
#include "text/files.hpp"
#include "text/utf8.hpp"
#include "write/tex/ignored_keys.hpp"
#include "write/tex/latex_renderer.hpp"
#include "write/tex/letters.hpp"
#include "write/tex/surroundings.hpp"

namespace dawson::run {
namespace {

// Builds the output: the text of a document with the code for its directives.
class Assembly {
 public:
  Assembly(Invocation& invocation, LatexRenderer& renderer, CompiledDocument const& document,
           std::string stem, WeaveOptions const& options, RowHabits habits, LatexLetters letters)
      : invocation_(invocation),
        renderer_(renderer),
        bytes_(invocation.sources()[document.source].bytes()),
        document_(document),
        out_(in_its_encoding(options.take_text)),
        lines_(std::move(stem), beside(options.beside)),
        letters_(std::move(letters)),
        habits_(habits),
        rows_(
            latex_abilities, [this](Row row) { set(std::move(row)); }, habits),
        workers_(renderer.sets_on_any_thread() ? invocation.workers(document.directives.size())
                                               : nullptr),
        most_waiting_(workers_ ? InOrder<SetRow>::enough(invocation.threads()) : 0),
        set_(workers_, invocation.sources().limits()) {
    out_.expect(bytes_.size() + 2000 * document.directives.size());
  }

  void put(Compilation& compilation, std::size_t number) {
    if (document_.contexts[number].many)
      return put_many(number,
                      [&](TakeContent const& take) { compilation.each(document_, number, take); });
    // Solutions with boards among their moves are several contents.
    std::vector<Content> made;
    compilation.each(document_, number,
                     [&](Content&& content) { made.push_back(std::move(content)); });
    if (made.size() == 1) return rows_.add(std::move(made.front()), number, follows(number));
    if (!made.empty())
      put_many(number, [&](TakeContent const& take) {
        for (Content& content : made) take(std::move(content));
      });
  }

  /// Writes the diagrams that wait for the rest of their row.
  void finish() {
    rows_.finish();
    write_all_but(0);
  }

  bool lacks_letters() const { return letters_.any(); }

  /// Returns the text; files that it needs are added to `files`.
  std::string close(std::map<std::string, std::string>& files) {
    copy(bytes_.size());
    std::string bytes = encoded(out_.close());
    for (auto const& [name, text] : lines_.files()) files.emplace(name, encoded(text));
    if (!lost_letters_.empty())
      findings_.push_back(text::error("E-ENCODING", {},
                                      "the encoding of this document has no " + lost_letters_,
                                      "save it in UTF-8, which LaTeX reads without inputenc"));
    std::ranges::move(letters_.findings(invocation_.sources()[document_.source]),
                      std::back_inserter(findings_));
    invocation_.report(std::move(findings_), document_.source);
    return bytes;
  }

 private:
  // Returns whether only blanks and comments separate a directive from the previous one.
  bool follows(std::size_t number) const {
    if (number == 0) return false;
    std::size_t const begin = document_.directives[number - 1].whole.end;
    std::string_view rest = bytes_.substr(begin, document_.directives[number].whole.begin - begin);
    while (true) {
      rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
      if (rest.empty() || rest.front() != '%') return rest.empty();
      rest.remove_prefix(std::min(rest.find('\n'), rest.size()));
    }
  }

  // Written once per document, but not in a moving argument: an inline piece may be in a title.
  std::string with_needs(std::string code) {
    if (!std::exchange(has_needs_, true)) code.insert(0, backend::tikz_needs());
    return code;
  }

  // The contents of one directive, such as the problems of a file, are written to a file beside the
  // document or, if there can be none, on the last line of the directive.
  void put_many(std::size_t number, std::function<void(TakeContent const&)> const& each) {
    finish();
    document::Directive const& directive = copy_to(number);
    std::string name, code;
    auto const put = [&](std::string_view lines) {
      letters_.look(lines, directive);
      if (!lines_.has_room_beside()) return void(code += lines);
      if (name.empty()) name = lines_.next_file();
      lines_.add_to_file(name, lines);
    };
    Rows rows(
        latex_abilities,
        [&](Row const& row) {
          for (PlacedContent const& one : row.contents) {
            auto const* diagram = diagram_of(one.content);
            std::string line = diagram ? renderer_.diagram_across(*diagram, row.columns,
                                                                  diagram == row.diagrams().back())
                                       : renderer_.set(one.content);
            if (line.empty()) continue;
            if (diagram && diagram->solution)
              put(cut_into_lines(backend::tikz_solve(
                  diagram->solution->id, backend::tikz_solution(diagram->solution->lines))));
            if (diagram) line = with_needs(std::move(line));
            put(line.size() > longest_line ? cut_into_lines(line) : line + "%\n");
          }
        },
        habits_);
    each([&](Content&& content) { rows.add(std::move(content), number, true); });
    rows.finish();
    if (!name.empty()) code = fmt::format("\\input{{{}}}", name);
    append(directive, {"", "", on_one_line(code)});
  }

  document::Directive const& copy_to(std::size_t number) {
    document::Directive const& directive = document_.directives[number];
    copy(directive.whole.begin);
    copied_ = directive.whole.end;
    return directive;
  }

  // Copies the text before `end`, with the package that the document does not load.
  void copy(std::size_t end) {
    auto const at = document_.dawson_missing;
    if (at && *at >= copied_ && *at <= end && !added_) {
      added_ = true;
      out_.add(bytes_.substr(copied_, *at - copied_));
      out_.add("\\usepackage{dawson}");
      copied_ = *at;
    }
    out_.add(bytes_.substr(copied_, end - copied_));
  }

  std::string encoded(std::string text) {
    return invocation_.encoded(document_.source, std::move(text), lost_letters_);
  }

  text::TakeText in_its_encoding(text::TakeText const& take) {
    if (!take) return {};
    return [this, take](std::string_view text) {
      while (text.size() > text::ChunkedText::enough) {
        std::size_t const part = text::utf8_start(text, text::ChunkedText::enough);
        take(encoded(std::string(text.substr(0, part))));
        text.remove_prefix(part);
      }
      take(encoded(std::string(text)));
    };
  }

  Beside beside(Beside const& take) {
    if (!take) return {};
    return [this, take](std::string const& name, std::string_view text) {
      take(name, encoded(std::string(text)));
    };
  }

  void append(document::Directive const& directive, Replacement what) {
    if (what.code.empty()) what.code = nothing_before(bytes_.substr(copied_));
    for (std::string const* const code : {&what.code, &what.solution})
      letters_.look(*code, directive);
    if (!lines_.has_room_beside() && what.code.size() > tex_line) {
      findings_.push_back(text::warning(
          "W-LINES", directive.opening,
          fmt::format(
              "{} bytes do not fit on a line of TeX (limit {}); split, so later lines move down",
              what.code.size(), tex_line),
          "use `-o OUT.tex`: long lines go to a file of their own, and no line moves"));
      what.code = cut_into_lines(what.code);
    }
    lines_.append(out_.kept(),
                  bytes_.substr(directive.whole.begin, copied_ - directive.whole.begin),
                  std::move(what));
  }

  // The code for one content of a row, wherever in the document it is.
  struct SetContent {
    std::size_t directive = 0;
    bool is_diagram = false, counted = false;  // the latter by diagram.sty
    Replacement what{};
  };
  using SetRow = std::vector<SetContent>;

  SetRow set_of(Row const& row) const {
    SetRow out;
    for (PlacedContent const& one : row.contents) {
      if (std::holds_alternative<Verbatim>(one.content)) continue;
      SetContent& made = out.emplace_back(SetContent{one.directive});
      auto const* diagram = diagram_of(one.content);
      if (!diagram) {
        made.what.code = renderer_.set(one.content);
        continue;
      }
      bool const last = diagram == row.diagrams().back();
      bool const is_alone =
          standing_of(bytes_, document_.directives, one.directive) == Standing::alone;
      made.is_diagram = true;
      made.counted = diagram->counted_by_diagram_sty;
      made.what.code = row.columns > 1 ? renderer_.diagram_across(*diagram, row.columns, last)
                                       : renderer_.diagram(*diagram, is_alone);
      if (!diagram->solution) continue;
      made.what.solution_id = diagram->solution->id;
      made.what.solution = backend::tikz_solution(diagram->solution->lines);
    }
    return out;
  }

  void set(Row row) {
    auto const diagrams = row.diagrams();
    auto const maker = diagrams.empty() ? std::nullopt : diagrams.front()->made_by;
    set_.ask([this, row = std::make_shared<Row const>(std::move(row))] { return set_of(*row); },
             maker);
    write_all_but(most_waiting_);
  }

  void write_all_but(std::size_t waiting) {
    while (set_.waiting() > waiting)
      for (SetContent& one : set_.take()) write(std::move(one));
  }

  void write(SetContent one) {
    document::Directive const& directive = copy_to(one.directive);
    std::string& code = one.what.code;
    if (one.is_diagram) {
      code = with_needs(std::move(code));
      if (one.counted) code = "\\stepcounter{board@nr}" + code;
      if (directive.foreign.end != 0) code = "\\ifvmode\\noindent\\fi" + code;
    }
    append(directive, std::move(one.what));
  }

  Invocation& invocation_;
  LatexRenderer& renderer_;
  std::string_view bytes_;
  CompiledDocument const& document_;
  text::ChunkedText out_;
  std::string lost_letters_;  // letters that the document's encoding cannot represent
  std::size_t copied_ = 0;
  LinePadding lines_;
  LatexLetters letters_;
  RowHabits habits_;
  Rows rows_;
  bool has_needs_ = false;
  bool added_ = false;  // the package that the document does not load
  text::Diagnostics findings_;
  Workers* workers_;  // which render the rows; null: this thread does
  std::size_t most_waiting_;
  InOrder<SetRow> set_;  // destroyed first, since its tasks use the other members
};

// Of the page keys, LaTeX output uses the number of diagrams in a row and the grid.
document::Settings defaults_of(Invocation const& invocation, WeaveOptions const& options) {
  document::Settings out = options.defaults;
  if (StyleSheet const* const style = invocation.chosen_style())
    take_across(style->pages, out.across);
  return out;
}

RowHabits habits_of(Invocation const& invocation) {
  StyleSheet const* const style = invocation.chosen_style();
  if (!style) return {};
  bool const is_grid = style->pages.down.otherwise(0) > 0;
  return {is_grid || style->pages.across.has_value(), is_grid};
}

WovenBook weave(Invocation& invocation, Compilation& compilation, FollowedBook const& read,
                WeaveOptions const& options,
                std::function<std::string(std::string_view name)> const& stem_of) {
  LatexRenderer renderer(invocation, options.boards);
  report_ignored_keys(invocation);
  if (std::ranges::any_of(read.documents, [&](CompiledDocument const& document) {
        return asks_for_tags(invocation.sources()[document.source].bytes());
      }))
    compilation.describe_boards();
  std::deque<Assembly> texts;
  LatexLetters const letters(invocation.sources()[read.documents.front().source].bytes());
  for (CompiledDocument const& document : read.documents) {
    std::string const& name = invocation.sources()[document.source].name();
    texts.emplace_back(invocation, renderer, document, stem_of(name), options,
                       habits_of(invocation), letters);
  }
  for (DirectiveRange const& stretch : read.stretches)
    for (std::size_t i = stretch.begin; i < stretch.end; ++i)
      texts[stretch.document].put(compilation, i);
  for (Assembly& text : texts) text.finish();
  compilation.close();
  WovenBook woven{{}, renderer.close()};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    text::SourceId const source = read.documents[i].source;
    woven.lacks_letters = woven.lacks_letters || texts[i].lacks_letters();
    woven.documents.push_back({std::string(invocation.sources()[source].name()),
                               texts[i].close(woven.files), source, read.documents[i].directives});
  }
  return woven;
}

void check(Invocation& invocation, Compilation& compilation, FollowedBook const& read,
           WeaveOptions const& options) {
  if (options.defaults.strict)
    for (CompiledDocument const& document : read.documents)
      invocation.report(
          hints_at_text(invocation.sources()[document.source].bytes(), document.directives),
          document.source);
  Archive const* const archive = options.archive;
  CheckedLetters letters(invocation, read, options.boards);
  bool const sets = letters.any();
  if (!sets) compilation.set_nothing();
  DeferredFree discards(invocation);
  for (DirectiveRange const& stretch : read.stretches)
    for (std::size_t i = stretch.begin; i < stretch.end; ++i)
      compilation.each(read.documents[stretch.document], i, [&](Content&& content) {
        ask(invocation, archive, content);
        if (sets) letters.look(stretch.document, i, content);
        discards.add(std::move(content));
      });
  compilation.close();
  letters.report();
}

}  // namespace

Woven weave_tex(Invocation& invocation, text::SourceId id, WeaveOptions const& options) {
  invocation.leave_document_style();
  Compilation compilation(invocation, latex_abilities, defaults_of(invocation, options));
  WovenBook woven =
      weave(invocation, compilation,
            read_alone(invocation, compilation, id, options.more_verbatim, options.diagram_sty),
            options, [&](std::string_view) { return options.stem; });
  return {std::move(woven.documents.front().output), std::move(woven.files)};
}

WovenBook weave_tex_book(Invocation& invocation, std::vector<std::string> const& names,
                         WeaveOptions const& options) {
  Compilation compilation(invocation, latex_abilities, defaults_of(invocation, options));
  FollowedBook const read =
      read_book(invocation, compilation, names, options.more_verbatim, options.diagram_sty);
  std::filesystem::path const folder = read.documents.front().folder;
  return weave(invocation, compilation, read, options,
               [&](std::string_view name) { return stem_from(folder, name); });
}

void check_tex(Invocation& invocation, text::SourceId id, WeaveOptions const& options) {
  invocation.leave_document_style();
  Compilation compilation(invocation, latex_abilities, defaults_of(invocation, options));
  check(invocation, compilation,
        read_alone(invocation, compilation, id, options.more_verbatim, options.diagram_sty),
        options);
}

void check_tex_book(Invocation& invocation, std::vector<std::string> const& names,
                    WeaveOptions const& options) {
  Compilation compilation(invocation, latex_abilities, defaults_of(invocation, options));
  check(invocation, compilation,
        read_book(invocation, compilation, names, options.more_verbatim, options.diagram_sty),
        options);
}

}  // namespace dawson::run

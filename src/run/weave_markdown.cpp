#include "run/weave_markdown.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid.hpp>
#include <filesystem>
#include <set>

#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz.hpp"
#include "backend/markdown.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/svg.hpp"
#include "chess/unicode.hpp"
#include "document/markdown/scan.hpp"
#include "document/reader.hpp"
#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "layout/words.hpp"
#include "prose/plain.hpp"
#include "run/drawing.hpp"
#include "run/figure_check.hpp"
#include "run/glossary.hpp"
#include "run/piece_folder.hpp"
#include "run/position_files.hpp"
#include "run/styles.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

using backend::MarkdownDiagram;
using document::Diagram;
using document::Directive;
using document::Outcome;

constexpr double figurine_square = 4.2;  // millimetres: a line of text at 12 pt
constexpr layout::Rectangle figurine_frame{0.04, 0.07, 0.92,
                                           0.87};  // what men with their rims take of a square
constexpr std::size_t hash_digits = 20;

// A name of SHA-1's making: what has the same bytes has the same name.
std::string name_of(std::string const& bytes, std::string_view suffix) {
  boost::uuids::uuid const none{};
  boost::uuids::uuid const hash = boost::uuids::name_generator_sha1(none)(bytes);
  std::string digits;
  for (std::uint8_t const byte : hash) digits += fmt::format("{:02x}", byte);
  return fmt::format("chess-{}.{}", digits.substr(0, hash_digits), suffix);
}

// A scene of one man on no board.
layout::Scene alone(chess::Occupant const& man) {
  layout::Scene scene;
  scene.square = figurine_square;
  scene.style = layout::screen_style();
  scene.width = scene.height = 1;
  scene.frame = figurine_frame;
  scene.men.push_back({{0, 0, 1, 1}, man});
  return scene;
}

// What an image shows, for those who do not see it. Its own title has no number: numbers change,
// and with them the names of images would.
std::string spoken_title(problem::Problem const& problem, bool with_number) {
  std::string out;
  auto const add = [&](std::string text) {
    if (!text.empty()) out += (out.empty() ? "" : ", ") + text;
  };
  if (with_number && problem.number) add(prose::plain(problem.number->text));
  for (problem::Entry const& author : problem.authors) add(prose::plain(author.text));
  if (problem.title) add(prose::plain(problem.title->text));
  if (problem.source) add(prose::plain(problem.source->text));
  if (problem.stipulation_text) add(prose::plain(problem.stipulation_text->text));
  return out;
}

class Weaver {
 public:
  Weaver(text::Source const& source, WeaveOptions const& options, MarkdownOptions const& markdown,
         layout::Typeset const& typeset, TexPieceSets& sets)
      : source_(source),
        bytes_(source.bytes()),
        options_(options),
        markdown_(markdown),
        typeset_(typeset),
        sets_(sets),
        styles_(std::filesystem::path(source.name()).parent_path().string()) {}

  WovenMarkdown run() {
    document::Scan scan = document::scan_markdown(source_);
    woven_.diagnostics = std::move(scan.diagnostics);
    document::Settings settings = options_.defaults;
    settings.host = &document::markdown_host;
    settings.links = std::move(scan.links);
    settings.read_file = files_beside(source_.name());
    settings.check_style = [this](std::string const& name) { return styles_.fault(name); };
    document::Reader reader(source_, std::move(settings));
    std::vector<Outcome> outcomes;
    FigureCheck figures;
    for (Directive const& directive : scan.directives) {
      outcomes.push_back(reader.read(directive, woven_.diagnostics));
      figures.check(outcomes.back(), woven_.diagnostics);
    }

    std::size_t copied = 0;
    for (std::size_t i = 0; i < outcomes.size();) {
      std::size_t const end = row_end(scan.directives, outcomes, i);
      Directive const& first = scan.directives[i];
      Directive const& last = scan.directives[end - 1];
      woven_.output += bytes_.substr(copied, first.whole.begin - copied);
      if (first.is_inline) woven_.output += inline_of(first, outcomes[i]);
      else
        put_block(first, last,
                  block_of({outcomes.data() + i, end - i}, {scan.directives.data() + i, end - i}));
      copied = last.whole.end;
      i = end;
    }
    woven_.output += bytes_.substr(copied);
    std::ranges::stable_sort(woven_.diagnostics, {},
                             [](text::Diagnostic const& finding) { return finding.span.begin; });
    return std::move(woven_);
  }

 private:
  // Diagrams that only blank lines part come into rows, if they are to.
  static std::size_t row_end(std::vector<Directive> const& directives,
                             std::vector<Outcome> const& outcomes, std::size_t begin) {
    auto const* first = std::get_if<Diagram>(&outcomes[begin]);
    std::size_t end = begin + 1;
    if (!first || first->in_line || first->across < 2) return end;
    while (end < outcomes.size() && directives[end].around.goes_on &&
           std::holds_alternative<Diagram>(outcomes[end]))
      ++end;
    return end;
  }

  // The replacement's lines, each behind the marks of quotes and lists, with the line ends of the
  // document.
  void put_block(Directive const& first, Directive const& last, std::string const& block) {
    std::size_t const end_of_line = bytes_.find('\n', first.whole.begin);
    bool const crlf = end_of_line != std::string_view::npos && bytes_[end_of_line - 1] == '\r';
    std::string const line_end = (crlf ? "\r\n" : "\n") + first.around.prefix;
    std::string_view const prefix = first.around.prefix;
    std::string& out = woven_.output;
    if (first.around.part_before && !block.empty())
      out += fmt::format("{}{}", crlf ? "\r\n" : "\n", prefix);
    for (char const c : block) {
      if (c == '\n') out += line_end;
      else out += c;
    }
    // Where nothing stands, its empty line parts what is around it.
    if (last.around.part_after && !block.empty())
      out += fmt::format("{}{}", crlf ? "\r\n" : "\n", parting_line(prefix, last));
  }

  // The empty line before what follows: in the quotes that both stand in. (pandoc has a quote that
  // goes on with an empty line go on with the text below it too.)
  std::string_view parting_line(std::string_view prefix, Directive const& last) const {
    std::size_t const next = std::min(bytes_.find('\n', last.whole.end), bytes_.size() - 1) + 1;
    std::size_t end = 0;
    for (std::size_t at = next;
         at < bytes_.size() && std::string_view(" \t>").find(bytes_[at]) != std::string_view::npos;
         ++at) {
      if (bytes_[at] != '>') continue;
      std::size_t const quote = prefix.find('>', end);
      if (quote == std::string_view::npos) break;
      end = quote + 1;
    }
    return prefix.substr(0, end);
  }

  std::string inline_of(Directive const& directive, Outcome const& outcome) {
    if (auto const* diagram = std::get_if<Diagram>(&outcome)) return board(*diagram, directive);
    if (auto const* figurines = std::get_if<document::Figurines>(&outcome))
      return men(figurines->men);
    if (auto const* broken = std::get_if<document::Broken>(&outcome)) return note_of(*broken);
    return {};
  }

  std::string block_of(std::span<Outcome const> outcomes, std::span<Directive const> directives) {
    if (auto const* diagram = std::get_if<Diagram>(&outcomes.front())) {
      if (markdown_.boards == Boards::tikz) return raw_block(outcomes);
      if (outcomes.size() == 1)
        return backend::markdown_paragraph(set(*diagram, directives.front()));
      std::string out;
      auto const across = static_cast<std::size_t>(diagram->across);
      for (std::size_t i = 0; i < outcomes.size(); i += across) {
        std::vector<MarkdownDiagram> row;
        for (std::size_t j = i; j < std::min(i + across, outcomes.size()); ++j)
          row.push_back(set(std::get<Diagram>(outcomes[j]), directives[j]));
        out += (out.empty() ? "" : "\n\n") + backend::markdown_row(row, across);
      }
      return out;
    }
    if (auto const* solutions = std::get_if<document::Solutions>(&outcomes.front()))
      return solutions_of(*solutions);
    if (auto const* glossary = std::get_if<document::Glossary>(&outcomes.front()))
      return glossary_of(*glossary, directives.front());
    if (auto const* broken = std::get_if<document::Broken>(&outcomes.front()))
      return note_of(*broken);
    return {};
  }

  std::string glossary_of(document::Glossary const& glossary, Directive const& directive) {
    constexpr std::size_t across = 3;
    Glossary const all = arranged(glossary);
    if (markdown_.boards == Boards::tikz) {
      std::string const code =
          in_tex(all, [this](problem::View const& view) { return style_of(view); });
      if (code.empty()) return {};
      TexPieceSet const* const pieces =
          pieces_of(options_.style, men_of(glossary), directive.opening);
      return fmt::format("```{{=latex}}\n{}\n```", with_pieces(code, pieces));
    }
    std::string out;
    for (std::size_t i = 0; i < all.diagrams.size(); i += across) {
      std::vector<MarkdownDiagram> row;
      for (std::size_t j = i; j < std::min(i + across, all.diagrams.size()); ++j)
        row.push_back(set(Diagram{*all.diagrams[j], false, 1}, directive));
      out += (out.empty() ? "" : "\n\n") + backend::markdown_row(row, across);
    }
    layout::Caption caption;
    caption.below = all.lines;
    MarkdownDiagram lines = backend::markdown_diagram(caption, {}, {}, men_writer());
    if (lines.below.empty()) return out;
    lines.board = lines.below.front();  // a paragraph of lines alone
    lines.below.erase(lines.below.begin());
    return out + (out.empty() ? "" : "\n\n") + backend::markdown_paragraph(lines);
  }

  MarkdownDiagram set(Diagram const& diagram, Directive const& directive) {
    return backend::markdown_diagram(layout::lay_out_caption(diagram.problem),
                                     board(diagram, directive), diagram.problem.label,
                                     men_writer());
  }

  // A directive in error: seen by whoever reads the draft.
  std::string note_of(document::Broken const& broken) {
    woven_.complete = false;
    text::Place const place = source_.place(broken.why.span.begin);
    return fmt::format("**[{}, line {}: {}]**", broken.why.code, place.line,
                       backend::markdown_text(broken.why.message));
  }

  std::string solutions_of(document::Solutions const& solutions) {
    std::string out;
    for (document::Solution const& solution : solutions.entries) {
      prose::Inlines line;
      auto const add = [&](prose::Inlines const& inlines, std::string between) {
        if (!line.empty()) line.push_back(prose::Text{std::move(between)});
        line.insert(line.end(), inlines.begin(), inlines.end());
      };
      if (!solution.number.empty()) add({prose::Strong{solution.number}}, "");
      bool first = true;
      for (prose::Inlines const& author : solution.authors)
        add({prose::Emphasis{author}}, std::exchange(first, false) ? " " : ", ");
      add(solution.text, solution.number.empty() && solution.authors.empty() ? "" : ": ");
      out += (out.empty() ? "" : "\n\n") + backend::markdown_prose(line, men_writer());
    }
    return out;
  }

  std::optional<layout::Style> style_of(problem::View const& view) {
    if (!view.style.empty()) return *styles_.find(view.style);
    if (options_.style || markdown_.boards == Boards::tikz) return options_.style;
    return markdown_.boards == Boards::svg ? layout::screen_style() : layout::hatched_style();
  }

  layout::Scene scene_of(Diagram const& diagram) {
    auto style = style_of(diagram.problem.view);
    if (style && diagram.in_line) style->coordinates = problem::Coordinates::none;
    return layout::lay_out(diagram.problem.position, diagram.problem.view, style);
  }

  // What stands for the board alone.
  std::string board(Diagram const& diagram, Directive const& directive) {
    layout::Scene const scene = scene_of(diagram);
    TexPieceSet const* const set = pieces_of(scene.style, men_of(scene), directive.opening);
    if (markdown_.boards == Boards::tikz)
      return raw_inline(with_pieces(backend::tikz_inline_board(scene), set));
    if (!scene.code.empty())
      woven_.diagnostics.push_back(text::warning(
          "W-DRAW", directive.opening, "the code in `draw` is TikZ's: it is not in this image",
          "--boards tikz has LaTeX draw it"));
    std::string const title = spoken_title(diagram.problem, true),
                      words = layout::in_words(diagram.problem.position);
    std::string_view const between =
        title.empty()                                                          ? ""
        : std::string_view(".!?").find(title.back()) != std::string_view::npos ? " "
                                                                               : ". ";
    return image(scene, set, spoken_title(diagram.problem, false), words,
                 fmt::format("{}{}{}", title, between, words));
  }

  // The set of the user's figures that a style wants; null: Dawson's own.
  TexPieceSet const* pieces_of(std::optional<layout::Style> const& style,
                               std::vector<chess::Occupant> const& men, text::Span where) {
    std::string const& folder = folder_of_pieces(options_.pieces, style);
    if (folder.empty()) return nullptr;
    TexPieceSet const& set = sets_.open(folder);
    missing_.look(men, set.folder, where, woven_.diagnostics);
    return &set;
  }

  // LaTeX with the user's figures, whose pictures lie beside the images.
  std::string with_pieces(std::string const& code, TexPieceSet const* set) {
    if (!set || set->pdf.empty()) return code;
    if (named_.insert(set->pages.file()).second)
      woven_.assets.push_back({set->pages.file(), set->pdf});
    return backend::tikz_with_pieces(set->pages, code);
  }

  std::string image(layout::Scene const& scene, TexPieceSet const* set, std::string const& title,
                    std::string const& words, std::string const& alt) {
    bool const svg = markdown_.boards == Boards::svg;
    drawing::PieceSet const* const pieces = set ? &set->folder.set : nullptr;
    std::string bytes;
    if (svg) {
      bytes = backend::svg_board(scene, {title, words}, typeset_, pieces);
    } else {
      backend::PdfAbout about;
      about.title = title;
      about.subject = words;
      bytes = backend::pdf_diagram(scene, {}, about, typeset_, pieces);
    }
    std::string name = name_of(bytes, svg ? "svg" : "pdf");
    if (named_.insert(name).second) woven_.assets.push_back({name, std::move(bytes)});
    return backend::markdown_image(
        alt, markdown_.assets.empty() ? name : fmt::format("{}/{}", markdown_.assets, name));
  }

  backend::MarkdownMen men_writer() {
    return [this](std::vector<chess::Occupant> const& men) { return this->men(men); };
  }

  // On screens fonts have the men of the orthodox game; the others are small images.
  std::string men(std::vector<chess::Occupant> const& occupants) {
    TexPieceSet const* const set = pieces_of(options_.style, occupants, {});
    if (markdown_.boards == Boards::tikz)
      return raw_inline(with_pieces(backend::tikz_figurines(occupants), set));
    std::string out;
    for (chess::Occupant const& occupant : occupants) {
      if (auto const* text = std::get_if<chess::Text>(&occupant)) {
        out += backend::markdown_text(text->text);
        continue;
      }
      constexpr char32_t first = U'\u2654', last = U'\u265F';
      auto const character = chess::unicode_character(std::get<chess::Man>(occupant));
      if (!set && markdown_.boards == Boards::svg && character && *character >= first &&
          *character <= last) {
        text::utf8_append(out, *character);
        continue;
      }
      std::string const words = layout::in_words(occupant);
      out += image(alone(occupant), set, words, {}, words);
    }
    return out;
  }

  static std::string raw_inline(std::string const& tex) {
    std::size_t longest = 0, run = 0;
    for (char const c : tex) {
      run = c == '`' ? run + 1 : 0;
      longest = std::max(longest, run);
    }
    std::string const ticks(longest + 1, '`');
    bool const apart = tex.starts_with('`') || tex.ends_with('`');
    return fmt::format("{}{}{}{}{}{{=latex}}", ticks, apart ? " " : "", tex, apart ? " " : "",
                       ticks);
  }

  std::string raw_block(std::span<Outcome const> outcomes) {
    std::string out = "```{=latex}\n\\begin{center}";
    auto const across = static_cast<std::size_t>(std::get<Diagram>(outcomes.front()).across);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      problem::Problem const& problem = std::get<Diagram>(outcomes[i]).problem;
      std::string const number =
          problem.number ? backend::tex_prose(problem.number->text) : std::string();
      // What follows stands before its line end: a blank there would show.
      std::string_view const between = i + 1 == outcomes.size() ? ""
                                       : (i + 1) % across == 0  ? "\\\\[\\bigskipamount]"
                                                                : "\\hfil";
      // pandoc makes hyperlinks of the document's links.
      if (!problem.label.empty()) out += fmt::format("\n\\hypertarget{{{}}}{{}}%", problem.label);
      layout::Scene const scene = scene_of(std::get<Diagram>(outcomes[i]));
      TexPieceSet const* const set = pieces_of(scene.style, men_of(scene), problem.where);
      layout::Caption const caption = layout::lay_out_caption(problem);
      if (auto fault = html_left_out(caption, problem.where))
        woven_.diagnostics.push_back(std::move(*fault));
      std::string const code =
          with_pieces(backend::tikz_diagram(scene, caption, number, problem.label), set);
      out += fmt::format("\n{}{}%", code, between);
    }
    return out + "\n\\end{center}\n```";
  }

  text::Source const& source_;
  std::string_view bytes_;
  WeaveOptions const& options_;
  MarkdownOptions const& markdown_;
  layout::Typeset const& typeset_;
  TexPieceSets& sets_;
  MissingPieces missing_;
  Styles styles_;
  std::set<std::string> named_;
  WovenMarkdown woven_;
};

}  // namespace

WovenMarkdown weave_markdown(text::Source const& source, WeaveOptions const& options,
                             MarkdownOptions const& markdown, layout::Typeset const& typeset,
                             TexPieceSets& sets) {
  return Weaver(source, options, markdown, typeset, sets).run();
}

}  // namespace dawson::run

#include "compile/diagram/diagram_checks.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/pdf/pdf.hpp"
#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "document/glossary.hpp"
#include "drawing/board.hpp"
#include "layout/figures.hpp"
#include "layout/marks.hpp"
#include "layout/measures.hpp"
#include "layout/style.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "prose/open_html.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

// Reports links that are printed as text, pictures replaced by their alternative texts, and the
// first tag if no HTML is written. Rows that replace others have the same words.
text::Diagnostics left_out(layout::Caption const& caption, bool html, text::Span where) {
  text::Diagnostics findings;
  std::string tag;
  auto const look = [&](prose::Inline const& part) {
    auto const* link = std::get_if<prose::Link>(&part);
    auto const* image = std::get_if<prose::Image>(&part);
    auto const* raw = std::get_if<prose::Raw>(&part);
    if (link && !prose::may_lead_to(link->target, html))
      findings.push_back(link_is_text(link->target, where));
    if (image && !html)
      findings.push_back(text::warning(
          "W-IMAGE", where,
          fmt::format("image {} in a caption; its alternative text is printed", image->path),
          "move the image to a paragraph of its own"));
    if (raw && raw->markup == prose::Markup::html && !raw->text.starts_with("<!--") && tag.empty())
      tag = raw->text;
  };
  auto const report_html_faults = [&](prose::Inlines cell) {
    for (text::Diagnostic& finding : prose::repair_html(cell)) {
      finding.span = where;
      findings.push_back(std::move(finding));
    }
  };
  auto const look_at = [&](layout::CaptionBlock const& block) {
    for (layout::CaptionEntry const& entry : block)
      for (layout::CaptionRow const& row : entry.rows)
        for (prose::Inlines const* cell : {&row.left, &row.centre, &row.right}) {
          prose::for_each_inline(*cell, look);
          if (html && prose::has_html(*cell)) report_html_faults(*cell);
        }
  };
  look_at(caption.above);
  look_at(caption.below);
  if (caption.beside) look_at(caption.beside->block);
  if (!html && !tag.empty())
    findings.push_back(text::warning("W-HTML", where, fmt::format("HTML left out: {}", tag),
                                     "write Markdown, or `\\<` for the character itself"));
  return findings;
}

std::optional<text::Diagnostic> missing_characters(std::u32string const& missing,
                                                   text::Span where) {
  if (missing.empty()) return {};
  std::string list;
  for (char32_t const character : missing) {
    if (!list.empty()) list += ", ";
    text::utf8_append(list, character);
    list += fmt::format(" (U+{:04X})", static_cast<std::uint32_t>(character));
  }
  return text::warning("W-GLYPH", where, fmt::format("no text font has {}", list),
                       "for a booklet, set `font` in the front matter to a font that has it");
}

// Returns W-COLOUR at the word in the field `marks`, or else at `where`.
text::Diagnostic unknown_colour(problem::Problem const& problem, std::string const& colour,
                                std::string_view near, text::Span where) {
  auto finding = text::warning("W-COLOUR", where, fmt::format("unknown colour `{}`", colour),
                               fmt::format("did you mean `{}`?", near));
  problem::Entry const* const marks = problem.first(problem::FieldId::marks);
  if (!marks) return finding;
  std::string const written = prose::plain(marks->text);
  std::size_t const at = written.find(colour);
  if (at == std::string::npos || marks->where.end - marks->where.begin != written.size())
    return finding;  // with escapes or on several lines
  std::size_t const begin = marks->where.begin + at;
  finding.span = {begin, begin + colour.size()};
  // `closest_colour` corrects a first name: "rde!50"
  std::size_t const name = std::min(colour.find('!'), colour.size());
  return text::replaceable(std::move(finding), std::string(near) + colour.substr(name));
}

}  // namespace

text::Diagnostic link_is_text(std::string const& address, text::Span where) {
  return text::warning("W-LINK", where, fmt::format("link to {} printed as text", address),
                       "write an address with `http:`, `https:` or `mailto:`, or a `#label`");
}

bool has_content_to_check(problem::Problem const& problem) {
  constexpr std::size_t few = 1000;
  std::size_t items = problem.legend.size();
  bool plain = true;
  auto const look_at = [&](prose::Inlines const& inlines) {
    prose::for_each_inline(inlines, [&](prose::Inline const& part) {
      auto const* raw = std::get_if<prose::Raw>(&part);
      plain = plain && !std::holds_alternative<prose::Link>(part) &&
              !std::holds_alternative<prose::Image>(part) &&
              !(raw && raw->markup == prose::Markup::html);
    });
  };
  for (auto const& [field, entries] : problem.entries) {
    items += entries.size();
    for (problem::Entry const& entry : entries) look_at(entry.text);
  }
  for (problem::LegendItem const& item : problem.legend) look_at(item.name);
  return !plain || items > few;
}

text::Diagnostics check_values(problem::Problem const& problem, layout::Caption const& caption,
                               Abilities const& renderer, text::Span where) {
  text::Diagnostics findings;
  for (chess::Mark const& mark : problem.view.marks) {
    if (mark.colour.empty() || layout::read_colour(mark.colour)) continue;
    if (auto const near = layout::closest_colour(mark.colour); !near.empty())
      findings.push_back(unknown_colour(problem, mark.colour, near, where));
    else if (!renderer.named_colours)
      findings.push_back(text::warning(
          "W-PAINT", where,
          fmt::format("colour `{}` is unknown outside LaTeX; printed in black", mark.colour),
          "write a base name of xcolor, a mixture (`red!50`) or `#ff8800`"));
  }
  if (!renderer.anchors && !problem.label.empty())
    findings.push_back(text::warning(
        "W-ANCHOR", where,
        fmt::format("links to `{}` do not work: this flavour has no anchors without HTML",
                    problem.label),
        "use `--markdown commonmark`, with `markup.goldmark.renderer.unsafe: true` in Hugo"));
  if (!renderer.tikz_code && !problem.view.draw.empty())
    findings.push_back(text::warning("W-DRAW", where,
                                     "TikZ code of `draw` left out: only LaTeX can draw it",
                                     "weave for LaTeX, or use `--boards tikz`"));
  std::ranges::move(left_out(caption, renderer.html, where), std::back_inserter(findings));
  return findings;
}

text::Diagnostics check_drawing(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                type::Type const& type, text::Span where) {
  text::Diagnostics findings;
  auto const box = drawing::diagram_box(scene, caption);
  if (box.width > backend::longest_side || box.height > backend::longest_side)
    findings.push_back(text::error("E-SIZE", where,
                                   fmt::format("diagram of {:.0f} by {:.0f} mm is too large; "
                                               "a PDF page has at most {:.0f} mm per side",
                                               box.width / layout::points_a_millimetre,
                                               box.height / layout::points_a_millimetre,
                                               backend::longest_side / layout::points_a_millimetre),
                                   "write a smaller `size`"));
  std::string const font = drawing::style_of(scene).label_font;
  if (!font.empty() && font != "sans" && font != "serif" && font != "typewriter")
    if (auto fault = type.missing(font)) {
      fault->span = where;
      findings.push_back(std::move(*fault));
    }
  if (auto fault = missing_characters(caption.missing, where))
    findings.push_back(std::move(*fault));
  return findings;
}

namespace {

using chess::Piece;

bool needs_explaining(Piece const& piece) {
  return piece.kind <= chess::Kind::robot && piece.rotation != 0;
}

// Returns how messages name a piece without a name: "the piece on e4".
std::string place_of(chess::Board const& board, chess::Cell const& cell) {
  auto const row = board.row(static_cast<std::size_t>(cell.row));
  return chess::square_name(
      {static_cast<int>(&cell - row.data()), static_cast<int>(board.rows()) - 1 - cell.row});
}

text::Diagnostic alike(text::Span where, std::string_view one, std::string_view other,
                       std::string hint) {
  return text::warning("W-FIGURE", where, fmt::format("{} and {} have the same symbol", one, other),
                       std::move(hint));
}

// A fairy piece with a name cannot be rotated, but an orthodox piece can, and the legend explains
// it.
std::string remedy(Piece const& piece, std::string_view name) {
  return piece.kind == chess::Kind::named
             ? fmt::format("show one of them as a rotated piece, as in `legend: *2q = {}`", name)
             : "rotate one of them differently";
}

// Reports discs with the same letters.
void check_discs(chess::Position const& position, text::Span where, text::Diagnostics& findings) {
  std::map<std::string, std::string> pieces;  // by their letters
  for (auto const& [name, letters] : layout::abbreviations(position))
    if (auto const [known, is_new] = pieces.try_emplace(letters, name); !is_new)
      findings.push_back(
          alike(where, known->second, name, remedy({chess::Kind::named, {}, 0, name}, name)));
}

std::string in_words(std::vector<std::string> const& attributes) {
  return text::lower_case(fmt::format("{}", fmt::join(attributes, " and ")));
}

// Reports pieces whose attributes differ but whose marks do not: a magic piece and a jigger both
// have a frame.
void check_marks(problem::Problem const& problem, text::Diagnostics& findings) {
  std::map<std::vector<chess::MarkKind>, std::vector<std::string>> known;
  std::set<std::vector<std::string>> said;
  for (layout::MarkedPiece const& piece : layout::marked_pieces(problem.position, problem.view)) {
    auto const [first, is_new] = known.try_emplace(piece.kinds, piece.words);
    if (is_new || first->second == piece.words || !said.insert(piece.words).second) continue;
    findings.push_back(text::warning("W-FIGURE", problem.where,
                                     fmt::format("`{}` and `{}` pieces have the same mark",
                                                 in_words(first->second), in_words(piece.words)),
                                     fmt::format("mark one kind yourself, as in `marks: circle {}`",
                                                 chess::square_name(piece.square))));
  }
}

// Maps the drawing, rotation and promotion sign of a piece to the first name given to it.
using Look = std::tuple<artwork::Figure const*, int, chess::Promotion>;
using Names = std::map<Look, std::string>;

Look look_of(layout::TurnedFigure const& figure, Piece const& piece) {
  return {figure.drawn, figure.rotation, layout::promotion_of(piece)};
}

bool is_in(std::vector<Piece> const& pieces, Piece const& piece) {
  return std::ranges::any_of(pieces,
                             [&](Piece const& one) { return document::same_figure(one, piece); });
}

// Reports unnamed pieces that look like a named one: an orthodox queen and a grasshopper drawn as
// a rotated queen. `explained` are the pieces that a legend names.
void check_nameless(problem::Problem const& problem, Names const& names,
                    std::vector<Piece> const& explained, text::Diagnostics& findings) {
  if (names.empty()) return;
  std::set<std::pair<chess::Kind, int>> said;
  chess::Board const& board = problem.position.board;
  for (chess::Cell const& cell : board.cells()) {
    auto const* piece = cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
    if (!piece || piece->kind > chess::Kind::robot || is_in(explained, *piece)) continue;
    auto const figure = layout::figure_of(*piece);
    auto const known = names.find(look_of(*figure, *piece));
    if (known == names.end()) continue;
    std::string_view const name =
        piece->rotation == 0 ? chess::kind_name(piece->kind) : document::conventional_name(*piece);
    if (text::folded(known->second) == text::folded(name)) continue;
    if (said.insert({piece->kind, piece->rotation}).second)
      findings.push_back(
          alike(problem.where, known->second,
                name.empty() ? "the piece on " + place_of(board, cell) : std::string(name),
                "rotate one of them differently"));
  }
}

// Reports `legend: N = nightrider` where a list of pieces has the nightrider: in a legend, the
// letter is the knight, which would get that name too.
void report_letters(problem::Problem const& problem, text::Diagnostics& findings) {
  for (problem::LegendItem const& item : problem.legend) {
    auto const* const fairy = chess::find_fairy_piece(document::bare_name(item.name));
    auto const is_orthodox = [](chess::SquareContent const& figure) {
      auto const* const piece = std::get_if<Piece>(&figure);
      return piece && piece->kind <= chess::Kind::pawn && piece->rotation == 0;
    };
    auto const is_it = [&](chess::Cell const& cell) {
      auto const* const piece = chess::piece_on(cell);
      return piece && piece->kind == chess::Kind::named && piece->name == fairy->name;
    };
    if (fairy && std::ranges::any_of(item.figures, is_orthodox) &&
        std::ranges::any_of(problem.position.board.cells(), is_it))
      findings.push_back(text::warning(
          "W-LEGEND", problem.where,
          fmt::format("the legend names an orthodox piece {}, which another piece on the board is",
                      fairy->name),
          "leave it out: a piece that is known by name is added to the legend"));
  }
}

}  // namespace

void FigureCheck::check(problem::Problem const& problem, text::Diagnostics& findings) {
  report_letters(problem, findings);
  Names names;
  auto const name_figure = [&](Piece const& piece, std::string const& name) {
    auto const figure = layout::figure_of(piece);
    if (!figure || name.empty()) return;
    // One piece may be named in two languages.
    chess::FairyPiece const* fairy = chess::find_fairy_piece(name);
    std::string const here(fairy ? fairy->name : std::string_view(name));
    auto const [known, is_new] = names.try_emplace(look_of(*figure, piece), here);
    if (is_new || text::folded(known->second) == text::folded(here)) return;
    findings.push_back(alike(problem.where, known->second, here, remedy(piece, here)));
  };
  for (problem::LegendItem const& item : problem.legend)
    for (chess::SquareContent const& occupant : item.figures)
      if (auto const* piece = std::get_if<Piece>(&occupant)) {
        name_figure(*piece, document::bare_name(item.name));
        if (!is_in(explained_, *piece)) explained_.push_back(*piece);
      }
  check_marks(problem, findings);
  check_discs(problem.position, problem.where, findings);
  std::set<std::pair<std::string, int>> said;
  for (chess::Cell const& cell : problem.position.board.cells()) {
    auto const* piece = cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
    if (!piece) continue;
    if (piece->kind == chess::Kind::named && said.insert({piece->name, piece->rotation}).second)
      name_figure(*piece, piece->name);
    // A letter needs an explanation; a rotated queen is well known.
    bool const lettered = piece->kind == chess::Kind::letter;
    bool const asked = lettered || (!problem.legend.empty() && needs_explaining(*piece));
    if (!asked || problem.view.moves || is_in(explained_, *piece)) continue;
    std::string const place = place_of(problem.position.board, cell);
    findings.push_back(
        lettered
            ? text::warning("W-LEGEND", problem.where,
                            fmt::format("unknown piece `{}` on {}", piece->name, place),
                            fmt::format("name it, as in `legend: {} = grasshopper`, or name the "
                                        "notation, as in `janko: ...`",
                                        piece->name))
            : text::warning("W-LEGEND", problem.where,
                            fmt::format("the legend does not explain the piece on {}", place),
                            "add it, as in `legend: *2q = grasshopper`"));
    explained_.push_back(*piece);  // one report is enough
  }
  if (problem.position.hands)
    for (chess::Pocket const& held : *problem.position.hands)
      if (held.piece.kind == chess::Kind::named && said.insert({held.piece.name, 0}).second)
        name_figure(held.piece, held.piece.name);
  check_nameless(problem, names, explained_, findings);
}

}  // namespace dawson::run

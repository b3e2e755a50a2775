#include "style/styles.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "artwork/figures.hpp"
#include "document/settings.hpp"
#include "layout/captions/caption_style.hpp"
#include "style/shipped_styles.hpp"
#include "text/closest_name.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

StyleReading refused(std::string message, std::string hint) {
  return {default_style(), {text::error("E-STYLE", {}, std::move(message), std::move(hint))}};
}

StyleReading unknown(std::string const& name) {
  std::string_view const near = text::meant_name(name, shipped_names());
  std::string hint = near.empty() ? "" : fmt::format("did you mean `{}`? ", near);
  hint += fmt::format("use one of: {}; or a file of your own that ends in `.yaml`",
                      fmt::join(shipped_names(), ", "));
  return refused(fmt::format("unknown style `{}`", name), hint);
}

}  // namespace

StyleReading Styles::shipped(std::string const& name) {
  StyleSheet const* const style = find_shipped(name);
  if (!style) return unknown(name);
  StyleReading out{*style, {}};
  auto const files = shipped_style_files();
  auto const file = std::ranges::find(files, name, &text::EmbeddedFile::name);
  if (file != files.end()) {
    text::SourceId const id =
        sources_.open(fmt::format("shipped style {}", name), std::string(file->bytes));
    set_source(out.style.pages, id, true);
  }
  return out;
}

StyleReading Styles::read(std::string const& path) {
  text::SourceId id = text::at_hand;
  try {
    id = sources_.open(path, disk_.read_regular(path));
  } catch (SystemError const& reason) {
    return refused(reason.what(), "write the path relative to the document");
  }
  StyleReading out =
      read_style(sources_[id], default_style(),
                 {shipped_names(), [this](std::string_view name) -> StyleSheet const* {
                    return find_shipped(name) ? &find(std::string(name), "").style : nullptr;
                  }});
  text::set_source(out.faults, id);
  set_source(out.style.pages, id);
  std::string& piece_set = out.style.board.piece_set;
  if (!piece_set.empty())
    piece_set = (fs::path(path).parent_path() / piece_set).lexically_normal().string();
  return out;
}

StyleReading const& Styles::find(std::string const& name, std::string const& folder) {
  bool const file = document::names_style_file(name);
  std::string const key = file ? (fs::path(folder) / name).lexically_normal().string() : name;
  auto const known = known_.find(key);
  if (known != known_.end()) return known->second;
  return known_.emplace(key, file ? read(key) : shipped(name)).first->second;
}

void settle(problem::Problem& problem, BoardDesign const& design) {
  problem.view.frame = design.frame;
  if (design.style && design.style->pieces) problem.view.game = design.style->pieces;
  if (design.caption->values.anonymous) problem.hide_author();
}

namespace {

constexpr std::string_view side_names[] = {"white", "black",  "neutral", "red",   "blue",
                                           "green", "yellow", "purple",  "orange"};

text::Diagnostic error(std::string message, std::string hint) {
  return text::error("E-PIECES", {}, std::move(message), std::move(hint));
}

}  // namespace

PieceSet PieceSets::read(std::string const& folder) {
  PieceSet set;
  set.folder = folder;
  auto const say = [&](std::string name, std::string bytes, text::Diagnostic finding) {
    finding.source = sources_.open(std::move(name), std::move(bytes));
    set.faults.push_back(std::move(finding));
  };
  std::vector<std::string> names;
  try {
    names = disk_.list(folder);
  } catch (SystemError const& refused) {
    say(folder, "", error(refused.what(), "name the folder that contains the pictures"));
    return set;
  }
  std::map<drawing::PieceDrawing, std::string> taken;
  for (std::string const& name : names) {
    auto const symbol = drawing::piece_of_file(name);
    if (!symbol) continue;
    std::string const file = (fs::path(folder) / name).string();
    auto const [known, is_new] = taken.try_emplace(*symbol, name);
    if (!is_new) {
      say(file, "",
          error(fmt::format("{} shows the same piece", known->second), "remove one of the two"));
      continue;
    }
    try {
      std::string const bytes = disk_.read_regular(file);
      for (text::Diagnostic& finding : set.pictures.add(*symbol, bytes))
        say(file, bytes, std::move(finding));
    } catch (SystemError const& refused) {
      say(file, "", error(refused.what(), "make the file readable, or remove it"));
    }
  }
  if (taken.empty())
    say(folder, "",
        error("this folder contains no picture of a piece",
              "name the files `white-king.svg` or `wK.svg`, `black-king.svg` or `bK.svg` ..."));
  return set;
}

PieceSet const& PieceSets::open(std::string const& folder) {
  fs::path path = fs::path(folder).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();  // a slash at the end
  std::string const key = path.string();
  auto const known = known_.find(key);
  if (known != known_.end()) return known->second;
  std::string const plain = backend::tikz_pieces_name(path.filename().string());
  std::string name = plain;
  auto const is_taken = [&] {
    return std::ranges::any_of(known_,
                               [&](auto const& one) { return one.second.pages.name == name; });
  };
  for (int i = 2; is_taken(); ++i) name = plain + std::to_string(i);
  PieceSet set = read(folder);
  set.pages = {name, drawing::drawable(set.pictures)};
  if (!set.pages.pages.empty()) set.pdf = backend::pieces_pdf(set.pictures);
  return known_.emplace(key, std::move(set)).first->second;
}

void MissingPieces::look(std::vector<chess::SquareContent> const& pieces, PieceSet const& set,
                         text::Span span, text::Diagnostics& findings) {
  if (drawing::drawable(set.pictures).empty()) return;  // reported already
  for (chess::SquareContent const& occupant : pieces) {
    auto const* piece = std::get_if<chess::Piece>(&occupant);
    auto const symbol = piece ? drawing::piece_of(*piece) : std::nullopt;
    if (!symbol || set.pictures.has(*symbol) || !said_.insert({set.folder, *symbol}).second)
      continue;
    std::string_view const side = side_names[symbol->side];
    std::string const& figure = artwork::find_figure(symbol->code)->name;
    findings.push_back(text::warning(
        "W-PIECES", span,
        fmt::format("{} has no {} {}; Dawson's own is printed", set.folder, side, figure),
        fmt::format("add `{}-{}.svg`", side, figure)));
  }
}

std::vector<chess::SquareContent> pieces_of(chess::Position const& position) {
  std::vector<chess::SquareContent> pieces;
  for (std::size_t row = 0; row < position.board.rows(); ++row)
    for (chess::Cell const& cell : position.board.row(row))
      if (cell.occupant) pieces.push_back(*cell.occupant);
  if (position.hands)
    for (chess::Pocket const& held : *position.hands) pieces.emplace_back(held.piece);
  return pieces;
}

}  // namespace dawson::run

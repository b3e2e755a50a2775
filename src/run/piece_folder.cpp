#include "run/piece_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "artwork/figures.hpp"
#include "run/disk.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view side_names[] = {"white", "black",  "neutral", "red",   "blue",
                                           "green", "yellow", "purple",  "orange"};

text::Diagnostic error(std::string message, std::string hint) {
  return text::error("E-PIECES", {}, std::move(message), std::move(hint));
}

}  // namespace

PieceFolder read_piece_folder(std::string const& path) {
  PieceFolder folder;
  folder.path = path;
  auto const say = [&](std::string name, std::string bytes, text::Diagnostic finding) {
    folder.faults.push_back(
        {std::make_unique<text::Source>(std::move(name), std::move(bytes)), std::move(finding)});
  };
  std::error_code failure;
  std::vector<std::string> names;
  for (fs::directory_iterator entry(path, failure), end; !failure && entry != end;
       entry.increment(failure))
    names.push_back(entry->path().filename().string());
  if (failure) {
    say(path, "",
        error(fmt::format("the pieces cannot be read: {}", failure.message()),
              "name the folder that holds the pictures"));
    return folder;
  }
  std::ranges::sort(names);  // folders have no order of their own
  std::map<drawing::Piece, std::string> taken;
  for (std::string const& name : names) {
    auto const piece = drawing::piece_of_file(name);
    if (!piece) continue;
    std::string const file = (fs::path(path) / name).string();
    auto const [known, is_new] = taken.try_emplace(*piece, name);
    if (!is_new) {
      say(file, "",
          error(fmt::format("{} shows the same man", known->second), "leave one of the two out"));
      continue;
    }
    try {
      std::string bytes = read_regular_file(file);
      if (auto fault = folder.set.add(*piece, bytes))
        say(file, std::move(bytes), std::move(*fault));
    } catch (SystemError const& refused) {
      say(file, "", error(refused.what(), "make the file readable, or take it away"));
    }
  }
  if (taken.empty())
    say(path, "",
        error("there is no picture of a man in this folder",
              "name them white-king.svg or wK.svg, black-king.svg or bK.svg ..."));
  return folder;
}

TexPieceSet const& TexPieceSets::open(std::string const& path) {
  fs::path folder = fs::path(path).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();  // a slash at the end
  std::string const key = folder.string();
  auto const known = known_.find(key);
  if (known != known_.end()) return known->second;
  std::string const plain = backend::tikz_pieces_name(folder.filename().string());
  std::string name = plain;
  auto const is_taken = [&] {
    return std::ranges::any_of(known_,
                               [&](auto const& one) { return one.second.pages.name == name; });
  };
  for (int i = 2; is_taken(); ++i) name = plain + std::to_string(i);
  TexPieceSet set{read_piece_folder(path), {name, {}}, {}};
  set.pages.pages = drawing::drawable(set.folder.set);
  if (!set.pages.pages.empty()) set.pdf = backend::pieces_pdf(set.folder.set);
  return known_.emplace(key, std::move(set)).first->second;
}

void MissingPieces::look(std::vector<chess::Occupant> const& men, PieceFolder const& folder,
                         text::Span span, text::Diagnostics& findings) {
  if (drawing::drawable(folder.set).empty()) return;  // which has been said
  for (chess::Occupant const& occupant : men) {
    auto const* man = std::get_if<chess::Man>(&occupant);
    auto const piece = man ? drawing::piece_of(*man) : std::nullopt;
    if (!piece || folder.set.has(*piece) || !said_.insert({folder.path, *piece}).second) continue;
    std::string_view const side = side_names[piece->side];
    std::string const& figure = artwork::find_figure(piece->code)->name;
    findings.push_back(text::warning(
        "W-PIECES", span,
        fmt::format("{} has no {} {}: Dawson's own is shown", folder.path, side, figure),
        fmt::format("add {}-{}.svg", side, figure)));
  }
}

std::optional<text::Diagnostic> pieces_fault(TexPieceSets& sets, std::string const& given,
                                             layout::Style const& style) {
  if (style.pieces.empty() || !given.empty()) return {};
  auto const& faults = sets.open(style.pieces).folder.faults;
  if (faults.empty()) return {};
  text::Diagnostic finding = faults.front().finding;
  finding.message = fmt::format("{}: {}", faults.front().source->name(), finding.message);
  return finding;
}

std::vector<chess::Occupant> men_of(chess::Position const& position) {
  std::vector<chess::Occupant> men;
  for (std::size_t row = 0; row < position.board.rows(); ++row)
    for (chess::Cell const& cell : position.board.row(row))
      if (cell.occupant) men.push_back(*cell.occupant);
  return men;
}

std::vector<chess::Occupant> men_of(layout::Scene const& scene) {
  std::vector<chess::Occupant> men;
  for (layout::Placed const& placed : scene.men) men.push_back(placed.occupant);
  return men;
}

}  // namespace dawson::run

#include "run/job.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "document/tex/input_encoding.hpp"
#include "run/style/shipped_styles.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

text::SourceId Job::open(std::string const& path) {
  return enter(path == "-" ? "<stdin>" : path, disk_.read(path));
}

text::SourceId Job::enter(std::string name, std::string bytes) {
  std::optional<text::Diagnostic> fault = text::utf16_fault(bytes);
  text::Encoding const* encoding = nullptr;
  if (!fault && (encoding_of_master_ || document::is_tex(name, bytes))) {
    document::TexBytes read = document::read_tex_bytes(std::move(bytes), encoding_of_master_);
    bytes = std::move(read.text);
    encoding = read.encoding;
    fault = std::move(read.finding);
    if (!encoding_of_master_ && !fault) encoding_of_master_ = encoding;
  } else if (!fault) {
    fault = text::make_utf8(bytes);
  }
  steps_.allow_bytes(bytes.size());
  text::SourceId const id = sources_.open(std::move(name), std::move(bytes));
  if (encoding) encodings_.emplace(id, encoding);
  if (fault) report(std::move(*fault), id);
  return id;
}

std::string Job::encoded(text::SourceId source, std::string text, std::string& unsaid) const {
  auto const known = encodings_.find(source);
  return known == encodings_.end() ? std::move(text)
                                   : document::written_in(*known->second, text, unsaid);
}

document::FileReader Job::files_beside(std::string const& folder) {
  return [this, folder](std::string const& path) -> text::Result<document::NamedFile> {
    std::string const file = (fs::path(folder) / path).lexically_normal().string();
    auto const known = files_.find(file);
    if (known != files_.end()) return known->second;
    auto const read = [&]() -> text::Result<document::NamedFile> {
      try {
        text::SourceId const id = enter(file, disk_.read_regular(file));
        return document::NamedFile{id, sources_[id].bytes()};
      } catch (SystemError const& reason) {
        return text::error("E-FILE", {}, reason.what());
      }
    };
    return files_.emplace(file, read()).first->second;
  };
}

document::StyleCheck Job::style_check(std::string const& folder) {
  return [this, folder](std::string const& name) -> std::optional<text::Diagnostic> {
    StyleReading const& read = styles_.find(name, folder);
    if (!read.faults.empty()) {
      // Whoever asks tells the first with the place where the style is named.
      std::for_each(read.faults.begin() + 1, read.faults.end(),
                    [this](text::Diagnostic const& fault) { report(fault); });
      return read.faults.front();
    }
    std::string const& pieces = read.style.board.pieces;
    if (!pieces_.empty() || pieces.empty()) return {};
    auto const& faults = piece_sets_.open(pieces).faults;
    return faults.empty() ? std::nullopt : std::optional(faults.front());
  };
}

FullStyle const* Job::find_style(std::string const& name) {
  StyleReading const& read = styles_.find(name, "");
  for (text::Diagnostic fault : read.faults) {
    if (fault.source == text::at_hand) {
      fault.source = sources_.open("--style", name);
      fault.span = {0, name.size()};
    }
    report(std::move(fault));
  }
  return read.faults.empty() ? &read.style : nullptr;
}

void Job::use_style(std::string const& name) {
  if (name.empty()) return;
  style_ = find_style(name);
  if (!style_) return;
  std::string const& pieces = style_->board.pieces;
  if (pieces_.empty() && !pieces.empty()) report(piece_sets_.open(pieces).faults);
}

void Job::use_pieces(std::string const& folder) {
  pieces_ = folder;
  if (!folder.empty()) report(piece_sets_.open(folder).faults);
}

PieceSet const* Job::pieces_of(std::optional<layout::Style> const& style) {
  std::string folder = pieces_;
  if (folder.empty()) folder = style ? style->pieces : style_ ? style_->board.pieces : "";
  return folder.empty() ? nullptr : &piece_sets_.open(folder);
}

BoardDesign Job::design(std::string const& style, std::string const& caption,
                        std::string const& folder) {
  auto const named = [&](std::string const& name) -> FullStyle const* {
    if (name.empty()) return nullptr;
    StyleReading const& read = styles_.find(name, folder);
    return read.faults.empty() ? &read.style : nullptr;
  };
  FullStyle const* const own = named(style);
  FullStyle const* const of_board = own ? own : style_;
  FullStyle const* const of_caption = named(caption);
  FullStyle const& text = of_caption ? *of_caption : of_board ? *of_board : usual_style();
  BoardDesign out;
  if (of_board) out.style = of_board->board;
  out.pieces = pieces_of(out.style);
  out.caption = &text.caption;
  if (of_caption) {
    layout::Style const& board = of_caption->board;
    out.frame = {board.single_frame, board.frame_inner, board.frame_outer};
  }
  return out;
}

type::Type const* Job::type() {
  if (!type_) {
    type_.emplace(opened_->type());
    if (!*type_) report(type_->error());
  }
  return *type_ ? &**type_ : nullptr;
}

void Job::report(text::Diagnostic finding, text::SourceId at_hand) {
  bool const elsewhere = finding.source != text::at_hand && finding.source != at_hand;
  text::Diagnostics one{std::move(finding)};
  text::set_source(one, at_hand);
  text::Diagnostic& told = one.front();
  if (elsewhere && !said_.emplace(told.source, told.span.begin, told.code, told.message).second)
    return;
  if (text::is_error(told)) ++errors_;
  findings_.push_back(std::move(told));
}

void Job::report(text::Diagnostics findings, text::SourceId at_hand) {
  for (text::Diagnostic& finding : findings) report(std::move(finding), at_hand);
}

void Job::allow(text::SourceId source, std::size_t from, document::Allowed allowed) {
  auto& places = allowed_[source];
  auto const next = places.upper_bound(from);
  bool const as_before =
      next == places.begin() ? allowed.empty() : std::prev(next)->second == allowed;
  if (!as_before) places.insert_or_assign(from, std::move(allowed));
}

text::Diagnostics Job::take_findings() {
  std::erase_if(findings_, [this](text::Diagnostic const& finding) {
    auto const places = allowed_.find(finding.source);
    if (finding.severity != text::Severity::warning || places == allowed_.end()) return false;
    auto const next = places->second.upper_bound(finding.span.begin);
    return next != places->second.begin() && std::prev(next)->second.contains(finding.code);
  });
  for (text::Diagnostic& finding : findings_) {
    tell_of_pieces(finding.source, finding.span);
    for (text::Note& note : finding.notes)
      tell_of_pieces(note.source == text::at_hand ? note.source = finding.source : note.source,
                     note.span);
  }
  text::sort_by_place(findings_);
  return std::exchange(findings_, {});
}

text::SourceId Job::open_spliced(std::string name, std::string bytes,
                                 std::vector<SplicedPiece> pieces) {
  text::SourceId const id = sources_.open(std::move(name), std::move(bytes));
  spliced_.emplace(id, std::move(pieces));
  return id;
}

void Job::tell_of_pieces(text::SourceId& source, text::Span& span) const {
  auto const pieces = spliced_.find(source);
  if (pieces == spliced_.end()) return;
  auto const next = std::ranges::upper_bound(pieces->second, span.begin, {}, &SplicedPiece::begin);
  if (next == pieces->second.begin()) return;
  SplicedPiece const& piece = *std::prev(next);
  std::size_t const length = span.end - span.begin;
  std::size_t const room = next == pieces->second.end() ? length : next->begin - span.begin;
  source = piece.source;
  span.begin = piece.offset + (span.begin - piece.begin);
  span.end = span.begin + std::min(length, room);
}

}  // namespace dawson::run

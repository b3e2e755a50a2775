#include "run/job.hpp"

#include <filesystem>
#include <utility>

#include "run/encoding.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

text::SourceId Job::open(std::string const& path) {
  std::string bytes = disk_.read(path);
  auto fault = utf16_fault(bytes);
  text::SourceId const id = sources_.open(path == "-" ? "<stdin>" : path, std::move(bytes));
  if (fault) {
    fault->source = id;
    report(std::move(*fault));
  }
  return id;
}

document::FileReader Job::files_beside(std::string const& folder) {
  return [this, folder](std::string const& path) -> std::optional<document::NamedFile> {
    std::string const file = (fs::path(folder) / path).lexically_normal().string();
    auto const [known, is_new] = files_.try_emplace(file);
    if (is_new) {
      try {
        text::SourceId const id = sources_.open(file, disk_.read_regular(file));
        known->second = document::NamedFile{id, sources_[id].bytes()};
      } catch (SystemError const&) {  // said where it is named
        known->second.reset();
      }
    }
    return known->second;
  };
}

document::StyleCheck Job::style_check(std::string const& folder) {
  return [this, folder](std::string const& name) -> std::optional<text::Diagnostic> {
    auto const& style = styles_.find(name, folder);
    if (!style) return style.error();
    if (!pieces_.empty() || style->pieces.empty()) return {};
    auto const& faults = piece_sets_.open(style->pieces).faults;
    return faults.empty() ? std::nullopt : std::optional(faults.front());
  };
}

void Job::use_style(std::string const& name) {
  if (name.empty()) return;
  auto const& style = styles_.find(name, "");
  if (!style) {
    text::Diagnostic fault = style.error();
    if (fault.source == text::at_hand) {
      fault.source = sources_.open("--style", name);
      fault.span = {0, name.size()};
    }
    return report(std::move(fault));
  }
  style_ = *style;
  if (pieces_.empty() && !style_->pieces.empty()) report(piece_sets_.open(style_->pieces).faults);
}

void Job::use_pieces(std::string const& folder) {
  pieces_ = folder;
  if (!folder.empty()) report(piece_sets_.open(folder).faults);
}

PieceSet const* Job::pieces_of(std::optional<layout::Style> const& style) {
  std::optional<layout::Style> const& own = style ? style : style_;
  std::string const& folder = pieces_.empty() && own ? own->pieces : pieces_;
  return folder.empty() ? nullptr : &piece_sets_.open(folder);
}

BoardDesign Job::design(std::string const& style, std::string const& folder) {
  BoardDesign out{style_, nullptr};
  if (!style.empty())
    if (auto const& named = styles_.find(style, folder)) out.style = *named;
  out.pieces = pieces_of(out.style);
  return out;
}

type::Type const* Job::type() {
  if (!type_) {
    type_.emplace(type::Type::open());
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

text::Diagnostics Job::take_findings() {
  text::sort_by_place(findings_);
  return std::exchange(findings_, {});
}

}  // namespace dawson::run

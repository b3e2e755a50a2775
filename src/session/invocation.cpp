#include "session/invocation.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <limits>
#include <map>
#include <mutex>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "disk/disk.hpp"
#include "document/tex/input_encoding.hpp"
#include "session/labels.hpp"
#include "session/pictures.hpp"
#include "session/project_file.hpp"
#include "session/proofs.hpp"
#include "session/workers.hpp"
#include "style/front_keys.hpp"
#include "style/shipped_styles.hpp"
#include "style/styles.hpp"
#include "text/encoding.hpp"
#include "text/limits.hpp"
#include "type/type.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

struct Invocation::Parts {
  explicit Parts(std::shared_ptr<type::TypeCache> cache)
      : opened(cache ? std::move(cache) : std::make_shared<type::TypeCache>()) {}

  void map_to_pieces(text::SourceId& source, text::Span& span) const;
  void open_pieces_of_style(Invocation& invocation);

  // Whether a style that a document names has been read without errors.
  bool is_faultless(std::string const& folder, std::string const& name) const {
    return sound.contains({folder, name});
  }

  std::shared_ptr<type::TypeCache> opened;
  Disk disk;
  text::Sources sources;
  text::WorkBudget steps{sources.limits()};
  std::mutex shared;  // guards spliced texts, styles and piece sets, which other threads use
  Styles styles{disk, sources};
  std::set<std::pair<std::string, std::string>> sound;  // styles: folder, name
  PieceSets piece_sets{disk, sources};
  Pictures pictures;
  Labels labels;
  Proofs proofs;
  Project project;
  StyleSheet const* style = nullptr;         // of the document that is being read
  StyleSheet const* style_of_all = nullptr;  // if the front matter of a document names none
  bool style_is_option = false;
  std::string piece_set;
  std::optional<std::int64_t> time;
  std::optional<text::Result<type::Type>> fonts;  // opened on first use
  std::map<std::string, text::Result<document::NamedFile>> files;
  text::Diagnostics findings;
  std::map<text::SourceId, std::vector<SourceChunk>> spliced;
  std::map<text::SourceId, std::map<std::size_t, document::Allowed>> allowed;  // by position
  std::set<std::tuple<text::SourceId, std::size_t, std::string, std::string>> said;
  std::size_t errors = 0;
  std::set<text::SourceId> faulty;  // texts that could not be decoded without errors
  bool silent = false;
  document::PluginFences plugin_fences = document::PluginFences::of_document;
  std::map<text::SourceId, text::Encoding const*> encodings;  // of texts that are not UTF-8
  // for the files that the documents include
  text::Encoding const* encoding_of_master = nullptr;
  std::function<void()> when_set;
  std::size_t threads = 1;
  std::optional<Workers> workers;  // destroyed first: they use all members above
};

Invocation::Invocation(std::shared_ptr<type::TypeCache> opened)
    : parts_(std::make_unique<Parts>(std::move(opened))) {}

Invocation::~Invocation() = default;

Disk& Invocation::disk() { return parts_->disk; }
text::Sources& Invocation::sources() { return parts_->sources; }
text::WorkBudget const& Invocation::steps() const { return parts_->steps; }
Project const& Invocation::project() const { return parts_->project; }
Labels& Invocation::labels() { return parts_->labels; }
Proofs& Invocation::proofs() { return parts_->proofs; }
PieceSets& Invocation::piece_sets() { return parts_->piece_sets; }
Pictures& Invocation::pictures() { return parts_->pictures; }
type::TypeCache& Invocation::opened() { return *parts_->opened; }
bool Invocation::has_style() const { return parts_->style != nullptr; }
StyleSheet const* Invocation::chosen_style() const { return parts_->style; }
void Invocation::set_style(StyleSheet const* style) { parts_->style = style; }
void Invocation::leave_document_style() { parts_->style = parts_->style_of_all; }
std::size_t Invocation::errors() const { return parts_->errors; }
document::PluginFences Invocation::plugin_fences() const { return parts_->plugin_fences; }
void Invocation::set_plugin_fences(document::PluginFences fences) {
  parts_->plugin_fences = fences;
}
bool Invocation::is_silent() const { return parts_->silent; }
BoardDesign Invocation::default_design() { return design("", "", ""); }
std::optional<std::int64_t> Invocation::time() const { return parts_->time; }
void Invocation::set_time(std::optional<std::int64_t> time) { parts_->time = time; }
void Invocation::when_set(std::function<void()> reported) {
  parts_->when_set = std::move(reported);
}

std::size_t Invocation::threads() const { return parts_->threads; }
void Invocation::set_threads(std::size_t threads) { parts_->threads = threads; }

Workers* Invocation::workers(std::size_t directives) {
  constexpr std::size_t enough = 64;
  if (parts_->threads < 2 || directives < enough) return nullptr;
  if (!parts_->workers)
    parts_->workers.emplace(parts_->threads, std::numeric_limits<std::size_t>::max());
  return &*parts_->workers;
}

void Invocation::one_is_set() const {
  if (parts_->when_set) parts_->when_set();
}

std::pair<text::SourceId, text::Span> Invocation::origin(text::SourceId source,
                                                         text::Span span) const {
  parts_->map_to_pieces(source, span);
  return {source, span};
}

std::string Invocation::folder_of(text::SourceId source, text::Span where) const {
  if (source == text::at_hand) return {};
  {
    std::lock_guard const lock(parts_->shared);
    parts_->map_to_pieces(source, where);
  }
  return fs::path(parts_->sources[source].name()).parent_path().string();
}

std::vector<SourceChunk> const& Invocation::pieces_of(text::SourceId source) const {
  static std::vector<SourceChunk> const none;
  auto const found = parts_->spliced.find(source);
  return found == parts_->spliced.end() ? none : found->second;
}

text::SourceId Invocation::open(std::string const& path) {
  return enter(path == "-" ? "<stdin>" : path, parts_->disk.read(path));
}

text::SourceId Invocation::enter(std::string name, std::string bytes) {
  std::optional<text::Diagnostic> fault = text::utf16_fault(bytes);
  text::Encoding const* encoding = nullptr;
  text::Encoding const*& of_master = parts_->encoding_of_master;
  if (!fault && (of_master || document::is_tex(name, bytes))) {
    document::TexBytes read = document::read_tex_bytes(std::move(bytes), of_master);
    bytes = std::move(read.text);
    encoding = read.encoding;
    fault = std::move(read.finding);
    if (!of_master && !fault) of_master = encoding;
  } else if (!fault) {
    fault = text::make_utf8(bytes);
  }
  parts_->steps.allow_bytes(bytes.size());
  text::SourceId const id = parts_->sources.open(std::move(name), std::move(bytes));
  if (encoding) parts_->encodings.emplace(id, encoding);
  if (fault && text::is_error(*fault)) parts_->faulty.insert(id);
  if (fault) report(std::move(*fault), id);
  return id;
}

std::string Invocation::encoded(text::SourceId source, std::string text,
                                std::string& lost_letters) const {
  auto const known = parts_->encodings.find(source);
  return known == parts_->encodings.end()
             ? std::move(text)
             : document::written_in(*known->second, text, lost_letters);
}

document::FileReader Invocation::files_beside(std::string const& folder) {
  return [this, folder](std::string const& path) -> text::Result<document::NamedFile> {
    leave_to_asking_thread();
    std::string const file = (fs::path(folder) / path).lexically_normal().string();
    auto const known = parts_->files.find(file);
    if (known != parts_->files.end()) {
      // A second reader must not treat the text as free of errors.
      if (known->second && parts_->faulty.contains(known->second->id)) ++parts_->errors;
      return known->second;
    }
    auto const read = [&]() -> text::Result<document::NamedFile> {
      try {
        text::SourceId const id = enter(file, parts_->disk.read_regular(file));
        return document::NamedFile{id, parts_->sources[id].bytes()};
      } catch (SystemError const& reason) {
        return text::error("E-FILE", {}, reason.what());
      }
    };
    return parts_->files.emplace(file, read()).first->second;
  };
}

document::StyleCheck Invocation::style_check(std::string const& folder) {
  return [this, folder](std::string const& name) -> std::optional<text::Diagnostic> {
    std::lock_guard const lock(parts_->shared);
    if (parts_->is_faultless(folder, name)) return {};
    leave_to_asking_thread();
    StyleReading const& read = parts_->styles.find(name, folder);
    // The caller reports the first error at the place where the style is named.
    auto const first_error = [this](text::Diagnostics const& faults) {
      std::optional<text::Diagnostic> first;
      for (text::Diagnostic const& fault : faults)
        if (!first && fault.severity == text::Severity::error) first = fault;
        else report(fault);
      return first;
    };
    if (auto fault = first_error(read.faults)) return fault;
    std::string const& piece_set = read.style.board.piece_set;
    if (parts_->piece_set.empty() && !piece_set.empty())
      if (auto fault = first_error(parts_->piece_sets.open(piece_set).faults)) return fault;
    parts_->sound.emplace(folder, name);
    return {};
  };
}

StyleSheet const* Invocation::find_style(std::string const& name, text::SourceId source,
                                         text::Span where) {
  StyleReading const& read = parts_->styles.find(name, "");
  for (text::Diagnostic fault : read.faults) {
    if (fault.source == text::at_hand && source != text::at_hand) {
      fault.source = source;
      fault.span = where;
    } else if (fault.source == text::at_hand) {
      fault.source = parts_->sources.open("--style", name);
      fault.span = {0, name.size()};
    }
    report(std::move(fault));
  }
  return read.faults.empty() ? &read.style : nullptr;
}

void Invocation::use_project(std::string const& folder) {
  parts_->project = read_project(*this, folder);
}

void Invocation::use_style(std::string const& name) {
  Project const& project = parts_->project;
  if (!name.empty()) parts_->style = find_style(name);
  else if (!project.style.empty())
    parts_->style = find_style(project.style, project.source, project.style_where);
  parts_->style_of_all = parts_->style;
  parts_->style_is_option = !name.empty();
  parts_->open_pieces_of_style(*this);
}

void Invocation::use_document_style(document::FrontText const& named, text::SourceId source,
                                    FrontOwner owner) {
  leave_document_style();
  if (named.empty() || parts_->style_is_option) return;
  std::string const name = document::style_named(
      named.text, [this](text::SourceId id, text::Span where) { return folder_of(id, where); },
      source, named.where);
  auto const& faults = parts_->styles.find(name, "").faults;
  bool const is_there = std::ranges::none_of(
      faults, [](text::Diagnostic const& fault) { return fault.source == text::at_hand; });
  if (!is_there && owner == FrontOwner::site)
    return report(
        text::warning("W-KEY", named.where, fmt::format("unknown style `{}`; ignored", named.text),
                      "use `--style NAME` to choose the style of boards"),
        source);
  if (StyleSheet const* const style = find_style(name, source, named.where)) parts_->style = style;
  parts_->open_pieces_of_style(*this);
}

void Invocation::Parts::open_pieces_of_style(Invocation& invocation) {
  if (!style || style->board.piece_set.empty() || !piece_set.empty()) return;
  invocation.report(piece_sets.open(style->board.piece_set).faults);
}

void Invocation::use_pieces(std::string const& folder) {
  parts_->piece_set = folder;
  if (!folder.empty()) report(parts_->piece_sets.open(folder).faults);
}

PieceSet const* Invocation::pieces_of(std::optional<layout::Style> const& style) {
  std::string folder = parts_->piece_set;
  if (folder.empty())
    folder = style ? style->piece_set : parts_->style ? parts_->style->board.piece_set : "";
  return folder.empty() ? nullptr : &parts_->piece_sets.open(folder);
}

BoardDesign Invocation::design(std::string const& style, std::string const& caption,
                               std::string const& folder) {
  auto const named = [&](std::string const& name) -> StyleSheet const* {
    if (name.empty()) return nullptr;
    std::lock_guard const lock(parts_->shared);
    if (!parts_->is_faultless(folder, name)) leave_to_asking_thread();
    StyleReading const& read = parts_->styles.find(name, folder);
    return read.faults.empty() ? &read.style : nullptr;
  };
  StyleSheet const* const own = named(style);
  StyleSheet const* const of_board = own ? own : parts_->style;
  StyleSheet const* const of_caption = named(caption);
  StyleSheet const& text = of_caption ? *of_caption : of_board ? *of_board : default_style();
  BoardDesign out;
  if (of_board) out.style = of_board->board;
  out.piece_set = pieces_of(out.style);
  out.caption = &text.caption;
  if (of_caption) {
    layout::Style const& board = of_caption->board;
    out.frame = {board.single_frame, board.frame_inner, board.frame_outer};
  }
  return out;
}

type::Type const* Invocation::type() {
  if (!parts_->fonts) {
    parts_->fonts.emplace(parts_->opened->type());
    if (!*parts_->fonts) report(parts_->fonts->error());
  }
  return *parts_->fonts ? &**parts_->fonts : nullptr;
}

MutedFindings::MutedFindings(Invocation& invocation)
    : invocation_(invocation), outer_(std::exchange(invocation.parts_->silent, true)) {}
MutedFindings::~MutedFindings() { invocation_.parts_->silent = outer_; }

void Invocation::report(text::Diagnostic finding, text::SourceId at_hand) {
  if (parts_->silent) return;
  bool const elsewhere = finding.source != text::at_hand && finding.source != at_hand;
  text::Diagnostics one{std::move(finding)};
  text::set_source(one, at_hand);
  text::Diagnostic& reported = one.front();
  if (elsewhere &&
      !parts_->said.emplace(reported.source, reported.span.begin, reported.code, reported.message)
           .second)
    return;
  if (text::is_error(reported)) ++parts_->errors;
  parts_->findings.push_back(std::move(reported));
}

void Invocation::report(text::Diagnostics findings, text::SourceId at_hand) {
  for (text::Diagnostic& finding : findings) report(std::move(finding), at_hand);
}

void Invocation::allow(text::SourceId source, std::size_t from, document::Allowed allowed) {
  auto& places = parts_->allowed[source];
  auto const next = places.upper_bound(from);
  bool const as_before =
      next == places.begin() ? allowed.empty() : std::prev(next)->second == allowed;
  if (!as_before) places.insert_or_assign(from, std::move(allowed));
}

text::Diagnostics Invocation::take_findings() {
  std::erase_if(parts_->findings, [this](text::Diagnostic const& finding) {
    auto const places = parts_->allowed.find(finding.source);
    if (finding.severity != text::Severity::warning || places == parts_->allowed.end())
      return false;
    auto const next = places->second.upper_bound(finding.span.begin);
    return next != places->second.begin() && std::prev(next)->second.contains(finding.code);
  });
  for (text::Diagnostic& finding : parts_->findings) {
    parts_->map_to_pieces(finding.source, finding.span);
    for (text::Note& note : finding.notes)
      parts_->map_to_pieces(
          note.source == text::at_hand ? note.source = finding.source : note.source, note.span);
  }
  text::sort_by_place(parts_->findings);
  return std::exchange(parts_->findings, {});
}

text::SourceId Invocation::open_spliced(std::string name, std::string bytes,
                                        std::vector<SourceChunk> chunks) {
  text::SourceId const id = parts_->sources.open(std::move(name), std::move(bytes));
  std::lock_guard const lock(parts_->shared);
  parts_->spliced.emplace(id, std::move(chunks));
  return id;
}

void Invocation::Parts::map_to_pieces(text::SourceId& source, text::Span& span) const {
  auto const chunks = spliced.find(source);
  if (chunks == spliced.end()) return;
  auto const next = std::ranges::upper_bound(chunks->second, span.begin, {}, &SourceChunk::begin);
  if (next == chunks->second.begin()) return;
  SourceChunk const& chunk = *std::prev(next);
  std::size_t const length = span.end - span.begin;
  std::size_t const room = next == chunks->second.end() ? length : next->begin - span.begin;
  source = chunk.source;
  span.begin = chunk.offset + (span.begin - chunk.begin);
  span.end = span.begin + std::min(length, room);
}

}  // namespace dawson::run

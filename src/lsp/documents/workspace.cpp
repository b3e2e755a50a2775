#include "lsp/documents/workspace.hpp"

#include <algorithm>
#include <filesystem>

#include "disk/disk.hpp"
#include "document/tex/input_encoding.hpp"
#include "lsp/documents/uri.hpp"
#include "session/invocation.hpp"
#include "session/project_file.hpp"
#include "text/files.hpp"
#include "type/type.hpp"

namespace dawson::lsp {
namespace {

namespace fs = std::filesystem;

// The search for a main file looks at so many files of the document's folder, of so many bytes.
constexpr std::size_t most_files = 1000, largest_file = 1 << 20;

bool is_file(std::string const& name) { return name.starts_with('/'); }

bool is_document(std::string const& name) {
  return text::has_markdown_suffix(fs::path(name).extension().string()) ||
         document::has_tex_suffix(name);
}

// Returns the bytes of a file; empty if it cannot be read.
std::string bytes_of(run::Disk& disk, std::string const& name) {
  try {
    return disk.read_regular(name);
  } catch (run::SystemError const&) {
    return {};
  }
}

// Returns the names in a folder; none if it cannot be read.
std::vector<std::string> names_in(run::Disk& disk, std::string const& folder) {
  try {
    return disk.list(folder);
  } catch (run::SystemError const&) {
    return {};
  }
}

// Returns true if the text probably includes the file: it names it after a word that includes.
bool may_include(std::string_view text, fs::path const& file) {
  std::string const whole = file.filename().string(), stem = file.stem().string();
  for (std::string const& name : {whole, stem}) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string_view::npos; ++at) {
      std::size_t const line =
          text.rfind('\n', at) == std::string_view::npos ? 0 : text.rfind('\n', at) + 1;
      std::string_view const before = text.substr(line, at - line);
      for (std::string_view const word : {"include", "input", "import", "subfile"})
        if (before.find(word) != std::string_view::npos) return true;
    }
  }
  return false;
}

}  // namespace

Workspace::Workspace() : fonts_(std::make_shared<type::TypeCache>()) {}

void Workspace::text_changed(OpenDocument const& document) {
  std::string const name = run::whole_name(document.name);
  for (auto& [root, book] : books_)
    if (book.reading.watched.contains(name) || root == document.name) book.changed = true;
}

void Workspace::files_changed() {
  roots_.clear();
  for (auto& [root, book] : books_) book.changed = true;
  for (auto const& [uri, document] : documents_.all()) {
    if (document.is_style) continue;
    roots_[uri] = likely_root(document);
    books_[roots_[uri]].changed = true;
  }
  std::erase_if(books_, [&](auto const& book) {
    return std::ranges::none_of(roots_, [&](auto const& one) { return one.second == book.first; });
  });
}

bool Workspace::is_watched(std::string const& name) const {
  std::string const whole = run::whole_name(name);
  return fs::path(name).filename() == run::project_file ||
         std::ranges::any_of(books_, [&](auto const& book) {
           return book.second.reading.watched.contains(whole) ||
                  book.second.reading.watched.contains(fs::path(whole).parent_path().string());
         });
}

std::optional<std::string> Workspace::master_beside(std::string const& name) const {
  auto const is_top = [&](fs::path const& folder) {
    return std::ranges::count(folders_, folder.string()) > 0;
  };
  bool const inside = std::ranges::any_of(
      folders_, [&](std::string const& folder) { return name.starts_with(folder + "/"); });
  for (fs::path folder = fs::path(name).parent_path();; folder = folder.parent_path()) {
    std::error_code failure;
    if (fs::is_regular_file(folder / run::project_file, failure)) {
      run::Invocation invocation(fonts_);
      invocation.disk().read_from(documents_.texts());
      invocation.disk().refuse_pipes();
      try {
        std::string master = run::read_project(invocation, folder.string()).master;
        if (!master.empty()) return fs::absolute(master).lexically_normal().string();
      } catch (run::SystemError const&) {  // reported where the document is read
      }
    }
    if (!inside || is_top(folder) || folder == folder.parent_path()) return {};
  }
}

std::optional<std::string> Workspace::including_file(OpenDocument const& document) const {
  fs::path const own(document.name);
  for (auto const& [uri, other] : documents_.all())
    if (other.name != document.name && !other.is_style && other.markup == document.markup &&
        may_include(other.text, own))
      return other.name;
  run::Disk disk;
  std::vector<std::string> names = names_in(disk, own.parent_path().string());
  if (names.size() > most_files) names.resize(most_files);
  for (std::string const& file : names) {
    std::string const name = (own.parent_path() / file).string();
    std::error_code failure;
    bool const may_be_read = is_document(name) && fs::is_regular_file(name, failure) &&
                             fs::file_size(name, failure) <= largest_file;
    if (may_be_read && name != document.name && !documents_.find_file(name) &&
        &markup_of("", name) == document.markup && may_include(bytes_of(disk, name), own))
      return name;
  }
  return {};
}

std::string Workspace::likely_root(OpenDocument const& document) const {
  if (!is_file(document.name)) return document.name;
  if (auto const master = master_beside(document.name)) return *master;
  bool const is_whole = document.markup == &document::tex_markup &&
                        document.text.find("\\documentclass") != std::string::npos;
  if (!is_whole)
    if (auto const other = including_file(document)) return *other;
  return document.name;
}

void Workspace::read(std::string const& root, Book& book) {
  OpenDocument const* const open = documents_.find_file(root);
  book.reading = read_book(root, open ? *open->markup : markup_of("", root), context());
  book.changed = false;
  just_read_.insert(root);
}

bool Workspace::is_changed() const {
  return std::ranges::any_of(books_, [](auto const& book) { return book.second.changed; });
}

// Gives each document the main file whose book contains it: one that is in no other book is read
// alone, and a main file that another book contains is none.
void Workspace::settle_roots() {
  for (auto const& [uri, document] : documents_.all()) {
    if (document.is_style) continue;
    std::string& root = roots_[uri];
    if (root.empty()) root = document.name;
    std::string const whole = run::whole_name(document.name);
    auto const contains = [&](std::string const& other) {
      auto const found = books_.find(other);
      return found != books_.end() && found->second.reading.inputs.contains(whole);
    };
    if (root != document.name && !contains(root)) root = document.name;
    if (root == document.name)
      for (auto const& [other, book] : books_)
        if (other != root && book.reading.inputs.contains(whole) &&
            !books_[root].reading.inputs.contains(run::whole_name(other))) {
          root = other;
          break;
        }
    if (!books_.contains(root) || (books_[root].changed && root == document.name))
      read(root, books_[root]);
  }
  std::erase_if(books_, [&](auto const& book) {
    return std::ranges::none_of(roots_, [&](auto const& one) { return one.second == book.first; });
  });
}

std::vector<std::string> Workspace::read_changed() {
  for (auto& [root, book] : books_)
    if (book.changed) read(root, book);
  settle_roots();
  std::vector<std::string> again;
  for (auto const& [uri, root] : roots_)
    if (just_read_.contains(root)) again.push_back(uri);
  just_read_.clear();
  return again;
}

std::map<std::string, std::vector<FileFinding>> Workspace::findings() const {
  std::map<std::string, std::vector<FileFinding>> all;
  for (auto const& [uri, document] : documents_.all()) all[uri];
  for (auto const& [root, book] : books_)
    for (auto const& [whole, file] : book.reading.files) {
      auto& known = all[uri_of(file.name)];
      for (FileFinding const& one : file.findings)
        if (std::ranges::none_of(known, [&](FileFinding const& other) {
              return other.diagnostic == one.diagnostic;
            }))
          known.push_back(one);
    }
  return all;
}

BookReading const& Workspace::book_of(OpenDocument const& document) {
  if (is_changed()) read_changed();
  return books_[roots_[document.uri]].reading;
}

std::string Workspace::root_of(OpenDocument const& document) {
  if (is_changed()) read_changed();
  std::string const& root = roots_[document.uri];
  return root.empty() ? document.name : root;
}

std::vector<FileFinding> const& Workspace::findings_of(OpenDocument const& document) {
  static std::vector<FileFinding> const none;
  BookReading const& book = book_of(document);
  auto const found = book.files.find(run::whole_name(document.name));
  return found == book.files.end() ? none : found->second.findings;
}

std::vector<BookText> Workspace::texts_of(OpenDocument const& document) {
  std::vector<BookText> out;
  run::Disk disk;
  disk.refuse_pipes();
  bool has_own = false;
  auto const add_open = [&](OpenDocument const& open) {
    // A copy that outlives later changes of the document.
    out.push_back({open.uri, std::shared_ptr<ReadText const>(&open.read(documents_.encoding()),
                                                             [](ReadText const*) {})});
    has_own = has_own || open.uri == document.uri;
  };
  for (std::string const& name : book_of(document).texts) {
    if (OpenDocument const* const open = documents_.find_file(name)) add_open(*open);
    else
      out.push_back({uri_of_path(name),
                     std::make_shared<ReadText const>(name, bytes_of(disk, name),
                                                      markup_of("", name), documents_.encoding())});
  }
  if (!has_own) add_open(document);
  return out;
}

std::vector<std::string> Workspace::missing_files() {
  std::vector<std::string> out;
  auto const texts = documents_.texts();
  for (auto const& [root, book] : books_)
    for (std::string const& name : book.reading.watched) {
      std::error_code unknown;
      if (!is_file(name) || texts->contains(name) || fs::exists(name, unknown)) continue;
      if (requested_.insert(name).second) out.push_back(name);
    }
  return out;
}

void Workspace::forget_file(std::string const& name) { requested_.erase(run::whole_name(name)); }

std::string Workspace::keep_tokens(std::string const& uri, std::vector<std::uint32_t> data) {
  std::string id = std::to_string(next_result_++);
  std::erase_if(tokens_, [&](auto const& one) { return !documents_.find(one.first); });
  tokens_[uri] = {id, std::move(data)};
  return id;
}

std::vector<std::uint32_t> Workspace::kept_tokens(std::string const& uri,
                                                  std::string const& id) const {
  auto const found = tokens_.find(uri);
  return found == tokens_.end() || found->second.id != id ? std::vector<std::uint32_t>()
                                                          : found->second.data;
}

std::string Workspace::uri_of(std::string const& name) const {
  if (OpenDocument const* const open = documents_.find_file(name)) return open->uri;
  return is_file(name) ? uri_of_path(name) : name;
}

}  // namespace dawson::lsp

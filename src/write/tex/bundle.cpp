#include "write/tex/bundle.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <set>

#include "backend/zip_archive.hpp"
#include "disk/disk.hpp"
#include "document/tex/named_files.hpp"
#include "document/tex/syntax.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;
using document::FileUse, document::FileReference;
using Suffixes = std::vector<std::string>;

// The suffixes that \includegraphics tries, for pdfLaTeX and LuaLaTeX (pdftex.def, luatex.def and
// epstopdf-base), then for XeLaTeX (xetex.def).
constexpr auto picture_suffixes = std::to_array<std::array<std::string_view, 14>>(
    {{".pdf", ".png", ".jpg", ".mps", ".jpeg", ".jbig2", ".jb2", ".PDF", ".PNG", ".JPG", ".JPEG",
      ".JBIG2", ".JB2", ".eps"},
     {".pdf", ".PDF", ".ai", ".png", ".PNG", ".jpg", ".JPG", ".jpeg", ".JPEG", ".bmp", ".ps",
      ".eps", ".EPS", ".mps"}});

// How the file of a name is found, by its use.
struct Lookup {
  FileUse use;
  std::string_view suffix;  // tried before the name as it is
  bool only_suffix = false;
  bool is_reported = true;  // if it is missing
  bool has_code = false;    // its text names further files
};
constexpr Lookup lookups[] = {
    {FileUse::bibliography, ".bib"},
    {FileUse::bibliography_style, ".bst", true, false},
    {FileUse::document_class, ".cls", true, false, true},
    {FileUse::package, ".sty", true, false, true},
    {FileUse::source, ".tex", false, false, true},
    {FileUse::included, ".tex", false, false, true},
    {FileUse::text, ""},
    {FileUse::data, "", false, false},
    {FileUse::font, ""},
};

// Files that LaTeX's programs make from others and that arXiv uses as they are.
constexpr std::string_view made_beside_main_file[] = {".bbl", ".ind", ".gls"};

class Bundle {
 public:
  Bundle(Invocation& invocation, WovenBook const& book)
      : invocation_(invocation),
        book_(book),
        root_(fs::path(book.documents.front().name).parent_path()) {}

  std::string run() {
    for (WovenBook::Document const& document : book_.documents) take_document(document);
    for (auto const& [name, bytes] : book_.files) entries_.insert_or_assign(name, bytes);
    for (std::size_t i = 0; i < texts_.size(); ++i) take_code(i);  // which adds further texts
    for (Text const& text : texts_)
      for (FileReference const& file : text.files) take(text, file);
    take_products();
    take_style();
    if (classes_ > 1) entries_.insert_or_assign("00README.json", list_for_arxiv());
    if (invocation_.has_errors()) return {};
    std::vector<backend::ArchivedFile> files;
    for (auto& [name, bytes] : entries_) files.push_back({name, std::move(bytes)});
    return backend::zip_archive(files);
  }

 private:
  // A text that names files.
  struct Text {
    text::SourceId source;
    fs::path folder;
    std::vector<FileReference> files;
  };

  void take_document(WovenBook::Document const& document) {
    std::string const name = name_in_archive(document.name);
    if (name.empty())
      return report(
          text::error("E-BUNDLE", {}, "document outside of the folder of the main file", move_it),
          document.source);
    entries_.insert_or_assign(name, document.output);
    add_text(document.source, document.name);
    // Weaving has followed these.
    std::erase_if(texts_.back().files,
                  [](FileReference const& file) { return file.use == FileUse::included; });
    auto const& files = texts_.back().files;
    if (std::ranges::find(files, FileUse::document_class, &FileReference::use) != files.end())
      ++classes_;
  }

  void add_text(text::SourceId source, fs::path const& file) {
    texts_.push_back(
        {source, file.parent_path(), document::named_files(invocation_.sources()[source].bytes())});
    for (FileReference const& named : texts_.back().files) {
      std::string const name(written(source, named));
      if (named.use == FileUse::made) made_.insert(name);
      if (named.made_later) continue;
      if (named.use == FileUse::picture_folder) add_picture_folder(name);
      if (named.use == FileUse::picture_suffix) declared_suffixes_.push_back(name);
    }
  }

  // Folders that do not exist are left out, so that no list of names makes the search long.
  void add_picture_folder(std::string const& name) {
    fs::path const folder = fs::path(name).lexically_normal();
    bool const exists =
        may_be_read(invocation_.disk(), (root_ / folder).string()) && is_folder(root_ / folder);
    if (exists && std::ranges::find(picture_folders_, folder) == picture_folders_.end())
      picture_folders_.push_back(folder);
  }

  // Adds the user's own classes and packages, which name further files.
  void take_code(std::size_t number) {
    std::vector<FileReference> const files = texts_[number].files;
    for (FileReference const& file : files) {
      Lookup const* const lookup = lookup_of(file.use);
      if (!lookup || !lookup->has_code || file.made_later) continue;
      auto const found = find(texts_[number], file, suffixes_of(*lookup, {}));
      if (!found) continue;
      std::string const name = name_in_archive(*found);
      if (entries_.contains(name) || std::ranges::find(own_, name) != own_.end()) continue;
      if (!add(texts_[number].source, file.name, *found)) continue;
      std::string bytes = entries_.at(name);
      add_text(invocation_.sources().open(found->string(), std::move(bytes)), *found);
    }
  }

  void take(Text const& text, FileReference const& file) {
    Lookup const* const lookup = lookup_of(file.use);
    bool const is_picture = file.use == FileUse::picture;
    if ((!lookup && !is_picture) || (lookup && lookup->has_code)) return;
    std::string_view const name = written(text.source, file);
    if (missing_.contains({file.use, std::string(name)})) return;
    if (file.use == FileUse::font && !is_font_file(name)) return;
    if (file.made_later && (is_picture || lookup->is_reported))
      return report(text::warning("W-BUNDLE", file.name,
                                  "file not in the archive: LaTeX makes its name when it runs",
                                  "write its name without macros, or add the file to the archive"),
                    text.source);
    std::set<fs::path> found;
    for (Suffixes const& suffixes :
         is_picture ? suffixes_of_picture() : std::vector<Suffixes>(1, suffixes_of(*lookup, name)))
      if (auto const file_found = find(text, file, suffixes)) found.insert(*file_found);
    for (fs::path const& one : found) {
      // What epstopdf has made of an EPS file, for a machine where it does not run.
      fs::path converted = one;
      converted.replace_filename(one.stem().string() + "-eps-converted-to.pdf");
      if (add(text.source, file.name, one) && one.extension() == ".eps" &&
          has_file(invocation_.disk(), converted.string()))
        add(text.source, file.name, converted);
    }
    if (!found.empty() || made_.contains(std::string(name)) || (lookup && !lookup->is_reported))
      return;
    if (lookup && made_.contains(std::string(name) + std::string(lookup->suffix))) return;
    missing_.emplace(file.use, name);
    report(text::warning("W-BUNDLE", file.name,
                         fmt::format("file not found: {}; not in the archive", name),
                         "correct the name, unless the file belongs to TeX's installation"),
           text.source);
  }

  static Lookup const* lookup_of(FileUse use) {
    auto const* const found = std::ranges::find(lookups, use, &Lookup::use);
    return found == std::end(lookups) ? nullptr : found;
  }

  static bool is_font_file(std::string_view name) {
    return name.ends_with(".otf") || name.ends_with(".ttf") || name.ends_with(".ttc");
  }

  // Returns what is appended to a name, in this order.
  static Suffixes suffixes_of(Lookup const& lookup, std::string_view name) {
    Suffixes out;
    if (!lookup.suffix.empty() && !name.ends_with(lookup.suffix)) out.emplace_back(lookup.suffix);
    if (!lookup.only_suffix) out.emplace_back();
    return out;
  }

  std::vector<Suffixes> suffixes_of_picture() const {
    std::vector<Suffixes> out;
    if (!declared_suffixes_.empty()) out.push_back(declared_suffixes_);
    else
      for (auto const& engine : picture_suffixes) out.emplace_back(engine.begin(), engine.end());
    for (Suffixes& suffixes : out) suffixes.insert(suffixes.begin(), std::string());
    return out;
  }

  // Returns the file that LaTeX finds when it runs in the folder of the main file. Packages such as
  // `import` and `subfiles` let it look in the folder of the text that names the file, too.
  std::optional<fs::path> find(Text const& text, FileReference const& file,
                               Suffixes const& suffixes) {
    std::string name(written(text.source, file));
    std::erase_if(name, [](char c) { return c == '{' || c == '}'; });  // {{two.dots}.png}
    std::vector<fs::path> folders;
    for (fs::path const& base : {root_, text.folder}) {
      folders.push_back(base);
      if (file.use == FileUse::picture)
        for (fs::path const& folder : picture_folders_) folders.push_back(base / folder);
    }
    for (fs::path const& folder : folders)
      for (std::string const& suffix : suffixes) {
        fs::path const candidate = (folder / (name + suffix)).lexically_normal();
        if (has_file(invocation_.disk(), candidate.string())) return candidate;
      }
    return {};
  }

  // Adds a file that is named at `where`; false if it cannot be in the archive.
  bool add(text::SourceId source, text::Span where, fs::path const& file) {
    std::string const name = name_in_archive(file);
    if (name.empty()) {
      report(text::error("E-BUNDLE", where, "file outside of the folder of the main file", move_it),
             source);
      return false;
    }
    if (entries_.contains(name)) return true;
    try {
      entries_.emplace(name, invocation_.disk().read_regular(file.string()));
      return true;
    } catch (SystemError const& reason) {
      report(text::error("E-BUNDLE", where, reason.what(), "make the file readable"), source);
      return false;
    }
  }

  void take_products() {
    fs::path main(book_.documents.front().name);
    for (std::string_view const suffix : made_beside_main_file)
      if (has_file(invocation_.disk(), main.replace_extension(suffix).string()))
        add(book_.documents.front().source, {}, main);
  }

  void take_style() {
    UsedFonts fonts;
    for (auto const& [name, bytes] : entries_) fonts.look_at(bytes);
    for (text::EmbeddedFile const& file : fonts.files())
      entries_.insert_or_assign(std::string(file.name), std::string(file.bytes));
  }

  // Returns 00README.json (https://info.arxiv.org/help/00README.html). arXiv has these engines.
  std::string list_for_arxiv() const {
    WovenBook::Document const& main = book_.documents.front();
    std::string_view const engine =
        document::engine_comment(invocation_.sources()[main.source].bytes());
    nlohmann::ordered_json list;
    if (engine == "pdflatex" || engine == "xelatex") list["process"]["compiler"] = engine;
    list["sources"] = {{{"filename", name_in_archive(main.name)}, {"usage", "toplevel"}}};
    return list.dump(2) + "\n";
  }

  // Returns a path relative to the folder of the main file; empty outside of it.
  std::string name_in_archive(fs::path const& file) const {
    fs::path const name =
        whole_path(file).lexically_relative(whole_path(root_.empty() ? "." : root_));
    return name.empty() || *name.begin() == ".." ? std::string() : name.generic_string();
  }

  std::string_view written(text::SourceId source, FileReference const& file) const {
    return invocation_.sources()[source].bytes().substr(file.name.begin,
                                                        file.name.end - file.name.begin);
  }

  void report(text::Diagnostic finding, text::SourceId source) {
    invocation_.report(std::move(finding), source);
  }

  static constexpr char const* move_it =
      "move it below that folder, and write a path without `..` at its start";

  Invocation& invocation_;
  WovenBook const& book_;
  fs::path root_;  // the folder that LaTeX runs in
  std::vector<Text> texts_;
  std::map<std::string, std::string> entries_;  // by name in the archive
  std::vector<std::string> const own_ = style_file_names();
  std::set<std::string> made_;  // by the documents themselves
  std::set<std::pair<FileUse, std::string>> missing_;
  Suffixes declared_suffixes_;
  std::vector<fs::path> picture_folders_;  // from the folder of the main file
  int classes_ = 0;                        // documents with a \documentclass
};

}  // namespace

std::string make_bundle(Invocation& invocation, WovenBook const& book) {
  return Bundle(invocation, book).run();
}

}  // namespace dawson::run

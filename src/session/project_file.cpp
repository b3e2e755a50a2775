#include "session/project_file.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include "disk/disk.hpp"
#include "document/fields/values.hpp"
#include "document/listing/listing_words.hpp"
#include "document/settings.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "session/proofs.hpp"
#include "style/yaml_reading.hpp"
#include "text/closest_name.hpp"
#include "text/suggestions.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

// Reads the table of authors. `Petko A. Petkov: [P. A. Petkov, Petkow]` gives the printed form and
// other forms of the same name.
class AuthorReader {
 public:
  AuthorReader(Invocation& invocation, text::SourceId id)
      : invocation_(invocation), id_(id), yaml_(invocation.sources()[id]) {}

  void run(AuthorForms& forms) {
    try {
      YAML::Node const root = YAML::Load(std::string(
          invocation_.sources()[id_].bytes().substr(invocation_.sources()[id_].start())));
      if (!root.IsMap()) say(yaml_.span(root));
      else
        for (auto const& entry : root) take(entry.first, entry.second, forms);
    } catch (YAML::Exception const& problem) {
      say({yaml_.offset(problem.mark), yaml_.offset(problem.mark)});
    }
    invocation_.report(std::move(findings_), id_);
  }

 private:
  void take(YAML::Node const& printed, YAML::Node const& forms, AuthorForms& into) {
    bool const one = printed.IsScalar() && forms.IsScalar(), list = forms.IsSequence();
    if (!printed.IsScalar() || (!one && !list)) return say(yaml_.span(printed));
    if (one) return add(forms, printed.Scalar(), into);
    for (YAML::Node const& form : forms) add(form, printed.Scalar(), into);
  }

  // "Petkov, Petko" is the same as the name in reading order.
  void add(YAML::Node const& form, std::string const& printed, AuthorForms& into) {
    if (!form.IsScalar()) return say(yaml_.span(form));
    std::string name = form.Scalar();
    if (std::size_t const comma = name.find(", "); comma != std::string::npos)
      name = name.substr(comma + 2) + " " + name.substr(0, comma);
    auto const [known, is_new] = into.emplace(name, printed);
    if (!is_new && known->second != printed)
      findings_.push_back(text::error("E-PROJECT", yaml_.span(form),
                                      fmt::format("`{}` already means `{}`", name, known->second),
                                      "list each form under one name only"));
  }

  void say(text::Span where) {
    findings_.push_back(text::error(
        "E-PROJECT", where, "expected a table of names",
        "write `Petko A. Petkov: [P. A. Petkov, Petkow]`: the printed form, then its other forms"));
  }

  Invocation& invocation_;
  text::SourceId id_;
  YamlReading yaml_;
  text::Diagnostics findings_;
};

class ProjectReader {
 public:
  ProjectReader(Invocation& invocation, text::SourceId id)
      : invocation_(invocation), id_(id), yaml_(invocation.sources()[id]) {
    project_.source = id;
  }

  Project run() {
    std::string const bytes(
        invocation_.sources()[id_].bytes().substr(invocation_.sources()[id_].start()));
    try {
      YAML::Node const root = YAML::Load(bytes);
      if (root.IsMap()) take_all(root);
      else if (!root.IsNull())
        say(yaml_.span(root), "expected lines of `key: value`",
            "write for example `style: house.yaml`");
    } catch (YAML::Exception const& problem) {
      std::size_t const at = yaml_.offset(problem.mark);
      say({at, at}, fmt::format("invalid YAML: {}", problem.msg), "write `style: house.yaml`");
    }
    invocation_.report(std::move(findings_), id_);
    return std::move(project_);
  }

 private:
  struct Key {
    std::string_view name;
    void (ProjectReader::*take)(YAML::Node const& value);
  };
  static std::vector<Key> const& keys() {
    static std::vector<Key> const all{
        {"style", &ProjectReader::take_style},       {"language", &ProjectReader::take_language},
        {"defaults", &ProjectReader::take_defaults}, {"limits", &ProjectReader::take_limits},
        {"authors", &ProjectReader::take_authors},   {"master", &ProjectReader::take_master},
        {"popeye", &ProjectReader::take_popeye},     {"proofs", &ProjectReader::take_proofs}};
    return all;
  }

  void take_all(YAML::Node const& root) {
    for (auto const& entry : root) {
      if (!entry.first.IsScalar()) {
        say(yaml_.span(entry.first), "a key must be a word",
            "write for example `style: house.yaml`");
        continue;
      }
      std::string const& name = entry.first.Scalar();
      auto const key = std::ranges::find(keys(), name, &Key::name);
      if (key == keys().end()) say_unknown("key", entry.first, names_of(keys()));
      else (this->*key->take)(entry.second);
    }
  }

  void take_style(YAML::Node const& value) {
    if (!is_text(value)) return;
    project_.style_where = yaml_.span(value);
    project_.style = document::style_named(value.Scalar(), folder_of(), id_, yaml_.span(value));
  }

  void take_master(YAML::Node const& value) {
    if (!is_text(value)) return;
    project_.master = allowed_file(value);
  }

  // A name without a slash is searched in PATH.
  void take_popeye(YAML::Node const& value) {
    if (!is_text(value)) return;
    bool const is_path = value.Scalar().find('/') != std::string::npos;
    if (is_path) project_.popeye = allowed_file(value);
    else project_.popeye = value.Scalar();
  }

  void take_proofs(YAML::Node const& value) {
    if (is_text(value)) project_.proofs = allowed_file(value);
  }

  void take_language(YAML::Node const& value) {
    if (!is_text(value)) return;
    std::vector<std::string_view> words;
    for (auto const& [word, language] : chess::language_names()) {
      if (word == value.Scalar()) project_.language = language;
      words.push_back(word);
    }
    if (!project_.language) say_unknown("language", value, words);
  }

  // Reads the defaults: a file of fields, or the fields themselves.
  void take_defaults(YAML::Node const& value) {
    if (value.IsScalar()) {
      if (auto const id = opened(value)) project_.defaults = *id;
      return;
    }
    if (!value.IsMap())
      return say(yaml_.span(value), "`defaults` must be a file or fields",
                 "write for example `defaults: {size: 5mm}`");
    std::string bytes;
    std::vector<SourceChunk> pieces;
    for (auto const& entry : value) {
      if (!entry.first.IsScalar() || !is_text(entry.second)) continue;
      pieces.push_back({bytes.size(), id_, yaml_.offset(entry.first.Mark())});
      bytes += entry.first.Scalar() + ": ";
      pieces.push_back({bytes.size(), id_, yaml_.content_span(entry.second).begin});
      bytes += entry.second.Scalar() + "\n";
    }
    project_.defaults = invocation_.open_spliced(std::string(invocation_.sources()[id_].name()),
                                                 std::move(bytes), std::move(pieces));
  }

  void take_limits(YAML::Node const& value) {
    if (!value.IsMap())
      return say(yaml_.span(value), "`limits` must contain names and numbers",
                 "write for example `limits: {squares: 20000}`");
    for (auto const& entry : value) {
      std::string const name = entry.first.IsScalar() ? entry.first.Scalar() : "";
      auto const limit = std::ranges::find(text::limit_table(), name, &text::Limit::name);
      if (limit == text::limit_table().end()) {
        say_unknown("limit", entry.first, names_of(text::limit_table()));
        continue;
      }
      std::uint64_t number = 0;
      if (!YAML::convert<std::uint64_t>::decode(entry.second, number) || number < 1 ||
          number > limit->highest)
        say(yaml_.span(entry.second),
            fmt::format("`{}` must be a number from 1 to {}", name, limit->highest),
            fmt::format("write the maximum number of {}", limit->of));
      else if (invocation_.disk().confinement().has_begun() &&
               number > text::Limits().*limit->value)
        say(yaml_.span(entry.second), "this file cannot raise a limit with `--sandbox`",
            fmt::format("use `--limit {}={}`", name, number));
      else project_.limits[name] = number;
    }
  }

  // Reads the table of authors from its own file, so that errors are reported there.
  void take_authors(YAML::Node const& value) {
    if (!is_text(value)) return;
    if (auto const id = opened(value)) AuthorReader(invocation_, *id).run(project_.authors);
  }

  // Opens the file that a value names; an unreadable file is reported and gives nothing.
  std::optional<text::SourceId> opened(YAML::Node const& value) {
    auto const read = invocation_.files_beside("")(file(value));
    if (read) return read->id;
    refuse_file(value, read.error().message);
    return {};
  }

  // Returns the name of a file that may be read; empty, with E-PROJECT, for another one.
  std::string allowed_file(YAML::Node const& value) {
    std::string name = file(value);
    if (may_be_read(invocation_.disk(), name)) return name;
    refuse_file(value, fmt::format("`{}` is outside this folder, which `--sandbox` forbids", name));
    return {};
  }

  void refuse_file(YAML::Node const& value, std::string message) {
    say(yaml_.span(value), std::move(message),
        fmt::format("name a file in the folder of {}", project_file));
  }

  bool is_text(YAML::Node const& value) {
    if (value.IsScalar()) return true;
    say(yaml_.span(value), "expected a single value",
        "write one text, in quotes if it contains punctuation of YAML");
    return false;
  }

  void say_unknown(std::string_view what, YAML::Node const& name,
                   std::vector<std::string_view> const& known) {
    std::string const written = name.IsScalar() ? name.Scalar() : "";
    findings_.push_back(text::suggesting(
        text::error("E-PROJECT", yaml_.span(name), fmt::format("unknown {} `{}`", what, written),
                    fmt::format("use one of: {}", fmt::join(known, ", "))),
        text::meant_name(written, known)));
  }

  void say(text::Span where, std::string message, std::string hint) {
    findings_.push_back(text::error("E-PROJECT", where, std::move(message), std::move(hint)));
  }

  document::FolderOf folder_of() const {
    return [this](text::SourceId id, text::Span where) { return invocation_.folder_of(id, where); };
  }
  std::string file(YAML::Node const& value) const {
    return document::file_named(value.Scalar(), folder_of(), id_, yaml_.span(value));
  }

  Invocation& invocation_;
  text::SourceId id_;
  YamlReading yaml_;
  text::Diagnostics findings_;
  Project project_;
};

}  // namespace

Project read_project(Invocation& invocation, std::string const& folder) {
  std::string const path = (fs::path(folder) / project_file).string();
  Project project;
  if (is_file(path)) {
    text::SourceId const id = invocation.sources().open(path, invocation.disk().read_regular(path));
    project = ProjectReader(invocation, id).run();
  }
  if (project.proofs.empty()) project.proofs = (fs::path(folder) / proofs_file).string();
  return project;
}

void resolve_language(document::FrontMatter& front, Project const& project) {
  if (project.language && front.language.empty())
    front.language = chess::about(*project.language).code;
}

std::string master_of_project() {
  Invocation invocation;
  MutedFindings const silence(invocation);
  return read_project(invocation, "").master;
}

namespace {

using problem::FieldId;

constexpr std::size_t most_names = 20'000;  // later ones are not compared

// Transcriptions of one sound, longest first; names are compared by the second form.
constexpr std::pair<std::string_view, std::string_view> spellings[] = {
    {"tsch", "c"}, {"tch", "c"}, {"sch", "s"}, {"ch", "c"}, {"cz", "c"}, {"sh", "s"},
    {"sz", "s"},   {"zh", "z"},  {"ck", "k"},  {"ph", "f"}, {"ae", "a"}, {"oe", "o"},
    {"ue", "u"},   {"ie", "i"},  {"ij", "i"},  {"iy", "i"}, {"ii", "i"}, {"ff", "f"},
    {"w", "v"},    {"y", "i"},   {"j", "i"},   {"x", "ks"}, {"ß", "s"},  {"ss", "s"}};

// Returns a phonetic key of a surname, the same for all transcriptions.
std::string phonetic_key(std::string const& surname) {
  std::string const letters = text::folded(surname);
  std::string out;
  for (std::size_t at = 0; at < letters.size();) {
    auto const* const found = std::ranges::find_if(spellings, [&](auto const& sound) {
      return letters[at] == sound.first.front() &&
             std::string_view(letters).substr(at).starts_with(sound.first);
    });
    bool const known = found != std::end(spellings);
    out += known ? found->second : std::string_view(letters).substr(at, 1);
    at += known ? found->first.size() : 1;
  }
  return out;
}

std::vector<std::string> words_of(std::string const& given) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin < given.size();) {
    std::size_t const end = std::min(given.find_first_of(" .-", begin), given.size());
    if (end > begin) words.push_back(text::folded(given.substr(begin, end - begin)));
    begin = end + 1;
  }
  return words;
}

// Compares given names: "Petko A.", "P." and no name are compatible.
bool may_be_one_person(std::vector<std::string> const& one, std::string const& other) {
  std::vector<std::string> const two = words_of(other);
  for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i)
    if (!one[i].starts_with(two[i]) && !two[i].starts_with(one[i])) return false;
  return true;
}

constexpr std::size_t shortest_surname = 3;

}  // namespace

void settle_authors(problem::Problem& problem, AuthorForms const& forms) {
  auto const authors = problem.entries.find(FieldId::author);
  if (forms.empty() || authors == problem.entries.end()) return;
  for (problem::Entry& entry : authors->second) {
    auto const form = forms.find(prose::plain(entry.text));
    if (form == forms.end()) continue;
    text::SourceMappedText name;
    name.append_for(form->second, entry.where);
    entry.text = {prose::Text{form->second}};
    entry.name = document::read_person_name(name, document::markdown_markup, {});
  }
}

void AuthorSpellings::look(problem::Problem const& problem, text::SourceId source,
                           std::optional<text::Span> where, text::Diagnostics& findings) {
  for (problem::Entry const& entry : problem.all(FieldId::author)) {
    std::string const written = prose::plain(entry.text);
    // Initials alone do not identify an author: A, B A.
    if (!entry.name || prose::plain(entry.name->surname).size() < shortest_surname) continue;
    if (count_ >= most_names || document::is_unknown_author(written)) continue;
    Name const name{written, prose::plain(entry.name->surname), prose::plain(entry.name->given),
                    where.value_or(entry.where), source};
    auto& same_sound = names_[phonetic_key(name.surname)];
    if (std::ranges::find(same_sound, written, &Name::written) != same_sound.end()) continue;
    std::vector<std::string> const given = words_of(name.given);
    auto const other = std::ranges::find_if(
        same_sound, [&](Name const& known) { return may_be_one_person(given, known.given); });
    if (other != same_sound.end()) {
      auto finding = text::warning(
          "W-AUTHOR", name.where,
          fmt::format("{} and {} may be two spellings of one name", other->written, written),
          "use one spelling, or choose the printed one in the table `authors` of `dawson.yaml`");
      finding.notes.push_back({other->where, "other spelling here", other->source});
      findings.push_back(std::move(finding));
    }
    same_sound.push_back(name);
    ++count_;
  }
}

}  // namespace dawson::run

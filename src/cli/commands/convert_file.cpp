#include "cli/commands/convert_file.hpp"

#include <fmt/format.h>

#include <charconv>
#include <deque>
#include <limits>
#include <map>
#include <memory>
#include <optional>

#include "backend/embedded_source.hpp"
#include "cli/commands/documents.hpp"
#include "cli/options.hpp"
#include "collection/json.hpp"
#include "collection/selection.hpp"
#include "disk/disk.hpp"
#include "document/directive_text.hpp"
#include "notation/notations.hpp"
#include "session/workers.hpp"
#include "text/encoding.hpp"
#include "text/limits.hpp"
#include "text/scanning.hpp"

namespace dawson::cli {
namespace {

// A range of offsets in the file.
struct Range {
  std::size_t begin = 0;
  std::size_t end = std::numeric_limits<std::size_t>::max();
};

Range range_of(Shard shard, std::uint64_t size) {
  Range range;
  range.begin = size * (shard.number - 1) / shard.of;
  if (shard.number < shard.of) range.end = size * shard.number / shard.of;
  return range;
}

// Limits the messages about fields that a target cannot contain, since a file may have a million
// problems: the first of each kind is reported with its position, the others are counted.
class Losses {
 public:
  text::Diagnostics first_of_each(text::Diagnostics findings) {
    std::erase_if(findings, [&](text::Diagnostic const& finding) {
      return finding.code == "W-LOSS" && ++counts_[finding.message] > 1;
    });
    return findings;
  }

  text::Diagnostics rest() const {
    text::Diagnostics findings;
    for (auto const& [message, count] : counts_)
      if (count > 1)
        findings.push_back(
            text::warning("W-LOSS", {}, fmt::format("{} ({} times)", message, count)));
    return findings;
  }

 private:
  std::map<std::string, std::size_t> counts_;
};

// Writes sealed problems: the authors are only in the key, which is a problem file itself.
void write_anonymous(run::Invocation& invocation, FileConversion const& conversion,
                     std::vector<collection::FiledRecord> problems) {
  text::Diagnostics findings;
  collection::AnonymousEntries const anonymous =
      collection::anonymous(std::move(problems), findings);
  std::string out, key;
  for (collection::FiledRecord const& entry : anonymous.entries) {
    std::size_t const before = findings.size();
    auto const written = conversion.to->write(entry.record, findings);
    text::set_source(findings, entry.source, before);
    if (written && !out.empty()) out += conversion.to->between;
    if (written) out += *written;
  }
  invocation.report(std::move(findings));
  invocation.disk().append(conversion.output, out);
  for (collection::Record const& problem : anonymous.key)
    key += collection::write_json(problem) + '\n';
  invocation.disk().write(conversion.key, key);
}

// Converts entry by entry; output and findings keep the order of the entries, whichever thread
// reads them.
class Converter {
 public:
  Converter(FileConversion const& conversion, Values const& values)
      : conversion_(conversion),
        session_(values),
        invocation_(session_.invocation()),
        name_(conversion.input == "-" ? "<stdin>" : conversion.input),
        seals_(!conversion.key.empty()) {
    take_fences(values, invocation_);
  }

  int run() {
    auto input = invocation_.disk().open(conversion_.input);
    Range const part = range_of(conversion_.shard, input.size().value_or(0));
    std::string const carried = conversion_.of_picture ? source_of_picture(input) : std::string();
    if (conversion_.of_picture && carried.empty()) return session_.finish();
    std::string_view rest = carried;
    collection::Lines lines([&] {
      return conversion_.of_picture ? std::exchange(rest, std::string_view()) : input.next();
    });
    if (auto const fault = text::utf16_fault(lines.peek())) {
      invocation_.report(*fault, invocation_.sources().open(name_, std::string(lines.peek())));
      return session_.finish();
    }
    collection::Format const& to = *conversion_.to;
    write(conversion_.shard.number == 1 ? to.head : std::string_view());
    convert_all(lines, part);
    if (seals_) write_anonymous(invocation_, conversion_, std::move(anonymous_));
    invocation_.report(losses_.rest(), invocation_.sources().open(name_, ""));
    write(conversion_.shard.number == conversion_.shard.of ? to.tail : std::string_view());
    return session_.finish();
  }

 private:
  // Returns the source that the picture carries, as a directive of Markdown; empty with an error.
  std::string source_of_picture(run::InputStream& input) {
    std::string bytes;
    for (std::string_view more = input.next(); !more.empty(); more = input.next()) bytes += more;
    std::string const source = backend::source_in(bytes);
    if (!source.empty()) return document::block_text(source, document::markdown_markup);
    invocation_.report(
        text::error("E-IMAGE", {}, "the picture does not carry the source of a diagram",
                    "draw it with `dawson board --embed-source`"),
        invocation_.sources().open(name_, ""));
    return {};
  }

  struct Converted {
    std::vector<std::string> written{};         // one string per record
    std::vector<collection::Record> records{};  // records to be sealed
    std::size_t problems = 0;
    text::Diagnostics findings{};
  };
  struct Asked {
    std::shared_ptr<collection::Stretch> entry;
    bool own = false;
  };

  void convert_all(collection::Lines& lines, Range const& part) {
    auto const reader = conversion_.from->open(
        {invocation_.plugin_fences(), conversion_.tags, invocation_.sources().limits().pgn_game});
    std::optional<run::InOrder<Converted>> converted;
    std::size_t entries = 0, most_waiting = 0;
    converted.emplace(nullptr, invocation_.sources().limits());
    auto const take_all_but = [&](std::size_t waiting) {
      while (converted->waiting() > waiting) take(*converted);
    };
    for (collection::Stretch cut; reader->cut(lines, cut); cut = {}) {
      if (cut.offset >= part.end) break;
      bool const own = cut.offset >= part.begin;
      // Entries before the requested part are needed only until a record has been written.
      if (!own && any_before_ && !reader->carries_on()) continue;
      run::Workers* const workers =
          own && reader->reads_each_alone() ? invocation_.workers(++entries) : nullptr;
      if (workers && most_waiting == 0) {
        converted.emplace(workers, invocation_.sources().limits());
        most_waiting = run::InOrder<Converted>::enough(invocation_.threads());
      }
      auto const entry = std::make_shared<collection::Stretch>(std::move(cut));
      asked_.push_back({entry, own});
      converted->ask([this, entry, &reader = *reader] { return convert(*entry, reader); });
      take_all_but(most_waiting);
    }
    take_all_but(0);
    text::Diagnostics of_file;
    reader->finish(of_file);
    if (!of_file.empty())
      invocation_.report(std::move(of_file), invocation_.sources().open(name_, ""));
  }

  Converted convert(collection::Stretch const& entry, collection::EntryReader& reader) const {
    text::Source const source(name_, entry.bytes, entry.first, invocation_.sources().limits());
    Converted out;
    try {
      text::WorkBudget steps(source.limits());
      steps.allow_bytes(source.bytes().size());
      for (collection::Record& record : reader.read(entry, source, out.findings)) {
        ++out.problems;
        if (seals_) out.records.push_back(std::move(record));
        else if (auto written = conversion_.to->write(record, out.findings))
          out.written.push_back(std::move(*written));
      }
    } catch (text::TooManySteps const&) {
      run::leave_to_asking_thread();
      out.findings.push_back(text::too_many_steps({0, 0}, source.limits()));
    }
    return out;
  }

  void take(run::InOrder<Converted>& all) {
    text::WorkBudget steps(invocation_.sources().limits());
    auto const [entry, own] = std::move(asked_.front());
    asked_.pop_front();
    steps.allow_bytes(entry->bytes.size());
    Converted made = all.take();
    problems_ += made.problems;
    if (made.problems > 0)
      session_.progress().show([&] { return fmt::format("{} problems", problems_); });
    for (std::string const& written : made.written) {
      if (own && any_before_) write(conversion_.to->between);
      if (own) write(written);
      any_before_ = true;
    }
    if (made.findings.empty() && !seals_) return;
    text::SourceId const id =
        invocation_.sources().open(name_, std::move(entry->bytes), entry->first);
    for (collection::Record& record : made.records) anonymous_.push_back({std::move(record), id});
    if (own) invocation_.report(losses_.first_of_each(std::move(made.findings)), id);
    session_.emit();
    if (!seals_) invocation_.sources().close(id);
  }

  void write(std::string_view bytes) { invocation_.disk().append(conversion_.output, bytes); }

  FileConversion const& conversion_;
  Session session_;
  run::Invocation& invocation_;
  std::string name_;
  bool seals_;
  Losses losses_;
  std::vector<collection::FiledRecord> anonymous_;  // of a tourney
  std::deque<Asked> asked_;
  std::size_t problems_ = 0;
  bool any_before_ = false;  // a record has been written from any part
};

}  // namespace

Shard read_shard(std::string const& text) {
  Shard shard;
  char const* const end = text.data() + text.size();
  auto const number = std::from_chars(text.data(), end, shard.number);
  bool sound = number.ec == std::errc() && number.ptr != end && *number.ptr == '/';
  if (sound) {
    auto const of = std::from_chars(number.ptr + 1, end, shard.of);
    sound = of.ec == std::errc() && of.ptr == end;
  }
  if (!sound || shard.number == 0 || shard.number > shard.of)
    throw UsageError(fmt::format("--shard {}: write K/N for part K of N", text));
  return shard;
}

std::optional<FileConversion> file_conversion(Values const& values) {
  std::string const from = values["from"], shard = values["shard"];
  std::string const to = values.has("to") ? values["to"] : "";
  auto const wanted = [&]() -> std::optional<FileConversion> {
    if (!values.has("file")) return {};
    FileConversion files;
    files.input = values["file"];
    files.output = values["output"];
    bool const of_notations = notation::find_notation(from) || !collection::find_format(from);
    bool const to_a_file = to.empty() && collection::format_of_file(files.output);
    if (!from.empty() && of_notations && !to_a_file) return {};
    files.of_picture =
        from.empty() && (suffix_of(files.input) == ".svg" || suffix_of(files.input) == ".png");
    files.from = files.of_picture ? collection::find_format("md")
                 : from.empty()   ? collection::format_of_file(files.input)
                                  : collection::find_format(from);
    files.to = to.empty() ? collection::format_of_file(files.output) : collection::find_format(to);
    bool const of_problems = files.to && !notation::find_notation(to);
    if (of_problems && !files.from && from.empty())
      throw UsageError(
          fmt::format("--file {}: unknown format; use a suffix among {}, or name the "
                      "format with --from",
                      files.input, collection::known_suffixes()));
    if (!files.from || !files.to) return {};
    if (values.has("tags")) {
      auto rules = collection::pgn::read_tag_rules(values["tags"]);
      if (!rules)
        throw UsageError(fmt::format("--tags: {}; {}", rules.error().message, rules.error().hint));
      files.tags = std::move(*rules);
    }
    return files;
  };
  auto files = wanted();
  if (values.has("tags") && (!files || files->from != collection::find_format("pgn")))
    throw UsageError("--tags needs a file of PGN: --file games.pgn");
  if (!files && values.has("anonymous"))
    throw UsageError("--anonymous needs a file of problems: --file ENTRIES -o entries.md");
  if (!files && !shard.empty())
    throw UsageError("--shard needs --file with problems and an output file of problems");
  if (!files) return {};
  if (values.has("anonymous") && !shard.empty())
    throw UsageError("--anonymous cannot be used with --shard, because it numbers all entries");
  files->key = values["anonymous"];
  if (!shard.empty()) files->shard = read_shard(shard);
  if (files->shard.of > 1 && files->input == "-")
    throw UsageError("--shard needs a file, because standard input has no known size");
  if (!values.operands().empty()) throw UsageError("give a string or --file, not both");
  return files;
}

void refuse_other_output(std::optional<FileConversion> const& files, Values const& values) {
  std::string const to = values.has("to") ? values["to"] : "";
  OutputChoice choice{"convert", {}, "--to", to};
  if (files || (values.has("file") && to.empty())) {
    for (collection::Format const& format : collection::formats()) {
      WrittenFormat& row =
          choice.formats.emplace_back(WrittenFormat{std::string(format.name), "", {}});
      for (std::string_view const suffix : format.suffixes)
        row.suffixes.push_back(text::lower_case(suffix));
    }
  }
  if (!files) {
    std::string const& form = values["to"];
    choice.formats.push_back({form, "text", {".txt", ".text", ".fen", ".epd", "." + form}});
    if (form == "html") choice.formats.back().suffixes.emplace_back(".htm");
  }
  refuse_other_suffix(values["output"], choice);
}

int convert_collection(FileConversion const& conversion, Values const& values) {
  return Converter(conversion, values).run();
}

}  // namespace dawson::cli

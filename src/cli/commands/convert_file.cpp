#include "cli/commands/convert_file.hpp"

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <map>

#include "collection/json.hpp"
#include "collection/sealed.hpp"
#include "notation/notations.hpp"
#include "run/disk/disk.hpp"
#include "text/encoding.hpp"
#include "text/steps.hpp"

namespace dawson::cli {
namespace {

// The offsets that belong to a part of the file.
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

// What a target lacks would be said for each of a million problems: the first of a kind has its
// place, the rest are counted.
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

// Whose they are stands in the key alone, which is a file of problems itself.
void write_sealed(run::Job& job, FileConversion const& conversion,
                  std::vector<collection::FiledRecord> problems) {
  text::Diagnostics findings;
  collection::SealedEntries const sealed = collection::sealed(std::move(problems), findings);
  std::string out, key;
  for (collection::FiledRecord const& entry : sealed.entries) {
    std::size_t const before = findings.size();
    auto const written = conversion.to->write(entry.record, findings);
    text::set_source(findings, entry.source, before);
    if (written && !out.empty()) out += conversion.to->between;
    if (written) out += *written;
  }
  job.report(std::move(findings));
  job.disk().append(conversion.output, out);
  for (collection::Record const& problem : sealed.key)
    key += collection::write_json(problem) + '\n';
  job.disk().write(conversion.key, key);
}

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
    throw UsageError(fmt::format("--shard {}: write K/N, the K-th of N parts", text));
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
    files.from =
        from.empty() ? collection::format_of_file(files.input) : collection::find_format(from);
    files.to = to.empty() ? collection::format_of_file(files.output) : collection::find_format(to);
    // Games are no list of positions either.
    bool const of_games = files.input.ends_with(".pgn");
    bool const of_problems = files.to && !notation::find_notation(to);
    if ((of_games || of_problems) && !files.from && from.empty())
      throw UsageError(
          fmt::format("--file {}: files of this kind are not read, but {}; --from says "
                      "of which kind a file is that is called otherwise",
                      files.input, collection::known_suffixes()));
    if (!files.from || !files.to) return {};
    return files;
  };
  auto files = wanted();
  if (!files && values.has("anonymous"))
    throw UsageError("--anonymous is for files of problems: --file ENTRIES -o entries.md");
  if (!files && !shard.empty())
    throw UsageError("--shard is for files of many problems that are written as such a file");
  if (!files) return {};
  if (values.has("anonymous") && !shard.empty())
    throw UsageError("--anonymous numbers all entries: no --shard");
  files->key = values["anonymous"];
  if (!shard.empty()) files->shard = read_shard(shard);
  if (files->shard.of > 1 && files->input == "-")
    throw UsageError("--shard: standard input has no size that could be divided; name a file");
  if (!values.operands().empty()) throw UsageError("a string or --file, not both");
  return files;
}

int convert_collection(FileConversion const& conversion, Values const& values) {
  Session session(values);
  run::Job& job = session.job();
  auto input = job.disk().open(conversion.input);
  Range const part = range_of(conversion.shard, input.size().value_or(0));
  auto const write = [&](std::string_view bytes) { job.disk().append(conversion.output, bytes); };
  collection::Lines lines([&] { return input.next(); });
  auto const reader = conversion.from->open();
  collection::Format const& to = *conversion.to;
  std::string const name = conversion.input == "-" ? "<stdin>" : conversion.input;

  if (auto const fault = text::utf16_fault(lines.peek())) {
    job.report(*fault, job.sources().open(name, std::string(lines.peek())));
    return session.finish();
  }
  Losses losses;
  std::vector<collection::FiledRecord> entries;  // of a tourney
  bool const seals = !conversion.key.empty();
  std::size_t problems = 0;
  bool any_before = false;  // a record has been written, in whatever part
  write(conversion.shard.number == 1 ? to.head : std::string_view());
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    if (entry.offset >= part.end) break;
    bool const own = entry.offset >= part.begin;
    // What stands before a part concerns it only until it is known whether something is written.
    if (!own && any_before && !reader->carries_on()) continue;
    text::SourceId const id = job.sources().open(name, std::move(entry.bytes), entry.first_line);
    text::Diagnostics findings;
    try {
      text::Steps steps(job.sources().limits());
      steps.allow_bytes(job.sources()[id].bytes().size());
      for (collection::Record const& record : reader->read(job.sources()[id], findings)) {
        ++problems;
        session.progress().show([&] { return fmt::format("{} problems", problems); });
        if (seals) {
          entries.push_back({record, id});
          continue;
        }
        auto const written = to.write(record, findings);
        if (!written) continue;
        if (own && any_before) write(to.between);
        if (own) write(*written);
        any_before = true;
      }
    } catch (text::TooManySteps const&) {
      findings.push_back(text::too_many_steps({0, 0}, job.sources().limits()));
    }
    if (own) job.report(losses.first_of_each(std::move(findings)), id);
    session.tell();
    if (!seals) job.sources().close(id);
  }
  if (seals) write_sealed(job, conversion, std::move(entries));
  job.report(losses.rest(), job.sources().open(name, ""));
  write(conversion.shard.number == conversion.shard.of ? to.tail : std::string_view());
  return session.finish();
}

}  // namespace dawson::cli

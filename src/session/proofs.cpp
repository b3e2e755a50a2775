#include "session/proofs.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "disk/disk.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

using nlohmann::json;

constexpr char const* asked_key = "asked";
constexpr char const* version_key = "popeye";
constexpr char const* verdict_key = "verdict";
constexpr char const* solution_key = "solution";
constexpr char const* seconds_key = "seconds";

bool is_proof(json const& line) {
  auto const has_text = [&](char const* key) {
    auto const found = line.find(key);
    return found != line.end() && found->is_string();
  };
  auto const seconds = line.is_object() ? line.find(seconds_key) : line.end();
  return line.is_object() && has_text(asked_key) && has_text(version_key) &&
         has_text(verdict_key) && has_text(solution_key) &&
         (seconds == line.end() || seconds->is_number_integer());
}

}  // namespace

void Proofs::read(std::string_view bytes, text::Diagnostics& findings) {
  std::size_t others = 0;
  text::Span first_other;
  for (std::size_t begin = 0; begin < bytes.size();) {
    std::size_t const end = std::min(bytes.find('\n', begin), bytes.size());
    std::string_view line = bytes.substr(begin, end - begin);
    text::Span const where{begin, end};
    begin = end + 1;
    while (line.ends_with(',') || line.ends_with('\r') || line.ends_with(' '))
      line.remove_suffix(1);
    if (line.empty() || line == "[" || line == "]") continue;
    json const read = json::parse(line, nullptr, false);
    if (read.is_discarded() || !is_proof(read)) {
      if (++others == 1) first_other = where;
      continue;
    }
    proofs_[read[asked_key]] = {read[version_key], read[verdict_key], read[solution_key],
                                read.value(seconds_key, 0)};
  }
  if (others > 0)
    findings.push_back(text::warning(
        "W-PROOF", first_other,
        others == 1 ? std::string("this line is not a proof; ignored")
                    : fmt::format("this line and {} more are not proofs; ignored", others - 1),
        "run `dawson prove` again, which writes the file"));
}

Proof const* Proofs::find(std::string const& asked) const {
  auto const found = proofs_.find(asked);
  return found == proofs_.end() ? nullptr : &found->second;
}

std::string Proofs::text() const {
  std::string out = "[";
  for (auto const& [asked, proof] : proofs_) {
    nlohmann::ordered_json line;
    line[asked_key] = asked;
    line[version_key] = proof.version;
    line[verdict_key] = proof.verdict;
    if (proof.seconds > 0) line[seconds_key] = proof.seconds;
    line[solution_key] = proof.solution;
    out +=
        (out.size() > 1 ? ",\n" : "\n") + line.dump(-1, ' ', false, json::error_handler_t::replace);
  }
  return out + "\n]\n";
}

void Invocation::use_proofs(std::string const& path) {
  proofs() = {};
  if (path.empty()) return;
  text::SourceId const id = sources().open(path, disk().read_kept(path));
  text::Diagnostics findings;
  proofs().read(sources()[id].bytes(), findings);
  report(std::move(findings), id);
}

}  // namespace dawson::run

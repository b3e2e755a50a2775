#include "session/labels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

#include "disk/disk.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view command = "\\DawsonLabel";

// Parses `{a}{b}{c}` without anything after it; a backslash escapes the next character.
std::optional<std::array<std::string, 3>> groups(std::string_view line) {
  std::array<std::string, 3> out;
  for (std::string& group : out) {
    if (!line.starts_with('{')) return {};
    std::size_t at = 1;
    for (; at < line.size() && line[at] != '}'; ++at) {
      if (line[at] == '\\' && at + 1 < line.size()) ++at;
      group += line[at];
    }
    if (at >= line.size()) return {};
    line.remove_prefix(at + 1);
  }
  if (line.find_first_not_of(" \t\r%") != std::string_view::npos) return {};
  return out;
}

// Escapes a text. Characters without a simple escape in TeX would not be read back unchanged.
std::string written(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (std::string_view("{}\\#%&_$").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

}  // namespace

std::string Labels::name_of(std::string_view document) const {
  fs::path const folder = whole_path(path_).parent_path();
  return whole_path(document).lexically_relative(folder).generic_string();
}

void Labels::read(std::string path, std::string_view bytes, text::Diagnostics& findings) {
  path_ = std::move(path);
  for (std::size_t begin = 0; begin < bytes.size();) {
    std::size_t const end = std::min(bytes.find('\n', begin), bytes.size());
    std::string_view const line = bytes.substr(begin, end - begin);
    bool const is_label = line.starts_with(command);
    auto const read = is_label ? groups(line.substr(command.size())) : std::nullopt;
    if (read) documents_[(*read)[0]].labels.push_back({(*read)[1], (*read)[2]});
    else if (!line.starts_with('%') && line.find_first_not_of(" \t\r") != std::string_view::npos)
      findings.push_back(
          text::error("E-VALUE", {begin, end}, "expected a label",
                      "write `\\DawsonLabel{314.tex}{petkov}{18401}`: document, label, number"));
    begin = end + 1;
  }
}

void Labels::add(std::string_view document, std::string const& label, std::string const& number) {
  Document& of = documents_[name_of(document)];
  if (!of.is_new) of = {{}, true};
  if (number.empty()) return;
  auto const take = [&](std::string const& name) {
    if (!name.empty() &&
        std::ranges::find(of.labels, name, &LabelledNumber::label) == of.labels.end())
      of.labels.push_back({name, number});
  };
  take(label);
  take(number);
}

std::string const* Labels::find(std::string_view document, std::string_view label) const {
  if (!wanted()) return nullptr;
  auto const known = documents_.find(name_of(document));
  if (known == documents_.end()) return nullptr;
  auto const found = std::ranges::find(known->second.labels, label, &LabelledNumber::label);
  return found == known->second.labels.end() ? nullptr : &found->number;
}

std::string Labels::text() const {
  std::string out =
      "% Numbers of diagrams, written by Dawson: \\DawsonLabel{document}{label}{number}\n";
  for (auto const& [document, of] : documents_)
    for (LabelledNumber const& one : of.labels)
      out += fmt::format("{}{{{}}}{{{}}}{{{}}}\n", command, written(document), written(one.label),
                         written(one.number));
  return out;
}

void Invocation::use_labels(std::string const& path) {
  if (path.empty()) return;
  text::SourceId const id = sources().open(path, disk().read_kept(path));
  text::Diagnostics findings;
  labels().read(path, sources()[id].bytes(), findings);
  report(std::move(findings), id);
}

}  // namespace dawson::run

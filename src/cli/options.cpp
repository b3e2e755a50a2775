#include "cli/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/program_options.hpp>
#include <sstream>

#include "text/names.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

po::value_semantic* semantic(Option const& option) {
  if (!option.takes_value()) return po::bool_switch();
  if (option.value.several)
    return po::value<std::vector<std::string>>()->composing()->value_name(option.value.placeholder);
  auto* const value = po::value<std::string>()->value_name(option.value.placeholder);
  return option.usual.empty() ? value : value->default_value(option.usual);
}

po::options_description described(Options const& options) {
  po::options_description all{std::string(options.front().heading)};
  std::vector<po::options_description> groups;
  std::string_view last;
  for (Option const& option : options) {
    bool const own = option.heading == options.front().heading;
    if (!own && option.heading != last) groups.emplace_back(std::string(option.heading));
    last = option.heading;
    std::string const names = option.brief.empty() ? option.name : option.name + "," + option.brief;
    (own ? all : groups.back())
        .add_options()(names.c_str(), semantic(option), option.about.c_str());
  }
  for (po::options_description const& group : groups) all.add(group);
  return all;
}

std::string unknown_option(std::string const& given, Options const& options) {
  std::vector<std::string_view> names;
  for (Option const& option : options) names.push_back(option.name);
  std::string const name = given.substr(std::min(given.find_first_not_of('-'), given.size()));
  return fmt::format(
      "unknown option `{}`{} (write a position that begins with a hyphen after `--`)", given,
      did_you_mean(name, names, "--"));
}

// Throws for a value that is none of the words of its kind.
void refuse_other_words(Option const& option, std::string const& word) {
  if (!option.value.only_words || std::ranges::count(option.value.words, word) > 0) return;
  std::vector<std::string_view> const names(option.value.words.begin(), option.value.words.end());
  throw UsageError(fmt::format("--{} must be {}, not `{}`{}", option.name, told(option.value.words),
                               word, did_you_mean(word, names)));
}

}  // namespace

std::string did_you_mean(std::string_view written, std::vector<std::string_view> const& names,
                         std::string_view prefix) {
  std::string_view const near = text::meant_name(written, names);
  return near.empty() ? std::string() : fmt::format("; did you mean `{}{}`?", prefix, near);
}

Option::Option(std::string_view names, ValueKind kind, std::string about, std::string usual)
    : name(names.substr(0, names.find(','))),
      brief(names.substr(std::min(name.size() + 1, names.size()))),
      value(std::move(kind)),
      about(std::move(about)),
      usual(std::move(usual)) {}

Options under(std::string_view heading, Options options) {
  for (Option& option : options) option.heading = heading;
  return options;
}

Options joined(std::vector<Options> tables) {
  Options all;
  for (Options& table : tables) std::ranges::move(table, std::back_inserter(all));
  return all;
}

std::string help_table(Options const& options) {
  std::ostringstream table;
  table << described(options);
  return table.str();
}

Values::Values(Options const& options, ValueKind const& operand, std::vector<std::string> words) {
  // Program_options does not tell `-- -` from `-`.
  auto const end = std::ranges::find(words, "--");
  if (end != words.end()) literals_.assign(end + 1, words.end());
  words.erase(end, words.end());
  po::options_description all = described(options);
  all.add_options()("operand", po::value<std::vector<std::string>>()->composing());
  po::positional_options_description positions;
  positions.add("operand", -1);
  po::variables_map values;
  try {
    using namespace po::command_line_style;
    int const style = allow_short | short_allow_adjacent | short_allow_next | allow_long |
                      long_allow_adjacent | long_allow_next | allow_dash_for_short | allow_sticky;
    po::store(po::command_line_parser(words).options(all).positional(positions).style(style).run(),
              values);
    po::notify(values);
  } catch (po::unknown_option const& error) {
    throw UsageError(unknown_option(error.get_option_name(), options));
  } catch (po::error const& error) {
    throw UsageError(error.what());
  }
  for (Option const& option : options) {
    usual_[option.name] = option.usual;
    auto const found = values.find(option.name);
    if (found == values.end() || found->second.defaulted()) continue;
    std::vector<std::string>& given = given_[option.name];
    if (auto const* one = boost::any_cast<std::string>(&found->second.value())) given = {*one};
    if (auto const* several = boost::any_cast<std::vector<std::string>>(&found->second.value()))
      given = *several;
    if (!given.empty()) refuse_other_words(option, given.front());
    for (std::string const& value : given) {
      if (option.value.names_files() && value.empty())
        throw UsageError(fmt::format("{} needs the name of {}", option.flag(),
                                     option.value.files ? "a file" : "a folder"));
      note_files(option.value, value);
    }
  }
  if (values.contains("operand")) operands_ = values["operand"].as<std::vector<std::string>>();
  operands_.insert(operands_.end(), literals_.begin(), literals_.end());
  for (std::size_t i = 0; i < operands_.size(); ++i) {
    if (!operand.literal.empty()) {
      if (operands_[i].empty()) throw UsageError(fmt::format("missing {}", operand.literal));
      if (i >= operands_.size() - literals_.size()) continue;
    }
    if (operand.names_files() && operands_[i].empty())
      throw UsageError(
          fmt::format("operand {} is empty; leave it out or write {}", i + 1, operand.placeholder));
    note_files(operand, operands_[i]);
  }
}

void Values::note_files(ValueKind const& kind, std::string const& value) {
  if (kind.names_files() && std::ranges::count(kind.words, value) == 0)
    named_.emplace_back(kind.role, value);
}

std::vector<std::string> Values::named(FileRole role) const {
  std::vector<std::string> names;
  for (auto const& [as, name] : named_)
    if (as == role) names.push_back(name);
  return names;
}

std::string const& Values::operator[](std::string_view option) const {
  static std::string const none;
  if (std::vector<std::string> const& given = all(option); !given.empty()) return given.front();
  auto const usual = usual_.find(option);
  return usual == usual_.end() ? none : usual->second;
}

std::vector<std::string> const& Values::all(std::string_view option) const {
  static std::vector<std::string> const none;
  auto const given = given_.find(option);
  return given == given_.end() ? none : given->second;
}

}  // namespace dawson::cli

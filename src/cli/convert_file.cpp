#include "cli/convert_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "run/disk.hpp"

namespace dawson::cli {
namespace {

[[noreturn]] void refuse(std::string const& path) {
  throw run::SystemError(fmt::format("{}: {}", path, std::strerror(errno)));
}

struct Closed {
  void operator()(std::FILE* file) const {
    if (file != stdin && file != stdout) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, Closed>;

// The bytes of a file in blocks of one size.
class Input {
 public:
  explicit Input(std::string const& path)
      : path_(path),
        file_(path == "-" ? stdin : std::fopen(path.c_str(), "rb")),
        block_(block_size) {
    if (!file_) refuse(path);
    std::error_code failure;
    if (path != "-" && std::filesystem::is_directory(path, failure)) {
      errno = EISDIR;
      refuse(path);
    }
  }

  std::string_view next() {
    std::size_t const size = std::fread(block_.data(), 1, block_.size(), file_.get());
    if (size == 0 && std::ferror(file_.get())) refuse(path_);
    return {block_.data(), size};
  }

 private:
  static constexpr std::size_t block_size = 1U << 16U;
  std::string path_;
  File file_;
  std::vector<char> block_;
};

// A file beside its place that takes this at the end.
class Output {
 public:
  explicit Output(std::string path)
      : path_(std::move(path)),
        staged_(path_ == "-" ? path_ : fmt::format("{}.{}.part", path_, ::getpid())) {
    file_.reset(path_ == "-" ? stdout : std::fopen(staged_.c_str(), "wb"));
    if (!file_) refuse(path_);
  }
  Output(Output const&) = delete;
  Output& operator=(Output const&) = delete;
  ~Output() {
    if (path_ != "-" && !done_) std::remove(staged_.c_str());
  }

  void write(std::string_view bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) refuse(path_);
  }
  void commit() {
    if (std::fflush(file_.get()) != 0) refuse(path_);
    if (path_ == "-") return;
    file_.reset();
    if (std::rename(staged_.c_str(), path_.c_str()) != 0) refuse(path_);
    done_ = true;
  }

 private:
  std::string path_, staged_;
  File file_;
  bool done_ = false;
};

// The offsets that belong to a part of the file.
struct Range {
  std::size_t begin = 0;
  std::size_t end = static_cast<std::size_t>(-1);
};

Range range_of(FileConversion const& conversion) {
  auto const [number, of] = conversion.shard;
  if (of == 1) return {};
  std::error_code failure;
  auto const size = std::filesystem::file_size(conversion.input, failure);
  if (failure) throw run::SystemError(fmt::format("{}: {}", conversion.input, failure.message()));
  Range range{size / of * (number - 1), size / of * number};
  if (number == of) range.end = static_cast<std::size_t>(-1);
  return range;
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

int convert_collection(FileConversion const& conversion, Reporter& reporter) {
  if (conversion.shard.of > 1 && conversion.input == "-")
    throw UsageError("--shard: standard input has no size that could be divided; name a file");
  if (conversion.input != "-" && run::same_file(conversion.input, conversion.output))
    throw UsageError(fmt::format("{} would be overwritten: it is read", conversion.output));
  Range const part = range_of(conversion);
  Input input(conversion.input);
  Output output(conversion.output);
  collection::Lines lines([&] { return input.next(); });
  auto const reader = conversion.from->open();
  collection::Format const& to = *conversion.to;
  std::string const name = conversion.input == "-" ? "<stdin>" : conversion.input;

  bool any_before = false;  // a record has been written, in whatever part
  if (conversion.shard.number == 1) output.write(to.head);
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    if (entry.offset >= part.end) break;
    bool const own = entry.offset >= part.begin;
    // What stands before a part concerns it only until it is known whether something is written.
    if (!own && any_before && !reader->carries_on()) continue;
    text::Source const source(name, std::move(entry.bytes), entry.first_line);
    text::Diagnostics findings;
    for (collection::Record const& record : reader->read(source, findings)) {
      auto const written = to.write(record, findings);
      if (!written) continue;
      if (own && any_before) output.write(to.between);
      if (own) output.write(*written);
      any_before = true;
    }
    if (own) reporter.report(findings, source);
  }
  if (conversion.shard.number == conversion.shard.of) output.write(to.tail);
  output.commit();
  return reporter.status();
}

}  // namespace dawson::cli

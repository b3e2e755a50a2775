#include "compile/archive.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "collection/formats.hpp"
#include "collection/position.hpp"
#include "compile/duplicates.hpp"
#include "disk/disk.hpp"
#include "disk/file_state.hpp"
#include "session/invocation.hpp"
#include "text/hash.hpp"

namespace dawson::run {

// An index is a line that names it, numbers in the byte order of the machine, and strings:
//
//     "Dawson's index of archives 1\n", 0x01020304, FNV-1a of everything after it,
//     the files: their number, each with size, time, problems, unread, length of the name, name,
//     the problems: their number, 32 bytes each, sorted by their keys,
//     the strings: their length, bytes.
//
// It is read as a whole: 600,000 problems take about 50 megabytes.

namespace {

namespace fs = std::filesystem;
using collection::Record;
using problem::FieldId;

constexpr std::string_view any_version = "Dawson's index of archives ";
constexpr std::string_view this_version = "Dawson's index of archives 1\n";
constexpr std::uint32_t byte_order = 0x01020304;

static_assert(sizeof(Archived) == 32);

template <class Number>
void put(std::string& out, Number number) {
  out.append(reinterpret_cast<char const*>(&number), sizeof number);
}

// Decodes an index; reading past its end gives zeros.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : rest_(bytes) {}

  template <class Number>
  Number number() {
    Number out{};
    std::string_view const own = text(sizeof out);
    if (own.size() == sizeof out) std::memcpy(&out, own.data(), sizeof out);
    return out;
  }
  std::string_view text(std::uint64_t size) {
    sound_ = sound_ && size <= rest_.size();
    if (!sound_) return {};
    std::string_view const out = rest_.substr(0, static_cast<std::size_t>(size));
    rest_.remove_prefix(out.size());
    return out;
  }
  std::string_view rest() const { return rest_; }
  bool sound() const { return sound_; }

 private:
  std::string_view rest_;
  bool sound_ = true;
};

// Returns "Sam Loyd, Chicago Tribune 1878".
std::string who_made(Record const& record) {
  std::string out;
  auto const add = [&](std::string_view before, std::string_view text) {
    if (!text.empty()) out.append(out.empty() ? "" : before).append(text);
  };
  if (auto const* authors = record.find(FieldId::author))
    for (text::SourceMappedText const& author : authors->values) add("; ", author.text());
  add(", ", record.text(FieldId::source));
  add(" ", record.text(FieldId::date));
  std::ranges::replace(out, '\0', ' ');
  return out;
}

std::vector<ArchiveFile> files_of(Invocation& invocation, std::vector<std::string> const& names) {
  std::vector<ArchiveFile> files;
  auto const add = [&](std::string const& name) {
    std::error_code failure;
    ArchiveFile file{name};
    std::tie(file.size, file.time) = size_and_time(name, failure);
    if (failure)
      throw SystemError(fmt::format("cannot read archive {}: {}", name, failure.message()));
    files.push_back(std::move(file));
  };
  for (std::string const& name : names) {
    if (!is_folder(name)) {
      add(name);
      continue;
    }
    for (std::string const& one : invocation.disk().list(name))
      if (std::string const path = (fs::path(name) / one).string();
          collection::format_of_file(one) && is_file(path))
        add(path);
  }
  return files;
}

}  // namespace

Archive::Archive(Invocation& invocation, std::vector<std::string> const& names,
                 std::string const& index) {
  files_ = files_of(invocation, names);
  std::string const known = index.empty() ? "" : invocation.disk().read_kept(index);
  auto const report = [&](text::Diagnostic finding, std::string const& name) {
    invocation.report(std::move(finding), invocation.sources().open(name, ""));
  };
  bool const is_none = !known.empty() && !known.starts_with(any_version);
  if (is_none)
    report(text::error("E-ARCHIVE", {}, "not an index of archives; left unchanged",
                       "name another file with `--index`"),
           index);
  bool const taken = !known.empty() && !is_none && take_index(known, files_);
  if (!taken && !known.empty() && !is_none)
    report(text::warning("W-ARCHIVE", {}, "index does not match the archives; rebuilt"), index);
  for (std::size_t i = 0; !taken && i < files_.size(); ++i)
    read(invocation, files_[i], static_cast<std::uint16_t>(i));
  if (!taken)
    std::ranges::sort(problems_, {}, [](Archived const& one) {
      return std::tuple(one.key, one.file, one.number);
    });
  for (ArchiveFile const& file : files_)
    if (file.unread > 0)
      report(text::warning("W-ARCHIVE", {},
                           fmt::format("no readable position in {} of {} problems; not compared",
                                       file.unread, file.problems)),
             file.name);
  if (!taken && !is_none && !index.empty()) invocation.disk().write_kept(index, index_bytes());
}

void Archive::read(Invocation& invocation, ArchiveFile& file, std::uint16_t number) {
  collection::Format const* const format = collection::format_of_file(file.name);
  if (!format) {
    invocation.report(
        text::error("E-ARCHIVE", {}, "unknown format of archive",
                    "use a file that ends with one of " + collection::known_suffixes()),
        invocation.sources().open(file.name, ""));
    return;
  }
  InputStream input = invocation.disk().open(file.name);
  collection::Lines lines([&] { return input.next(); });
  auto const reader =
      format->open({invocation.plugin_fences(), {}, invocation.sources().limits().pgn_game});
  text::Diagnostics ignored;  // `convert` reports errors in such a file
  auto const add = [&](Record const& record, std::size_t line) {
    ++file.problems;
    auto const* const field = collection::position_of(record);
    auto const position = field ? collection::read_position(record, *field, ignored) : std::nullopt;
    if (!position) {
      ++file.unread;
      return;
    }
    Looked const look = looked_at(*position);
    problems_.push_back({look.key,
                         file.problems,
                         static_cast<std::uint32_t>(line),
                         static_cast<std::uint32_t>(words_.size()),
                         number,
                         look.look,
                         look.column,
                         look.row,
                         {}});
    words_.append(who_made(record)).push_back('\0');
  };
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    text::SourceId const id =
        invocation.sources().open(file.name, std::move(entry.bytes), entry.first);
    text::Source const& source = invocation.sources()[id];
    for (Record const& record : reader->read(entry, source, ignored))
      add(record, source.place(record.where.begin).line);
    ignored.clear();
    invocation.sources().close(id);
  }
}

bool Archive::take_index(std::string const& bytes, std::vector<ArchiveFile> const& files) {
  if (!bytes.starts_with(this_version)) return false;
  Bytes read(std::string_view(bytes).substr(this_version.size()));
  bool const own_order = read.number<std::uint32_t>() == byte_order;
  auto const sum = read.number<std::uint64_t>();
  if (!own_order || sum != text::fnv1a(read.rest())) return false;
  std::vector<ArchiveFile> known;
  for (auto left = read.number<std::uint32_t>(); left > 0 && read.sound(); --left) {
    ArchiveFile& file = known.emplace_back();
    file.size = read.number<std::uint64_t>();
    file.time = read.number<std::int64_t>();
    file.problems = read.number<std::uint32_t>();
    file.unread = read.number<std::uint32_t>();
    file.name = read.text(read.number<std::uint32_t>());
  }
  bool const same =
      std::ranges::equal(known, files, [](auto const& a, auto const& b) { return a.same(b); });
  auto const count = read.number<std::uint64_t>();
  if (!same || !read.sound() || count > read.rest().size() / sizeof(Archived)) return false;
  std::string_view const problems = read.text(count * sizeof(Archived));
  std::string_view const words = read.text(read.number<std::uint64_t>());
  if (!read.sound()) return false;
  problems_.resize(static_cast<std::size_t>(count));
  std::memcpy(problems_.data(), problems.data(), problems.size());
  words_ = words;
  files_ = std::move(known);
  return true;
}

std::string Archive::index_bytes() const {
  std::string rest;
  put(rest, static_cast<std::uint32_t>(files_.size()));
  for (ArchiveFile const& file : files_) {
    put(rest, file.size);
    put(rest, file.time);
    put(rest, file.problems);
    put(rest, file.unread);
    put(rest, static_cast<std::uint32_t>(file.name.size()));
    rest += file.name;
  }
  put(rest, static_cast<std::uint64_t>(problems_.size()));
  rest.append(reinterpret_cast<char const*>(problems_.data()), problems_.size() * sizeof(Archived));
  put(rest, static_cast<std::uint64_t>(words_.size()));
  rest += words_;
  std::string out(this_version);
  put(out, byte_order);
  put(out, text::fnv1a(rest));
  return out + rest;
}

void Archive::ask(problem::Problem const& problem, text::Span where,
                  text::Diagnostics& findings) const {
  if (!problem.stipulation || problem.view.moves) return;
  Looked const asked = looked_at(problem.position);
  auto const [first, last] = std::ranges::equal_range(problems_, asked.key, {}, &Archived::key);
  constexpr std::ptrdiff_t most_listed = 3;
  for (auto one = first; one != last && one - first < most_listed; ++one) {
    Looked found;
    found.look = one->look;
    found.column = one->column;
    found.row = one->row;
    std::string_view const who =
        one->who < words_.size() ? std::string_view(words_.c_str() + one->who) : "";
    std::string const& file = one->file < files_.size() ? files_[one->file].name : "";
    std::string const more = last - first > most_listed && one - first + 1 == most_listed
                                 ? fmt::format("; and {} more", last - first - most_listed)
                                 : "";
    findings.push_back(
        text::warning("W-KNOWN", where,
                      fmt::format("known position{}: {}", way_between(asked, found),
                                  who.empty() ? "without an author" : who),
                      fmt::format("see {}:{}, problem {}{}", file, one->line, one->number, more)));
  }
}

void ask(Invocation& invocation, Archive const* archive, Content const& content) {
  auto const* const diagram = std::get_if<DiagramContent>(&content);
  if (!archive || !diagram || diagram->in_line) return;
  text::Diagnostics findings;
  archive->ask(diagram->problem, diagram->opening, findings);
  invocation.report(std::move(findings), diagram->document);
}

namespace {

// Bits of a transformation: rows and columns are exchanged first, then left and right, top and
// bottom.
enum : unsigned { transposed = 1, mirrored = 2, reversed = 4, exchanged = 8, looks = 16 };

std::uint64_t mixed(std::uint64_t hash, std::uint64_t with) {
  // splitmix64 of G. Steele, D. Lea and C. Flood.
  hash += with + 0x9E3779B97F4A7C15U;
  hash = (hash ^ (hash >> 30U)) * 0xBF58476D1CE4E5B9U;
  hash = (hash ^ (hash >> 27U)) * 0x94D049BB133111EBU;
  return hash ^ (hash >> 31U);
}

std::uint64_t mixed(std::uint64_t hash, std::string_view text) {
  for (char const c : text) hash = mixed(hash, static_cast<unsigned char>(c));
  return mixed(hash, text.size());
}

struct Point {
  int x = 0, y = 0;
};

// Returns where the transformation moves a square of a box of this size.
Point seen(Point at, int width, int height, unsigned look) {
  if (look & transposed) {
    std::swap(at.x, at.y);
    std::swap(width, height);
  }
  if (look & mirrored) at.x = width - 1 - at.x;
  if (look & reversed) at.y = height - 1 - at.y;
  return at;
}

// Returns the square that the transformation moves to `at`.
Point unseen(Point at, int width, int height, unsigned look) {
  if (look & transposed) std::swap(width, height);
  if (look & mirrored) at.x = width - 1 - at.x;
  if (look & reversed) at.y = height - 1 - at.y;
  if (look & transposed) std::swap(at.x, at.y);
  return at;
}

}  // namespace

Looked looked_at(chess::Position const& position) {
  chess::Board const& board = position.board;
  std::size_t const columns = board.rectangular() ? board.row(0).size() : 0;
  constexpr std::size_t widest = 255;
  if (columns == 0 || columns > widest || board.rows() > widest)
    return {mixed(0, key_of(position)), 0, 0, 0, 0, 0, 0, 0};
  std::vector<std::array<std::uint64_t, 2>> signs;
  signs.reserve(board.cells().size());
  int const wide = static_cast<int>(columns), high = static_cast<int>(board.rows());
  int left = wide, right = -1, top = high, bottom = -1;
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    chess::Cell const& cell = board.cells()[i];
    auto const [own, other] = signs_of(cell);
    std::string const words = words_of(cell);
    std::uint64_t const named = words.empty() ? 0 : mixed(0, words);
    signs.push_back({own + named, other + named});
    if (cell.kind == chess::CellKind::plain && !cell.occupant) continue;
    int const x = static_cast<int>(i % columns), y = static_cast<int>(i / columns);
    left = std::min(left, x), right = std::max(right, x);
    top = std::min(top, y), bottom = std::max(bottom, y);
  }
  if (right < 0) left = top = right = bottom = 0;
  int const width = right - left + 1, height = bottom - top + 1;
  Looked best;
  for (unsigned look = 0; look < looks; ++look) {
    bool const turned = (look & transposed) != 0, colours = (look & exchanged) != 0;
    int const across = turned ? height : width, down = turned ? width : height;
    std::uint64_t key = mixed(mixed(0, static_cast<std::uint64_t>(turned ? high : wide)),
                              static_cast<std::uint64_t>(turned ? wide : high));
    key = mixed(key, static_cast<std::uint64_t>(across));
    for (int y = 0; y < down; ++y)
      for (int x = 0; x < across; ++x) {
        Point const from = unseen({x, y}, width, height, look);
        auto const cell = static_cast<std::size_t>((top + from.y) * wide + left + from.x);
        key = mixed(key, signs[cell][colours ? 1 : 0]);
      }
    if (std::string const hands = hands_of(position, colours); !hands.empty())
      key = mixed(key, hands);
    if (look == 0 || key < best.key) best.key = key, best.look = static_cast<std::uint8_t>(look);
  }
  best.column = static_cast<std::uint8_t>(left);
  best.row = static_cast<std::uint8_t>(top);
  best.columns = static_cast<std::uint8_t>(wide);
  best.rows = static_cast<std::uint8_t>(high);
  best.width = static_cast<std::uint8_t>(width);
  best.height = static_cast<std::uint8_t>(height);
  return best;
}

std::string way_between(Looked const& asked, Looked const& found) {
  if (asked.columns == 0) return "";
  // The images of three squares determine the transformation.
  int const side = 2;
  auto const mapped = [&](Point at) {
    return unseen(seen(at, side, side, asked.look), side, side, found.look);
  };
  Point const origin = mapped({0, 0}), along = mapped({1, 0}), down = mapped({0, 1});
  int const xx = along.x - origin.x, xy = along.y - origin.y;
  int const yx = down.x - origin.x, yy = down.y - origin.y;
  std::string out;
  bool const turns = xx * yy - xy * yx > 0;
  if (!turns) out += ", mirrored";
  else if (xx == -1) out += ", rotated by 180 degrees";
  else if (xx == 0) out += ", rotated by 90 degrees";
  // The transformation also maps the board around the box.
  bool const sides = xx == 0;
  int const columns = sides ? asked.rows : asked.columns, rows = sides ? asked.columns : asked.rows;
  int const width = sides ? asked.height : asked.width, height = sides ? asked.width : asked.height;
  int x = sides ? asked.row : asked.column, y = sides ? asked.column : asked.row;
  if ((sides ? yx : xx) < 0) x = columns - width - x;
  if ((sides ? xy : yy) < 0) y = rows - height - y;
  if (x != found.column || y != found.row) out += ", shifted";
  if (((asked.look ^ found.look) & exchanged) != 0) out += ", with colours exchanged";
  return out;
}

}  // namespace dawson::run

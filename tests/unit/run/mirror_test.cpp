// Tests of the mirror of a document's folders: which entries are folders, links or files, and which
// are removed.
#include "app/latex/build_folder.hpp"

#include <boost/test/unit_test.hpp>

#include <filesystem>

#include "disk/descriptors.hpp"
#include "folder.hpp"

using namespace dawson;
using namespace dawson::run;
namespace fs = std::filesystem;

namespace {

// A document with a chapter, an image beside it and one in a parent folder.
struct Project : Folder {
  std::string book = *this / "work/my book/book.tex";
  std::string chapter = *this / "work/my book/chapters/one.tex";

  Project() {
    put(book, "x");
    put(chapter, "y");
    put(*this / "work/my book/figs/a.png", "a");
    put(*this / "work/my book/chapters/local.sty", "s");
    put(*this / "work/shared/b.png", "b");
    put(*this / "other/c.png", "c");
  }

  BuildFolder made(std::vector<MirroredDocument> const& documents,
                   std::vector<std::string> const& own = {}) const {
    BuildFolder mirror(documents);
    mirror.make(own);
    return mirror;
  }
  // Returns "link" (to the file of the same name in the original), "folder", "file" or "none".
  std::string at(BuildFolder const& mirror, std::string const& name) const {
    fs::path const place = mirror.root() / name;
    if (fs::is_symlink(fs::symlink_status(place)))
      return fs::read_symlink(place) == mirror.original() / name ? "link" : "wrong link";
    if (fs::is_directory(place)) return "folder";
    return fs::exists(place) ? "file" : "none";
  }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(mirror)

BOOST_FIXTURE_TEST_CASE(folders_of_documents_are_real_and_everything_else_is_a_link, Project) {
  BuildFolder const mirror = made({{book, "x"}, {chapter, "y"}});
  BOOST_TEST(mirror.original() == fs::path(*this / "work"));
  BOOST_TEST(mirror.root() == fs::path(*this / "work/my book/.dawson/book"));
  BOOST_TEST(mirror.run_folder() == mirror.root() / "my book");
  BOOST_TEST(mirror.place_of(chapter) == mirror.root() / "my book/chapters/one.tex");
  BOOST_TEST(at(mirror, "my book") == "folder");
  BOOST_TEST(at(mirror, "my book/chapters") == "folder");
  BOOST_TEST(at(mirror, "my book/chapters/local.sty") == "link");
  BOOST_TEST(at(mirror, "my book/figs") == "link");
  BOOST_TEST(at(mirror, "shared") == "link");
  BOOST_TEST(at(mirror, "my book/book.tex") == "none");  // written later
  BOOST_TEST(at(mirror, "my book/.dawson") == "none");
  BOOST_TEST(contents(*this / "work/my book/.dawson/.gitignore") == "*\n");
}

BOOST_FIXTURE_TEST_CASE(the_mirror_starts_at_the_highest_folder_that_a_document_names, Project) {
  BuildFolder const mirror =
      made({{book, "x"}, {chapter, R"(\includegraphics{../../../other/c.png})"}});
  BOOST_TEST(mirror.original() ==
             fs::path(path()).parent_path());  // three levels above the folder in which LaTeX runs
  BOOST_TEST(contents((mirror.run_folder() / "../../other/c.png").string()) == "c");
}

BOOST_FIXTURE_TEST_CASE(mirrored_paths_map_back_to_their_sources, Project) {
  BuildFolder const mirror({{book, "x"}});
  BOOST_TEST(mirror.source_of(mirror.run_folder() / "./chapters/one.tex") == fs::path(chapter));
  BOOST_TEST(mirror.source_of("/usr/share/x.sty").empty());
}

// The list can come from someone else, in sources that were sent with their mirror.
BOOST_FIXTURE_TEST_CASE(a_list_with_paths_outside_the_mirror_removes_nothing, Project) {
  std::string const precious = *this / "other/c.png";
  BuildFolder mirror = made({{book, "x"}});
  std::string const steps = fs::path(precious).lexically_relative(mirror.root()).string();
  for (std::string const& name :
       {precious, steps, "my book/../" + steps, std::string("../book"), std::string()}) {
    put((mirror.root() / ".made").string(), name + '\0');
    BOOST_CHECK_THROW(mirror.make({}), SystemError);
    BOOST_TEST(contents(precious) == "c");
  }
}

BOOST_FIXTURE_TEST_CASE(nothing_is_removed_through_a_link, Project) {
  BuildFolder mirror = made({{book, "x"}});
  std::error_code failure;
  fs::create_directory_symlink(*this / "other", mirror.root() / "other", failure);
  put((mirror.root() / ".made").string(), std::string("other/c.png") + '\0');
  mirror.make({});
  BOOST_TEST(contents(*this / "other/c.png") == "c");
}

BOOST_FIXTURE_TEST_CASE(a_mirror_is_not_created_through_a_link, Project) {
  fs::create_directory_symlink(*this / "other", *this / "work/my book/.dawson");
  BOOST_CHECK_THROW(made({{book, "x"}}), SystemError);
  BOOST_TEST(!fs::exists(*this / "other/book"));
}

BOOST_FIXTURE_TEST_CASE(earlier_latex_outputs_are_not_linked, Project) {
  for (char const* name : {"book.aux", "book.pdf", "book.synctex.gz", "book.run.xml"})
    put(*this / (std::string("work/my book/") + name), "old");
  put(*this / "work/my book/book.bib", "x");
  put(*this / "work/my book/other.pdf", "x");
  BuildFolder const mirror = made({{book, "x"}});
  for (char const* name : {"book.aux", "book.pdf", "book.synctex.gz", "book.run.xml"})
    BOOST_TEST(at(mirror, std::string("my book/") + name) == "none", name);
  BOOST_TEST(at(mirror, "my book/book.bib") == "link");
  BOOST_TEST(at(mirror, "my book/other.pdf") == "link");
}

BOOST_FIXTURE_TEST_CASE(files_removed_from_the_document_are_removed_from_the_mirror, Project) {
  {
    BuildFolder const mirror = made({{book, "x"}, {chapter, "y"}}, {"extra.tex"});
    put(mirror.place_of(chapter).string(), "woven");
    put((mirror.run_folder() / "extra.tex").string(), "own");
    put((mirror.run_folder() / "book.aux").string(), "LaTeX's");
    put((mirror.run_folder() / "chapters/one.aux").string(), "LaTeX's");
  }
  fs::remove_all(*this / "work/shared");
  BuildFolder const mirror = made({{book, "x"}});
  BOOST_TEST(at(mirror, "shared") == "none");
  BOOST_TEST(at(mirror, "my book/extra.tex") == "none");
  BOOST_TEST(at(mirror, "my book/chapters") == "link");
  BOOST_TEST(at(mirror, "my book/book.aux") == "file");
  BOOST_TEST(contents(chapter) == "y");
  BOOST_TEST(!fs::exists(*this / "work/my book/chapters/one.aux"));
}

BOOST_FIXTURE_TEST_CASE(a_document_never_overwrites_its_source_through_a_link, Project) {
  made({{book, "x"}});
  BuildFolder const mirror = made({{book, "x"}, {chapter, "y"}});
  BOOST_TEST(at(mirror, "my book/chapters") == "folder");
  put(mirror.place_of(chapter).string(), "woven");
  BOOST_TEST(contents(chapter) == "y");
  // A style of the user beside the document does not prevent the mirror's own.
  put(*this / "work/my book/dawson.sty", "old");
  made({{book, "x"}});
  made({{book, "x"}}, {"dawson.sty"});
  put((mirror.run_folder() / "dawson.sty").string(), "own");
  BOOST_TEST(contents(*this / "work/my book/dawson.sty") == "old");
}

BOOST_AUTO_TEST_SUITE_END()

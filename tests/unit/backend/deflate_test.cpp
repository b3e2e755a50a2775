#include "backend/deflate.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(deflate)

BOOST_AUTO_TEST_CASE(what_was_packed_comes_back) {
  backend::Deflater deflater;
  for (std::string const& bytes :
       {std::string(), std::string("K"), std::string(3'000'000, '8'), std::string("1k6\0/8", 6)}) {
    std::string const packed(deflater.gzip(bytes));
    BOOST_TEST((backend::from_gzip(packed) == bytes));
    BOOST_TEST(packed == backend::Deflater().gzip(bytes));  // no table of the buffer before
  }
}

BOOST_AUTO_TEST_CASE(what_is_not_whole_is_nothing) {
  std::string packed(backend::Deflater().gzip("Input:1:column.tex\n"));
  BOOST_TEST(!backend::from_gzip(packed.substr(0, packed.size() - 1)));
  BOOST_TEST(!backend::from_gzip(""));
  packed[packed.size() - 5] ^= 1;  // of the sum
  BOOST_TEST(!backend::from_gzip(packed));
}

BOOST_AUTO_TEST_SUITE_END()

#include "backend/file_encoding.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(deflate)

BOOST_AUTO_TEST_CASE(packed_bytes_are_unpacked_again) {
  backend::Deflater deflater;
  for (std::string const& bytes :
       {std::string(), std::string("K"), std::string(3'000'000, '8'), std::string("1k6\0/8", 6)}) {
    std::string const packed(deflater.gzip(bytes));
    BOOST_TEST((backend::from_gzip(packed) == bytes));
    BOOST_TEST(packed == backend::Deflater().gzip(bytes));  // no table of an earlier buffer
  }
}

BOOST_AUTO_TEST_CASE(damaged_data_gives_no_result) {
  std::string packed(backend::Deflater().gzip("Input:1:column.tex\n"));
  BOOST_TEST(!backend::from_gzip(packed.substr(0, packed.size() - 1)));
  BOOST_TEST(!backend::from_gzip(""));
  packed[packed.size() - 5] ^= 1;  // in the checksum
  BOOST_TEST(!backend::from_gzip(packed));
}

BOOST_AUTO_TEST_SUITE_END()

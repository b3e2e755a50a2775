#!/usr/bin/env python3
"""Collects the codes of warnings from the sources. usage: warning_codes.py OUT.cpp SOURCES"""
import pathlib
import re
import sys

out, sources = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
codes = set()
for path in sources.rglob("*.cpp"):
    codes |= set(re.findall(r'"(W-[A-Z0-9]+)"', path.read_text(encoding="utf-8")))
rows = "".join(f'    "{code}",\n' for code in sorted(codes))
text = f"""#include "document/warning_codes.hpp"

namespace dawson::document {{

std::span<std::string_view const> warning_codes() {{
  static constexpr std::string_view codes[] = {{
{rows}  }};
  return codes;
}}

}}  // namespace dawson::document
"""
if not out.exists() or out.read_text(encoding="utf-8") != text:
    out.write_text(text, encoding="utf-8")

#!/usr/bin/env python3
"""sizes.py PACKAGE: reports the sizes of the package's files, and fails if one is larger than sizes.tsv allows."""
import pathlib
import subprocess
import sys

package = pathlib.Path(sys.argv[1])
failed = False
for line in (pathlib.Path(__file__).parent / "sizes.tsv").read_text().splitlines():
    if line.startswith("#"):
        continue
    name, most, most_compressed = line.split("\t")
    files = [path for path in sorted(package.glob(name)) if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    compressed = sum(len(subprocess.run(["brotli", "-c", path], capture_output=True, check=True).stdout) for path in files)
    over = size > int(most) or compressed > int(most_compressed)
    failed = failed or over or not files
    print(f"{name:20} {size:9} bytes (limit {most}), brotli {compressed:8} (limit {most_compressed}){' TOO LARGE' if over else ''}")
sys.exit(1 if failed else 0)

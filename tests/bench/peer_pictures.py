"""peer_pictures.py png|pdf: the boards in svg/ by cairosvg, each as a file in out/."""
import os
import sys

import cairosvg

kind = sys.argv[1]
os.makedirs("out", exist_ok=True)
write, how = (cairosvg.svg2png, {"scale": 2}) if kind == "png" else (cairosvg.svg2pdf, {})
for name in sorted(os.listdir("svg")):
    write(url=os.path.join("svg", name), write_to=os.path.join("out", name.removesuffix("svg") + kind), **how)

// The form of the image service: the picture and its address follow what is typed.
"use strict";
const at = id => document.getElementById(id);

function show() {
  const format = at("format").value;
  const ff = at("ff").value.trim();
  // Nothing in Fairy FEN but what is no letter of an address needs an escape.
  const value = encodeURIComponent(ff).replace(/%2F/g, "/");
  const path = "/d.php?ff=" + value + (format === "png" ? "" : "&format=" + format);
  const link = location.origin + path;
  at("link").value = link;
  at("element").value = '<img src="' + link.replace(/&/g, "&amp;") + '" alt="chess diagram">';
  at("picture").src = "/d.php?ff=" + value + "&format=svg";
  fetch(path, { method: "HEAD" }).then(answer => {
    at("fault").textContent = answer.ok ? "" : decodeURIComponent(answer.headers.get("X-Dawson-Finding") || "");
  });
}

at("form").addEventListener("input", show);
for (const button of document.querySelectorAll("[data-copy]"))
  button.addEventListener("click", () => {
    const field = at(button.dataset.copy);
    field.select();
    navigator.clipboard.writeText(field.value);
    button.textContent = "Copied";
  });
show();

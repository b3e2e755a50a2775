  // A fragment has its own script, or the page loads one for all fragments; otherwise the page is one.
  var own = document.currentScript.closest(".dawson"), loaded = document.currentScript.src;
  function startAll() {
    var all = own ? [own] : document.querySelectorAll(".dawson");
    (all.length ? all : [document]).forEach(start);
  }
  if (loaded && document.readyState === "loading") document.addEventListener("DOMContentLoaded", startAll);
  else startAll();

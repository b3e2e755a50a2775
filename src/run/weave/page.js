(function () {
  "use strict";
  var heard = document.createElement("p");
  heard.className = "heard";
  heard.setAttribute("role", "status");
  document.body.append(heard);
  function copy(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    var field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    document.body.append(field);
    field.select();
    var done = document.execCommand("copy");
    field.remove();
    return Promise[done ? "resolve" : "reject"]();
  }
  document.querySelectorAll("[data-copy]").forEach(function (button) {
    var words = button.textContent;
    button.hidden = false;
    button.addEventListener("click", function () {
      function say(i) {
        button.textContent = words + " " + "\u2713\u2717"[i];
        heard.textContent = "";
        heard.textContent = document.body.dataset.copying.split("|")[i];
        setTimeout(function () { button.textContent = words; }, 1500);
      }
      copy(button.dataset.copy).then(say.bind(0, 0), say.bind(0, 1));
    });
  });
  var closed = [];
  window.addEventListener("beforeprint", function () {
    closed = Array.from(document.querySelectorAll("details:not([open])"));
    closed.forEach(function (one) { one.open = true; });
  });
  window.addEventListener("afterprint", function () {
    closed.forEach(function (one) { one.open = false; });
  });
})();

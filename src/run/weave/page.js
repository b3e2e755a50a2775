(function () {
  "use strict";
  var root = document.currentScript.closest(".dawson") || document;
  var buttons = root.querySelectorAll("button[data-copy]");
  function copy(text) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
    var field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    document.body.appendChild(field);
    field.select();
    var done = document.execCommand("copy");
    field.remove();
    return done ? Promise.resolve() : Promise.reject();
  }
  buttons.forEach(function (button) {
    var words = button.textContent;
    button.hidden = false;
    button.addEventListener("click", function () {
      function say(sign) {
        button.textContent = words + " " + sign;
        setTimeout(function () { button.textContent = words; }, 1500);
      }
      copy(button.dataset.copy).then(function () { say("\u2713"); }, function () { say("\u2717"); });
    });
  });
  var closed = [];
  window.addEventListener("beforeprint", function () {
    closed = Array.from(root.querySelectorAll("details:not([open])"));
    closed.forEach(function (one) { one.open = true; });
  });
  window.addEventListener("afterprint", function () {
    closed.forEach(function (one) { one.open = false; });
  });
})();

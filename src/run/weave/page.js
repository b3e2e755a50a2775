(function () {
  "use strict";
  var root = document.currentScript.closest(".dawson") || document;
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
  function start(button) {
    var words = button.textContent;
    button.hidden = false;
    button.onclick = function () {
      function say(sign) {
        button.textContent = words + " " + sign;
        setTimeout(function () { button.textContent = words; }, 1500);
      }
      copy(button.dataset.copy).then(function () { say("\u2713"); }, function () { say("\u2717"); });
    };
  }
  function set(event) {
    event.target.querySelectorAll("button[data-copy]").forEach(start);
  }
  set({ target: root });
  document.addEventListener("fresh", set);
  var closed;
  onbeforeprint = function () {
    closed = root.querySelectorAll("details:not([open])");
    closed.forEach(function (one) { one.open = true; });
  };
  onafterprint = function () {
    closed.forEach(function (one) { one.open = false; });
  };
})();

  var body = root.body || root;
  var heard = document.createElement("p");
  heard.className = "heard";
  heard.setAttribute("role", "status");
  body.append(heard);
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
  function save(text, type, name) {
    var file = document.createElement("a");
    file.href = URL.createObjectURL(new Blob([text], { type: type }));
    file.download = name;
    file.click();
    URL.revokeObjectURL(file.href);
  }
  function start(button) {
    var words = button.textContent;
    button.hidden = false;
    if (button.dataset.save) {
      button.onclick = function () { save(button.dataset.save, "application/vnd.chess-pgn", button.closest("figure").id + ".pgn"); };
      return;
    }
    button.onclick = function () {
      function say(i) {
        button.textContent = words + " " + "\u2713\u2717"[i];
        heard.textContent = "";
        heard.textContent = body.dataset.copying.split("|")[i];
        setTimeout(function () { button.textContent = words; }, 1500);
      }
      copy(button.dataset.copy).then(say.bind(0, 0), say.bind(0, 1));
    };
  }
  function set(event) {
    event.target.querySelectorAll("[data-copy],[data-save]").forEach(start);
  }
  set({ target: root });
  document.addEventListener("fresh", set);
  var closed;
  addEventListener("beforeprint", function () {
    closed = root.querySelectorAll("details:not([open])");
    closed.forEach(function (one) { one.open = true; });
  });
  addEventListener("afterprint", function () {
    closed.forEach(function (one) { one.open = false; });
  });
  // A link to a folded solution unfolds it.
  function unfold(address) {
    var one = null;
    try {
      one = document.getElementById(decodeURIComponent(address.slice(1)));
    } catch (error) { /* the address has an invalid escape */ }
    if (one && one.tagName === "DETAILS" && root.contains(one)) one.open = true;
  }
  root.addEventListener("click", function (event) {
    var link = event.target.closest("a[href^='#']");
    if (link) unfold(link.hash);
  });
  addEventListener("hashchange", function () { unfold(location.hash); });
  unfold(location.hash);

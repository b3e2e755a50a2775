  // The board of a figure that plays: pieces over the diagram, and a grid of its squares for the keyboard, for screen
  // readers and for moves of the reader. The diagram itself stays in the picture, for print and copies.
  function Board(figure, data, ids, words, acts) {
    var place = data.split(" "), side = +place[2], shapes = "http://www.w3.org/2000/svg";
    var svg = figure.querySelector(".board"), standing = svg.querySelector(".standing"), title = svg.querySelector("title");
    var name = title ? title.textContent : "", start = {}, cells = {}, order = [], men = start, picked = null, asks = false;
    var added = ids.map(function (id) { return { id: id }; });
    var texts = Array.from(figure.querySelectorAll(".words p")), written = texts.map(function (one) { return one.textContent; });

    function split(square) {
      var file = 0, parts = /([a-z]+)(\d+)/.exec(square);
      for (var i = 0; i < parts[1].length; i++) file = file * 26 + parts[1].charCodeAt(i) - 96;
      return [file - 1, parts[2] - 1];
    }
    function letters(file) {
      return (file > 25 ? letters(Math.floor(file / 26) - 1) : "") + String.fromCharCode(97 + file % 26);
    }
    function square(file, rank) { return letters(file) + (rank + 1); }
    function middle(at) {
      var parts = split(at);
      return [+place[0] + parts[0] * side, place[1] - parts[1] * side];
    }
    function draw(shape, parent, attributes) {
      var one = document.createElementNS(shapes, shape);
      Object.keys(attributes || {}).forEach(function (key) { one.setAttribute(key, attributes[key]); });
      return parent.appendChild(one);
    }
    function box(at) {
      var d = Math.abs(side), centre = middle(at);
      return { x: centre[0] - d / 2, y: centre[1] - d / 2, width: d, height: d };
    }

    Array.from(standing.children).forEach(function (one) {
      var shift = one.transform.baseVal.consolidate();
      var x = shift ? shift.matrix.e : +one.getAttribute("x"), y = shift ? shift.matrix.f : +one.getAttribute("y");
      var at = square(Math.round((x - place[0]) / side), Math.round((place[1] - y) / side));
      (start[at] = start[at] || { at: at, drawn: [] }).drawn.push(one);
    });
    (figure.dataset.men || "").split("|").forEach(function (one) {
      var cut = one.lastIndexOf(":"), called = one.slice(0, cut);
      order.push(called);
      one.slice(cut + 1).split(" ").forEach(function (at) {
        var who = at[0] === "=" ? added[+at.slice(1)] : start[at];
        if (who) who.name = called;
      });
    });

    // Only styles of a page show this part: a copy of the picture is the diagram.
    var playing = draw("g", svg, { "class": "playing", display: "none" });
    svg.insertBefore(playing, standing.nextSibling);
    svg.setAttribute("role", "group");
    var grid = draw("g", svg, { "class": "squares", role: "grid", "aria-label": words.board });
    var first = split(place[3]), last = split(place[4]);
    for (var rank = last[1]; rank >= first[1]; rank--) {
      var row = draw("g", grid, { role: "row" });
      for (var file = first[0]; file <= last[0]; file++) {
        var at = square(file, rank), cell = draw("rect", row, box(at));
        cell.setAttribute("role", "gridcell");
        cell.setAttribute("tabindex", file === first[0] && rank === last[1] ? 0 : -1);
        cell.setAttribute("fill", "none");
        cell.dataset.at = at;
        cells[at] = cell;
      }
    }

    function label() {
      Object.keys(cells).forEach(function (at) { cells[at].setAttribute("aria-label", at + ", " + spoken(at)); });
    }
    function spoken(at) { return men[at] ? men[at].name || "" : words.empty; }
    function pick(at) {
      var from = picked;
      if (from) cells[from].classList.remove("picked");
      picked = !from && asks && men[at] ? at : null;
      if (picked) cells[at].classList.add("picked");
      else if (from && from !== at) acts.moved(from, at);
    }
    function focus(file, rank) {
      var next = cells[square(file, rank)];
      if (!next) return;
      grid.querySelector("[tabindex='0']").setAttribute("tabindex", -1);
      next.setAttribute("tabindex", 0);
      next.focus();
    }
    grid.addEventListener("keydown", function (event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      var at = event.target.dataset.at, here = split(at), way = (side < 0) !== figure.classList.contains("flipped") ? -1 : 1;
      var step = { ArrowLeft: [-way, 0], ArrowRight: [way, 0], ArrowUp: [0, way], ArrowDown: [0, -way] }[event.key];
      if (step) focus(here[0] + step[0], here[1] + step[1]);
      else if (event.key === "Home") focus(way > 0 ? first[0] : last[0], here[1]);
      else if (event.key === "End") focus(way > 0 ? last[0] : first[0], here[1]);
      else if (event.key === "Enter" || event.key === " ") pick(at);
      else return;
      event.preventDefault();
    });

    var pressed = null;
    grid.addEventListener("pointerdown", function (event) {
      pressed = { at: event.target.dataset.at, x: event.clientX, y: event.clientY };
      if (event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    });
    grid.addEventListener("pointerup", function (event) {
      var from = pressed, to = event.target.dataset.at;
      pressed = null;
      if (!from || !to) return;
      var x = event.clientX - from.x, y = event.clientY - from.y;
      if (asks) {
        if (from.at !== to) picked = null, pick(from.at);
        pick(to);
      } else if (event.pointerType !== "mouse" && Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) {
        acts.swiped(x < 0);
      }
    });

    // The pieces with their squares: "white king a1; white rook f1, h1".
    function text() {
      return order.map(function (called) {
        var squares = Object.keys(cells).filter(function (one) { return men[one] && men[one].name === called; });
        return squares.length ? called + " " + squares.join(", ") : "";
      }).filter(Boolean).join("; ");
    }

    // The diagram as a file of its own, with the drawings of the page that it uses.
    function picture() {
      var copy = svg.cloneNode(true), taken = {}, drawings = document.createElementNS(shapes, "defs");
      copy.querySelectorAll(".playing,.squares").forEach(function (one) { one.remove(); });
      copy.removeAttribute("aria-details");
      copy.setAttribute("role", "img");
      copy.setAttribute("stroke-linecap", "round");
      copy.setAttribute("stroke-linejoin", "round");
      copy.setAttribute("stroke-miterlimit", 10);
      if (title) copy.querySelector("title").textContent = name;
      (function take(part) {
        part.outerHTML.replace(/(?:href="#|url\(&quot;#|url\(#)([^")&]+)/g, function (all, id) {
          var drawing = !taken[id] && !copy.querySelector("#" + CSS.escape(id)) && document.getElementById(id);
          taken[id] = true;
          if (drawing) drawings.appendChild(drawing.cloneNode(true)), take(drawing);
        });
      })(copy);
      copy.insertBefore(drawings, copy.firstChild);
      return new XMLSerializer().serializeToString(copy);
    }

    function show(now, from, changed, said) {
      var turned = figure.classList.contains("flipped") ? " rotate(180 " : "";
      var calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      men = now;
      playing.textContent = "";
      figure.classList.add("replayed");
      changed.forEach(function (at) { draw("rect", playing, box(at)).setAttribute("class", "played"); });
      Object.keys(men).forEach(function (at) {
        var who = men[at], to = middle(at), home = who.at ? middle(who.at) : [0, 0], one = draw("g", playing);
        one.dataset.square = at;
        if (who.drawn) who.drawn.forEach(function (part) { one.appendChild(part.cloneNode(true)); });
        else draw("use", one, { href: "#" + who.id });
        function shift(there, unit) {
          return "translate(" + (there[0] - home[0]) + unit + "," + (there[1] - home[1]) + unit + ")";
        }
        var turn = turned && turned + home[0] + " " + home[1] + ")";
        one.setAttribute("transform", shift(to, "") + turn);
        Object.keys(from).forEach(function (old) {
          if (!calm && !turn && from[old] === who && old !== at)
            one.animate([{ transform: shift(middle(old), "px") }, { transform: shift(to, "px") }], 160);
        });
      });
      label();
      if (title) title.textContent = name + (said ? " " + said : "");
      texts.forEach(function (one, i) { one.textContent = !said ? written[i] : i ? "" : text(); });
    }
    label();

    return {
      start: start, added: added, show: show, text: text, picture: picture,
      ask: function (on) {
        asks = on;
        if (picked) pick(picked);
        svg.classList.toggle("asks", on);
      }
    };
  }

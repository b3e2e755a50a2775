(function () {
  "use strict";
  var root = document.currentScript.closest(".dawson") || document;
  var words = ((root.body || root).dataset.player || "").split("|");
  var shapes = "http://www.w3.org/2000/svg";
  var playing = null;

  function make(name, css, parent, text) {
    var one = document.createElement(name);
    if (css) one.className = css;
    if (text) one.textContent = text;
    parent.appendChild(one);
    return one;
  }

  // Squares and who stands there: [square, who] for each that changes. Nobody: null.
  function changed(text, before) {
    var gone = [], come = [];
    text.replace(/([a-z]+\d+)(?:=(\d+)|([a-z]+\d+)|-)/g, function (all, from, figure, to) {
      if (figure) return come.push([from, +figure]);
      gone.push([from, null]);
      if (to) come.push([to, before[from]]);
    });
    return gone.concat(come);
  }

  function after(node) {
    if (node.men) return node.men;
    var men = Object.assign({}, node.up ? after(node.up) : node.start);
    changed(node.text, men).forEach(function (one) {
      if (one[1] === null) delete men[one[0]];
      else men[one[0]] = one[1];
    });
    return node.men = men;
  }

  function Player(figure) {
    var parts = figure.dataset.film.split("|");
    var place = parts[0].split(" ").map(Number), ids = parts[1].split(" ");
    // What is played stands over the diagram, which paper shows.
    var standing = figure.querySelector(".standing"), start = {};
    var board = standing.parentNode.insertBefore(document.createElementNS(shapes, "g"), standing.nextSibling);
    board.setAttribute("class", "playing");

    function middle(square) {
      var file = 0, name = /([a-z]+)(\d+)/.exec(square);
      for (var i = 0; i < name[1].length; i++) file = file * 26 + name[1].charCodeAt(i) - 96;
      return [place[0] + (file - 1) * place[2], place[1] - (name[2] - 1) * place[2]];
    }
    function letters(file) {
      return (file > 25 ? letters(Math.floor(file / 26) - 1) : "") + String.fromCharCode(97 + file % 26);
    }
    Array.from(standing.children).forEach(function (one) {
      var moved = one.transform.baseVal.consolidate();
      var x = moved ? moved.matrix.e : +one.getAttribute("x"), y = moved ? moved.matrix.f : +one.getAttribute("y");
      var square = letters(Math.round((x - place[0]) / place[2])) + (Math.round((place[1] - y) / place[2]) + 1);
      (start[square] = start[square] || { at: square, drawn: [] }).drawn.push(one);
    });

    // The half-moves in their order, each with the one that it follows.
    var nodes = [], line, last, print;
    parts.slice(2).forEach(function (part) {
      print = 0;
      part.split(" ").forEach(function (token) {
        var of = /^(=?)(\d*)([^:!]*)(:\d*)?(!?)$/.exec(token), node = { index: nodes.length, text: of[3], stop: of[5] };
        if (of[1]) {
          node.start = start;
          node.first = node;
          line = [];
          last = 0;
        } else {
          last = of[2] ? +of[2] + 1 : last + 1;
          node.up = line[last - 1];
          node.first = node.up.first;
          (node.up.down = node.up.down || []).push(node);
          if (of[4] !== ":") {
            node.print = of[4] ? +of[4].slice(1) : print;
            print = node.print + 1;
          }
        }
        line[last] = node;
        nodes.push(node);
      });
    });

    // Where they stand in print.
    var printed = root.querySelectorAll("[data-of=" + JSON.stringify(figure.id) + "] .move");
    if (!printed.length) printed = figure.querySelectorAll(".move");
    var said = (figure.dataset.said || "").split("|"), count = said.length;
    printed = Array.from(printed);
    function places(node) {
      return printed.filter(function (one, i) { return i % count === node.print; });
    }

    var below = figure.querySelector(".below") || make("div", "below", figure);
    var bar = below.insertBefore(make("div", "player", below), below.firstChild);
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", words[0]);
    var current = nodes[0], hiding = false;
    var buttons = ["\u00ab", "\u2039", "\u203a", "\u00bb"].map(function (sign, i) {
      var one = make("button", "", bar, sign);
      one.type = "button";
      one.setAttribute("aria-label", words[i + 1]);
      one.title = words[i + 1];
      one.addEventListener("click", function () { step(i); });
      return one;
    });
    var find = make("button", "", bar, words[5]);
    find.type = "button";
    find.setAttribute("aria-pressed", "false");
    find.hidden = printed.some(function (one) { return one.closest(".game"); });
    find.addEventListener("click", function () {
      hiding = !hiding;
      find.setAttribute("aria-pressed", hiding);
      printed.forEach(function (one) {
        one.parentNode.classList.toggle("hiding", hiding);
        if (hiding) one.classList.remove("seen");
      });
      folds.forEach(function (one) { one.open = true; });
      go(hiding ? nodes[0] : current);
    });
    var told = make("div", "told", bar), heard = make("div", "heard", bar);
    told.setAttribute("aria-hidden", "true");
    heard.setAttribute("role", "status");

    function target(i) {
      if (!i) return current.up ? current.first : nodes[0];
      if (i === 1) return nodes[current.index - 1];
      if (i === 2) return current.stop && !current.down ? null : nodes[current.index + 1];
      for (var node = current; node.down;) node = node.down[0];
      return node === current ? null : node;
    }
    function step(i) {
      playing = player;
      var node = target(i);
      if (node && node !== current) go(node);
      else if (current.stop && i > 1) say(current);
    }
    function beside(by) {
      var row = current.up ? current.up.down : nodes.filter(function (one) { return one.first === one; });
      var node = row[row.indexOf(current) + by];
      if (node) go(node);
    }
    function drawn(name) {
      return board.appendChild(document.createElementNS(shapes, name));
    }
    function draw(before) {
      var men = after(current), calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      var from = {};
      if (before === current.up) changed(current.text, after(before)).forEach(function (one) {
        if (one[1] === null) from[one[0]] = after(before)[one[0]];
      });
      board.textContent = "";
      standing.classList.add("away");
      Object.keys(from).concat(current.up ? changed(current.text, {}).map(function (one) { return one[0]; }) : [])
        .forEach(function (square) {
          var at = middle(square), d = place[2], shade = drawn("path");
          shade.setAttribute("class", "played");
          shade.setAttribute("d", "M" + (at[0] - d / 2) + " " + (at[1] - d / 2) + "h" + d + "v" + d + "h" + -d + "z");
        });
      Object.keys(men).forEach(function (square) {
        var who = men[square], at = middle(square), one = drawn("g"), home = [0, 0];
        one.dataset.square = square;
        if (who.drawn) {
          home = middle(who.at);
          who.drawn.forEach(function (part) { one.appendChild(part.cloneNode(true)); });
        } else {
          one.appendChild(drawn("use")).setAttribute("href", "#" + ids[who]);
        }
        function moved(to, unit) {
          return "translate(" + (to[0] - home[0]) + unit + "," + (to[1] - home[1]) + unit + ")";
        }
        one.setAttribute("transform", moved(at, ""));
        Object.keys(from).forEach(function (old) {
          if (!calm && from[old] === who && old !== square)
            one.animate([{ transform: moved(middle(old), "px") }, { transform: moved(at, "px") }], 160);
        });
      });
    }
    // The number before it, and the signs behind it.
    function around(one) {
      var before = one.previousSibling, behind = one.nextSibling;
      var number = before && before.nodeType === 3 ? /\d+\.[.\u2026\u2013\s]*$/.exec(before.data) : null;
      var signs = behind && behind.nodeType === 3 ? /^[!?+#=]+/.exec(behind.data) : null;
      return [number ? number[0] : "", signs ? signs[0] : ""];
    }
    function say(node) {
      var here = places(node)[0];
      told.textContent = "";
      if (here) {
        var text = around(here);
        here = here.cloneNode(true);
        here.className = "";
        told.append(text[0], here, text[1]);
      } else if (!node.up) {
        told.textContent = words[6];
      }
      var spoken = node.up ? said[node.print] || node.text : words[6];
      if (node.stop) {
        told.append(" ", make("span", "stop", told, words[7]));
        spoken += ". " + words[7];
      }
      heard.textContent = "";
      heard.textContent = spoken;
    }
    function go(node) {
      var before = current;
      current = node;
      playing = player;
      draw(before);
      printed.forEach(function (one) { one.classList.remove("now"); });
      for (var one = node; one; one = one.up)
        places(one).forEach(function (place) { place.classList.add("seen"); });
      places(node).forEach(function (place) { place.classList.add("now"); });
      buttons.forEach(function (button, i) {
        var to = target(i);
        button.setAttribute("aria-disabled", !to || to === current);
      });
      say(node);
    }

    printed.forEach(function (one, i) {
      var to = nodes.filter(function (node) { return node.print === i % count; });
      if (!to.length) return;
      one.classList.add("plays");
      one.addEventListener("click", function () {
        // The one in the line that is being played, where several have the same words.
        var own = to.filter(function (node) { return node.up === current || node === current; })[0];
        go(own || to[0]);
      });
    });
    buttons.forEach(function (button, i) {
      button.setAttribute("aria-disabled", i < 2);
    });
    var folds = printed.map(function (one) { return one.closest("details") || figure; });
    var player = {
      holds: function (element) {
        return figure.contains(element) || folds.some(function (one) { return one.contains(element); });
      },
      key: function (name) {
        var i = ["Home", "ArrowLeft", "ArrowRight", "End"].indexOf(name);
        if (i >= 0) step(i);
        else beside(name === "ArrowUp" ? -1 : 1);
      }
    };
    return player;
  }

  var players = [];
  function set(all) {
    root.querySelectorAll("figure[data-film]").forEach(function (one) {
      if (all.target.contains(one)) players.push(Player(one));
    });
  }
  set({ target: root });
  document.addEventListener("fresh", set);
  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (!/^(Home|End|Arrow(Left|Right|Up|Down))$/.test(event.key)) return;
    var here = players.filter(function (one) { return one.holds(event.target); })[0];
    // Beside a board the page still scrolls.
    if (!here && event.target === document.body && /Left|Right/.test(event.key)) here = playing;
    if (!here) return;
    event.preventDefault();
    here.key(event.key);
  });
})();

  var words = {};
  ["group", "first", "back", "next", "last", "key", "solution", "task", "start", "stopped", "resumes", "position", "flip", "picture", "board",
    "empty", "right", "wrong", "threat"].forEach(function (name, i) {
    words[name] = (body.dataset.player || "").split("|")[i] || "";
  });
  var playing = null;

  function make(name, css, parent, text) {
    var one = document.createElement(name);
    if (css) one.className = css;
    if (text) one.textContent = text;
    return parent.appendChild(one);
  }

  // Squares and who stands there: [square, who] for each that changes. Nobody: null.
  function changed(text, before, added) {
    var gone = [], come = [];
    text.replace(/([a-z]+\d+)(?:=(\d+)|([a-z]+\d+)|-)/g, function (all, from, figure, to) {
      if (figure) return come.push([from, added[figure]]);
      gone.push([from, null]);
      if (to) come.push([to, before[from]]);
    });
    return gone.concat(come);
  }

  // The half-moves in their order, each with the one that it follows.
  function read(parts) {
    var nodes = [], line, last, print, number = 0;
    parts.forEach(function (part) {
      print = 0;
      part.split(" ").forEach(function (token, i) {
        var of = /^(\d*)([^:!]*)(:\d*)?(!?)$/.exec(token), node = { index: nodes.length, text: of[2], stop: of[4] };
        if (!i) {
          node.first = node;
          node.label = token.split("=")[0];
          node.text = of[2].slice(node.label.length + 1);
          line = [];
          last = 0;
        } else {
          last = of[1] ? +of[1] + 1 : last + 1;
          node.up = line[last - 1];
          node.first = node.up.first;
          node.number = ++number;
          (node.up.down = node.up.down || []).push(node);
          if (of[3] !== ":") {
            node.print = of[3] ? +of[3].slice(1) : print;
            print = node.print + 1;
          }
        }
        line[last] = node;
        nodes.push(node);
      });
    });
    return nodes;
  }

  function Player(figure) {
    var parts = figure.dataset.film.split("|"), nodes = read(parts.slice(2));
    var current = nodes[0], hiding = false, told, heard;
    var board = Board(figure, parts[0], parts[1].split(" "), words, {
      moved: guess,
      swiped: function (on) { step(on ? 2 : 1); }
    });

    function after(node) {
      if (node.men) return node.men;
      var men = Object.assign({}, node.up ? after(node.up) : board.start);
      changed(node.text, men, board.added).forEach(function (one) {
        if (one[1] === null) delete men[one[0]];
        else men[one[0]] = one[1];
      });
      return node.men = men;
    }

    // Where they stand in print.
    var printed = [];
    (solutionsOf(figure.id) || [figure]).forEach(function (one) { printed.push.apply(printed, one.querySelectorAll(".move")); });
    function values(name) { return (figure.dataset[name] || "").split("|"); }
    var said = values("said"), numbers = values("numbers"), twins = values("twins"), count = said.length;
    function places(node) {
      return printed.filter(function (one, i) { return i % count === node.print; });
    }
    // A threat follows a pass, which is not printed.
    function isThreat(node) {
      var place = node.up && places(node)[0];
      return place && place.closest(".threat");
    }

    var below = figure.querySelector(".below") || make("div", "below", figure);
    var bar = make("div", "player", below);
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", words.group);
    // The sign is seen, the title is heard.
    function button(sign, name, act, parent) {
      var one = make("button", "", parent || bar);
      one.type = "button";
      if (sign) make("span", "", one, sign).setAttribute("aria-hidden", "true"), one.title = name;
      else one.textContent = name;
      one.addEventListener("click", act);
      return one;
    }
    var buttons = ["\u00ab", "\u2039", "\u203a", "\u00bb"].map(function (sign, i) {
      return button(sign, [words.first, words.back, words.next, words.last][i], function () { step(i); });
    });
    var find = button("", / key$/.test(parts[0]) ? words.key : words.solution, function () {
      hiding = !hiding;
      board.ask(hiding);
      find.setAttribute("aria-pressed", hiding);
      var lines = printed.map(lineOf);
      folds.forEach(function (one) { lines.push.apply(lines, one.querySelectorAll(":scope>p[class],:scope>div")); });
      lines.forEach(function (line) {
        line.classList.toggle("hiding", hiding);
        if (hiding) line.classList.remove("found"), setApart(line);
      });
      if (hiding) printed.forEach(function (one) { one.parentNode.classList.remove("seen"); });
      if (hiding) opened = folds.filter(function (one) { return one.open; });
      unfold(hiding ? folds : opened, !hiding);
      go(hiding ? nodes[0] : current);
    });
    find.setAttribute("aria-pressed", "false");
    find.hidden = printed.some(function (one) { return one.closest(".game"); });
    button("\u21c5", words.flip, flip);
    button("\u201c\u201d", words.position, function () { tell(board.text()); });
    button("SVG", words.picture + " (SVG)", function () {
      save(board.picture(), "image/svg+xml", figure.id + ".svg");
    });
    told = make("div", "told", bar);
    heard = make("div", "heard", bar);
    told.setAttribute("aria-hidden", "true");
    heard.setAttribute("role", "status");

    function tell(text) {
      told.textContent = text;
      heard.textContent = "";
      heard.textContent = text;
    }
    function flip() {
      playing = player;
      figure.classList.toggle("flipped");
      show(current);
    }

    // The first and the last button go on to the previous and the next line, so that all end at the same places.
    function target(i) {
      var node = nodes[current.index + (i < 2 ? -1 : 1)];
      if (!i) return node && node.first;
      if (i === 3) while (node && node.down) node = node.down[0];
      return node;
    }
    function step(i) {
      playing = player;
      var node = target(i);
      if (node) go(node, "", i === 2 && current.stop && node.up !== current);
      else if (current.stop && i > 1) say(current, "");
    }
    function beside(by) {
      var row = current.up ? current.up.down : nodes.filter(function (one) { return one.first === one; });
      var node = row[row.indexOf(current) + by];
      if (node) go(node);
    }

    // A move of the reader: one of the next half-moves of the solution, or another one.
    function guess(from, to) {
      var known = (current.down || []).filter(function (node) {
        var squares = changed(node.text, {}, [true]);
        function has(at, stays) {
          return squares.some(function (one) { return one[0] === at && (one[1] === null) !== stays; });
        }
        var key = places(node)[0], line = key && key.closest("p");
        return has(from, false) && has(to, true) && !(line && /\b(set|try)\b/.test(line.className));
      })[0];
      if (known) go(known, words.right + ": ");
      else tell(words.wrong + ": " + from + "\u2013" + to);
    }

    function show(node, before) {
      var from = {}, squares = node.up ? changed(node.text, {}, []).map(function (one) { return one[0]; }) : [];
      if (node.up && before === node.up) changed(node.text, after(before), board.added).forEach(function (one) {
        if (one[1] === null) from[one[0]] = after(before)[one[0]];
      });
      board.show(after(node), from, squares.filter(function (one, i) { return squares.indexOf(one) === i; }),
        node.up ? said[node.print] || node.text : "");
    }
    // A start names its twin, with what changes as the caption prints it, or else in words.
    function startOf(label) {
      var changes = twins.filter(function (one) { return one.split(/\W/)[0] === label; })[0];
      var print = label && Array.from(figure.querySelectorAll(".twins")).filter(function (one) {
        return one.textContent.split(/\W+/).filter(Boolean)[0] === label;
      })[0];
      return [print, label && changes || (label && label + ") ") + words.start];
    }
    function say(node, before, resumes) {
      var label = node.first.label, start = node.up ? [] : startOf(label);
      var spoken = start[1] || said[node.print] || node.text, here = start[0] || places(node)[0];
      var threatens = node.up && isThreat(node) && !isThreat(node.up);
      var signs = node.up && here && here.nextSibling && /^[!?+#=]+/.exec(here.nextSibling.data);
      told.textContent = "";
      if (here) {
        here = here.cloneNode(true);
        here.className = "";
      }
      told.append(before, node.up && label ? label + ") " : "", node.up && numbers[node.print] || "", here || spoken, signs || "");
      spoken = before + spoken;
      [threatens && words.threat, resumes && words.resumes, node.stop && words.stopped, hiding && !node.up && words.task].filter(Boolean).forEach(function (note) {
        told.append(node.up ? " " : ". ", make("span", "stop", told, note));
        spoken += ". " + note.replace("\u203a", words.next);
      });
      heard.textContent = "";
      heard.textContent = spoken;
    }
    function go(node, before, resumes) {
      show(node, current);
      current = node;
      playing = player;
      printed.forEach(function (one) { one.classList.remove("now"); });
      for (var one = node; one; one = one.up) places(one).forEach(function (place) {
        place.parentNode.classList.add("seen");
        lineOf(place).classList.add("found");
      });
      if (hiding && node.up) unfold(folds, true);
      places(node).forEach(function (place) { place.classList.add("now"); });
      enable();
      say(node, before || "", resumes);
      link(figure.id, node.number || 0);
    }
    function enable() {
      buttons.forEach(function (button, i) { button.setAttribute("aria-disabled", !target(i)); });
    }

    var plays = new Set(nodes.map(function (node) { return node.print; }));
    printed.forEach(function (one, i) { if (plays.has(i % count)) one.classList.add("plays"); });
    enable();
    var folds = printed.map(function (one) { return one.closest("details"); }).filter(function (one, i, all) {
      return one && all.indexOf(one) === i;
    }), opened = [];
    function unfold(all, open) { all.forEach(function (one) { one.open = open; }); }
    // The words of a move are in a unit with its number and its signs, and that in a line.
    function lineOf(move) { return move.closest("p,div"); }
    // Words between moves are text of the line; what is hidden must be an element.
    function setApart(line) {
      Array.from(line.childNodes).forEach(function (one) {
        var at = one.nodeType === 3 ? one.data.search(/\S/) : -1;
        if (at >= 0) one = one.splitText(at), line.insertBefore(make("span", "between", line), one).append(one);
      });
    }
    var player = {
      holds: function (element) {
        return figure.contains(element) || folds.some(function (one) { return one.contains(element); });
      },
      key: function (name) {
        var i = ["Home", "ArrowLeft", "ArrowRight", "End"].indexOf(name);
        if (name === "f") flip();
        else if (i >= 0) step(i);
        else beside(name === "ArrowUp" ? -1 : 1);
      },
      click: function (move) {
        var print = printed.indexOf(move) % count;
        var to = nodes.filter(function (node) { return node.print === print; });
        // The one in the line that is being played, where several have the same words.
        var own = to.filter(function (node) { return node.up === current || node === current; })[0];
        if (to.length) go(own || to[0]);
      },
      open: function (number) {
        var node = nodes.filter(function (one) { return (one.number || 0) === number; })[0];
        if (node) go(node), figure.scrollIntoView({ block: "center" });
      }
    };
    return player;
  }

  // Players are made when a figure or its solution comes into view: a page may have a thousand.
  var made = new Map(), solutions = null;
  function solutionsOf(id) {
    if (!solutions) {
      solutions = {};
      root.querySelectorAll("[data-of]").forEach(function (one) { (solutions[one.dataset.of] = solutions[one.dataset.of] || []).push(one); });
    }
    return solutions[id];
  }
  function forget() { solutions = null; }
  function playerOf(figure) {
    if (!made.has(figure)) made.set(figure, Player(figure));
    return made.get(figure);
  }
  function figureOf(element) {
    var solution = element.closest("[data-of]");
    var figure = solution ? document.getElementById(solution.dataset.of) : element.closest("figure");
    return figure && figure.dataset.film ? figure : null;
  }
  var watcher = new IntersectionObserver(function (all) {
    all.forEach(function (one) {
      var figure = one.isIntersecting && figureOf(one.target);
      if (!figure) return;
      watcher.unobserve(one.target);
      playerOf(figure);
    });
  }, { rootMargin: "50%" });
  function watch(event) {
    var part = event.target;
    if (part.matches && part.matches("figure[data-film],[data-of]")) watcher.observe(part);
    part.querySelectorAll("figure[data-film],[data-of]").forEach(function (one) { watcher.observe(one); });
  }
  watch({ target: root });
  document.addEventListener("numbered", forget);
  document.addEventListener("fresh", watch);
  root.addEventListener("click", function (event) {
    var move = event.target.closest(".move"), figure = move && figureOf(move);
    if (figure) playerOf(figure).click(move);
  });
  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (!/^(f|Home|End|Arrow(Left|Right|Up|Down))$/.test(event.key) || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    var here = null;
    made.forEach(function (player) { if (!here && player.holds(event.target)) here = player; });
    // Beside a board the page still scrolls.
    if (!here && event.target === document.body && /Left|Right|f/.test(event.key)) here = playing;
    if (!here) return;
    event.preventDefault();
    here.key(event.key);
  });

  // A link to a half-move: #LABEL/N, N in reading order, 0 for the start. No address of another script is replaced.
  function linked() {
    var parts = /^#(.*)\/(\d+)$/.exec(location.hash), figure = null;
    try {
      figure = parts && document.getElementById(decodeURIComponent(parts[1]));
    } catch (error) { /* not an address of ours */ }
    return figure && root.contains(figure) && figure.dataset.film ? [figure, +parts[2]] : null;
  }
  function link(id, number) {
    if (location.hash && !linked() && !document.getElementById(location.hash.slice(1))) return;
    try {
      history.replaceState(history.state, "", "#" + encodeURIComponent(id) + "/" + number);
    } catch (error) { /* a browser limits how often, or a sandbox forbids it */ }
  }
  function follow() {
    var to = linked();
    if (to) playerOf(to[0]).open(to[1]);
  }
  follow();
  addEventListener("hashchange", follow);

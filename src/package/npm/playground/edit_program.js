// The program that the board editor asks: that of the playground whose frame it is in, or a worker of its own. The file of this name in
// src/server/pages asks a server.
'use strict';
const program = (() => {
  const inPlayground = () => {
    try {
      return parent === window ? null : parent.boardEditor;
    } catch {
      return null; // in a page of another site
    }
  };
  const playground = inPlayground();
  const asked = playground ? Promise.resolve(playground) : import('./program.js');
  const ask = async (path, body) => (await asked).ask(path, body);
  const pictures = new Map(); // addresses of data, by address
  const picture = async (path) => {
    const { ok, text } = await ask(path);
    return ok ? `data:image/svg+xml,${encodeURIComponent(text)}` : '';
  };
  const images = new WeakMap(); // addresses of pictures, by image
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const path = images.get(target);
      if (!pictures.has(path)) pictures.set(path, picture(path));
      pictures.get(path).then((data) => (target.src = data));
    }
  });
  return {
    ask,
    showPicture(image, path) {
      images.set(image, path);
      seen.observe(image);
    },
    drawsAddresses: false,
    keepsWork: !playground,
    save: 'Put into the text',
    saved: 'put into the text',
  };
})();

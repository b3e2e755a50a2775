// The program that the board editor asks: a server. The playground has a file of this name too, where a worker of the page answers.
"use strict";
const program = {
  // Sends a request, with a body by POST; returns whether it succeeded, and the text of the answer.
  async ask(path, body) {
    const answer = await fetch(path, body === undefined ? { cache: "no-cache" } : { method: "POST", body: JSON.stringify(body) });
    return { ok: answer.ok, text: await answer.text() };
  },
  // Shows the picture of an address in an image, once it comes into view.
  showPicture(image, path) {
    image.loading = "lazy";
    image.src = path;
  },
  drawsAddresses: true,  // it draws pictures by their addresses
  keepsWork: true,       // the work is kept in the address and in the browser's store
  save: "Save",          // what is done with a diagram of a document, and what has been done
  saved: "saved",
};

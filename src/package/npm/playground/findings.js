// Findings as the program reports them, for lists of the page.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Returns the place of a byte of UTF-8 in units of UTF-16, which text areas count. */
export const placeOf = (text, byte) => decoder.decode(encoder.encode(text).subarray(0, byte)).length;

/** Selects the text of a finding in a text area. */
export function select(area, finding) {
  area.focus();
  area.setSelectionRange(placeOf(area.value, finding.byte), placeOf(area.value, finding.end_byte));
}

/** Makes the row of a finding; a click on its place, if `show` is given, calls that. */
export function findingRow(finding, show) {
  const row = document.createElement('li');
  if (show) {
    const place = document.createElement('button');
    place.className = 'place';
    place.textContent = `${finding.line}:${finding.column}`;
    place.onclick = () => show(finding);
    row.append(place, ' ');
  }
  const message = document.createElement('span');
  message.className = finding.severity;
  message.textContent = `${finding.severity}: ${finding.message} [${finding.code}]`;
  row.append(message);
  if (finding.hint) {
    const hint = document.createElement('p');
    hint.className = 'quiet';
    hint.textContent = finding.hint;
    row.append(hint);
  }
  return row;
}

/** Makes a row of plain text. */
export function textRow(text) {
  const row = document.createElement('li');
  row.textContent = text;
  return row;
}

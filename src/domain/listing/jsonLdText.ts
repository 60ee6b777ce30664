const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand in a `<script>`, whatever people wrote: no `</script>`, no comment of HTML, no line end of old JavaScript. */
export function jsonLdText(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
}

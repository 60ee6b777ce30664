import { toJson } from '../../../base/toJson';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns JSON that is safe inside `<script>`, whatever the text: no `</script>`, HTML comments or legacy line terminators. */
export function jsonLdText(value: unknown): string {
  return toJson(value).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
}

const isName = /^[A-Za-z_$][\w$]*$/;

/** A value as a JavaScript expression, one level deeper than the line it stands on by `indent` spaces. Only what JSON can hold. */
export function literal(value: unknown, indent = 0): string {
  const inner = ' '.repeat(indent + 2);
  const list = (open: string, items: readonly string[], close: string) => {
    const line = `${open}${items.join(', ')}${close}`;
    if (items.length === 0) return open + close;
    if (line.length <= 60 && !line.includes('\n')) return open === '{' ? `{ ${items.join(', ')} }` : line;
    return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
  };
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    return list(
      '[',
      value.map((item) => literal(item, indent + 2)),
      ']',
    );
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return list(
      '{',
      entries.map(([key, item]) => `${isName.test(key) ? key : quoted(key)}: ${literal(item, indent + 2)}`),
      '}',
    );
  }
  throw new TypeError(`A page cannot be given a ${typeof value} as data`);
}

/** Safe inside of a `<script>` too: nothing in it ends the script or opens a comment. */
function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')}'`;
}

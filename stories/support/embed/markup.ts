/** Text between double quotes of an attribute, in HTML and in Vue. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** An opening tag in one line where it fits, else an attribute a line. */
export function openingTag(tag: string, attributes: readonly string[], indent: string, end = '>'): string {
  const line = `${indent}<${[tag, ...attributes].join(' ')}${end}`;
  if (line.length <= 100 && !line.includes('\n')) return line;
  return `${indent}<${tag}\n${attributes.map((attribute) => `${indent}  ${attribute}\n`).join('')}${indent}${end.trimStart()}`;
}

/** Every line further in. */
export function indented(code: string, indent: string): string {
  return code
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}

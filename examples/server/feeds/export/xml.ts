/** An element: its name, its text or what is inside, and attributes. Without content it is not written. */
export interface Element {
  readonly name: string;
  readonly content: string | readonly (Element | null)[];
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What XML 1.0 does not allow, not even escaped; and halves of pairs, which UTF-8 cannot have. */
const forbidden = /[^\t\n\P{Cc}]|\p{Cs}|[\ufffe\uffff]/gu;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text that may stand in an element or an attribute. '>' is escaped too, so `]]>` cannot occur. */
function escapeXml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** Returns an element with a text, or null for nothing to say: formats take an empty element for a wrong value. */
export function leaf(name: string, value: string | number | null): Element | null {
  return value === null || value === '' ? null : { name, content: String(value) };
}

/** Returns an element with others inside, or null when none of them is there. */
export function branch(name: string, content: readonly (Element | null)[], attributes?: Element['attributes']): Element | null {
  return content.some((inner) => inner !== null) ? { name, content, ...(attributes && { attributes }) } : null;
}

export function writeElement({ name, content, attributes = {} }: Element): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const isText = typeof content === 'string';
  const inside = isText ? escapeXml(content) : content.map((inner) => (inner ? writeElement(inner) : '')).join('');
  if (inside === '') return `<${name}${said}/>\n`;
  return isText ? `<${name}${said}>${inside}</${name}>\n` : `<${name}${said}>\n${inside}</${name}>\n`;
}

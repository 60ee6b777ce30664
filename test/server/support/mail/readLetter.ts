/** A parsed and decoded letter. */
export interface ReadLetter {
  /** By lower-case name; repeated headers are joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>;
  /** By type: `text/plain`, `text/html`. */
  readonly parts: Readonly<Record<string, string>>;
}

export function readLetter(source: string): ReadLetter {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  return {
    headers,
    parts: Object.fromEntries(parts.map((part) => [/^[^;]+/.exec(part.headers['content-type'] ?? '')?.[0] ?? '', decoded(part)])),
  };
}

interface Entity {
  readonly headers: Record<string, string>;
  readonly body: string;
}

function split(source: string): Entity {
  const end = source.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/s.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? words(value) : `${headers[key]}\n${words(value)}`;
  }
  return { headers, body: source.slice(end + 4) };
}

function decoded({ headers, body }: Entity): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding !== 'base64') throw new Error(`This reader knows base64 only, not ${encoding}`);
  return Buffer.from(body, 'base64').toString();
}

/** Decodes RFC 2047 words. Spaces between two of them are dropped. */
function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('latin1') : unquoted(text),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());
}

const unquoted = (text: string) =>
  text.replace(/_/g, ' ').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

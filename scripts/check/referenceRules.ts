/** What `references.ts` looks for: requirements (§2 "Auth modal"), readings of them (D18), decision records and links between the manuals. */

export interface ReferenceTargets {
  /** Names within each section, by its number: headings and first cells of table rows. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  readonly readings: ReadonlySet<string>;
  readonly records: ReadonlySet<string>;
}

export interface Reference {
  readonly line: number;
  readonly text: string;
}

export interface Link extends Reference {
  readonly path: string;
  readonly anchor: string;
}

const section = /§\s?(\d+(?:\.\d+)*)((?:,? "[^"\n]+")*)/g;
/** A name in quotes or backticks is something else, such as the metro line 'D4'. After a percent sign it is part of an encoded letter. */
const reading = /(?<![\w%#'"`])D\d{1,3}\b(?!['"`])/g;
/** `docs/decisions/020`, with or without its folder. */
const record = /decisions\/(?:[\w-]+\/)?(\d{3})\b/g;
const link = /\[([^\][]*)\]\(([^()\s]+)\)/g;

/** References of a text that lead nowhere. */
export function danglingReferences(text: string, { sections, readings, records }: ReferenceTargets): Reference[] {
  return text.split('\n').flatMap((content, index) => {
    const at = (name: string): Reference => ({ line: index + 1, text: name });
    const missing: Reference[] = [];
    for (const [, number = '', quoted = ''] of content.matchAll(section)) {
      const names = sections.get(number);
      if (!names) missing.push(at(`§${number}`));
      else for (const [, name = ''] of quoted.matchAll(/"([^"]+)"/g)) if (!names.has(name)) missing.push(at(`§${number} "${name}"`));
    }
    for (const [name] of content.matchAll(reading)) if (!readings.has(name)) missing.push(at(name));
    for (const [name, number = ''] of content.matchAll(record)) if (!records.has(number)) missing.push(at(name));
    return missing;
  });
}

/** Links of a manual within the repository; code is left out. A record's number must be that of the file it leads to. */
export function linksOf(manual: string): Link[] {
  let isCode = false;
  return manual.split('\n').flatMap((content, index) => {
    if (/^\s*```/.test(content)) isCode = !isCode;
    if (isCode) return [];
    const links = [...content.replaceAll(/`[^`]*`/g, '').matchAll(link)];
    return links.flatMap(([text, label = '', target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', anchor = ''] = target.split('#');
      const isOther = /^\d{3}$/.test(label) && !path.includes(`/${label}-`) && !path.startsWith(`${label}-`);
      return [{ line: index + 1, text, path: isOther ? `record ${label}` : path, anchor }];
    });
  });
}

/** What `#…` of a link to this manual may be: headings as GitHub writes them, and ids. */
export function anchorsOf(manual: string): Set<string> {
  const slugs = headingsOf(manual).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...slugs, ...[...manual.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** What may be quoted after the number of a section: its headings and the first cells of its tables. */
export function namesIn(requirements: string): Set<string> {
  const cells = [...requirements.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
  return new Set([...headingsOf(requirements), ...cells].map((name) => name.replaceAll(/['`]/g, '')));
}

const headingsOf = (manual: string): string[] => [...manual.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** An element of an offer. Names are local names in small letters: generators leave out namespaces and write 'Image' or 'image'. */
export interface FeedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text right inside. */
  text: string;
  readonly children: FeedElement[];
  /** In the file, from 1. */
  readonly line: number;
}

const indexes = new WeakMap<FeedElement, Map<string, FeedElement[]>>();

/** Returns all elements at a path of local names, 'photos/photoschema/fullurl', in the order of the file. */
export function elements(parent: FeedElement, path: string): readonly FeedElement[] {
  // Each offer is asked for some fifty paths.
  let index = indexes.get(parent);
  if (!index) {
    index = new Map();
    addPaths(index, '', parent.children);
    indexes.set(parent, index);
  }
  return index.get(path) ?? [];
}

function addPaths(index: Map<string, FeedElement[]>, prefix: string, children: readonly FeedElement[]): void {
  for (const child of children) {
    const path = prefix + child.name;
    const known = index.get(path);
    if (known) known.push(child);
    else index.set(path, [child]);
    addPaths(index, `${path}/`, child.children);
  }
}

/** Characters of a value that are read: all but descriptions are short, and patterns take long for what is not. */
const longest = 1000;

/** Returns a value as it is read. What is cut has a mark, so that it is no number. */
export function shortText(text: string): string {
  const value = text.trim();
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}

/** Returns the text of the first element at one of the paths that has any. An empty element says as little as none. */
export function textOf(parent: FeedElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    for (const { text } of elements(parent, path)) if (text.trim() !== '') return shortText(text);
  }
  return '';
}

/** Returns the description, which is as long as it is; several are paragraphs of one. */
export function descriptionOf(offer: FeedElement): string {
  return elements(offer, 'description')
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Returns the texts at a path, without empty ones. */
export function textsOf(parent: FeedElement, path: string): string[] {
  return elements(parent, path)
    .map(({ text }) => shortText(text))
    .filter((text) => text !== '');
}

/** Returns what is chosen of a list, `BathroomMulti/Option`; old files have one text in its place. */
export function optionsOf(parent: FeedElement, ...names: readonly string[]): string[] {
  return names.flatMap((name) => [...textsOf(parent, name), ...textsOf(parent, `${name}/option`)]);
}

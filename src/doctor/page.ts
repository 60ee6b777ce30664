/** What the page has of the kit. */
export interface KitOnPage {
  /** Every `kvartal-…` tag, also in open shadow roots of the page. */
  readonly elements: readonly HTMLElement[];
  /** What elements and React components are drawn into. */
  readonly roots: readonly HTMLElement[];
}

/** Finds tags and roots. Nothing inside of an element of the kit is listed but its root. */
export function kitOnPage(): KitOnPage {
  const elements: HTMLElement[] = [];
  const roots: HTMLElement[] = [];
  const walk = (place: Document | ShadowRoot) => {
    for (const element of place.querySelectorAll<HTMLElement>('*')) {
      const isKit = element.localName.startsWith('kvartal-');
      if (isKit) elements.push(element);
      if (element.classList.contains('kv-root')) roots.push(element);
      if (!element.shadowRoot) continue;
      if (isKit) roots.push(...rootsIn(element.shadowRoot));
      else walk(element.shadowRoot);
    }
  };
  walk(globalThis.document);
  return { elements, roots };
}

const rootsIn = (place: ShadowRoot): Iterable<HTMLElement> => place.querySelectorAll<HTMLElement>('.kv-root');

/** Script tags of the kit, one for each copy. */
export const loaders = (): HTMLScriptElement[] => [...document.scripts].filter(({ src }) => /\/kvartal(\.printed)?\.js([?#]|$)/.test(src));

/** Says where an element is, as a selector. */
export function selectorOf(element: Element): string {
  const { localName, id, parentElement } = element;
  if (id) return `${localName}#${CSS.escape(id)}`;
  const same = parentElement ? [...parentElement.children].filter((other) => other.localName === localName) : [];
  return same.length > 1 ? `${localName}:nth-of-type(${same.indexOf(element) + 1})` : localName;
}

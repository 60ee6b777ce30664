import { type Finding, finding, type Value } from '../findings';
import type { KitOnPage } from '../page';

/** Boxes that pages close until somebody opens them. */
const closable = 'dialog, details, [popover], [hidden], [role=tabpanel]';

/** Finds what the page does to the place and the look of the kit. */
export function findStyles({ elements, roots }: KitOnPage): Finding[] {
  return [
    ...elements.filter(({ localName }) => customElements.get(localName)).flatMap(findPlace),
    ...roots.flatMap(findInherited),
    ...roots.flatMap(findMap),
  ];
}

/** The box of the kit, then those around it, out of shadow roots of the page too. */
function* boxesAround(element: HTMLElement): Generator<HTMLElement> {
  for (let box: Element | null = element; box; box = parentOf(box)) if (box instanceof HTMLElement) yield box;
}

function parentOf(box: Element): Element | null {
  const root = box.getRootNode();
  return box.assignedSlot ?? box.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function findPlace(element: HTMLElement): Finding[] {
  for (const box of boxesAround(element)) {
    if (box !== element && box.matches(closable)) return [];
    const { display, opacity } = getComputedStyle(box);
    const hides =
      display === 'none' || (display === 'contents' && box === element)
        ? `display: ${display}`
        : Number(opacity) === 0
          ? `opacity: ${opacity}`
          : '';
    if (hides) return [finding('element-hidden', [at(hides, box)], element)];
  }
  // What has nothing to show needs no room: windows of signing in, a banner that was accepted.
  const root = element.shadowRoot?.querySelector('.kv-root');
  if (!root || root.scrollHeight === 0) return [];
  for (const box of boxesAround(element)) {
    const size = sizeWithoutRoom(box, box === element);
    if (size) return [finding('element-size', [at(size, box)], element)];
  }
  return [];
}

/** A box without a width squeezes its content, one without a height hides it if it clips. What document and body clip, the window shows. */
function sizeWithoutRoom(box: HTMLElement, isElement: boolean): string {
  if (box === document.body || box === document.documentElement) return '';
  const { display, overflowX, overflowY } = getComputedStyle(box);
  if (display === 'contents' || display === 'inline') return '';
  if (box.clientWidth === 0 && (isElement || overflowX !== 'visible')) return 'width: 0';
  return box.clientHeight === 0 && overflowY !== 'visible' ? 'height: 0' : '';
}

const at = (style: string, { localName, id, classList }: Element): Value => {
  const name = localName + (id && `#${id}`) + [...classList].map((one) => `.${one}`).join('');
  return [`${style} у ${name}`, `${style} at ${name}`];
};

/** Inherited properties as the kit sets them; the second is what the first is computed to. */
const own: Readonly<Record<string, RegExp>> = {
  'letter-spacing': /^(?:normal|0px)$/,
  'word-spacing': /^(?:normal|0px)$/,
  'text-indent': /^0px$/,
  'text-transform': /^none$/,
  'writing-mode': /^horizontal-tb$/,
  visibility: /^visible$/,
};

function findInherited(root: HTMLElement): Finding[] {
  const style = getComputedStyle(root);
  if (style.display === 'none') return [];
  const others = Object.keys(own).filter((name) => {
    const value = style.getPropertyValue(name);
    return value !== '' && !own[name]?.test(value);
  });
  const listed = others.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  const host = root.getRootNode();
  return listed ? [finding('style-inherited', [listed], host instanceof ShadowRoot ? host.host : root)] : [];
}

function findMap(root: HTMLElement): Finding[] {
  const maps = [...root.querySelectorAll<HTMLElement>('[part~=map]')].filter((map) => map.checkVisibility());
  const host = root.getRootNode();
  // Without a width of the root it is the place that is wrong.
  const flat = root.clientWidth > 0 && maps.some(({ clientWidth, clientHeight }) => clientWidth === 0 || clientHeight === 0);
  return flat ? [finding('map-size', [], host instanceof ShadowRoot ? host.host : root)] : [];
}

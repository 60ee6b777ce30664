import { hasOwn } from '../../base/foreign/hasOwn';
import type { ElementPlan, FilledAttribute, NodePlan, TemplatePlan } from './compileTemplate';
import type { FieldValues, TemplateAction } from './fields';
import type { FormatterContext } from './formatters';
import type { Report } from './placeholders';
import { textOf } from './placeholders';
import { isSafeAddress } from './safeAddress';

const written = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\))$/i;

/** Whether the text is a plain colour: `var()` and similar could read anything from the page's style sheets. */
function isSafeColor(text: string): boolean {
  return written.test(text) && CSS.supports('color', text);
}

export interface ActionElement {
  readonly element: HTMLElement | SVGElement;
  readonly action: TemplateAction;
}

export interface FilledTemplate {
  readonly content: DocumentFragment;
  /** Clickable elements. */
  readonly actions: readonly ActionElement[];
  /** No text or image. Boxes drawn only by CSS count in `loading`. */
  readonly isBlank: boolean;
}

/** Returns a copy of the template with values filled in, in the page's document. Values become text and attribute values, never markup. */
export function fillTemplate(
  plan: TemplatePlan,
  values: FieldValues,
  context: FormatterContext & { readonly report: Report },
): FilledTemplate {
  const filler = new Filler(values, context);
  const content = globalThis.document.createDocumentFragment();
  filler.append(content, plan.nodes);
  return { content, actions: filler.actions, isBlank: !hasSomethingToSee(content, plan.name === 'loading') };
}

class Filler {
  readonly actions: ActionElement[] = [];

  constructor(
    readonly values: FieldValues,
    readonly context: FormatterContext & { readonly report: Report },
  ) {}

  append(parent: Node, nodes: readonly NodePlan[]): void {
    for (const node of nodes) {
      if (hasOwn(node, 'shell')) {
        const element = this.#element(node);
        if (element) parent.appendChild(element);
      } else {
        parent.appendChild(globalThis.document.createTextNode(textOf(node, this.values, this.context)));
      }
    }
  }

  #element({ shell, conditions, attributes, action, children }: ElementPlan): Element | null {
    if (conditions.some(({ field, wants }) => this.#has(field) !== wants)) return null;
    const element = globalThis.document.importNode(shell, false);
    for (const attribute of attributes) this.#fill(element, attribute);
    this.append(element, children);
    if (action && (element instanceof HTMLElement || element instanceof SVGElement)) this.actions.push({ element, action });
    return element;
  }

  #has(field: string): boolean {
    const value = this.values.get(field)?.value;
    return value !== undefined && value !== null && value !== '' && value !== 0;
  }

  #fill(element: Element, { name, namespace, localName, kind, pieces }: FilledAttribute): void {
    if (kind === 'colours') {
      const safe = new Map([...this.values].map(([field, { text, value }]) => [field, { value, text: isSafeColor(text) ? text : '' }]));
      // A strict CSP blocks style attributes, but not CSSOM.
      if (element instanceof HTMLElement || element instanceof SVGElement) element.style.cssText = textOf(pieces, safe, this.context);
      return;
    }
    const text = textOf(pieces, this.values, this.context);
    if (kind === 'address') {
      // An empty URL is the page itself: an image would load it.
      if (text.trim() === '') return;
      if (!isSafeAddress(text, { element, attribute: localName, page: globalThis.document.baseURI })) {
        this.context.report({ kind: 'address', name, element: element.localName });
        return;
      }
    }
    if (namespace === null) element.setAttribute(name, text);
    else element.setAttributeNS(namespace, name, text);
  }
}

const pictures = 'img[src],img[srcset],svg,video,audio,canvas,iframe,input,button,select,textarea,progress,meter,hr';
const boxes = '[class],[style],[part],[data-action]';

function hasSomethingToSee(content: DocumentFragment, areBoxesEnough: boolean): boolean {
  if ((content.textContent ?? '').trim() !== '') return true;
  if (content.querySelector(areBoxesEnough ? `${pictures},${boxes}` : pictures)) return true;
  return [...content.querySelectorAll('*')].some(({ localName }) => localName.includes('-'));
}

import { isAllowedAttribute, isAllowedElement, mayHoldValue } from './allowed';
import { actionsOf, type FieldType, fieldsOf, type TemplateAction, type TemplateName } from './fields';
import { type Piece, type Report, readPieces } from './placeholders';
import { isAddress, isSafeAddress } from './safeAddress';

/** How an attribute is filled: as is, if a safe URL, or if a colour. */
type AttributeKind = 'plain' | 'address' | 'colours';

export interface FilledAttribute {
  readonly name: string;
  readonly namespace: string | null;
  readonly localName: string;
  readonly kind: AttributeKind;
  readonly pieces: readonly Piece[];
}

export interface Condition {
  readonly field: string;
  /** Keep the element if the field has a value, or if it has none. */
  readonly wants: boolean;
}

export interface ElementPlan {
  /** The element without children, and without attributes that were refused or need filling. */
  readonly shell: Element;
  readonly conditions: readonly Condition[];
  readonly attributes: readonly FilledAttribute[];
  readonly action: TemplateAction | null;
  readonly children: readonly NodePlan[];
}

/** A text or an element. */
export type NodePlan = readonly Piece[] | ElementPlan;

/** A validated template; {@link fillTemplate} copies it for each listing. */
export interface TemplatePlan {
  readonly name: TemplateName;
  readonly nodes: readonly NodePlan[];
  /** Style sheets of the template, added to the page once. */
  readonly styles: readonly Element[];
}

const maxLength = 65_536;

/**
 * Compiles a template; null if it is too long. Disallowed parts are reported and left out. Nothing is evaluated or parsed again: the
 * browser's nodes are copied one by one.
 */
export function compileTemplate(name: TemplateName, template: HTMLTemplateElement, report: Report): TemplatePlan | null {
  // Frameworks append children to the element itself, the parser to `content`.
  const source = template.content.hasChildNodes() ? template.content : template;
  if (lengthOf(source) > maxLength) {
    report({ kind: 'length' });
    return null;
  }
  const compiler = new Compiler(name, template.content.ownerDocument, report);
  const nodes = compiler.children(source);
  return { name, nodes, styles: compiler.styles };
}

/** Returns the total length of texts, names and values. */
function lengthOf(source: Node): number {
  let length = 0;
  const walker = source.ownerDocument?.createTreeWalker(source);
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
    length += node.nodeName.length + (node.nodeValue?.length ?? 0);
    if (node.nodeType === Node.ELEMENT_NODE) {
      for (const { name, value } of (node as Element).attributes) length += name.length + value.length;
    }
    if (length > maxLength) break;
  }
  return length;
}

class Compiler {
  readonly styles: Element[] = [];
  readonly #fields: ReadonlyMap<string, FieldType>;

  constructor(
    readonly name: TemplateName,
    /** A document without a window: nothing loads and no custom element is upgraded while compiling. */
    readonly inert: Document,
    readonly report: Report,
  ) {
    this.#fields = fieldsOf[name];
  }

  children(parent: Node): NodePlan[] {
    const plans: NodePlan[] = [];
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) {
        plans.push(readPieces(child.nodeValue ?? '', this.#fields, this.report));
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        const plan = this.#element(child as Element);
        if (plan) plans.push(plan);
      }
    }
    return plans;
  }

  #element(source: Element): ElementPlan | null {
    const tag = source.localName.toLowerCase();
    const hasFields = tag === 'style' && (source.textContent ?? '').includes('{{');
    if (!isAllowedElement(tag) || hasFields) {
      this.report({ kind: 'element', name: tag });
      return null;
    }
    if (tag === 'style') {
      this.styles.push(this.inert.importNode(source, true));
      return null;
    }
    const shell = this.inert.importNode(source, false);
    const conditions: Condition[] = [];
    const attributes: FilledAttribute[] = [];
    let action: TemplateAction | null = null;
    for (const attribute of [...shell.attributes]) {
      const { name, value } = attribute;
      if (name === 'data-if' || name === 'data-unless') {
        shell.removeAttributeNode(attribute);
        conditions.push(this.#condition(value.trim(), name === 'data-if'));
      } else if (name === 'data-action' && /^\s*\w*\s*$/.test(value)) {
        // Stimulus uses the same attribute for longer values.
        action = this.#action(value.trim());
      } else {
        const filled = this.#attribute(shell, attribute);
        if (filled) attributes.push(filled);
        if (filled && tag === 'a' && filled.localName === 'href' && isAddressOfListing(filled.pieces)) action ??= 'open';
      }
    }
    return { shell, conditions, attributes, action, children: this.children(source) };
  }

  #condition(field: string, wants: boolean): Condition {
    if (!this.#fields.has(field)) this.report({ kind: 'field', name: field, known: [...this.#fields.keys()] });
    return { field, wants };
  }

  #action(value: string): TemplateAction | null {
    const found = actionsOf[this.name].find((action) => action === value);
    if (!found) this.report({ kind: 'action', name: value, known: actionsOf[this.name] });
    return found ?? null;
  }

  /** Removes an attribute that is refused or needs filling; returns the latter. */
  #attribute(shell: Element, attribute: Attr): FilledAttribute | null {
    const { name, value, namespaceURI } = attribute;
    const localName = attribute.localName.toLowerCase();
    const refuse = (kind: 'attribute' | 'address' | 'data') => {
      shell.removeAttributeNode(attribute);
      this.report({ kind, name, element: shell.localName });
      return null;
    };
    if (!isAllowedAttribute(attribute)) return refuse('attribute');
    const pieces = readPieces(value, this.#fields, this.report);
    const placeholders = pieces.filter((piece) => typeof piece !== 'string');
    if (!value.includes('{{')) {
      const isRefused =
        isAddress(localName) && !isSafeAddress(value, { element: shell, attribute: localName, page: globalThis.document.baseURI });
      return isRefused ? refuse('address') : null;
    }
    // Under a strict CSP browsers report `style` attributes in markup; `data-style` is the silent alternative.
    const kind = localName === 'style' || localName === 'data-style' ? 'colours' : isAddress(localName) ? 'address' : 'plain';
    const holdsOnlyNumbers = placeholders.every(({ field }) => this.#fields.get(field) === 'number');
    const isRefused =
      kind === 'colours' ? placeholders.some(({ field }) => field !== 'metroColor') : !mayHoldValue(shell, attribute, holdsOnlyNumbers);
    if (isRefused) return refuse('data');
    shell.removeAttributeNode(attribute);
    return { name, namespace: namespaceURI, localName, kind, pieces };
  }
}

function isAddressOfListing(pieces: readonly Piece[]): boolean {
  const [piece, ...rest] = pieces;
  return rest.length === 0 && typeof piece === 'object' && piece.field === 'url';
}

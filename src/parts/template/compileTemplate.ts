import { isAllowedAttribute, isAllowedElement, mayHoldValue } from './allowed';
import { actionsOf, type FieldType, fieldsOf, type TemplateAction, type TemplateName } from './fields';
import { type Piece, type Report, readPieces } from './placeholders';
import { isAddress, isSafeAddress } from './safeAddress';

/** Where a value goes: as it is, only when it is a safe address, or only where it is a colour. */
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
  /** Whether the element stays when the field has a value, or when it has none. */
  readonly wants: boolean;
}

export interface ElementPlan {
  /** The element without children, and with nothing in its attributes that has to be filled or was refused. */
  readonly shell: Element;
  readonly conditions: readonly Condition[];
  readonly attributes: readonly FilledAttribute[];
  readonly action: TemplateAction | null;
  readonly children: readonly NodePlan[];
}

/** A text, or an element. */
export type NodePlan = readonly Piece[] | ElementPlan;

/** A template of the page, looked through once; {@link fillTemplate} makes as many copies as there are listings. */
export interface TemplatePlan {
  readonly name: TemplateName;
  readonly nodes: readonly NodePlan[];
  /** Style sheets of the template: they stand once on the page, whatever the number of copies. */
  readonly styles: readonly Element[];
}

const maxLength = 65_536;

/**
 * Reads a template. What is not allowed in it is reported and left out; null when it is too long. Nothing of it is ever evaluated, parsed
 * anew or written as markup: the nodes that the browser has already made are copied one by one.
 */
export function compileTemplate(name: TemplateName, template: HTMLTemplateElement, report: Report): TemplatePlan | null {
  // Frameworks append to the element itself what the parser puts into `content`.
  const source = template.content.hasChildNodes() ? template.content : template;
  if (lengthOf(source) > maxLength) {
    report({ kind: 'length' });
    return null;
  }
  const compiler = new Compiler(name, template.content.ownerDocument, report);
  const nodes = compiler.children(source);
  return { name, nodes, styles: compiler.styles };
}

/** Characters of texts, names and values. */
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
    /** A document without a window: nothing loads and no custom element wakes up while the template is read. */
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
        // Stimulus writes its own, longer things there.
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

  /** Takes an attribute off the shell when it is refused, or when it has to be filled; the latter is answered. */
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
    // The browser complains of `style` in the markup itself where a policy forbids it; `data-style` says the same silently.
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

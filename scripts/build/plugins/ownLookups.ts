import type { Plugin } from 'rolldown';

/**
 * Rewrites three habits of JavaScript that a page can turn against the kit, in everything that is shipped, libraries included:
 *
 * - `for (key in object)` also visits what the page has added to `Object.prototype`: only own keys are visited.
 * - `Array.from` is that of an old library, which knows no iterables and no function: a list of what was given is made here.
 * - `document.scripts` is an `<img name="scripts">` of the page where there is one: the members of `Document.prototype` are what was meant.
 */
export const ownLookups: Plugin = {
  name: 'own-lookups',
  renderChunk(code) {
    return rewrite(code, this.parse(code));
  },
};

/** The same for sources that are served one by one, without a chunk. */
export const ownLookupsOfModules: Plugin = {
  name: 'own-lookups-of-modules',
  transform: {
    filter: { id: { include: /[\\/]src[\\/].*\.tsx?$/, exclude: /[\\/]node_modules[\\/]|\.test\.tsx?$/ } },
    handler(code) {
      const rewritten = rewrite(code, this.parse(code));
      return rewritten === null ? null : { code: rewritten };
    },
  },
};

function rewrite(code: string, program: unknown): string | null {
  const edits: Edit[] = [];
  collect(program as Node, undefined, edits);
  if (edits.length === 0) return null;
  // Edits go from the end, so that places before them stay right. Of two at one place the inner one, which was found last, comes first.
  const inOrder = edits.toReversed().toSorted((a, b) => b.at - a.at);
  const rewritten = inOrder.reduce((text, { at, end, by }) => text.slice(0, at) + by + text.slice(end), code);
  return edits.some(({ by }) => by.startsWith(listFrom)) ? `${rewritten}\n${listFromItself}` : rewritten;
}

const listFrom = 'kvartalListFrom';

/** What `Array.from` does with things that may have only a `length`, in words that no page replaces. */
const listFromItself = `function ${listFrom}(items, itemOf = (item) => item) {
  const given = items[Symbol.iterator] ? [...items] : items;
  const list = [];
  for (let at = 0; at + 1 <= given.length; at += 1) list[at] = itemOf(given[at], at);
  return list;
}`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Replaces the text from `at` to `end`. */
interface Edit {
  readonly at: number;
  readonly end: number;
  readonly by: string;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** `isOther`: a parameter around it is called `document`. */
function collect(node: Node, parent: Node | undefined, edits: Edit[], isOther = false): void {
  if (node.type === 'ForInStatement') edits.push(...overOwnKeys(node));
  if (node.type === 'CallExpression' && isArrayFrom(node.callee as Node)) edits.push(...asList(node));
  if (node.type === 'MemberExpression' && isOfDocument(node, isOther)) edits.push(...fromPrototype(node, parent));
  const isOtherInside = isOther || (Array.isArray(node.params) && node.params.some((given: Node) => given.name === 'document'));
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) collect(inner, node, edits, isOtherInside);
  }
}

function overOwnKeys(loop: Node): Edit[] {
  const [left, right] = [loop.left as Node, loop.right as Node];
  return [
    // A sequence, `a = {}, b`, is one value.
    { at: left.end, end: right.start, by: ' of Object.keys(Object((' },
    { at: right.end, end: right.end, by: ')))' },
  ];
}

function isArrayFrom({ type, object, property }: Node): boolean {
  return type === 'MemberExpression' && (object as Node).name === 'Array' && (property as Node).name === 'from';
}

function asList(call: Node): Edit[] {
  const [items, of, ...others] = call.arguments as Node[];
  if (!items || others.length > 0) throw new Error('Array.from with a third argument: give an arrow function instead');
  // A literal such as `{ length: 3 }` is no iterable.
  if (of || items.type === 'ObjectExpression') return [{ at: call.start, end: (call.callee as Node).end, by: listFrom }];
  return [
    { at: call.start, end: items.start, by: '[...' },
    { at: items.end, end: call.end, by: ']' },
  ];
}

/** Only documents have these methods, whatever the variable is called. */
const creators = ['createElementNS', 'createTextNode'];
const windows = ['window', 'globalThis', 'self'];
/** An own property of every document: a page cannot replace it. */
const unforgeable = 'location';

function isOfDocument({ object, property, computed, optional }: Node, isOther: boolean): boolean {
  const [owner, { name }] = [object as Node, property as Node];
  if (computed || name === unforgeable) return false;
  const isMember = owner.type === 'MemberExpression';
  const ownersName = isMember ? (owner.property as Node).name : owner.name;
  // A `document` of an object or a parameter may be an imitation: a combobox is given one. The real one is called `ownerDocument`.
  const isOfWindow = !isMember || windows.includes(String((owner.object as Node).name));
  // `document?.` is rewritten too, since a browser always has a document; `ownerDocument?.` is not, since it may be absent.
  if (ownersName === 'document' && isOfWindow && (isMember || !isOther)) return true;
  return !optional && (ownersName === 'ownerDocument' || creators.includes(String(name)));
}

function fromPrototype(member: Node, parent: Node | undefined): Edit[] {
  const owner = member.object as Node;
  const name = String((member.property as Node).name);
  if (parent?.type === 'CallExpression' && parent.callee === member) {
    const [first] = parent.arguments as Node[];
    // Where a browser may not have the method, the page's element does no harm that its absence would not do.
    if (parent.optional) return [];
    return [
      { at: member.start, end: owner.start, by: `Document.prototype.${name}.call(` },
      { at: owner.end, end: first?.start ?? parent.end - 1, by: first ? ',' : '' },
    ];
  }
  const isWritten = (parent?.type === 'AssignmentExpression' && parent.left === member) || parent?.type === 'UpdateExpression';
  if (isWritten) return [];
  return [
    { at: member.start, end: owner.start, by: `Reflect.get(Document.prototype,"${name}",` },
    { at: owner.end, end: member.end, by: ')' },
  ];
}

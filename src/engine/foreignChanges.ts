import { options } from 'preact';
import { foreignChange } from '../base/foreign/foreignChange';
import { type Drawn, putBack } from '../base/foreign/putBack';

/** A node of Preact's tree, by the names of its build: what it has drawn, its children, and a count. */
interface Vnode {
  readonly type: unknown;
  readonly props: unknown;
  readonly __e: ChildNode | null;
  readonly __k: readonly (Vnode | null | undefined)[] | null;
  /** How many ids of `useId` were given. */
  __m?: unknown;
}

/** What Preact draws into. */
type Home = Node & { readonly __k?: Vnode };

const homes = new Set<Home>();
/** Homes whose nodes somebody else may have changed since they were last looked at. */
const changed = new Set<Home>();
const told = new WeakSet<Node>();
const observer = new MutationObserver(note);

function note(records: readonly MutationRecord[]): void {
  for (const { target } of records) for (const home of homes) if (home.contains(target)) changed.add(home);
}

function drawnOf(children: Vnode['__k']): Drawn[] {
  return (children ?? []).flatMap((child) => {
    if (!child?.__e) return [];
    const { type, props, __e: node, __k: within } = child;
    if (typeof type === 'function') return drawnOf(within);
    return typeof props === 'object' ? { node, inside: drawnOf(within) } : { node, inside: [], text: String(props) };
  });
}

function watch(home: Home): void {
  if (homes.has(home)) return;
  homes.add(home);
  changed.add(home);
  observer.observe(home, { childList: true, subtree: true });
}

/** Undoes what somebody else did to the nodes of a home, before Preact changes them. What a translator wrote stays until then. */
function fix(home: Home): void {
  note(observer.takeRecords());
  if (changed.delete(home) && home.__k && putBack(home, drawnOf([home.__k]))) tell(home);
}

/** A translator changes the element again and again; once is enough. */
function tell(home: Home): void {
  const root = home.getRootNode();
  const instance = root instanceof ShadowRoot ? root.host : home;
  if (told.has(instance)) return;
  told.add(instance);
  const detail = Object.freeze({ ...foreignChange, instance });
  instance.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail }));
}

const isHome = (node: Node): boolean => '__k' in node;

function homesIn(root: Document | ShadowRoot): Home[] {
  const inside = [...root.querySelectorAll('*')].flatMap((element) => [
    ...(isHome(element) ? [element] : []),
    ...(element.shadowRoot ? homesIn(element.shadowRoot) : []),
  ]);
  return isHome(root) ? [root, ...inside] : inside;
}

/** Named by Preact's build. */
const { __: before } = options as { readonly __?: (content: Vnode | null, home: Home) => void };

/** Preact calls this before it draws into a home, or takes everything out of it. */
const drawsRoot = (content: Vnode | null, home: Home): void => {
  before?.(content, home);
  // Preact hands the count on once, and begins again when a root is drawn for the third time.
  if (content) content.__m ??= home.__k?.__m ?? home.__k?.__k?.[0]?.__m;
  watch(home);
  fix(home);
  if (content === null) homes.delete(home);
};

options.debounceRendering = (renderAll) =>
  queueMicrotask(() => {
    for (const home of homes) fix(home);
    renderAll();
    // These changes are Preact's.
    observer.takeRecords();
  });
Object.assign(options, { __: drawsRoot });

/** This file comes after the first elements have drawn, and so perhaps after a translator. */
function fixAll(): void {
  for (const home of homesIn(document)) {
    watch(home);
    fix(home);
  }
}

fixAll();

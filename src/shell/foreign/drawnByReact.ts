import type { Drawn } from '../../base/foreign/putBack';

/** A node of React's tree. React offers no public way to what it has drawn. */
interface Fiber {
  /** 5 and 6 are an element and a text. */
  readonly tag: number;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
}

const ELEMENT = 5;
const TEXT = 6;
const PORTAL = 4;

function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (Reflect.get(node, key) as Fiber);
}

/** Whether React has made the node. */
export const isOfReact = (node: Node): boolean => fiberOf(node) !== undefined;

function* childrenOf(fiber: Fiber): Generator<Fiber> {
  for (let { child } = fiber; child; child = child.sibling) yield child;
}

function drawnBy(fiber: Fiber): Drawn[] {
  return [...childrenOf(fiber)].flatMap((child) => {
    const node = child.stateNode as ChildNode;
    if (child.tag === TEXT) return { node, inside: [], text: String(child.memoizedProps) };
    if (child.tag === ELEMENT) return { node, inside: drawnBy(child) };
    return child.tag === PORTAL ? [] : drawnBy(child);
  });
}

/** Returns the tree that React shows, another one after each of its changes; nothing if this React keeps its tree in another way. */
export function treeAround(element: Element): Fiber | undefined {
  let top = fiberOf(element);
  while (top?.return) top = top.return;
  // A node may know an earlier copy of its place; the root knows the tree that is shown.
  return (top?.stateNode as { current?: Fiber } | null | undefined)?.current;
}

/** Returns what React has drawn in an element. */
export function drawnByReact(element: Element): Drawn[] {
  const shown = treeAround(element);
  const place = shown && find(shown, element);
  return place ? drawnBy(place) : [];
}

function find(fiber: Fiber, element: Element): Fiber | undefined {
  if (fiber.stateNode === element) return fiber;
  for (const child of childrenOf(fiber)) {
    const found = find(child, element);
    if (found) return found;
  }
  return undefined;
}

/** Returns the element around what a component draws; nothing with another renderer than React. */
export function elementAround(component: object): HTMLElement | undefined {
  let place = Reflect.get(component, '_reactInternals') as Fiber | null | undefined;
  while (place && place.tag !== ELEMENT) place = place.return;
  return place?.stateNode as HTMLElement | undefined;
}

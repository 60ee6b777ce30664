const KEY = Symbol.for('kvartal.printed');

/** Returns what the loader has asked a server to print, by element. Apart from `pageScope`, which comes with the code of the elements. */
export function printedRequests(): Map<Element, XMLHttpRequest> {
  return ((globalThis as { [KEY]?: Map<Element, XMLHttpRequest> })[KEY] ??= new Map());
}

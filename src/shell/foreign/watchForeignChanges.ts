import { type Drawn, putBack } from '../../base/foreign/putBack';
import { drawnByReact, isOfReact, treeAround } from './drawnByReact';

const everything: MutationObserverInit = { childList: true, characterData: true, subtree: true };

/** Everything that is drawn, in one list. */
const listOf = (drawn: readonly Drawn[]): unknown[] => drawn.flatMap(({ node, inside, text }) => [node, text, ...listOf(inside)]);

/**
 * Watches what React has drawn in `root`. When somebody else has moved or removed nodes there, as page translators do, everything is put back right
 * after React's next change: what a translator wrote stays until then. Without that, what React changes would not be seen. Returns how to stop.
 */
export function watchForeignChanges(root: HTMLElement, report: () => void): () => void {
  let before = treeAround(root);
  let isForeign = false;
  /** What React had drawn when somebody else was last seen to have changed it. */
  let drawnBefore: readonly unknown[] = [];
  /** What texts of React's are in, or were replaced with. */
  const wrappers = new Set<ChildNode>();
  const observer = new MutationObserver((records) => {
    const tree = treeAround(root);
    const drawn = isForeign ? listOf(drawnByReact(root)) : [];
    // React has two trees and takes turns: after two changes at once it shows the one from before.
    const isOwn = tree !== before || drawn.length !== drawnBefore.length || drawn.some((one, at) => one !== drawnBefore[at]);
    before = tree;
    for (const { target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) {
        const isMoved = isOfReact(node) && !isOfReact(target);
        if (!isOfReact(node) && node instanceof Element) isForeign = true;
        if (isMoved) wrappers.add(target as Element);
        else if (!isOfReact(node) && [...removedNodes].some(isOfReact)) wrappers.add(node as ChildNode);
      }
      for (const node of removedNodes) {
        if (!isOfReact(node) || node.isConnected) continue;
        // React may have removed it, or will miss it.
        if (node instanceof Element) isForeign = true;
        // React may go on writing to a text that is not in the page any more.
        else observer.observe(node, { characterData: true });
      }
    }
    if (!isForeign) return;
    if (!isOwn) {
      drawnBefore = listOf(drawnByReact(root));
      return;
    }
    drawnBefore = [];
    if (putBack(root, drawnByReact(root))) report();
    // React may have failed to remove a text, and drawn everything again beside it.
    for (const wrapper of wrappers) wrapper.remove();
    wrappers.clear();
    isForeign = false;
    observer.takeRecords();
  });
  // A translator may have been faster than this file.
  if (putBack(root, drawnByReact(root))) report();
  observer.observe(root, everything);
  return () => observer.disconnect();
}

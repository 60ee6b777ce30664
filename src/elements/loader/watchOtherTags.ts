import { pageScope } from '../../state/runtime/pageScope';

/**
 * Says for each of these tags, once, that it needs `kvartal.js`, which the page may still load: in the console, and by `kvartal-error` at its
 * elements. From then on nothing is said, nor about a tag that another copy of the kit has defined.
 */
export function watchOtherTags(tags: readonly string[], tell: (tag: string, reason: string) => void): void {
  const unnamed = new Set(tags);
  const look = () => {
    if (!pageScope().part) return;
    for (const tag of unnamed) {
      if (!document.getElementsByTagName(tag)[0] || customElements.get(tag)) continue;
      unnamed.delete(tag);
      console.warn(`Квартал: ${tag} нет в kvartal.chat.js, нужен kvartal.js.`);
      tell(tag, 'kvartal.js');
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}

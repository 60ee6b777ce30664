import type { MapAttribution } from '../engine/MapEngine';

/** Whose the map is, in its corner. */
export interface Credit {
  /** Of another layer, as plain text; null: none. */
  setMore(text: string | null): void;
  remove(): void;
}

export function addCredit(container: HTMLElement, { text, href }: MapAttribution): Credit {
  const { ownerDocument: document } = container;
  const box = document.createElement('div');
  box.className = 'kv-map-credit';
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text;
  const more = document.createElement('span');
  box.append(link);
  container.append(box);
  return {
    setMore(words) {
      more.textContent = words;
      if (words) box.append(more);
      else more.remove();
    },
    remove: () => box.remove(),
  };
}

import type { MapAttribution } from '../engine/MapEngine';

/** The copyright notice. */
export interface Credit {
  /** Sets the notice of an extra layer, as plain text; null removes it. */
  setExtra(text: string | null): void;
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
  const extra = document.createElement('span');
  box.append(link);
  container.append(box);
  return {
    setExtra(note) {
      extra.textContent = note;
      if (note) box.append(extra);
      else extra.remove();
    },
    remove: () => box.remove(),
  };
}

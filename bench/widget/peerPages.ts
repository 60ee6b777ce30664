import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Subject } from './measure';

/** The pages of `peers/`, by the names of their files. */
export const peerNames = ['shoelace', 'instantsearch', 'reactInstantSearch'] as const;
export const peersFolder = fileURLToPath(new URL('../../.cache/peers', import.meta.url));
export const peersPath = '/bench/peers/';

/** Where they show cards and choose the deal. */
const where: Readonly<Record<(typeof peerNames)[number], Pick<Subject, 'deal' | 'submit'>>> = {
  shoelace: { deal: "document.querySelector('#deal')", submit: "document.querySelector('#submit')" },
  // A menu of InstantSearch searches by itself.
  instantsearch: { deal: "document.querySelector('#deal select')" },
  reactInstantSearch: { deal: "document.querySelector('#deal')" },
};

/** Empty until they are built by `npm run bench:peers`. */
export function builtPeers(): Subject[] {
  return peerNames
    .filter((name) => existsSync(join(peersFolder, name, `${name}.html`)))
    .map((name) => ({
      name,
      path: `${peersPath}${name}/${name}.html`,
      cards: "document.querySelectorAll('.card')",
      deals: ['Продажа', 'Аренда'],
      ...where[name],
    }));
}

import { documents } from './documents';
import type { HostilePage } from './hostilePage';
import { patchedBrowser } from './patchedBrowser';
import { patchedLanguage } from './patchedLanguage';
import { styles } from './styles';

const of = (what: string): HostilePage => {
  const found = [...documents, ...patchedLanguage, ...patchedBrowser, ...styles].find((host) => host.what === what);
  if (!found) throw new Error(`no page with ${what}`);
  return found;
};

/** The elements of somebody who has signed in are used on all of these. */
export const signedInHosts: readonly HostilePage[] = [
  of('nothing at all'),
  of('the styles of the browser for everything'),
  of('styles for everything'),
  of('rems of ten pixels'),
  of('rems of ten pixels, and zoom'),
  { what: 'a page from right to left', html: '<style>html { direction: rtl; text-align: right; }</style>' },
  of('storage denied'),
  { what: 'a database that throws', script: "IDBFactory.prototype.open = () => { throw new DOMException('no', 'InvalidStateError'); };" },
  of('Prototype.js 1.6'),
  of('many enumerable things on Object.prototype'),
  {
    what: 'names of the data of the kit on Object.prototype',
    script:
      "Object.assign(Object.prototype, { chatId: 9, listingId: 9, chatIds: [9], userIds: [9], wrong: ['x'], href: '#', onPress() {}, alias: 'x' });",
  },
  of('Trusted Types'),
  of('no channels, events and locks'),
  {
    what: 'a page that is shown late',
    html: '<style>body { display: none; }</style>',
    after: "setTimeout(() => { document.body.style.display = 'block'; }, 300);",
  },
  { what: 'a page as it is printed', visitor: { reducedMotion: 'reduce' }, media: 'print' },
];

import { NBSP } from '../../format/format';
import { pluralEn } from '../../format/plural';
import type { SearchesMessages } from './ru';

const listings = { one: 'listing', other: 'listings' };

export const en: SearchesMessages = {
  save: 'Save this search',
  saved: 'The search is saved',
  undoSaved: 'Undo',
  notSaved: 'The search is no longer saved',
  undo: 'Undo',
  close: 'Close',
  refused: 'The browser keeps no data of this site. The search will be gone when you close the page.',
  withoutCity: (heading) => heading.replace(/ in Moscow$/, ''),
  near: (what, station) => `${what} near ${station}`,
  saveThis: (title) => `Save: ${title}`,
  saveShort: 'Save',
  open: 'Open',
  openThis: (title) => `Open: ${title}`,
  remove: 'Delete',
  removeThis: (title) => `Delete: ${title}`,
  removed: 'The search is deleted',
  recent: 'Recent searches',
  looked: (moment, count, total) => `Seen ${moment}. ${count}${NBSP}${pluralEn(total, listings)} in all`,
  total: (count, total) => `${count} ${pluralEn(total, listings)}`,
  briefly: (moment) => moment.replace(/ at\s/, `,${NBSP}`),
  heading: 'Your searches',
  all: 'All searches',
  newCount: (count) => `${count}${NBSP}new`,
  rest: (count) => `+${count}`,
  nothingNew: 'Nothing new yet',
  none: 'No searches yet',
  noneText: 'Search for flats, and the search appears here.',
  noneSaved: "No searches are saved yet. Press 'Save', and a search stays here.",
};

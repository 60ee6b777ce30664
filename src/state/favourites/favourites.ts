import { slotOf } from '../../base/slotOf';
import { createDeviceList, type DeviceList } from '../device/deviceList';
import { type DeviceStorage, listingIdOf } from '../device/deviceStorage';
import { browserTabs, type CrossTab } from '../events/crossTab';
import type { Runtime } from '../runtime/runtime';
import { type Favourite, favouritesStorage } from './favouritesStorage';

/** The favourites of this device. One that was removed and comes back, here or in another tab, has its note as long as the page lives. */
export interface Favourites extends DeviceList<Favourite> {
  /** Keeps a note with a favourite; an empty one removes it. The note of one that was removed meanwhile waits for its return. */
  setNote(favourite: Favourite, note: string): Promise<void>;
}

/** A note whose favourite was removed, and what the favourite said before it. */
interface WaitingNote {
  readonly note: string;
  readonly over: string | undefined;
}

export function favouritesOf(runtime: Runtime): Favourites {
  return slotOf(runtime.slots, 'favourites', () => createFavourites(runtime.apiUrl, favouritesStorage(runtime.apiUrl), browserTabs));
}

export function createFavourites(apiUrl: string, storage: DeviceStorage<Favourite>, tabs: Pick<CrossTab, 'channel'>): Favourites {
  const list = createDeviceList<Favourite, number>({ name: 'favourites', apiUrl, storage, tabs, keyOf: listingIdOf });
  const { state } = list;
  const waiting = new Map<number, WaitingNote>();

  /** Returns a favourite that was away with the note that waited for it, unless it has got another one. */
  const returnNote = (favourite: Favourite): Favourite => {
    const found = waiting.get(favourite.listingId);
    waiting.delete(favourite.listingId);
    return found && (favourite.note === undefined || favourite.note === found.over) ? withNote(favourite, found.note) : favourite;
  };

  // Another tab may have kept one again.
  state.subscribe(() => {
    for (const favourite of [...waiting.keys()].flatMap((id) => state.get().kept.get(id) ?? [])) {
      const returned = returnNote(favourite);
      if (returned !== favourite) void list.keep(returned);
    }
  });

  return {
    state,
    keep: (...favourites) => list.keep(...favourites.map(returnNote)),
    remove: (...listingIds) => {
      for (const id of listingIds) {
        const note = state.get().kept.get(id)?.note;
        if (note) waiting.set(id, { note, over: note });
      }
      return list.remove(...listingIds);
    },
    setNote: (favourite, note) => {
      const { listingId } = favourite;
      const kept = state.get().kept.get(listingId);
      if (kept) return list.keep(withNote(kept, note));
      waiting.set(listingId, { note, over: favourite.note });
      return Promise.resolve();
    },
  };
}

function withNote(favourite: Favourite, note: string): Favourite {
  const { note: before, ...rest } = favourite;
  return note === (before ?? '') ? favourite : { ...rest, ...(note && { note }) };
}

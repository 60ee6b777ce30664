import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { browserTabs, type CrossTab } from '../events/crossTab';
import type { Runtime } from '../runtime/runtime';
import { type Favourite, type FavouritesStorage, favouritesStorage } from './favouritesStorage';

export interface FavouritesState {
  /** Whether the device has been read, or has refused to be. */
  readonly isRead: boolean;
  readonly kept: ReadonlyMap<number, Favourite>;
  /** The device keeps nothing: its storage is blocked or full. What is here ends with the page. */
  readonly isForSession: boolean;
}

/** The favourites of this device, shared by all roots of a runtime and by all tabs. They have no owner: signing out leaves them. */
export interface Favourites {
  readonly state: Pick<Store<FavouritesState>, 'get' | 'subscribe'>;
  /** Shown at once, then written. Resolves when the device has it, or has refused it. */
  keep(favourite: Favourite): Promise<void>;
  remove(listingId: number): Promise<void>;
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

/** Returns the favourites, the one that was kept last first. */
export function newestFirst({ kept }: Pick<FavouritesState, 'kept'>): Favourite[] {
  return [...kept.values()].sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime() || other.listingId - one.listingId);
}

export function createFavourites(apiUrl: string, storage: FavouritesStorage, tabs: Pick<CrossTab, 'channel'>): Favourites {
  const state = createStore<FavouritesState>({ isRead: false, kept: new Map(), isForSession: false });
  let stored: ReadonlyMap<number, Favourite> = new Map();
  /** What the device does not have yet, or has refused; null for a removal. */
  const ahead = new Map<number, Favourite | null>();
  /** As long as the page: a favourite that comes back, here or in another tab, has its note. */
  const waiting = new Map<number, WaitingNote>();

  const show = (change: Partial<FavouritesState> = {}) => {
    const kept = new Map(stored);
    for (const [id, favourite] of ahead) {
      if (favourite) kept.set(id, favourite);
      else kept.delete(id);
    }
    state.set((known) => ({ ...known, ...change, kept }));
  };

  const read = async () => {
    try {
      const found = await storage.read();
      stored = new Map(found.map((favourite) => [favourite.listingId, favourite]));
      show({ isRead: true });
    } catch {
      show({ isRead: true, isForSession: true });
    }
    for (const favourite of [...waiting.keys()].flatMap((id) => state.get().kept.get(id) ?? [])) {
      const returned = returnNote(favourite);
      if (returned !== favourite) void write(returned.listingId, returned);
    }
  };

  /** Returns a favourite that was away with the note that waited for it, unless it has got another one. */
  const returnNote = (favourite: Favourite): Favourite => {
    const found = waiting.get(favourite.listingId);
    waiting.delete(favourite.listingId);
    return found && (favourite.note === undefined || favourite.note === found.over) ? withNote(favourite, found.note) : favourite;
  };

  const channel = tabs.channel(`kvartal:favourites:${apiUrl}`, () => void read());

  const write = async (id: number, favourite: Favourite | null) => {
    ahead.set(id, favourite);
    show();
    try {
      await (favourite ? storage.put(favourite) : storage.remove(id));
    } catch {
      show({ isForSession: true });
      return;
    }
    const changed = new Map(stored);
    if (favourite) changed.set(id, favourite);
    else changed.delete(id);
    stored = changed;
    // A later change of the same listing may still be on its way.
    if (ahead.get(id) === favourite) ahead.delete(id);
    show();
    // What it says does not matter: the others read the device.
    channel?.post('changed');
  };

  void read();
  return {
    state,
    keep: (favourite) => write(favourite.listingId, returnNote(favourite)),
    remove: (listingId) => {
      const note = state.get().kept.get(listingId)?.note;
      if (note) waiting.set(listingId, { note, over: note });
      return write(listingId, null);
    },
    setNote: (favourite, note) => {
      const { listingId } = favourite;
      const kept = state.get().kept.get(listingId);
      if (kept) return write(listingId, withNote(kept, note));
      waiting.set(listingId, { note, over: favourite.note });
      return Promise.resolve();
    },
  };
}

function withNote(favourite: Favourite, note: string): Favourite {
  const { note: before, ...rest } = favourite;
  return note === (before ?? '') ? favourite : { ...rest, ...(note && { note }) };
}

import { createStore, type Store } from '../../base/createStore';
import { pageScope } from './pageScope';

/** Whether the visitor has accepted the message about cookies (§3, §4, §9), as all banners of a page see it. */
export interface CookieConsent {
  isAccepted(): boolean;
  /** For a year, here and in the other tabs. Where nothing can be stored, for as long as this page lives. */
  accept(): void;
  /** Calls whenever the answer may have changed, here or in another tab, until what it answers is called. */
  follow(listener: () => void): () => void;
}

/** What `document` and `localStorage` are asked for. Each throws in a sandboxed frame. */
export interface ConsentPlaces {
  readonly cookies: () => Pick<Document, 'cookie'>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly isSecure: () => boolean;
  readonly now: () => number;
}

const key = 'cookiesAccepted';
/** Seconds (§9). */
const year = 31_536_000;

/** `here`: accepted, but it could not be written down, so that what is stored says nothing about it. */
type State = 'open' | 'stored' | 'here';

const browser: ConsentPlaces = {
  cookies: () => document,
  storage: () => localStorage,
  isSecure: () => location.protocol === 'https:',
  now: () => Date.now(),
};

/** One for the page, whichever copy of the kit made it. */
export function cookieConsent(): CookieConsent {
  const scope = pageScope();
  scope.cookieConsent ??= createCookieConsent(browser);
  return scope.cookieConsent;
}

export function createCookieConsent(places: ConsentPlaces): CookieConsent {
  const store: Store<State> = createStore<State>('open');
  let followers = 0;
  const look = () => store.set((state) => (state === 'here' ? state : isStored(places) ? 'stored' : 'open'));
  return {
    isAccepted() {
      // Nobody would have noticed a change since.
      if (followers === 0) look();
      return store.get() !== 'open';
    },
    accept() {
      write(places);
      store.set(isStored(places) ? 'stored' : 'here');
    },
    follow(listener) {
      const unsubscribe = store.subscribe(listener);
      followers += 1;
      look();
      // A cookie tells nobody that it has changed: it is looked at when the visitor comes back to this tab.
      for (const name of moments) addEventListener(name, look);
      return () => {
        unsubscribe();
        followers -= 1;
        for (const name of moments) removeEventListener(name, look);
      };
    },
  };
}

const moments = ['focus', 'pageshow', 'storage'] as const;

function write({ cookies, storage, isSecure, now }: ConsentPlaces): void {
  try {
    cookies().cookie = `${key}=true; Max-Age=${year}; Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
  } catch {
    // The storage may still take it.
  }
  try {
    // A storage does not forget by itself: it is told until when.
    storage().setItem(key, String(now() + year * 1000));
  } catch {
    // The cookie may have taken it.
  }
}

function isStored({ cookies, storage, now }: ConsentPlaces): boolean {
  try {
    if (/(?:^|;\s*)cookiesAccepted=true(?:;|$)/.test(cookies().cookie)) return true;
  } catch {
    // The storage may know.
  }
  try {
    const until = Number(storage().getItem(key));
    return until > now() && until <= now() + year * 1000;
  } catch {
    return false;
  }
}

import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { pageScope } from './pageScope';

/** Whether the visitor has accepted cookies (§3, §4, §9), shared by all banners of a page. */
export interface CookieConsent {
  isAccepted(): boolean;
  /** Stores the consent for a year. If nothing can be stored, it lasts until the page closes. */
  accept(): void;
  /** Calls back when the consent may have changed, here or in another tab. Returns a function that stops. */
  follow(listener: () => void): () => void;
}

/** Access to the browser. Cookies and storage throw in a sandboxed frame. */
export interface ConsentPlaces {
  readonly cookies: () => Pick<Document, 'cookie'>;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly isSecure: () => boolean;
  readonly now: () => number;
}

const key = 'cookiesAccepted';
/** Seconds (§9). */
const year = 31_536_000;

/** `here`: accepted, but it could not be stored. */
type State = 'open' | 'stored' | 'here';

const browser: ConsentPlaces = {
  cookies: () => document,
  storage: () => localStorage,
  isSecure: () => location.protocol === 'https:',
  now: () => Date.now(),
};

/** Returns the consent of the page, shared by all copies of the kit. */
export function cookieConsent(): CookieConsent {
  return slotOf(pageScope().slots, 'cookieConsent', () => createCookieConsent(browser));
}

export function createCookieConsent(places: ConsentPlaces): CookieConsent {
  const store: Store<State> = createStore<State>('open');
  let followers = 0;
  const look = () => store.set((state) => (state === 'here' ? state : isStored(places) ? 'stored' : 'open'));
  return {
    isAccepted() {
      // Without followers a change goes unnoticed.
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
      // There is no event for changed cookies: check them when the visitor returns to the tab.
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
    // Local storage may work.
  }
  try {
    // Local storage entries do not expire, so the expiry date is stored.
    storage().setItem(key, String(now() + year * 1000));
  } catch {
    // The cookie may have worked.
  }
}

function isStored({ cookies, storage, now }: ConsentPlaces): boolean {
  try {
    if (/(?:^|;\s*)cookiesAccepted=true(?:;|$)/.test(cookies().cookie)) return true;
  } catch {
    // Try local storage.
  }
  try {
    const stored = storage().getItem(key);
    // Other versions of the site wrote what the cookie says, without a date.
    if (stored === 'true') return true;
    const until = Number(stored);
    return until > now() && until <= now() + year * 1000;
  } catch {
    return false;
  }
}

import type { LiveEvent } from '../../domain/events/liveEvent';

/** What pages receive. `gap`: something may have been missed, so load everything again. */
export type PageEvent = LiveEvent | { readonly kind: 'gap' };

export type PageEventListener = (event: PageEvent) => void;

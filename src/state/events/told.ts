import type { LiveEvent } from '../../domain/events/liveEvent';

/** What pages are told. `gap`: something may have been missed, everything has to be asked for again. */
export type Told = LiveEvent | { readonly kind: 'gap' };

export type ToldListener = (told: Told) => void;

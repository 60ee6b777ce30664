import { type Texts, useText } from '../TextContext';
import { en } from './en';
import { type ListingMessages, ru } from './ru';

/** Wording of the page of a listing beside the general one: `const { l, t, format } = useListingText()`. */
export function useListingText(): Texts & { readonly l: ListingMessages } {
  const texts = useText();
  return { ...texts, l: texts.t.listingPage ?? (texts.lang === 'ru' ? ru : en) };
}

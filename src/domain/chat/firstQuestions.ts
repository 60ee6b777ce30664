import type { ListingDetails } from '../listing/listingDetails';

type Unanswered = (listing: ListingDetails) => boolean;

/** Words with which a description answers, whatever its answer is. */
const told = {
  animals: /животн|питом|кошк|кошек|кота\b|собак/i,
  kids: /дет(?:и|ей|ьми|ям)(?![а-яё])|реб[её]н/i,
  bills: /коммунал|жкх|жку(?![а-яё])/i,
  furniture: /мебел|меблир/i,
  encumbrances: /обремен|прописан|зарегистрирован/i,
  saleType: /альтернатив|(?:свободн|чист)[а-яё]+ продаж/i,
};
const isUntold =
  (what: keyof typeof told): Unanswered =>
  ({ description }) =>
    !told[what].test(description);

/** In the order shown. The first two are what everybody asks, and no listing answers. */
const rules = {
  available: () => true,
  viewing: () => true,
  animals: (listing) => listing.rent !== null && !listing.rent.conditions.includes('animals') && isUntold('animals')(listing),
  kids: (listing) => listing.rent !== null && !listing.rent.conditions.includes('kids') && isUntold('kids')(listing),
  bills: (listing) => listing.rent !== null && listing.rent.communalPayer === null && isUntold('bills')(listing),
  furniture: (listing) => listing.rent !== null && listing.isFurnished === null && isUntold('furniture')(listing),
  seller: ({ sale, owner }) => sale !== null && owner.type !== 'owner',
  encumbrances: (listing) => listing.sale !== null && isUntold('encumbrances')(listing),
  saleType: (listing) => listing.sale !== null && listing.sale.saleType === null && isUntold('saleType')(listing),
} satisfies Readonly<Record<string, Unanswered>>;

/** A question that a buyer may begin a conversation with; words: `text/chat/questions`. */
export type FirstQuestion = keyof typeof rules;

/** More would leave no room for the conversation. */
const most = 4;

/** Returns what a buyer may ask first about a listing: only what it does not answer already. */
export function firstQuestions(listing: ListingDetails): readonly FirstQuestion[] {
  const asked = Object.entries(rules).filter(([, isUnanswered]) => isUnanswered(listing));
  return asked.slice(0, most).map(([question]) => question as FirstQuestion);
}

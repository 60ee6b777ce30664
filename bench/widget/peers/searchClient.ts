import type { SearchClient } from 'instantsearch.js';
import { deals, find } from './listings';

/** The facet of InstantSearch by which a deal is chosen. */
export const dealFacet = 'trade_type';

/** What InstantSearch asks, answered by our API. */
interface Question {
  readonly indexName: string;
  readonly params?: { readonly facetFilters?: readonly (string | readonly string[])[]; readonly hitsPerPage?: number };
}

/** Both deals always exist; their counts are not shown. */
const facets = { [dealFacet]: Object.fromEntries(deals.map(({ value }) => [value, 1])) };

async function answer({ indexName, params }: Question) {
  const prefix = `${dealFacet}:`;
  const filter = params?.facetFilters?.flat().find((text) => text.startsWith(prefix));
  // A second question is for the choices of the menu alone, which need no call.
  const { count, results } = params?.hitsPerPage === 0 ? { count: 0, results: [] } : await find(filter?.slice(prefix.length));
  return {
    index: indexName,
    hits: results.map((listing) => ({ ...listing, objectID: String(listing.id) })),
    nbHits: count,
    page: 0,
    nbPages: Math.ceil(count / 10),
    hitsPerPage: 10,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    query: '',
    params: '',
    facets,
  };
}

export const searchClient = {
  search: async (questions: readonly Question[]) => ({ results: await Promise.all(questions.map(answer)) }),
} as unknown as SearchClient;

export const indexName = 'realty';
export const initialUiState = { [indexName]: { menu: { [dealFacet]: deals[0].value } } };
export const labelOf = (deal: string) => deals.find(({ value }) => value === deal)?.label ?? deal;

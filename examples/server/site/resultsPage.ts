import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import { encodeMetroStation } from '../../../src/api/wire/metro';
import { limits } from '../../../src/domain/limits';
import { type Listing, listingPath } from '../../../src/domain/listing/listing';
import { pageCount } from '../../../src/domain/search/filters';
import { formatQuery, keepKnownMetro, parseQuery } from '../../../src/domain/search/filtersQuery';
import { parseViewState } from '../../../src/domain/search/searchView';
import { ofCity } from '../../../src/text/catalogue/ofCity';
import { ru } from '../../../src/text/common/ru';
import { formatsFor } from '../../../src/text/format/format';
import type { PageRequest } from '../../site/entryServer';
import { searchTitle } from '../../site/routing/searchTitle';
import { keysOfListings } from '../edge/surrogateKeys';
import type { ListingStore } from '../listings/listingStore';
import type { Stations } from '../metro/stations';
import { openGraph } from './openGraph';
import type { PageHead } from './renderHead';

export interface ResultsPageOptions {
  readonly listings: Pick<ListingStore, 'page' | 'count'>;
  readonly stations: Pick<Stations, 'city' | 'names' | 'idsOf' | 'byId'>;
  readonly siteUrl: string;
}

export interface ResultsPage {
  readonly head: PageHead;
  /** Null for the map, which shows nothing without its code. */
  readonly request: PageRequest | null;
  /** Surrogate keys. */
  readonly keys: readonly string[];
}

/** The query with its page corrected; a page beyond the last one redirects there. */
export interface OtherPage {
  readonly redirect: string;
}

/**
 * Head and server-rendered page of `/realty` for this query. Unknown parameters are ignored; the canonical URL lists the accepted ones
 * (§5).
 */
export async function resultsPage(search: string, { listings, stations, siteUrl }: ResultsPageOptions): Promise<ResultsPage | OtherPage> {
  const parsed = parseQuery(search);
  const { page } = parsed;
  const filters = keepKnownMetro(parsed.filters, [...stations.names]);
  const metroIds = stations.idsOf(filters.metro);
  const criteria = { city: stations.city, filters, metroIds };
  const [found, count] = await Promise.all([listings.page(criteria, page, limits.pageSize), listings.count(criteria)]);
  const lastPage = Math.max(1, pageCount(count, limits.pageSize));
  if (page > lastPage) {
    const query = new URLSearchParams(search);
    query.set('page', `${lastPage}`);
    if (lastPage === 1) query.delete('page');
    return { redirect: `/realty?${query}` };
  }

  const results = ofCity(ru.results, stations.city.names);
  const heading = results.heading(filters.tradeType, filters.realtyType, filters.rooms);
  const title = `${searchTitle(heading, filters)} — ${ru.brand}`;
  const number = formatsFor('ru').number(count);
  const description = `${heading}: ${number} ${results.countNoun(count)} от собственников и агентов, с ценой, фотографиями и временем пешком до метро.`;
  const query = formatQuery(filters, page);
  const addressOf = (page: number) => `${siteUrl}/realty?${formatQuery(filters, page)}`;
  const canonical = addressOf(page);
  return {
    head: {
      title,
      description,
      canonical,
      isIndexed: count > 0,
      neighbours: {
        ...(page > 1 && { prev: addressOf(page - 1) }),
        ...(page < lastPage && { next: addressOf(page + 1) }),
      },
      properties: openGraph(title, description, canonical),
      jsonLd: itemList(found, heading, canonical, siteUrl),
    },
    keys: ['site', ...keysOfListings(found)],
    request:
      parseViewState(search)?.view === 'map'
        ? null
        : {
            pathname: '/realty',
            search,
            siteUrl,
            results: { query, body: { results: found.map(encodeListing), count } },
            stations: metroIds.flatMap((id) => stations.byId(id) ?? []).map(encodeMetroStation),
          },
  };
}

/** The listings of this page as a schema.org ItemList. */
function itemList(listings: readonly Listing[], name: string, url: string, siteUrl: string): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url,
    itemListElement: listings.map((listing, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + listingPath(listing) })),
  };
}

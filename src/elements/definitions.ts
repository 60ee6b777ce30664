import { auth } from '../features/auth/definition';
import { listing } from '../features/listing/definition';
import { listingCard } from '../features/listing-card/definition';
import { map } from '../features/map/definition';
import { results } from '../features/results/definition';
import { search } from '../features/search/definition';
import { searchForm } from '../features/search-form/definition';

/**
 * Every element of the kit, as data. A new one needs a line here, a file named after its tag beside this one, and an import of that file
 * in `index.ts`; the builds, the manifest, the documentation and the types of the tag follow from this list.
 */
export const definitions = [search, searchForm, results, map, listing, listingCard, auth] as const;

/** The search of the floor page with the widgets of InstantSearch, which searches when the deal is changed. */
import instantsearch from 'instantsearch.js';
import { hits, menuSelect, stats } from 'instantsearch.js/es/widgets';
import { addressOf, countText, type Listing, linesOf, photoOf, titleOf } from './listings';
import { dealFacet, indexName, initialUiState, labelOf, searchClient } from './searchClient';

const search = instantsearch({ indexName, searchClient, initialUiState });
search.addWidgets([
  menuSelect({
    container: '#deal',
    attribute: dealFacet,
    sortBy: ['name:desc'],
    templates: { item: ({ value }) => labelOf(value), defaultOption: 'Любая сделка' },
  }),
  stats({ container: '#count', templates: { text: ({ nbHits }) => countText(nbHits) } }),
  hits<Listing & { objectID: string }>({
    container: '#list',
    cssClasses: { item: 'card' },
    templates: {
      empty: 'Ничего не найдено',
      item: (listing, { html }) => html`
        <img width="280" height="187" alt="" src=${photoOf(listing)} />
        <div>
          <h3><a href=${addressOf(listing)}>${titleOf(listing)}</a></h3>
          ${linesOf(listing).map((line) => html`<p>${line}</p>`)}
        </div>
      `,
    },
  }),
]);
search.start();

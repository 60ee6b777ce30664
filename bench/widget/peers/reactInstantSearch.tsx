/** The search of the floor page with React InstantSearch; it has no select, so one is made with its hook as its manual shows. */
import { createRoot } from 'react-dom/client';
import { Hits, InstantSearch, Stats, useMenu } from 'react-instantsearch';
import { addressOf, countText, type Listing, linesOf, photoOf, titleOf } from './listings';
import { dealFacet, indexName, initialUiState, labelOf, searchClient } from './searchClient';

const translations = {
  rootElementText: ({ nbHits }: { readonly nbHits: number }) => countText(nbHits),
  announcementText: ({ nbHits }: { readonly nbHits: number }) => countText(nbHits),
};
const sortBy = ['name:desc' as const];

function DealSelect() {
  const { items, refine } = useMenu({ attribute: dealFacet, sortBy });
  return (
    <select
      id="deal"
      aria-label="Сделка"
      value={items.find(({ isRefined }) => isRefined)?.value ?? ''}
      onChange={({ target }) => refine(target.value)}
    >
      {items.map(({ value }) => (
        <option key={value} value={value}>
          {labelOf(value)}
        </option>
      ))}
    </select>
  );
}

function Card({ hit }: { readonly hit: Listing }) {
  return (
    <>
      <img width="280" height="187" alt="" src={photoOf(hit)} />
      <div>
        <h3>
          <a href={addressOf(hit)}>{titleOf(hit)}</a>
        </h3>
        {linesOf(hit).map((line, index) => (
          // Lines of a card keep their places.
          <p key={index}>{line}</p>
        ))}
      </div>
    </>
  );
}

const place = document.getElementById('search');
if (place) {
  createRoot(place).render(
    <InstantSearch indexName={indexName} searchClient={searchClient} initialUiState={initialUiState}>
      <DealSelect />
      <Stats id="count" translations={translations} />
      <Hits<Listing & { objectID: string }> hitComponent={Card} classNames={{ item: 'card' }} />
    </InstantSearch>,
  );
}

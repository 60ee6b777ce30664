import { styled } from 'styled-components';
import { countListings } from '../../../api/search';
import { activeFilters, clearedFilters } from '../../../domain/search/activeFilters';
import type { SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
import { widened } from '../../../domain/search/widened.lazy';
import { withoutFilter } from '../../../domain/search/withoutFilter.lazy';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useFilterText } from '../../../text/filters/useFilterText';
import { Button } from '../../../ui/buttons/Button';
import { filterLabel } from '../filterLabel';

export interface DropFiltersProps {
  /** They find nothing. */
  readonly filters: SearchFilters;
  readonly fixed: FixedFilters;
  readonly headingLevel: number;
  /** The visitor chose to search without a filter. */
  onChange(filters: SearchFilters): void;
}

/** Filters that are tried: each costs a request. */
const mostTried = 8;
/** Suggestions that are shown. */
const mostShown = 4;
/** Of these, the wider ranges: the smallest changes. */
const mostWidened = 2;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  max-width: 460px;
  margin-inline: auto;
  padding: 0 16px 40px;
  > :is(h1, h2, h3, h4, h5, h6) {
    font: var(--kv-type-title);
  }
  > ul {
    display: grid;
    gap: 8px;
    justify-self: stretch;
    list-style: none;
  }
  button > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    text-align: start;
  }
  b {
    font-weight: 500;
    color: var(--kv-text-accent);
  }
`;

/** Says below 'nothing found' which filter to widen or drop, and how many there are then. Shows nothing while that is unknown. */
export function DropFilters({ filters, fixed, headingLevel, onChange }: DropFiltersProps) {
  const texts = useFilterText();
  const { text: filterText, format } = texts;
  const { transport } = useRuntime();
  const active = activeFilters(filters, fixed).slice(0, mostTried);
  const wider = active.flatMap((one) => {
    const next = widened(filters, one);
    return next ? [{ text: `${filterText[next.active.kind]} ${filterLabel(next.active, texts)}`, filters: next.filters }] : [];
  });
  const without = active.map((one) => ({ text: filterText.without(filterLabel(one, texts)), filters: withoutFilter(filters, one) }));
  const all = { text: filterText.withoutAll, filters: clearedFilters(filters, fixed) };
  const tried = [...wider, ...without, ...(without.length > 1 ? [all] : [])];
  const load = useLoad(publicStoreOf, tried.length > 0 ? ['without', formatQuery(filters)] : null, (options) =>
    Promise.all(tried.map((one) => countListings(transport, one.filters, options))),
  );
  if (load.status !== 'ready') return null;
  const counted = tried.map((one, index) => ({ ...one, count: load.value[index] ?? 0 }));
  const helpful = counted.filter(({ count }) => count > 0);
  const widest = helpful.filter(({ text }) => wider.some((one) => one.text === text)).slice(0, mostWidened);
  const single = helpful
    .filter(({ text }) => without.some((one) => one.text === text))
    .sort((one, other) => other.count - one.count)
    .slice(0, mostShown - widest.length);
  const some = [...widest, ...single];
  const shown = some.length > 0 ? some : helpful;
  if (shown.length === 0) return null;
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <Box part="state">
      <Heading>{filterText.whatToChange}</Heading>
      <ul>
        {shown.map(({ text, count, filters: next }) => (
          <li key={text}>
            <Button block onClick={() => onChange(next)}>
              <span>{text}</span> <b>{filterText.found(format.number(count), count)}</b>
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

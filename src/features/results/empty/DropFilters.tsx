import { styled } from 'styled-components';
import { countListings } from '../../../api/search';
import { activeFilters, clearedFilters } from '../../../domain/search/activeFilters';
import type { SearchFilters } from '../../../domain/search/filters';
import { formatQuery } from '../../../domain/search/filtersQuery';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
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

/** Says below 'nothing found' which filter to drop, and how many listings there are then. Shows nothing while that is unknown. */
export function DropFilters({ filters, fixed, headingLevel, onChange }: DropFiltersProps) {
  const texts = useFilterText();
  const { text: filterText, format } = texts;
  const { transport } = useRuntime();
  const without = activeFilters(filters, fixed)
    .slice(0, mostTried)
    .map((one) => ({ text: filterText.without(filterLabel(one, texts)), filters: withoutFilter(filters, one) }));
  const all = { text: filterText.withoutAll, filters: clearedFilters(filters, fixed) };
  const tried = without.length > 1 ? [...without, all] : without;
  const load = useLoad(publicStoreOf, tried.length > 0 ? ['without', formatQuery(filters)] : null, (options) =>
    Promise.all(tried.map((one) => countListings(transport, one.filters, options))),
  );
  if (load.status !== 'ready') return null;
  const helpful = tried.map((one, index) => ({ ...one, count: load.value[index] ?? 0 })).filter(({ count }) => count > 0);
  const single = helpful.filter(({ text }) => text !== all.text).sort((one, other) => other.count - one.count);
  const shown = single.length > 0 ? single.slice(0, mostShown) : helpful;
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

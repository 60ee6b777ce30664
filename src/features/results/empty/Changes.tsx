import { styled } from 'styled-components';
import type { SearchFilters } from '../../../domain/search/filters';
import type { FixedFilters } from '../../../domain/search/fixedFilters';
import { useFilterText } from '../../../text/filters/useFilterText';
import { Button } from '../../../ui/buttons/Button';
import { useChanges } from './useChanges';

export interface SearchChangesProps {
  readonly filters: SearchFilters;
  readonly fixed: FixedFilters;
  /** What they find. */
  readonly count: number;
  readonly headingLevel: number;
  /** The visitor chose another search. */
  onChange(filters: SearchFilters): void;
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  max-width: 460px;
  margin-inline: auto;
  padding: 0 16px 40px;
  /* Below a list, whose last line would touch the heading. */
  [part~='list'] + & {
    padding-top: 32px;
  }
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

/** Says below nothing, or few listings, which change of the search finds more, and how many. Shows nothing while that is unknown. */
export function Changes({ filters, fixed, count, headingLevel, onChange }: SearchChangesProps) {
  const { text, format } = useFilterText();
  const changes = useChanges(filters, fixed, count);
  if (!changes || changes.length === 0) return null;
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <Box part="state">
      <Heading>{count > 0 ? text.findMore : text.whatToChange}</Heading>
      <ul>
        {changes.map((one) => (
          <li key={one.text}>
            <Button block onClick={() => onChange(one.filters)}>
              <span>{one.text}</span> <b>{text.found(format.number(one.count), one.count)}</b>
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

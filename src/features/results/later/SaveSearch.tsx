import { styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import { searchKey } from '../../../domain/search/searchKey';
import { useSaveSearch } from '../../../parts/searches/useSaveSearch';
import type { SearchSession } from '../../../state/search/searchSession';
import { Button } from '../../../ui/buttons/Button';
import { bookmarkIcon } from '../../../ui/icons/bookmarkIcon';

export interface SaveSearchProps {
  readonly session: SearchSession;
  /** In a box below or in place of the list; in the head of the results by default. */
  readonly isInBox?: boolean;
}

const Toggle = styled(Button)<{ $isInBox: boolean }>`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  @container kv (width < 600px) {
    ${({ $isInBox }) =>
      !$isInBox &&
      `
        width: 44px;
        padding: 0;
        gap: 0;
        > span {
          width: 0;
          overflow: hidden;
          white-space: nowrap;
        }
      `}
  }
  @media print {
    display: none;
  }
`;

/** Keeps the search on this device, or no longer. Where nothing was found, the box has the button. */
export function SaveSearch({ session, isInBox = false }: SaveSearchProps) {
  const query = useStore(session.store, ({ filters }) => searchKey(filters));
  const total = useStore(session.store, ({ results }) => results?.count ?? null);
  const { text, isKnown, isKept, toggle, toasts } = useSaveSearch(query, total ?? 0);
  if (!isKnown || total === null || (total === 0 && !isInBox)) return null;
  return (
    <>
      <Toggle
        type="button"
        part="save-search"
        variant={isInBox ? 'soft' : 'ghost'}
        icon={bookmarkIcon}
        aria-pressed={isKept}
        $isInBox={isInBox}
        onClick={() => void toggle()}
      >
        {text.save}
      </Toggle>
      {toasts}
    </>
  );
}

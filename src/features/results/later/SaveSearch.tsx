import { css, styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import { searchKey } from '../../../domain/searches/searchKey';
import { useSaveSearch } from '../../../parts/searches/useSaveSearch';
import type { SearchSession } from '../../../state/search/searchSession';
import { Button } from '../../../ui/buttons/Button';
import { bookmarkIcon } from '../../../ui/icons/bookmarkIcon';

type Place = 'head' | 'below' | 'box';

export interface SaveSearchProps {
  readonly session: SearchSession;
  /** In the head of the results, by default; on a phone below the list instead; in a box below or in place of the list. */
  readonly place?: Place;
}

const places = {
  // Only the icon where the words would not fit beside the number and the order, and nothing where it would not: one more row would move the cards.
  head: css`
    @container kv (width < 744px) {
      width: 44px;
      padding: 0;
      gap: 0;
      > span {
        width: 0;
        overflow: hidden;
        white-space: nowrap;
      }
    }
    @container kv (width < 480px) {
      display: none;
    }
  `,
  below: css`
    width: 100%;
    margin-top: 4px;
    @container kv (width >= 480px) {
      display: none;
    }
  `,
  box: null,
} satisfies Record<Place, ReturnType<typeof css> | null>;

const Toggle = styled(Button)<{ $place: Place }>`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  && {
    ${({ $place }) => places[$place]}
  }
  @media print {
    display: none;
  }
`;

/** Keeps the search on this device, or no longer. Where nothing was found, the box has the button. */
export function SaveSearch({ session, place = 'head' }: SaveSearchProps) {
  const query = useStore(session.store, ({ filters }) => searchKey(filters));
  const total = useStore(session.store, ({ results }) => results?.count ?? null);
  const { text, isKnown, isKept, toggle, toasts } = useSaveSearch(query, total ?? 0);
  if (!isKnown || total === null || (total === 0 && place === 'head')) return null;
  return (
    <>
      <Toggle
        type="button"
        part="save-search"
        variant={place === 'head' ? 'ghost' : 'soft'}
        icon={bookmarkIcon}
        aria-pressed={isKept}
        $place={place}
        onClick={() => void toggle()}
      >
        {text.save}
      </Toggle>
      {toasts}
    </>
  );
}

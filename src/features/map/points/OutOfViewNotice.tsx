import { styled } from 'styled-components';
import { useMapText } from '../../../text/map/useMapText';
import type { ToList } from '../controls/MapTop';
import { Chip } from '../SearchMap.styles';

const Place = styled.div`
  position: absolute;
  inset: 76px auto auto 24px;
  pointer-events: none;
  @container kv (width < 744px) {
    inset: 64px auto auto 12px;
  }
  @container kv (width < 350px) {
    max-width: calc(100% - 76px);
    > * {
      padding-block: 6px;
      white-space: normal;
    }
  }
`;

const Press = styled(Chip)`
  min-height: 44px;
  color: var(--kv-text-accent);
  text-decoration: none;
  pointer-events: auto;
  &:hover {
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface OutOfViewNoticeProps {
  readonly count: number;
  /** Null if there is no list. */
  readonly toList: ToList | null;
}

/** Tells how many results are in the list only, and leads there: no map can show them. The panel may cover it. */
export function OutOfViewNotice({ count, toList }: OutOfViewNoticeProps) {
  const { text, format } = useMapText();
  const said = text.onlyInList(format.number(count), count);
  return (
    <Place data-outside="">
      {toList ? (
        <Press part="to-list" {...(toList.href === undefined ? { as: 'button', type: 'button' } : { as: 'a' })} {...toList}>
          {said}
        </Press>
      ) : (
        <Chip>{said}</Chip>
      )}
    </Place>
  );
}

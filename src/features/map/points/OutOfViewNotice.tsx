import { styled } from 'styled-components';
import { useMapText } from '../../../text/map/useMapText';
import { Button } from '../../../ui/buttons/Button';
import type { ToList } from '../controls/MapTop';
import { Chip, Floating } from '../SearchMap.styles';

const Place = styled.div`
  position: absolute;
  inset: 76px auto auto 24px;
  max-width: 79%;
  > * {
    white-space: normal;
  }
  @container kv (width < 744px) {
    inset: 64px auto auto 12px;
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
    <Place>
      {toList ? (
        <Floating>
          <Button part="to-list" size="s" {...toList}>
            {said}
          </Button>
        </Floating>
      ) : (
        <Chip>{said}</Chip>
      )}
    </Place>
  );
}

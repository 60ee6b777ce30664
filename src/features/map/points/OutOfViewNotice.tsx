import { styled } from 'styled-components';
import { useMapText } from '../../../text/map/useMapText';
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
    p {
      padding-block: 6px;
      white-space: normal;
    }
  }
`;

/** Tells how many results are in the list only: the map shows Moscow within its bounds (§9). The panel may cover it. */
export function OutOfViewNotice({ count }: { readonly count: number }) {
  const { text, format } = useMapText();
  return (
    <Place>
      <Chip data-outside="">{text.onlyInList(format.number(count), count)}</Chip>
    </Place>
  );
}

import { styled } from 'styled-components';
import { useMapText } from '../../text/map/useMapText';
import { Count } from './SearchMap.styles';

const Place = styled.div`
  position: absolute;
  inset: 76px auto auto 24px;
  pointer-events: none;
  @container kv (width < 744px) {
    inset: 64px auto auto 12px;
  }
`;

/** Says that the list has more than the map can show. The panel of a place may cover it. */
export function OutsideNote({ count }: { readonly count: number }) {
  const { m, format } = useMapText();
  return (
    <Place>
      <Count data-outside="">{m.outside(format.number(count), count)}</Count>
    </Place>
  );
}

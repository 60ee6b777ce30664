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
    display: none;
  }
`;

/** Tells that some results are outside the map. The panel may cover it. */
export function OutOfViewNotice({ count }: { readonly count: number }) {
  const { m, format } = useMapText();
  return (
    <Place>
      <Chip data-outside="">{m.outside(format.number(count), count)}</Chip>
    </Place>
  );
}

import { styled } from 'styled-components';
import { MetroLabel } from '../../../parts/MetroLabel';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { useHouseMetro } from '../address/useHouseMetro';
import { useSettledProgress } from '../form/useFormProgress';
import { pictureUrl } from '../photos/PhotoTile';

const Aside = styled.aside`
  position: sticky;
  top: calc(var(--kv-publish-top, 0px) + 32px);
  display: grid;
  gap: 10px;
  overflow-wrap: anywhere;
  @container kv (width < 1200px) {
    display: none;
  }
  > p {
    margin: 0;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-sunken);
  color: var(--kv-text-subtle);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Price = styled.div`
  min-height: 24px;
  font: var(--kv-type-price-m);
  font-variant-numeric: var(--kv-numeric);
  > small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
`;

const Missing = styled.span<{ $width: string }>`
  display: inline-block;
  width: ${({ $width }) => $width};
  height: 0.9em;
  border-radius: 4px;
  background: var(--kv-skeleton);
  vertical-align: -2px;
`;

/** The card of the listing as it is filled in, beside a wide form. */
export function Preview() {
  const { text, common, format } = usePublishText();
  const { mediaHost } = useRuntime();
  const { values } = useSettledProgress();
  const { tradeType, realtyType, rooms, price, area, photos, address } = values;
  const station = useHouseMetro(address);
  const [main] = photos;
  return (
    <Aside aria-label={text.preview.name} part="preview">
      <p>{text.preview.title}</p>
      <Frame>
        {main ? (
          <img src={main.kind === 'new' ? main.data : pictureUrl(main.photo.url, mediaHost)} alt="" />
        ) : (
          <Icon name={overlayIcons.photo} size={32} />
        )}
      </Frame>
      <Price>
        {price === null ? <Missing $width="70%" /> : format.priceWithSign(price)}
        {price !== null && tradeType === 'rent' && <small> {common.listing.perMonth}</small>}
      </Price>
      <div>
        {rooms === null ? <Missing $width="120px" /> : common.listing.kind(realtyType ?? 'flat', rooms)}
        {rooms === null ? ' ' : ', '}
        {area === null ? <Missing $width="44px" /> : format.area(area)}
      </div>
      {station && <MetroLabel metro={station} />}
    </Aside>
  );
}

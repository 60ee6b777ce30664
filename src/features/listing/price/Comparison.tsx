import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { fewestSimilar } from '../../../domain/listing/postingRules/comparePrice';
import { areaApart } from '../../../domain/listing/postingRules/similarFlats';
import { judgePrice } from '../../../domain/price/judgePrice';
import type { PricesAround } from '../../../domain/price/listingPrice';
import { NBSP } from '../../../text/format/format';
import { useListingPriceText } from '../../../text/listing/price/useListingPriceText';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Icon } from '../../../ui/icons/Icon';
import { Band, Evidence, Judgement, Labels, MiddleMark, OwnMark, Scale } from './PriceSection.styles';
import { sideIcons } from './sideIcons';

const percents = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The judgement of a price with what it is judged by, or why there is none. */
export function Comparison({ listing, similar }: { readonly listing: ListingDetails; readonly similar: PricesAround }) {
  const { text, format } = useListingPriceText();
  const { price, area, tradeType, realtyType, rooms } = listing;
  const judgement = similar.prices && judgePrice(price, similar.prices);
  if (!similar.prices || !judgement || !area) return <Evidence>{text.tooFew(fewestSimilar)}</Evidence>;
  const { scale } = judgement;
  const { low, middle, high } = similar.prices;
  const sum = (roubles: number) => format.priceWithSign(tradeType === 'rent' ? roubles : roubles / area);
  const areas = text.areas(format.number(Math.round(area * (1 - areaApart))), `${format.area(Math.round(area * (1 + areaApart)))}`);
  const own = { name: text.own, value: sum(price), at: scale.own };
  const inMiddle = { name: text.middle, value: sum(middle), at: scale.middle };
  const [left, right] = own.at <= inMiddle.at ? [own, inMiddle] : [inMiddle, own];
  // Half of a mark and a little: the words end and begin at the outer edges of their marks.
  const columns = `minmax(max-content, calc(${percents(left.at)} + 10px)) minmax(12px, calc(${percents(right.at - left.at)} - 16px)) minmax(max-content, 1fr)`;
  return (
    <>
      <Judgement data-side={judgement.side}>
        <Icon name={sideIcons[judgement.side]} />
        {text.judgement(judgement)}
      </Judgement>
      <Scale aria-hidden="true">
        <Band style={{ insetInlineStart: percents(scale.low), insetInlineEnd: percents(1 - scale.high) }} />
        <MiddleMark style={{ insetInlineStart: percents(scale.middle) }} />
        <OwnMark style={{ insetInlineStart: percents(scale.own) }} />
      </Scale>
      <Labels style={{ gridTemplateColumns: columns }}>
        {[left, right].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Labels>
      <Evidence>
        {text.evidence(
          similar.count,
          text.what(realtyType, rooms),
          areas,
          similar.district ? text.district(similar.district) : '',
          tradeType,
        )}
        <VisuallyHidden>
          {NBSP}
          {text.half(sum(low), sum(high))}
        </VisuallyHidden>
      </Evidence>
    </>
  );
}

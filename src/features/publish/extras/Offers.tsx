import { useRef } from 'react';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Banner, Drafts } from './extras.styles';
import { extrasIcons } from './extrasIcons';
import { Offer, type OfferProps } from './Offer';
import type { OfferedDraft } from './useDraft';

export interface OffersProps extends Omit<OfferProps, keyof OfferedDraft> {
  /** At least one, the newest first. */
  readonly offers: readonly OfferedDraft[];
}

/** What was left earlier: one draft with all that is known of it, or a list to choose from. */
export function Offers({ offers, ...rest }: OffersProps) {
  const { text } = useDraftsText();
  const list = useRef<HTMLUListElement>(null);
  const [only, ...others] = offers;
  if (only && others.length === 0) return <Offer {...only} {...rest} />;
  const refuse = (id: string, place: number) => {
    // The row goes with its button.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button');
    buttons?.[2 * (place + 1 < offers.length ? place + 1 : place - 1)]?.focus();
    rest.onRefuse(id);
  };
  return (
    <Banner $tone="info" part="draft">
      <Icon name={extrasIcons.history} />
      <div>
        <p role="status">
          <b>{text.foundMany}</b>
        </p>
        <Drafts ref={list}>
          {offers.map((offer, place) => (
            <Row key={offer.draft.id} {...offer} onGoOn={rest.onGoOn} onRefuse={(id) => refuse(id, place)} />
          ))}
        </Drafts>
      </div>
    </Banner>
  );
}

function Row({ draft, content: { values, addressText }, onGoOn, onRefuse }: OfferedDraft & Pick<OffersProps, 'onGoOn' | 'onRefuse'>) {
  const { text } = useDraftsText();
  const { common, format } = usePublishText();
  const { realtyType, tradeType, rooms, price, photos } = values;
  const what = [
    ...(tradeType ? [common.listing.deal[tradeType]] : []),
    ...(rooms ? [common.listing.kind(realtyType ?? 'flat', rooms)] : realtyType ? [common.form.realtyOption[realtyType]] : []),
    ...(addressText.trim() ? [addressText.trim()] : []),
    ...(price === null ? [] : [format.priceWithSign(price)]),
    ...(photos.length > 0 ? [text.photos(photos.length)] : []),
    format.moment(draft.savedAt, new Date()),
  ].join(', ');
  return (
    <li>
      <span>{what}</span>
      <Button size="s" aria-label={text.goOnOf(what)} onClick={() => onGoOn(draft.id)}>
        {text.goOn}
      </Button>
      <Button size="s" variant="ghost" aria-label={text.removeOf(what)} onClick={() => onRefuse(draft.id)}>
        {text.removeShort}
      </Button>
    </li>
  );
}

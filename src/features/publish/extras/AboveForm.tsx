import { useState } from 'react';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { AboveColumn as Column, Kept } from './extras.styles';
import type { ExtrasProps } from './extrasProps';
import { History } from './History';
import { Offer } from './Offer';
import { Rejection } from './Rejection';
import { useDraft } from './useDraft';

/** Above the form: what became of the listing, and what was left on this device. */
export function AboveForm(props: ExtrasProps) {
  const { d, lang } = useDraftsText();
  const { offer, savedAt, goOn, refuse } = useDraft(props);
  const [said, setSaid] = useState('');
  const { listing, moderation, initial } = props;
  return (
    <>
      {savedAt && (
        <Kept>
          <Icon name={overlayIcons.check} size={16} />
          {d.kept(clockTime(savedAt, lang))}
        </Kept>
      )}
      <LiveRegion>{said}</LiveRegion>
      <Column>
        {listing?.status === 'rejected' && moderation && <Rejection moderation={moderation} />}
        {offer && (
          <Offer
            {...offer}
            initial={initial}
            version={moderation?.version ?? null}
            onGoOn={() => {
              goOn();
              setSaid(d.restored);
            }}
            onRefuse={refuse}
          />
        )}
        {moderation && moderation.history.length > 0 && <History events={moderation.history} />}
      </Column>
    </>
  );
}

/** By Moscow time, like every time. */
function clockTime(date: Date, lang: string): string {
  return date.toLocaleTimeString(lang === 'ru' ? 'ru-RU' : 'en-GB', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });
}

import { useState } from 'react';
import { fieldOfPath } from '../../../api/wire/listing/listingForm';
import type { Moderation } from '../../../domain/listing/moderation';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { FieldLink } from '../FieldLink';
import { Banner, AboveColumn as Column, Kept } from './extras.styles';
import type { ExtrasProps } from './extrasProps';
import { History } from './History';
import { MeanwhileNotice } from './MeanwhileNotice';
import { Offers } from './Offers';
import { useDraft } from './useDraft';
import { useMeanwhile } from './useMeanwhile';

/** Why a moderator has rejected the listing, with the way to the field (D59). */
function Rejection({ moderation: { reason, field: path, comment } }: { readonly moderation: Moderation }) {
  const { text } = useDraftsText();
  const { text: moderationText } = useModerationText();
  const words = text.rejected;
  const field = path === null ? null : fieldOfPath(path);
  const why = reason && `${moderationText.reasons[reason]}.`;
  return (
    <Banner $tone="danger" part="rejection">
      <Icon name="alert-circle" />
      <div>
        <p>
          <b>{words.title}</b> {why} {field ? words.fixField(moderationText.fields[field]) : words.fix}
        </p>
        {comment && <p>{words.moderator(comment)}</p>}
        {field && (
          <p>
            <FieldLink field={field}>{words.toField}</FieldLink>
          </p>
        )}
      </div>
    </Banner>
  );
}

/** Says above the form what became of the listing, and what was left on this device. */
export function AboveForm(props: ExtrasProps) {
  const { text, lang } = useDraftsText();
  const { offers, savedAt, isRefused, goOn, refuse } = useDraft(props);
  const [said, setSaid] = useState('');
  const { listing, moderation, initial, waysOn } = props;
  const news = useMeanwhile(props);
  const newsWords = news && (news === 'rejected' ? text.rejected.title : text.meanwhile[news].title);
  return (
    <>
      {(savedAt || isRefused) && (
        <Kept>
          <Icon name={overlayIcons[isRefused ? 'info-circle' : 'check']} size={16} />
          {savedAt && !isRefused ? text.kept(clockTime(savedAt, lang)) : text.notKept}
        </Kept>
      )}
      <LiveRegion>{said}</LiveRegion>
      <LiveRegion>{newsWords}</LiveRegion>
      <Column>
        {news && news !== 'rejected' && <MeanwhileNotice news={news} waysOn={waysOn} />}
        {listing?.status === 'rejected' && moderation && <Rejection moderation={moderation} />}
        {offers.length > 0 && (
          <Offers
            offers={offers}
            initial={initial}
            version={moderation?.version ?? null}
            onGoOn={async (id) => {
              if (await goOn(id)) setSaid(text.restored);
            }}
            onRefuse={(id) => {
              refuse(id);
              setSaid(text.removed);
            }}
          />
        )}
        {moderation && moderation.history.length > 0 && <History events={moderation.history} />}
      </Column>
    </>
  );
}

/** Returns the time in Moscow, as everywhere. */
function clockTime(date: Date, lang: string): string {
  return date.toLocaleTimeString(lang === 'ru' ? 'ru-RU' : 'en-GB', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });
}

import type { ReactNode } from 'react';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { Banner } from './extras.styles';
import type { Meanwhile } from './useMeanwhile';

export interface MeanwhileNoticeProps {
  readonly news: Exclude<Meanwhile, 'rejected'>;
  /** How to go on with another version. */
  readonly waysOn: ReactNode;
}

/** Says what has become of the listing while its form is open. A rejection has its reason and a banner for it. */
export function MeanwhileNotice({ news, waysOn }: MeanwhileNoticeProps) {
  const { text } = useDraftsText();
  const isBad = news === 'gone';
  return (
    <Banner $tone={isBad ? 'danger' : news === 'edited' ? 'warning' : 'info'}>
      <Icon name={isBad ? 'alert-circle' : overlayIcons['info-circle']} />
      <div>
        <p>
          <b>{text.meanwhile[news].title}</b> {text.meanwhile[news].text}
        </p>
        {news === 'edited' && waysOn}
      </div>
    </Banner>
  );
}

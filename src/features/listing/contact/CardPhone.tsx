import { useRef, useState } from 'react';
import { phoneLink, phoneText } from '../../../domain/forms/phoneNumber';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { methodIcons } from '../../../ui/icons/methodIcons';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import { CardNote, PhoneLine } from './ContactCard.styles';
import { contactIcons } from './contactIcons';

export interface CardPhoneProps {
  /** Ten digits after +7. */
  readonly phone: string;
  readonly hasQr: boolean;
}

/** The number, with copy and call. Announces the result itself: live regions outside the dialog are inert. */
export function CardPhone({ phone, hasQr }: CardPhoneProps) {
  const { text } = useListingText();
  const number = useRef<HTMLAnchorElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const said = copied === null ? '' : copied ? text.contact.copied : text.contact.copyFailed;

  const copy = async () => {
    const link = number.current;
    if (!link) return;
    try {
      await link.ownerDocument.defaultView?.navigator.clipboard.writeText(`+7${phone}`);
      setCopied(true);
    } catch {
      // Selected for manual copying.
      link.ownerDocument.getSelection()?.selectAllChildren(link);
      setCopied(false);
    }
  };
  return (
    <>
      <PhoneLine>
        <a ref={number} href={phoneLink(phone)}>
          {phoneText(phone)}
        </a>
        <IconButton icon={copied ? overlayIcons.check : contactIcons.copy} label={text.contact.copy} onClick={() => void copy()} />
      </PhoneLine>
      <CardNote>
        {hasQr && `${text.contact.pointCamera} `}
        {text.contact.noteShort}
      </CardNote>
      {copied === false && <CardNote>{said}</CardNote>}
      <LiveRegion>{said}</LiveRegion>
      <Button href={phoneLink(phone)} variant="primary" size="l" icon={methodIcons.call} block>
        {text.contact.call}
      </Button>
    </>
  );
}

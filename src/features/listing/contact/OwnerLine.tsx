import type { OwnerContact } from '../../../domain/contact/contact';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { photoUrl } from '../../../parts/photo/photoSources';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Avatar } from '../../../ui/photo/Avatar';
import { drawnCode } from '../../../ui/photo/drawnCode';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Kind, Name } from './Contact.styles';
import { Code, CodeLines, Line, Loading } from './ContactCard.styles';

export interface OwnerLineProps {
  readonly listing: ListingDetails;
  readonly contact: OwnerContact;
  /** False if the image failed to load. */
  readonly hasQr: boolean;
  onQrBroken(): void;
}

/** The owner, beside the QR code. */
export function OwnerLine({ listing, contact, hasQr, onQrBroken }: OwnerLineProps) {
  const { common, text } = useListingText();
  const { mediaHost } = useRuntime();
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ').trim() || listing.owner.name.trim();
  const type = contact.type ?? listing.owner.type;
  const drawn = contact.phoneQr && drawnCode(contact.phoneQr);
  return (
    <Line>
      <div>
        <Avatar name={name} src={contact.avatar && photoUrl(contact.avatar, mediaHost)} size="l" />
        <Name>{name || text.contact.unknownOwner}</Name>
        {type && <Kind>{common.listing.owner[type]}</Kind>}
      </div>
      {contact.phoneQr !== null &&
        hasQr &&
        (drawn ? (
          <CodeLines role="img" aria-label={text.contact.qr} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
            <path d={drawn.path} />
          </CodeLines>
        ) : (
          <Code src={photoUrl(contact.phoneQr, mediaHost)} alt={text.contact.qr} width={132} height={132} onError={onQrBroken} />
        ))}
    </Line>
  );
}

/** The owner as known from the listing, with placeholders for the rest. */
export function OwnerLineSkeleton({ listing, label }: { readonly listing: ListingDetails; readonly label: string }) {
  const { common, text } = useListingText();
  const { name, type } = listing.owner;
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Line>
        <div>
          <Avatar name={name} size="l" />
          <Name>{name.trim() || text.contact.unknownOwner}</Name>
          {type && <Kind>{common.listing.owner[type]}</Kind>}
        </div>
        <Skeleton $width="132px" $height="132px" />
      </Line>
      <Loading>
        <Skeleton $width="220px" $height="30px" />
        <Skeleton $height="18px" />
        <Skeleton $height="48px" $radius="var(--kv-radius-control)" />
      </Loading>
    </>
  );
}

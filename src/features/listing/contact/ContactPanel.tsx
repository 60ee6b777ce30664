import type { MouseEvent } from 'react';
import { isReachable } from '../../../domain/contact/contact';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Avatar } from '../../../ui/photo/Avatar';
import { unavailableText } from '../page/unavailable';
import { ClosedTitle, Kind, Method, Name, Note, Panel, Person, Reason, Ways } from './Contact.styles';
import { ContactButtons } from './ContactButtons';
import type { ContactController } from './contactController';
import { contactIcons } from './contactIcons';

export interface ContactPanelProps {
  readonly listing: ListingDetails;
  readonly controller: ContactController;
  /** URL of the search for similar listings, if the owner cannot be contacted. */
  readonly similarHref: string;
  onSimilar(event: MouseEvent<HTMLAnchorElement>): void;
}

/** The owner, with 'Позвонить' and 'Написать' as the communication rules allow (§2, §6); in narrow pages the bottom bar has the buttons. */
export function ContactPanel({ listing, controller, similarHref, onSimilar }: ContactPanelProps) {
  const { common, text } = useListingText();
  if (!isReachable(listing)) {
    return (
      <Panel part="contact" aria-label={text.contact.name} data-state="closed">
        <ClosedTitle>{text.contact.closed}</ClosedTitle>
        <Reason>{unavailableText(listing, text)}</Reason>
        <Button href={similarHref} onClick={onSimilar} block>
          {text.contact.similar}
        </Button>
      </Panel>
    );
  }
  const { name, type } = listing.owner;
  return (
    <Panel part="contact" aria-label={text.contact.name} data-state="open">
      <Person>
        <Avatar name={name} size="l" />
        <div>
          <Name>{name.trim() || text.contact.unknownOwner}</Name>
          {type && <Kind>{common.listing.owner[type]}</Kind>}
        </div>
      </Person>
      {listing.communicationMethod && (
        <Method>
          {text.page.communicationLabel}: <b>{text.page.communication[listing.communicationMethod]}</b>
        </Method>
      )}
      <Ways>
        <ContactButtons controller={controller} />
      </Ways>
      {controller.offered.includes('call') && (
        <Note>
          <Icon name={contactIcons['shield-check']} size={16} />
          {text.contact.note}
        </Note>
      )}
    </Panel>
  );
}

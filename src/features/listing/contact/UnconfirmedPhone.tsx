import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { methodIcons } from '../../../ui/icons/methodIcons';
import { Sentence } from './ContactCard.styles';
import type { ContactController } from './contactController';

/** In place of a number that its owner has not confirmed: why there is none, and what is possible instead. */
export function UnconfirmedPhone({ controller }: { readonly controller: ContactController }) {
  const { text } = useListingText();
  const mayWrite = controller.offered.includes('write');
  return (
    <>
      <Sentence>
        {text.contact.unconfirmed} {mayWrite && text.contact.writeInstead}
      </Sentence>
      {mayWrite && (
        <Button
          variant="primary"
          size="l"
          icon={methodIcons.write}
          block
          onClick={() => {
            controller.close();
            controller.start('write');
          }}
        >
          {text.contact.write}
        </Button>
      )}
    </>
  );
}

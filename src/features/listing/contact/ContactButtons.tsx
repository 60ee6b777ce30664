import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';
import { methodIcons } from '../../../ui/icons/methodIcons';
import type { ContactController } from './contactController';

/** The contact methods the owner allows; the first is the primary button. */
export function ContactButtons({ controller }: { readonly controller: ContactController }) {
  const { text } = useListingText();
  return controller.offered.map((method, index) => (
    <Button
      key={method}
      variant={index === 0 ? 'primary' : 'line'}
      size="l"
      icon={methodIcons[method]}
      busy={controller.busy === method}
      onClick={({ currentTarget }) => controller.start(method, currentTarget)}
    >
      {text.contact[method]}
    </Button>
  ));
}

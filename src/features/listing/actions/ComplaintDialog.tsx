import { useListingText } from '../../../text/listing/useListingText';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ComplaintForm, type ComplaintFormProps } from './ComplaintForm';

export interface ComplaintDialogProps extends ComplaintFormProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** 'Пожаловаться на объявление' (§2, §5). */
export function ComplaintDialog({ isOpen, onClose, ...form }: ComplaintDialogProps) {
  const { text } = useListingText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.actions.complain} closeLabel={text.actions.close}>
      <ComplaintForm key={form.listingId} {...form} />
    </Dialog>
  );
}

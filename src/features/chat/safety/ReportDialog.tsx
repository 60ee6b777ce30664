import { useChatSafetyText } from '../../../text/chat/safety/useChatSafetyText';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ReportForm, type ReportFormProps } from './ReportForm';

export interface ReportDialogProps extends ReportFormProps {
  readonly isOpen: boolean;
}

/** 'Пожаловаться на собеседника'. Lazy-loaded. */
export function ReportDialog({ isOpen, ...form }: ReportDialogProps) {
  const { text } = useChatSafetyText();
  return (
    <Dialog part="dialog" isOpen={isOpen} onClose={form.onClose} title={text.report.title} closeLabel={text.report.close}>
      <ReportForm {...form} />
    </Dialog>
  );
}

import { useAuthText } from '../../text/auth/useAuthText';
import { RetryNotice } from '../../ui/states/RetryNotice';

export interface MissingDialogsProps {
  onClose(): void;
  onRetry(): void;
}

/** Shown if the code of the dialogs fails to load. */
export function MissingDialogs(props: MissingDialogsProps) {
  const { a } = useAuthText();
  return <RetryNotice {...props} text={a.failures.network} retry={a.failures.retry} close={a.close} />;
}

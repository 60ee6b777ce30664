import { useAuthText } from '../../text/auth/useAuthText';
import { RetryNotice } from '../../ui/states/RetryNotice';

export interface MissingDialogsProps {
  onClose(): void;
  onRetry(): void;
}

/** The code of the sign-in dialogs did not arrive. */
export function MissingDialogs(props: MissingDialogsProps) {
  const { a } = useAuthText();
  return <RetryNotice {...props} text={a.failures.network} retry={a.failures.retry} close={a.close} />;
}

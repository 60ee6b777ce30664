import { styled } from 'styled-components';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/Button';

export interface MissingDialogsProps {
  onClose(): void;
  onRetry(): void;
}

const Notice = styled.div`
  position: fixed;
  z-index: 210;
  inset: auto auto 24px 24px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  width: min(400px, 100% - 48px);
  padding: 12px 16px;
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  background: var(--kv-bg-raised);
  box-shadow: var(--kv-shadow-2);
  color: var(--kv-text);
  font: var(--kv-type-ui);
  > p {
    flex: 1 0 100%;
  }
`;

/** The code of the dialogs did not arrive: a button that did nothing would say nothing. Made of what every page has. */
export function MissingDialogs({ onClose, onRetry }: MissingDialogsProps) {
  const { a } = useAuthText();
  return (
    <Notice role="alert">
      <p>{a.failures.network}</p>
      <Button variant="primary" onClick={onRetry}>
        {a.failures.retry}
      </Button>
      <Button onClick={onClose}>{a.close}</Button>
    </Notice>
  );
}

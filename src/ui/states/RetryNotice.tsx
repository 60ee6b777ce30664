import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/Button';
import { rootOf } from '../dom/dom';

export interface RetryNoticeProps {
  /** What failed to load. */
  text: string;
  /** Texts of the buttons. */
  retry: string;
  close: string;
  onRetry(): void;
  onClose(): void;
}

/** The notice is in the top layer, above what is already there, such as a banner. */
const Notice = styled.div`
  position: fixed;
  inset: auto auto 24px 24px;
  margin: 0;
  border: 0;
  &:popover-open {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
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

/** Shown when the code of a dialog failed to load, so that the button does not stay silent. Uses only eager code; restores the focus. */
export function RetryNotice({ text, retry, close, onRetry, onClose }: RetryNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!notice.current) return;
    before.current = rootOf(notice.current).activeElement;
    notice.current.showPopover();
  }, []);
  const leave = (act: () => void) => () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    act();
  };
  return (
    <Notice ref={notice} role="alert" popover="manual">
      <p>{text}</p>
      <Button variant="primary" onClick={leave(onRetry)}>
        {retry}
      </Button>
      <Button onClick={leave(onClose)}>{close}</Button>
    </Notice>
  );
}

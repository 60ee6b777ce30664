import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../../base/hooks/useLatest';
import { moderationLimits } from '../../../domain/listing/moderation';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { Key } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import type { Decided } from './useReview';

/** The notice is in the top layer, as toasts are. */
const Box = styled.div`
  position: fixed;
  inset: auto auto calc(24px + var(--kv-foot, 0px)) 24px;
  width: min(400px, 100% - 48px);
  margin: 0;
  border: 0;
  overflow: visible;
  padding: 12px 8px 12px 16px;
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  background: var(--kv-bg-inverse);
  box-shadow: var(--kv-shadow-2);
  color: var(--kv-text-inverse);
  font: var(--kv-type-ui);
  &:popover-open {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  > svg {
    flex: none;
    color: light-dark(#8fd6a2, #1c6e3a);
  }
  &[data-state='rejected'] > svg {
    color: light-dark(#ffab9e, #b3261e);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
    min-height: 32px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  > [data-undo] {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > button:focus-visible {
    outline-color: currentColor;
    box-shadow: none;
  }
  @media (pointer: coarse) {
    > button {
      min-height: 44px;
    }
  }
  @media (max-width: 743.98px) {
    inset: auto 16px calc(max(16px, env(safe-area-inset-bottom)) + var(--kv-foot, 0px));
    width: auto;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface UndoNoticeProps {
  readonly decided: Decided;
  readonly hasKeys: boolean;
  onUndo(): void;
  onGone(): void;
}

/** The last decision, which can be taken back for ten seconds: its letter waits as long. The clock stands still while the notice is pointed at. */
export function UndoNotice({ decided: { id, decision, problem }, hasKeys, onUndo, onGone }: UndoNoticeProps) {
  const { text: moderationPageText } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(moderationLimits.undoSeconds * 1000);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const latest = useLatest(onGone);
  useLayoutEffect(() => {
    const { current } = box;
    if (current?.isConnected) current.showPopover();
  }, []);
  const text = decision
    ? moderationPageText.done.rejected(id, moderationText.reasons[decision.reason])
    : moderationPageText.done.approved(id);
  const isPaused = isPointed || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isPaused, latest]);
  return (
    <Box
      ref={box}
      popover="manual"
      data-state={decision ? 'rejected' : 'approved'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={decision ? moderationIcons.circleX : moderationIcons.circleCheck} />
      <span>{problem ? `${text}. ${problem}` : text}</span>
      <button type="button" data-undo="" aria-keyshortcuts={hasKeys ? 'Z' : undefined} onClick={onUndo}>
        {moderationPageText.done.undo}
        {hasKeys && <Key aria-hidden="true">Z</Key>}
      </button>
      <IconButton icon="x" size="s" label={moderationPageText.close} onClick={onGone} />
    </Box>
  );
}

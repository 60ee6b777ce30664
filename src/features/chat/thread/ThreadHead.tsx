import { createElement, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { useChatText } from '../../../text/chat/useChatText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Avatar } from '../../../ui/photo/Avatar';
import { Skeleton } from '../../../ui/states/Skeleton';
import { chatIcons } from '../chatIcons';
import { Head, Presence, Who } from './Thread.styles';

export interface ThreadHeadProps {
  /** Empty while nobody knows. */
  readonly name: string;
  readonly isLoading: boolean;
  /** Null while nobody knows. */
  readonly presence: 'online' | 'offline' | 'waiting' | null;
  readonly headingLevel: number;
  /** Whether the name has the focus once it is known. */
  readonly takesFocus: boolean;
  onBack?(): void;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** Who it is, whether they are there, and what can be done. */
export const ThreadHead = memo(function ThreadHead(props: ThreadHeadProps) {
  const { name, isLoading, presence, headingLevel, takesFocus, onBack, children } = props;
  const { text } = useChatText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The same element on any level: another one would lose the focus when a phone is turned.
  const [tag] = useState(`h${Math.min(6, headingLevel)}`);
  const latest = useLatest(takesFocus);
  const isNamed = name !== '';
  useEffect(() => {
    if (isNamed && latest.current) heading.current?.focus({ preventScroll: true });
  }, [isNamed, latest]);
  return (
    <Head>
      {onBack && <IconButton data-back="" icon={chatIcons['arrow-left']} label={text.back} onClick={() => onBack()} />}
      {name !== '' && <Avatar name={name} size="s" />}
      {isLoading && <Skeleton $width="36px" $height="36px" />}
      <Who>
        {isLoading && <Skeleton $width="60%" $height="16px" />}
        {name !== '' && createElement(tag, { ref: heading, tabIndex: -1, dir: 'auto', 'aria-level': headingLevel }, name)}
        {presence && (
          <Presence $isOnline={presence === 'waiting' ? null : presence === 'online'} data-presence={presence}>
            {text.presence[presence]}
          </Presence>
        )}
      </Who>
      {children}
    </Head>
  );
});

import { createElement, type ReactNode } from 'react';
import { useChatText } from '../../../text/chat/useChatText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu';
import { Avatar } from '../../../ui/photo/Avatar';
import { chatIcons } from '../chatIcons';
import { Head, Presence, Who } from './Thread.styles';

export interface ThreadHeadProps {
  readonly name: string;
  /** Null while nobody knows. */
  readonly presence: 'online' | 'offline' | 'waiting' | null;
  readonly headingLevel: number;
  readonly items: readonly MenuItem[];
  readonly tools?: ReactNode;
  onBack?(): void;
}

/** Who it is, whether they are there, and what can be done. */
export function ThreadHead({ name, presence, headingLevel, items, tools, onBack }: ThreadHeadProps) {
  const { own } = useChatText();
  return (
    <Head>
      {onBack && <IconButton data-back="" icon={chatIcons['arrow-left']} label={own.back} onClick={() => onBack()} />}
      <Avatar name={name} size="s" />
      <Who>
        {name !== '' && createElement(`h${Math.min(6, headingLevel)}`, { dir: 'auto' }, name)}
        {presence && (
          <Presence $isOnline={presence === 'waiting' ? null : presence === 'online'} data-presence={presence}>
            {own.presence[presence]}
          </Presence>
        )}
      </Who>
      {items.length > 0 && <Menu icon={chatIcons.dots} label={own.actions} hideLabel items={items} />}
      {tools}
    </Head>
  );
}

import { useLayoutEffect, useState } from 'react';
import { useToken } from '../../state/account/useToken';
import { ChatPage } from './ChatPage';
import type { ChatProps } from './definition';

/** `Chat` whose page comes with it, for `kvartal.chat.js`: the page is what is painted first. */
export function WholeChat({ token, ...props }: ChatProps) {
  const [isRead, setRead] = useState(false);
  useToken(token);
  // Before that effect the page would ask the visitor to sign in.
  useLayoutEffect(() => setRead(true), []);
  return isRead && <ChatPage {...props} />;
}

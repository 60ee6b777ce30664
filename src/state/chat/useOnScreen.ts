import { useEffect } from 'react';
import { useUserId } from '../account/useUserId';
import { useRuntime } from '../runtime/runtimeContext';
import { showOnScreen } from './chatOnScreen';

/** Lets the tabs of the browser know that a person sees this chat; none with null. */
export function useOnScreen(chatId: number | null): void {
  const { apiUrl } = useRuntime();
  const userId = useUserId();
  useEffect(() => (userId === null || chatId === null ? undefined : showOnScreen({ apiUrl, userId }, chatId)), [apiUrl, userId, chatId]);
}

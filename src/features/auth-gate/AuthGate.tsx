import { createElement } from 'react';
import { useAuthText } from '../../text/auth/useAuthText';
import type { AuthGateProps } from './definition';

/** What needs somebody signed in, or the invitation to sign in (§2 "Auth modal", §6). */
export function AuthGate({ headingLevel = 1 }: AuthGateProps) {
  const { a } = useAuthText();
  return createElement(`h${headingLevel}`, { part: 'heading' }, a.required.title);
}

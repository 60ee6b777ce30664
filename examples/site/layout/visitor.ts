import type { AuthControl, SignedInDetail } from '@kvartal/kit';
import { createContext, type RefObject, useContext } from 'react';

export interface Visitor {
  /** Null when signed out; undefined until known. */
  readonly user: SignedInDetail['user'] | null | undefined;
  readonly auth: RefObject<AuthControl | null>;
}

export const VisitorContext = createContext<Visitor | null>(null);

/** Returns the current visitor. Throws outside of `Layout`. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error('useVisitor() works only inside <Layout>.');
  return visitor;
}

import type { AuthControl, SignedInDetail } from '@kvartal/kit';
import { createContext, type RefObject, useContext } from 'react';

export interface Visitor {
  /** Null for nobody; undefined until that is known. */
  readonly user: SignedInDetail['user'] | null | undefined;
  readonly auth: RefObject<AuthControl | null>;
}

export const VisitorContext = createContext<Visitor | null>(null);

/** Who uses the site. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error('A page of the site stands within its Layout.');
  return visitor;
}

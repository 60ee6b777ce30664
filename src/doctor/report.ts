import type { Finding } from './findings';
import { selectorOf } from './page';

/** What the doctor says, as JSON has it. */
export interface DoctorReport {
  /** Version of the kit on the page; null if it has not started. */
  readonly kit: string | null;
  /** Without query and hash, which may hold secrets. */
  readonly page: string;
  readonly browser: string;
  readonly findings: readonly (Omit<Finding, 'element'> & { readonly element?: string })[];
}

export function reportOf(findings: readonly Finding[], version: string | undefined): DoctorReport {
  return {
    kit: version ?? null,
    page: location.origin + location.pathname,
    browser: navigator.userAgent,
    findings: findings.map(({ element, ...rest }) => ({ ...rest, ...(element && { element: selectorOf(element) }) })),
  };
}

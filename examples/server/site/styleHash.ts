import { createHash } from 'node:crypto';

/** A style sheet as a policy names it: `'sha256-…'`. */
export const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

import { createHash } from 'node:crypto';

/** Returns the hash of a style sheet for a content security policy: `'sha256-…'`. */
export const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

import { readFileSync } from 'node:fs';

/** Returns the policy that the manual prints for a page which loads the kit from `kit`; without one for a page of the kit's own origin. */
export function printedPolicy(kit = ''): string {
  const [, chapter = ''] = readFileSync('docs/embedding.md', 'utf8').split('### Content-Security-Policy');
  const [, printed] = /```http\nContent-Security-Policy: ([^`]+)```/.exec(chapter) ?? [];
  if (!printed) throw new Error('docs/embedding.md prints no policy');
  return printed
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll(' https://kvartal.example', kit && ` ${kit}`);
}

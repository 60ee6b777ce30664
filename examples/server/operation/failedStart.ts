import { setTimeout as delay } from 'node:timers/promises';

/** How long an ending may take, ms. */
const patience = 10_000;
const endings: (() => Promise<unknown>)[] = [];

/** Adds what a start that fails later has to end, such as a database that would go on without the server. */
export function onFailedStart(end: () => Promise<unknown>): void {
  endings.push(end);
}

/** Ends all of it, the last first. */
export async function endFailedStart(): Promise<void> {
  for (const end of endings.toReversed()) await Promise.race([end().catch(() => undefined), delay(patience)]);
}

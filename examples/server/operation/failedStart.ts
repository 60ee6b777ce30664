import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** How long an ending may take, ms. */
const patience = 10_000;
const endings: (() => Promise<unknown>)[] = [];
/** A signal has come before the server was there: the process is about to end. */
let interruption: Promise<never> | null = null;

/** Adds what a start that fails later has to end, such as a database that would go on without the server. */
export function onFailedStart(end: () => Promise<unknown>): void {
  endings.push(end);
}

/**
 * Ends what was started when a signal comes before the server is there. Without that, the process would be gone at once and leave its database
 * running. Returns a function that leaves signals to the server.
 */
export function endStartOnSignal(): () => void {
  const end = (signal: NodeJS.Signals) => {
    // Ctrl+C again: what is left is told by the listeners of `exit`.
    if (interruption) process.exit(1);
    interruption = endAll().then(() => process.exit(128 + constants.signals[signal]));
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.removeListener(signal, end);
  };
}

/** Ends the process after a start that failed, with all that was started. What fails because of a signal is not reported. */
export async function failStart(report: () => void): Promise<never> {
  if (interruption) return interruption;
  report();
  await endAll();
  return process.exit(1);
}

/** The last first. */
async function endAll(): Promise<void> {
  for (const end of endings.toReversed()) await Promise.race([end().catch(() => undefined), delay(patience)]);
}

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

/**
 * Says what a start waited for that ends by itself: when nothing is left that could go on, Node leaves with a status and without a word. Returns
 * a function that names the next step; null once the server is there.
 */
export function nameSteps(report: (text: string) => void): (step: string | null) => void {
  let current: string | null = null;
  const end = () => {
    if (current === null) return;
    const step = current;
    current = null;
    // All that runs is over by now. What was started, such as the database, is ended as after other failures.
    void failStart(() =>
      report(`The start ended without a server: it waited for ${step}, and nothing was left that could bring it. Start it again.`),
    );
  };
  process.on('beforeExit', end);
  return (step) => {
    current = step;
    if (step === null) process.removeListener('beforeExit', end);
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

import type { Problem } from './runtimeContext';

/** A card that failed to draw; the list goes on without it. */
export function brokenCard(thrown: unknown): Problem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'broken-card', message: `Объявление не отрисовано и пропущено: ${reason}.` };
}

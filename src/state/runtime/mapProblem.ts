import type { Problem } from './runtimeContext';

const reasons = {
  script: 'код карты не загружен или запрещён политикой страницы',
  timeout: 'карта не ответила вовремя',
  key: 'ключ не указан или не принят',
  tiles: 'изображение карты не загружено',
} as const;

/** Returns the problem to report for a map that does not work. */
export function mapProblem({ code }: { readonly code: keyof typeof reasons }): Problem {
  return { code: 'map', message: `Карта: ${reasons[code]}.` };
}

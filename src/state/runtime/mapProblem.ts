import type { Problem } from './runtimeContext';

const reasons = {
  script: 'код карты не загружен или запрещён политикой страницы',
  timeout: 'карта не ответила вовремя',
  key: 'ключ не указан или не принят',
  tiles: 'изображение карты не загружено',
} as const;

/** Reported to the page when a map does not work. */
export function mapProblem({ code }: { readonly code: keyof typeof reasons }): Problem {
  return { code: 'map', message: `Карта: ${reasons[code]}.` };
}

import type { Problem } from '../../state/runtimeContext';
import type { MapError, MapErrorCode } from '../../ui/map/MapEngine';

const reasons: Record<MapErrorCode, string> = {
  script: 'код карты не загружен или запрещён политикой страницы',
  timeout: 'карта не ответила вовремя',
  key: 'ключ не указан или не принят',
  tiles: 'изображение карты не загружено',
};

/** What a page is told of a map that does not work as asked. */
export function mapProblem({ code }: MapError): Problem {
  return { code: 'map', message: `Карта: ${reasons[code]}.` };
}

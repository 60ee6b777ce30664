import type { SelectListingDetail } from '@kvartal/kit';
import { roubles } from './roubles';

interface ViewingRouteProps {
  readonly flats: readonly SelectListingDetail[];
  onRemove(id: number): void;
}

/** Flats to look at, in the order in which they were chosen. */
export function ViewingRoute({ flats, onRemove }: ViewingRouteProps) {
  return (
    <section className="route" aria-labelledby="route">
      <h2 id="route">Маршрут просмотров</h2>
      {flats.length === 0 && <p>Пока пусто: добавьте квартиры кнопкой «В маршрут».</p>}
      <ol>
        {flats.map(({ id, url, listing }) => (
          <li key={id}>
            <a href={url}>{listing.address?.label ?? `Объявление ${id}`}</a>
            <span>{roubles.format(listing.price)}</span>
            <button type="button" onClick={() => onRemove(id)} aria-label={`Убрать из маршрута: ${listing.address?.label ?? id}`}>
              Убрать
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

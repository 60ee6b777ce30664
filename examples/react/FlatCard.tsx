import type { RenderCardTools } from '@kvartal/kit';
import type { Listing } from '@kvartal/kit/domain';
import { roubles } from './roubles';

interface FlatCardProps {
  readonly listing: Listing;
  readonly tools: RenderCardTools;
  readonly isChosen: boolean;
}

/** A flat as the service shows it: what matters is the way to work and the money. */
export function FlatCard({ listing, tools, isChosen }: FlatCardProps) {
  const { area, rooms, metro, address, floor, price } = listing;
  const kind = rooms === 'studio' || rooms === null ? 'Студия' : `${rooms} комн.`;
  return (
    <article className="flat">
      <FlatPhoto listing={listing} />
      <h3>
        {kind}
        {area !== null && `, ${area.toLocaleString('ru-RU')} м²`}
      </h3>
      <p className="price">
        {roubles.format(price)} <span>в месяц</span>
      </p>
      <p className="place">
        {address?.label}
        {floor !== null && `, этаж\u00A0${floor}`}
      </p>
      {metro && (
        <p className="metro">
          {metro.name}
          {metro.minutes !== null && `, ${metro.minutes}\u00A0мин\u00A0пешком`}
        </p>
      )}
      <div className="actions">
        <button type="button" onClick={tools.select} aria-pressed={isChosen}>
          {isChosen ? 'В маршруте' : 'В маршрут'}
        </button>
        <a href={tools.url} target="_blank" rel="noreferrer">
          Подробнее<span className="hidden"> о квартире: {address?.label}</span>
        </a>
      </div>
    </article>
  );
}

function FlatPhoto({ listing: { photos } }: Pick<FlatCardProps, 'listing'>) {
  const [photo] = photos;
  if (!photo) return <div className="photo none">Фото будут позже</div>;
  const { variants } = photo;
  // The server has the picture in several widths; without them there is the whole one.
  const width = variants?.widths.find((one) => one >= 480);
  const src =
    variants && width
      ? variants.template.replace('{width}', String(width)).replace('{format}', variants.formats.at(-1) ?? 'jpg')
      : photo.url;
  return <img className="photo" src={src} alt="" width="480" height="320" loading="lazy" />;
}

import { KvartalProvider, Search, type SearchControl, type SelectListingDetail } from '@kvartal/kit';
import { useRef, useState } from 'react';
import { FlatCard } from './FlatCard';
import study from './pictures/study.jpg';
import { useDiary } from './useDiary';
import { ViewingRoute } from './ViewingRoute';

const presets = [
  { name: 'Студии', filters: { rooms: ['studio'] } },
  { name: 'Можно с животными', filters: { flags: ['animals_allowed'] } },
  { name: 'Две комнаты, от 45 м²', filters: { rooms: ['2'], areaMin: 45 } },
] as const;

/** «Новый адрес»: a relocation service with a search in its own style. */
export function App() {
  const search = useRef<SearchControl>(null);
  const [route, setRoute] = useState<readonly SelectListingDetail[]>([]);
  const [count, setCount] = useState<number | null>(null);
  const diary = useDiary();

  const addToRoute = (flat: SelectListingDetail) => {
    diary.note('onSelectListing', `объявление ${flat.id}`);
    setRoute((before) => (before.some(({ id }) => id === flat.id) ? before : [...before, flat]));
    // The flat goes to the route instead of opening.
    return false;
  };

  return (
    <>
      <header className="top">
        <a className="brand" href="../">
          Новый адрес
        </a>
        <nav aria-label="Другие партнёры">
          <a href="../choice.html">Журнал</a>
          <a href="../vue/">Бюро</a>
        </nav>
      </header>
      <main>
        <section className="hero">
          <div>
            <h1>Жильё к первому рабочему дню</h1>
            <p>Снимаем для сотрудников до 120 000 ₽ в месяц. Соберите маршрут просмотров, остальное сделаем мы.</p>
            <div className="presets">
              {presets.map(({ name, filters }) => (
                <button key={name} type="button" onClick={() => search.current?.search(filters)}>
                  {name}
                </button>
              ))}
              <button type="button" className="quiet" onClick={() => search.current?.reset()}>
                Показать всё
              </button>
            </div>
          </div>
          <img src={study} width="640" height="512" alt="" />
        </section>
        <ViewingRoute flats={route} onRemove={(id) => setRoute((before) => before.filter((flat) => flat.id !== id))} />
        <section className="flats" aria-label="Квартиры">
          <KvartalProvider brand="#4b3fd1" onError={({ code, message }) => diary.note('onError', `${code}: ${message}`)}>
            <Search
              ref={search}
              layout="column"
              pageSize={9}
              urlSync="query"
              fixedFilters={{ tradeType: 'rent', priceMax: 120_000 }}
              header={<p className="found">{count === null ? 'Ищем…' : `Подходит по бюджету: ${count}`}</p>}
              renderCard={(listing, tools) => (
                <FlatCard listing={listing} tools={tools} isChosen={route.some(({ id }) => id === listing.id)} />
              )}
              renderEmpty={() => <p className="nothing">По этим условиям пусто. Нажмите «Показать всё».</p>}
              onReady={({ filters }) => diary.note('onReady', `сделка: ${filters.tradeType}`)}
              onSearch={({ query }) => diary.note('onSearch', query)}
              onFilter={({ source }) => diary.note('onFilter', `чьими силами: ${source}`)}
              onResults={(results) => {
                setCount(results.count);
                diary.note('onResults', `найдено ${results.count}`);
              }}
              onPage={({ page }) => diary.note('onPage', `страница ${page}`)}
              onSort={({ ordering }) => diary.note('onSort', ordering)}
              onSelectListing={addToRoute}
            />
          </KvartalProvider>
        </section>
        <section className="diary" aria-labelledby="diary">
          <h2 id="diary">Что слышит страница</h2>
          <div role="log" aria-label="События поиска">
            <ol>
              {diary.lines.map(({ key, name, text }) => (
                <li key={key}>
                  <code>{name}</code> {text}
                </li>
              ))}
            </ol>
          </div>
        </section>
      </main>
    </>
  );
}

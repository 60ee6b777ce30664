// Всё управление поиском со страницы. Отдельный файл, чтобы страница работала под строгой политикой, без встроенных сценариев.
const search = document.querySelector('#choice');
const dialog = document.querySelector('#flat');
const log = document.querySelector('#log');
const state = document.querySelector('#state');
const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

/** Последние шесть событий, новые сверху. */
function note(name, text) {
  const line = document.createElement('li');
  const event = document.createElement('code');
  event.textContent = name;
  line.append(event, ` ${text}`);
  log.prepend(line);
  log.children[6]?.remove();
}

search.addEventListener('kvartal-ready', ({ detail }) => note('ready', `комнаты: ${detail.filters.rooms.join(', ') || 'любые'}`));
search.addEventListener('kvartal-search', ({ detail }) => note('search', detail.query));
search.addEventListener('kvartal-filter', ({ detail }) => note('filter', `чьими силами: ${detail.source}`));
search.addEventListener('kvartal-page', ({ detail }) => note('page', `страница ${detail.page}`));
search.addEventListener('kvartal-sort', ({ detail }) => note('sort', detail.ordering));
search.addEventListener('kvartal-error', ({ detail }) => note('error', `${detail.code}: ${detail.message}`));
search.addEventListener('kvartal-results', ({ detail }) => {
  note('results', `найдено ${detail.count}, на странице ${detail.listings.length}`);
  state.textContent = `Найдено: ${detail.count}`;
});

// Объявление открывается здесь, а не на сайте «Квартала».
search.addEventListener('kvartal-select-listing', (event) => {
  event.preventDefault();
  const { id, url, listing } = event.detail;
  note('select-listing', `объявление ${id}`);
  document.querySelector('#flat-title').textContent = listing.address?.label ?? `Объявление ${id}`;
  document.querySelector('#flat-text').textContent = `${roubles.format(listing.price)}. ${listing.description}`;
  document.querySelector('#flat-link').href = url;
  dialog.showModal();
});
document.querySelector('[data-close]').addEventListener('click', () => dialog.close());

// Свои кнопки: методы появляются вместе с кодом элемента, а нажатие до того не теряется.
const ready = customElements.whenDefined('kvartal-search').then(() => search.whenReady());
const onceReady = (act) => () => ready.then(act);
for (const button of document.querySelectorAll('[data-search]')) {
  button.addEventListener(
    'click',
    onceReady(() => search.search(button.dataset.search)),
  );
}
document.querySelector('[data-reset]').addEventListener(
  'click',
  onceReady(() => search.reset()),
);

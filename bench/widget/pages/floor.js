// The lower bound for such a page: no framework, no schema, no states; one request and ten cards.
const $ = (id) => document.getElementById(id);
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

function card(listing) {
  const item = document.createElement('li');
  item.className = 'card';
  const photo = listing.photos[0];
  const picture = document.createElement('img');
  picture.width = 280;
  picture.height = 187;
  picture.alt = '';
  picture.src = photo ? (photo.template ?? photo.image).replace('{width}', '640').replace('{format}', 'webp') : '/temp-card.webp';
  const body = document.createElement('div');
  const title = document.createElement('h3');
  const link = document.createElement('a');
  link.href = `/buy/${listing.id}`;
  link.textContent = `${listing.number_of_rooms}-комн. квартира, ${number.format(listing.area)} м²`;
  title.append(link);
  const lines = [
    `${number.format(listing.price)} ₽`,
    listing.address?.label ?? '',
    `${listing.metro ?? ''} ${listing.address?.minutes_to_metro ?? ''} мин пешком`,
    `${listing.floor} из ${listing.floors_number}`,
    listing.description,
  ].map((text) => {
    const line = document.createElement('p');
    line.textContent = text;
    return line;
  });
  body.append(title, ...lines);
  item.append(picture, body);
  return item;
}

async function search() {
  const query = new URLSearchParams({ trade_type: $('deal').value, realty_type: 'Квартира', ordering: '-published_at' });
  const answer = await (await fetch(`/api/realty/?${query}`)).json();
  $('count').textContent = `${answer.count} объявлений`;
  $('list').replaceChildren(...answer.results.map(card));
}

$('price').addEventListener('input', ({ currentTarget }) => {
  const digits = currentTarget.value.replace(/\D/g, '');
  currentTarget.value = digits && number.format(Number(digits));
});

let stations;
$('metro').addEventListener('input', async ({ currentTarget }) => {
  stations ??= fetch('/api/realty-addresses/metro/').then((answer) => answer.json());
  const names = new Set((await stations).map(({ name }) => name));
  const typed = currentTarget.value.toLowerCase();
  const found = [...names].filter((name) => name.toLowerCase().includes(typed)).slice(0, 10);
  $('stations').replaceChildren(...found.map((name) => Object.assign(document.createElement('li'), { textContent: name })));
});

$('form').addEventListener('submit', (event) => {
  event.preventDefault();
  search();
});
search();

// The lower bound for the page of a listing: no framework, no schema, no states; one request, a native photo strip, plain rows.
const $ = (id) => document.getElementById(id);
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

function photoOf(photo, place) {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.loading = place === 0 ? 'eager' : 'lazy';
  picture.fetchPriority = place === 0 ? 'high' : 'auto';
  const width = (photo.widths ?? []).filter((wide) => wide <= 960).at(-1);
  picture.src = (photo.template ?? photo.image).replace('{width}', width).replace('{format}', 'webp');
  return picture;
}

async function show() {
  const listing = await (await fetch('/api/realty/1/')).json();
  $('title').textContent = `${listing.number_of_rooms}-комн. квартира, ${number.format(listing.area)} м²`;
  $('photos').replaceChildren(...listing.photos.map(photoOf));
  $('price').textContent = `${number.format(listing.price)} ₽`;
  const facts = [
    listing.address?.label,
    `${listing.metro ?? ''} ${listing.address?.minutes_to_metro ?? ''} мин пешком`,
    `${listing.floor} из ${listing.floors_number}`,
    listing.owner_name,
  ];
  $('facts').replaceChildren(...facts.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
  $('description').textContent = listing.description;
}
show();

import type { RegisterHouse, RegisterStreet } from '../../examples/server/addresses/addressTable';
import { fullStreetName } from '../../examples/server/seed/house';
import { withoutLatin } from '../../src/domain/address/houseNumber';

/** Returns every house of the register that has an address and a place, by street. */
export function addressRegister(rows: readonly Record<string, string>[]): RegisterStreet[] {
  const streets = new Map<string, { type: string; name: string; settlement: string; houses: RegisterHouse[] }>();
  const seen = new Set<string>();
  for (const row of rows) {
    const cell = (name: string) => (row[name] ?? '').trim();
    const settlement = cell('settlement')
      .split(', ')
      .filter((part) => !part.endsWith('-'))
      .join(', ');
    const type = cell('street_type');
    const name = fullStreetName(type, cell('street_name')).replace(/-Я$/, '-я');
    const [latitude, longitude] = [Number(cell('latitude')), Number(cell('longitude'))];
    // Some rows write a letter in Latin, or a dash for nothing, and the house stands there twice.
    const part = (name: string) => withoutLatin(cell(name)).replace(/^-$/, '');
    const { number, corpus } = houseOf(part('house_number').replaceAll('_', '/'), part('corpus'), `${name}${settlement}`);
    const building = part('building');
    const key = [type, name, settlement].join('\t');
    const house = [key, number, corpus, building].join('\t');
    if (`${name}${settlement}` === '' || number === '' || !(latitude > 0 && longitude > 0) || seen.has(house)) continue;
    seen.add(house);
    const street = streets.get(key) ?? { type, name, settlement, houses: [] };
    streets.set(key, street);
    street.houses.push({
      number,
      corpus,
      building,
      district: cell('district'),
      latitude,
      longitude,
      yearBuilt: Number(cell('year_built')) || null,
      floors: Number(cell('floors')) || null,
      walls: Number(cell('building_type')) || null,
    });
  }
  const order = new Intl.Collator('ru', { numeric: true });
  const text = ({ number, corpus, building }: RegisterHouse) => `${number} ${corpus} ${building}`;
  return [...streets.entries()]
    .sort(([a], [b]) => order.compare(a, b))
    .map(([, street]) => ({ ...street, houses: [...street.houses].sort((a, b) => order.compare(text(a), text(b))) }));
}

function houseOf(number: string, corpus: string, place: string): { number: string; corpus: string } {
  // Zelenograd counts corpora, and some rows say them twice.
  if (place.endsWith('Зеленоград')) return { number: `к${(corpus.startsWith(number) ? corpus : number).replace(/^к/, '')}`, corpus: '' };
  // An entrance is no house.
  return { number, corpus: corpus.startsWith('ПОД') ? '' : corpus.replace(/^\//, '') };
}

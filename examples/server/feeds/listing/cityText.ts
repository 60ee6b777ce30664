import { foldLetters } from '../../../../src/domain/address/foldWords';
import type { HouseIndex } from '../../../../src/domain/address/houseIndex';
import { typesOf } from '../../../../src/domain/address/streetTypes';
import type { RegisterStreet } from '../../addresses/addressTable';
import type { FeedAddress } from '../feedOffer';

const otherRegion = /област|(?:^|\s)обл\.?(?:\s|$)|республик|(?:^|\s)респ\.?(?:\s|$)|(?:^|\s)край(?:\s|$)|автономн/i;
const moscow = /^(?:г(?:ород|ор)?\.?\s*)?москва(?:\s+г(?:ород)?\.?)?$|^мск$|^moscow$/i;
/** What an address has beside street and house. */
const around =
  /^(?:россия|рф|российская федерация|\d{6}|вн\.?\s?тер.*|(?:.*\s)?(?:округ|район|р-н|ао)|(?:район|р-н|округ|ао)\s.*|(?:ц|с|св|в|юв|ю|юз|з|сз|зел|н|т|тин)ао|(?:станция\s+)?м(?:етро)?\.?\s.*|(?:жк|жилой комплекс)\s.*)$/i;
const townWord = /^(?:г|гор|город|пгт|рп|дп|п|пос|поселок|посёлок|с|село|д|дер|деревня|тер|снт)\.?\s+/i;

/**
 * Returns a reader that takes street and house out of an address, or says with null that it names another town or region. Places of New Moscow and
 * Zelenograd are those of the register.
 */
export function cityText(streets: readonly RegisterStreet[], index: Pick<HouseIndex, 'streets'>): (address: FeedAddress) => string | null {
  const settlements = streets.flatMap(({ settlement }) => settlement.split(', '));
  const districts = new Set(streets.flatMap(({ houses }) => houses.map(({ district }) => nameOf(district))));
  const places = new Set([...settlements.map(nameOf), ...districts]);
  places.delete('');
  const isOfCity = (town: string) => moscow.test(town) || places.has(nameOf(town));
  const isStreet = (part: string) => hasType(part) || index.streets(part).length > 0;
  const isTown = (part: string) => townWord.test(part) && !/\d/.test(part) && !isOfCity(part) && !isStreet(part);

  return ({ regions, localities, text }) => {
    const parts = text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean);
    const named = [...regions, ...localities.slice(0, 1), ...parts];
    const isMoscow = named.some((part) => moscow.test(part));
    if (named.some((part) => otherRegion.test(part))) return null;
    const [town = '', ...further] = localities;
    // Later localities, and a first one beside a named Москва, hold a street or a district.
    if (town !== '' && !isOfCity(town) && !isMoscow && !isStreet(town)) return null;
    const rest = [...(moscow.test(town) ? [] : [town]), ...further, ...parts].filter(
      (part) => part && !moscow.test(part) && !around.test(part),
    );
    if (rest.some(isTown)) return null;
    const [first = '', ...others] = rest;
    const isElsewhere = !isMoscow && town === '' && others.some((part) => /\D{3}/.test(part) && isStreet(part));
    if (isElsewhere && !/\d/.test(first) && !isOfCity(first) && !isStreet(first)) return null;
    return (districts.has(nameOf(first)) && others.length > 1 && isStreet(others[0] ?? '') ? others : rest).join(', ');
  };
}

const hasType = (part: string) =>
  foldLetters(part)
    .split(/[\s.]+/)
    .some((word) => typesOf(word) !== null);

function nameOf(place: string): string {
  return foldLetters(place.trim())
    .replace(townWord, '')
    .replace(/^поселение\s+/, '');
}

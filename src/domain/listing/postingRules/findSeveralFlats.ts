import { apart } from './findContacts';
import type { TextRange } from './postingHint';

const offer = '(?:прода(?:м|ю|ём|ем|ётся|ется|ются|даю|дим)|сда(?:м|ю|ём|ем|ётся|ется|ются)|предлага(?:ю|ем|ется|ются))';
const flat =
  '(?:квартир\\p{L}*|студи[июяей]\\p{L}{0,2}|апартамент\\p{L}*|однушк\\p{L}*|двушк\\p{L}*|тр[её]шк\\p{L}*|(?:одно|двух|тр[её]х|четыр[её]х|[1-5])[\\s-]?(?:х\\s)?комн(?:атн)?\\p{L}*)';
const adjectives = '(?:(?!(?:на|в|с|для|или|и)\\s)[\\p{L}\\d-]+\\s+){0,2}';
const edge = '(?<![\\p{L}\\p{N}])';

const patterns = [
  // 'Продам две квартиры'
  `${edge}${offer}\\s+(?:сразу\\s+|срочно\\s+)?(?:две|три|четыре|пять|несколько|обе|[2-9])\\s+${adjectives}(?:квартир\\p{L}*|студии|апартамент\\p{L}*)`,
  // 'Также продаётся двушка в соседнем доме'
  `${edge}(?:так\\s?же|ещ[её]|тоже|кроме\\s+того|отдельно|дополнительно),?\\s+${offer}\\s+${adjectives}${flat}`,
  `${edge}(?:есть|имеется|имеются|в\\s+продаже|в\\s+наличии)\\s+(?:есть\\s+|и\\s+)?(?:так\\s?же\\s+|ещ[её]\\s+)*(?:и\\s+)?(?:друг(?:ая|ие)|ещ[её]\\s+(?:одна|две|три|несколько)|вторая)\\s+${adjectives}${flat}`,
  `${edge}(?:есть|имеются|предложу|подбер[уе]м?)\\s+(?:и\\s+|также\\s+)?другие\\s+(?:варианты|предложения|объекты|лоты)`,
  // 'Квартира 1: … Квартира 2: …'
  `${edge}(?:квартира|вариант|лот|объект)\\s*(?:№\\s*)?1\\s*[:.)–—-][\\s\\S]{1,600}?(?:квартира|вариант|лот|объект)\\s*(?:№\\s*)?2\\s*[:.)–—-]`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Finds a second flat that a text offers. Flats on a floor, flats that were joined and exchanges are none. */
export function findSeveralFlats(text: string): TextRange[] {
  return apart(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))),
  ).filter(({ end }) => !/^\s+(?:на\s+(?:площадк|этаж)|в\s+(?:подъезд|секци)|объедин)/iu.test(text.slice(end)));
}

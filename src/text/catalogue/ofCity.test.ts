import { describe, expect, it } from 'vitest';
import { zarechensk } from '../../../test/support/map/zarechensk';
import { moscow } from '../../domain/city/moscow';
import { en } from '../common/en.lazy';
import { ru } from '../common/ru';
import { en as headerEn } from '../header/en.lazy';
import { ru as header } from '../header/ru';
import { en as listingEn } from '../listing/en.lazy';
import { ru as listing } from '../listing/ru';
import { en as mapEn } from '../map/en.lazy';
import { ru as map } from '../map/ru';
import { en as publishEn } from '../publish/en.lazy';
import { ru as publish } from '../publish/ru';
import { ofCity } from './ofCity';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const { names } = zarechensk;

/** All sentences; of functions what they return when asked about a city, a deal and a type. */
function sentences(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return texts && typeof texts === 'object' ? Object.values(texts).flatMap(sentences) : [];
}

describe('texts of another city', () => {
  it('titles name it in its cases', () => {
    expect(plain(ofCity(ru, names).results.heading('sale', 'flat', ['2']))).toBe('Купить 2-комнатную квартиру в Зареченске');
    expect(ofCity(en, names).results.heading('rent', 'flat', ['2'])).toBe('Rent a 2-room flat in Zarechensk');
    expect(plain(ofCity(listing, names).page.home(moscow.names.name))).toBe('Недвижимость в Зареченске');
    expect(ofCity(map, names).map).toBe('Карта Зареченска: стрелки двигают, плюс и минус меняют масштаб');
    expect(ofCity(publish, names).problems.publish.addressOutside).toBe('Укажите адрес в Зареченске');
  });

  it.each(Object.entries({ ru, en, header, headerEn, listing, listingEn, map, mapEn, publish, publishEn }))(
    'no sentence of %s has Moscow left, and the others are as they were',
    (_, texts) => {
      const [before, after] = [sentences(texts), sentences(ofCity(texts, names))];
      expect(after.filter((text) => /Москв|Moscow/.test(text))).toEqual([]);
      expect(after.filter((text, index) => text !== before[index]).length).toBe(before.filter((text) => /Москв|Moscow/.test(text)).length);
    },
  );

  it('those of Moscow are the same object', () => {
    expect(ofCity(ru, moscow.names)).toBe(ru);
  });
});

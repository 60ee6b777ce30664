import { describe, expect, it } from 'vitest';
import { isTypedHouse, lacksNumber, nearestNumbers, splitTyped } from './splitTyped';

const at = (houseNumber: string, corpus: string | null = null, building: string | null = null) => ({
  address: { label: '', street: '', houseNumber, corpus, building, district: null, city: 'Москва', latitude: null, longitude: null },
});

describe('an address that is typed', () => {
  it.each([
    ['Бульвар братьев Весниных, 1', 'Бульвар братьев Весниных', '1'],
    ['Москва, Ярцевская 22к1', 'Ярцевская', '22к1'],
    ['Саларьевская 9', 'Саларьевская', '9'],
    ['улица 1905 года, 2', 'улица 1905 года', '2'],
    ['1-я Тверская-Ямская, д. 12 корп. 3', '1-я Тверская-Ямская', 'д 12 корп 3'],
    ['12 Тверская', 'Тверская', '12'],
    ['Ходынский бульвар 20A', 'Ходынский бульвар', '20A'],
    ['Тверская', 'Тверская', ''],
    ['', '', ''],
  ])('%s', (text, street, houseText) => {
    expect(splitTyped(text)).toMatchObject({ street, houseText });
  });

  it.each([
    ['Кутузовский пр 26', at('26', '1'), false],
    ['Кутузовский пр 26 к 1', at('26', '1'), true],
    ['Кутузовский пр 26 1', at('26', '1'), true],
    ['Котельническая набережная, 1/15, к. A', at('1/15', 'А'), true],
    ['пер Сивцев Вражек 42', at('42', null, '1'), false],
    ['пер Сивцев Вражек 42 стр 1', at('42', null, '1'), true],
    ['пер Сивцев Вражек 42 1', at('42', '1', '1'), false],
    ['Ходынский бульвар 20А', at('20'), false],
    ['Ходынский бульвар 20', at('20А'), false],
    ['Ходынский бульвар 20a', at('20А'), true],
    ['Зеленоград, корпус 1456', at('к1456'), true],
    ['Ярцевская улица, 22, кв. 7', at('22'), true],
    ['Ярцевская улица, 22к1 кв7', at('22', '1'), true],
    ['Ярцевская улица, 22', at(''), false],
    ['Москва, Ярцевская улица,', at(''), true],
    ['Москва, Ярцевская улица,', at('1'), false],
  ])('%s is chosen by itself only if it is that house', (text, suggestion, isSame) => {
    expect(isTypedHouse(splitTyped(text), suggestion)).toBe(isSame);
  });

  it('says that a number is unknown only where nothing begins like it', () => {
    const houses = [at(''), at('1'), at('20А'), at('21', '1'), at('24'), at('40')];
    expect(lacksNumber(splitTyped('Ярцевская 22'), houses)).toBe(true);
    expect(lacksNumber(splitTyped('Ярцевская 2'), houses)).toBe(false);
    expect(lacksNumber(splitTyped('Ярцевская'), houses)).toBe(false);
    expect(lacksNumber(splitTyped('Ярцевская 22'), [])).toBe(false);
    const near = nearestNumbers(splitTyped('Ярцевская 22'), houses, 3);
    expect(near.map(({ address }) => address.houseNumber)).toEqual(['20А', '21', '24']);
  });
});

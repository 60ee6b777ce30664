import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rejection } from './rejection';

const fieldsOf = (body: unknown) => {
  const error = rejection(400, body);
  return error.kind === 'rejected' ? error.fields : null;
};

describe('messages of the server by field (§8)', () => {
  it('keeps nested fields and places in lists with their paths', () => {
    expect(
      fieldsOf({
        address: { house_number: ['Укажите дом.'], geo: { latitude: ['Вне Москвы.'] } },
        photos_upload: [{}, {}, { image: ['Файл повреждён.'], non_field_errors: ['Слишком большой.'] }],
        rental_features: [[], ['Неизвестное значение.']],
        price: 'Укажите стоимость.',
      }),
    ).toEqual({
      'address.house_number': ['Укажите дом.'],
      'address.geo.latitude': ['Вне Москвы.'],
      'photos_upload[2].image': ['Файл повреждён.'],
      'photos_upload[2].non_field_errors': ['Слишком большой.'],
      'rental_features[1]': ['Неизвестное значение.'],
      price: ['Укажите стоимость.'],
    });
  });

  it('reads a place that is a name', () => {
    expect(fieldsOf({ photos_upload: { 2: ['Файл повреждён.'], 4: ['Дважды.'] } })).toEqual({
      'photos_upload[2]': ['Файл повреждён.'],
      'photos_upload[4]': ['Дважды.'],
    });
  });

  it('keeps messages of a list beside those of its items', () => {
    expect(fieldsOf({ photos_upload: ['Не более 5 фото.', { image: ['Файл повреждён.'] }] })).toEqual({
      photos_upload: ['Не более 5 фото.'],
      'photos_upload[1].image': ['Файл повреждён.'],
    });
  });

  it('reads messages without a field, also of a registration', () => {
    expect(fieldsOf(['Раз.', 'Два.'])).toEqual({ non_field_errors: ['Раз.', 'Два.'] });
    expect(fieldsOf({ status_code: 400, message: ['Ошибка.'] })).toEqual({ non_field_errors: ['Ошибка.'] });
    expect(fieldsOf({ status_code: 400, message: { email: ['Занят.'] } })).toEqual({ email: ['Занят.'] });
  });

  it('never breaks, never reaches a prototype, never grows without end', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 12 }), (body) => {
        for (const messages of Object.values(fieldsOf(body) ?? {})) {
          expect(messages.every((text) => typeof text === 'string')).toBe(true);
          expect(messages.length).toBeGreaterThan(0);
        }
      }),
    );
    expect(Object.getPrototypeOf(fieldsOf(JSON.parse('{"__proto__": {"a": ["x"]}}')))).toBe(Object.prototype);
    expect(Object.keys(fieldsOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']))) ?? {})).toHaveLength(
      500,
    );
  });
});

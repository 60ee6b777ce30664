import { describe, expect, it } from 'vitest';
import { briefly } from './briefly';

const sentence = 'Светлая квартира с окнами во двор, рядом парк и детская площадка.';

describe('a brief text', () => {
  it('is the whole text when it is short', () => {
    expect(briefly(sentence)).toBe(sentence);
  });

  it('ends with a sentence, never with a full stop and an ellipsis', () => {
    expect(briefly(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  });

  it('does not take an abbreviation or a house number for the end of a sentence', () => {
    expect(briefly(`${sentence} До метро пять минут по ул. Усиевича, дом 29. ${sentence}`)).toBe(sentence);
  });

  it('ends with a word of a long first sentence', () => {
    const brief = briefly(`Квартира ${'очень светлая, '.repeat(20)}`);
    expect(brief).toMatch(/[а-я]…$/);
    expect(brief.length).toBeLessThanOrEqual(151);
  });

  it('keeps a text without spaces within its length', () => {
    expect(briefly('а'.repeat(400))).toBe(`${'а'.repeat(150)}…`);
  });
});

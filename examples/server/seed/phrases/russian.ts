import type { Flat } from '../flat';
import type { House } from '../house';

const roomWords = ['', 'одно', 'двух', 'трёх', 'много'];

export interface Subject {
  /** 'двухкомнатная квартира' */
  readonly nominative: string;
  /** 'двухкомнатную квартиру' */
  readonly accusative: string;
  readonly isPlural: boolean;
}

/** The subject of a sale or rent, in the grammatical cases that a description needs. */
export function subjectOf({ realty, rooms }: Pick<Flat, 'realty' | 'rooms'>): Subject {
  if (realty === 2) {
    const name = rooms === 5 ? 'апартаменты-студия' : `${roomWords[rooms]}комнатные апартаменты`;
    return { nominative: name, accusative: name.replace(/студия$/, 'студию'), isPlural: true };
  }
  if (rooms === 5) return { nominative: 'студия', accusative: 'студию', isPlural: false };
  const word = `${roomWords[rooms]}комнатн`;
  return { nominative: `${word}ая квартира`, accusative: `${word}ую квартиру`, isPlural: false };
}

/** 'в Останкинском районе', 'в районе Отрадное'; null beyond the old city, where the register names settlements. */
export function inDistrict({ district, settlement }: Pick<House, 'district' | 'settlement'>): string | null {
  if (settlement !== '' || district === '') return null;
  if (/(ский|цкий|ый|ой)$/.test(district) && !/[ -]/.test(district)) return `в ${district.replace(/(ий|ый|ой)$/, 'ом')} районе`;
  return `в районе ${district}`;
}

/** '8 минут', '1 минута', '22 минуты'. */
export function minutesText(count: number): string {
  const tens = count % 100;
  const word = tens >= 11 && tens <= 14 ? 'минут' : (['минут', 'минута', 'минуты', 'минуты', 'минуты'][count % 10] ?? 'минут');
  return `${count} ${word}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { describe, expect, it } from 'vitest';
import { legalPages } from '../../domain/content/legalPages';
import type { LegalText, Line, TextBlock } from './blocks';
import { fetchLegalText } from './fetchLegalText';
import { keepShortWords } from './shortWords';

const piecesOf = (line: Line) => (typeof line === 'string' ? [line] : line);
const linesOf = (block: TextBlock): readonly Line[] => {
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return 'paragraph' in block ? [block.paragraph] : [];
};
const wordsOf = (text: LegalText) =>
  text.blocks
    .flatMap((block) => ('heading' in block ? [block.heading] : linesOf(block).flatMap(piecesOf)))
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join(' ');

/** What a text consists of, without its words: kinds, numbers of lines, where links lead, what is left to fill in. */
const shapeOf = ({ isNumbered, blocks }: LegalText) => ({
  isNumbered,
  blocks: blocks.map((block) => ({
    kind: Object.keys(block)[0],
    place: 'place' in block ? block.place : undefined,
    lines: linesOf(block).map((line) => ({
      links: piecesOf(line).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.page])),
      marks: piecesOf(line).flatMap((piece) => (typeof piece === 'string' ? (piece.match(/\{\w+\}/g) ?? []) : [])),
    })),
  })),
});

describe.each(legalPages)('the text of %s', (page) => {
  it('says the same in both languages', async () => {
    const [ru, en] = await Promise.all([fetchLegalText(page, 'ru'), fetchLegalText(page, 'en')]);
    expect(shapeOf(en)).toEqual(shapeOf(ru));
    expect(wordsOf(en)).not.toMatch(/[а-яё]/i);
  });

  it('has no two blocks or lines that begin alike, by which they are told apart when drawn', async () => {
    const { blocks } = await fetchLegalText(page, 'ru');
    for (const block of blocks) {
      const lines = linesOf(block).map((line) => JSON.stringify(line));
      expect(new Set(lines).size).toBe(lines.length);
    }
    const headings = blocks.flatMap((block) => ('heading' in block ? [block.heading] : []));
    expect(new Set(headings).size).toBe(headings.length);
  });
});

/** What the requirements want to be said (§1, §5, §9), by words that stand for it. */
const points: readonly (readonly [page: (typeof legalPages)[number], what: readonly RegExp[]])[] = [
  [
    'publishing',
    [
      /тип недвижимости/,
      /тип сделки/,
      /статус/,
      /полный адрес/,
      /соответствовать действительности/,
      /государственный реестр/,
      /новостройки/,
      /телефоны/,
      /рекламу и ссылки/,
      /бранных/,
      /описывает один объект/,
      /копии/,
      /в рублях/,
      /полная плата за месяц/,
      /сверх неё/,
      /коллажи/,
      /водяными знаками/,
      /людьми/,
      /оружием/,
      /алкоголем/,
      /размытые/,
    ],
  ],
  ['moderation', [/1–2 рабочих дня/, /электронную почту/, /«Опубликовано»/, /«Отклонено»/, /отправьте его ещё раз/, /заново из архива/]],
  [
    'chat',
    [
      /спам/,
      /посреднические услуги/,
      /другие мессенджеры/,
      /ссылки на сторонние сайты/,
      /агентства с аккаунта частного лица/,
      /оскорблять/,
      /снимки, которые не относятся/,
      /большом числе жалоб, аккаунт может быть заблокирован/,
    ],
  ],
  [
    'agreement',
    [
      /государственных реестров/,
      /подменный номер/,
      /записываться/,
      /проверенном собственнике/,
      /удалить Объявление/,
      /заблокировать Аккаунт/,
      /\{date\}/,
      /\{email\}/,
    ],
  ],
  [
    'privacy',
    [
      /Зачем нужны данные/,
      /Какие данные/,
      /Кому передаются/,
      /Как данные защищены/,
      /Права Пользователя/,
      /пока существует Аккаунт/,
      /до 5 лет, если этого требует закон/,
      /до исполнения обязанностей/,
      /\{date\}/,
      /\{address\}/,
      /\{phone\}/,
    ],
  ],
];

describe('the Russian texts', () => {
  it.each(points)('of %s say all that they have to', async (page, what) => {
    const words = wordsOf(await fetchLegalText(page, 'ru'));
    for (const point of what) expect(words).toMatch(point);
  });

  it('keep a short word with the next one, and a dash with the one before', () => {
    expect(keepShortWords('и в доме — не на сайте', 'ru')).toBe('и\u00A0в\u00A0доме\u00A0— не\u00A0на\u00A0сайте');
    expect(keepShortWords('a house — in Moscow', 'en')).toBe('a house — in Moscow');
  });
});

import { describe, expect, it } from 'vitest';
import { storyTexts } from '../../.storybook/search/storyTexts';
import { markdownOf, parseMarks, withMark } from '../../stories/foundations/deck/marks';
import { cellsOf, deckFeatures, type Fixed, shownRows } from '../../stories/foundations/deck/rows';
import { allColumns, type DeckView, formatView, parseView } from '../../stories/foundations/deck/view';
import { stateFinder } from '../../stories/support/states/findStates';
import { storybookIndex } from './storybookIndex';

const entries = await storybookIndex();
const find = stateFinder(entries, storyTexts());
const features = deckFeatures(entries);
const isOfFeature = ({ type, title }: { type: string; title: string }) => type === 'story' && /^(?:features|site)\//.test(title);
const all = features.flatMap(({ rows }) => rows);
const mapRow = (id: string) => {
  const row = all.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row of ${id}`);
  return row;
};
const light: DeckView = { feature: null, words: '', theme: 'light', columns: allColumns, network: 'ok' };
const storiesIn = (view: DeckView, fixedOf?: (story: string) => Fixed) =>
  all.flatMap((row) => cellsOf(row, view, fixedOf)).flatMap((cell) => cell?.story ?? []);

describe('the review deck', () => {
  it('has a page for every feature, with a Russian name', () => {
    const titles = [...new Set(entries.filter(isOfFeature).map(({ title }) => title))];
    expect(features.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    expect(features.filter(({ name, rows }) => !/[А-Я]/.test(name) || rows.length === 0).map(({ title }) => title)).toEqual([]);
  });

  it('shows every story in a column, in the light or in the dark', () => {
    const shown = new Set([...storiesIn(light), ...storiesIn({ ...light, theme: 'dark' })]);
    expect(entries.filter((entry) => isOfFeature(entry) && !shown.has(entry.id)).map(({ id }) => id)).toEqual([]);
  });

  it('takes the story of a phone for its column, and the dark one in the dark', () => {
    const row = mapRow('features-map--markers');
    const stories = (view: DeckView) => cellsOf(row, view).map((cell) => cell?.story);
    expect(stories(light)).toEqual(['features-map--markers-on-a-phone', 'features-map--markers', 'features-map--markers']);
    expect(stories({ ...light, theme: 'dark', columns: [744] })).toEqual(['features-map--markers-in-the-dark']);
  });

  it('opens a state in its width and theme', () => {
    const [phone] = cellsOf(mapRow('features-map--clusters'), { ...light, theme: 'dark' });
    expect(phone?.link).toBe('?path=/story/features-map--clusters&globals=viewport.value:w375;theme:dark');
    expect(phone?.frame).toBe('iframe.html?id=features-map--clusters&viewMode=story&globals=theme:dark');
  });

  it('asks the frame of a phone in the dark for the chosen network', () => {
    const [phone] = cellsOf(mapRow('features-map--markers'), { ...light, theme: 'dark', network: 'offline' });
    expect(phone?.link).toBe('?path=/story/features-map--markers-on-a-phone&globals=viewport.value:w375;theme:dark;network:offline');
    expect(phone?.frame).toBe('iframe.html?id=features-map--markers-on-a-phone&viewMode=story&globals=theme:dark;network:offline');
  });

  it('shows a state of one width once', () => {
    const cells = cellsOf(mapRow('features-header--phone-open'), light, () => ({ width: 375, theme: null }));
    expect(cells.map((cell) => cell?.width ?? null)).toEqual([375, null, null]);
  });

  it('lists rows of a feature, and of all features by words', () => {
    const ids = (view: Pick<DeckView, 'feature' | 'words'>) => shownRows(features, find, view).map(({ id }) => id);
    expect(ids({ feature: null, words: '' })).toEqual([]);
    expect(ids({ feature: 'features/map', words: '' }).every((id) => id.startsWith('features-map--'))).toBe(true);
    expect(ids({ feature: 'features/map', words: 'нет сети' })).toEqual(['features-map--no-connection']);
    expect(ids({ feature: null, words: 'карта offline' })[0]).toBe('features-map--no-connection');
  });
});

describe('the link of a view', () => {
  it.each<DeckView>([
    light,
    { feature: 'features/own markup', words: 'нет сети & #1', theme: 'dark', columns: [375, 1200], network: 'signed-out' },
    { feature: null, words: 'Пароли не совпадают', theme: 'light', columns: [744], network: '500' },
  ])('holds all of it', (view) => {
    expect(parseView(formatView(view))).toEqual(view);
  });

  it('of another hand shows something all the same', () => {
    expect(parseView('#columns=1,abc&theme=blue&words&network=fast')).toEqual(light);
  });
});

describe('marks', () => {
  it('keep what says something', () => {
    const marks = withMark(withMark({}, 'one', { isSeen: true }), 'one', { note: 'Отступ' });
    expect(marks).toEqual({ one: { isSeen: true, note: 'Отступ' } });
    expect(withMark(marks, 'one', { isSeen: false, note: '' })).toEqual({});
    expect(parseMarks(JSON.stringify(marks))).toEqual(marks);
    expect([parseMarks('{'), parseMarks('5'), parseMarks(null)]).toEqual([{}, {}, {}]);
    expect(parseMarks('{"one":null,"two":{"isSeen":1,"note":{}}}')).toEqual({
      one: { isSeen: false, note: '' },
      two: { isSeen: false, note: '' },
    });
  });

  it('are exported as a list of tasks', () => {
    const rows = [mapRow('features-map--empty'), mapRow('features-map--clusters')];
    const marks = { 'features-map--empty': { isSeen: true, note: 'Серый\nбледен' } };
    const text = markdownOf({ rows, marks, link: 'http://here/#a', nameOf: () => 'Карта', linkOf: ({ id }) => `http://here/${id}` });
    expect(text).toBe(
      [
        '# Обзор состояний',
        '',
        '<http://here/#a>',
        '',
        '## Карта',
        '',
        '- [x] [Нет объявлений](<http://here/features-map--empty>) · Empty',
        '  > Серый',
        '  > бледен',
        '- [ ] [Группы меток](<http://here/features-map--clusters>) · Clusters',
        '',
      ].join('\n'),
    );
  });
});

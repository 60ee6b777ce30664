import { useEffect, useMemo, useRef, useState } from 'react';
import { KvartalProvider } from '../../../src/shell/KvartalProvider';
import { stateFinder } from '../../support/states/findStates';
import type { KnownStates } from '../../support/states/readStates';
import { DeckBar } from './DeckBar';
import { DeckRowView } from './DeckRowView';
import { deckStyles } from './deckStyles';
import { downloadText } from './downloadText';
import { FeatureList } from './FeatureList';
import { keepFocus } from './keepFocus';
import { markdownOf, noMark } from './marks';
import { cellsOf, type DeckRow, deckFeatures, type Fixed, shownRows } from './rows';
import { useMarks } from './useMarks';
import { type DeckView, formatView, parseView } from './view';

export interface DeckProps {
  readonly states: KnownStates;
  /** Address of Storybook, as seen from this page. */
  readonly root?: string;
  /** Resolves with what stories set by themselves. */
  readFixed(stories: readonly string[]): Promise<Readonly<Record<string, Fixed>>>;
}

/** Rows of frames cost a page each; a view with more of them needs more words. */
const MOST_ROWS = 80;
const nothingFixed: Fixed = { width: null, theme: null };

/** The states of a feature side by side, at three widths and in both themes. Its address holds all that it shows. */
export function Deck({ states: { entries, texts }, root = './', readFixed }: DeckProps) {
  const [view, change] = useView();
  const [marks, mark] = useMarks();
  const [fixed, setFixed] = useState<Readonly<Record<string, Fixed>>>({});
  const page = useRef<HTMLDivElement>(null);
  const features = useMemo(() => deckFeatures(entries), [entries]);
  const { feature, words } = view;
  const find = useMemo(() => stateFinder(entries, texts), [entries, texts]);
  const rows = useMemo(() => shownRows(features, find, { feature, words }), [features, find, feature, words]);
  const shown = rows.slice(0, MOST_ROWS);
  const stories = shown.flatMap((row) => row.stories).join();
  useEffect(() => {
    let isLeft = false;
    void readFixed(stories === '' ? [] : stories.split(',')).then((facts) => !isLeft && setFixed((known) => ({ ...known, ...facts })));
    return () => {
      isLeft = true;
    };
  }, [stories, readFixed]);
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), []);
  const fixedOf = (story: string) => fixed[story] ?? nothingFixed;
  const nameOf = (title: string) => features.find((one) => one.title === title)?.name ?? title;
  const linkOf = (row: DeckRow) => new URL(root + cellsOf(row, view, fixedOf).find((cell) => cell !== null)?.link, location.href).href;
  const isKnown = (row: DeckRow) => row.stories.every((story) => story in fixed);
  const isList = feature === null && words.trim() === '';
  return (
    <KvartalProvider theme={view.theme} lang="ru">
      <style>{deckStyles}</style>
      <div ref={page} className="deck">
        <h1>{feature ? nameOf(feature) : 'Обзор состояний'}</h1>
        <p className="deck-lead">
          {isList
            ? 'Выберите раздел или ищите по всем: по названию состояния, по тексту с экрана.'
            : 'Состояния живые: их можно нажимать. Отметки и заметки хранятся на этом устройстве.'}{' '}
          {window.parent !== window && (
            <a href={`./iframe.html${location.search}${formatView(view)}`} target="_blank" rel="noopener">
              Открыть во всё окно
            </a>
          )}
        </p>
        <DeckBar
          view={view}
          features={features}
          hasRows={rows.length > 0}
          onChange={change}
          onExport={() => downloadText('obzor.md', markdownOf({ rows, marks, link: location.href, nameOf, linkOf }))}
        />
        {!isList && (
          <p role="status" className="deck-count">
            {rows.length > shown.length
              ? `Состояний: ${rows.length}, показаны первые ${MOST_ROWS}. Уточните слова.`
              : `Состояний: ${rows.length}`}
          </p>
        )}
        {isList && <FeatureList features={features} view={view} marks={marks} onOpen={(title) => change({ feature: title })} />}
        {shown.filter(isKnown).map((row) => (
          <DeckRowView
            key={row.id}
            row={row}
            view={view}
            mark={marks[row.id] ?? noMark}
            root={root}
            fixedOf={fixedOf}
            onMark={(changed) => mark(row.id, changed)}
          />
        ))}
      </div>
    </KvartalProvider>
  );
}

/** The view is in the address: another feature is a new step of the history, another word is not. */
function useView(): readonly [DeckView, (change: Partial<DeckView>) => void] {
  const [view, setView] = useState(() => parseView(location.hash));
  useEffect(() => {
    const onMove = () => setView(parseView(location.hash));
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);
  const change = (changed: Partial<DeckView>) => {
    const next = { ...view, ...changed };
    const isStep = changed.feature !== undefined && changed.feature !== view.feature;
    history[isStep ? 'pushState' : 'replaceState'](history.state, '', `${location.pathname}${location.search}${formatView(next)}`);
    if (isStep) window.scrollTo({ top: 0, behavior: 'instant' });
    setView(next);
  };
  return [view, change];
}

import { useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../../../src/ui/fields/Checkbox';
import { TextField } from '../../../src/ui/fields/TextField';
import { titleNames } from '../../support/names/titleNames';
import { LiveFrame } from './LiveFrame';
import type { Mark } from './marks';
import { cellsOf, type DeckRow, type Fixed } from './rows';
import type { DeckView } from './view';

export interface DeckRowViewProps {
  readonly row: DeckRow;
  readonly view: DeckView;
  readonly mark: Mark;
  readonly root: string;
  fixedOf(story: string): Fixed;
  onMark(change: Partial<Mark>): void;
}

const GAP = 16;

export function DeckRowView({ row, view, mark, root, fixedOf, onMark }: DeckRowViewProps) {
  const cells = cellsOf(row, view, fixedOf);
  const shown = cells.filter((cell) => cell !== null);
  const [place, available] = useWidth();
  const total = view.columns.reduce((sum, width) => sum + width, 0);
  const isNarrow = available < 700;
  const inOneRow = Math.min(1, (available - GAP * (view.columns.length - 1)) / total);
  const scaleOf = (width: number) => Math.min(isNarrow ? 1 : inOneRow, available / width);
  const fixedTheme = fixedOf(row.id).theme;
  const id = `state-${row.id}`;
  return (
    <section className="deck-row" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {view.feature === null && `${titleNames[row.feature]}: `}
          {row.russian} <small lang="en">{row.english}</small>
        </h2>
        <Checkbox
          label="Просмотрено"
          aria-label={`Просмотрено: ${row.russian}`}
          checked={mark.isSeen}
          onChange={(isSeen) => onMark({ isSeen })}
        />
        <TextField
          label={`Заметка: ${row.russian}`}
          hideLabel
          placeholder="Заметка"
          value={mark.note}
          onChange={(note) => onMark({ note })}
        />
      </header>
      {fixedTheme !== null && fixedTheme !== view.theme && (
        <p>{fixedTheme === 'dark' ? 'Это состояние всегда в тёмной теме.' : 'Это состояние всегда в светлой теме.'}</p>
      )}
      {shown.length === 1 && view.columns.length > 1 && <p>У этого состояния одна ширина.</p>}
      <div ref={place} className="deck-cells" style={{ gap: GAP }}>
        {available > 0 &&
          shown.map((cell) => <LiveFrame key={cell.width} cell={cell} name={row.russian} root={root} scale={scaleOf(cell.width)} />)}
      </div>
    </section>
  );
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}

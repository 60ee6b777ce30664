import { Fragment, useLayoutEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import type { TextRange } from '../../../domain/listing/postingRules/postingHint';
import { rootOf } from '../../../ui/dom/dom';
import { Layer } from './Coach.styles';

const copied = ['font', 'lineHeight', 'letterSpacing', 'padding', 'tabSize'] as const;

export interface MarksProps {
  /** Id of the text area. */
  readonly field: string;
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** Marks pieces of the description in its field. A text area has no places to mark, so the same text lies over it, without its letters. */
export function Marks({ field, text, ranges }: MarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { value } = useField<string>('description', { subscription: { value: true } }).input;
  useLayoutEffect(() => {
    const element = layer.current;
    const area = element && rootOf(element).querySelector<HTMLElement>(`#${CSS.escape(field)}`);
    if (!element || !area) return undefined;
    const follow = () => {
      const own = getComputedStyle(area);
      for (const name of copied) element.style[name] = own[name];
      const [at, from] = [area.getBoundingClientRect(), element.offsetParent?.getBoundingClientRect() ?? area.getBoundingClientRect()];
      element.style.top = `${at.top - from.top}px`;
      element.style.left = `${at.left - from.left}px`;
      // The width leaves out the scroll bar.
      element.style.width = `${area.clientWidth}px`;
      element.style.height = `${area.clientHeight}px`;
      element.style.boxSizing = 'border-box';
      element.scrollTop = area.scrollTop;
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(area);
    area.addEventListener('scroll', follow);
    return () => {
      watch.disconnect();
      area.removeEventListener('scroll', follow);
    };
  });
  // When the text has changed since, nobody knows where the places are.
  if (value !== text) return null;
  return (
    <Layer ref={layer} aria-hidden="true">
      {piecesOf(text, ranges).map(({ start, piece, isMarked }) =>
        isMarked ? <mark key={start}>{piece}</mark> : <Fragment key={start}>{piece}</Fragment>,
      )}
    </Layer>
  );
}

function piecesOf(text: string, ranges: readonly TextRange[]) {
  const pieces: { start: number; piece: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    pieces.push({ start: at, piece: text.slice(at, start), isMarked: false }, { start, piece: text.slice(start, end), isMarked: true });
    at = end;
  }
  // A last empty line has a height only with something behind it.
  return [...pieces, { start: at, piece: `${text.slice(at)}\u200B`, isMarked: false }].filter(({ piece }) => piece !== '');
}

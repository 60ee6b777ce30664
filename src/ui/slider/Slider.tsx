import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type UIEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { useLatest } from '../../base/hooks/useLatest';
import { createTrack, type Track } from './createTrack';

/** How many slides are visible, by the width of the container `kv`. */
export interface SliderLayout {
  /** Minimum width in pixels; 0 by default. */
  readonly from?: number;
  /** A fraction shows the start of the next one. */
  readonly perView: number;
  /** Gap between slides, px; none by default. */
  readonly gap?: number;
}

export interface SliderHandle {
  /** One slide on, or back. */
  turn(step: 1 | -1): void;
  /** Moves to a slide at once. */
  show(index: number): void;
}

export interface SliderProps {
  /** The slides; each has a key. */
  children: readonly ReactElement[];
  /** Narrowest first. */
  layouts: readonly SliderLayout[];
  /** Loops from the last slide to the first, when there are more slides than visible at once. */
  isLooped?: boolean;
  /** Index of the slide that is shown first. */
  start?: number;
  /** While it returns true, dragging is disabled. */
  isHeld?(): boolean;
  /** Another slide has become the first; it may still be moving. */
  onTurn?(index: number): void;
  /** The slides have stopped moving. */
  onRest?(index: number): void;
  /** Whether there are more slides than fit: otherwise arrow buttons have nothing to do. */
  onTurnable?(canTurn: boolean): void;
  /** Accessible name of the group. */
  label?: string;
  ref?: Ref<SliderHandle>;
  className?: string;
}

const View = styled.div<{ $layouts: readonly SliderLayout[] }>`
  position: relative;
  display: grid;
  /* Not clip: browsers do not preload lazy pictures just outside of that. */
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  -webkit-touch-callout: none;
  ${({ $layouts }) =>
    $layouts.map(
      ({ from = 0, perView, gap = 0 }) => css`
        @container kv (width >= ${from}px) {
          --per-view: ${perView};
          --gap: ${gap}px;
        }
      `,
    )}
`;

/** All slides share one cell and are moved by their own distance, so the first picture is right before anything is measured. */
const Box = styled.div`
  position: relative;
  grid-area: 1 / 1;
  min-width: 0;
  width: calc((100% + var(--gap)) / var(--per-view) - var(--gap));
  transform: translate3d(calc(var(--d) * (100% + var(--gap))), 0, 0);
  &[inert] {
    visibility: hidden;
  }
`;

/**
 * Slides turned by touch, mouse, arrow keys and the `ref`. Style sheets alone decide how many are visible, from the container width.
 * Slides out of view are inert; if one of them had the focus, it moves to the first visible slide.
 */
export function Slider({
  children,
  layouts,
  isLooped = false,
  start = 0,
  isHeld,
  onTurn,
  onRest,
  onTurnable,
  label,
  ref,
  className,
}: SliderProps) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<Track | null>(null);
  const latest = useLatest({ isHeld, onTurn, onRest, onTurnable });
  const first = useRef(start).current;

  useLayoutEffect(() => {
    if (!view.current) return;
    const made = createTrack(view.current, {
      start: first,
      isLooped,
      isHeld: () => latest.current.isHeld?.() ?? false,
      onTurn: (index) => latest.current.onTurn?.(index),
      onRest: (index) => latest.current.onRest?.(index),
      onTurnable: (canTurn) => latest.current.onTurnable?.(canTurn),
    });
    track.current = made;
    return () => {
      track.current = null;
      made.end();
    };
  }, [isLooped, first, latest]);

  const keys = children.map(({ key }) => key).join(' ');
  const known = useRef(keys);
  useLayoutEffect(() => {
    if (known.current === keys) return;
    known.current = keys;
    track.current?.refresh();
  }, [keys]);

  const handle = useMemo<SliderHandle>(
    () => ({
      turn: (step) => track.current?.turn(step),
      show: (index) => track.current?.show(index, false),
    }),
    [],
  );
  useImperativeHandle(ref, () => handle, [handle]);

  const pressed = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    handle.turn(step);
  };
  // A pressed slide stays under the finger; one focused by keyboard scrolls into view.
  const focused = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!target.matches(':focus-visible')) return;
    const box = [...currentTarget.children].findIndex((one) => one.contains(target));
    const edge = currentTarget.getBoundingClientRect();
    const { left, right } = currentTarget.children[box]?.getBoundingClientRect() ?? edge;
    if (left < edge.left - 1 || right > edge.right + 1) track.current?.show(box, true);
  };

  return (
    <View
      ref={view}
      className={className}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      $layouts={layouts}
      onKeyDown={pressed}
      onFocus={focused}
      onScroll={stayed}
    >
      {children.map((child, index) => (
        <Box key={child.key} style={placed(index - first)}>
          {child}
        </Box>
      ))}
    </View>
  );
}

/** Browsers scroll to the focused element, even inside hidden overflow. */
function stayed({ currentTarget }: UIEvent<HTMLElement>) {
  if (currentTarget.scrollLeft !== 0) currentTarget.scrollLeft = 0;
}

const placed = (distance: number): CSSProperties & { '--d': number } => ({ '--d': distance });

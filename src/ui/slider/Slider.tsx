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

/** How many slides are seen at once, by the width of the container `kv`. */
export interface SliderLayout {
  /** Pixels from which it holds; 0 by default. */
  readonly from?: number;
  /** A fraction shows the beginning of the next one. */
  readonly perView: number;
  /** Between two slides, px; none by default. */
  readonly gap?: number;
}

export interface SliderHandle {
  /** One slide on, or back. */
  turn(step: 1 | -1): void;
  /** Brings a slide to the front at once. */
  show(index: number): void;
}

export interface SliderProps {
  /** The slides; each has a key. */
  children: readonly ReactElement[];
  /** Narrowest first. */
  layouts: readonly SliderLayout[];
  /** After the last comes the first, wherever there are more slides than are seen at once. */
  isLooped?: boolean;
  /** Index of the slide that is shown first. */
  start?: number;
  /** While it answers true, fingers and mouse move something else. */
  isHeld?(): boolean;
  /** Another slide has come to the front; it may still be on its way. */
  onTurn?(index: number): void;
  /** The slides have come to rest. */
  onRest?(index: number): void;
  /** Whether there are more slides than fit: without them, arrow buttons have nothing to do. */
  onTurnable?(canTurn: boolean): void;
  /** Name of the group. */
  label?: string;
  ref?: Ref<SliderHandle>;
  className?: string;
}

const View = styled.div<{ $layouts: readonly SliderLayout[] }>`
  position: relative;
  display: grid;
  /* Not clip: a lazy picture just outside of that is not fetched ahead. */
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

/** All in one cell, each moved by its own distance: so the first picture is right before anything has been measured. */
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
 * Slides that are turned by a finger, the mouse, arrow keys and whoever holds the `ref`. How many are seen follows from the container, by style
 * sheets alone. Slides out of sight are inert; a focus that goes out of sight with its slide goes on to the slide in front.
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
  // A pressed slide stays under the finger; one that the keyboard has reached comes out whole.
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

/** Browsers scroll to what is focused, even where nothing shows that it can be scrolled. */
function stayed({ currentTarget }: UIEvent<HTMLElement>) {
  if (currentTarget.scrollLeft !== 0) currentTarget.scrollLeft = 0;
}

const placed = (distance: number): CSSProperties & { '--d': number } => ({ '--d': distance });

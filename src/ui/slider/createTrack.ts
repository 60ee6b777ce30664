import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { focusFirst, hasControl, hasFocus } from '../dom/dom';

export interface TrackOptions {
  /** Index of the first slide shown. */
  readonly start: number;
  readonly isLooped: boolean;
  /** While it returns true, dragging is disabled. */
  isHeld(): boolean;
  /** Another slide is the first visible one; it may still be moving. */
  onTurn(index: number): void;
  /** The slides have stopped moving. */
  onRest(index: number): void;
  /** Whether there is more than fits. */
  onTurnable(canTurn: boolean): void;
}

export interface Track {
  turn(step: 1 | -1): void;
  /** Moves to a slide, at once or smoothly. */
  show(index: number, isGliding: boolean): void;
  /** Call it when the number of slides, or their content, has changed. */
  refresh(): void;
  end(): void;
}

/** Smaller shares of a view are rounding errors. */
const tiny = 0.002;

/**
 * keen-slider computes the movement, style sheets draw it: each child of `view` gets `--d`, its distance from the front in slides, and is
 * inert while out of view. `--per-view` and `--gap` of `view` set the width of a slide, so the container decides.
 */
export function createTrack(view: HTMLElement, options: TrackOptions): Track {
  let slider: KeenSliderInstance | null = null;
  let shape = '';
  let isEnded = false;
  let isDragged = false;
  let width = 0;
  let gap = 0;
  /** The target of a movement, counted on past both ends: keen-slider's own value is off by one round when it passes zero. */
  let target: number | null = null;

  const window = view.ownerDocument.defaultView;
  const isStill = () => window?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false;
  const boxes = () => [...view.children].filter((box) => box instanceof HTMLElement);
  const front = () => slider?.track.details?.rel ?? options.start;

  const place = ({ track: { details }, size }: KeenSliderInstance, isIdle: boolean) => {
    if (!details) return;
    const all = boxes();
    let isFocusLost = false;
    details.slides.forEach(({ distance, size: share, portion }, index) => {
      const box = all[index];
      if (!box) return;
      const isSeen = portion > tiny;
      // Slides out of view stay parked there, or every frame would move a hundred slides.
      if (isSeen || !box.inert || isIdle) box.style.setProperty('--d', String(Math.round((distance / (share + gap / size)) * 1e4) / 1e4));
      if (box.inert !== isSeen) return;
      const isFocused = !isSeen && hasFocus(box);
      // During a movement the target of the focus is unknown.
      if (isFocused && !isIdle) return;
      isFocusLost ||= isFocused;
      box.inert = !isSeen;
    });
    const current = all[details.rel];
    if (isFocusLost && current && hasControl(current)) focusFirst(current);
  };

  const rest = (made: KeenSliderInstance) => {
    target = null;
    place(made, true);
    options.onRest(made.track.details.rel);
  };

  /** keen-slider swallows clicks after a drag until the next press; a keyboard has none. */
  const forgetDrag = () => {
    if (!isDragged) return;
    isDragged = false;
    for (const type of ['ksDragStart', 'ksDragEnd']) view.dispatchEvent(new CustomEvent(type, { detail: { x: 1 } }));
    slider?.animator.stop();
  };

  const make = (index: number, loop: boolean, drag: boolean): KeenSliderInstance =>
    new KeenSlider(view, {
      initial: index,
      loop,
      drag,
      selector: () => [],
      renderMode: 'custom',
      slides: {
        number: () => view.childElementCount,
        perView: () => measure(view).perView,
        spacing: () => gap,
      },
      created: (made) => place(made, true),
      updated: (made) => place(made, true),
      detailsChanged: (made) => place(made, false),
      slideChanged: ({ track }) => options.onTurn(track.details.rel),
      dragStarted() {
        target = null;
      },
      dragChecked() {
        isDragged = true;
      },
      dragEnded({ animator, track }) {
        const to = animator.targetIdx;
        if (to === null || !isStill()) return;
        // This still goes through the animator: the click after a drag is yet to come.
        animator.start([{ distance: track.idxToDist(to, true), duration: 0, easing: () => 1 }]);
      },
      animationEnded(made) {
        rest(made);
        forgetDrag();
      },
    });

  const refresh = () => {
    if (isEnded || view.clientWidth === 0) return;
    width = view.clientWidth;
    target = null;
    const now = measure(view);
    const { perView } = now;
    gap = now.gap;
    const count = view.childElementCount;
    const step = (1 + gap / width) / perView;
    const canTurn = count * step - gap / width > 1 + tiny;
    // A slide that leaves on one side must not be needed on the other.
    const loop = canTurn && options.isLooped && count > Math.ceil(perView - tiny);
    const next = `${canTurn} ${loop}`;
    if (slider && shape === next) {
      slider.update(undefined, Math.min(front(), count - 1));
      return;
    }
    // Created again instead of updated: new options would leave a running drag unfinished.
    const index = Math.max(0, Math.min(front(), count - 1));
    slider?.destroy();
    shape = next;
    slider = make(index, loop, canTurn);
    options.onTurnable(canTurn);
  };

  const hold = (event: Event) => {
    const isPinch = 'touches' in event && (event as TouchEvent).touches.length > 1;
    if (isPinch || options.isHeld()) event.stopImmediatePropagation();
  };
  const listening = new AbortController();
  for (const type of ['touchstart', 'touchmove', 'mousedown', 'mousemove']) {
    view.addEventListener(type, hold, { capture: true, passive: true, signal: listening.signal });
  }

  const show = (index: number, isGliding: boolean, isAbsolute = false) => {
    if (!slider) return;
    const { track, animator } = slider;
    const { minIdx, maxIdx } = track.details;
    const to = Math.max(minIdx, Math.min(index, maxIdx));
    if (isGliding && !isStill()) {
      slider.moveToIdx(to, isAbsolute);
      target = isAbsolute ? to : null;
      return;
    }
    animator.stop();
    track.add(track.idxToDist(to, isAbsolute));
    rest(slider);
  };

  // It reports once at the start, after a layout that happens anyway: measuring earlier would force another one in the task that draws the
  // slides. Later reports without a change of width are ignored, so that they do not end a movement.
  const sizes = new ResizeObserver(() => view.clientWidth === width || refresh());
  sizes.observe(view);
  return {
    turn(step) {
      if (slider) show((target ?? slider.track.details.abs) + step, true, true);
    },
    show,
    refresh,
    end() {
      isEnded = true;
      listening.abort();
      sizes.disconnect();
      slider?.destroy();
      slider = null;
    },
  };
}

function measure(view: HTMLElement): { readonly perView: number; readonly gap: number } {
  const style = getComputedStyle(view);
  return {
    perView: Number.parseFloat(style.getPropertyValue('--per-view')) || 1,
    gap: Number.parseFloat(style.getPropertyValue('--gap')) || 0,
  };
}

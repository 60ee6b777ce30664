import { useId, useLayoutEffect, useRef, useState } from 'react';

export interface ChosenState {
  readonly id: string;
  readonly name: string;
  /** Address of a page that shows the state alone, and plays it. */
  readonly address: string;
  /** Where the state is in Storybook. */
  readonly link: string;
  /** What a page author writes to have it. */
  readonly code: string | null;
  /** Window of the state, px; null for a desktop. */
  readonly window: { readonly width: number; readonly height: number } | null;
}

export interface StateChooserProps {
  readonly states: readonly ChosenState[];
}

/** A state runs its scripts and keeps its storage; it must not navigate the window of Storybook. */
const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups';

const desktop = { width: 1200, height: 900 };

const styles = `
.state-chooser{display:grid;grid-template-columns:minmax(0,260px) minmax(0,1fr);gap:24px;align-items:start}
@media(max-width:800px){.state-chooser{grid-template-columns:minmax(0,1fr)}}
.state-chooser fieldset{max-height:min(80vh,900px);margin:0;padding:0 4px 0 0;overflow:auto;border:0}
.state-chooser legend{padding:0;font-weight:600}
.state-chooser label{display:flex;gap:8px;align-items:baseline;padding:6px 4px;border-radius:4px;cursor:pointer}
.state-chooser label:has(:checked){background:rgb(11 92 92/.1)}
.state-chooser label:has(:focus-visible){outline:2px solid #17737a;outline-offset:-2px}
.state-chooser input{flex:none;margin:0;outline:0}
.state-chooser figure{margin:0}
.state-chooser figcaption{margin-bottom:12px}
.state-chooser-window{overflow:hidden;border:1px solid #767676}
.state-chooser summary{padding:8px 0;cursor:pointer}
.state-chooser pre{overflow:auto}
.state-chooser iframe{display:block;border:0;transform-origin:0 0}
`;

/** Shows one state at a time in a separate frame, where its play function runs; the list beside it is one stop of the Tab key, and arrows go through it. */
export function StateChooser({ states }: StateChooserProps) {
  const name = useId();
  const [chosenId, choose] = useState(states[0]?.id);
  const chosen = states.find(({ id }) => id === chosenId) ?? states[0];
  const { width, height } = chosen?.window ?? desktop;
  const [place, scale] = useScale(width);
  const focused = useRef<Element | null>(document.activeElement);
  if (!chosen) return null;
  return (
    <div className="state-chooser">
      <style>{styles}</style>
      <fieldset>
        <legend>States</legend>
        {states.map((state) => (
          <label key={state.id}>
            <input
              type="radio"
              name={name}
              checked={state === chosen}
              onChange={({ currentTarget }) => {
                focused.current = currentTarget;
                choose(state.id);
              }}
            />
            {state.name}
          </label>
        ))}
      </fieldset>
      <figure>
        <figcaption>
          <strong aria-live="polite">{chosen.name}</strong>{' '}
          <a href={chosen.link} target="_top">
            open with controls
          </a>
        </figcaption>
        <div ref={place}>
          <div className="state-chooser-window" style={{ width: width * scale, height: height * scale }}>
            {/* Another element for another state: the history of the page must not grow. */}
            <iframe
              key={chosen.address}
              src={chosen.address}
              title={chosen.name}
              sandbox={permissions}
              onLoad={({ currentTarget }) => returnFocus(currentTarget, focused.current)}
              allow="clipboard-write; fullscreen"
              width={width}
              height={height}
              style={{ transform: `scale(${scale})` }}
            />
          </div>
        </div>
        {chosen.code && (
          <details>
            <summary>Embed code</summary>
            <pre>{chosen.code}</pre>
          </details>
        )}
      </figure>
    </div>
  );
}

/** Shrinks a window of this width to the place there is. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, available > 0 ? Math.min(1, available / width) : 1] as const;
}

/** A state that is played takes the focus into its window. Returns it when the play is over, so that arrows go on through the list. */
function returnFocus(frame: HTMLIFrameElement, focused: Element | null): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.contentWindow ?? {}) as PreviewWindow;
  channel?.on('storyFinished', () => {
    if (document.activeElement !== frame) return;
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    else frame.blur();
  });
}

/** Where Storybook leaves the channel of its preview. */
interface PreviewWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, listener: () => void): void };
}

import { verdictOn } from '../../ui/theme/palette/brandPalette';
import { type Oklch, readColour } from '../../ui/theme/palette/colour';
import { type Colours, colourTokens, plainColours } from '../../ui/theme/palette/plainColours';
import { isSame, readable } from '../../ui/theme/palette/readable';
import { type Theme, type ThemedToken, themed } from '../../ui/theme/themed';
import { type BrandProblem, colourWarnings } from './colourWarnings';
import { computedColour, readColours } from './readColours';

/** Inline tokens on a root, which override style sheets. Set through CSSOM: a strict CSP blocks style attributes. */
class InlineTokens {
  readonly #style: CSSStyleDeclaration;
  readonly #written = new Map<string, { readonly value: string; readonly before: string }>();

  constructor(target: HTMLElement) {
    this.#style = target.style;
  }

  write(token: string, value: string): void {
    const name = `--kv-${token}`;
    this.#written.set(name, { value, before: this.#style.getPropertyValue(name) });
    this.#style.setProperty(name, value);
  }

  /** Restores the previous values, except those that the page has changed meanwhile. */
  takeBack(): void {
    for (const [name, { value, before }] of this.#written) {
      if (this.#style.getPropertyValue(name) === value) this.#style.setProperty(name, before);
    }
    this.#written.clear();
  }
}

/** Warnings given per root, so that each is given once. */
const said = new WeakMap<HTMLElement, Set<string>>();

/**
 * Checks all contrast pairs on a root with a brand colour or its own surfaces, overrides unreadable colours and warns the developer. Repeats
 * when the theme of the system or the style of the root changes. Aborting the signal removes the overrides.
 */
export function watchColours(target: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const inline = new InlineTokens(target);
  let seen: string | undefined;
  const check = () => {
    seen = signature(target);
    inline.takeBack();
    settle(target, inline);
    observer.takeRecords();
  };
  const observer = new MutationObserver(() => {
    if (signature(target) !== seen) check();
  });
  observer.observe(target, { attributeFilter: ['style', 'class'] });
  target.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme:dark)').addEventListener('change', check, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    inline.takeBack();
  });
  check();
}

/** What a page may change without a notification. */
function signature(target: HTMLElement): string {
  return ['brand', 'page', 'surface'].map((name) => valueOf(target, name)).join('|');
}

function valueOf(target: HTMLElement, token: string): string {
  return getComputedStyle(target).getPropertyValue(`--kv-${token}`).trim();
}

function settle(target: HTMLElement, inline: InlineTokens): void {
  const asked: Theme = valueOf(target, 'scheme') === 'dark' ? 'dark' : 'light';
  const written = valueOf(target, 'brand');
  const problem = problemOf(written, target);
  if (problem) target.removeAttribute('data-kv-brand');
  const read = target.hasAttribute('data-kv-brand') ? readColour(computedColour(target, 'var(--kv-brand)')) : null;
  const brand = read?.colour ?? null;

  const shown = readColours(target);
  const { colours, theme: fitting, corrections } = readable(derived(shown, asked, brand), asked, brand);
  for (const token of colourTokens) if (colours[token] !== shown[token]) inline.write(token, colours[token]);
  // Floating surfaces cover text, so they are opaque even if the surface of the page is not.
  const raised = readColour(computedColour(target, 'var(--kv-bg-raised)'));
  if (raised && raised.alpha < 1) inline.write('bg-raised', colours['bg-raised']);
  if (fitting !== asked) writeRest(inline, fitting);

  const isTranslucent = read !== null && read.alpha < 1;
  tell(
    target,
    colourWarnings({ written, problem, verdict: brand && verdictOn(brand), isTranslucent, asked, fitting, colours, corrections }),
  );
}

function problemOf(written: string, target: HTMLElement): BrandProblem | null {
  if (written === '') return target.style.getPropertyValue('--kv-brand') === '' ? null : 'missing';
  if (!CSS.supports('color', written)) return 'unusable';
  return /currentcolor/i.test(written) ? 'changeable' : null;
}

/** Derives the brand colours where CSS cannot; tokens set by the page are kept. */
function derived(shown: Colours, theme: Theme, brand: Oklch | null): Colours {
  if (!brand || CSS.supports('color', 'oklch(from red l c h)')) return shown;
  const ours = plainColours(theme, null);
  const branded = plainColours(theme, brand);
  return Object.fromEntries(
    colourTokens.map((token) => [token, isSame(shown[token], ours[token]) ? branded[token] : shown[token]]),
  ) as Colours;
}

/** Themed tokens that are not colours, such as shadows. */
function writeRest(inline: InlineTokens, theme: Theme): void {
  inline.write('scheme', theme);
  const rest = (Object.keys(themed) as ThemedToken[]).filter((token) => !(colourTokens as readonly string[]).includes(token));
  for (const token of rest) inline.write(token, themed[token][theme === 'dark' ? 1 : 0]);
}

/** A console warning and no `kvartal-error`: visitors see nothing wrong. */
function tell(target: HTMLElement, warnings: Map<string, string>): void {
  const known = said.get(target) ?? new Set();
  said.set(target, known);
  const news = [...warnings].filter(([about]) => !known.has(about));
  for (const [about] of news) known.add(about);
  if (news.length > 0) console.warn(`Квартал: ${news.map(([, text]) => text).join(' ')}`, target);
}

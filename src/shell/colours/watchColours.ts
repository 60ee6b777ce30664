import { verdictOn } from '../../ui/theme/palette/brandPalette';
import { type Oklch, readColour } from '../../ui/theme/palette/colour';
import { type Colours, colourTokens, plainColours } from '../../ui/theme/palette/plainColours';
import { isSame, readable } from '../../ui/theme/palette/readable';
import { type Theme, type ThemedToken, themed } from '../../ui/theme/themed';
import { type BrandProblem, colourWarnings } from './colourWarnings';
import { InlineTokens } from './InlineTokens';
import { computedColour, readColours } from './readColours';

/** What has been said of a root, so that it is said once. */
const said = new WeakMap<HTMLElement, Set<string>>();

/**
 * Checks every pair of colours on a root that has a brand colour or papers of the page's own, writes what is readable instead of what is
 * not, and tells the page's developer. Again when the system's theme or the root's own style changes. When the signal is aborted, what
 * was written is taken back.
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

/** What a page may change without telling. */
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
  // What floats covers other texts, so it lets nothing through whatever the page's paper does.
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

/** Where the browser cannot derive colours from the brand itself, they are derived here; a token of the page's own is kept. */
function derived(shown: Colours, theme: Theme, brand: Oklch | null): Colours {
  if (!brand || CSS.supports('color', 'oklch(from red l c h)')) return shown;
  const ours = plainColours(theme, null);
  const branded = plainColours(theme, brand);
  return Object.fromEntries(
    colourTokens.map((token) => [token, isSame(shown[token], ours[token]) ? branded[token] : shown[token]]),
  ) as Colours;
}

/** Shadows, and what else differs between the themes without being a colour. */
function writeRest(inline: InlineTokens, theme: Theme): void {
  inline.write('scheme', theme);
  const rest = (Object.keys(themed) as ThemedToken[]).filter((token) => !(colourTokens as readonly string[]).includes(token));
  for (const token of rest) inline.write(token, themed[token][theme === 'dark' ? 1 : 0]);
}

/** The one place that speaks. A warning and no `kvartal-error`: what a visitor sees is in order. */
function tell(target: HTMLElement, warnings: Map<string, string>): void {
  const known = said.get(target) ?? new Set();
  said.set(target, known);
  const news = [...warnings].filter(([about]) => !known.has(about));
  for (const [about] of news) known.add(about);
  if (news.length > 0) console.warn(`Квартал: ${news.map(([, text]) => text).join(' ')}`, target);
}

import { type Hex, readColour, toHex } from '../../ui/theme/palette/colour';
import { type Colours, colourTokens } from '../../ui/theme/palette/plainColours';
import { surroundings } from '../surroundings';

/** Returns the computed colours of a root. Translucent ones are blended with what is behind them. */
export function readColours(target: HTMLElement): Colours {
  return withProbe(target, (computed) => {
    const seen = (token: string, below: Hex) => toHex(computed(`var(--kv-${token})`), below) ?? below;
    const page = seen('bg-page', behind(target));
    const surface = seen('bg-surface', page);
    const rest = colourTokens.map((token) => [token, seen(token, token === 'bg-raised' ? page : surface)]);
    return { ...(Object.fromEntries(rest) as Colours), 'bg-page': page, 'bg-surface': surface };
  });
}

/** A colour as it is computed inside of a root. */
export function computedColour(target: HTMLElement, css: string): string {
  return withProbe(target, (computed) => computed(css));
}

/**
 * Custom properties keep the text of their value; only a colour property makes a colour of it. `background-color` is not inherited, so
 * an unusable value shows as `transparent`.
 */
function withProbe<T>(target: HTMLElement, read: (computed: (css: string) => string) => T): T {
  const probe = target.ownerDocument.createElement('i');
  const set = (name: string, value: string) => probe.style.setProperty(name, value, 'important');
  set('display', 'none');
  // The page's own rules reach into the light DOM, and forced colours would answer for every colour.
  set('transition', 'none');
  set('forced-color-adjust', 'none');
  (target.shadowRoot ?? target).append(probe);
  const style = getComputedStyle(probe);
  const answer = read((css) => {
    set('background-color', 'transparent');
    set('background-color', css);
    return style.backgroundColor;
  });
  probe.remove();
  return answer;
}

/** The colour that a root stands on, as far as boxes around it have one; pictures are not looked at. */
function behind(target: Element): Hex {
  const layers: string[] = [];
  for (let around = surroundings(target); around; around = surroundings(around)) {
    const { backgroundColor } = getComputedStyle(around);
    layers.unshift(backgroundColor);
    if (readColour(backgroundColor)?.alpha === 1) break;
  }
  return layers.reduce((below, layer) => toHex(layer, below) ?? below, '#ffffff');
}

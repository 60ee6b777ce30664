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

/** Returns the computed value of a colour inside a root. */
export function computedColour(target: HTMLElement, css: string): string {
  return withProbe(target, (computed) => computed(css));
}

/**
 * Custom properties are text; a colour property resolves them. `background-color` is not inherited, so an invalid value becomes
 * `transparent`.
 */
function withProbe<T>(target: HTMLElement, read: (computed: (css: string) => string) => T): T {
  const probe = target.ownerDocument.createElement('i');
  const set = (name: string, value: string) => probe.style.setProperty(name, value, 'important');
  set('display', 'none');
  // Rules of the page apply to the light DOM, and forced colours would replace every colour.
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

/** Returns the background colour behind a root, from its ancestors; background images are ignored. */
function behind(target: Element): Hex {
  const layers: string[] = [];
  for (let around = surroundings(target); around; around = surroundings(around)) {
    const { backgroundColor } = getComputedStyle(around);
    layers.unshift(backgroundColor);
    if (readColour(backgroundColor)?.alpha === 1) break;
  }
  return layers.reduce((below, layer) => toHex(layer, below) ?? below, '#ffffff');
}

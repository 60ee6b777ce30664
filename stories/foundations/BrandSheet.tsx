import type { ReactNode } from 'react';
import { KvartalProvider } from '../../src/shell/KvartalProvider';
import { Button } from '../../src/ui/buttons/Button';
import { type BrandPalette, brandPalette, contrastPairs } from '../../src/ui/theme';
import { contrast as contrastOf, readColour, toHex } from '../../src/ui/theme/palette/colour';
import { plainColours } from '../../src/ui/theme/palette/plainColours';
import type { Theme } from '../../src/ui/theme/themed';
import { contrast, toRgb } from '../support/checks/contrast';
import { useStoryPlace } from '../support/storyContext';
import { Sample } from './Sample';
import { Section } from './Section';

/** Rounds down, so that a contrast below its minimum never looks sufficient. */
export const printed = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const family = [
  'accent',
  'accent-hover',
  'accent-pressed',
  'on-accent',
  'text-accent',
  'accent-soft',
  'accent-soft-hover',
  'indicator',
  'focus',
] as const;

export interface BrandSheetProps {
  readonly brand: string;
  readonly theme: Theme;
  readonly page?: string;
  readonly surface?: string;
}

const swatch = { height: 40, borderRadius: 'var(--kv-radius-control)', boxShadow: 'inset 0 0 0 1px var(--kv-line)' };

/** One brand colour: as given, as used, the derived family, and controls of the kit in these colours. */
export function BrandSheet({ brand, theme, page, surface }: BrandSheetProps) {
  const palette = brandPalette(brand, { theme, page, surface });
  return (
    <Section title={brand} note={noteOn(palette, theme)} column={124}>
      <Given {...palette} />
      {family.map((token) => (
        <Sample key={token} name={token} figures={[palette.colours[token]]}>
          <div data-colour={palette.colours[token]} style={{ ...swatch, background: palette.colours[token] }} />
        </Sample>
      ))}
      <Live brand={brand} theme={theme} page={page} surface={surface} />
    </Section>
  );
}

/** The figures of the palette. */
export function noteOn({ verdict, colours, corrections, pairs, theme }: BrandPalette, requested: Theme): string {
  const lowest = Math.min(...pairs.filter(({ least }) => least === 4.5).map(({ ratio }) => ratio));
  const carries = verdict.canCarryText
    ? `Carries text: ${printed(verdict.ratio)} under ${verdict.text}.`
    : `Cannot carry text: ${printed(verdict.ratio)} under ${verdict.text}; ${colours.accent} is taken instead.`;
  const changed = corrections.map(
    ({ token, from, to, before, after }) => `${token} ${from} → ${to} (${printed(before)} → ${printed(after)})`,
  );
  const swapped = theme === requested ? [] : [`These papers are of the ${theme} theme: its colours are taken.`];
  return [carries, ...swapped, `Lowest text of the ${theme} palette: ${printed(lowest)}.`, changed.join('; ')].join(' ');
}

function Given({ verdict: { brand, text, ratio, canCarryText } }: BrandPalette) {
  return (
    <Sample name="given" figures={[brand, `${printed(ratio)}${canCarryText ? '' : ', too little'}`]}>
      <div aria-hidden="true" style={{ ...swatch, display: 'grid', placeItems: 'center', background: brand, color: text }}>
        Показать
      </div>
    </Sample>
  );
}

const texts = [
  ['text', 'Двухкомнатная квартира'],
  ['text-muted', '54,3 м²'],
  ['text-accent', 'Все квартиры'],
  ['danger', 'Произшла ошибка'],
] as const;

/** The colours on these surfaces without the check. */
export function Before({ brand, theme, page, surface }: BrandSheetProps) {
  const hexes = { page: page && toHex(page), surface: surface && toHex(surface) };
  const colours = plainColours(theme, readColour(brand)?.colour ?? null, {
    page: hexes.page || undefined,
    surface: hexes.surface || undefined,
  });
  return (
    <div
      data-before=""
      aria-hidden="true"
      style={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16, background: colours['bg-page'] }}
    >
      {texts.map(([token, text]) => (
        <span key={token} style={{ color: colours[token] }}>
          {text} {printed(contrastOf(colours[token], colours['bg-page']))}
        </span>
      ))}
    </div>
  );
}

/** The kit itself, which derives its colours in CSS and checks them by itself. */
export function Live({ brand, theme, page, surface, children }: Partial<BrandSheetProps> & { readonly children?: ReactNode }) {
  const { apiUrl, siteUrl } = useStoryPlace();
  const papers = Object.fromEntries(
    Object.entries({ '--kv-page': page, '--kv-surface': surface }).filter(([, colour]) => colour !== undefined),
  );
  return (
    <div data-live={brand ?? page} style={{ gridColumn: '1 / -1', ...papers }}>
      <KvartalProvider apiUrl={apiUrl} siteUrl={siteUrl} theme={theme} brand={brand}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', padding: 16, background: 'var(--kv-bg-page)' }}>
          {children}
          <Button variant="primary">Показать</Button>
          <Button variant="soft">Позвонить</Button>
          <Button variant="line">Очистить</Button>
          <span style={{ color: 'var(--kv-text-accent)' }}>Все квартиры</span>
        </div>
      </KvartalProvider>
    </div>
  );
}

/** Pairs of a live root below their minimum, measured on a canvas. */
export function tooWeak(live: Element): string[] {
  const root = live.querySelector('.kv-root');
  if (!root) return ['nothing is shown'];
  const probe = document.createElement('i');
  root.append(probe);
  const colourOf = (token: string) => {
    probe.style.backgroundColor = `var(--kv-${token})`;
    return `rgb(${toRgb(getComputedStyle(probe).backgroundColor).join(' ')})`;
  };
  const weak = contrastPairs.flatMap(({ front, back, least }) => {
    const ratio = contrast(colourOf(front), colourOf(back));
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
  probe.remove();
  return weak;
}

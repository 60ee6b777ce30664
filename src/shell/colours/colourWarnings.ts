import type { BrandVerdict } from '../../ui/theme/palette/brandPalette';
import { contrast, type Hex } from '../../ui/theme/palette/colour';
import type { Colours } from '../../ui/theme/palette/plainColours';
import type { Correction } from '../../ui/theme/palette/readable';
import type { Theme } from '../../ui/theme/themed';

export type BrandProblem = 'missing' | 'unusable' | 'changeable';

export interface Findings {
  /** The brand colour as the page wrote it. */
  readonly written: string;
  readonly problem: BrandProblem | null;
  /** Absent without a usable brand colour. */
  readonly verdict: BrandVerdict | null;
  readonly isTranslucent: boolean;
  readonly asked: Theme;
  readonly fitting: Theme;
  readonly colours: Colours;
  readonly corrections: readonly Correction[];
}

/** Returns warnings for the developer of the page, by subject, so that none is repeated. */
export function colourWarnings({ written, problem, verdict, isTranslucent, ...found }: Findings): Map<string, string> {
  const { asked, fitting, colours, corrections } = found;
  const said = new Map<string, string>();
  if (problem) said.set(`brand ${written}`, `${problems[problem](written)} Взяты цвета «Квартала».`);
  if (verdict && isTranslucent) said.set(`alpha ${written}`, `Фирменный цвет ${written} просвечивает, взят сплошной ${verdict.brand}.`);
  if (verdict && !verdict.canCarryText) said.set(`text ${verdict.brand}`, cannotCarryText(verdict, colours));
  if (fitting !== asked) {
    said.set(`theme ${colours['bg-page']} ${asked}`, `${otherTheme[asked](colours['bg-page'])} Задайте theme="${fitting}".`);
  }
  if (corrections.length > 0) {
    const list = `Исправлено, чтобы читалось и было видно: ${corrections.map(corrected).join('; ')}.`;
    said.set(list, list);
  }
  return said;
}

const problems: Record<BrandProblem, (written: string) => string> = {
  missing: () => 'Фирменный цвет ссылается на то, чего на странице нет.',
  unusable: (written) => `«${written}» — не цвет.`,
  changeable: (written) => `«${written}» в каждом месте свой, фирменным цветом он быть не может.`,
};

const otherTheme: Record<Theme, (paper: Hex) => string> = {
  light: (paper) => `Бумага ${paper} тёмная, а тема светлая: взяты цвета тёмной темы.`,
  dark: (paper) => `Бумага ${paper} светлая, а тема тёмная: взяты цвета светлой темы.`,
};

function cannotCarryText({ brand, text, ratio }: BrandVerdict, colours: Colours): string {
  const name = text === '#ffffff' ? 'белого' : 'тёмного';
  const taken = colours.accent;
  return (
    `Фирменный цвет ${brand} не может нести текст: контраст ${name} на нём ${number(ratio)}, нужно не меньше 4,5. ` +
    `Под текст взят ${taken}, контраст ${number(contrast(taken, colours['on-accent']))}.`
  );
}

function corrected({ token, from, to, against, before, after, least }: Correction): string {
  return `--kv-${token} ${from} → ${to} (контраст с --kv-${against} был ${number(before)}, стал ${number(after)}, нужно ${comma(least)})`;
}

function number(value: number): string {
  // Rounded down: a contrast below its minimum must not look sufficient.
  return comma(Math.floor(value * 100) / 100);
}

function comma(value: number): string {
  return String(value).replace('.', ',');
}

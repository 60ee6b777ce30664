import { commonProps } from '../../base/commonProps';
import type { ElementSpec, PropSpec } from '../../base/defineElement';
import { mapProps } from '../../base/mapProps';
import { kebab } from '../../elements/kebab';

/**
 * Attributes of every tag, as the build writes them from the definitions: the tag without `kvartal-`, then `name:kind` apart by spaces. A kind is a letter;
 * what follows `n` is a range, and what follows `c` are the values.
 */
export type AttributeTable = Readonly<Record<string, string>>;

const kinds = { text: 't', number: 'n', flag: 'f', choice: 'c', query: 'q', data: 'd' } as const satisfies Record<
  PropSpec<unknown>['kind'],
  string
>;

/** Letters of texts with a check. */
const checked: Readonly<Record<string, PropSpec<string>>> = {
  u: commonProps.apiUrl,
  b: commonProps.brand,
  l: commonProps.lang,
  z: mapProps.satelliteUrl,
};

/** Up to here the build tries which numbers a check accepts. */
const mostTried = 200;

/** For the build. Throws if a definition checks what no letter says. */
export function tableOf(definitions: readonly ElementSpec[]): AttributeTable {
  const rows = definitions.map(({ tag, props }) => [
    tag.slice('kvartal-'.length),
    Object.entries(props)
      .filter(([, { attribute }]) => attribute !== false)
      .map(([name, spec]) => `${kebab(name)}:${kindOf(spec, `${tag} ${name}`)}`)
      .join(' '),
  ]);
  return Object.fromEntries(rows) as AttributeTable;
}

function kindOf({ kind, options, check }: PropSpec<unknown>, where: string): string {
  if (kind === 'choice') return kinds.choice + options?.join('|');
  if (kind === 'number' && check) return kinds.number + rangeOf(check as (value: number) => string | null);
  if (!check) return kinds[kind];
  const [letter] = Object.entries(checked).find(([, spec]) => spec.check === check) ?? [];
  if (!letter) throw new Error(`the doctor knows no letter for the check of ${where}: add one to attributeTable.ts`);
  return letter;
}

/** `1-6`, or `1-` without an end. */
function rangeOf(check: (value: number) => string | null): string {
  const fitting = Array.from({ length: mostTried + 2 }, (_none, at) => at - 1).filter((value) => check(value) === null);
  const last = fitting.at(-1);
  return `${fitting[0]}-${last === mostTried ? '' : last}`;
}

/** A prop as the doctor reads it, and what to write in English. */
export interface AttributeRule {
  readonly spec: PropSpec<unknown>;
  readonly fix: string;
}

/** Returns the rules of a tag by attribute; `undefined` for a tag that the kit does not have. */
export function rulesOf(table: AttributeTable, tag: string): ReadonlyMap<string, AttributeRule> | undefined {
  const row = table[tag.slice('kvartal-'.length)];
  if (row === undefined) return undefined;
  return new Map(
    row.split(' ').map((entry): [string, AttributeRule] => {
      const [name = '', kind = ''] = entry.split(':');
      return [name, ruleOf(kind.charAt(0), kind.slice(1))];
    }),
  );
}

function ruleOf(letter: string, rest: string): AttributeRule {
  switch (letter) {
    case kinds.choice: {
      const options = rest.split('|');
      return { spec: { kind: 'choice', options }, fix: `Use one of ${options.join(', ')}.` };
    }
    case kinds.number:
      return numberRule(rest);
    case kinds.flag:
      return { spec: { kind: 'flag' }, fix: '' };
    case kinds.data:
      return { spec: { kind: 'data' }, fix: 'Write JSON: single quotes outside, double ones inside.' };
    case kinds.query:
      return { spec: { kind: 'query' }, fix: '' };
    default:
      return { spec: checked[letter] ?? { kind: 'text' }, fix: textFixes[letter] ?? '' };
  }
}

const textFixes: Readonly<Record<string, string>> = {
  u: 'Write an address with https:// or a path of this site, such as /api.',
  b: 'Write a CSS colour, such as #D9B668.',
  l: 'Write ru or en.',
  z: 'Write an address with {z}, {x} and {y}.',
};

function numberRule(range: string): AttributeRule {
  if (!range) return { spec: { kind: 'number' }, fix: 'Write a number.' };
  const [min = '', max = ''] = range.split('-');
  const most = Number(max || Number.MAX_SAFE_INTEGER);
  const fits = (value: number) => Number.isSafeInteger(value) && value >= Number(min) && value <= most;
  const spec: PropSpec<number> = {
    kind: 'number',
    check: (value: number) => (fits(value) ? null : `Укажите целое число от ${min}${max && ` до ${max}`}.`),
  };
  return { spec, fix: `Write a whole number from ${min}${max && ` to ${max}`}.` };
}

import { readValue, unquoted } from '../../elements/readValue';
import { type Finding, finding } from '../findings';
import { type AttributeRule, type AttributeTable, rulesOf } from './attributeTable';
import { nearest } from './nearest';

/** What any element may have: attributes of HTML, those of frameworks, and what the kit itself writes. */
const everywhere =
  /^(?:id|class|style|slot|part|exportparts|dir|hidden|title|role|tabindex|translate|nonce|is|inert|popover|draggable|contenteditable|accesskey|xmlns|autofocus|spellcheck|item(?:scope|prop|type|id|ref))$|^(?:data|aria|on|v|x|ng|hx|uk|_ng\w*)-|^on|[:@#*[(]/;
const quotes = /[“-„″«»]/;

/** What the doctor reads of an element. */
type Tagged = Pick<Element, 'localName' | 'attributes'>;

/** Finds faults in the markup of tags: unknown tags, names of attributes and values. */
export function findAttributes(elements: readonly Tagged[], table: AttributeTable): Finding[] {
  return elements.flatMap((element) => {
    const rules = rulesOf(table, element.localName);
    if (!rules) return findTag(element, table);
    return [...element.attributes].flatMap(({ name, value }) => findAttribute(element, rules, name, value) ?? []);
  });
}

function findTag(element: Tagged, table: AttributeTable): Finding[] {
  const { localName } = element;
  // The page has a tag that begins so.
  if (globalThis.customElements?.get(localName)) return [];
  const meant = nearest(
    localName,
    Object.keys(table).map((name) => `kvartal-${name}`),
  );
  const fix = meant
    ? ([`Похоже на ${meant}: исправьте имя.`, `It looks like ${meant}: correct the name.`] as const)
    : (['Сверьтесь со списком элементов в руководстве.', 'Look into the list of elements in the manual.'] as const);
  return [finding('tag-unknown', [`<${localName}>`, fix], element as Element)];
}

function findAttribute(tagged: Tagged, rules: ReadonlyMap<string, AttributeRule>, name: string, raw: string): Finding | undefined {
  const element = tagged as Element;
  const bareName = name.replace(quotes, '');
  if (bareName !== name) return finding('attribute-quotes', [bareName, name, `${bareName}="…"`], element);
  const rule = rules.get(name);
  if (!rule) {
    // A name of HTML that is one letter away from another would be taken for a fault.
    if (everywhere.test(name)) return undefined;
    const meant = nearest(name, rules.keys());
    return meant ? finding('attribute-misspelt', [name, meant], element) : finding('attribute-unknown', [name], element);
  }
  const value = unquoted(raw);
  if (value !== raw) return finding('attribute-quotes', [name, raw, `${name}="${value}"`], element);
  const reading = readValue(rule.spec, value, `атрибута ${name} тега ${element.localName}`);
  return 'fault' in reading
    ? finding('attribute-value', [reading.fault, rule.spec.kind === 'data' ? '…' : value.slice(0, 60), name, rule.fix], element)
    : undefined;
}

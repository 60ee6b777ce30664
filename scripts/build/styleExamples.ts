/** Example declarations by part; a part without an entry gets an outline. */
const partRules: Readonly<Record<string, string>> = {
  form: 'padding: 16px',
  field: 'letter-spacing: 0.01em',
  'field-panel': 'box-shadow: none',
  'field-chip': 'font-style: italic',
  filters: 'text-decoration: underline',
  'filters-dialog': 'border: 2px solid #9a6b1e',
  submit: 'text-transform: uppercase',
  heading: 'letter-spacing: 0.02em',
  chips: 'gap: 12px',
  chip: 'text-transform: lowercase',
  sort: 'opacity: 0.8',
  'on-map': 'border: 1px solid #9a6b1e',
  list: 'gap: 28px',
  card: 'border: 1px solid #d8cfb8',
  'card-title': 'font-style: italic',
  'card-price': 'color: #9a6b1e',
  'card-photo': 'filter: grayscale(1)',
  pagination: 'padding-top: 12px',
  state: 'padding: 48px 24px',
};

const values: Readonly<Record<string, string>> = {
  '--kv-brand': '#9a6b1e',
  '--kv-font': 'Georgia, serif',
  '--kv-radius-factor': '0',
  '--kv-page': '#fbf7ec',
  '--kv-surface': '#fffdf7',
  '--kv-px': '1.125px',
  '--kv-map-height': '480px',
  '--kv-map-aside': '378px',
  '--kv-listing-top': '72px',
  '--kv-publish-bar': 'static',
  '--kv-publish-top': '72px',
  '--kv-moderation-top': '72px',
  '--kv-account-top': '72px',
  '--kv-chat-height': '560px',
  '--kv-chat-inset': 'auto auto 0 24px',
  '--kv-foot': '69px',
};

/** Returns an example rule for a part of an element. */
export function partExample(tag: string, part: string): string {
  return `${tag}::part(${part}) { ${partRules[part] ?? 'outline: 2px solid #9a6b1e'}; }`;
}

/** Returns an example rule that sets a custom property of an element. @throws if the property has no example value */
export function propertyExample(tag: string, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`${name} has no example: write one in scripts/build/styleExamples.ts`);
  return `${tag} { ${name}: ${value}; }`;
}

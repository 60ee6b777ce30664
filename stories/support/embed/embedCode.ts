import type { ElementSpec } from '../../../src/base/defineElement';
import { definitions } from '../../../src/elements/definitions';
import { htmlCode } from './html';
import { ownMarkupOf } from './ownMarkup';
import { ownPageCode, ownPageOf } from './ownPage';
import { reactCode } from './react';
import { childrenMarkup, slotProp, usedSlots } from './slots';
import { usageOf } from './usage';
import { vueCode } from './vue';

/** What a page author copies. */
export interface EmbedCode {
  readonly html: string;
  readonly react: string;
  readonly vue: string;
}

/** Where the examples say that the kit is served from. */
export const kitAddress = 'https://kvartal.example';

/** A story, as far as its embed code depends on it. */
export interface EmbeddedStory {
  readonly title: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Returns the element of a story by its title (`features/search` and `features/search/filters` mean `kvartal-search`) or by its tag on a custom page. Null for other stories. */
export function elementOf(title: string, args: Readonly<Record<string, unknown>> = {}): ElementSpec | null {
  return ownPageOf(args)?.spec ?? definitions.find(({ tag }) => `${title}/`.startsWith(`${tag.replace('kvartal-', 'features/')}/`)) ?? null;
}

/** Code that shows a story of a feature on a page, theme and language of the toolbar included; null for other stories. */
export function embedCode({ title, args, globals, parameters }: EmbeddedStory): EmbedCode | null {
  const spec = elementOf(title, args);
  if (!spec) return null;
  const usage = usageOf(spec, { theme: globals['theme'], lang: globals['lang'], ...args });
  const page = ownPageOf(args);
  if (page) return ownPageCode(page, usage, kitAddress);
  const own = ownMarkupOf(parameters);
  const children = childrenMarkup(spec, args, own);
  return {
    html: htmlCode(spec, usage, kitAddress, children),
    react: reactCode(spec, usage, kitAddress, [...usedSlots(spec, args).map(slotProp), ...(own.react ?? [])]),
    vue: vueCode(spec, usage, kitAddress, children),
  };
}

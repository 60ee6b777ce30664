import { type PageScope } from '../../state/runtime/pageScope';
import { type Finding, finding } from '../findings';
import { type KitOnPage, loaders } from '../page';

const stores = ['localStorage', 'sessionStorage'] as const;

/** Finds stores that the browser closes. Nothing is written into them. */
export function findStorage(): Finding[] {
  const refused = stores.filter((name) => {
    try {
      // It throws where it is blocked, and is null in some apps.
      return globalThis[name].length < 0;
    } catch {
      return true;
    }
  });
  return refused.length > 0 ? [finding('storage', [refused.join(', ')])] : [];
}

/** Finds a translator by its class on the document, or by the tags that it wraps texts in. The kit itself draws no `<font>`. */
export function findTranslator({ roots }: Pick<KitOnPage, 'roots'>): Finding[] {
  const isNamed = /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/.test(document.documentElement.className);
  const wrapped = roots.find((root) => root.getElementsByTagName('font').length > 0);
  return isNamed || wrapped ? [finding('translator', [], wrapped)] : [];
}

/** Finds copies of the kit that differ: the first has noted the others. */
export function findVersions({ version = '', hasWarned }: Pick<PageScope, 'version' | 'hasWarned'>): Finding[] {
  return hasWarned ? [finding('two-versions', [[version, ...loaders().map(({ src }) => src)].join(', ')])] : [];
}

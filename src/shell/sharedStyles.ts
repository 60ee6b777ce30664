import { __PRIVATE__ } from 'styled-components';
import { hostStyles, rootStyles } from '../ui/theme/rootStyles';
import { tokenSheet } from '../ui/theme/tokens';

const themeStyles = [tokenSheet, hostStyles, rootStyles];

/** The collector of rules that `StyleSheetManager` takes. */
export type StyledSheet = InstanceType<typeof __PRIVATE__.StyleSheet>;

interface DocumentSheets {
  readonly theme: readonly CSSStyleSheet[];
  readonly rules: CSSStyleSheet;
}

const byDocument = new WeakMap<Document, DocumentSheets>();
/** One sheet of styled rules per document; more than one only when an element was adopted into a frame. */
let ruleSheets: WeakRef<CSSStyleSheet>[] = [];
let collector: StyledSheet | undefined;

/** All sheets a root of this document needs, in order: tokens and host first, rules of components last. */
export function sharedStyles(document: Document): readonly CSSStyleSheet[] {
  const { theme, rules } = sheetsOf(document);
  return [...theme, rules];
}

/**
 * Collects the rules of all styled components into constructable sheets. `undefined` where there is no document: styled-components
 * then renders on a server as its documentation says.
 *
 * By itself styled-components writes into `<style>` elements, one copy per shadow root, which a strict CSP refuses and which lose their
 * rules when moved. Its sheet has no public way to be given a target other than a node, so this uses the private export; the version is pinned
 * and `test/elements/sharedStyles.browser.test.tsx` watches over it.
 */
export function styledSheet(): StyledSheet | undefined {
  if (typeof document === 'undefined') return undefined;
  collector ??= createCollector(document);
  return collector;
}

function createCollector(page: Document): StyledSheet {
  sheetsOf(page);
  const sheet = new __PRIVATE__.StyleSheet({ useCSSOMInjection: false, target: page.createElement('div') });
  sheet.getTag().tag = {
    length: 0,
    insertRule(index, rule) {
      try {
        for (const rules of liveRuleSheets()) rules.insertRule(rule, index);
      } catch {
        // A rule this browser does not understand is left out, as in a `<style>` element.
        return false;
      }
      this.length += 1;
      return true;
    },
    deleteRule(index) {
      for (const rules of liveRuleSheets()) rules.deleteRule(index);
      this.length -= 1;
    },
    getRule(index) {
      return liveRuleSheets()[0]?.cssRules[index]?.cssText ?? '';
    },
  };
  return sheet;
}

function sheetsOf(document: Document): DocumentSheets {
  const known = byDocument.get(document);
  if (known) return known;
  // A constructed sheet can only be adopted in the document whose window made it.
  const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const theme = themeStyles.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const rules = new Sheet();
  for (const rule of liveRuleSheets()[0]?.cssRules ?? []) rules.insertRule(rule.cssText, rules.cssRules.length);
  ruleSheets.push(new WeakRef(rules));
  const sheets = { theme, rules };
  byDocument.set(document, sheets);
  return sheets;
}

function liveRuleSheets(): CSSStyleSheet[] {
  const live = ruleSheets.flatMap((ref) => ref.deref() ?? []);
  if (live.length < ruleSheets.length) ruleSheets = live.map((sheet) => new WeakRef(sheet));
  return live;
}

import { __PRIVATE__ } from 'styled-components';
import { hostStyles, rootStyles } from '../ui/theme/rootStyles';
import { tokenSheet } from '../ui/theme/tokens';

const themeStyles = [tokenSheet, hostStyles, rootStyles];

/** The rule collector for `StyleSheetManager`. */
export type StyledSheet = InstanceType<typeof __PRIVATE__.StyleSheet>;

interface DocumentSheets {
  readonly theme: readonly CSSStyleSheet[];
  readonly rules: CSSStyleSheet;
}

const byDocument = new WeakMap<Document, DocumentSheets>();
/** One sheet of styled rules per document; several only if an element was adopted into a frame. */
let ruleSheets: WeakRef<CSSStyleSheet>[] = [];
let collector: StyledSheet | undefined;

/** Returns all sheets for a root of this document: tokens and host first, rules of components last. */
export function sharedStyles(ownerDocument: Document): readonly CSSStyleSheet[] {
  const { theme, rules } = sheetsOf(ownerDocument);
  return [...theme, rules];
}

/**
 * Returns a collector that writes the rules of all styled components into constructable sheets, or `undefined` without a document: on a server
 * styled-components works as documented.
 *
 * By itself styled-components writes into `<style>` elements, one copy per shadow root, which a strict CSP refuses and which lose their
 * rules when moved. Its sheet has no public way to be given a target other than a node, so the private export is used; the version is
 * pinned and tested by `test/elements/sharedStyles.browser.test.tsx`.
 */
export function styledSheet(): StyledSheet | undefined {
  if (typeof document === 'undefined') return undefined;
  collector ??= createCollector(document);
  return collector;
}

function createCollector(ownerDocument: Document): StyledSheet {
  sheetsOf(ownerDocument);
  const sheet = new __PRIVATE__.StyleSheet({ useCSSOMInjection: false, target: ownerDocument.createElement('div') });
  sheet.getTag().tag = {
    length: 0,
    insertRule(index, rule) {
      try {
        for (const rules of liveRuleSheets()) rules.insertRule(rule, index);
      } catch {
        // Skip rules that this browser does not support, like a `<style>` element.
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

function sheetsOf(ownerDocument: Document): DocumentSheets {
  const known = byDocument.get(ownerDocument);
  if (known) return known;
  // A constructed sheet can only be adopted by the document of its window.
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const theme = themeStyles.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const rules = new Sheet();
  for (const rule of liveRuleSheets()[0]?.cssRules ?? []) rules.insertRule(rule.cssText, rules.cssRules.length);
  ruleSheets.push(new WeakRef(rules));
  const sheets = { theme, rules };
  byDocument.set(ownerDocument, sheets);
  return sheets;
}

function liveRuleSheets(): CSSStyleSheet[] {
  const live = ruleSheets.flatMap((ref) => ref.deref() ?? []);
  if (live.length < ruleSheets.length) ruleSheets = live.map((sheet) => new WeakRef(sheet));
  return live;
}

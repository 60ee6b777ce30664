/**
 * Test files that need a separate page; all others share one, which saves loading the sources for each (docs/decisions/tests/042). These replace a module,
 * which takes a page that has not loaded it yet.
 */
export const freshPages: readonly string[] = [
  'src/map/engine/MapStage.browser.test.tsx',
  'test/behaviours/account/account.slowCode.browser.test.ts',
  'test/behaviours/header/header.faults.browser.test.ts',
  'test/behaviours/chat/redrawing.browser.test.ts',
  'test/behaviours/home/faq.failures.browser.test.ts',
  'test/behaviours/home/loadFailures.browser.test.ts',
  'test/behaviours/legal/legal.faults.browser.test.ts',
  'test/behaviours/listing/locationMap.browser.test.tsx',
  'test/behaviours/map/map.browser.test.ts',
  'test/behaviours/map/map.contact.browser.test.ts',
  'test/behaviours/map/map.fullScreen.browser.test.ts',
  'test/behaviours/map/map.numbers.browser.test.ts',
  'test/behaviours/map/map.panel.browser.test.ts',
  'test/behaviours/map/map.points.browser.test.ts',
  'test/behaviours/map/map.search.browser.test.ts',
  'test/behaviours/map/map.slowCode.browser.test.ts',
  'test/behaviours/map/map.view.browser.test.ts',
  'test/behaviours/map/resultsMap.browser.test.ts',
  'test/behaviours/publish/publish.code.browser.test.ts',
  'test/behaviours/search/oneSearch.browser.test.ts',
  'test/behaviours/search/searchFolded.browser.test.ts',
  'test/docs/styling.browser.test.ts',
  'test/elements/everyAttribute.browser.test.tsx',
];

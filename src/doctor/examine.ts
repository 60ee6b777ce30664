import { pageScope } from '../state/runtime/pageScope';
import type { AttributeTable } from './attributes/attributeTable';
import { findAttributes } from './attributes/findAttributes';
import { apisOf, findApi } from './checks/findApi';
import { findBuiltIns } from './checks/findBuiltIns';
import { findFiles } from './checks/findFiles';
import { findStyles } from './checks/findStyles';
import { findStorage, findTranslator, findVersions } from './checks/findSurroundings';
import type { PageWatch } from './checks/watchPage';
import type { Finding } from './findings';
import { type KitOnPage, kitOnPage, loaders } from './page';

/** How long elements may take to come, ms. */
const patience = 5000;
/** Below the window, where lists wait until somebody scrolls. */
const patienceBelow = 1000;
const pause = 100;

/** Attributes whose address may be that of another server. */
const addresses = ['api-url', 'site-url', 'basemap-url', 'satellite-url'];

/** Looks at the page when its elements are drawn, and returns what is wrong: errors first. */
export async function examine(table: AttributeTable, watch: PageWatch): Promise<Finding[]> {
  const isKnown = ({ localName }: Element) => localName.slice('kvartal-'.length) in table;
  await drawn(isKnown, watch);
  const shared = pageScope();
  const kit = kitOnPage();
  const known = kit.elements.filter(isKnown);
  const apis = apisOf(kit, shared.defaults?.apiUrl);
  const [ofFiles, ...ofApis] = await Promise.all([findFiles(known, shared), ...apis.map(findApi)]);
  const ofPolicy = watch.findPolicy(originsOf(kit, [...apis, shared.defaults?.siteUrl, ...ofApis.flatMap(({ pictures }) => pictures)]));
  const loose = [...ofFiles, ...ofApis.flatMap(({ findings: ofApi }) => ofApi)].filter(({ code }) => !isExplained(code, ofPolicy));
  const findings = [
    ...findAttributes(kit.elements, table),
    ...ofPolicy,
    ...loose,
    ...findVersions(shared),
    ...findStyles({ ...kit, elements: known }),
    ...watch.findErrors(),
    ...findBuiltIns(),
    ...findStorage(),
    ...findTranslator(kit),
  ];
  return [...findings.filter(({ severity }) => severity === 'error'), ...findings.filter(({ severity }) => severity !== 'error')];
}

/** What a policy has blocked fails for no other reason. */
function isExplained(code: Finding['code'], ofPolicy: readonly Finding[]): boolean {
  const directive = { 'api-unreachable': 'connect-src', 'file-failed': 'script-src' }[code as string];
  return directive !== undefined && ofPolicy.some(({ en }) => en.includes(directive));
}

function originsOf({ elements }: KitOnPage, others: readonly (string | undefined)[]): Set<string> {
  const given = elements.flatMap((element) => addresses.map((name) => element.getAttribute(name)));
  const all = [...loaders().map(({ src }) => src), ...others, ...given].filter(
    (address) => address && URL.canParse(address, document.baseURI),
  );
  return new Set(all.map((address) => new URL(address ?? '', document.baseURI).origin));
}

/** Resolves when the page has loaded and its elements are drawn, when nothing will come any more, or when they take too long. */
async function drawn(isKnown: (element: Element) => boolean, watch: PageWatch): Promise<void> {
  let wasOver = false;
  for (const start = Date.now(); Date.now() < start + patience; ) {
    const isComplete = document.readyState === 'complete';
    const isLate = Date.now() > start + patienceBelow;
    const isAwaited = (element: Element) => isKnown(element) && !watch.hasReported(element) && !isDrawn(element, isLate);
    if (isComplete && !kitOnPage().elements.some(isAwaited)) break;
    // Asked twice: a script runs a little after it has arrived.
    const isOver = isComplete && pageScope().version === undefined && loaders().every(watch.isOver);
    if (isOver && wasOver) break;
    wasOver = isOver;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function isDrawn(element: Element, isLate: boolean): boolean {
  const root = element.shadowRoot?.querySelector('.kv-root');
  if (!root) return false;
  return root.querySelector('[aria-busy=true]') === null || (isLate && element.getBoundingClientRect().top > innerHeight);
}

import { mapProblem } from '../../state/runtime/mapProblem';
import { type Finding, finding } from '../findings';

type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'effectiveDirective' | 'sourceFile' | 'disposition'>;

/** Of a map whose key is missing or refused. */
const keyReason = 'key';

export interface PageWatch {
  /** Whether nothing more will come of a script tag: its file has arrived, or has failed. */
  isOver(script: HTMLScriptElement): boolean;
  /** Whether the element has reported an error; nothing may follow. */
  hasReported(element: Element): boolean;
  /** What the policy of the page has blocked of the kit: what comes from these origins, or was asked for by its files. */
  findPolicy(origins: ReadonlySet<string>): Finding[];
  /** What elements have reported. */
  findErrors(): Finding[];
}

/** Listens from now on, and asks the browser for what happened before. */
export function watchPage(): PageWatch {
  const violations: Violation[] = [];
  const errors = new Map<string, Finding>();
  const failed = new Set<EventTarget | null>();
  // It does not bubble.
  document.addEventListener('error', ({ target }) => failed.add(target), true);
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event));
  document.addEventListener('kvartal-error', ({ target, detail: { code, message } }) => {
    // The markup is checked without them.
    if (code === 'bad-attribute') return;
    const element = target instanceof Element ? target : undefined;
    const isKey = code === 'map' && message === mapProblem({ code: keyReason }).message;
    errors.set(`${code} ${message}`, isKey ? finding('map-key', [], element) : finding('element-error', [message, code], element));
  });
  observeReports(violations);
  return {
    isOver: (script) => failed.has(script) || performance.getEntriesByName(script.src).length > 0,
    hasReported: (element) => [...errors.values()].some((error) => error.element === element),
    findPolicy: (origins) => policyFindings(violations, origins),
    findErrors: () => [...errors.values()],
  };
}

/** Browsers without it tell only what is blocked from now on; the checks ask for the files and the API once more. */
function observeReports(violations: Violation[]): void {
  if (typeof ReportingObserver === 'undefined') return;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { blockedURL, ...rest } = body as unknown as Violation & { readonly blockedURL: string };
        const { effectiveDirective, sourceFile, disposition } = body as unknown as Violation;
        violations.push({ ...rest, effectiveDirective, sourceFile, disposition, blockedURI: blockedURL });
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}

export function policyFindings(violations: readonly Violation[], origins: ReadonlySet<string>): Finding[] {
  const found = new Map<string, Finding>();
  for (const { blockedURI, effectiveDirective, sourceFile, disposition } of violations) {
    if (disposition !== 'enforce') continue;
    const origin = originOf(blockedURI);
    const isKit = [originOf(blockedURI), originOf(sourceFile ?? '')].some((one) => origins.has(one));
    if (!isKit) continue;
    // A scheme stands without its colon.
    const source = origin || `${blockedURI}:`;
    // What a script tag loads has a separate directive, which few policies have.
    const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
    found.set(`${directive} ${source}`, finding('policy', [withoutQuery(blockedURI), source, directive]));
  }
  return [...found.values()];
}

/** A query may hold a key, as that of Yandex Maps does. */
const withoutQuery = (address: string) => address.replace(/[?#].*/s, '');

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

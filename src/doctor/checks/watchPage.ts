import { type Finding, finding } from '../findings';

type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'effectiveDirective' | 'sourceFile' | 'disposition'>;

export interface PageWatch {
  /** What the policy of the page has blocked of the kit: what comes from these origins, or was asked for by its files, and pictures. */
  findPolicy(origins: ReadonlySet<string>): Finding[];
  /** What elements have reported. */
  findErrors(): Finding[];
}

/** Listens from now on, and asks the browser for what happened before. */
export function watchPage(): PageWatch {
  const violations: Violation[] = [];
  const errors = new Map<string, Finding>();
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event));
  document.addEventListener('kvartal-error', ({ target, detail: { code, message } }) => {
    // The markup is checked without them.
    if (code === 'bad-attribute') return;
    errors.set(`${code} ${message}`, finding('element-error', [message, code], target instanceof Element ? target : undefined));
  });
  observeReports(violations);
  return {
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
    if (!isKit && effectiveDirective !== 'img-src') continue;
    // A scheme stands without its colon.
    const source = origin || `${blockedURI}:`;
    // What a script tag loads has a separate directive, which few policies have.
    const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
    found.set(`${directive} ${source}`, finding('policy', [blockedURI, source, directive]));
  }
  return [...found.values()];
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

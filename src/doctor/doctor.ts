import { pageScope } from '../state/runtime/pageScope';
import type { AttributeTable } from './attributes/attributeTable';
import { watchPage } from './checks/watchPage';
import { examine } from './examine';
import { showReport } from './overlay/showReport';
import { type DoctorReport, reportOf } from './report';

/** The build writes it from the definitions: `scripts/build/browser.ts`. */
declare const __KVARTAL_ATTRIBUTES__: AttributeTable;

declare global {
  /** Examines the page and resolves with the report; `show` opens the window as well. */
  var kvartalDoctor: ((show?: boolean) => Promise<DoctorReport>) | undefined;
}

/**
 * `kvartal.doctor.js`: says what is wrong on a page with the kit. It stands alone, so that it also works where the kit does not. It listens once per
 * page; started again, such as by a bookmarklet, it looks again.
 */
function start(): NonNullable<typeof globalThis.kvartalDoctor> {
  const watch = watchPage();
  return async (show = false) => {
    const findings = await examine(__KVARTAL_ATTRIBUTES__, watch);
    const report = reportOf(findings, pageScope().version);
    if (show) showReport(findings, report);
    return report;
  };
}

globalThis.kvartalDoctor ??= start();
void globalThis.kvartalDoctor(true);

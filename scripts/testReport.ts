export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly FileReport[];
}

interface FileReport {
  readonly status: string;
  readonly assertionResults: readonly TestReport[];
}

interface TestReport {
  readonly status: string;
  readonly fullName: string;
  /** Of every try. */
  readonly failureMessages: readonly string[];
}

/**
 * Counts of a vitest JSON report. What fails without a failing test counts as one failure: a file that cannot be loaded, an unhandled
 * error, a run that found no tests or wrote no report.
 */
export function countTests(report: unknown, isSuccess: boolean): Counts {
  if (!isReport(report)) return { passed: 0, failed: 1, skipped: 0 };
  const failedTests = report.testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'failed').length;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = failedTests + brokenFiles;
  const isEmpty = report.numPassedTests === 0 && failed === 0;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && (!isSuccess || isEmpty) ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

/** Reads what a script of ours has counted; null when it wrote nothing. */
export function readCounts(counted: unknown): (Counts & { readonly secondTries: readonly string[] }) | null {
  return isCounted(counted) ? counted : null;
}

/** Names of the tests that failed before they passed: beside another lane, or by luck. */
export function secondTries(report: unknown): string[] {
  if (!isReport(report)) return [];
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
}

function isCounted(counted: unknown): counted is Counts & { readonly secondTries: readonly string[] } {
  return typeof counted === 'object' && counted !== null && 'passed' in counted && 'failed' in counted && 'secondTries' in counted;
}

function isReport(report: unknown): report is Report {
  return typeof report === 'object' && report !== null && 'numPassedTests' in report && 'testResults' in report;
}

import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a script of ours has counted. */
interface Counted extends Counts {
  readonly retries: readonly FailedTry[];
  readonly failures?: readonly FailedTry[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly FileReport[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  /** Why it could not be loaded. */
  readonly message?: string;
  readonly assertionResults: readonly TestReport[];
}

interface TestReport {
  readonly status: string;
  readonly fullName: string;
  /** The messages of every try that failed. */
  readonly failureMessages: readonly string[];
}

/** A try that failed: before its test passed, or the last one. */
export interface FailedTry {
  readonly name: string;
  /** The first line of what it said; empty where a script of ours does not tell. */
  readonly reason: string;
}

/** A test that a step has run. */
export interface Pass {
  readonly step: string;
  /** The same for all steps that run it in the same way. */
  readonly test: string;
}

/** Tries of tests that failed before they passed. A run with more fails: so many are no chance. */
export const MOST_RETRIES = 5;

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
export function readCounts(counted: unknown): Counted | null {
  return isCounted(counted) ? counted : null;
}

/** Returns the tries that failed before their tests passed: beside another lane, or by luck. */
export function retriesOf(report: unknown): FailedTry[] {
  if (!isReport(report)) return [];
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ fullName, failureMessages }) => failureMessages.map((message) => ({ name: fullName, reason: firstLineOf(message) })));
}

/** Returns the tests that failed to the end, and the files that could not be loaded. */
export function failuresOf(report: unknown): FailedTry[] {
  if (!isReport(report)) return [];
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, reason: firstLineOf(message ?? '') }];
    return failed.map(({ fullName, failureMessages }) => ({ name: fullName, reason: firstLineOf(failureMessages.at(-1) ?? '') }));
  });
}

/** Returns the tests that have passed in a step. */
export function passesOf(step: string, project: string, report: unknown): Pass[] {
  if (!isReport(report)) return [];
  return report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ step, test: `${project} ${file.name}: ${fullName}` })),
  );
}

/** Returns tests that two steps have run: then one of them does not leave out what it should. */
export function passedTwice(passes: readonly Pass[]): string[] {
  const stepOf = new Map<string, string>();
  const twice = new Set<string>();
  for (const { step, test } of passes) {
    const first = stepOf.get(test) ?? step;
    stepOf.set(test, first);
    if (first !== step) twice.add(`${test} (${first}, ${step})`);
  }
  return [...twice];
}

/** Says of all retries of a run which tests they were and why they failed, and whether there were too many. */
export function judgeRetries(retries: readonly FailedTry[]): { readonly lines: readonly string[]; readonly failed: 0 | 1 } {
  if (retries.length === 0) return { lines: [], failed: 0 };
  const isTooMany = retries.length > MOST_RETRIES;
  const verdict = isTooMany
    ? `FAIL: ${retries.length} tries failed before their tests passed, ${MOST_RETRIES} may`
    : 'Passed when tried again';
  return {
    lines: [`${verdict}:`, ...linesOf(retries)],
    failed: isTooMany ? 1 : 0,
  };
}

/** Names tries, each with why it failed. */
export function linesOf(tries: readonly FailedTry[]): string[] {
  return tries.flatMap(({ name, reason }) => (reason ? [name, `  ${reason}`] : [name]));
}

function firstLineOf(message: string): string {
  return (stripVTControlCharacters(message).split('\n', 1)[0] ?? '').slice(0, 300);
}

function isCounted(counted: unknown): counted is Counted {
  return typeof counted === 'object' && counted !== null && 'passed' in counted && 'failed' in counted && 'retries' in counted;
}

function isReport(report: unknown): report is Report {
  return typeof report === 'object' && report !== null && 'numPassedTests' in report && 'testResults' in report;
}

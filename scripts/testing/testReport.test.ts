import { describe, expect, test } from 'vitest';
import { countTests, failuresOf, judgeRetries, linesOf, MOST_RETRIES, passedTwice, passesOf, readCounts, retriesOf } from './testReport';

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
const report = (passed: number, ...testResults: object[]) => ({ numPassedTests: passed, numPendingTests: 0, testResults });

describe('countTests', () => {
  test('counts tests of a green run', () => {
    expect(countTests(report(2, file('passed', 'passed', 'passed')), true)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  test('counts failed tests once, not their file as well', () => {
    expect(countTests(report(1, file('failed', 'passed', 'failed')), false)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a file that cannot be loaded is a failure', () => {
    expect(countTests(report(1, file('passed', 'passed'), file('failed')), false)).toMatchObject({ failed: 1 });
  });

  test('an unhandled error without a failing test is a failure', () => {
    expect(countTests(report(1, file('passed', 'passed')), false)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('no tests and no report are failures', () => {
    expect(countTests(report(0), true)).toMatchObject({ failed: 1 });
    expect(countTests(null, true)).toMatchObject({ failed: 1 });
  });
});

test('retriesOf returns tests that passed on retry, once for each try that failed', () => {
  const tried = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
  const tests = [
    tried('at once', 'passed'),
    tried('later', 'passed', '\u001b[31mlate frame\u001b[39m\n    at somewhere'),
    tried('at last', 'passed', 'no', 'no'),
    tried('never', 'failed', 'no'),
  ];
  expect(retriesOf(report(2, { status: 'failed', assertionResults: tests }))).toEqual([
    { name: 'later', reason: 'late frame' },
    { name: 'at last', reason: 'no' },
    { name: 'at last', reason: 'no' },
  ]);
  expect(retriesOf(null)).toEqual([]);
});

test('failuresOf names what failed to the end, and files that could not be loaded', () => {
  const tests = [
    { fullName: 'passes', status: 'passed', failureMessages: ['no'] },
    { fullName: 'never', status: 'failed', failureMessages: ['first', 'last\n    at somewhere'] },
  ];
  const files = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: tests },
    { name: 'b.test.ts', status: 'failed', message: 'No such module\nand more', assertionResults: [] },
  ];
  const failures = failuresOf(report(1, ...files));
  expect(linesOf(failures)).toEqual(['never', '  last', 'b.test.ts', '  No such module']);
  expect(failuresOf(null)).toEqual([]);
});

describe('judgeRetries', () => {
  const retries = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, reason: '' }));

  test('says nothing of a run without retries', () => {
    expect(judgeRetries([])).toEqual({ lines: [], failed: 0 });
  });

  test('names a few, which a run may have, and why they failed', () => {
    const few = [
      { name: 'a', reason: 'late frame' },
      { name: 'b', reason: '' },
    ];
    expect(judgeRetries(few)).toEqual({ lines: ['Passed when tried again:', 'a', '  late frame', 'b'], failed: 0 });
    expect(judgeRetries(retries(MOST_RETRIES)).failed).toBe(0);
  });

  test('fails a run with more, also when a single test takes them all', () => {
    expect(judgeRetries(retries(MOST_RETRIES + 1))).toMatchObject({
      failed: 1,
      lines: [expect.stringMatching(/^FAIL: 6 tries/), ...retries(6).map(({ name }) => name)],
    });
    expect(judgeRetries(retries(MOST_RETRIES + 1).map(() => ({ name: 'a', reason: '' }))).failed).toBe(1);
  });
});

test('readCounts takes what a script has counted, and nothing else', () => {
  const counted = { passed: 3, failed: 1, skipped: 2, retries: [{ name: 'later', reason: '' }] };
  expect(readCounts(counted)).toEqual(counted);
  expect(readCounts(null)).toBeNull();
  expect(readCounts({ passed: 3 })).toBeNull();
});

test('passedTwice names a test that two steps have run, and none that one of them has skipped', () => {
  const of = (status: string, fullName: string) => ({
    ...report(1, { name: 'a.test.ts', status: 'passed', assertionResults: [{ status, fullName }] }),
  });
  const first = passesOf('unit', 'unit', of('passed', 'is packed'));
  expect(passedTwice([...first, ...first])).toEqual([]);
  expect(passedTwice([...first, ...passesOf('package', 'unit', of('passed', 'is packed'))])).toEqual([
    'unit a.test.ts: is packed (unit, package)',
  ]);
  expect(passedTwice([...first, ...passesOf('package', 'unit', of('skipped', 'is packed'))])).toEqual([]);
  expect(passedTwice([...first, ...passesOf('package', 'tools', of('passed', 'is packed'))])).toEqual([]);
});

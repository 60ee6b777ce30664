import { describe, expect, test } from 'vitest';
import { countTests, readCounts, secondTries } from './testReport';

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

test('secondTries returns tests that passed on retry', () => {
  const tried = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
  const tests = [tried('at once', 'passed'), tried('later', 'passed', 'late frame'), tried('never', 'failed', 'no', 'no')];
  expect(secondTries(report(2, { status: 'failed', assertionResults: tests }))).toEqual(['later']);
  expect(secondTries(null)).toEqual([]);
});

test('readCounts takes what a script has counted, and nothing else', () => {
  const counted = { passed: 3, failed: 1, skipped: 2, secondTries: ['later'] };
  expect(readCounts(counted)).toEqual(counted);
  expect(readCounts(null)).toBeNull();
  expect(readCounts({ passed: 3 })).toBeNull();
});

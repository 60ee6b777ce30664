import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freshPages } from '../../test/support/freshPages';
import { furtherSteps, shortSteps } from './testSteps';

const projectSteps = [...shortSteps, ...furtherSteps].flatMap(({ name, run }) => ('project' in run ? [{ name, ...run }] : []));
const filesBelow = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
const stepsOf = (project: string, file: string) =>
  projectSteps.filter((step) => step.project === project && (step.only ?? ['']).some((start) => file.startsWith(start)));

describe.each(['browser', 'browser-preact'])('the steps of %s', (project) => {
  const files = filesBelow('src', 'test').filter((file) => /\.browser\.test\.tsx?$/.test(file));

  it('run each file', () => {
    expect(files.filter((file) => stepsOf(project, file).length === 0)).toEqual([]);
  });

  it('run files on a shared page once, and the others in the step that has their project', () => {
    const shared = files.filter((file) => !freshPages.includes(file));
    expect(shared.filter((file) => stepsOf(project, file).length > 1)).toEqual([]);
    expect(freshPages.filter((file) => !stepsOf(project, file).some(({ fresh }) => fresh === `${project}-fresh`))).toEqual([]);
  });
});

it('the steps of e2e run each journey once', () => {
  const files = filesBelow('test/e2e').filter((file) => file.endsWith('.test.ts'));
  expect(files.filter((file) => stepsOf('e2e', file).length !== 1)).toEqual([]);
});

it('what a step of npm test leaves out, another runs', () => {
  const left = projectSteps.flatMap(({ name, project, without = [] }) => without.map((file) => ({ name, project, file })));
  expect(left.length).toBeGreaterThan(5);
  const isRun = ({ name, project, file }: (typeof left)[number]) =>
    projectSteps.some((step) => step.name !== name && step.project === project && step.folders?.includes(file));
  expect(left.filter((one) => !isRun(one))).toEqual([]);
});

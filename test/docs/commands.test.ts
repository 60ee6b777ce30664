import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object }).scripts);
const commands = readFileSync('README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `npm '));
const steps = [...readFileSync('scripts/check/run.ts', 'utf8').matchAll(/^ {2}(\w+): \[\s*\[/gm)].map(([, step = '']) => step);

it.each(scripts.filter((name) => name !== 'prepack'))('the readme lists npm run %s among the commands', (name) => {
  expect(
    commands.some((line) =>
      [`\`npm run ${name}\``, `\`npm ${name}\``, `\`npm run ${name} `, `\`${name}\``].some((command) => line.includes(command)),
    ),
  ).toBe(true);
});

it('the table of checks has every step of npm run check', () => {
  const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('| step | what it refuses |');
  const [rows = ''] = table.split('\n\n');
  expect(steps.length).toBeGreaterThan(10);
  expect([...rows.matchAll(/`([a-z]+)`(?=[^|]*\| )/g)].map(([, step]) => step).toSorted()).toEqual(steps.toSorted());
});

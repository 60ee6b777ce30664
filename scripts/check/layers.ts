/** Checks the layers of docs/architecture.md by the rules of `layerRules.ts`. */
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { options, rules } from './layerRules';

const { output } = await cruise(['src', 'stories', 'examples'], { ruleSet: rules, ...options, validate: true }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { summary } = output as ICruiseResult;

// Without a TypeScript version it supports, the cruiser sees no modules and reports no violations.
if (summary.totalCruised < 50) throw new Error(`only ${summary.totalCruised} modules were seen: the check is blind`);

for (const { from, to, rule } of summary.violations) {
  const { comment = '' } = rules.forbidden.find(({ name }) => name === rule.name) ?? {};
  console.error(`${from} → ${to}\n    ${rule.name}: ${comment}`);
}
console.log(`${summary.totalCruised} modules, ${summary.error} violations`);
if (summary.error > 0) process.exitCode = 1;

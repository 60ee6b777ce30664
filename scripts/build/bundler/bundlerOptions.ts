import type { InputOptions } from 'rolldown';
import { browserDefine } from '../define';
import { shippedPlugins } from '../plugins/shipped';
import { tagEntries } from '../plugins/tagEntries';
import { engineAliases, replacedParts } from './engineAliases';

/** What every file of the script-tag build is bundled with; `onReact` for the suites that compare the two renderers. */
export const bundlerOptions = (define: Readonly<Record<string, string>>, onReact: boolean): InputOptions => ({
  platform: 'browser',
  resolve: { alias: onReact ? replacedParts : engineAliases },
  transform: { target: 'es2022', define: { ...browserDefine, ...define } },
  plugins: [tagEntries, ...shippedPlugins],
  preserveEntrySignatures: false,
  // Libraries carry "use client" directives, which mean nothing here.
  checks: { moduleLevelDirective: false },
});

import { readFileSync } from 'node:fs';

/** `version` of package.json. */
export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Constants of every build. */
export const versionDefine = { __KVARTAL_VERSION__: JSON.stringify(version) };

/** Constants of the npm build: `__KVARTAL_NPM__` removes what only the loader of the script tag needs. */
export const npmDefine = { ...versionDefine, __KVARTAL_NPM__: 'true' };

/**
 * Constants of the script-tag build: `__KVARTAL_LOADED__` removes what its loader does before any other code. The whole `process` object is
 * defined, because styled-components reads its attribute's name from `process.env`: with ours it ignores the page's own `<style data-styled>`.
 */
export const browserDefine = {
  ...versionDefine,
  __KVARTAL_LOADED__: 'true',
  'process.env.NODE_ENV': '"production"',
  process: JSON.stringify({ env: { NODE_ENV: 'production', SC_ATTR: 'data-kv-styled' } }),
};

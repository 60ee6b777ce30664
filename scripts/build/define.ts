import { readFileSync } from 'node:fs';

/** `version` of package.json. */
export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Constants of every build. */
export const versionDefine = { __KVARTAL_VERSION__: JSON.stringify(version) };

/** Constants of the npm build: `__KVARTAL_NPM__` leaves out what only the loader of the script tag needs. */
export const npmDefine = { ...versionDefine, __KVARTAL_NPM__: 'true' };

/**
 * Constants of the script-tag build. The whole `process` object is defined, because styled-components looks for its own attribute in
 * `process.env`: with ours it leaves the `<style data-styled>` of the page alone.
 */
export const browserDefine = {
  ...versionDefine,
  'process.env.NODE_ENV': '"production"',
  process: JSON.stringify({ env: { NODE_ENV: 'production', SC_ATTR: 'data-kv-styled' } }),
};

import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryPlugins, servedPlugins, shippedPlugins } from '../plugins/shipped';
import { tagEntries } from '../plugins/tagEntries';
import { bundlerOptions } from './bundlerOptions';
import { engineAliases, replacedParts } from './engineAliases';
import { servedEngine } from './servedEngine';

/** The configuration of the suites on Preact, in which `test/engine` checks what each name has become. */
const { resolve, plugins, optimizeDeps } = servedEngine(['swr', 'yup']);

describe('the engine of the script-tag build', () => {
  it('is the same table in the build and in the suites on Preact', () => {
    expect(bundlerOptions({}, false).resolve?.alias).toBe(engineAliases);
    expect(bundlerOptions({}, true).resolve?.alias).toBe(replacedParts);
    expect(resolve.alias).toBe(engineAliases);
  });

  it('rewrites sources and libraries in the suites as in the build', () => {
    expect(bundlerOptions({}, false).plugins).toEqual([tagEntries, ...shippedPlugins]);
    expect(plugins).toBe(servedPlugins);
    expect(optimizeDeps.rolldownOptions.plugins).toBe(libraryPlugins);
    expect(shippedPlugins).toEqual(expect.arrayContaining(libraryPlugins));
  });

  it('is in the suites once: no library is bundled with an own engine', () => {
    expect(optimizeDeps.exclude).toEqual(Object.keys(engineAliases));
    expect(optimizeDeps.include).toContain('yup');
    expect(optimizeDeps.include.filter((name) => name in engineAliases)).toEqual([]);
  });

  it('names files that exist, and a longer name before one that it begins with', () => {
    expect(Object.values(engineAliases).filter((path) => isAbsolute(path) && !existsSync(path))).toEqual([]);
    const names = Object.keys(engineAliases);
    const late = names.filter((name, at) => names.slice(0, at).some((earlier) => name.startsWith(`${earlier}/`)));
    expect(late).toEqual([]);
  });
});

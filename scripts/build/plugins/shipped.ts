/** What happens to all code of the script-tag build. The suites on Preact do the same (vitest.config.ts). */
import { namedReact } from '../../../src/engine/namedReact';
import { ownLookups, ownLookupsOfModules } from './ownLookups';
import { plainElements } from './plainElements';
import { tightStyles } from './tightStyles';
import { withoutHtml } from './withoutHtml';
import { yupParts } from './yupParts';

/** Plugins for libraries, which Vite bundles in advance. */
export const libraryPlugins = [namedReact, plainElements, yupParts, withoutHtml, ownLookups];

export const shippedPlugins = [tightStyles, ...libraryPlugins];

/** Plugins for sources, which Vite serves one by one. */
export const servedPlugins = [tightStyles, ownLookupsOfModules];

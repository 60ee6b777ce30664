/**
 * What the script-tag build takes instead of React's stack: the one table for the bundler (browser.ts) and for the suites on Preact
 * (vitest.config.ts), so that the suites run the engine that ships. The names are prefixes: a longer one stands before a shorter one.
 */
import { fileURLToPath } from 'node:url';

const engineFile = (file: string): string => fileURLToPath(new URL(`../../../src/engine/${file}`, import.meta.url));

/** CommonJS parts of libraries: modules that every renderer here has anyway, and development checks. */
export const replacedParts = {
  'use-sync-external-store/shim': engineFile('replaced/syncExternalStore.ts'),
  'prop-types': engineFile('replaced/propTypes.ts'),
  'react-is': engineFile('replaced/reactIs.ts'),
};

export const engineAliases = {
  ...replacedParts,
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: engineFile('react.ts'),
  // Small replacements of libraries of which the kit uses little: see docs/decisions/build/001, 054.
  'styled-components': engineFile('styledComponents.tsx'),
  swr: engineFile('swr.ts'),
  '@r2wc/react-to-web-component': engineFile('r2wc.ts'),
};

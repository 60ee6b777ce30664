/**
 * React of the script-tag build: Preact's compatibility layer, with `lazy` and `Suspense` from this folder. The kit suspends nothing but code that
 * loads, which needs none of the library's machinery for detaching and restoring trees.
 */
// @ts-expect-error Its types are written for CommonJS.
export * from 'preact/compat';
export { lazy, Suspense } from './lazy';

import { type PatchedBuiltIn, patchedBuiltIns } from '../../elements/loader/blank/patchedBuiltIns';
import { type Finding, finding } from '../findings';

const codes = {
  missing: 'built-in-missing',
  replaced: 'built-in-replaced',
  added: 'built-in-added',
  hidden: 'name-taken',
} as const satisfies Record<PatchedBuiltIn['what'], Finding['code']>;

/** Monitoring of errors wraps these on healthy pages. */
const wrapped = /^window\.(?:fetch|setTimeout|queueMicrotask|requestAnimationFrame)$|^EventTarget/;

/** Finds built-in objects that scripts of the page have changed, one finding for each kind of change. */
export function findBuiltIns(patched: readonly PatchedBuiltIn[] = patchedBuiltIns()): Finding[] {
  return (Object.keys(codes) as PatchedBuiltIn['what'][]).flatMap((what) => {
    const names = patched.filter((one) => one.what === what && !(what === 'replaced' && wrapped.test(one.name))).map(({ name }) => name);
    return names.length > 0 ? [finding(codes[what], [names.join(', ')])] : [];
  });
}

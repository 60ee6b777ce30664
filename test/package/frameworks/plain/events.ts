/** Elements and their events from a page without a framework. */
import '@kvartal/kit/elements';
import type { ElementEventMap } from '@kvartal/kit/elements';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles with `true` only, so a type that is `any` does not pass. */
const holds = <_ extends true>() => {};

const search = document.createElement('kvartal-search');
search.addEventListener('kvartal-filter', (event) => {
  holds<Same<(typeof event)['detail']['instance'], typeof search>>();
});
document.addEventListener('kvartal-error', (event) => {
  holds<Same<typeof event, ElementEventMap['kvartal-error']>>();
  console.log(event.detail.code.toUpperCase());
});
window.addEventListener('kvartal-error', (event) => {
  holds<Same<typeof event, ElementEventMap['kvartal-error']>>();
});
holds<Same<typeof search.pageSize, number | undefined>>();

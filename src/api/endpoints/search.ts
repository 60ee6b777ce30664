/** Paths under the configured base (§7, D1, D4). */
export const endpoints = {
  search: '/realty/',
  count: '/realty/count/',
  latest: '/realty/latest/',
  listing: (id: number) => `/realty/${id}/`,
  metro: '/realty-addresses/metro/',
  /** Not shown in the requirements; assumed (D4). */
  referenceData: '/reference-data/',
} as const;

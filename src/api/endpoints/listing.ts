/** Paths of the page of a listing, under the configured base (§7, D1). */
export const listingEndpoints = {
  owner: (id: number) => `/realty/${id}/owner/`,
  complaints: '/complaints/',
} as const;

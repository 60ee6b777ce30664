/** Paths of address suggestions, under the configured base (D5, D58). DaData's own service has the same behind its host. */
export const addressEndpoints = {
  suggest: '/suggestions/api/4_1/rs/suggest/address',
  geolocate: '/suggestions/api/4_1/rs/geolocate/address',
} as const;

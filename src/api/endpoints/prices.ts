/** Paths of prices, under the configured base. Not shown in the requirements; assumed. */
export const priceEndpoints = { similar: '/realty-addresses/similar-prices/' } as const;

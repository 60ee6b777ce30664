/** Paths of the settings, beside the profile of `accountEndpoints`, apart from it: every page of the site loads that file. */
export const profileEndpoints = {
  letters: '/users/letters/',
  data: '/users/data/',
} as const;

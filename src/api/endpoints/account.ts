/** Paths of accounts, under the configured base (§7, D4). */
export const accountEndpoints = {
  token: '/token-auth/',
  logout: '/token-auth/logout/',
  register: '/users/dev/',
  profile: '/users/profile/',
  personal: '/users/personal-account/',
} as const;

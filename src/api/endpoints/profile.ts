/** Paths of the settings, beside the profile of `accountEndpoints`, apart from it: every page of the site loads that file. */
export const profileEndpoints = {
  letters: '/users/letters/',
  /** Of the link in a letter, with its `token`. */
  stopLetters: '/users/letters/stop/',
  data: '/users/data/',
} as const;

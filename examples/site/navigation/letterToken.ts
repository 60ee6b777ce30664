/** The token of a letter's link stands behind the # sign, which no server sees. */
export const letterToken = (): string => window.location.hash.slice(1);

/** Takes a spent token out of the address, which people copy and browsers remember. */
export function forgetLetterToken(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Characters of a note about a favourite. */
export const noteLimit = 500;

/** The database cannot be used as it is. The message says what to do, so that it needs no stack. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';
}

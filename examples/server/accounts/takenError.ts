/** Whether a statement failed because an e-mail or phone belongs to another living account. */
export function isTakenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** SQLSTATE classes: connection failures (08), insufficient resources (53), cancelled or shutting down (57), no such database (3D). */
const sqlStates = /^(08|53|57|3D)[0-9A-Z]{3}$/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** Errors for which the driver has no codes. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable)/;
const lateMessage = 'Query read timeout';

/** The database has not answered a question within its time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Returns whether a statement failed because the database did not answer, not even that it ended the statement. */
export function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === lateMessage;
}

/** Returns whether a query failed because the database is down or overloaded, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isLate(error) || error instanceof NoAnswer) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || systemCodes.has(code) || driverMessages.test(error.message);
}

/** SQLSTATE classes: connection failures (08), insufficient resources (53), cancelled or shutting down (57), no such database (3D). */
const sqlStates = /^(08|53|57|3D)[0-9A-Z]{3}$/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** Errors for which the driver has no codes. */
const driverMessages = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Returns whether a query failed because the database is down or overloaded, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || systemCodes.has(code) || driverMessages.test(error.message);
}

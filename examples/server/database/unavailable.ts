/** SQLSTATEs: no connection (08), no room for one (53), cancelled for taking too long or because the server goes (57), no such database (3D). */
const sqlStates = /^(08|53|57|3D)[0-9A-Z]{3}$/;
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** The driver has no codes for these. */
const driverMessages = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a query failed because the database is away or overloaded, so that the same request may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || systemCodes.has(code) || driverMessages.test(error.message);
}

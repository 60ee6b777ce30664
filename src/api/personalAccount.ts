import type { AccountSummary } from '../domain/account/accountSummary';
import { accountEndpoints } from './account';
import { type RequestOptions, request, type Transport } from './client/request';
import { check } from './client/response';
import { accountSummarySchema, decodeAccountSummary } from './wire/account/accountSummary';

/** Returns the totals for the badges of the account. */
export async function getPersonalAccount(transport: Transport, options?: RequestOptions): Promise<AccountSummary> {
  return decodeAccountSummary(check(accountSummarySchema, await request(transport, accountEndpoints.personal, options)));
}

import { Secret } from 'otpauth';
import { afterAll } from 'vitest';
import { codeOf } from '../../examples/server/accounts/factor/totp';
import { engines, type SeededServer, startSeededServer } from '../server/support/seededServer';
import { accountCalls } from './calls/accountCalls';
import { addressCalls } from './calls/addressCalls';
import { faqCalls } from './calls/faqCalls';
import { identityCalls } from './calls/identityCalls';
import { mapCalls } from './calls/mapCalls';
import { priceCalls } from './calls/priceCalls';
import { type Subject, searchCalls } from './calls/searchCalls';
import { secondFactorCalls } from './calls/secondFactorCalls';
import { fetchOf } from './fetchOf';

let starting: Promise<SeededServer> | undefined;

const open = async (remoteAddress?: string): Promise<Subject> => {
  starting ??= engines[0].start().then(startSeededServer);
  const { app } = await starting;
  return { baseUrl: 'https://server.test/api', fetch: fetchOf(app, remoteAddress) };
};

searchCalls('the reference server', open);
mapCalls('the reference server', open);
accountCalls('the reference server', open);
identityCalls('the reference server', open);
// From another address, because each may register twenty people in an hour.
secondFactorCalls(
  'the reference server',
  () => open('127.0.0.2'),
  (text) => {
    const secret = Buffer.from(Secret.fromBase32(text).bytes);
    return [codeOf(secret), codeOf(secret, 1)];
  },
);
faqCalls('the reference server', open);
addressCalls('the reference server', open);
priceCalls('the reference server', open);

afterAll(async () => (await starting)?.stop());

import { Secret } from 'otpauth';
import { afterAll } from 'vitest';
import { codeOf } from '../../examples/server/accounts/factor/totp';
import { sentCodes } from '../server/support/mail/sentCodes';
import { engines, type SeededServer, startSeededServer } from '../server/support/seededServer';
import { accountCalls } from './calls/accountCalls';
import { addressCalls } from './calls/addressCalls';
import { byIdsCalls } from './calls/byIdsCalls';
import { faqCalls } from './calls/faqCalls';
import { identityCalls } from './calls/identityCalls';
import { mapCalls } from './calls/mapCalls';
import { phoneCalls } from './calls/phoneCalls';
import { priceCalls } from './calls/priceCalls';
import { type Subject, searchCalls } from './calls/searchCalls';
import { secondFactorCalls } from './calls/secondFactorCalls';
import { fetchOf } from './fetchOf';

let starting: Promise<SeededServer> | undefined;
/** Asks for confirmed phones, which the other does not. */
let asking: Promise<SeededServer> | undefined;
const sent = sentCodes();

const open = async (remoteAddress?: string): Promise<Subject> => {
  starting ??= engines[0].start().then(startSeededServer);
  const { app } = await starting;
  return { baseUrl: 'https://server.test/api', fetch: fetchOf(app, remoteAddress) };
};

searchCalls('the reference server', open);
byIdsCalls('the reference server', open);
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
phoneCalls(
  'the reference server',
  async () => {
    asking ??= engines[0].start().then((engine) => startSeededServer(engine, { phoneConfirmation: 'on', messages: sent.gateway }));
    const { app } = await asking;
    return { baseUrl: 'https://server.test/api', fetch: fetchOf(app) };
  },
  sent.codeTo,
);
faqCalls('the reference server', open);
addressCalls('the reference server', open);
priceCalls('the reference server', open);

afterAll(async () => {
  await (await starting)?.stop();
  await (await asking)?.stop();
});

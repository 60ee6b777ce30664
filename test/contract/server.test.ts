import { afterAll } from 'vitest';
import { engines, type SeededServer, startSeededServer } from '../server/support/seededServer';
import { accountCalls } from './calls/accountCalls';
import { addressCalls } from './calls/addressCalls';
import { faqCalls } from './calls/faqCalls';
import { identityCalls } from './calls/identityCalls';
import { mapCalls } from './calls/mapCalls';
import { priceCalls } from './calls/priceCalls';
import { type Subject, searchCalls } from './calls/searchCalls';
import { fetchOf } from './fetchOf';

let starting: Promise<SeededServer> | undefined;

const open = async (): Promise<Subject> => {
  starting ??= engines[0].start().then(startSeededServer);
  const { app } = await starting;
  return { baseUrl: 'https://server.test/api', fetch: fetchOf(app) };
};

searchCalls('the reference server', open);
mapCalls('the reference server', open);
accountCalls('the reference server', open);
identityCalls('the reference server', open);
faqCalls('the reference server', open);
addressCalls('the reference server', open);
priceCalls('the reference server', open);

afterAll(async () => (await starting)?.stop());

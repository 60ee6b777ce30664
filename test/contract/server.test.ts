import { afterAll } from 'vitest';
import { engines, type SeededServer, startSeededServer } from '../server/support/seededServer';
import { accountCalls } from './accountCalls';
import { addressCalls } from './addressCalls';
import { faqCalls } from './faqCalls';
import { fetchOf } from './fetchOf';
import { identityCalls } from './identityCalls';
import { mapCalls } from './mapCalls';
import { priceCalls } from './priceCalls';
import { type Subject, searchCalls } from './searchCalls';

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

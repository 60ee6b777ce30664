import { createFakeApi } from '../../src/testing/fakeApi';
import { accountCalls } from './accountCalls';
import { addressCalls } from './addressCalls';
import { faqCalls } from './faqCalls';
import { identityCalls } from './identityCalls';
import { mapCalls } from './mapCalls';
import { priceCalls } from './priceCalls';
import { searchCalls } from './searchCalls';

const open = async () => ({ fetch: createFakeApi(), baseUrl: 'https://fake.test/api' });

searchCalls('the fake API', open);
mapCalls('the fake API', open);
accountCalls('the fake API', open);
identityCalls('the fake API', open);
faqCalls('the fake API', open);
addressCalls('the fake API', open);
priceCalls('the fake API', open);

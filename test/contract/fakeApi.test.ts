import { createFakeApi } from '../../src/testing/fakeApi';
import { fakeAppCodes } from '../../src/testing/store/fakeFactors';
import { accountCalls } from './calls/accountCalls';
import { addressCalls } from './calls/addressCalls';
import { faqCalls } from './calls/faqCalls';
import { identityCalls } from './calls/identityCalls';
import { mapCalls } from './calls/mapCalls';
import { priceCalls } from './calls/priceCalls';
import { searchCalls } from './calls/searchCalls';
import { secondFactorCalls } from './calls/secondFactorCalls';

const open = async () => ({ fetch: createFakeApi(), baseUrl: 'https://fake.test/api' });

searchCalls('the fake API', open);
mapCalls('the fake API', open);
accountCalls('the fake API', open);
identityCalls('the fake API', open);
secondFactorCalls('the fake API', open, () => [fakeAppCodes[0], fakeAppCodes[1]]);
faqCalls('the fake API', open);
addressCalls('the fake API', open);
priceCalls('the fake API', open);

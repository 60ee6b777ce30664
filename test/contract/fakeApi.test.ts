import { aUser } from '../../src/testing/fakeAccounts';
import { createFakeApi } from '../../src/testing/fakeApi';
import { fakeAppCodes } from '../../src/testing/store/fakeFactors';
import { fakePhoneCode } from '../../src/testing/store/fakePhones';
import { aWorld } from '../../src/testing/world';
import { accountCalls } from './calls/accountCalls';
import { addressCalls } from './calls/addressCalls';
import { byIdsCalls } from './calls/byIdsCalls';
import { faqCalls } from './calls/faqCalls';
import { identityCalls } from './calls/identityCalls';
import { mapCalls } from './calls/mapCalls';
import { phoneCalls } from './calls/phoneCalls';
import { priceCalls } from './calls/priceCalls';
import { searchCalls } from './calls/searchCalls';
import { secondFactorCalls } from './calls/secondFactorCalls';

const open = async () => ({ fetch: createFakeApi(), baseUrl: 'https://fake.test/api' });

searchCalls('the fake API', open);
byIdsCalls('the fake API', open);
mapCalls('the fake API', open);
accountCalls('the fake API', open);
identityCalls('the fake API', open);
secondFactorCalls('the fake API', open, () => [fakeAppCodes[0], fakeAppCodes[1]]);
const asking = async () => ({
  fetch: createFakeApi({ ...aWorld([]), users: [aUser({ phoneState: 'unconfirmed' })] }),
  baseUrl: 'https://fake.test/api',
});
phoneCalls('the fake API', asking, () => fakePhoneCode);
faqCalls('the fake API', open);
addressCalls('the fake API', open);
priceCalls('the fake API', open);

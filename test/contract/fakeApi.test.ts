import { createFakeApi } from '../../src/testing/fakeApi';
import { accountCalls } from './accountCalls';
import { faqCalls } from './faqCalls';
import { mapCalls } from './mapCalls';
import { readingCalls } from './readingCalls';

const open = async () => ({ fetch: createFakeApi(), baseUrl: 'https://fake.test/api' });

readingCalls('the fake API', open);
mapCalls('the fake API', open);
accountCalls('the fake API', open);
faqCalls('the fake API', open);

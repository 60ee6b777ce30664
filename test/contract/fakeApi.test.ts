import { createFakeApi } from '../../src/testing/fakeApi';
import { readingCalls } from './readingCalls';

readingCalls('the fake API', async () => ({ fetch: createFakeApi(), baseUrl: 'https://fake.test/api' }));

import type { Transport } from '../../../src/api/client/request';
import { aUser } from '../../../src/testing';
import { seen } from '../checks/seen';
import { having, put, says } from './publishForm';

/** Something becomes of the listing while its form is open. */
export const meanwhile = (change: (transport: Transport) => Promise<unknown>, ...texts: (string | RegExp)[]) => {
  let api = having();
  return {
    args: { listingId: 7 },
    parameters: {
      network: () => {
        api = having();
        return api;
      },
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const view = await seen(canvasElement);
      await put(view, 'Стоимость', '30000000');
      await change({ baseUrl: 'https://fake.test/api', fetch: api, token: () => aUser().token ?? null });
      await says(...texts)({ canvasElement });
    },
  };
};

import { expect, it } from 'vitest';
import { printedPolicy } from '../../docs/printedPolicy';
import { desktop, openPage, origin } from '../support/browser';
import { serveForeignPage } from '../support/foreignPage';
import { documentOf } from '../support/partnerPage';
import { aPrice, beginForm, choose, goOnWithForm, inQueue, publish, register, sent } from '../support/publishPage';

const body = `<main><kvartal-auth-gate><kvartal-publish></kvartal-publish></kvartal-auth-gate></main><kvartal-auth></kvartal-auth>
  <script type="module" src="${origin}/kit/kvartal.js"></script>`;

it('a listing with photos is published under the policy that the manual prints', async () => {
  const { address, stop } = await serveForeignPage(documentOf(body), { 'content-security-policy': printedPolicy(origin) });
  const { page, problems, close } = await openPage(desktop);
  try {
    await page.goto(address);
    await register(page);
    await beginForm(page);
    const price = aPrice();
    await goOnWithForm(page, price);
    await choose(page, 'Звонки и сообщения');
    await publish(page).click();
    await sent(page);
    expect(await inQueue(price)).toBe(1);
    expect(problems).toEqual([]);
  } finally {
    await close();
    stop();
  }
});

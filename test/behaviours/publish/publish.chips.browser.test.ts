import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListing, aWorld, createFakeApi } from '../../../src/testing';
import { rejects, when } from '../../../src/testing/scenarios';
import { maria } from '../../support/features/auth';
import { type Form, formOn, input, option, send } from '../../support/features/publish';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

/** A listing that Maria edits; in the archive, so that it is sent unchanged. */
const stored = (overrides: Parameters<typeof aListing>[0] = {}) =>
  createFakeApi(aWorld([aListing({ id: 7, status: 'archived', owner: { id: maria.id, name: 'Мария', type: 'owner' }, ...overrides })]));

/** What a group of chips says of itself, and how its chips are drawn. */
function stateOf({ view }: Form, role: 'radiogroup' | 'group', name: string) {
  const group = view.getByRole(role, { name }).element();
  const inputs = [...group.querySelectorAll('input')];
  const root = group.getRootNode() as Document | ShadowRoot;
  const probe = document.createElement('span');
  probe.style.color = 'var(--kv-danger)';
  group.append(probe);
  const danger = getComputedStyle(probe).color;
  probe.remove();
  return {
    isInvalid: [group, ...inputs].some((node) => node.getAttribute('aria-invalid') === 'true'),
    isEveryChipRed: inputs.every(({ parentElement }) => parentElement && getComputedStyle(parentElement).boxShadow.includes(danger)),
    text: root.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  };
}
const wrong = (text: string) => ({ isInvalid: true, isEveryChipRed: true, text });

describe.each(hosts)('chips of a refused field on $name', (host) => {
  it('that is missing are red, and its link leads to the first chip', async () => {
    const form = await formOn(host, stored({ communicationMethod: null, rooms: null }), { listingId: 7 });
    await expect.element(input(form, 'Стоимость')).toBeVisible();
    expect(stateOf(form, 'radiogroup', 'Способ связи')).toEqual({ isInvalid: false, isEveryChipRed: false, text: null });
    await send(form);
    await expect.poll(() => stateOf(form, 'radiogroup', 'Способ связи')).toEqual(wrong('Выберите способ связи'));
    expect(stateOf(form, 'radiogroup', 'Количество комнат')).toEqual(wrong('Укажите количество комнат'));
    await userEvent.click(form.view.getByRole('link', { name: 'Способ связи' }));
    expect(focused()).toBe(option(form, 'Звонки и сообщения').element());
    await userEvent.click(form.view.getByRole('link', { name: 'Количество комнат' }));
    expect(focused()).toBe(option(form, '1').element());
  });

  it('that the server refuses are red, whether one or several may be chosen', async () => {
    const refusal = rejects(400, { realty: { owner_type: ['Это не собственник'] }, rental_features: ['Так нельзя'] });
    const form = await formOn(host, when(/rent\/7/, refusal, stored({ tradeType: 'rent', price: 85_000 })), { listingId: 7 });
    await expect.element(input(form, 'Стоимость в месяц')).toBeVisible();
    await send(form);
    await expect.poll(() => stateOf(form, 'radiogroup', 'Кто размещает')).toEqual(wrong('Это не собственник'));
    expect(stateOf(form, 'group', 'В квартире')).toEqual(wrong('Так нельзя'));
  });
});

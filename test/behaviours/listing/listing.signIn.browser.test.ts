import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountOf } from '../../../src/state/account/account';
import { openContactOf } from '../../../src/state/account/openContact';
import { aUser } from '../../../src/testing/fakeAccounts';
import { recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { button, contactPageOn, dialogOf, markup, phoneText, runtimeOf, signedIn, toasts } from '../../support/listing/contactPage';
import { answersOwner, ownerPath, wireListing } from '../../support/listing/owner';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

describe.each(hosts)('signing in to reach an owner on $name', (host) => {
  const open = contactPageOn(host);

  test('a token that is refused is forgotten, and signing in is asked for', async () => {
    const page = await open({ owner: rejects(401), props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
    await expect.poll(() => dialogOf(page)).toBeNull();
  });

  test('a token that the page has only now is heard of with the next press', async () => {
    let token: string | null = null;
    const page = await open({ props: { token: () => token } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
    token = 'token-of-maria';
    await userEvent.click(button(page, 'Позвонить'));
    await expect.element(page.view.getByText(phoneText)).toBeVisible();
  });

  test('without a token any more nobody is signed in', async () => {
    const page = await open({ props: { token: signedIn } });
    await expect.poll(() => accountOf(runtimeOf(page)).store.get()).toMatchObject({ status: 'signedIn', user: { firstName: 'Мария' } });
    page.update({ listing: wireListing(), token: undefined });
    await expect.poll(() => accountOf(runtimeOf(page)).store.get().status).toBe('anonymous');
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
  });

  test('one token is one question for the profile, and it never stands in the page', async () => {
    const network = recorded();
    const page = await open({ network: network.fetch, props: { token: () => 'token-of-maria' } });
    await expect.poll(() => network.to('/users/profile/').length).toBe(1);
    page.update({ listing: wireListing({ id: 1002 }), token: () => 'token-of-maria' });
    await expect.poll(() => page.root().querySelector('[data-listing="1002"]')).toBeTruthy();
    expect(network.to('/users/profile/')).toHaveLength(1);
    expect(page.container.outerHTML + markup(page)).not.toContain('token-of-maria');
    expect(JSON.stringify(page.events.map(({ name, detail }) => [name, detail]))).not.toContain('token-of-maria');
  });

  describe('where the page can ask to sign in', () => {
    /** Stands in for the dialog: what it is asked, and its answer. */
    function stubSignIn(page: Mounted) {
      const asked: string[] = [];
      const answers: ((isSignedIn: boolean) => void)[] = [];
      accountOf(runtimeOf(page)).addSignInPrompt((reason) => {
        asked.push(reason);
        return new Promise((resolve) => answers.push(resolve));
      });
      return { asked, answer: (isSignedIn: boolean) => answers.pop()?.(isSignedIn) };
    }
    const signIn = (page: Mounted, id = 101, token = 'token-of-maria') => {
      const account = accountOf(runtimeOf(page));
      account.setSource(() => token);
      account.setUser({ ...aUser(), id });
    };

    test('the action goes on by itself', async () => {
      const page = await open();
      const { asked, answer } = stubSignIn(page);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.poll(() => asked).toEqual(['call']);
      signIn(page);
      answer(true);
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
      expect(toasts(page)).toEqual([]);
      expect(page.detailsOf('contact')).toHaveLength(1);
    });

    test('a visitor who does not sign in is back at the button', async () => {
      const page = await open();
      const { asked, answer } = stubSignIn(page);
      const write = button(page, 'Написать');
      await userEvent.click(write);
      await expect.poll(() => asked).toEqual(['write']);
      (write.element() as HTMLElement).blur();
      answer(false);
      await expect.poll(focused).toBe(write.element());
      expect(toasts(page)).toEqual([]);
      expect(dialogOf(page)).toBeNull();
    });

    test('the owner who signs in is refused', async () => {
      const page = await open();
      const { answer } = stubSignIn(page);
      await userEvent.click(button(page, 'Позвонить'));
      signIn(page, 11);
      answer(true);
      await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
      expect(dialogOf(page)).toBeNull();
    });

    test('a profile that comes later closes the card of an own listing', async () => {
      const page = await open();
      const account = accountOf(runtimeOf(page));
      account.setSource(signedIn);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
      account.setUser({ ...aUser(), id: 11 });
      await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
      expect(dialogOf(page)).toBeNull();
      expect(markup(page)).not.toMatch(/5550127|555-01-27/);
    });

    test('signing out takes the number off the screen', async () => {
      const page = await open();
      const account = accountOf(runtimeOf(page));
      account.setSource(signedIn);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
      account.setSource(null);
      await expect.poll(() => dialogOf(page)).toBeNull();
      expect(markup(page)).not.toMatch(/5550127|555-01-27/);
      await expect.poll(focused).toBe(button(page, 'Позвонить').element());
    });

    test('a refused token asks once more, and the card opens again', async () => {
      const server = switchable(when(ownerPath, rejects(401)));
      const page = await open({ network: server.fetch });
      const { asked, answer } = stubSignIn(page);
      signIn(page);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.poll(() => asked).toEqual(['call']);
      server.use(when(ownerPath, answersOwner()));
      signIn(page, 101, 'another-token');
      answer(true);
      await expect.element(page.view.getByText(phoneText)).toBeVisible();
    });

    test('another listing in the meantime: nothing opens', async () => {
      const page = await open();
      const { asked, answer } = stubSignIn(page);
      await userEvent.click(button(page, 'Позвонить'));
      await expect.poll(() => asked).toEqual(['call']);
      page.update({ listing: wireListing({ id: 1002 }) });
      await expect.poll(() => page.root().querySelector('[data-listing="1002"]')).toBeTruthy();
      signIn(page);
      answer(true);
      await Promise.resolve();
      expect(openContactOf(runtimeOf(page)).get()).toBeNull();
    });
  });
});

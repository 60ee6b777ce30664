import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../../src/features/header/definition';
import { buttonOf, maria, openDialogs, signInAs } from '../../support/features/auth';
import { createUrl, followedLinks, linkOf, navigated, pathIsRestored, press, signInOnSite } from '../../support/features/header';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const place = 'Разместить объявление';
const question = 'Вы уверены, что хотите уйти со страницы и создать новое объявление?';
const lost = 'Все несохранённые изменения будут потеряны.';
const followed = followedLinks();
pathIsRestored();
afterEach(() => localStorage.clear());

const detail = { target: 'publish', url: createUrl } as const;

describe.each(hosts)('placing a listing without being signed in, on $name', (host) => {
  const both = async (props: HeaderProps = {}) => {
    const header = await host.mount('header', props);
    const auth = await host.mount('auth', {}, { beside: header });
    await expect.element(linkOf(header, place)).toBeVisible();
    return { header, auth };
  };

  it('asks to sign in, and continues to the form afterwards', async () => {
    const { header, auth } = await both();
    await userEvent.click(linkOf(header, place));
    await expect.element(auth.view.getByRole('dialog')).toHaveTextContent('Войдите, чтобы разместить объявление');
    expect(navigated(header)).toEqual([]);
    await press(auth, 'Войти');
    await signInAs(auth, maria);
    await expect.poll(() => navigated(header)).toEqual([detail]);
    await expect.poll(() => followed).toEqual([createUrl]);
  });

  it('goes nowhere when the prompt is closed', async () => {
    const { header, auth } = await both();
    await userEvent.click(linkOf(header, place));
    await expect.poll(() => openDialogs(auth)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => openDialogs(auth)).toEqual([]);
    await expect.poll(focused).toBe(linkOf(header, place).element());
    expect(navigated(header)).toEqual([]);
    expect(followed).toEqual([]);
  });

  it('asks before leaving a changed form, after signing in too', async () => {
    const { header, auth } = await both({ draft: 'changed' });
    await userEvent.click(linkOf(header, place));
    await press(auth, 'Войти');
    await signInAs(auth, maria);
    await expect.poll(() => openDialogs(header)).toEqual([question]);
    expect(navigated(header)).toEqual([]);
  });

  it('leads to the main site where no dialog can ask', async () => {
    const header = await host.mount('header');
    await userEvent.click(linkOf(header, place));
    expect(navigated(header)).toEqual([detail]);
    expect(followed).toEqual([createUrl]);
  });
});

describe.each(hosts)('placing a listing beside an open form, on $name', (host) => {
  const asked = async (draft: NonNullable<HeaderProps['draft']>): Promise<Mounted<'header'>> => {
    const header = await host.mount('header', { draft });
    await expect.element(linkOf(header, place)).toBeVisible();
    signInOnSite(header);
    await expect.element(buttonOf(header, 'Личный кабинет')).toBeVisible();
    await userEvent.click(linkOf(header, place));
    await expect.element(header.view.getByRole('dialog', { name: question })).toBeVisible();
    expect(navigated(header)).toEqual([]);
    return header;
  };

  it.each([
    ['unchanged', false],
    ['changed', true],
  ] as const)('that is %s, asks first', async (draft, isLost) => {
    const header = await asked(draft);
    const dialog = header.view.getByRole('dialog', { name: question });
    expect(dialog.element().textContent.includes(lost)).toBe(isLost);
    const choices = [...dialog.element().querySelectorAll('button, a')].map((one) => one.textContent || one.ariaLabel);
    expect(choices).toEqual(['Закрыть', 'Продолжить редактирование', 'Создать новое']);
    await expect.poll(focused).toBe(buttonOf(header, 'Продолжить редактирование').element());
  });

  it('continues with the form, and the focus is where it was', async () => {
    const header = await asked('changed');
    await press(header, 'Продолжить редактирование');
    await expect.poll(() => openDialogs(header)).toEqual([]);
    expect(focused()).toBe(linkOf(header, place).element());
    expect(navigated(header)).toEqual([]);
    expect(followed).toEqual([]);
  });

  it('starts a new one', async () => {
    const header = await asked('changed');
    await userEvent.click(linkOf(header, 'Создать новое'));
    expect(navigated(header)).toEqual([detail]);
    expect(followed).toEqual([createUrl]);
    await expect.poll(() => openDialogs(header)).toEqual([]);
  });

  it('starts a new one as the page decides', async () => {
    const header = await asked('unchanged');
    header.cancel('navigate');
    await userEvent.click(linkOf(header, 'Создать новое'));
    expect(navigated(header)).toEqual([detail]);
    expect(followed).toEqual([]);
    await expect.poll(() => openDialogs(header)).toEqual([]);
  });

  it('does not ask with a modifier key: the form stays open', async () => {
    const header = await host.mount('header', { draft: 'changed' });
    await expect.element(linkOf(header, place)).toBeVisible();
    signInOnSite(header);
    await linkOf(header, place).click({ modifiers: ['Control'] });
    expect(followed).toEqual([createUrl]);
    expect(openDialogs(header)).toEqual([]);
  });

  it('does not ask any more when the page has changed', async () => {
    const header = await asked('changed');
    history.pushState(null, '', '/elsewhere');
    await expect.poll(() => openDialogs(header)).toEqual([]);
  });
});

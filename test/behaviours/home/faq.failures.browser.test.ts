import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { someFaq } from '../../../src/testing/fakeFaq';
import { type Fetch, malformed, offline, recorded, rejects, switchable, when } from '../../../src/testing/scenarios';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock('../../../src/features/faq/fetchQuestions', async (original) => {
  const { fetchQuestions } = await original<typeof import('../../../src/features/faq/fetchQuestions')>();
  return { fetchQuestions: () => code.comes().then(fetchQuestions) };
});

const sections = /\/questions\/sections\/$/;
const aSection = /\/questions\/sections\/\d+$/;
/** Visible questions, in order. */
const questions = ({ root }: Mounted) =>
  [...root().querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) [part~=question]')].map(({ textContent }) => textContent);
const tabs = ({ root }: Mounted) => [...root().querySelectorAll<HTMLElement>('[role=tab]')];
const paths = (requests: readonly { url: URL }[]) => requests.map(({ url }) => url.pathname.replace(/^.*\/questions/, '') + url.search);
const firstQuestions = someFaq()[0]?.questions.map(({ question }) => question);

afterEach(() => {
  code.comes = () => Promise.resolve();
});

describe.each(hosts)('questions on $name', (host) => {
  const failures: [string, Fetch, string][] = [
    ['no connection', offline(), 'Отсутствует интернет соединение'],
    ['status 500', rejects(500), 'Что-то пошло не так'],
    ['a malformed body', malformed({ results: 1, questions: 1 }), 'Что-то пошло не так'],
  ];
  test.each(failures)('after %s show a message in their place, with a button that retries', async (_name, failing, title) => {
    const server = switchable(when(sections, failing));
    const network = recorded(server.fetch);
    const shown = await host.mount('faq', {}, { network: network.fetch });
    await expect.element(shown.view.getByRole('alert')).toHaveTextContent(title);
    expect(shown.root().querySelector('dialog')).toBeNull();
    server.use(when(aSection, failing));
    (shown.view.getByRole('button', { name: 'Обновить' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => tabs(shown)).toHaveLength(4);
    // Now the request of the tab.
    await expect.element(shown.view.getByRole('tabpanel').getByRole('alert')).toHaveTextContent(title);
    server.use(createFakeApi());
    await userEvent.click(shown.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
    expect(focused()?.getAttribute('role')).toBe('tabpanel');
    expect(paths(network.requests)).toEqual(['/sections/?type=FAQ', '/sections/?type=FAQ', '/sections/1', '/sections/1']);
  });

  test('of a tab that failed are requested again when the visitor returns to it', async () => {
    const server = switchable(when(/sections\/2$/, rejects(500)));
    const network = recorded(server.fetch);
    const shown = await host.mount('faq', {}, { network: network.fetch });
    await userEvent.click(shown.view.getByRole('tab', { name: 'Аренда' }));
    await expect.element(shown.view.getByRole('alert')).toHaveTextContent('Что-то пошло не так');
    server.use(createFakeApi());
    await userEvent.click(shown.view.getByRole('tab', { name: 'Покупка' }));
    await userEvent.click(shown.view.getByRole('tab', { name: 'Аренда' }));
    await expect.poll(() => questions(shown)).toHaveLength(4);
    expect(paths(network.requests).filter((path) => path === '/sections/2')).toHaveLength(2);
  });

  test('without a connection for data and code: one click on the button loads both when it is back', async () => {
    code.comes = () => Promise.reject(new TypeError('Failed to fetch'));
    const server = switchable(offline());
    const shown = await host.mount('faq', {}, { network: server.fetch });
    await expect.element(shown.view.getByRole('alert')).toHaveTextContent('Отсутствует интернет соединение');
    code.comes = () => Promise.resolve();
    server.use(createFakeApi());
    await userEvent.click(shown.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
  });

  test('whose code alone fails to load show it, and can retry', async () => {
    code.comes = () => Promise.reject(new TypeError('Failed to fetch'));
    const shown = await host.mount('faq');
    // The connection is there.
    await expect.element(shown.view.getByRole('alert')).toHaveTextContent('Что-то пошло не так');
    code.comes = () => Promise.resolve();
    await userEvent.click(shown.view.getByRole('button', { name: 'Обновить' }));
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
  });
});

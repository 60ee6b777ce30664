import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { type FakeFaqSection, someFaq } from '../../../src/testing/fakeFaq';
import { altered, held, recorded } from '../../../src/testing/scenarios';
import { createWorld } from '../../../src/testing/world';
import { restoreTimers } from '../../support/fakeTimers';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';
import { belowTheWindow, observed, showShare } from '../../support/visibleShare';

const asking = (...faq: FakeFaqSection[]) => createFakeApi({ ...createWorld(), faq });
const aFaq = (answerHtml: string, question = 'Вопрос?'): FakeFaqSection => ({
  id: 1,
  title: 'Раздел',
  questions: [{ id: 1, question, answerHtml }],
});

const blockOf = ({ root }: Mounted) => root().querySelector('section[data-state]') as HTMLElement;
/** Visible questions, in order. */
const questions = ({ root }: Mounted) =>
  [...root().querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) [part~=question]')].map(({ textContent }) => textContent);
const tabs = ({ root }: Mounted) => [...root().querySelectorAll<HTMLElement>('[role=tab]')];
const paths = (requests: readonly { url: URL }[]) => requests.map(({ url }) => url.pathname.replace(/^.*\/questions/, '') + url.search);
const titles = ['Покупка', 'Аренда', 'Размещение', 'Безопасность'];
const firstQuestions = someFaq()[0]?.questions.map(({ question }) => question);

afterEach(async () => {
  restoreTimers();
  await page.viewport(1280, 900);
});

describe.each(hosts)('questions on $name', (host) => {
  test('are requested once, when a tenth of the block is visible, for the first tab only', async () => {
    belowTheWindow();
    const network = recorded();
    const shown = await host.mount('faq', {}, { network: network.fetch });
    await expect.poll(() => shown.root().querySelectorAll('[aria-busy=true] > [data-line]')).toHaveLength(4);
    await observed(blockOf(shown));
    await showShare(blockOf(shown), 0.05);
    expect(network.requests).toHaveLength(0);
    await showShare(blockOf(shown), 0.12);
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
    await showShare(blockOf(shown), 0);
    await showShare(blockOf(shown), 1);
    expect(paths(network.requests)).toEqual(['/sections/?type=FAQ', '/sections/1']);
  });

  test('reserve their space: four questions are as high as four lines', async () => {
    const network = held();
    const shown = await host.mount('faq', {}, { network: network.fetch });
    await expect.poll(() => network.waiting).toHaveLength(1);
    const { height } = blockOf(shown).getBoundingClientRect();
    network.waiting[0]?.release();
    await expect.poll(() => tabs(shown)).toHaveLength(4);
    expect(blockOf(shown).getBoundingClientRect().height).toBe(height);
    await expect.poll(() => network.waiting).toHaveLength(1);
    expect(shown.root().querySelectorAll('[aria-busy=true] > [data-line]')).toHaveLength(4);
    network.waiting[0]?.release();
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
    expect(blockOf(shown).getBoundingClientRect().height).toBe(height);
  });

  test('of another tab are requested when it is first selected, and stay as they were left', async () => {
    const network = recorded();
    const shown = await host.mount('faq', {}, { network: network.fetch });
    await expect.poll(() => tabs(shown).map(({ textContent }) => textContent)).toEqual(titles);
    await userEvent.click(shown.view.getByRole('tab', { name: 'Аренда' }));
    await userEvent.click(shown.view.getByRole('button', { name: 'Кто платит по счётчикам?' }));
    await expect.element(shown.view.getByText('Это указано в объявлении')).toBeVisible();
    await userEvent.click(shown.view.getByRole('tab', { name: 'Покупка' }));
    expect(questions(shown)).toEqual(firstQuestions);
    await userEvent.click(shown.view.getByRole('tab', { name: 'Аренда' }));
    await expect.element(shown.view.getByText('Это указано в объявлении')).toBeVisible();
    expect(paths(network.requests)).toEqual(['/sections/?type=FAQ', '/sections/1', '/sections/2']);
  });

  test('work by keyboard: arrows, Home and End select tabs, one of which is in the tab order', async () => {
    const shown = await host.mount('faq');
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
    const chosen = () => tabs(shown).filter((tab) => tab.getAttribute('aria-selected') === 'true');
    tabs(shown)[0]?.focus();
    for (const [key, title] of [
      ['{ArrowRight}', 'Аренда'],
      ['{End}', 'Безопасность'],
      ['{ArrowRight}', 'Покупка'],
      ['{ArrowLeft}', 'Безопасность'],
      ['{ArrowLeft}', 'Размещение'],
      ['{Home}', 'Покупка'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(chosen().map(({ textContent }) => textContent)).toEqual([title]);
      expect(focused()).toBe(chosen()[0]);
      expect(tabs(shown).filter(({ tabIndex }) => tabIndex === 0)).toEqual(chosen());
    }
    const panel = shown.root().querySelector('[role=tabpanel]:not([hidden])');
    expect(panel?.id).toBe(chosen()[0]?.getAttribute('aria-controls'));
    expect(panel?.getAttribute('aria-labelledby')).toBe(chosen()[0]?.id);
    await userEvent.tab();
    expect(focused()?.textContent).toBe(firstQuestions?.[0]);
    await userEvent.keyboard('{Enter}');
    expect(focused()?.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard(' ');
    expect(focused()?.getAttribute('aria-expanded')).toBe('false');
  });

  test('open separately or together; each exposes whether it is open and which answer belongs to it', async () => {
    const shown = await host.mount('faq');
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
    const buttons = [...shown.root().querySelectorAll<HTMLElement>('[part~=question]')].slice(0, 4);
    const answerOf = (button: Element) =>
      [...shown.root().querySelectorAll('[part~=answer]')].find(({ id }) => id === button.getAttribute('aria-controls')) as HTMLElement;
    expect(buttons.map((button) => answerOf(button).checkVisibility())).toEqual([false, false, false, false]);
    buttons[0]?.click();
    buttons[2]?.click();
    await expect.poll(() => buttons.map((button) => answerOf(button).checkVisibility())).toEqual([true, false, true, false]);
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false', 'true', 'false']);
    buttons[0]?.click();
    await expect.poll(() => buttons.map((button) => answerOf(button).checkVisibility())).toEqual([false, false, true, false]);
    expect(buttons.map((button) => button.closest('h3') !== null)).toEqual([true, true, true, true]);
  });

  test('of more tabs than fit: the selected one scrolls into view with a piece of the next, and the page does not move', async () => {
    await page.viewport(375, 900);
    const many = titles.concat(titles).map((title, index) => ({ id: index + 1, title: `${title} ${index + 1}`, questions: [] }));
    belowTheWindow();
    const shown = await host.mount('faq', {}, { network: asking(...many) });
    await expect.poll(() => shown.root().querySelector('section')).not.toBeNull();
    await showShare(blockOf(shown), 0.9);
    await expect.poll(() => tabs(shown)).toHaveLength(8);
    // The lines that stand for questions are higher than none: until they are gone, the end of the page moves.
    await expect.poll(() => shown.root().querySelector('[aria-busy=true]')).toBeNull();
    const before = window.scrollY;
    tabs(shown)[0]?.focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const list = tabs(shown)[0]?.parentElement as HTMLElement;
    const chosen = tabs(shown)[4] as HTMLElement;
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(0);
    expect(list.getBoundingClientRect().right - chosen.getBoundingClientRect().right).toBeGreaterThanOrEqual(19);
    expect(window.scrollY).toBe(before);
  });

  test('are beside their title from 1024 px and below it in narrower windows', async () => {
    const shown = await host.mount('faq');
    await expect.poll(() => tabs(shown)).toHaveLength(4);
    const places = () => {
      const title = shown.root().querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
      const list = shown.root().querySelector('[role=tablist]')?.getBoundingClientRect() ?? new DOMRect();
      return list.left > title.left + 200 ? 'beside' : list.top >= title.bottom ? 'below' : 'over';
    };
    expect(places()).toBe('beside');
    await page.viewport(1000, 900);
    await expect.poll(places).toBe('below');
    await expect.element(shown.view.getByText('Не нашли ответ? Наши контакты внизу страницы.')).toBeVisible();
  });

  test('link to the contacts and to the targets in answers, unless the page handles it', async () => {
    const html =
      '<p><a href="/legal/chat">внутри</a> <a href="https://other.test/a?b=1#c">снаружи</a> <a href="mailto:a@kvartal.test">почта</a> <a href="tel:+74950000000">телефон</a></p>';
    const shown = await host.mount('faq', {}, { network: asking(aFaq(html)) });
    shown.cancel('navigate');
    await userEvent.click(shown.view.getByRole('link', { name: 'контакты' }));
    await userEvent.click(shown.view.getByRole('button', { name: 'Вопрос?' }));
    for (const name of ['внутри', 'снаружи', 'почта', 'телефон']) await userEvent.click(shown.view.getByRole('link', { name }));
    expect(shown.detailsOf('navigate')).toEqual([
      { url: 'https://site.test/#contacts', target: 'contacts' },
      { url: 'https://site.test/legal/chat', target: 'answer' },
      { url: 'https://other.test/a?b=1#c', target: 'answer' },
      { url: 'mailto:a@kvartal.test', target: 'answer' },
      { url: 'tel:+74950000000', target: 'answer' },
    ]);
    const links = [...shown.root().querySelectorAll('[part~=answer] a')];
    expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
      [null, 'noopener'],
      ['_blank', 'noopener noreferrer nofollow'],
      [null, 'noopener'],
      [null, 'noopener'],
    ]);
  });

  test('show a message without any, in a tab or at all', async () => {
    const none = await host.mount('faq', {}, { network: asking() });
    await expect.element(none.view.getByRole('heading', { name: 'Вопросов пока нет' })).toBeVisible();
    const tab = await host.mount('faq', {}, { network: asking({ id: 1, title: 'Пусто', questions: [] }) });
    await expect.element(tab.view.getByText('В этом разделе вопросов пока нет.')).toBeVisible();
    const answer = await host.mount('faq', {}, { network: asking(aFaq(' <p> </p>')) });
    await userEvent.click(answer.view.getByRole('button', { name: 'Вопрос?' }));
    await expect.element(answer.view.getByText('Ответа пока нет.')).toBeVisible();
  });

  test('leave out malformed records, report them, and show the others', async () => {
    const damaged = (body: unknown) => {
      const { results, questions } = body as { results?: unknown[]; questions?: unknown[] };
      if (results) return { results: [...results, { id: 'x', title: 'Нет' }, { id: 9, title: ' ' }, null] };
      return { questions: [{ id: 1, question: '', answer: '' }, 7, { id: 2, question: 'Без ответа', answer: 5 }, ...(questions ?? [])] };
    };
    const shown = await host.mount('faq', {}, { network: altered(damaged) });
    await expect.poll(() => questions(shown)).toEqual(firstQuestions);
    expect(tabs(shown).map(({ textContent }) => textContent)).toEqual(titles);
    await expect
      .poll(() => new Set(shown.detailsOf('error').map((error) => (error as { code: string }).code)))
      .toEqual(new Set(['malformed-item']));
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { createWorld } from '../../../src/testing/world';
import { answerAttacks, endOfAnswer } from '../../support/badInput/answerAttacks';
import { type Host, hosts, type Mounted } from '../../support/mount';

const tags = ['A', 'B', 'BR', 'EM', 'I', 'LI', 'OL', 'P', 'STRONG', 'UL'];
const sanitiser = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');

const attempts: string[] = [];
const noteRequests = new PerformanceObserver((list) => attempts.push(...list.getEntries().map(({ name }) => name)));
const noteError = (event: Event) => attempts.push(`error ${event.type}`);
beforeEach(() => {
  attempts.length = 0;
  noteRequests.observe({ type: 'resource' });
  addEventListener('error', noteError);
});
afterEach(() => {
  noteRequests.disconnect();
  removeEventListener('error', noteError);
  if (sanitiser) Object.defineProperty(Element.prototype, 'setHTML', sanitiser);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
});

/** A page whose questions have these answers, all open. */
async function answered(host: Host, answers: readonly string[]): Promise<Mounted> {
  const questions = answers.map((answerHtml, index) => ({ id: index + 1, question: `Вопрос ${index + 1}`, answerHtml }));
  const network = createFakeApi({ ...createWorld(), faq: [{ id: 1, title: 'Раздел', questions }] });
  const shown = await host.mount('faq', {}, { network });
  const buttons = () => [...shown.root().querySelectorAll<HTMLElement>('[part~=question]')];
  await expect.poll(buttons).toHaveLength(answers.length);
  for (const button of buttons()) button.click();
  await expect.poll(() => answersOf(shown).filter(({ hidden }) => !hidden)).toHaveLength(answers.length);
  return shown;
}

const answersOf = ({ root }: Mounted) => [...root().querySelectorAll<HTMLElement>('[part~=answer]')];
/** The HTML of an answer inside its box. */
const htmlOf = (answer: Element | undefined) => answer?.firstElementChild?.innerHTML;

const parsers = ['the sanitiser of the browser', 'DOMPurify'] as const;

describe.each(hosts)('answers on $name', (host) => {
  describe.each(parsers)('by %s', (parser) => {
    beforeEach(() => {
      if (parser === 'DOMPurify') Reflect.deleteProperty(Element.prototype, 'setHTML');
    });

    test(`of which ${answerAttacks.length} mean harm: nothing runs, nothing is asked for, nothing but text, lists and links is left`, async () => {
      const shown = await answered(
        host,
        answerAttacks.map((attack) => `${attack}<p>${endOfAnswer}</p>`),
      );
      const answers = answersOf(shown);
      for (const [index, answer] of answers.entries()) {
        const box = answer.firstElementChild as Element;
        for (const node of box.querySelectorAll('*')) {
          expect(tags, answerAttacks[index]).toContain(node.tagName);
          expect(
            [...node.attributes].map(({ name }) => name).filter((name) => !['href', 'rel', 'target'].includes(name)),
            answerAttacks[index],
          ).toEqual([]);
        }
        for (const link of box.querySelectorAll('a')) {
          expect(link.protocol, answerAttacks[index]).toMatch(/^(https?|mailto|tel):$/);
          expect(link.username, answerAttacks[index]).toBe('');
        }
      }
      // Mouse and keyboard do not trigger anything either.
      for (const node of answers.flatMap((answer) => [...answer.querySelectorAll<HTMLElement>('*')])) {
        for (const type of ['pointerover', 'mouseover', 'mouseenter', 'focus']) node.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // A network response arrives after any handler would have run.
      const image = new Image();
      image.src = '/__nothing-of-this-name';
      await new Promise((resolve) => image.addEventListener('error', resolve));
      expect(Reflect.get(window, 'ran')).toBeUndefined();
      expect(attempts.filter((name) => /evil\.test|^error/.test(name))).toEqual([]);
      expect(document.querySelector('iframe[srcdoc], [src*="evil.test"], [href*="evil.test"]')).toBeNull();
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    });

    test.each([
      ['<p>Один</p><p>Два<br>три</p>', '<p>Один</p><p>Два<br>три</p>'],
      ['<b>ж</b><strong>ж</strong><i>к</i><em>к</em>', '<b>ж</b><strong>ж</strong><i>к</i><em>к</em>'],
      ['<ul><li>раз</li><li>два</li></ul><ol><li>три</li></ol>', '<ul><li>раз</li><li>два</li></ul><ol><li>три</li></ol>'],
      ['<ul>слова<li>пункт</li></ul>', '<ul><li>слова</li><li>пункт</li></ul>'],
      ['<div><h2>Заголовок</h2><span>текст</span></div>', 'Заголовоктекст'],
      ['<p class="x" style="color:red" id="y" data-z="1">чисто</p>', '<p>чисто</p>'],
      ['<a href="/legal/chat">сайт</a>', '<a href="https://site.test/legal/chat" rel="noopener">сайт</a>'],
      ['<a href="https://site.test/a">сайт</a>', '<a href="https://site.test/a" rel="noopener">сайт</a>'],
      [
        '<a href="//other.test/a">другой</a>',
        '<a href="https://other.test/a" rel="noopener noreferrer nofollow" target="_blank">другой</a>',
      ],
      ['<a href="javascript:alert(1)">ничто</a>', 'ничто'],
      ['5 &lt; 6 &amp; 7 &gt; 6, &laquo;да&raquo;', '5 &lt; 6 &amp; 7 &gt; 6, «да»'],
      ['просто текст', 'просто текст'],
    ])('%s shows as %s', async (html, expected) => {
      const shown = await answered(host, [html]);
      expect(htmlOf(answersOf(shown)[0])).toBe(expected);
    });

    test('a long text is complete', async () => {
      const shown = await answered(host, [`<p>${'слово '.repeat(20_000)}</p>`]);
      expect(answersOf(shown)[0]?.textContent).toHaveLength('слово '.length * 20_000);
    });
  });
});

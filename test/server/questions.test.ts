import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerProblem } from '../../examples/server/questions/answerHtml';
import { firstQuestions } from '../../examples/server/questions/content/firstQuestions';
import { storeQuestions } from '../../examples/server/questions/storeQuestions';
import { listFaqQuestions, listFaqSections } from '../../src/api/faq';
import { fetchOf } from '../contract/fetchOf';
import { engines, type SeededServer, startSeededServer } from './support/seededServer';

describe.each(engines)('questions on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('in the database', () => {
    let server: SeededServer;
    beforeAll(async () => {
      server = await startSeededServer(await start());
    });
    afterAll(() => server?.stop());

    const all = async () => {
      const transport = { baseUrl: 'https://server.test/api', fetch: fetchOf(server.app) };
      const sections = await listFaqSections(transport);
      return Promise.all(sections.map(async ({ id, title }) => ({ title, questions: await listFaqQuestions(transport, id) })));
    };

    test('a new database has ours, in order', async () => {
      expect(
        (await all()).map(({ title, questions }) => [title, questions.map(({ question, answerHtml }) => [question, answerHtml])]),
      ).toEqual(firstQuestions.map(({ title, questions }) => [title, questions.map(([question, blocks]) => [question, blocks.join('')])]));
      expect((await all()).map(({ title }) => title)).toEqual(['Покупка', 'Аренда', 'Размещение', 'Безопасность']);
    });

    test('are cached for a while, and revalidated with 304', async () => {
      for (const path of ['/api/questions/sections/?type=FAQ', '/api/questions/sections/1']) {
        const { headers } = await server.get(path);
        expect(headers['cache-control']).toBe('public, max-age=300');
        const again = await server.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
        expect(again.statusCode).toBe(304);
      }
    });

    test('changes of editors survive a restart', async () => {
      const { db } = server;
      const [first, second] = await db.selectFrom('faq_sections').select('id').orderBy('position').execute();
      await db
        .deleteFrom('faq_sections')
        .where('id', '=', second?.id ?? 0)
        .execute();
      await db
        .updateTable('faq_sections')
        .set({ position: 9 })
        .where('id', '=', first?.id ?? 0)
        .execute();
      await db
        .updateTable('faq_items')
        .set({ answer_html: '<p>Иначе.</p>' })
        .where('section_id', '=', first?.id ?? 0)
        .execute();
      expect(await storeQuestions(db)).toBe(false);
      const now = await all();
      expect(now.map(({ title }) => title)).toEqual(['Размещение', 'Безопасность', 'Покупка']);
      expect(new Set(now[2]?.questions.map(({ answerHtml }) => answerHtml))).toEqual(new Set(['<p>Иначе.</p>']));
    });

    test('an older database gets them once, even from two concurrent starts', async () => {
      const { db } = server;
      await db.deleteFrom('faq_sections').execute();
      await db.deleteFrom('content_runs').execute();
      const made = await Promise.all([storeQuestions(db), storeQuestions(db)]);
      expect(made.toSorted()).toEqual([false, true]);
      expect(await all()).toHaveLength(firstQuestions.length);
    });

    test('an invalid answer changes nothing', async () => {
      const { db } = server;
      await db.deleteFrom('content_runs').execute();
      const before = await all();
      const wrong = { title: 'Ещё', questions: [['Что?', ['<p onclick="alert(1)">Вот</p>']] as const] };
      await expect(storeQuestions(db, [wrong])).rejects.toThrow('Что?');
      expect(await all()).toEqual(before);
      expect(await db.selectFrom('content_runs').selectAll().execute()).toEqual([]);
    });
  });
});

describe('HTML of answers', () => {
  test.each(firstQuestions.flatMap(({ questions }) => questions))('ours is valid: %s', (question, blocks) => {
    expect(answerProblem(blocks.join(''))).toBeNull();
    expect(question).toMatch(/^[А-Я].+\?$/);
  });

  test('every tab has four to six questions, each asked once', () => {
    const asked = firstQuestions.flatMap(({ questions }) => questions.map(([question]) => question));
    expect(new Set(asked).size).toBe(asked.length);
    for (const { questions } of firstQuestions) expect([4, 5, 6]).toContain(questions.length);
  });

  test.each([
    '',
    '<p>Текст, <b>важный</b> и <a href="/realty?trade_type=2&room_count=1">ссылка</a>; 2 &lt; 3 &amp; 4.</p>',
    '<ul><li>раз;</li><li><a href="/">два</a>.</li></ul>',
  ])('is allowed: %s', (html) => expect(answerProblem(html)).toBeNull());

  test.each([
    '<script>alert(1)</script>',
    '<p><img src=x onerror=alert(1)></p>',
    '<p style="color:red">а</p>',
    '<P>а</P>',
    '<p>а',
    'а',
    '<p>а</p>б',
    '<p>а</li>',
    '<p><p>а</p></p>',
    '<li>а</li>',
    '<ul>а</ul>',
    '<ul><p>а</p></ul>',
    '<p>a & b</p>',
    '<p>&#106;</p>',
    '<p><a href="javascript:alert(1)">а</a></p>',
    '<p><a href="https://elsewhere.example/">а</a></p>',
    '<p><a href="//elsewhere.example/">а</a></p>',
    '<p><a href="/\\elsewhere.example/">а</a></p>',
    '<p><a href="/realty" target="_blank">а</a></p>',
    "<p><a href='/realty'>а</a></p>",
    '<p><a href="/a"><a href="/b">а</a></a></p>',
    '<p><!-- а --></p>',
    '<p>а > б</p>',
    '<svg/onload=alert(1)>',
  ])('is rejected: %s', (html) => expect(answerProblem(html)).toEqual(expect.stringMatching(/ at character \d+$/)));
});

import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { faqEndpoints, listFaqQuestions, listFaqSections } from '../../../src/api/faq';
import { faqSectionAnswer, faqSectionsAnswer } from '../../../src/api/wire/faq';
import type { Subject } from './searchCalls';

/** The contract of questions and answers (§7), for the fake and the reference server. */
export function faqCalls(name: string, open: () => Promise<Subject>): void {
  describe(`questions and answers of ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });

    const get = async (path: string) => {
      const response = await subject.fetch(subject.baseUrl + path);
      const body: unknown = await response.json();
      return { status: response.status, body };
    };

    test('tabs and their questions match the schema', async () => {
      const { status, body } = await get(faqEndpoints.sections);
      expect(status).toBe(200);
      const { results } = v.parse(faqSectionsAnswer, body);
      expect(results.length).toBeGreaterThan(1);
      for (const { id, title } of results) {
        const section = await get(faqEndpoints.section(id));
        expect(section.status).toBe(200);
        const { questions, ...tab } = v.parse(faqSectionAnswer, section.body);
        expect(tab).toEqual({ id, title });
        expect(questions.length).toBeGreaterThan(0);
      }
    });

    test("the kit's calls decode all of them", async () => {
      const sections = await listFaqSections(subject);
      expect(sections).toEqual(v.parse(faqSectionsAnswer, (await get(faqEndpoints.sections)).body).results);
      const [first] = sections;
      const questions = await listFaqQuestions(subject, first?.id ?? 0);
      const { body } = await get(faqEndpoints.section(first?.id ?? 0));
      expect(questions.map(({ id, question, answerHtml: answer }) => ({ id, question, answer }))).toEqual(
        v.parse(faqSectionAnswer, body).questions,
      );
    });

    test('a trailing slash makes no difference, and FAQ is the default type', async () => {
      const tabs = await get(faqEndpoints.sections);
      expect(await get('/questions/sections?type=FAQ')).toEqual(tabs);
      expect(await get('/questions/sections/')).toEqual(tabs);
      const { id } = v.parse(faqSectionsAnswer, tabs.body).results[0] ?? { id: 0 };
      expect(await get(`/questions/sections/${id}/`)).toEqual(await get(`/questions/sections/${id}`));
    });

    test('an unknown type is rejected by name, an unknown tab is not found', async () => {
      for (const type of ['', 'faq', 'NEWS']) {
        expect(await get(`/questions/sections/?type=${type}`)).toEqual({ status: 400, body: { type: [expect.any(String)] } });
      }
      for (const id of ['0', '999999999', '1.5', 'FAQ', '99999999999999999999']) {
        expect(await get(`/questions/sections/${id}`)).toEqual({ status: 404, body: { detail: expect.any(String) } });
      }
    });
  });
}

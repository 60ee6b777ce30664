import { encodeFaqQuestion, faqTypes } from '../api/wire/faq';
import type { FaqQuestion, FaqSection } from '../domain/faq';
import { json, notFound, type Route, refused } from './fakeRoute';

/** A tab of questions with what it holds. */
export interface FakeFaqSection extends FaqSection {
  readonly questions: readonly FaqQuestion[];
}

/** Two tabs that are the same on every machine. */
export function someFaq(): readonly FakeFaqSection[] {
  return [
    {
      id: 1,
      title: 'Покупка',
      questions: [
        { id: 11, question: 'Как проверить собственника перед сделкой?', answerHtml: '<p>Закажите выписку из ЕГРН.</p>' },
        { id: 12, question: 'Сколько времени занимает модерация?', answerHtml: '<p>1–2 рабочих дня.</p>' },
      ],
    },
    {
      id: 2,
      title: 'Аренда',
      questions: [{ id: 21, question: 'Можно ли снять квартиру без комиссии?', answerHtml: '<p>Да, у собственников.</p>' }],
    },
  ];
}

/** The calls of questions and answers (§7). */
export const faqRoutes: readonly Route[] = [
  {
    path: /\/questions\/sections\/?$/,
    GET({ faq }, params) {
      const type = params.get('type') ?? faqTypes[0];
      if (!faqTypes.some((known) => known === type)) return refused(['type']);
      return json({ results: faq.map(({ id, title }) => ({ id, title })) });
    },
  },
  {
    path: /\/questions\/sections\/(\d+)\/?$/,
    GET({ faq }, _params, asked) {
      const section = faq.find(({ id }) => id === asked.id);
      return section ? json({ id: section.id, title: section.title, questions: section.questions.map(encodeFaqQuestion) }) : notFound();
    },
  },
];

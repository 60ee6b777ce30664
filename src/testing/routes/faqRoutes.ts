import { encodeFaqQuestion, faqTypes } from '../../api/wire/faq';
import { json, notFound, type Route, refused } from '../fakeRoute';

/** FAQ endpoints (§7). */
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

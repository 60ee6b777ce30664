/** Paths of questions and answers, under the configured base (§7). */
export const faqEndpoints = {
  sections: '/questions/sections/?type=FAQ',
  section: (id: number) => `/questions/sections/${id}`,
} as const;

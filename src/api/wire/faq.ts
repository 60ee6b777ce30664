import * as v from 'valibot';
import type { FaqQuestion, FaqSection } from '../../domain/content/faq';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const words = v.pipe(v.string(), v.regex(/\S/));

/** Values of `type`: the requested list of tabs. */
export const faqTypes = ['FAQ'] as const;

export const faqSectionSchema = v.object({ id, title: words });
export const faqQuestionSchema = v.object({ id, question: words, answer: v.string() });

/** `GET /questions/sections/?type=FAQ` returns the tabs in order; `GET /questions/sections/{id}` one of them with its questions. */
export const faqSectionsSchema = v.object({ results: v.array(v.unknown()) });
export const faqSectionBodySchema = v.object({ questions: v.array(v.unknown()) });

/** The same with every record checked, for servers. */
export const faqSectionsAnswer = v.object({ results: v.array(faqSectionSchema) });
export const faqSectionAnswer = v.object({ ...faqSectionSchema.entries, questions: v.array(faqQuestionSchema) });

/** Returns null for a malformed record. */
export function decodeFaqSection(input: unknown): FaqSection | null {
  const result = v.safeParse(faqSectionSchema, input);
  return result.success ? result.output : null;
}

/** Returns null for a malformed record. */
export function decodeFaqQuestion(input: unknown): FaqQuestion | null {
  const result = v.safeParse(faqQuestionSchema, input);
  if (!result.success) return null;
  const { id, question, answer } = result.output;
  return { id, question, answerHtml: answer };
}

/** Returns the record that a server sends; {@link decodeFaqQuestion} reads it back. */
export function encodeFaqQuestion({ id, question, answerHtml }: FaqQuestion): v.InferOutput<typeof faqQuestionSchema> {
  return { id, question, answer: answerHtml };
}
